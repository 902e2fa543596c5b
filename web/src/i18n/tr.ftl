### Sayfanın sözleri. Bir oyunun sözleri kendi klasöründedir.

## Kim

table = Masa
everyone = Herkes
dummy = Kukla { $number }
guest = Misafir

## Oyunun kendi sözü yoksa anlatılanlar

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
said-deals = { $who } dağıtıyor
said-deal-over = El bitti
said-scores = { $who }, alınan puan: { $value }

## Kartların okunuşu

spoken-card = { $suit } { $rank }
spoken-joker = joker
spoken-rank-2 = ikilisi
spoken-rank-3 = üçlüsü
spoken-rank-4 = dörtlüsü
spoken-rank-5 = beşlisi
spoken-rank-6 = altılısı
spoken-rank-7 = yedilisi
spoken-rank-8 = sekizlisi
spoken-rank-9 = dokuzlusu
spoken-rank-T = onlusu
spoken-rank-J = valesi
spoken-rank-Q = kızı
spoken-rank-K = papazı
spoken-rank-A = ası
spoken-suit-C = sinek
spoken-suit-D = karo
spoken-suit-H = kupa
spoken-suit-S = maça
suit-german-C = palamut
suit-german-S = yaprak
suit-german-H = kupa
suit-german-D = çan
suit-word-german-C = palamut
suit-word-german-S = yaprak
suit-word-german-H = kupa
suit-word-german-D = çan
rank-german-J = alt vale
rank-german-Q = üst vale
rank-german-K = papaz
rank-german-A = as
notation-german = { $suit } { $rank }
spoken-rank-german-J = alt valesi
spoken-rank-german-Q = üst valesi
spoken-card-german = { $suit } { $rank }
card-playable = { $card }, oynanabilir, { $place }. kart, toplam { $count }
card-held = { $card }, { $place }. kart, toplam { $count }
card-open = { $card }, oynanabilir, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] boş
    [one] bir kart
   *[other] { $count } kart
}
zone-with-top = { $zone }: en üstte { $card }, { $count ->
    [one] bir kart
   *[other] { $count } kart
}
your-hand = Elin: { $count ->
    [0] hiç kart yok
    [one] bir kart
   *[other] { $count } kart
}

## İlk sayfa

welcome = Akşam keyfin için bir kart masası
welcome-line = Avrupa’nın ortasından altı oyun, tam kural kitabına göre. Hemen botlara karşı oyna ya da arkadaşlarına bir bağlantı gönder. Hesap yok, reklam yok.
have-a-code = Bir kodun mu var?
code = Kod
join = Katıl
my-tables = Masaların
open-tables = Açık masalar
my-records = Biten maçların
all-records = { $count ->
    [one] Bir tane daha göster
   *[other] { $count } tane daha göster
}
seats-free = { $count ->
    [0] dolu
    [one] bir boş yer
   *[other] { $count } boş yer
}
status-playing = oynanıyor
your-seat-waits = oynamaya devam et
footer = Pakl özgür yazılımdır. Her karıştırma denetlenebilir.
players = { $fewest }–{ $most } oyuncu
players-exactly = { $seats } oyuncu
minutes = yaklaşık { $minutes } dakika
play-now = Hemen oyna
play-with-friends = Arkadaşlarla
to-the-games = Bütün oyunlar

## Arkadaşlar için bir masa

