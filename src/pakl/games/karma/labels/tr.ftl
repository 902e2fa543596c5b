game = Karma

## Kartlar

card-TC = Masadan
    .colour = green
card-BU = Alttan Üste
    .colour = blue
card-F5 = En Çok Beş
    .colour = orange
card-GP = Yığını Ver
    .colour = purple

## Yerler

zone-draw-pile = Çekme destesi
zone-discard-pile = Yığın
zone-out-of-the-game = Oyun dışı
zone-hand = El
zone-chosen = Seçilenler
zone-face-up = Açık
zone-face-down-0 = Kapalı, sol
zone-face-down-1 = Kapalı, orta
zone-face-down-2 = Kapalı, sağ
zone-premonition = Önsezi

## Oyunun durumu

fact-first-player = { $whom } başlayacak
fact-turns = Oynanan hamleler
fact-to-follow = { $value ->
    [anything] “Masadan” kartından sonra her kart atılabilir
   *[other] “Masadan” kartından sonra şu karta uyan bir kart atılmalı: { $value }
}
fact-to-give = { $whom } yığını veriyor
fact-out = { $value ->
   *[yes] kartı kalmadı
}
fact-premonition = Kapalı kartların

## Ayarlar

option-premonition = Önsezi: önce kendi kapalı kartlarına bak
option-table_card = “Masadan” kartından sonra ne atılabilir
option-table_card-follow = yığının önceki hâline uyan
option-table_card-free = her kart
option-first_player = Kim başlar
option-first_player-random = kura ile
option-first_player-number = { $seat }. yer

## Oyuncuların yaptıkları

move-show = Göster: { $about }
move-play = At: { $about }
move-play-card-to-number = At: { $card }; yığını alan: { $whom }
move-play-cards-to-number = At: { $card }; yığını alan: { $whom }
move-flip = { $number ->
    [0] Soldaki
    [1] Ortadaki
   *[other] Sağdaki
} kapalı kartı çevir
    .takes = number
move-give = Yığını ver, alan: { $whom }
    .takes = number
move-take = Yığını al

## Olanlar

shuffled-draw-pile = Kartlar karıştırılıyor
shuffled-premonition = Kapalı kartlar karıştırılıyor ({ $who })

moved-draw-pile-face-down-0 = { $who } kapalı olarak { $card } alıyor
moved-draw-pile-face-down-1 = { $who } kapalı olarak { $card } alıyor
moved-draw-pile-face-down-2 = { $who } kapalı olarak { $card } alıyor
moved-draw-pile-premonition = { $who } kapalı olarak { $card } alıyor
moved-premonition-face-down-0 = { $who } önüne geri alıyor: { $card }
moved-premonition-face-down-1 = { $who } önüne geri alıyor: { $card }
moved-premonition-face-down-2 = { $who } önüne geri alıyor: { $card }
moved-draw-pile-hand = { $who } çekiyor: { $card }
moved-draw-pile-hand-karma-2 = { $who } alıyor: { $card }
moved-hand-chosen = { $who } seçiyor: { $card }
moved-chosen-face-up = { $who } gösteriyor: { $card }
moved-hand-discard-pile = { $who } atıyor: { $card }
moved-hand-out-of-the-game = { $who } oynuyor: { $card }
moved-face-up-discard-pile = { $who } açık kartlarından atıyor: { $card }
moved-face-up-out-of-the-game = { $who } açık kartlarından oynuyor: { $card }
moved-face-down-0-discard-pile = { $who } çeviriyor: { $card }
moved-face-down-1-discard-pile = { $who } çeviriyor: { $card }
moved-face-down-2-discard-pile = { $who } çeviriyor: { $card }
moved-face-down-0-out-of-the-game = { $who } çeviriyor: { $card }
moved-face-down-1-out-of-the-game = { $who } çeviriyor: { $card }
moved-face-down-2-out-of-the-game = { $who } çeviriyor: { $card }
moved-discard-pile-discard-pile = Yığının altından üstüne: { $card }
moved-discard-pile-out-of-the-game = Oyundan çıkıyor: { $card }
moved-discard-pile-hand = { $who } alıyor: { $card }

said-begins = { $who } başlayacak
said-removes = { $who } üst üste üçüncü eşit kartı atıyor: { $value } kart oyundan çıkıyor
said-takes = { $value ->
    [one] { $who } yığını alıyor, tek kart
   *[other] { $who } yığını alıyor, { $value } kart
}
said-gives = { $who } yığını veriyor, alan: { $whom }
said-out = { $who }: kartı kalmadı
said-loses = { $who } kaybediyor, diğerlerinin hepsi kazanıyor

outcome-karma-29 = Yalnızca bir oyuncuda kart kaldı.
outcome-karma-30 = Oyun çok uzun sürdü: en çok kartı olan kaybeder.

## Hazır kurallar

preset-premonition = Önsezi

## İlk oyun için ipuçları

tip-show = Önünde açık duracak üç kart seç. Onlar en sonda, iş zora girince gerekecek: yüksek kartlar ve Karma kartları orada işe yarar.
tip-play = En üstteki kadar ya da daha yüksek bir kart at. Eşit kartlar birlikte gidebilir: art arda dokun.
tip-karma = Karma kartları her kartın üstüne atılır; ya sana yarar ya diğerlerini uğraştırır. Birini doğru ana sakla.
tip-take = Hiçbiri uymuyorsa ya da istemiyorsan bütün yığını eline al. Sıradaki yenisini başlatır.
tip-follow = “Masadan” kartı, masadaki kartlarından birini daha ister; o da yığına uymalı.
tip-flip = Şimdi kapalı kartlar, körlemesine: birini çevir. Uymazsa yığını onunla birlikte alırsın.
