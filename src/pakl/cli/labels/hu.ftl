### A parancssor és a mag szavai.

## Ki

table = Az asztal
everyone = Mindenki
dummy = Fantom { $number }
guest = Vendég
seat = { $number }. hely
and = { $first } és { $last }

## Ami történik

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
sealed = A keverések lepecsételve: { $seal }…

said-deals = { $who } oszt
said-deal-over = A leosztás véget ért
said-scores = { $who } pontjai: { $value }

## Az asztalnál

your-turn = ▸ Te jössz, { $who }
may-interrupt = ▸ { $who }, most közbeszólhatsz
turn-of = Most jön: { $who }…
hint-your-turn = szám vagy lépés · rules · log · help · quit
hint-may-interrupt = szám, ha közbeszólsz · Enter, ha mehet tovább a játék
more-moves = … még { $count }: írd be, hogy moves
earlier = … korábban még { $count }: írd be, hogy log
points = { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
this-deal = { $points } ebben a leosztásban
progress-target = { $deal }. leosztás · cél: { $target } pont
progress-deals = { $deal }. leosztás, összesen { $deals }
press-enter = Enter: következő leosztás
page-foot = Enter: tovább

## Válaszok

yes = i igen y yes
no = n nem no
nothing-typed = Írd be egy lépés számát 1 és { $count } között, vagy azt, hogy help.
no-such-move = „{ $typed }” nem lépés ebben a játékban: írj be egy számot 1 és { $count } között, egy lépést, például „{ $example }”, vagy azt, hogy help.
no-such-number = Nincs { $typed }. lépés: a lépések számozása 1-től { $count }-ig tart.
no-such-clause = Nincs { $clause } pont ebben a szabálykönyvben.
no-rulebook = Ennek a játéknak még nincs szabálykönyve.
refused = Ezt most nem lehet: { $move } ({ $clause }).
really-quit = Elhagyod a partit? i: igen, Enter: maradok
save-record = Mented a jegyzőkönyvet? i, egy fájlnév, vagy Enter, ha nem
record-saved = A jegyzőkönyv itt van: { $file }
file-exists = A fájl már létezik: { $file }. Adj meg egy másikat.
file-not-written = A fájl nem írható: { $file } ({ $why }).
check-record = Így ellenőrizheted: pakl verify { $file }
goodbye = Viszlát!

## Az oldalak

rules-title = { $game }: a szabályok
log-title = Mi történt eddig
moves-title = Mit tehetsz
help-title = Mit írhatsz be
help-number = az ilyen számú szabályos lépés
help-notation = bármelyik lépés, ahogy a szabályok írják
help-rules = az egész szabálykönyv
help-clause = annak egy pontja
help-log = minden, ami eddig történt
help-hand = a lapjaid szavakkal
help-moves = az összes lépésed, a jelölésével
help-quit = a parti elhagyása
help-enter = a lépésed, ha csak egy van
enter-key = Enter

## A menü

welcome = Üdvözöl a Pakl
welcome-line = Kártyajátékok pontosan a szabálykönyv szerint, botok ellen.
which-game = Melyik játék? Írd be a számát
players = { $fewest }–{ $most } játékos
players-exactly = { $seats } játékos
how-many = Hányan játszotok veled együtt? { $fewest }–{ $most }, Enter: { $usual }
rules-of-table = Az asztal szabályai
as-the-book = { $count ->
    [0] a szabálykönyv szerint
    [one] egy szabály eltér a szabálykönyvtől
   *[other] { $count } szabály eltér a szabálykönyvtől
}
value-on = be
value-off = ki
which-option = Enter: osztás; vagy a módosítandó szabály száma
which-value = Az új érték, vagy Enter, ha marad a régi
which-number = Egy szám { $low } és { $high } között
not-for-so-many = Ennyien nem játszhattok ezekkel a szabályokkal: változtass egyen.
not-in-menu = { $typed ->
    [nothing] Írj be egy számot 1 és { $count } között.
   *[other] „{ $typed }” nincs a listán: írj be egy számot 1 és { $count } között.
}
not-a-number-of-players = „{ $typed }” nem lehet; { $game }: { $fewest }–{ $most } játékos.
not-a-value = „{ $typed }” nem lehet; választható: { $values }.

## Jegyzőkönyv visszajátszása

replay-of = { $game }: { $who }
shuffle-of = keverés: { $lot }

## Jegyzőkönyv ellenőrzése

read-record = a szöveg ép és változatlan
replayed = minden lépés szabályos ({ $game }), és az eredmény ebből következik
commitment-kept = a titok megegyezik az osztás előtt rögzítettel
shuffles-follow = az összes keverés ({ $count }) a titokból és a játékosok véletlen értékeiből következik
verified = Ez a jegyzőkönyv hiteles.

## A vége

deal-ended = { $deal }. leosztás: vége
winner = { $who } nyer
winners = Az első helyen osztozik: { $who }
