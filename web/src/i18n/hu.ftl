### Az oldal szavai. Egy játék szavai a saját mappájában vannak.

## Ki

table = Az asztal
everyone = Mindenki
dummy = Fantom { $number }
guest = Vendég

## Ami történik, ha a játéknak nincs rá saját szava

cards = { $count ->
    [0] nincs lap
    [one] 1 lap
   *[other] { $count } lap
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: a lapokat megkeverik
looked = { $who } megnézi a lapokat ({ $zone })
looked-at = { $who } megnézi: { $card } ({ $zone })
said-deals = { $who } oszt
said-deal-over = A leosztás véget ért
said-scores = { $who } pontjai: { $value }

## A lapok, ahogy felolvassák őket

spoken-card = { $suit } { $rank }
spoken-joker = dzsóker
spoken-rank-2 = kettes
spoken-rank-3 = hármas
spoken-rank-4 = négyes
spoken-rank-5 = ötös
spoken-rank-6 = hatos
spoken-rank-7 = hetes
spoken-rank-8 = nyolcas
spoken-rank-9 = kilences
spoken-rank-T = tízes
spoken-rank-J = bubi
spoken-rank-Q = dáma
spoken-rank-K = király
spoken-rank-A = ász
spoken-suit-C = treff
spoken-suit-D = káró
spoken-suit-H = kőr
spoken-suit-S = pikk
suit-german-C = makk
suit-german-S = zöld
suit-german-H = piros
suit-german-D = tök
suit-word-german-C = makk
suit-word-german-S = zöld
suit-word-german-H = piros
suit-word-german-D = tök
rank-german-J = alsó
rank-german-Q = felső
rank-german-K = király
rank-german-A = ász
notation-german = { $suit } { $rank }
spoken-rank-german-J = alsó
spoken-rank-german-Q = felső
spoken-card-german = { $suit } { $rank }
card-playable = { $card }, kijátszható, { $place }. lap, összesen { $count }
card-held = { $card }, { $place }. lap, összesen { $count }
card-open = { $card }, kijátszható, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] üres
    [one] egy lap
   *[other] { $count } lap
}
zone-with-top = { $zone }: legfelül { $card }, { $count ->
    [one] egy lap
   *[other] { $count } lap
}
your-hand = A kezedben: { $count ->
    [0] nincs lap
    [one] egy lap
   *[other] { $count } lap
}

## Az első oldal

welcome = Kártyaasztal az estétekhez
welcome-line = Hat játék Európa közepéről, pontosan a szabálykönyv szerint. Játssz azonnal botok ellen, vagy küldj egy linket a barátaidnak. Fiók nélkül, reklám nélkül.
have-a-code = Kaptál egy kódot?
code = Kód
join = Belépek
my-tables = Asztalaid
open-tables = Nyitott asztalok
my-records = Lejátszott partijaid
all-records = { $count ->
    [one] Mutass még egyet
   *[other] Mutass még { $count } partit
}
seats-free = { $count ->
    [0] betelt
    [one] egy szabad hely
   *[other] { $count } szabad hely
}
status-playing = játék folyik
your-seat-waits = játssz tovább
footer = A Pakl szabad szoftver. Minden keverés ellenőrizhető.
players = { $fewest }–{ $most } játékos
players-exactly = { $seats } játékos
minutes = kb. { $minutes } perc
play-now = Játék!
play-with-friends = Barátokkal
to-the-games = Minden játék

## Asztal barátoknak

