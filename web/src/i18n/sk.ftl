### Slová stránky. Slová hry sú v jej vlastnom priečinku.

## Kto

table = Stôl
everyone = Každý
dummy = Jožin { $number }
guest = Hosť

## Čo sa oznamuje, keď hra nemá vlastné slová

cards = { $count ->
    [0] žiadnu kartu
    [one] kartu
    [few] { $count } karty
   *[other] { $count } kariet
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: karty sa miešajú
looked = { $who } sa pozerá na karty ({ $zone })
looked-at = { $who } sa pozerá na { $card } ({ $zone })
said-deals = { $who } rozdáva
said-deal-over = Rozdanie sa skončilo
said-scores = { $who } si zapisuje { $value }

## Karty, ako sa čítajú nahlas

spoken-card = { $suit ->
    [C] { $rank ->
        [A] krížové
        [J] krížový
        [K] krížový
       *[other] krížová
    }
    [S] { $rank ->
        [A] pikové
        [J] pikový
        [K] pikový
       *[other] piková
    }
    [H] { $rank ->
        [A] srdcové
        [J] srdcový
        [K] srdcový
       *[other] srdcová
    }
   *[D] { $rank ->
        [A] kárové
        [J] kárový
        [K] kárový
       *[other] kárová
    }
} { $rank }
spoken-joker = žolík
spoken-rank-2 = dvojka
spoken-rank-3 = trojka
spoken-rank-4 = štvorka
spoken-rank-5 = päťka
spoken-rank-6 = šestka
spoken-rank-7 = sedma
spoken-rank-8 = osmička
spoken-rank-9 = deviatka
spoken-rank-T = desiatka
spoken-rank-J = dolník
spoken-rank-Q = dáma
spoken-rank-K = kráľ
spoken-rank-A = eso
spoken-suit-C = kríže
spoken-suit-D = kára
spoken-suit-H = srdcia
spoken-suit-S = piky
suit-german-C = žalude
suit-german-S = zelené
suit-german-H = červené
suit-german-D = gule
suit-word-german-C = žalude
suit-word-german-S = zelené
suit-word-german-H = červené
suit-word-german-D = gule
rank-german-J = dolník
rank-german-Q = horník
rank-german-K = kráľ
rank-german-A = eso
notation-german = { $suit } { $rank }
spoken-rank-german-J = dolník
spoken-rank-german-Q = horník
spoken-card-german = { $suit ->
    [C] { $rank ->
        [A] žaluďové
        [J] žaluďový
        [Q] žaluďový
        [K] žaluďový
       *[other] žaluďová
    }
    [S] { $rank ->
        [A] zelené
        [J] zelený
        [Q] zelený
        [K] zelený
       *[other] zelená
    }
    [H] { $rank ->
        [A] červené
        [J] červený
        [Q] červený
        [K] červený
       *[other] červená
    }
   *[D] { $rank ->
        [A] guľové
        [J] guľový
        [Q] guľový
        [K] guľový
       *[other] guľová
    }
} { $rank }
card-playable = { $card }, možno zahrať, { $place } z { $count }
card-held = { $card }, { $place } z { $count }
card-open = { $card }, možno zahrať, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] žiadna karta
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kariet
}
zone-with-top = { $zone }: navrchu { $card }, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kariet
}
your-hand = Tvoja ruka: { $count ->
    [0] žiadna karta
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kariet
}

## Prvá stránka

welcome = Kartový stôl pre váš večer
welcome-line = Šesť hier zo stredu Európy, presne podľa pravidiel. Hraj hneď proti botom alebo pošli priateľom odkaz. Bez účtu, bez reklám.
have-a-code = Máš od niekoho kód?
code = Kód
join = Vstúpiť
my-tables = Tvoje stoly
open-tables = Otvorené stoly
my-records = Tvoje dohrané partie
all-records = { $count ->
    [one] Ukázať ešte jednu
    [few] Ukázať ešte { $count }
   *[other] Ukázať ešte { $count }
}
seats-free = { $count ->
    [0] plno
    [one] jedno voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}
status-playing = hrá sa
your-seat-waits = hrať ďalej
footer = Pakl je slobodný softvér. Každé miešanie sa dá overiť.
players = { $most ->
    [few] { $fewest } až { $most } hráči
   *[other] { $fewest } až { $most } hráčov
}
players-exactly = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}
minutes = { $minutes ->
    [one] asi { $minutes } minúta
    [few] asi { $minutes } minúty
   *[other] asi { $minutes } minút
}
play-now = Hrať hneď
play-with-friends = S priateľmi
to-the-games = Všetky hry

## Stôl pre priateľov

