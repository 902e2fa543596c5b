### Slova stránky. Slova hry jsou v její vlastní složce.

## Kdo

table = Stůl
everyone = Každý
dummy = Jožin { $number }
guest = Host

## Co se oznamuje, když hra nemá vlastní slova

cards = { $count ->
    [0] žádnou kartu
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: karty se míchají
looked = { $who } se dívá na karty ({ $zone })
looked-at = { $who } se dívá na { $card } ({ $zone })
said-deals = { $who } rozdává
said-deal-over = Rozdání je u konce
said-scores = { $who } si zapisuje { $value }

## Karty, jak se čtou nahlas

spoken-card = { $suit ->
    [C] { $rank ->
        [A] křížové
        [J] křížový
        [K] křížový
       *[other] křížová
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
spoken-rank-4 = čtyřka
spoken-rank-5 = pětka
spoken-rank-6 = šestka
spoken-rank-7 = sedma
spoken-rank-8 = osma
spoken-rank-9 = devítka
spoken-rank-T = desítka
spoken-rank-J = kluk
spoken-rank-Q = dáma
spoken-rank-K = král
spoken-rank-A = eso
spoken-suit-C = kříže
spoken-suit-D = káry
spoken-suit-H = srdce
spoken-suit-S = piky
suit-german-C = žaludy
suit-german-S = zelené
suit-german-H = červené
suit-german-D = kule
suit-word-german-C = žaludy
suit-word-german-S = zelené
suit-word-german-H = červené
suit-word-german-D = kule
rank-german-J = spodek
rank-german-Q = svršek
rank-german-K = král
rank-german-A = eso
notation-german = { $suit } { $rank }
spoken-rank-german-J = spodek
spoken-rank-german-Q = svršek
spoken-card-german = { $suit ->
    [C] { $rank ->
        [A] žaludové
        [J] žaludový
        [Q] žaludový
        [K] žaludový
       *[other] žaludová
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
        [A] kulové
        [J] kulový
        [Q] kulový
        [K] kulový
       *[other] kulová
    }
} { $rank }
card-playable = { $card }, lze zahrát, { $place } z { $count }
card-held = { $card }, { $place } z { $count }
card-open = { $card }, lze zahrát, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] žádná karta
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
zone-with-top = { $zone }: navrchu { $card }, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
your-hand = Tvoje ruka: { $count ->
    [0] žádná karta
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}

## První stránka

welcome = Karetní stůl pro váš večer
welcome-line = Šest her ze středu Evropy, přesně podle pravidel. Hraj hned proti botům, nebo pošli přátelům odkaz. Bez účtu, bez reklam.
have-a-code = Máš od někoho kód?
code = Kód
join = Vstoupit
my-tables = Tvoje stoly
open-tables = Otevřené stoly
my-records = Tvoje dohrané partie
all-records = { $count ->
    [one] Ukázat ještě jednu
    [few] Ukázat ještě { $count }
   *[other] Ukázat ještě { $count }
}
seats-free = { $count ->
    [0] plno
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
status-playing = hraje se
your-seat-waits = hrát dál
footer = Pakl je svobodný software. Každé míchání lze ověřit.
players = { $most ->
    [few] { $fewest } až { $most } hráči
   *[other] { $fewest } až { $most } hráčů
}
players-exactly = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
minutes = { $minutes ->
    [one] asi { $minutes } minuta
    [few] asi { $minutes } minuty
   *[other] asi { $minutes } minut
}
play-now = Hrát hned
play-with-friends = S přáteli
to-the-games = Všechny hry

## Stůl pro přátele

your-name = Tvoje jméno
how-many-seats = Kolik vás bude hrát?
rule-sheet = Pravidla tohoto stolu
preset-book = Podle pravidel
presets = Hotová pravidla
preset-own = Vlastní výběr
bots-wanted = Boti u stolu
bots-none = žádní
less = O jedno méně
more = O jedno víc
as-the-book = { $count ->
    [0] Všechno přesně podle původních pravidel
    [one] Jedno pravidlo je změněné
    [few] { $count } pravidla jsou změněná
   *[other] { $count } pravidel je změněných
}
differs = Původně: { $value }
option-value-on = ano
option-value-off = ne
option-value-random = rozhodne los
option-value-automatic = automaticky
option-value-standard = standardní
option-value-by-players = podle počtu hráčů
terms = Diváci, povídání a čas na tah
terms-public = Ukázat tento stůl všem v seznamu otevřených stolů
terms-spectators = Diváci vidí
spectators-table = co leží odkryté na stole
spectators-hands = karty všech hráčů
spectators-none = nic: nikdo se nesmí dívat
terms-talk = Povídání
talk-chat = chat a reakce
talk-emotes = jen reakce
talk-off = ticho
terms-pace = Čas na tah
pace-free = jak dlouho je potřeba
pace-realtime = s hodinami
pace-correspondence = celé dny, na dálku
terms-seconds = Sekundy na tah
terms-bank = Rezerva v sekundách na celou hru
terms-days = Dny na tah
terms-late = Když někdo nestíhá nebo tu není
late-bot = hraje za něj bot
late-wait = čeká se
terms-bots = Boti hrají
bot-pace-human = lidským tempem
bot-pace-instant = hned
terms-hints = Rady
hints-alone = pro toho, kdo hraje sám proti botům
hints-on = pro všechny
hints-off = pro nikoho
open-table = Otevřít stůl

## Před partií

waiting-room = Čekáme na všechny
seats = Místa
seat-empty = Volné místo
sit-here = Sednout si
move-here = Přesednout sem
add-bot = Přidat bota
fill-with-bots = { $count ->
    [one] Bot na volné místo
    [few] Boti na všechna { $count } volná místa
   *[other] Boti na všech { $count } volných míst
}
bot-strength = Síla botů
bot-of-level = Bot, { $level }
level-random = hraje nazdařbůh
level-beginner = začátečník
level-casual = rekreační hráč
level-good = dobrý
level-strong = silný
level-expert = expert
level-measured = nad nižší úrovní vyhrává v { $percent } %
is-ready = může začít
not-ready = ještě ne
is-host = vede stůl
is-you = ty
swap-seat = Přesadit: { $who }
remove-seat = Uvolnit místo: { $who }
invite = Pozvat přátele
qr-of = QR kód pro { $link }
table-code = Kód
link = Odkaz na tento stůl
copy = Kopírovat
copied = Hotovo
share = Sdílet
ready = Můžeme začít
unready = Ještě ne
waiting-for-seats = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
waiting-for-others = Čeká se na ostatní…
take-a-seat = Sedni si a hraj s námi.
you-watch = Všechna místa jsou obsazená: díváš se.

## U stolu

you = Ty
menu = Nabídka
rules = Pravidla
log = Co se stalo
log-forgets = Získané karty se tu vypíšou až po skončení rozdání.
settings = Nastavení
scores = Body
emotes = Ukázat reakci
facts = Stav hry
deal-number = { $deal }. rozdání
your-turn = Jsi na tahu
may-interrupt = Můžeš zasáhnout
turn-of = Na tahu: { $who }…
waiting-for = Čeká se na tah: { $who }…
paused = Stůl má pauzu
bot-plays-for-you = Hraje za tebe bot
take-back = Zase hraju já
pause = Pauza
pause-asked = Ostatní jsou požádáni o pauzu
resume = Dál
leave = Odejít od stolu
seat-turn = na tahu
seat-bot = hraje tu bot
seat-away = pryč
seat-dealer = rozdává karty
seat-dealer-short = R
seat-clock = { $seconds } s
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
your-moves = Co můžeš udělat
choose-cards = { $count ->
    [one] Vyber { $count } kartu
    [few] Vyber { $count } karty
   *[other] Vyber { $count } karet
}
select-more = { $needed ->
    [0] { $count ->
        [one] Vybraná jedna karta: vyber další
        [few] Vybrané { $count } karty: vyber další
       *[other] Vybráno { $count } karet: vyber další
    }
   *[other] Vybráno { $count } z { $needed } karet
}
clear-selection = Zrušit výběr
more-ways = Ještě { $count }
which-way = Jak?
cancel = Zrušit
close = Zavřít
sort-hand = Seřadit karty v ruce jinak
hint = Rada
hint-thinking = Nejsilnější bot přemýšlí…
hint-title = Co by udělal nejsilnější bot
hint-chance = šance na výhru { $percent } % ± { $error }
hint-chance-match = šance vyhrát partii { $percent } % ± { $error }
hint-level = stejně dobré
hint-share = takto volit v { $percent } % případů
hint-mixture = Všichni volí zároveň: kdo volí pořád stejně, toho soupeři prokouknou. Lepší je volbu střídat.
hint-deal = toto rozdání vyhraje v { $percent } %
hint-points = průměr bodů: { $points }
hint-cut-short = v { $percent } % vyhraje někdo jiný, než přijdeš znovu na řadu
hint-basis = Spočítáno z { $worlds } možných rozdání, která odpovídají všemu, co víš.
open-rule = Pravidlo { $clause }
open-clause = Otevřít pravidlo { $clause }
emote-hello = Ahoj!
emote-thanks = Díky!
emote-well-played = Pěkně zahráno!
emote-oops = Jejda…
emote-hurry = Haló, jsi na tahu!
emote-laugh = Haha!
emote-wow = Páni!
emote-sorry = Promiň!
tip-play = Zvednuté karty můžeš hrát: klepni na některou, nebo ji přetáhni nahoru na stůl.
tip-select = Některé tahy chtějí víc karet: klepni na ně postupně.
tip-rules = Každé pravidlo má číslo: klepni na něj a přečti si ho.
tip-seen = Rozumím
tip-whole = Zobrazit celou radu
tip-none = Bez rad
chat-placeholder = Napiš něco
send = Poslat
card-new = { $text }, nová
equal-card-elsewhere = Tahle ne: { $card } se teď hraje odtud: { $zone }.
seat-reconnecting = znovu se připojuje… za { $seconds } s hraje bot
look-through = Prohlédnout: { $zone }
while-away = V tvé nepřítomnosti
selected-worth = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
hand-sorted = Tvoje ruka: { $how }

## Co se stalo u stolu

log-chat = { $who }: { $text }
log-sat = { $who } si sedá ke stolu
log-stood = { $who } odchází od stolu
log-taken-over = { $who }: teď tu hraje bot
log-paused = { $why ->
    [absence] Stůl má pauzu: nikdo tu není
   *[other] Stůl má pauzu
}
log-resumed = U stolu se hraje dál
log-match-begun = Začíná { $number }. partie
log-match-over = Partie je u konce
log-swapped = Dvě místa se vyměnila
log-closed = Stůl je zavřený
log-seat-host = Stůl teď vede { $who }
log-seat-wishes_pause = { $who } prosí o pauzu
log-seat-late = Čas vypršel: { $who }
log-seat-back = { $who } je zpátky

## Pravidla

rules-of = { $game }: pravidla
no-rulebook = Tato hra tu zatím pravidla nemá.
agreed-here = Domluveno u tohoto stolu
as-book-here = U tohoto stolu, jako v původních pravidlech: { $option }: { $value }
words-german = Na těchto kartách jsou německé barvy: žaludy místo křížů, zelené místo piků, červené místo srdcí a kule místo kár; spodek (U) je místo kluka, svršek (O) místo dámy.
here-differs = U tohoto stolu: { $option }: { $value }
seek-rules = Hledat v pravidlech
nothing-found = Nic se nenašlo.
found-clauses = { $count ->
    [one] Nalezeno jedno pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}

## Konec

deal = Rozdání
total = Celkem
deal-ended = Konec { $deal }. rozdání
you-win = Vyhráváš!
winner = Vítězí { $who }
winners = O první místo se dělí { $who }
all-hands = Co kdo měl
no-cards-left = žádné karty
next-deal = Další rozdání
rematch = Odveta
watch-replay = Přehrát
download-record = Stáhnout zápis
verify-record = Ověřit míchání
verified = { $shuffles ->
    [one] Poctivé: míchání plyne ze zapečetěného tajemství a z náhodných hodnot hráčů a každý tah odpovídá pravidlům.
    [few] Poctivé: všechna { $shuffles } míchání plynou ze zapečetěného tajemství a z náhodných hodnot hráčů a každý tah odpovídá pravidlům.
   *[other] Poctivé: všech { $shuffles } míchání plyne ze zapečetěného tajemství a z náhodných hodnot hráčů a každý tah odpovídá pravidlům.
}
commitment-kept = Tajemství je to, které bylo zapečetěno před rozdáním
shuffles-follow = Všechna míchání ({ $count }) plynou z tajemství a z náhodných hodnot hráčů
verifying = Ověřuje se…
finding-right = v pořádku
finding-wrong = není v pořádku
step-of = Krok { $step } z { $steps }
step-first = Na začátek
step-back = O krok zpět
step-on = O krok dál
step-last = Na konec
play-steps = Spustit
stop-steps = Stop

## Nastavení

language = Jazyk
speed = Pohyb
speed-calm = klidný
speed-normal = běžný
speed-fast = rychlý
speed-none = žádný
sorting = Tvoje ruka
sorting-deck = seřazená podle barvy
sorting-rank = seřazená podle hodnoty
sorting-groups = seřazená podle kombinací
sorting-own = v tvém vlastním pořadí
theme = Stůl
theme-device = podle zařízení
theme-cloth = zelené sukno
theme-night = modrá noc
sound = Zvuky
vibration = Zavibrovat, když jsi na tahu
notices = Upozornit mě, když jsem na tahu a dívám se jinam
notices-forbidden = Tvůj prohlížeč této stránce upozornění nedovoluje.
four-colours = Čtyři odstíny pro čtyři barvy
confirm-moves = Ptát se před tahem
confirm-never = nikdy
confirm-final = když ho nejde vzít zpět
confirm-always = vždycky
big-indices = Velké značky v rozích karet
faces = Barvy na kartách
faces-table = jak se hraje u stolu
faces-french = francouzské: kříže, piky, srdce, káry
faces-german = německé: žaludy, zelené, červené, kule
faces-note = U her, které se hrají s obojími.
show-emotes = Ukazovat reakce ostatních
show-guide = Rady v první hře

## Spojení

loading = Okamžik…
line-lost = Obnovuje se spojení…
offline = Bez spojení. Hraje se živě; stránka hledá server sama.
storage-down = Server teď nemůže ukládat tahy; hra poběží dál, jakmile to půjde.
play-here = Hrát tady
bye-newer_tab = Tento stůl je otevřený v jiném okně
bye-no_table = Tento stůl už není
bye-not_welcome = U tohoto stolu se nesmí přihlížet
bye-restart = Server se znovu spouští; hra hned pokračuje
bye-too_slow = Spojení je příliš pomalé
bye-silent = Spojení se přerušilo
bye-flood = Odsud toho přišlo najednou moc
no-table = Tady žádný stůl není

## Co nejde

refused-card = { $card } teď zahrát nejde. { $rule }
refused-move = To teď nejde. { $rule }
refused-illegal = To teď nejde.
refused-malformed = Tomu server nerozumí.
refused-stale = Zrovna se něco stalo: podívej se znovu.
refused-not_seated = U tohoto stolu nesedíš.
refused-not_host = To může jen ten, kdo vede stůl.
refused-not_now = To teď nejde.
refused-seat_taken = Tam už někdo sedí.
refused-no_such_seat = Takové místo tu není.
refused-no_such_bot = Takový bot tu není.
refused-bad_name = Tohle jméno použít nejde.
refused-no_hints = U tohoto stolu nejsou rady.
refused-muted = Teď tu psát nemůžeš.
refused-too_fast = To bylo moc rychle: chvilku počkej.
refused-busy = Server má moc práce: zkus to znovu.
refused-unavailable = Server to teď nezvládne: zkus to znovu.
refused-frozen = Tento stůl zamrzl kvůli naší chybě. Nic se neztratilo.
refused-closed = Tento stůl je zavřený.
refused-unreachable = Server není dostupný.
refused-no_such_table = Stůl s tímto kódem není.
refused-no_such_record = Takový zápis není.
refused-no_such_page = Taková stránka není.
refused-no_such_method = O tohle se na této adrese žádat nedá.
refused-no_such_pass = Tento průkaz už neplatí.
refused-not_json = Server tomu nerozuměl.
refused-too_large = To je příliš dlouhé.
refused-not_replayable = Podle dnešních pravidel tento zápis přehrát nejde.
refused-not_verified = Tento zápis nesedí.
refused-not_known = Server tě nezná.
refused-not_allowed = To není dovoleno.
refused-foreign_origin = Odsud to není dovoleno.
refused-our_fault = Něco se u nás pokazilo.