your-name = A neved
how-many-seats = Hányan játszotok?
rule-sheet = Az asztal szabályai
preset-book = A könyv szerint
presets = Kész szabályok
preset-own = Saját összeállítás
bots-wanted = Botok az asztalnál
bots-none = egy sem
less = Eggyel kevesebb
more = Eggyel több
as-the-book = { $count ->
    [0] Minden a szabálykönyv szerint
    [one] Egy szabály eltér a szabálykönyvtől
   *[other] { $count } szabály eltér a szabálykönyvtől
}
differs = Könyv szerint: { $value }
option-value-on = igen
option-value-off = nem
option-value-random = sorsolással
option-value-automatic = magától
option-value-standard = általános
option-value-by-players = a játékosok számától függ
terms = Nézők, beszélgetés, gondolkodási idő
terms-public = Az asztalt mindenki lássa a nyitott asztalok között
terms-spectators = Mit látnak a nézők
spectators-table = azt, ami nyíltan az asztalon van
spectators-hands = mindenki lapjait
spectators-none = semmit: senki sem nézheti
terms-talk = Beszélgetés
talk-chat = csevegés és reakciók
talk-emotes = csak reakciók
talk-off = csend
terms-pace = Idő egy lépésre
pace-free = ameddig csak kell
pace-realtime = órával
pace-correspondence = napok, levelezési játék
terms-seconds = Másodperc egy lépésre
terms-bank = Tartalék másodpercben, az egész játékra
terms-days = Nap egy lépésre
terms-late = Ha valaki késik, vagy nincs itt
late-bot = bot játszik helyette
late-wait = megvárjuk
terms-bots = A botok játéka
bot-pace-human = emberi tempóban
bot-pace-instant = azonnal
terms-hints = Tippek
hints-alone = annak, aki egyedül játszik botok ellen
hints-on = mindenkinek
hints-off = senkinek
open-table = Asztalt nyitok

## A parti előtt

waiting-room = Mindenkit megvárunk
seats = Helyek
seat-empty = Szabad hely
sit-here = Ideülök
move-here = Inkább ideülök
add-bot = Bot ide
fill-with-bots = { $count ->
    [one] Bot a szabad helyre
   *[other] Botok a szabad helyekre ({ $count })
}
bot-strength = A botok ereje
bot-of-level = Bot, { $level }
level-random = találomra játszik
level-beginner = kezdő
level-casual = alkalmi játékos
level-good = jó
level-strong = erős
level-expert = mester
level-measured = az alatta lévő szint ellen az esetek { $percent } százalékában nyer
is-ready = kész
not-ready = még nincs kész
is-host = házigazda
is-you = te
swap-seat = Helycsere: { $who }
remove-seat = Hely felszabadítása: { $who }
invite = Barátok meghívása
qr-of = QR-kód: { $link }
table-code = Kód
link = Az asztal linkje
copy = Másolás
copied = Másolva
share = Megosztás
ready = Kész vagyok
unready = Még nem
waiting-for-seats = { $count ->
    [one] Egy hely még szabad.
   *[other] { $count } hely még szabad.
}
waiting-for-others = Várunk a többiekre…
take-a-seat = Ülj le, és játssz velünk!
you-watch = Minden hely foglalt: nézőként vagy itt.

## Az asztalnál

you = Te
menu = Menü
rules = Szabályok
log = Mi történt eddig
log-forgets = Az elvitt lapok neve itt csak a leosztás végén jelenik meg.
settings = Beállítások
scores = Pontok
emotes = Reakció küldése
facts = A játék állása
deal-number = { $deal }. leosztás
your-turn = Te jössz
may-interrupt = Közbeszólhatsz
turn-of = Most jön: { $who }…
waiting-for = Akire várunk: { $who }…
paused = A játék szünetel
bot-plays-for-you = Most bot játszik helyetted
take-back = Újra én játszom
pause = Szünet
pause-asked = A többiektől szünetet kérünk
resume = Tovább
leave = Felállok az asztaltól
seat-turn = most jön
seat-bot = itt bot játszik
seat-away = nincs itt
seat-dealer = most ő oszt
seat-dealer-short = O
seat-clock = { $seconds } mp
points = { $points } pont
your-moves = Mit tehetsz
choose-cards = Válassz { $count } lapot
select-more = { $needed ->
    [0] { $count ->
        [one] Egy lap kiválasztva: válassz még
       *[other] { $count } lap kiválasztva: válassz még
    }
   *[other] Kiválasztva: { $count }, kell: { $needed }
}
clear-selection = Mégsem ezeket
more-ways = Még { $count }
which-way = Hogyan?
cancel = Mégse
close = Bezárás
sort-hand = Rendezd másképp a lapjaidat
hint = Tipp
hint-thinking = A legerősebb bot gondolkodik…
hint-title = Mit tenne a legerősebb bot
hint-chance = { $percent }% ± { $error } esély a győzelemre
hint-chance-match = { $percent }% ± { $error } esély a parti megnyerésére
hint-level = ugyanolyan jó
hint-share = az esetek { $percent }%-ában ezt érdemes választani
hint-mixture = Mindenki egyszerre választ: aki mindig ugyanúgy választ, azt kiismerik. Érdemes váltogatni.
hint-deal = { $percent }% esély a leosztás megnyerésére
hint-points = kb. { $points } pont
hint-cut-short = { $percent }% eséllyel más nyer, mielőtt újra te jössz
hint-basis = { $worlds } olyan elképzelt leosztás alapján, amely egyezik mindazzal, amit tudsz.
open-rule = Szabály: { $clause }
open-clause = Szabály megnyitása: { $clause }
emote-hello = Sziasztok!
emote-thanks = Köszi!
emote-well-played = Szép játék!
emote-oops = Hoppá…
emote-hurry = Te jössz, álomszuszék!
emote-laugh = Haha!
emote-wow = Azta!
emote-sorry = Bocsi!
tip-play = A megemelt lapok kijátszhatók: koppints az egyikre, vagy húzd fel az asztalra.
tip-select = Néhány lépéshez több lap kell: koppints rájuk egymás után.
tip-rules = Minden szabálynak száma van: koppints rá, és elolvashatod.
tip-seen = Értem
tip-whole = A teljes tipp megjelenítése
tip-none = Nem kérek tippet
chat-placeholder = Mondj valamit
send = Küldés
card-new = { $text }, új
equal-card-elsewhere = Nem ez: { $card } most innen játszható ki: { $zone }.
seat-reconnecting = újra csatlakozik… { $seconds } mp múlva bot
look-through = Átnézés: { $zone }
while-away = Amíg nem voltál itt
selected-worth = { $count } lap, { $points } pont
hand-sorted = A lapjaid: { $how }