your-name = Tvoje meno
how-many-seats = Koľkí budete hrať?
rule-sheet = Pravidlá tohto stola
preset-book = Podľa pravidiel
presets = Hotové pravidlá
preset-own = Vlastný výber
bots-wanted = Boti pri stole
bots-none = žiadni
less = O jedno menej
more = O jedno viac
as-the-book = { $count ->
    [0] Všetko presne podľa pôvodných pravidiel
    [one] Jedno pravidlo je zmenené
    [few] { $count } pravidlá sú zmenené
   *[other] { $count } pravidiel je zmenených
}
differs = Pôvodne: { $value }
option-value-on = áno
option-value-off = nie
option-value-random = rozhodne žreb
option-value-automatic = automaticky
option-value-standard = štandardné
option-value-by-players = podľa počtu hráčov
terms = Diváci, rozhovor a čas na ťah
terms-public = Ukázať tento stôl všetkým v zozname otvorených stolov
terms-spectators = Diváci vidia
spectators-table = čo leží odkryté na stole
spectators-hands = karty všetkých hráčov
spectators-none = nič: nikto sa nesmie pozerať
terms-talk = Rozhovor
talk-chat = chat a reakcie
talk-emotes = len reakcie
talk-off = ticho
terms-pace = Čas na ťah
pace-free = koľko treba
pace-realtime = s hodinami
pace-correspondence = celé dni, na diaľku
terms-seconds = Sekundy na ťah
terms-bank = Rezerva v sekundách na celú hru
terms-days = Dni na ťah
terms-late = Keď niekto nestíha alebo tu nie je
late-bot = hrá zaňho bot
late-wait = čaká sa
terms-bots = Boti hrajú
bot-pace-human = ľudským tempom
bot-pace-instant = hneď
terms-hints = Rady
hints-alone = pre toho, kto hrá sám proti botom
hints-on = pre všetkých
hints-off = pre nikoho
open-table = Otvoriť stôl

## Pred partiou

waiting-room = Čakáme na všetkých
seats = Miesta
seat-empty = Voľné miesto
sit-here = Sadnúť si
move-here = Presadnúť sem
add-bot = Pridať bota
fill-with-bots = { $count ->
    [one] Bot na voľné miesto
    [few] Boti na všetky { $count } voľné miesta
   *[other] Boti na všetkých { $count } voľných miest
}
bot-strength = Sila botov
bot-of-level = Bot, { $level }
level-random = hrá naslepo
level-beginner = začiatočník
level-casual = rekreačný hráč
level-good = dobrý
level-strong = silný
level-expert = expert
level-measured = nad nižšou úrovňou vyhráva v { $percent } %
is-ready = môže začať
not-ready = ešte nie
is-host = vedie stôl
is-you = ty
swap-seat = Presadiť: { $who }
remove-seat = Uvoľniť miesto: { $who }
invite = Pozvať priateľov
qr-of = QR kód pre { $link }
table-code = Kód
link = Odkaz na tento stôl
copy = Kopírovať
copied = Hotovo
share = Zdieľať
ready = Môžeme začať
unready = Ešte nie
waiting-for-seats = { $count ->
    [one] Jedno miesto je ešte voľné.
    [few] { $count } miesta sú ešte voľné.
   *[other] { $count } miest je ešte voľných.
}
waiting-for-others = Čaká sa na ostatných…
take-a-seat = Sadni si a hraj s nami.
you-watch = Všetky miesta sú obsadené: pozeráš sa.

## Pri stole