your-name = Adın
how-many-seats = Kaç kişi oynuyor?
rule-sheet = Bu masanın kuralları
preset-book = Kitaptaki gibi
presets = Hazır kurallar
preset-own = Kendi karışımın
bots-wanted = Masadaki botlar
bots-none = yok
less = Bir eksik
more = Bir fazla
as-the-book = { $count ->
    [0] Her şey kitaptaki gibi
    [one] Bir kural kitaptakinden farklı
   *[other] { $count } kural kitaptakinden farklı
}
differs = Kitapta: { $value }
option-value-on = evet
option-value-off = hayır
option-value-random = kurayla
option-value-automatic = kendiliğinden
option-value-standard = standart
option-value-by-players = oyuncu sayısına göre
terms = İzleyiciler, sohbet ve süre
terms-public = Bu masayı açık masalar listesinde herkese göster
terms-spectators = İzleyiciler ne görür
spectators-table = masada açık duranları
spectators-hands = bütün elleri
spectators-none = hiçbir şey: kimse izleyemez
terms-talk = Sohbet
talk-chat = yazışma ve tepkiler
talk-emotes = yalnız tepkiler
talk-off = sessiz
terms-pace = Hamle süresi
pace-free = ne kadar gerekirse
pace-realtime = saatle
pace-correspondence = günlerce, yazışmalı
terms-seconds = Hamle başına saniye
terms-bank = Bütün oyun için yedek süre, saniye
terms-days = Hamle başına gün
terms-late = Biri gecikirse ya da uzaktaysa
late-bot = yerine bot oynar
late-wait = beklenir
terms-bots = Botların oyunu
bot-pace-human = insan hızında
bot-pace-instant = hemen
terms-hints = İpuçları
hints-alone = botlara karşı tek başına oynayanlara
hints-on = herkese
hints-off = hiç kimseye
open-table = Masayı aç

## Maçtan önce

waiting-room = Herkes bekleniyor
seats = Yerler
seat-empty = Boş yer
sit-here = Buraya otur
move-here = Buraya geç
add-bot = Bot ekle
fill-with-bots = { $count ->
    [one] Boş yere bir bot
   *[other] { $count } boş yerin hepsine bot
}
bot-strength = Botların gücü
bot-of-level = Bot, { $level }
level-random = rastgele oynar
level-beginner = acemi
level-casual = keyfine oynar
level-good = iyi
level-strong = güçlü
level-expert = usta
level-measured = bir alt düzeye karşı %{ $percent } oranında kazanır
is-ready = hazır
not-ready = henüz hazır değil
is-host = masa sahibi
is-you = sen
swap-seat = Yerini değiştir: { $who }
remove-seat = Yerinden kaldır: { $who }
invite = Arkadaşlarını çağır
qr-of = QR kodu: { $link }
table-code = Kod
link = Bu masanın bağlantısı
copy = Kopyala
copied = Tamam
share = Paylaş
ready = Hazırım
unready = Henüz değil
waiting-for-seats = { $count ->
    [one] Bir yer hâlâ boş.
   *[other] { $count } yer hâlâ boş.
}
waiting-for-others = Diğerleri bekleniyor…
take-a-seat = Otur, sen de oyna.
you-watch = Bütün yerler dolu: izliyorsun.

## Masada

you = Sen
menu = Menü
rules = Kurallar
log = Neler oldu
log-forgets = Kazanılan kartların adı burada ancak el bitince görünür.
settings = Ayarlar
scores = Puanlar
emotes = Tepki göster
facts = Oyunun durumu
deal-number = { $deal }. el
your-turn = Sıra sende
may-interrupt = Araya girebilirsin
turn-of = Sıra onda: { $who }…
waiting-for = Beklenen: { $who }…
paused = Masa molada
bot-plays-for-you = Senin yerine bot oynuyor
take-back = Yine ben oynayayım
pause = Mola
pause-asked = Diğerlerinden mola isteniyor
resume = Devam
leave = Masadan kalk
seat-turn = sıra onda
seat-bot = burada bot oynuyor
seat-away = uzakta
seat-dealer = bu eli dağıtan
seat-dealer-short = D
seat-clock = { $seconds } sn
points = { $points } puan
your-moves = Neler yapabilirsin
choose-cards = { $count } kart seç
select-more = { $needed ->
    [0] { $count ->
        [one] Bir kart seçildi: başka da seç
       *[other] { $count } kart seçildi: başka da seç
    }
   *[other] { $needed } karttan { $count } tanesi seçildi
}
clear-selection = Seçimi kaldır
more-ways = { $count } tane daha
which-way = Nasıl?
cancel = Vazgeç
close = Kapat
sort-hand = Elini başka türlü diz
hint = İpucu
hint-thinking = En güçlü bot düşünüyor…
hint-title = En güçlü bot ne yapardı
hint-chance = kazanma şansı %{ $percent } ± { $error }
hint-chance-match = maçı kazanma şansı %{ $percent } ± { $error }
hint-level = aynı derecede iyi
hint-share = %{ $percent } oranında bunu seç
hint-mixture = Herkes aynı anda seçer: hep aynısını seçenin niyeti anlaşılır. Değiştirerek seçmek daha iyidir.
hint-deal = bu eli kazanma şansı %{ $percent }
hint-points = yaklaşık { $points } puan
hint-cut-short = %{ $percent } ihtimalle sıra sana gelmeden başkası kazanır
hint-basis = Bildiğin her şeye uyan { $worlds } hayali dağıtım üzerinden hesaplandı.
open-rule = Kural { $clause }
open-clause = Kuralı aç: { $clause }
emote-hello = Merhaba!
emote-thanks = Sağ ol!
emote-well-played = İyi oynadın!
emote-oops = Eyvah…
emote-hurry = Sıra sende, uykucu!
emote-laugh = Hahaha!
emote-wow = Vay!
emote-sorry = Pardon!
tip-play = Öne çıkan kartlar oynanabilir: birine dokun ya da onu masaya doğru sürükle.
tip-select = Bazı hamleler birkaç kart ister: onlara sırayla dokun.
tip-rules = Her kuralın bir numarası var: okumak için numaraya dokun.
tip-seen = Anladım
tip-whole = İpucunun tamamını göster
tip-none = İpucu gösterme
chat-placeholder = Bir şey söyle
send = Gönder
card-new = { $text }, yeni
equal-card-elsewhere = Bu değil: { $card } şimdi şuradan oynanır: { $zone }.
seat-reconnecting = yeniden bağlanıyor… { $seconds } sn sonra bot
look-through = Göz at: { $zone }
while-away = Sen yokken
selected-worth = { $count } kart, { $points } puan
hand-sorted = Elin: { $how }

