game = Zyrty

## +2 kartları ve her zaman oynanabilen kartlar

card-11 =
    .colour = orange
card-22 =
    .colour = orange
card-33 =
    .colour = orange
card-44 =
    .colour = orange
card-0 =
    .colour = blue
card-50 =
    .colour = blue
card-Z =
    .colour = blue

## Yerler

zone-stock = Çekme destesi
zone-pile = Yığın
zone-hand = El
zone-lot = Sıralama için çekilen

## Oyunun durumu

fact-number = Sayı: { $value }
fact-runs = { $value ->
    [up] Yığın yukarı gidiyor
   *[down] Yığın aşağı gidiyor
}
fact-turns = Oynanan hamleler: { $value } / 1.000
fact-twice = Üst üste iki kez: { $value }, üçüncüsü olmaz
fact-load = Çekilecek kart: { $value }
fact-sleeps = Uyuyan +2 kartı: { $value }
fact-passes = Üst üste pas: { $value }

## Ayarlar

option-mode = Mod
option-mode-smooth = akıcı: en yakın kart oynanmalı
option-mode-tactical = taktik: o yöndeki herhangi bir kart
option-direction = Oyun yönü
option-direction-clockwise = saat yönünde
option-direction-counterclockwise = saat yönünün tersine

## Oyuncuların yaptıkları

move-play = { $about } oyna
move-draw = Çek

## Olanlar

moved-stock-hand = { $who } { $card } çekiyor
moved-stock-hand-zyrty-1 = { $who } { $card } alıyor
moved-stock-pile = { $card } açılıyor
moved-hand-pile = { $who } { $card } oynuyor
moved-pile-stock = { $count ->
    [one] { $card } çekme destesine geri karıştırılıyor
   *[other] Çekme destesi yenileniyor, geri karıştırılan: { $card }
}
moved-stock-lot = { $who } sıralama için { $card } çekiyor

said-does-not-count = { $value } sayılmıyor: yeni bir kart açılıyor
said-runs = { $value ->
    [up] Yığın şimdi yukarı gidiyor
   *[down] Yığın şimdi aşağı gidiyor
}
said-sleeps = { $value } üstü örtülene kadar uyuyor
said-wakes = { $who } uyuyan +2 kartını uyandırıyor
said-names = Z şimdi { $value } sayılıyor
said-load = { $value } kart çekilecek ya da devredilecek
said-draws = { $who } bütün cezayı alıyor, { $value } kart
said-passes = { $who } çekecek kart bulamıyor ve pas geçiyor
said-shares = { $who } dereceyi paylaşıyor: çekilecek yeterince kart yok

outcome-zyrty-21 = Biri elindeki son kartı oynadı.
outcome-zyrty-26 = Kimse ne oynayabildi ne çekebildi: en az puan kazanır.
outcome-zyrty-27 = Oyun çok uzun sürdü: en az puan kazanır.

## Hazır kurallar

preset-smooth = Akıcı

## İlk oyun için ipuçları

tip-play = Yığını kendi yönünde sürdür: yukarı gidiyorsa daha yüksek, aşağı gidiyorsa daha düşük kartla.
tip-special = 0, 50 ve Z sıran geldiğinde her zaman oynanabilir ve yönü çevirir.
tip-load = Seni bir +2 kartı bekliyor: çek ya da kendi +2 kartınla (11, 22, 33, 44) hepsini sonrakine geçir.
tip-several = Şimdi iki kart oynayabilirsin: iki eşit kart ya da yığının sayısına eşit bir kart ile uyan bir kart.
tip-draw = Hiçbiri uymuyor mu? Çekme destesine dokunup kart çek; sıran biter.
tip-last = Son kart sıradan bir kart olmalı: 0, 50 ya da Z ile oyun bitirilemez.
