### Slova příkazové řádky a jádra.

## Kdo

table = Stůl
everyone = Každý
dummy = Jožin { $number }
guest = Host
seat = Místo { $number }
and = { $first } a { $last }

## Co se oznamuje

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
sealed = Míchání je zapečetěno: { $seal }…

said-deals = { $who } rozdává
said-deal-over = Rozdání je u konce
said-scores = { $who } si zapisuje { $value }

## U stolu

your-turn = ▸ { $who }, jsi na tahu
may-interrupt = ▸ { $who }, teď můžeš zasáhnout
turn-of = Na tahu: { $who }…
hint-your-turn = číslo nebo tah · rules · log · help · quit
hint-may-interrupt = číslo, chceš-li zasáhnout · Enter, ať se hraje dál
more-moves = … další tahy ({ $count }): napiš moves
earlier = … co bylo předtím ({ $count }): napiš log
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
this-deal = { $points } v tomto rozdání
progress-target = { $deal }. rozdání · hraje se do { $target } bodů
progress-deals = { $deal }. rozdání z { $deals }
press-enter = Enter: další rozdání
page-foot = Enter: dál

## Odpovědi

yes = a ano y yes
no = n ne no
nothing-typed = Napiš číslo tahu od 1 do { $count }, nebo help.
no-such-move = „{ $typed }“ v této hře není tah: napiš číslo od 1 do { $count }, tah jako „{ $example }“, nebo help.
no-such-number = Tah { $typed } není: tahy mají čísla od 1 do { $count }.
no-such-clause = Článek { $clause } v těchto pravidlech není.
no-rulebook = Tato hra zatím pravidla nemá.
refused = Tohle teď nejde: { $move } ({ $clause }).
really-quit = Odejít z partie? Napiš a, chceš-li odejít; s Enter zůstaneš u hry
save-record = Uložit zápis? Napiš a nebo název souboru; Enter neuloží nic
record-saved = Zápis je v souboru { $file }
file-exists = Soubor { $file } už existuje: zvol jiný název.
file-not-written = Soubor { $file } se nedá zapsat ({ $why }).
check-record = Ověříš ho příkazem: pakl verify { $file }
goodbye = Měj se hezky.

## Stránky

rules-title = Pravidla hry { $game }
log-title = Co se stalo
moves-title = Co můžeš udělat
help-title = Co můžeš napsat
help-number = tah s tímto číslem
help-notation = jakýkoli tah, jak se zapisuje v pravidlech
help-rules = celá pravidla
help-clause = jeden jejich článek
help-log = vše, co se stalo
help-hand = tvoje karty slovy
help-moves = všechny tvoje tahy i se zápisem
help-quit = odejít z partie
help-enter = tvůj tah, máš-li jen jeden
enter-key = Enter

## Nabídka

welcome = Vítá tě Pakl
welcome-line = Karetní hry přesně podle pravidel, proti botům.
which-game = Kterou hru? Napiš její číslo
players = { $most ->
    [few] { $fewest } až { $most } hráči
   *[other] { $fewest } až { $most } hráčů
}
players-exactly = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
how-many = Kolik vás bude i s tebou? { $fewest } až { $most }, Enter znamená { $usual }
rules-of-table = Pravidla tohoto stolu
as-the-book = { $count ->
    [0] přesně podle původních pravidel
    [one] jedno pravidlo je změněné
    [few] { $count } pravidla jsou změněná
   *[other] { $count } pravidel je změněných
}
which-option = Enter rozdá karty, číslo změní pravidlo
which-value = Nová hodnota; Enter nic nezmění
which-number = Číslo od { $low } do { $high }
not-for-so-many = Tolik hráčů podle těchto pravidel hrát nemůže: změň některé.
not-in-menu = { $typed ->
    [nothing] Napiš číslo od 1 do { $count }.
   *[other] „{ $typed }“ v seznamu není: napiš číslo od 1 do { $count }.
}
not-a-number-of-players = „{ $typed }“ nejde: ve hře { $game } je počet hráčů { $fewest } až { $most }.
not-a-value = „{ $typed }“ nejde, na výběr je: { $values }.
value-on = zapnuto
value-off = vypnuto

## Přehrání zápisu

replay-of = { $game }: { $who }
shuffle-of = míchání: { $lot }

## Ověření zápisu

read-record = text je celý a beze změny
replayed = všechny tahy odpovídají pravidlům hry { $game } a výsledek z nich plyne
commitment-kept = tajemství je to, které bylo zapečetěno před rozdáním
shuffles-follow = všechna míchání ({ $count }) plynou z tajemství a z náhodných hodnot hráčů
verified = Tento zápis je ověřen.

## Konec

deal-ended = Konec { $deal }. rozdání
winner = Vítězí { $who }
winners = O první místo se dělí { $who }
