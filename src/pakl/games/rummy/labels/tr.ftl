game = Rommé

## Yerler

zone-stock = Çekme destesi
zone-discards = Atma destesi
zone-hand = El
zone-taken = Az önce alınan
zone-combination = Kombinasyon

## Oyunun durumu

fact-opened = { $value ->
   *[yes] el açtı
}
fact-laid-by = Kombinasyonları açanlar
fact-jokers = Jokerlerin yerini tuttuğu kartlar
fact-opening = el açma, şimdiye dek: { $value }
fact-turns = Oynanan hamleler: { $value }
fact-renewals = Çekme destesi yenilendi: { $value } kez

## Ayarlar

option-mixed_sets = Karışık setler
option-opening = El açma
option-opening-single = yalnız ilk kombinasyonla
option-opening-sum = o hamledeki bütün kombinasyonlarla
option-opening_points = El açma puanı
option-match = Maç
option-match-rounds = { $number ->
    [one] bir tur
   *[other] { $number } tur
}
option-match-target = biri { $number } eksi puana ulaşana kadar

## Oyuncuların yaptıkları

move-draw = Çekme destesinden çek
move-pick = Atma destesinin üst kartını al
move-lay = Aç: { $about }
move-add-card-to-number = { $number } numaralı kombinasyona ekle: { $card }
move-add-cards-to-number = { $number } numaralı kombinasyona joker ekle: { $card }
move-swap-card-to-number = { $number } numaralı kombinasyona { $card } koy ve jokeri al
move-undo = Son adımı geri al
move-discard = { $about } at

## Olanlar

moved-stock-hand = { $who } { $card } çekiyor
moved-stock-hand-rummy-7 = { $who } { $card } alıyor
moved-stock-discards = { $card } açılıyor
moved-discards-taken = { $who } atma destesinden { $card } alıyor
moved-taken-hand = { $who } elinde tutuyor: { $card }
moved-hand-discards = { $who } { $card } atıyor
moved-discards-stock = { $card } çekme destesine geri karıştırılıyor
moved-hand-combination = { $who } açıyor: { $card }
moved-hand-combination-rummy-15 = { $who } { $card } ekliyor
moved-hand-combination-rummy-17 = { $who } jokerin yerine { $card } koyuyor
moved-hand-combination-rummy-27 = { $who } geri koyuyor: { $card }
moved-taken-combination = { $who } az önce aldığını açıyor: { $card }
moved-taken-combination-rummy-15 = { $who } az önce aldığını ekliyor: { $card }
moved-taken-combination-rummy-17 = { $who } az önce aldığını jokerin yerine koyuyor: { $card }
moved-combination-hand = { $who } { $card } alıyor
moved-combination-hand-rummy-27 = { $who } geri alıyor: { $card }
moved-combination-taken = { $who } geri alıyor: { $card }

said-joker = Jokerin yerini tuttuğu kart: { $value }
said-undo = { $who } bir adımı geri alıyor
said-opens = { $who } { $value } puanla el açıyor
said-renewal = Çekme destesi { $value }. kez yenileniyor
said-rummy = { $who } “Rommé!” diyor
said-hand-rummy = { $who } “Rommé!” diyor – elden: bütün puanlar iki kat sayılır
said-no-winner = Kimse bitiremedi

outcome-rummy-20 = Son kart atıldı.
outcome-rummy-22 = Elden Rommé: bütün puanlar iki kat sayılır.
outcome-rummy-25 = Kimse bitiremedi: herkes elindekileri sayar.

## Kartlar

rank-J = J
rank-Q = Q
rank-K = K

## Hazır kurallar

preset-family = Aile usulü: toplamla açılış

## İlk oyun için ipuçları

tip-draw = Her hamle çekilen bir kartla başlar, atılan bir kartla biter. Arada kart açabilirsin.
tip-pick = Çekmek yerine atılan son kartı alabilirsin, ama o kartı bu hamlede geri atamazsın.
tip-lay = Kart açabilirsin: farklı renklerden aynı değerde en az üç kart ya da tek renkten bir seri. İlk açışın yeterli puanda olmalı.
tip-joker = Joker her kartın yerine geçer. Ama sonunda elinde kalırsa 20 puana mal olur.
tip-add = Masadaki kombinasyonlara kart ekleyebilirsin, kendininkilere de başkalarınınkilere de: bir kart seç, sonra kombinasyona dokun.
tip-undo = Erken mi açtın? Kart atana kadar her şeyi adım adım geri alabilirsin.
tip-last = Sona bir kart bırak: bitirmek ancak kart atarak olur.
