### Le parole della riga di comando e del nucleo.

## Chi

table = Il tavolo
everyone = Ognuno
dummy = Fantasma { $number }
guest = Ospite
seat = Posto { $number }
and = { $first } e { $last }

## Ciò che si racconta

cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: si mescolano le carte
looked = { $who } guarda le carte ({ $zone })
looked-at = { $who } guarda { $card } ({ $zone })
sealed = Le mescolate sono sigillate: { $seal }…

said-deals = { $who } dà le carte
said-deal-over = La manche è finita
said-scores = { $value ->
    [one] { $who } fa { $value } punto
   *[other] { $who } fa { $value } punti
}

## Al tavolo

your-turn = ▸ Tocca a te, { $who }
may-interrupt = ▸ { $who }, ora puoi intervenire
turn-of = Gioca { $who }…
hint-your-turn = un numero o una mossa · rules · log · help · quit
hint-may-interrupt = un numero per intervenire · Invio per lasciar giocare
more-moves = … altre { $count }: scrivi moves
earlier = … { $count } più indietro: scrivi log
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
this-deal = { $points } in questa manche
progress-target = manche { $deal } · ai { $target } punti
progress-deals = manche { $deal } di { $deals }
press-enter = Invio per la prossima manche
page-foot = Invio per continuare

## Le risposte

yes = s sì si y yes
no = n no
nothing-typed = Scrivi il numero di una mossa, da 1 a { $count }, oppure help.
no-such-move = «{ $typed }» non è una mossa di questo gioco: scrivi un numero da 1 a { $count }, una mossa come «{ $example }», oppure help.
no-such-number = La mossa { $typed } non esiste: le mosse vanno da 1 a { $count }.
no-such-clause = In questo regolamento non c’è una regola { $clause }.
no-rulebook = Questo gioco non ha ancora un regolamento.
refused = Adesso non si può: { $move } ({ $clause }).
really-quit = Lasciare la partita? s per uscire, Invio per restare
save-record = Salvare la partita? s, un nome di file, o Invio per no
record-saved = La partita è salvata in { $file }
file-exists = Il file { $file } esiste già: indicane un altro.
file-not-written = Il file { $file } non si può scrivere ({ $why }).
check-record = Per verificarla: pakl verify { $file }
goodbye = Arrivederci.

## Le pagine

rules-title = Le regole: { $game }
log-title = Che cosa è successo
moves-title = Che cosa puoi fare
help-title = Che cosa puoi scrivere
help-number = la mossa valida con quel numero
help-notation = qualsiasi mossa, scritta come nelle regole
help-rules = tutto il regolamento
help-clause = una sola delle sue regole
help-log = tutto quello che è successo
help-hand = le tue carte a parole
help-moves = tutte le tue mosse, con la loro notazione
help-quit = lasciare la partita
help-enter = la tua mossa, se ne hai una sola
enter-key = Invio

## Il menu

welcome = Ti diamo il benvenuto su Pakl
welcome-line = Giochi di carte esattamente secondo le loro regole, contro i bot.
which-game = Quale gioco? Scrivi il suo numero
players = da { $fewest } a { $most } giocatori
players-exactly = { $seats } giocatori
how-many = In quanti si gioca, contando te? Da { $fewest } a { $most }, Invio per { $usual }
rules-of-table = Le regole di questo tavolo
as-the-book = { $count ->
    [0] come da regolamento
    [one] una regola diversa dal regolamento
   *[other] { $count } regole diverse dal regolamento
}
value-on = sì
value-off = no
which-option = Invio per dare le carte, o il numero di una regola da cambiare
which-value = Il nuovo valore, o Invio per lasciarlo com’è
which-number = Un numero da { $low } a { $high }
not-for-so-many = In così tanti non si può giocare con queste regole: cambiane una.
not-in-menu = { $typed ->
    [nothing] Scrivi un numero da 1 a { $count }.
   *[other] «{ $typed }» non è nell’elenco: scrivi un numero da 1 a { $count }.
}
not-a-number-of-players = «{ $typed }» non va bene: { $game } è un gioco da { $fewest } a { $most } giocatori.
not-a-value = «{ $typed }» non va bene: scegli tra { $values }.

## Rigiocare una partita

replay-of = { $game }: { $who }
shuffle-of = mescolata: { $lot }

## Verificare una partita

read-record = il testo è completo e non è stato modificato
replayed = ogni mossa è valida secondo le regole ({ $game }), e il risultato ne consegue
commitment-kept = il segreto è proprio quello fissato prima di dare le carte
shuffles-follow = tutte le { $count } mescolate derivano dal segreto e dai valori casuali dei giocatori
verified = Questa partita è verificata.

## La fine

deal-ended = La manche { $deal } è finita
winner = Vince { $who }
winners = Primo posto a pari merito: { $who }
