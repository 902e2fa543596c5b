### Slová príkazového riadka a jadra.

## Kto

table = Stôl
everyone = Každý
dummy = Jožin { $number }
guest = Hosť
seat = Miesto { $number }
and = { $first } a { $last }

## Čo sa oznamuje

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
sealed = Miešanie je zapečatené: { $seal }…

said-deals = { $who } rozdáva
said-deal-over = Rozdanie sa skončilo
said-scores = { $who } si zapisuje { $value }

## Pri stole

your-turn = ▸ { $who }, si na ťahu
may-interrupt = ▸ { $who }, teraz môžeš zasiahnuť
turn-of = Na ťahu: { $who }…
hint-your-turn = číslo alebo ťah · rules · log · help · quit
hint-may-interrupt = číslo, ak chceš zasiahnuť · Enter, nech sa hrá ďalej
more-moves = … ďalšie ťahy ({ $count }): napíš moves
earlier = … čo bolo predtým ({ $count }): napíš log
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
this-deal = { $points } v tomto rozdaní
progress-target = { $deal }. rozdanie · hrá sa do { $target } bodov
progress-deals = { $deal }. rozdanie z { $deals }
press-enter = Enter: ďalšie rozdanie
page-foot = Enter: ďalej

## Odpovede

yes = a á ano áno y yes
no = n nie no
nothing-typed = Napíš číslo ťahu od 1 do { $count }, alebo help.
no-such-move = „{ $typed }“ v tejto hre nie je ťah: napíš číslo od 1 do { $count }, ťah ako „{ $example }“, alebo help.
no-such-number = Ťah { $typed } tu nie je: ťahy majú čísla od 1 do { $count }.
no-such-clause = Článok { $clause } v týchto pravidlách nie je.
no-rulebook = Táto hra zatiaľ nemá pravidlá.
refused = Toto teraz nejde: { $move } ({ $clause }).
really-quit = Odísť z partie? Napíš a, ak chceš odísť; s Enter zostaneš pri hre
save-record = Uložiť zápis? Napíš a alebo názov súboru; Enter neuloží nič
record-saved = Zápis je v súbore { $file }
file-exists = Súbor { $file } už existuje: zvoľ iný názov.
file-not-written = Súbor { $file } sa nedá zapísať ({ $why }).
check-record = Overíš ho príkazom: pakl verify { $file }
goodbye = Maj sa pekne.

## Stránky

rules-title = Pravidlá hry { $game }
log-title = Čo sa stalo
moves-title = Čo môžeš urobiť
help-title = Čo môžeš napísať
help-number = ťah s týmto číslom
help-notation = akýkoľvek ťah, ako sa zapisuje v pravidlách
help-rules = celé pravidlá
help-clause = jeden ich článok
help-log = všetko, čo sa stalo
help-hand = tvoje karty slovami
help-moves = všetky tvoje ťahy aj so zápisom
help-quit = odísť z partie
help-enter = tvoj ťah, ak máš iba jeden
enter-key = Enter

## Ponuka

welcome = Víta ťa Pakl
welcome-line = Kartové hry presne podľa pravidiel, proti botom.
which-game = Ktorú hru? Napíš jej číslo
players = { $most ->
    [few] { $fewest } až { $most } hráči
   *[other] { $fewest } až { $most } hráčov
}
players-exactly = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}
how-many = Koľkí budete aj s tebou? { $fewest } až { $most }, Enter znamená { $usual }
rules-of-table = Pravidlá tohto stola
as-the-book = { $count ->
    [0] presne podľa pôvodných pravidiel
    [one] jedno pravidlo je zmenené
    [few] { $count } pravidlá sú zmenené
   *[other] { $count } pravidiel je zmenených
}
which-option = Enter rozdá karty, číslo zmení pravidlo
which-value = Nová hodnota; Enter nič nezmení
which-number = Číslo od { $low } do { $high }
not-for-so-many = Toľko hráčov podľa týchto pravidiel hrať nemôže: zmeň niektoré.
not-in-menu = { $typed ->
    [nothing] Napíš číslo od 1 do { $count }.
   *[other] „{ $typed }“ v zozname nie je: napíš číslo od 1 do { $count }.
}
not-a-number-of-players = „{ $typed }“ nejde: v hre { $game } je počet hráčov { $fewest } až { $most }.
not-a-value = „{ $typed }“ nejde, na výber je: { $values }.
value-on = zapnuté
value-off = vypnuté

## Prehranie zápisu

replay-of = { $game }: { $who }
shuffle-of = miešanie: { $lot }

## Overenie zápisu

read-record = text je celý a bez zmeny
replayed = všetky ťahy zodpovedajú pravidlám hry { $game } a výsledok z nich vyplýva
commitment-kept = tajomstvo je to, ktoré bolo zapečatené pred rozdaním
shuffles-follow = všetky miešania ({ $count }) vyplývajú z tajomstva a z náhodných hodnôt hráčov
verified = Tento zápis je overený.

## Koniec

deal-ended = Koniec { $deal }. rozdania
winner = Víťazí { $who }
winners = O prvé miesto sa delia { $who }
