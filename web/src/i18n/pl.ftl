### Słowa strony. Słowa gry są w jej własnym folderze.

## Kto

table = Stół
everyone = Każdy
dummy = Dziadek { $number }
guest = Gość

## Co się ogłasza, gdy gra nie ma własnych słów

cards = { $count ->
    [0] zero kart
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
moved = { $who } przekłada { $card }: { $source } → { $target }
moved-by-itself = Przełożono { $card }: { $source } → { $target }
shuffled = { $zone }: karty zostają potasowane
looked = { $who } patrzy na karty ({ $zone })
looked-at = { $who } patrzy na { $card } ({ $zone })
said-deals = { $who } rozdaje
said-deal-over = Rozdanie skończone
said-scores = { $who } zapisuje punkty: { $value }

## Karty czytane na głos

spoken-card = { $rank } { $suit }
spoken-joker = joker
spoken-rank-2 = dwójka
spoken-rank-3 = trójka
spoken-rank-4 = czwórka
spoken-rank-5 = piątka
spoken-rank-6 = szóstka
spoken-rank-7 = siódemka
spoken-rank-8 = ósemka
spoken-rank-9 = dziewiątka
spoken-rank-T = dziesiątka
spoken-rank-J = walet
spoken-rank-Q = dama
spoken-rank-K = król
spoken-rank-A = as
spoken-suit-C = trefl
spoken-suit-D = karo
spoken-suit-H = kier
spoken-suit-S = pik
suit-german-C = żołędzie
suit-german-S = liście
suit-german-H = serca
suit-german-D = dzwonki
suit-word-german-C = żołędzi
suit-word-german-S = liści
suit-word-german-H = serc
suit-word-german-D = dzwonków
rank-german-J = niżnik
rank-german-Q = wyżnik
rank-german-K = król
rank-german-A = as
notation-german = { $rank } { $suit }
spoken-rank-german-J = niżnik
spoken-rank-german-Q = wyżnik
spoken-card-german = { $rank } { $suit }
card-playable = { $card }, można zagrać, { $place } z { $count }
card-held = { $card }, { $place } z { $count }
card-open = { $card }, można zagrać, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
zone-with-top = { $zone }: na wierzchu { $card }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
your-hand = Twoja ręka: { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Pierwsza strona

welcome = Stół do kart na wasz wieczór
welcome-line = Sześć gier ze środka Europy, dokładnie według zasad. Zagraj od razu z botami albo wyślij znajomym link. Bez konta, bez reklam.
have-a-code = Masz od kogoś kod?
code = Kod
join = Wejdź
my-tables = Twoje stoły
open-tables = Otwarte stoły
my-records = Twoje rozegrane partie
all-records = { $count ->
    [one] Pokaż jeszcze jedną
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}
seats-free = { $count ->
    [0] komplet
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
status-playing = gra trwa
your-seat-waits = graj dalej
footer = Pakl to wolne oprogramowanie. Każde tasowanie można sprawdzić.
players = od { $fewest } do { $most } graczy
players-exactly = { $seats } graczy
minutes = { $minutes ->
    [one] około { $minutes } minuty
   *[other] około { $minutes } minut
}
play-now = Zagraj
play-with-friends = Ze znajomymi
to-the-games = Wszystkie gry

## Stół dla znajomych

your-name = Twoje imię
how-many-seats = Ile osób gra?
rule-sheet = Zasady tego stołu
preset-book = Jak w instrukcji
presets = Gotowe zasady
preset-own = Własny zestaw
bots-wanted = Boty przy stole
bots-none = bez botów
less = O jeden mniej
more = O jeden więcej
as-the-book = { $count ->
    [0] Wszystko jak w instrukcji
    [one] Jedna zasada inna niż w instrukcji
    [few] { $count } zasady inne niż w instrukcji
    [many] { $count } zasad innych niż w instrukcji
   *[other] { $count } zasady innej niż w instrukcji
}
differs = Instrukcja: { $value }
option-value-on = tak
option-value-off = nie
option-value-random = decyduje los
option-value-automatic = automatycznie
option-value-standard = standard
option-value-by-players = zależnie od liczby graczy
terms = Widzowie, rozmowy i czas na ruch
terms-public = Pokaż ten stół wszystkim na liście otwartych stołów
terms-spectators = Widzowie widzą
spectators-table = to, co leży odkryte na stole
spectators-hands = karty wszystkich graczy
spectators-none = nic: nikt nie może patrzeć
terms-talk = Rozmowy
talk-chat = czat i reakcje
talk-emotes = tylko reakcje
talk-off = cisza
terms-pace = Czas na ruch
pace-free = ile potrzeba
pace-realtime = z zegarem
pace-correspondence = całe dni, korespondencyjnie
terms-seconds = Sekundy na ruch
terms-bank = Rezerwa w sekundach na całą grę
terms-days = Dni na ruch
terms-late = Gdy ktoś się spóźnia albo go nie ma
late-bot = gra za niego bot
late-wait = czekamy
terms-bots = Boty grają
bot-pace-human = w ludzkim tempie
bot-pace-instant = od razu
terms-hints = Podpowiedzi
hints-alone = dla tych, którzy grają sami przeciw botom
hints-on = dla wszystkich
hints-off = dla nikogo
open-table = Otwórz stół

## Przed partią

waiting-room = Czekamy na wszystkich
seats = Miejsca
seat-empty = Wolne miejsce
sit-here = Usiądź tu
move-here = Przesiądź się tu
add-bot = Dodaj bota
fill-with-bots = { $count ->
    [one] Bot na wolne miejsce
    [few] Boty na wszystkie { $count } wolne miejsca
    [many] Boty na { $count } wolnych miejsc
   *[other] Boty na { $count } wolnego miejsca
}
bot-strength = Siła botów
bot-of-level = Bot, { $level }
level-random = gra na chybił trafił
level-beginner = początkujący
level-casual = niedzielny gracz
level-good = dobry
level-strong = silny
level-expert = ekspert
level-measured = wygrywa w { $percent }% z niższym poziomem
is-ready = może zaczynać
not-ready = jeszcze nie
is-host = prowadzi stół
is-you = ty
swap-seat = Zmień miejsce: { $who }
remove-seat = Zwolnij miejsce: { $who }
invite = Zaproś znajomych
qr-of = Kod QR do { $link }
table-code = Kod
link = Link do tego stołu
copy = Kopiuj
copied = Gotowe
share = Wyślij
ready = Zaczynajmy!
unready = Jeszcze nie
waiting-for-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
waiting-for-others = Czekamy na resztę…
take-a-seat = Usiądź i zagraj z nami.
you-watch = Wszystkie miejsca są zajęte: oglądasz grę.

## Przy stole

you = Ty
menu = Menu
rules = Zasady
log = Co się wydarzyło
log-forgets = Zdobyte karty są tu wymieniane dopiero po zakończeniu rozdania.
settings = Ustawienia
scores = Punkty
emotes = Pokaż reakcję
facts = Stan gry
deal-number = Rozdanie { $deal }
your-turn = Twoja kolej
may-interrupt = Możesz się wtrącić
turn-of = Kolej na ruch: { $who }…
waiting-for = Czekamy na ruch: { $who }…
paused = Przy stole jest przerwa
bot-plays-for-you = Gra za ciebie bot
take-back = Znów gram ja
pause = Przerwa
pause-asked = Pozostali są proszeni o przerwę
resume = Dalej
leave = Odejdź od stołu
seat-turn = ma ruch
seat-bot = tu gra bot
seat-away = brak gracza
seat-dealer = rozdaje karty
seat-dealer-short = R
seat-clock = { $seconds } s
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
your-moves = Co możesz zrobić
choose-cards = { $count ->
    [one] Wybierz { $count } kartę
    [few] Wybierz { $count } karty
    [many] Wybierz { $count } kart
   *[other] Wybierz { $count } karty
}
select-more = { $needed ->
    [0] { $count ->
        [one] Wybrana jedna karta: wybierz więcej
        [few] Wybrane { $count } karty: wybierz więcej
        [many] Wybrano { $count } kart: wybierz więcej
       *[other] Wybrano { $count } karty: wybierz więcej
    }
   *[other] Wybrane karty: { $count } z { $needed }
}
clear-selection = Cofnij wybór
more-ways = Jeszcze { $count }
which-way = Jak?
cancel = Anuluj
close = Zamknij
sort-hand = Ułóż karty na ręce inaczej
hint = Podpowiedź
hint-thinking = Najsilniejszy bot myśli…
hint-title = Co zrobiłby najsilniejszy bot
hint-chance = { $percent }% ± { $error } szans na wygraną
hint-chance-match = { $percent }% ± { $error } szans na wygranie partii
hint-level = równie dobre
hint-share = wybieraj tak w { $percent }% przypadków
hint-mixture = Wszyscy wybierają jednocześnie: kto zawsze wybiera tak samo, daje się przejrzeć. Lepiej wybierać różnie.
hint-deal = wygrywa to rozdanie w { $percent }%
hint-points = średnia punktów: { $points }
hint-cut-short = w { $percent }% ktoś inny wygrywa, zanim znów będzie twoja kolej
hint-basis = Policzone na podstawie { $worlds } możliwych rozdań, zgodnych ze wszystkim, co wiesz.
open-rule = Zasada { $clause }
open-clause = Otwórz zasadę { $clause }
emote-hello = Cześć!
emote-thanks = Dziękuję!
emote-well-played = Dobrze zagrane!
emote-oops = Ojej…
emote-hurry = Pobudka, twoja kolej!
emote-laugh = Ha, ha!
emote-wow = No, no!
emote-sorry = Przepraszam!
tip-play = Uniesione karty można zagrać: dotknij jednej albo przeciągnij ją w górę na stół.
tip-select = Niektóre ruchy wymagają kilku kart: dotknij ich po kolei.
tip-rules = Każda zasada ma numer: dotknij go, aby ją przeczytać.
tip-seen = Jasne
tip-whole = Pokaż całą poradę
tip-none = Bez porad
chat-placeholder = Napisz coś
send = Wyślij
card-new = { $text }, nowa
equal-card-elsewhere = Nie ta: teraz { $card } gra się stąd: { $zone }.
seat-reconnecting = łączy się ponownie… bot za { $seconds } s
look-through = Przejrzyj: { $zone }
while-away = Pod twoją nieobecność
selected-worth = { $count ->
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hand-sorted = Twoja ręka: { $how }

## Co się wydarzyło przy stole

log-chat = { $who }: { $text }
log-sat = { $who } siada do stołu
log-stood = { $who } odchodzi od stołu
log-taken-over = { $who }: teraz gra tu bot
log-paused = { $why ->
    [absence] Przy stole jest przerwa: nikogo nie ma
   *[other] Przy stole jest przerwa
}
log-resumed = Gra toczy się dalej
log-match-begun = Zaczyna się partia { $number }
log-match-over = Partia skończona
log-swapped = Dwa miejsca zostały zamienione
log-closed = Stół jest zamknięty
log-seat-host = Stół prowadzi teraz { $who }
log-seat-wishes_pause = { $who } prosi o przerwę
log-seat-late = Koniec czasu: { $who }
log-seat-back = { $who } jest z powrotem

## Zasady

rules-of = { $game }: zasady
no-rulebook = Ta gra nie ma tu jeszcze spisanych zasad.
agreed-here = Ustalone przy tym stole
as-book-here = Przy tym stole, jak w instrukcji: { $option }: { $value }
words-german = Te karty mają niemieckie kolory: żołędzie zamiast trefli, liście zamiast pików, serca zamiast kierów, dzwonki zamiast kar; niżnik (U) zamiast waleta, wyżnik (O) zamiast damy.
here-differs = Przy tym stole: { $option }: { $value }
seek-rules = Szukaj w zasadach
nothing-found = Nic nie znaleziono.
found-clauses = { $count ->
    [one] Znaleziono jedną zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}

## Koniec

deal = Rozdanie
total = Razem
deal-ended = Koniec rozdania { $deal }
you-win = Wygrywasz!
winner = Wygrywa { $who }
winners = Pierwsze miejsce dzielą: { $who }
all-hands = Co kto miał
no-cards-left = brak kart
next-deal = Nowe rozdanie
rematch = Rewanż
watch-replay = Odtwórz
download-record = Pobierz zapis
verify-record = Sprawdź tasowanie
verified = { $shuffles ->
    [one] Uczciwie: tasowanie wynika z zapieczętowanego sekretu i z losowych wartości graczy, a każdy ruch jest zgodny z zasadami.
    [few] Uczciwie: wszystkie { $shuffles } tasowania wynikają z zapieczętowanego sekretu i z losowych wartości graczy, a każdy ruch jest zgodny z zasadami.
    [many] Uczciwie: wszystkie tasowania ({ $shuffles }) wynikają z zapieczętowanego sekretu i z losowych wartości graczy, a każdy ruch jest zgodny z zasadami.
   *[other] Uczciwie: { $shuffles } tasowania wynika z zapieczętowanego sekretu i z losowych wartości graczy, a każdy ruch jest zgodny z zasadami.
}
commitment-kept = Sekret jest ten sam, który zapieczętowano przed rozdaniem
shuffles-follow = Wszystkie tasowania ({ $count }) wynikają z sekretu i z losowych wartości graczy
verifying = Sprawdzam…
finding-right = zgodne
finding-wrong = niezgodne
step-of = Krok { $step } z { $steps }
step-first = Na początek
step-back = Krok wstecz
step-on = Krok dalej
step-last = Na koniec
play-steps = Start
stop-steps = Stop

## Ustawienia

language = Język
speed = Animacje
speed-calm = spokojne
speed-normal = zwykłe
speed-fast = szybkie
speed-none = żadne
sorting = Twoja ręka
sorting-deck = ułożona kolorami
sorting-rank = ułożona według wartości
sorting-groups = ułożona w kombinacje
sorting-own = ułożona po twojemu
theme = Stół
theme-device = jak w urządzeniu
theme-cloth = zielone sukno
theme-night = niebieska noc
sound = Dźwięki
vibration = Wibracje, gdy twoja kolej
notices = Powiadom mnie, gdy moja kolej, a patrzę gdzie indziej
notices-forbidden = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
four-colours = Cztery barwy dla czterech kolorów
confirm-moves = Pytaj przed ruchem
confirm-never = nigdy
confirm-final = jeśli nie da się go cofnąć
confirm-always = zawsze
big-indices = Duże znaki w rogach kart
faces = Kolory na kartach
faces-table = jak gra się przy stole
faces-french = francuskie: trefl, pik, kier, karo
faces-german = niemieckie: żołędzie, liście, serca, dzwonki
faces-note = W grach, w które gra się jednymi i drugimi.
show-emotes = Pokazuj reakcje innych
show-guide = Porady w pierwszej grze

## Połączenie

loading = Chwileczkę…
line-lost = Łączę ponownie…
offline = Brak połączenia. Gra toczy się na żywo; strona sama szuka serwera.
storage-down = Serwer nie może teraz zapisywać ruchów; gra ruszy dalej, gdy tylko to będzie możliwe.
play-here = Graj tutaj
bye-newer_tab = Ten stół jest otwarty w innym oknie
bye-no_table = Tego stołu już nie ma
bye-not_welcome = Tego stołu nie można oglądać
bye-restart = Serwer uruchamia się ponownie; gra zaraz ruszy dalej
bye-too_slow = Połączenie jest za wolne
bye-silent = Połączenie zostało zerwane
bye-flood = Za dużo przyszło stąd naraz
no-table = Tu nie ma stołu

## Czego nie można

refused-card = { $card }: teraz nie można tego zagrać. { $rule }
refused-move = Tak teraz nie można. { $rule }
refused-illegal = Tak teraz nie można.
refused-malformed = Serwer tego nie rozumie.
refused-stale = Właśnie coś się wydarzyło: spójrz jeszcze raz.
refused-not_seated = Nie siedzisz przy tym stole.
refused-not_host = Może to zrobić tylko osoba, która prowadzi stół.
refused-not_now = Tak teraz nie można.
refused-seat_taken = Tam już ktoś siedzi.
refused-no_such_seat = Nie ma takiego miejsca.
refused-no_such_bot = Nie ma takiego bota.
refused-bad_name = Nie można użyć tego imienia.
refused-no_hints = Przy tym stole nie ma podpowiedzi.
refused-muted = Nie możesz tu teraz pisać.
refused-too_fast = To było za szybko: poczekaj chwilę.
refused-busy = Serwer jest zajęty: spróbuj jeszcze raz.
refused-unavailable = Serwer teraz tego nie zrobi: spróbuj jeszcze raz.
refused-frozen = Ten stół zamarł przez nasz błąd. Nic nie przepadło.
refused-closed = Ten stół jest zamknięty.
refused-unreachable = Serwer jest nieosiągalny.
refused-no_such_table = Nie ma stołu z tym kodem.
refused-no_such_record = Nie ma takiego zapisu.
refused-no_such_page = Nie ma takiej strony.
refused-no_such_method = Pod tym adresem nie da się o to poprosić.
refused-no_such_pass = Ta przepustka już nie działa.
refused-not_json = Serwer tego nie zrozumiał.
refused-too_large = To jest za długie.
refused-not_replayable = Według dzisiejszych zasad tego zapisu nie da się odtworzyć.
refused-not_verified = Ten zapis się nie zgadza.
refused-not_known = Serwer cię nie zna.
refused-not_allowed = To niedozwolone.
refused-foreign_origin = Stąd to niedozwolone.
refused-our_fault = Coś poszło nie tak po naszej stronie.
