### Die Wörter der Seite. Die Wörter eines Spiels stehen in seinem eigenen Ordner.

## Wer

table = Der Tisch
everyone = Jeder
dummy = Strohmann { $number }
guest = Gast

## Was erzählt wird, wenn ein Spiel keine eigenen Wörter hat

cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: Die Karten werden gemischt
looked = { $who } sieht sich die Karten an ({ $zone })
looked-at = { $who } sieht sich { $card } an ({ $zone })
said-deals = { $who } gibt
said-deal-over = Das Spiel ist zu Ende
said-scores = { $value ->
    [one] { $who } bekommt { $value } Punkt
   *[other] { $who } bekommt { $value } Punkte
}

## Karten, wie sie vorgelesen werden

spoken-card = { $suit }-{ $rank }
spoken-joker = Joker
spoken-rank-2 = Zwei
spoken-rank-3 = Drei
spoken-rank-4 = Vier
spoken-rank-5 = Fünf
spoken-rank-6 = Sechs
spoken-rank-7 = Sieben
spoken-rank-8 = Acht
spoken-rank-9 = Neun
spoken-rank-T = Zehn
spoken-rank-J = Bube
spoken-rank-Q = Dame
spoken-rank-K = König
spoken-rank-A = Ass
spoken-suit-C = Kreuz
spoken-suit-D = Karo
spoken-suit-H = Herz
spoken-suit-S = Pik
suit-german-C = Eicheln
suit-german-S = Laub
suit-german-H = Herz
suit-german-D = Schellen
suit-word-german-C = Eichel
suit-word-german-S = Laub
suit-word-german-H = Herz
suit-word-german-D = Schellen
rank-german-J = Unter
rank-german-Q = Ober
rank-german-K = König
rank-german-A = Ass
notation-german = { $suit } { $rank }
spoken-rank-german-J = Unter
spoken-rank-german-Q = Ober
spoken-card-german = { $suit }-{ $rank }
card-playable = { $card }, spielbar, { $place } von { $count }
card-held = { $card }, { $place } von { $count }
card-open = { $card }, spielbar, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
zone-with-top = { $zone }: { $card } liegt oben, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
your-hand = Deine Hand: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}

## Die erste Seite

