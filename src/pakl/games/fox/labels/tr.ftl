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
    [B] çan
    [K] anahtar
   *[M] ay
}
fact-leader = Löveyi başlatan: { $whom }
fact-tricks = Löveler
fact-treasures = Hazineler

## Ayarlar

option-target = Maç kaç puanda biter
option-rounds = Tur sayısı
option-rounds-to-target = biri hedefe ulaşana kadar
option-rounds-number = { $number ->
    [one] bir tur
   *[other] { $number } tur
}

## Oyuncuların yaptıkları

move-play = { $about ->
    [B1] { $about } oyna · Kuğu
    [K1] { $about } oyna · Kuğu
    [M1] { $about } oyna · Kuğu
    [B3] { $about } oyna · Tilki
    [K3] { $about } oyna · Tilki
    [M3] { $about } oyna · Tilki
    [B5] { $about } oyna · Oduncu
    [K5] { $about } oyna · Oduncu
    [M5] { $about } oyna · Oduncu
    [B7] { $about } oyna · Hazine
    [K7] { $about } oyna · Hazine
    [M7] { $about } oyna · Hazine
    [B9] { $about } oyna · Cadı
    [K9] { $about } oyna · Cadı
    [M9] { $about } oyna · Cadı
    [B11] { $about } oyna · Hükümdar
    [K11] { $about } oyna · Hükümdar
    [M11] { $about } oyna · Hükümdar
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

## Hazır kurallar

preset-short = Kısa, 16 puana kadar
preset-long = Uzun, 35 puana kadar

## Kartlar

suit-word-B = çan
suit-word-K = anahtar
suit-word-M = ay
notation = { $suit } { $rank }

## İlk oyun için ipuçları

tip-aim = Yedi, sekiz ya da dokuz löveyle turu kazanırsın; en çok üç löveyle de. On ve üstünü alan eli boş döner.
tip-trump = Destenin yanındaki ferman kozu gösterir: onun rengi diğerlerini yener.
tip-follow = Elinde varsa çıkılan renge uy. Yoksa ne istersen oyna, belki bir koz.
tip-odd = Tek sayılı kartların bir gücü var: Kuğu kaybetse de sonraki löveyi başlatır, Tilki kozu değiştirir, lövedeki tek Cadı koz sayılır.
tip-swap = Tilki seçimi sana bırakıyor: elindeki bir kart ferman olur ya da her şey olduğu gibi kalır.
tip-bury = Oduncu sana bir kart çektirdi. Şimdi destenin altına bir kart koy; hangisi olduğunu yalnız sen bilirsin.