you = Ty
menu = Ponuka
rules = Pravidlá
log = Čo sa stalo
log-forgets = Získané karty sa tu vypíšu až po skončení rozdania.
settings = Nastavenia
scores = Body
emotes = Ukázať reakciu
facts = Stav hry
deal-number = { $deal }. rozdanie
your-turn = Si na ťahu
may-interrupt = Môžeš zasiahnuť
turn-of = Na ťahu: { $who }…
waiting-for = Čaká sa na ťah: { $who }…
paused = Stôl má pauzu
bot-plays-for-you = Hrá za teba bot
take-back = Znova hrám ja
pause = Pauza
pause-asked = Ostatní sú požiadaní o pauzu
resume = Ďalej
leave = Odísť od stola
seat-turn = na ťahu
seat-bot = hrá tu bot
seat-away = preč
seat-dealer = rozdáva karty
seat-dealer-short = R
seat-clock = { $seconds } s
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
your-moves = Čo môžeš urobiť
choose-cards = { $count ->
    [one] Vyber { $count } kartu
    [few] Vyber { $count } karty
   *[other] Vyber { $count } kariet
}
select-more = { $needed ->
    [0] { $count ->
        [one] Vybraná jedna karta: vyber ďalšie
        [few] Vybrané { $count } karty: vyber ďalšie
       *[other] Vybraných { $count } kariet: vyber ďalšie
    }
   *[other] Vybrané karty: { $count } z { $needed }
}
clear-selection = Zrušiť výber
more-ways = Ešte { $count }
which-way = Ako?
cancel = Zrušiť
close = Zavrieť
sort-hand = Zoradiť karty v ruke inak
hint = Rada
hint-thinking = Najsilnejší bot premýšľa…
hint-title = Čo by urobil najsilnejší bot
hint-chance = šanca na výhru { $percent } % ± { $error }
hint-chance-match = šanca vyhrať partiu { $percent } % ± { $error }
hint-level = rovnako dobré
hint-share = takto voliť v { $percent } % prípadov
hint-mixture = Všetci volia naraz: kto volí stále rovnako, toho súperi prekuknú. Lepšie je voľbu striedať.
hint-deal = toto rozdanie vyhrá v { $percent } %
hint-points = priemer bodov: { $points }
hint-cut-short = v { $percent } % vyhrá niekto iný skôr, než budeš znova na rade
hint-basis = Spočítané z { $worlds } možných rozdaní, ktoré zodpovedajú všetkému, čo vieš.
open-rule = Pravidlo { $clause }
open-clause = Otvoriť pravidlo { $clause }
emote-hello = Ahoj!
emote-thanks = Ďakujem!
emote-well-played = Pekne zahrané!
emote-oops = Ojoj…
emote-hurry = Haló, si na ťahu!
emote-laugh = Haha!
emote-wow = Fíha!
emote-sorry = Prepáč!
tip-play = Zdvihnuté karty môžeš hrať: ťukni na niektorú alebo ju potiahni hore na stôl.
tip-select = Niektoré ťahy chcú viac kariet: ťukni na ne postupne.
tip-rules = Každé pravidlo má číslo: ťukni naň a prečítaj si ho.
tip-seen = Rozumiem
tip-whole = Zobraziť celú radu
tip-none = Bez rád
chat-placeholder = Napíš niečo
send = Poslať
card-new = { $text }, nová
equal-card-elsewhere = Táto nie: { $card } sa teraz hrá odtiaľto: { $zone }.
seat-reconnecting = znova sa pripája… o { $seconds } s hrá bot
look-through = Prezrieť: { $zone }
while-away = V tvojej neprítomnosti
selected-worth = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } kariet
}, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
hand-sorted = Tvoja ruka: { $how }

## Čo sa stalo pri stole

log-chat = { $who }: { $text }
log-sat = { $who } si sadá k stolu
log-stood = { $who } odchádza od stola
log-taken-over = { $who }: teraz tu hrá bot
log-paused = { $why ->
    [absence] Stôl má pauzu: nikto tu nie je
   *[other] Stôl má pauzu
}
log-resumed = Pri stole sa hrá ďalej
log-match-begun = Začína sa { $number }. partia
log-match-over = Partia sa skončila
log-swapped = Dve miesta sa vymenili
log-closed = Stôl je zatvorený
log-seat-host = Stôl teraz vedie { $who }
log-seat-wishes_pause = { $who } prosí o pauzu
log-seat-late = Čas vypršal: { $who }
log-seat-back = { $who } je späť

## Pravidlá

rules-of = { $game }: pravidlá
no-rulebook = Táto hra tu zatiaľ nemá pravidlá.
agreed-here = Dohodnuté pri tomto stole
as-book-here = Pri tomto stole, ako v pôvodných pravidlách: { $option }: { $value }
words-german = Na týchto kartách sú nemecké farby: žalude namiesto krížov, zelené namiesto pík, červené namiesto sŕdc a gule namiesto kár; dolník má v rohu U, horník (O) je namiesto dámy.
here-differs = Pri tomto stole: { $option }: { $value }
seek-rules = Hľadať v pravidlách
nothing-found = Nič sa nenašlo.
found-clauses = { $count ->
    [one] Našlo sa jedno pravidlo
    [few] Našli sa { $count } pravidlá
   *[other] Našlo sa { $count } pravidiel
}

## Koniec

deal = Rozdanie
total = Spolu
deal-ended = Koniec { $deal }. rozdania
you-win = Vyhrávaš!
winner = Víťazí { $who }
winners = O prvé miesto sa delia { $who }
all-hands = Čo kto mal
no-cards-left = žiadne karty
next-deal = Nové rozdanie
rematch = Odveta
watch-replay = Pozrieť
download-record = Stiahnuť zápis
verify-record = Overiť miešanie
verified = { $shuffles ->
    [one] Poctivé: miešanie vyplýva zo zapečateného tajomstva a z náhodných hodnôt hráčov a každý ťah zodpovedá pravidlám.
    [few] Poctivé: všetky { $shuffles } miešania vyplývajú zo zapečateného tajomstva a z náhodných hodnôt hráčov a každý ťah zodpovedá pravidlám.
   *[other] Poctivé: všetkých { $shuffles } miešaní vyplýva zo zapečateného tajomstva a z náhodných hodnôt hráčov a každý ťah zodpovedá pravidlám.
}
commitment-kept = Tajomstvo je to, ktoré bolo zapečatené pred rozdaním
shuffles-follow = Všetky miešania ({ $count }) vyplývajú z tajomstva a z náhodných hodnôt hráčov
verifying = Overuje sa…
finding-right = v poriadku
finding-wrong = nie je v poriadku
step-of = Krok { $step } z { $steps }
step-first = Na začiatok
step-back = O krok späť
step-on = O krok ďalej
step-last = Na koniec
play-steps = Spustiť
stop-steps = Stop

