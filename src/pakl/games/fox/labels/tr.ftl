game = Ormandaki Tilki

## Yerler

zone-deck = Çekme destesi
zone-decree = Ferman
zone-trick = Löve
zone-hand = El
zone-won = Kazanılan kartlar

## Renkler

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Oyunun durumu

fact-trump = Koz: { $value ->
    [B] çan (B)
    [K] anahtar (K)
   *[M] ay (M)
}
fact-leader = Löveyi başlatan: { $whom }
fact-tricks = Löveler
fact-treasures = Hazineler

## Ayarlar

option-target = Maç kaç puanda biter
option-rounds = Tur sayısı
option-rounds-to-target = biri hedefe ulaşana kadar

## Oyuncuların yaptıkları

move-play = { $about ->
    [B1] B1 oyna · Kuğu
    [K1] K1 oyna · Kuğu
    [M1] M1 oyna · Kuğu
    [B3] B3 oyna · Tilki
    [K3] K3 oyna · Tilki
    [M3] M3 oyna · Tilki
    [B5] B5 oyna · Oduncu
    [K5] K5 oyna · Oduncu
    [M5] M5 oyna · Oduncu
    [B7] B7 oyna · Hazine
    [K7] K7 oyna · Hazine
    [M7] M7 oyna · Hazine
    [B9] B9 oyna · Cadı
    [K9] K9 oyna · Cadı
    [M9] M9 oyna · Cadı
    [B11] B11 oyna · Hükümdar
    [K11] K11 oyna · Hükümdar
    [M11] M11 oyna · Hükümdar
   *[other] { $about } oyna
}
move-swap = Fermanı değiştir, yenisi: { $about }
move-keep = Fermanı olduğu gibi bırak
move-bury = Destenin altına koy: { $about }

## Olanlar

moved-deck-hand = { $who } { $card } çekiyor
moved-deck-hand-fox-3 = { $who } { $card } alıyor
moved-deck-decree = Ferman olarak { $card } açılıyor
moved-hand-trick = { $who } { $card } oynuyor
moved-trick-won = { $who } { $card } kazanıyor
moved-decree-hand = { $who } fermanı eline alıyor: { $card }
moved-hand-decree = { $who } yeni fermanı koyuyor: { $card }
moved-hand-deck = { $who } destenin altına { $card } koyuyor

said-keeps = { $who } fermanı olduğu gibi bırakıyor
said-trick = { $value ->
    [one] { $who } löveyi alıyor
   *[other] { $who } löveyi alıyor, toplam { $value } löve
}
said-treasure = { $value ->
    [one] { $who } bir Hazine buluyor ve 1 puan alıyor
   *[other] { $who } { $value } Hazine buluyor ve { $value } puan alıyor
}
said-swan = { $who } löveyi Kuğu ile kaybediyor ve sonrakini başlatıyor
said-humble = { $who } alçakgönüllü davrandı: löveler için { $value } puan
said-defeated = { $value ->
    [one] { $who } yenik düştü: löveler için 1 puan
   *[other] { $who } yenik düştü: löveler için { $value } puan
}
said-victorious = { $who } galip geldi: löveler için { $value } puan
said-greedy = { $who } açgözlü davrandı: löveler için puan yok

outcome-fox-10 = On üç lövenin hepsi oynandı.