welcome = Ein Kartentisch für euren Abend
welcome-line = Sechs Spiele aus der Mitte Europas, genau nach ihren Regelheften. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ohne Konto, ohne Werbung.
have-a-code = Hat dir jemand einen Code gegeben?
code = Code
join = Beitreten
my-tables = Deine Tische
open-tables = Offene Tische
my-records = Deine gespielten Partien
all-records = { $count ->
    [one] Noch eine zeigen
   *[other] Noch { $count } zeigen
}
seats-free = { $count ->
    [0] voll
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
status-playing = läuft
your-seat-waits = weiterspielen
footer = Pakl ist freie Software. Jedes Mischen lässt sich nachprüfen.
players = { $fewest } bis { $most } Personen
players-exactly = { $seats } Personen
minutes = { $minutes ->
    [one] etwa { $minutes } Minute
   *[other] etwa { $minutes } Minuten
}
play-now = Losspielen
play-with-friends = Mit Freunden
to-the-games = Alle Spiele

## Ein Tisch für Freunde

your-name = Dein Name
how-many-seats = Wie viele spielen?
rule-sheet = Regeln an diesem Tisch
preset-book = Nach dem Regelheft
presets = Fertige Regeln
preset-own = Eigene Mischung
bots-wanted = Bots am Tisch
bots-none = keine
less = Eins weniger
more = Eins mehr
as-the-book = { $count ->
    [0] Alles genau nach dem Regelheft
    [one] Eine Regel weicht vom Regelheft ab
   *[other] { $count } Regeln weichen vom Regelheft ab
}
differs = Regelheft: { $value }
option-value-on = ja
option-value-off = nein
option-value-random = das Los entscheidet
option-value-automatic = von selbst
option-value-standard = Standard
option-value-by-players = nach Zahl der Mitspielenden
terms = Zuschauen, Reden und Bedenkzeit
terms-public = Diesen Tisch allen in der Liste der offenen Tische zeigen
terms-spectators = Wer zuschaut, sieht
spectators-table = was offen auf dem Tisch liegt
spectators-hands = alle Handkarten
spectators-none = nichts: niemand darf zuschauen
terms-talk = Reden
talk-chat = Chat und Reaktionen
talk-emotes = nur Reaktionen
talk-off = Stille
terms-pace = Zeit für einen Zug
pace-free = so lange es dauert
pace-realtime = mit Uhr
pace-correspondence = Tage, als Fernpartie
terms-seconds = Sekunden für einen Zug
terms-bank = Reserve in Sekunden, für das ganze Spiel
terms-days = Tage für einen Zug
terms-late = Wenn jemand zu lange braucht oder weg ist
late-bot = spielt ein Bot weiter
late-wait = wird gewartet
terms-bots = Bots spielen
bot-pace-human = so schnell wie Menschen
bot-pace-instant = sofort
terms-hints = Tipps
hints-alone = für alle, die allein gegen Bots spielen
hints-on = für alle
hints-off = für niemanden
open-table = Tisch eröffnen

## Vor der Partie

waiting-room = Warten, bis alle da sind
seats = Plätze
seat-empty = Freier Platz
sit-here = Hinsetzen
move-here = Hierher wechseln
add-bot = Bot dazu
fill-with-bots = { $count ->
    [one] Ein Bot für den freien Platz
   *[other] Bots für alle { $count } freien Plätze
}
bot-strength = Stärke der Bots
bot-of-level = Bot, { $level }
level-random = spielt aufs Geratewohl
level-beginner = lernt noch
level-casual = spielt zum Spaß
level-good = gut
level-strong = stark
level-expert = meisterhaft
level-measured = gewinnt { $percent } % gegen die Stufe darunter
is-ready = bereit
not-ready = noch nicht bereit
is-host = leitet den Tisch
is-you = du
swap-seat = { $who } umsetzen
remove-seat = { $who } den Platz nehmen
invite = Freunde einladen
qr-of = QR-Code von { $link }
table-code = Code
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
ready = Bin bereit
unready = Doch nicht
waiting-for-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-for-others = Warten auf die anderen …
take-a-seat = Setz dich und spiel mit.
you-watch = Alle Plätze sind besetzt: Du schaust zu.

## Am Tisch

you = Du
menu = Menü
rules = Regeln
log = Was bisher geschah
log-forgets = Gewonnene Karten werden hier erst nach dem Spiel beim Namen genannt.
settings = Einstellungen
scores = Punkte
emotes = Reaktion zeigen
facts = Wie es steht
deal-number = Spiel { $deal }
your-turn = Du bist dran
may-interrupt = Du kannst eingreifen
turn-of = Am Zug: { $who } …
waiting-for = Warten auf { $who } …
paused = Der Tisch macht Pause
bot-plays-for-you = Ein Bot spielt für dich
take-back = Selbst weiterspielen
pause = Pause
pause-asked = Die anderen werden um eine Pause gebeten
resume = Weiter
leave = Tisch verlassen
seat-turn = am Zug
seat-bot = hier spielt ein Bot
seat-away = weg
seat-dealer = gibt in diesem Spiel
seat-dealer-short = G
seat-clock = { $seconds } s
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
your-moves = Was du tun darfst
choose-cards = { $count ->
    [one] Wähle { $count } Karte
   *[other] Wähle { $count } Karten
}
select-more = { $needed ->
    [0] { $count ->
        [one] Eine Karte gewählt: wähle weitere
       *[other] { $count } Karten gewählt: wähle weitere
    }
   *[other] { $count } von { $needed } Karten gewählt
}
clear-selection = Auswahl aufheben
more-ways = Noch { $count }
which-way = Wie?
cancel = Abbrechen
close = Schließen
sort-hand = Deine Hand anders sortieren
hint = Tipp
hint-thinking = Der stärkste Bot denkt nach …
hint-title = Was der stärkste Bot täte
hint-chance = { $percent } % ± { $error } Gewinnchance
hint-chance-match = { $percent } % ± { $error } Chance, die Partie zu gewinnen
hint-level = ebenso gut
hint-share = in { $percent } % der Fälle so wählen
hint-mixture = Alle wählen zugleich: Wer immer gleich wählt, wird durchschaut. Besser abwechseln.
hint-deal = gewinnt dieses Spiel in { $percent } % der Fälle
hint-points = Punkte: etwa { $points }
hint-cut-short = in { $percent } % der Fälle gewinnt jemand anders, bevor du wieder dran bist
hint-basis = Gerechnet mit { $worlds } gedachten Verteilungen, die zu allem passen, was du weißt.
open-rule = Regel { $clause }
open-clause = Regel { $clause } öffnen
emote-hello = Hallo!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-oops = Hoppla …
emote-hurry = Du bist dran, Schlafmütze!
emote-laugh = Haha!
emote-wow = Wow!
emote-sorry = Tut mir leid!
tip-play = Angehobene Karten kannst du spielen: Tipp eine an oder zieh sie hinauf auf den Tisch.
tip-select = Manche Züge brauchen mehrere Karten: Tipp sie nacheinander an.
tip-rules = Jede Regel hat eine Nummer: Tipp sie an, um die Regel zu lesen.
tip-seen = Alles klar
tip-whole = Ganzen Tipp zeigen
tip-none = Keine Tipps
chat-placeholder = Sag etwas
send = Senden
card-new = { $text }, neu
equal-card-elsewhere = Nicht diese: { $card } wird jetzt von „{ $zone }“ gespielt.
seat-reconnecting = verbindet sich wieder … Bot in { $seconds } s
look-through = Durchsehen: { $zone }
while-away = Während du weg warst
selected-worth = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hand-sorted = Deine Hand: { $how }

## Was am Tisch geschah

log-chat = { $who }: { $text }
log-sat = { $who } setzt sich
log-stood = { $who } verlässt den Tisch
log-taken-over = Für { $who } spielt jetzt ein Bot
log-paused = { $why ->
    [absence] Der Tisch macht Pause: Niemand ist da
   *[other] Der Tisch macht Pause
}
log-resumed = Am Tisch geht es weiter
log-match-begun = Partie { $number } beginnt
log-match-over = Die Partie ist zu Ende
log-swapped = Zwei haben die Plätze getauscht
log-closed = Der Tisch ist geschlossen
log-seat-host = { $who } leitet jetzt den Tisch
log-seat-wishes_pause = { $who } möchte eine Pause
log-seat-late = Die Zeit ist um: { $who }
log-seat-back = { $who } ist wieder da

## Regeln

rules-of = { $game }: die Regeln
no-rulebook = Dieses Spiel hat hier noch kein Regelheft.
agreed-here = An diesem Tisch vereinbart
as-book-here = An diesem Tisch wie im Regelheft – { $option }: { $value }
words-german = Diese Karten haben deutsche Farben: Eicheln für Kreuz, Laub für Pik, Schellen für Karo; der Unter (U) steht für den Buben, der Ober (O) für die Dame.
here-differs = An diesem Tisch – { $option }: { $value }
seek-rules = In den Regeln suchen
nothing-found = Nichts gefunden.
found-clauses = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}