## Nastavenia

language = Jazyk
speed = Pohyb
speed-calm = pokojný
speed-normal = bežný
speed-fast = rýchly
speed-none = žiadny
sorting = Tvoja ruka
sorting-deck = zoradená podľa farby
sorting-rank = zoradená podľa hodnoty
sorting-groups = zoradená podľa kombinácií
sorting-own = v tvojom vlastnom poradí
theme = Stôl
theme-device = podľa zariadenia
theme-cloth = zelené súkno
theme-night = modrá noc
sound = Zvuky
vibration = Zavibrovať, keď si na ťahu
notices = Upozorniť ma, keď som na ťahu a pozerám inam
notices-forbidden = Tvoj prehliadač tejto stránke upozornenia nedovoľuje.
four-colours = Štyri odtiene pre štyri farby
confirm-moves = Pýtať sa pred ťahom
confirm-never = nikdy
confirm-final = ak sa nedá vziať späť
confirm-always = vždy
big-indices = Veľké značky v rohoch kariet
faces = Farby na kartách
faces-table = ako sa hrá pri stole
faces-french = francúzske: kríže, piky, srdcia, kára
faces-german = nemecké: žalude, zelené, červené, gule
faces-note = Pri hrách, ktoré sa hrajú s obojimi.
show-emotes = Ukazovať reakcie ostatných
show-guide = Rady v prvej hre

## Spojenie

loading = Okamih…
line-lost = Obnovuje sa spojenie…
offline = Bez spojenia. Hrá sa naživo; stránka hľadá server sama.
storage-down = Server teraz nemôže ukladať ťahy; hra pôjde ďalej, len čo to bude možné.
play-here = Hrať tu
bye-newer_tab = Tento stôl je otvorený v inom okne
bye-no_table = Tento stôl už nie je
bye-not_welcome = Pri tomto stole sa nesmie prizerať
bye-restart = Server sa znova spúšťa; hra hneď pokračuje
bye-too_slow = Spojenie je príliš pomalé
bye-silent = Spojenie sa prerušilo
bye-flood = Odtiaľto toho prišlo naraz priveľa
no-table = Tu žiadny stôl nie je

## Čo nejde

refused-card = { $card } sa teraz zahrať nedá. { $rule }
refused-move = To teraz nejde. { $rule }
refused-illegal = To teraz nejde.
refused-malformed = Tomu server nerozumie.
refused-stale = Práve sa niečo stalo: pozri sa znova.
refused-not_seated = Pri tomto stole nesedíš.
refused-not_host = To môže len ten, kto vedie stôl.
refused-not_now = To teraz nejde.
refused-seat_taken = Tam už niekto sedí.
refused-no_such_seat = Také miesto tu nie je.
refused-no_such_bot = Taký bot tu nie je.
refused-bad_name = Toto meno sa použiť nedá.
refused-no_hints = Pri tomto stole nie sú rady.
refused-muted = Teraz tu písať nemôžeš.
refused-too_fast = To bolo príliš rýchle: chvíľku počkaj.
refused-busy = Server má veľa práce: skús to znova.
refused-unavailable = Server to teraz nezvládne: skús to znova.
refused-frozen = Tento stôl zamrzol pre našu chybu. Nič sa nestratilo.
refused-closed = Tento stôl je zatvorený.
refused-unreachable = Server nie je dostupný.
refused-no_such_table = Stôl s týmto kódom nie je.
refused-no_such_record = Taký zápis nie je.
refused-no_such_page = Taká stránka nie je.
refused-no_such_method = O toto sa na tejto adrese žiadať nedá.
refused-no_such_pass = Tento preukaz už neplatí.
refused-not_json = Server tomu neporozumel.
refused-too_large = To je príliš dlhé.
refused-not_replayable = Podľa dnešných pravidiel sa tento zápis prehrať nedá.
refused-not_verified = Tento zápis nesedí.
refused-not_known = Server ťa nepozná.
refused-not_allowed = To nie je dovolené.
refused-foreign_origin = Odtiaľto to nie je dovolené.
refused-our_fault = Niečo sa u nás pokazilo.
