### Komut satırının ve çekirdeğin sözleri.

## Kim

table = Masa
everyone = Herkes
dummy = Kukla { $number }
guest = Misafir
seat = { $number }. yer
and = { $first } ve { $last }

## Anlatılanlar

cards = { $count ->
    [0] kart yok
    [one] bir kart
   *[other] { $count } kart
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: kartlar karıştırılıyor
looked = { $who } kartlara bakıyor ({ $zone })
looked-at = { $who } bakıyor: { $card } ({ $zone })
sealed = Karıştırmalar mühürlendi: { $seal }…

said-deals = { $who } dağıtıyor
said-deal-over = El bitti
said-scores = { $who }, alınan puan: { $value }

## Masada

your-turn = ▸ Sıra sende, { $who }
may-interrupt = ▸ { $who }, şimdi araya girebilirsin
turn-of = Sıra onda: { $who }…
hint-your-turn = bir numara ya da hamle · rules · log · help · quit
hint-may-interrupt = araya girmek için numara · oyunu sürdürmek için Enter
more-moves = … { $count } hamle daha: moves yaz
earlier = … daha önce { $count } satır: log yaz
points = { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
this-deal = bu elde { $points }
progress-target = { $deal }. el · hedef { $target } puan
progress-deals = { $deal }. el, toplam { $deals }
press-enter = Sonraki el için Enter
page-foot = Devam için Enter

## Yanıtlar

yes = e evet y yes
no = h hayır n no
nothing-typed = 1 ile { $count } arasında bir hamle numarası ya da help yaz.
no-such-move = “{ $typed }” bu oyunda bir hamle değil: 1 ile { $count } arasında bir numara, “{ $example }” gibi bir hamle ya da help yaz.
no-such-number = { $typed } numaralı hamle yok: hamleler 1 ile { $count } arasında numaralı.
no-such-clause = Bu kurallarda { $clause } maddesi yok.
no-rulebook = Bu oyunun kural kitabı henüz yok.
refused = Bunu şimdi yapamazsın: { $move } ({ $clause }).
really-quit = Maçtan çıkılsın mı? Çıkmak için e yaz, kalmak için Enter
save-record = Kayıt saklansın mı? e ya da bir dosya adı yaz; istemiyorsan Enter
record-saved = Kayıt şurada: { $file }
file-exists = { $file } dosyası zaten var: başka bir ad ver.
file-not-written = { $file } dosyası yazılamıyor ({ $why }).
check-record = Şununla denetle: pakl verify { $file }
goodbye = Hoşça kal.

## Sayfalar

rules-title = { $game }: kurallar
log-title = Neler oldu
moves-title = Neler yapabilirsin
help-title = Neler yazabilirsin
help-number = o numaradaki geçerli hamle
help-notation = herhangi bir hamle, kurallarda yazıldığı gibi
help-rules = bütün kurallar
help-clause = kurallardan tek bir madde
help-log = olan biten her şey
help-hand = kartların, sözcüklerle
help-moves = bütün hamlelerin, yazılışlarıyla
help-quit = maçtan çık
help-enter = tek hamlen varsa o hamle
enter-key = Enter

## Menü

welcome = Pakl’a hoş geldin
welcome-line = Tam kural kitabına göre kart oyunları, botlara karşı.
which-game = Hangi oyun? Numarasını yaz
players = { $fewest }–{ $most } oyuncu
players-exactly = { $seats } oyuncu
how-many = Seninle birlikte kaç kişi? { $fewest }–{ $most }, Enter: { $usual }
rules-of-table = Bu masanın kuralları
as-the-book = { $count ->
    [0] kitaptaki gibi
    [one] bir kural kitaptakinden farklı
   *[other] { $count } kural kitaptakinden farklı
}
value-on = açık
value-off = kapalı
which-option = Dağıtmak için Enter ya da değiştirilecek kuralın numarası
which-value = Yeni değer ya da değiştirmemek için Enter
which-number = { $low } ile { $high } arasında bir sayı
not-for-so-many = Bu kurallarla bu kadar kişi oynayamaz: bir kuralı değiştir.
not-in-menu = { $typed ->
    [nothing] 1 ile { $count } arasında bir numara yaz.
   *[other] “{ $typed }” listede yok: 1 ile { $count } arasında bir numara yaz.
}
not-a-number-of-players = “{ $typed }” olmaz: { $game }, { $fewest }–{ $most } oyuncu içindir.
not-a-value = “{ $typed }” olmaz; seçenekler: { $values }.

## Kaydı yeniden oynatma

replay-of = { $game }: { $who }
shuffle-of = karıştırma: { $lot }

## Kaydı denetleme

read-record = metin tam ve değişmemiş
replayed = her hamle kurallara uygun ({ $game }) ve sonuç bunlardan çıkıyor
commitment-kept = gizli değer, dağıtımdan önce mühürlenenle aynı
shuffles-follow = bütün karıştırmalar ({ $count }) gizli değerden ve oyuncuların rastgele değerlerinden çıkıyor
verified = Bu kayıt doğrulandı.

## Son

deal-ended = { $deal }. el bitti
winner = { $who } kazandı
winners = Birinciliği paylaşanlar: { $who }