## Das Ende

deal = Spiel
total = Summe
deal-ended = Spiel { $deal } ist zu Ende
you-win = Du gewinnst!
winner = { $who } gewinnt
winners = { $who } teilen sich den ersten Platz
all-hands = Was alle hatten
no-cards-left = keine Karten mehr
next-deal = Nächstes Spiel
rematch = Revanche
watch-replay = Nachspielen
download-record = Protokoll herunterladen
verify-record = Mischen nachprüfen
verified = { $shuffles ->
    [one] Fair: Die Mischung folgt aus dem versiegelten Geheimnis und den Zufallswerten der Mitspielenden, und jeder Zug ist erlaubt.
   *[other] Fair: Alle { $shuffles } Mischungen folgen aus dem versiegelten Geheimnis und den Zufallswerten der Mitspielenden, und jeder Zug ist erlaubt.
}
commitment-kept = Das Geheimnis ist dasselbe, das vor dem Geben festgelegt wurde
shuffles-follow = Alle { $count } Mischungen folgen aus dem Geheimnis und den Zufallswerten der Mitspielenden
verifying = Wird geprüft …
finding-right = in Ordnung
finding-wrong = nicht in Ordnung
step-of = Schritt { $step } von { $steps }
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-last = Zum Ende
play-steps = Start
stop-steps = Stopp