## Masada olanlar

log-chat = { $who }: { $text }
log-sat = { $who } masaya oturuyor
log-stood = { $who } masadan kalkıyor
log-taken-over = { $who } yerine artık bot oynuyor
log-paused = { $why ->
    [absence] Masa molada: kimse yok
   *[other] Masa molada
}
log-resumed = Oyun devam ediyor
log-match-begun = { $number }. maç başlıyor
log-match-over = Maç bitti
log-swapped = İki kişi yer değiştirdi
log-closed = Masa kapandı
log-seat-host = Masa sahibi artık { $who }
log-seat-wishes_pause = { $who } mola istiyor
log-seat-late = Süresi doldu: { $who }
log-seat-back = { $who } geri geldi

## Kurallar

rules-of = { $game }: kurallar
no-rulebook = Bu oyunun burada henüz kural kitabı yok.
agreed-here = Bu masada kararlaştırılan
as-book-here = Bu masada, kitaptaki gibi: { $option }: { $value }
words-german = Bu kartlarda Alman renkleri var: palamut sinek, yaprak maça, çan karo; alt vale (U) vale, üst vale (O) kız yerine geçer.
here-differs = Bu masada: { $option }: { $value }
seek-rules = Kurallarda ara
nothing-found = Bir şey bulunamadı.
found-clauses = { $count ->
    [one] Bir kural bulundu
   *[other] { $count } kural bulundu
}

## Son

deal = El
total = Toplam
deal-ended = { $deal }. el bitti
you-win = Kazandın!
winner = { $who } kazandı
winners = Birinciliği paylaşanlar: { $who }
all-hands = Kimde ne vardı
no-cards-left = kart kalmadı
next-deal = Sonraki el
rematch = Rövanş
watch-replay = Tekrar izle
download-record = Kaydı indir
verify-record = Karıştırmaları denetle
verified = { $shuffles ->
    [one] Adil: karıştırma, mühürlü gizli değerden ve oyuncuların rastgele değerlerinden çıkıyor; her hamle de kurallara uygun.
   *[other] Adil: { $shuffles } karıştırmanın hepsi mühürlü gizli değerden ve oyuncuların rastgele değerlerinden çıkıyor; her hamle de kurallara uygun.
}
commitment-kept = Gizli değer, dağıtımdan önce mühürlenenle aynı
shuffles-follow = Bütün karıştırmalar ({ $count }) gizli değerden ve oyuncuların rastgele değerlerinden çıkıyor
verifying = Denetleniyor…
finding-right = doğru
finding-wrong = yanlış
step-of = { $step }. adım, toplam { $steps }
step-first = Başa dön
step-back = Bir adım geri
step-on = Bir adım ileri
step-last = Sona git
play-steps = Oynat
stop-steps = Durdur