## Mi történt az asztalnál

log-chat = { $who }: { $text }
log-sat = { $who } leül az asztalhoz
log-stood = { $who } feláll az asztaltól
log-taken-over = { $who } helyett most bot játszik
log-paused = { $why ->
    [absence] A játék szünetel: senki sincs itt
   *[other] A játék szünetel
}
log-resumed = Folytatódik a játék
log-match-begun = Kezdődik: { $number }. parti
log-match-over = A parti véget ért
log-swapped = Ketten helyet cseréltek
log-closed = Az asztal bezárt
log-seat-host = { $who } most a házigazda
log-seat-wishes_pause = { $who } szünetet szeretne
log-seat-late = { $who } kifutott az időből
log-seat-back = { $who } visszatért

## Szabályok

rules-of = { $game }: a szabályok
no-rulebook = Ennek a játéknak itt még nincs szabálykönyve.
agreed-here = Megbeszélve ennél az asztalnál
as-book-here = Ennél az asztalnál, a szabálykönyv szerint: { $option }: { $value }
words-german = Ezek magyar kártyák: a makk a treff, a zöld a pikk, a piros a kőr, a tök a káró; az alsó (U) a bubi, a felső (O) a dáma megfelelője.
here-differs = Ennél az asztalnál: { $option }: { $value }
seek-rules = Keresés a szabályokban
nothing-found = Nincs találat.
found-clauses = { $count ->
    [one] Egy találat
   *[other] { $count } találat
}

## A vége

deal = Leosztás
total = Összesen
deal-ended = { $deal }. leosztás: vége
you-win = Nyertél!
winner = { $who } nyer
winners = Az első helyen osztozik: { $who }
all-hands = Kinek mi volt a kezében
no-cards-left = nem maradt lap
next-deal = Új leosztás
rematch = Visszavágó
watch-replay = Visszanézem
download-record = Jegyzőkönyv letöltése
verify-record = Keverés ellenőrzése
verified = { $shuffles ->
    [one] Tisztességes: a keverés a lepecsételt titokból és a játékosok véletlen értékeiből következik, és minden lépés szabályos.
   *[other] Tisztességes: a keverések ({ $shuffles }) mind a lepecsételt titokból és a játékosok véletlen értékeiből következnek, és minden lépés szabályos.
}
commitment-kept = A titok megegyezik az osztás előtt rögzítettel
shuffles-follow = Az összes keverés ({ $count }) a titokból és a játékosok véletlen értékeiből következik
verifying = Ellenőrzés…
finding-right = rendben
finding-wrong = nincs rendben
step-of = { $step }. lépés, összesen { $steps }
step-first = Az elejére
step-back = Egy lépést vissza
step-on = Egy lépést előre
step-last = A végére
play-steps = Indít
stop-steps = Leállít