## Einstellungen

language = Sprache
speed = Bewegung
speed-calm = ruhig
speed-normal = normal
speed-fast = schnell
speed-none = keine
sorting = Deine Hand
sorting-deck = nach Farbe sortiert
sorting-rank = nach Wert sortiert
sorting-groups = nach Kombinationen sortiert
sorting-own = in deiner eigenen Ordnung
theme = Tisch
theme-device = wie das Gerät eingestellt ist
theme-cloth = grünes Tuch
theme-night = blaue Nacht
sound = Töne
vibration = Vibrieren, wenn du dran bist
notices = Benachrichtigen, wenn du dran bist und woanders hinschaust
notices-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
four-colours = Vier Farbtöne für die vier Farben
confirm-moves = Vor einem Zug nachfragen
confirm-never = nie
confirm-final = wenn er nicht zurückgenommen werden kann
confirm-always = immer
big-indices = Große Zeichen in den Kartenecken
faces = Farben auf den Karten
faces-table = wie am Tisch gespielt wird
faces-french = französisch: Kreuz, Pik, Herz, Karo
faces-german = deutsch: Eicheln, Laub, Herz, Schellen
faces-note = Bei Spielen, die mit beiden gespielt werden.
show-emotes = Reaktionen der anderen zeigen
show-guide = Tipps im ersten Spiel

## Die Verbindung

loading = Einen Moment …
line-lost = Verbinde neu …
offline = Keine Verbindung. Gespielt wird live; die Seite sucht den Server von selbst.
storage-down = Der Server kann gerade keine Züge speichern; es geht weiter, sobald er es wieder kann.
play-here = Hier spielen
bye-newer_tab = Dieser Tisch ist in einem anderen Fenster offen
bye-no_table = Diesen Tisch gibt es nicht mehr
bye-not_welcome = An diesem Tisch darf niemand zuschauen
bye-restart = Der Server startet neu; gleich geht es weiter
bye-too_slow = Die Verbindung ist zu langsam
bye-silent = Die Verbindung ist abgebrochen
bye-flood = Von hier kam zu viel auf einmal
no-table = Hier ist kein Tisch

## Was nicht geht

refused-card = { $card } geht jetzt nicht. { $rule }
refused-move = Das geht jetzt nicht. { $rule }
refused-illegal = Das geht jetzt nicht.
refused-malformed = Das hat der Server nicht verstanden.
refused-stale = Eben ist etwas geschehen: Schau noch einmal hin.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-not_host = Das kann nur, wer den Tisch leitet.
refused-not_now = Das geht jetzt nicht.
refused-seat_taken = Dort sitzt schon jemand.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-no_such_bot = Diesen Bot gibt es nicht.
refused-bad_name = Dieser Name geht nicht.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-muted = Du kannst hier gerade nicht schreiben.
refused-too_fast = Das war zu schnell: Warte einen Moment.
refused-busy = Der Server ist beschäftigt: Versuch es noch einmal.
refused-unavailable = Der Server kann das gerade nicht: Versuch es noch einmal.
refused-frozen = Dieser Tisch ist durch einen Fehler von uns eingefroren. Nichts ist verloren.
refused-closed = Dieser Tisch ist geschlossen.
refused-unreachable = Der Server ist nicht zu erreichen.
refused-no_such_table = Einen Tisch mit diesem Code gibt es nicht.
refused-no_such_record = Dieses Protokoll gibt es nicht.
refused-no_such_page = Diese Seite gibt es nicht.
refused-no_such_method = Das geht an dieser Adresse nicht.
refused-no_such_pass = Dieser Pass gilt nicht mehr.
refused-not_json = Das hat der Server nicht verstanden.
refused-too_large = Das ist zu lang.
refused-not_replayable = Mit den heutigen Regeln lässt sich dieses Protokoll nicht nachspielen.
refused-not_verified = Dieses Protokoll stimmt nicht.
refused-not_known = Der Server kennt dich nicht.
refused-not_allowed = Das ist nicht erlaubt.
refused-foreign_origin = Das ist von hier aus nicht erlaubt.
refused-our_fault = Bei uns ist etwas schiefgegangen.
