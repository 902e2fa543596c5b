game = Mau Mau

## Yerler

zone-stock = Çekme destesi
zone-discards = Atma destesi
zone-hand = El
zone-drawn = Az önce çekilen

## Oyunun durumu

fact-direction = Oyun yönü: { $value ->
    [clockwise] saat yönünde
   *[counterclockwise] saat yönünün tersine
}
fact-wished-suit = İstenen renk: { $value ->
    [C] sinek ♣
    [D] karo ♦
    [H] kupa ♥
   *[S] maça ♠
}
fact-load = Çekilecek kart: { $value }
fact-forgot-to-call = Seslenmeyi unutan: { $whom }

## Ayarlar

option-edition = Oyun usulü
option-edition-standard = standart
option-edition-cs = Çek usulü (Prší)
option-packs = 32’lik deste sayısı
option-packs-by-players = oyuncu sayısına göre
option-calls = Son kartlarda seslenme
option-calls-automatic = kendiliğinden olur
option-calls-strict = sıkı: seslen ve unutanı yakala
option-free_draw = Oynayabilen, onun yerine çekebilir
option-seven_always = Her yedili saldırır
option-after_seven = Yedili için çektikten sonra
option-after_seven-pass = sıra geçer
option-after_seven-play = bir kart oynanabilir
option-first_seven = İlk açılan yedili saldırır
option-rounds_to_win = Maçı kazanmak için gereken tur

## Oyuncuların yaptıkları

move-play = { $about } oyna
move-play-card-aloud = { $card } oyna ve seslen
move-play-card-as-suit = { $card } oyna ve { $suit } iste
move-play-card-as-suit-aloud = { $card } oyna, { $suit } iste ve seslen
move-draw = Çek
move-pass = Pas geç
move-name = { $about } iste
move-catch = Yakala: { $whom }

## Olanlar

moved-stock-hand = { $who } { $card } çekiyor
moved-stock-hand-mau-3 = { $who } { $card } alıyor
moved-stock-drawn = { $who } { $card } çekiyor ve hemen oynayabilir
moved-stock-discards = { $card } açılıyor
moved-hand-discards = { $who } { $card } oynuyor
moved-drawn-discards = { $who } çektiği kartı hemen oynuyor: { $card }
moved-drawn-hand = { $who } elinde tutuyor: { $card }
moved-discards-stock = { $card } çekme destesine geri karıştırılıyor

said-calls = { $value ->
    [mau] { $who } “Mau!” diyor
    [prsi] { $who } “Prší!” diyor
   *[other] { $who } “Mau Mau!” diyor
}
said-catches = { $who } fark etti: { $whom } “Mau” demeyi unuttu
said-uncalled = { $value ->
    [prsi] { $who } “Prší!” demedi ve kart çekmek zorunda
   *[other] { $who } “Mau Mau!” demedi ve kart çekmek zorunda
}
said-direction = { $value ->
    [clockwise] Oyun saat yönünde ilerliyor
   *[counterclockwise] Oyun saat yönünün tersine ilerliyor
}
said-spared = { $value ->
    [one] Çekecek kart kalmadı: { $who } bir karttan kurtuluyor
   *[other] Çekecek kart kalmadı: { $who } { $value } karttan kurtuluyor
}
said-load = { $value } kart çekilecek
said-passes = { $who } pas geçiyor
said-skipped = { $who } atlanıyor
said-wishes = { $who } istiyor: { $value ->
    [C] sinek ♣
    [D] karo ♦
    [H] kupa ♥
   *[S] maça ♠
}

outcome-mau-9 = Kimse ne oynayabildi ne çekebildi: en az kartı olan kazanır.
outcome-mau-13 = Son kart oynandı.
outcome-mau-26 = Tur çok uzun sürdü: en az kartı olan kazanır.

## Kartlar

rank-J = J
rank-Q = Q
rank-K = K

## Alman kartlarıyla

fact-wished-suit-german = İstenen renk: { $value }
said-wishes-german = { $who } istiyor: { $value }
move-play-card-as-suit-german = { $card } oyna ve { $suit } iste
move-play-card-as-suit-aloud-german = { $card } oyna, { $suit } iste ve seslen
move-name-german = { $about } iste

## Hazır kurallar

preset-prsi = Prší (Çek usulü)
preset-easy = Kendiliğinden seslenme

## İlk oyun için ipuçları

tip-play = Üsttekiyle aynı renkten ya da aynı değerden bir kart oyna.
tip-draw = Hiçbiri uymuyor mu? Çekme destesine dokun. Çektiğin kart uyarsa hemen oynayabilirsin.
tip-load = Bir yedili sana saldırıyor: kartları çek ya da yediliyle yanıtla, sıradaki iki kart fazla çeker.
tip-jack = Elinde vale var: her kartın üstüne oynanır, sonraki rengi de sen istersin.
tip-jack-german = Elinde alt vale var: her kartın üstüne oynanır, sonraki rengi de sen istersin.
tip-wish = Bir renk istendi: o renkten ya da her şeyin üstüne giden bir kart oyna.
tip-call = Az kaldı! Son kartlarda seslenmek zorunlu: seslenmeli hamleyi seç. Unutan iki kart çeker.
tip-catch = Biri seslenmeyi unuttu! Sıradaki oynamadan yakala, iki kart çeksin.