## Beállítások

language = Nyelv
speed = Mozgás
speed-calm = nyugodt
speed-normal = átlagos
speed-fast = gyors
speed-none = nincs
sorting = A lapjaid
sorting-deck = szín szerint rendezve
sorting-rank = érték szerint rendezve
sorting-groups = kombinációk szerint rendezve
sorting-own = a saját sorrendedben
theme = Asztal
theme-device = az eszköz szerint
theme-cloth = zöld posztó
theme-night = kék éjszaka
sound = Hangok
vibration = Rezgés, amikor te jössz
notices = Értesítsen, ha én jövök, de máshová nézek
notices-forbidden = A böngésződ nem enged értesítést erről az oldalról.
four-colours = Négy árnyalat a négy színhez
confirm-moves = Kérdezzen lépés előtt
confirm-never = soha
confirm-final = ha nem vonható vissza
confirm-always = mindig
big-indices = Nagy jelek a lapok sarkában
faces = Színek a lapokon
faces-table = ahogy az asztalnál játszanak
faces-french = francia: treff, pikk, kőr, káró
faces-german = magyar: makk, zöld, piros, tök
faces-note = Azoknál a játékoknál, amelyek mindkettővel játszhatók.
show-emotes = Mások reakcióinak mutatása
show-guide = Tippek az első játékban

## A kapcsolat

loading = Egy pillanat…
line-lost = Újracsatlakozás…
offline = Nincs kapcsolat. A játék élőben zajlik; az oldal magától keresi a szervert.
storage-down = A szerver most nem tudja menteni a lépéseket; amint lehet, folytatódik a játék.
play-here = Itt játszom
bye-newer_tab = Ez az asztal egy másik ablakban van nyitva
bye-no_table = Ez az asztal már nincs meg
bye-not_welcome = Ezt az asztalt nem lehet nézni
bye-restart = A szerver újraindul; a játék mindjárt folytatódik
bye-too_slow = A kapcsolat túl lassú
bye-silent = Megszakadt a kapcsolat
bye-flood = Túl sok minden jött innen egyszerre
no-table = Itt nincs asztal

## Ami nem megy

refused-card = { $card }: most nem játszható ki. { $rule }
refused-move = Ezt most nem lehet. { $rule }
refused-illegal = Ezt most nem lehet.
refused-malformed = A szerver ezt nem értette.
refused-stale = Éppen történt valami: nézd meg újra.
refused-not_seated = Nem ülsz ennél az asztalnál.
refused-not_host = Ezt csak a házigazda teheti meg.
refused-not_now = Ezt most nem lehet.
refused-seat_taken = Ott már ül valaki.
refused-no_such_seat = Nincs ilyen hely.
refused-no_such_bot = Nincs ilyen bot.
refused-bad_name = Ez a név nem használható.
refused-no_hints = Ennél az asztalnál nincsenek tippek.
refused-muted = Most nem írhatsz ide.
refused-too_fast = Ez túl gyors volt: várj egy kicsit.
refused-busy = A szerver most nem ér rá: próbáld újra.
refused-unavailable = A szerver ezt most nem tudja megtenni: próbáld újra.
refused-frozen = Ez az asztal a mi hibánkból lefagyott. Semmi sem veszett el.
refused-closed = Ez az asztal már bezárt.
refused-unreachable = A szerver nem érhető el.
refused-no_such_table = Nincs asztal ezzel a kóddal.
refused-no_such_record = Nincs ilyen jegyzőkönyv.
refused-no_such_page = Nincs ilyen oldal.
refused-no_such_method = Ezt ezen a címen nem lehet kérni.
refused-no_such_pass = Ez a belépő már nem érvényes.
refused-not_json = A szerver ezt nem értette.
refused-too_large = Ez túl hosszú.
refused-not_replayable = A mai szabályokkal ez a jegyzőkönyv nem játszható vissza.
refused-not_verified = Ez a jegyzőkönyv nem hiteles.
refused-not_known = A szerver nem ismer téged.
refused-not_allowed = Ez nem megengedett.
refused-foreign_origin = Innen ez nem megengedett.
refused-our_fault = Nálunk romlott el valami.
