### Hamamböceği Diskosu oyununun sözleri.

game = Hamamböceği Diskosu

## Kartlar

suit-R =
    .colour = red
suit-O =
    .colour = orange
suit-Y =
    .colour = yellow
suit-G =
    .colour = green
suit-B =
    .colour = blue
suit-V =
    .colour = purple
suit-word-R = kırmızı
suit-word-O = turuncu
suit-word-Y = sarı
suit-word-G = yeşil
suit-word-B = mavi
suit-word-V = mor
notation = { $suit } { $rank }

## Yerler

zone-floor = pist
zone-box = kutu
zone-pile = çekme destesi
zone-dummy-pile = kuklanın çekme destesi
zone-collection = koleksiyon
zone-dummy-collection = kuklanın koleksiyonu
zone-hand = el
zone-chosen = seçilen
zone-played = oynanan
zone-guest = gizli misafir

## Oyunun durumu

fact-round = Tur
fact-rounds = Tur sayısı
fact-tie-card = Beraberlik kartı: { $whom }
fact-mirror = Ayna: { $whom }
fact-chosen = Seçtiğin kart: { $value }; bunu henüz kimse görmüyor
fact-wanted = Aldığın kart: { $value }, gizli misafirine eşit; bunu henüz kimse görmüyor
fact-met = Kralın bütün pisti alıyor, içinde gizli misafirine eşit bir kart da var: { $value }

## Ayarlar

option-hidden_guest = 1. çeşitleme: her koleksiyonda bir gizli misafir
option-hidden_guest-off = kapalı
option-hidden_guest-on = açık
option-mirror = 2. çeşitleme: oyuncu sayısı kadar oyun, aynayla
option-mirror-off = kapalı
option-mirror-on = açık
option-youngest = En genç kim
option-youngest-random = kura ile
option-youngest-number = { $seat }. yer

## Söylenenler

said-takes-the-mirror = { $who } en yüksek toplama sahip ve aynayı alıyor
said-tie-card = { $who } beraberlik kartını alıyor
said-unnoticed = Seçimini yaptın; herkes seçince diğerleri de görecek
said-takes-all = { $who } Kral oynuyor ve bütün pisti alıyor
said-waits = { $who } aynayı sonraya saklıyor
said-uses-the-mirror = { $who } aynayı kullanıyor
said-loses-the-mirror = { $who } atacak kart bulamıyor ve aynayı kaybediyor
said-total = { $who }, toplam: { $value }

## Kartların hareketi

moved-pile-floor = { $who } piste { $card } açıyor
moved-floor-pile = { $who } destesine geri karıştırıyor: { $card }
moved-dummy-pile-floor = Kukla piste { $card } açıyor
moved-floor-dummy-pile = { $card } kuklanın destesine geri karıştırılıyor
moved-pile-hand = { $who } { $card } çekiyor
moved-hand-guest = { $who } { $card } saklıyor
moved-hand-chosen = { $who } { $card } seçiyor
moved-chosen-played = { $who } gösteriyor: { $card }
moved-floor-collection = { $who } { $card } alıyor
moved-floor-dummy-collection = Kukla { $card } alıyor
moved-collection-box = { $card } koleksiyondan çıkıyor ({ $who })
moved-dummy-collection-box = { $card } kuklanın koleksiyonundan çıkıyor
moved-guest-box = Gizli misafir ayrılıyor ({ $who }): { $card }
moved-guest-collection = Gizli misafir ortaya çıkıyor ({ $who }): { $card }
moved-played-floor = { $card } piste geçiyor
shuffled-pile = { $who } kendi destesini karıştırıyor
shuffled-dummy-pile = Kuklanın destesi karıştırılıyor

## Hamleler

move-hide = Sakla: { $about }
move-choose = Seç: { $about }
move-take = Al: { $about }
move-discard = Gizli misafiri eşit kartla birlikte at
move-keep = Gizli misafiri tut
move-mirror = Aynayla birlikte at: { $about }
move-mirror-hidden = Gizli misafiri aynayla birlikte at
move-wait = Aynayı sonraya sakla

## Nasıl bitti

outcome-disco-17 = Son turdan sonra en düşük toplam kazanır

## Hazır kurallar

preset-guest = Gizli misafir
preset-mirror = Ayna
preset-both = Misafir ve ayna

## İlk oyun için ipuçları

tip-choose = Herkes gizlice bir kart seçer. Pistten ilk kartı en düşüğünü oynayan alır.
tip-take = Koleksiyonuna bir kart al: düşük bir kart ya da sende olanın eşi; eşit kartlar çift çift gider.
tip-pairs = Sonunda koleksiyonunda kalan sana yazılır: en düşük toplam kazanır.
tip-king = 13 Kral’dır: bütün pisti alır. Çift olursa ne güzel, olmazsa pahalıya patlar.
tip-tie = Eşit kartlar mı? Önce beraberlik kartı kimdeyse o, sonra saat yönünde diğerleri.
tip-hide = Bir kartı misafir olarak sakla. Eşitini alırsan gider; almazsan sonunda sayılır.
tip-mirror = Ayna koleksiyonundan bir kartı götürür. Bekleyebilirsin, ama destenin son kartına kadar.