## Ayarlar

language = Dil
speed = Hareket
speed-calm = sakin
speed-normal = olağan
speed-fast = hızlı
speed-none = yok
sorting = Elin
sorting-deck = renge göre dizili
sorting-rank = değere göre dizili
sorting-groups = kombinasyonlara göre dizili
sorting-own = kendi düzeninde
theme = Masa
theme-device = cihaza göre
theme-cloth = yeşil çuha
theme-night = mavi gece
sound = Sesler
vibration = Sıra sana gelince titret
notices = Sıra bendeyken başka yere bakıyorsam haber ver
notices-forbidden = Tarayıcın bu sayfanın bildirim göndermesine izin vermiyor.
four-colours = Dört renge dört ayrı ton
confirm-moves = Hamleden önce sor
confirm-never = hiçbir zaman
confirm-final = geri alınamıyorsa
confirm-always = her zaman
big-indices = Kart köşelerinde büyük işaretler
faces = Kartlardaki renkler
faces-table = masada nasıl oynanıyorsa
faces-french = Fransız: sinek, maça, kupa, karo
faces-german = Alman: palamut, yaprak, kupa, çan
faces-note = İkisiyle de oynanan oyunlarda.
show-emotes = Başkalarının tepkilerini göster
show-guide = İlk oyunda ipuçları

## Bağlantı

loading = Bir saniye…
line-lost = Yeniden bağlanıyor…
offline = Bağlantı yok. Oyunlar canlı oynanır; sayfa sunucuyu kendisi arıyor.
storage-down = Sunucu şu anda hamleleri kaydedemiyor; kaydedebildiği an oyun devam edecek.
play-here = Burada oyna
bye-newer_tab = Bu masa başka bir pencerede açık
bye-no_table = Böyle bir masa artık yok
bye-not_welcome = Bu masa izlenemez
bye-restart = Sunucu yeniden başlıyor; oyun hemen devam edecek
bye-too_slow = Bağlantı çok yavaş
bye-silent = Bağlantı koptu
bye-flood = Buradan bir anda çok fazla şey geldi
no-table = Burada masa yok

## Olmayanlar

refused-card = { $card } şimdi oynanamaz. { $rule }
refused-move = Bu şimdi olmaz. { $rule }
refused-illegal = Bu şimdi olmaz.
refused-malformed = Sunucu bunu anlamadı.
refused-stale = Az önce bir şey oldu: yeniden bak.
refused-not_seated = Bu masada oturmuyorsun.
refused-not_host = Bunu yalnız masa sahibi yapabilir.
refused-not_now = Bu şimdi olmaz.
refused-seat_taken = Orada oturan var.
refused-no_such_seat = Böyle bir yer yok.
refused-no_such_bot = Böyle bir bot yok.
refused-bad_name = Bu ad kullanılamaz.
refused-no_hints = Bu masada ipucu yok.
refused-muted = Şu anda buraya yazamazsın.
refused-too_fast = Çok hızlı oldu: biraz bekle.
refused-busy = Sunucu meşgul: yeniden dene.
refused-unavailable = Sunucu bunu şu anda yapamıyor: yeniden dene.
refused-frozen = Bu masa bizim bir hatamız yüzünden dondu. Hiçbir şey kaybolmadı.
refused-closed = Bu masa kapandı.
refused-unreachable = Sunucuya ulaşılamıyor.
refused-no_such_table = Bu kodla bir masa yok.
refused-no_such_record = Böyle bir kayıt yok.
refused-no_such_page = Böyle bir sayfa yok.
refused-no_such_method = Bu adresten bu istenemez.
refused-no_such_pass = Bu giriş izni artık geçerli değil.
refused-not_json = Sunucu bunu anlamadı.
refused-too_large = Bu çok uzun.
refused-not_replayable = Bu kayıt bugünkü kurallarla oynatılamıyor.
refused-not_verified = Bu kayıt doğrulanamadı.
refused-not_known = Sunucu seni tanımıyor.
refused-not_allowed = Buna izin yok.
refused-foreign_origin = Buradan buna izin yok.
refused-our_fault = Bizim tarafta bir şeyler ters gitti.
