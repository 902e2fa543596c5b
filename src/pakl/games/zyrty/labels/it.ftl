game = Zyrty

## Carte: quelle con +2, e quelle che si giocano in qualsiasi momento

card-11 =
    .colour = orange
card-22 =
    .colour = orange
card-33 =
    .colour = orange
card-44 =
    .colour = orange
card-0 =
    .colour = blue
card-50 =
    .colour = blue
card-Z =
    .colour = blue

## Zone

zone-stock = Mazzo
zone-pile = Pila
zone-hand = Mano
zone-lot = Pescata per il posto

## Fatti

fact-number = Numero: { $value }
fact-runs = { $value ->
    [up] La pila sale
   *[down] La pila scende
}
fact-turns = Turni giocati: { $value } su 1.000
fact-twice = Due volte di fila: { $value }, non una terza
fact-load = Carte da pescare: { $value }
fact-sleeps = Carta +2 che dorme: { $value }
fact-passes = Passi di fila: { $value }

## Opzioni

option-mode = Modalità
option-mode-smooth = scorrevole: si deve giocare la carta più vicina
option-mode-tactical = tattica: qualsiasi carta da quella parte
option-direction = Senso di gioco
option-direction-clockwise = orario
option-direction-counterclockwise = antiorario

## Che cosa si fa

move-play = Gioca { $about }
move-draw = Pesca

## Che cosa succede

moved-stock-hand = { $who } pesca { $card }
moved-stock-hand-zyrty-1 = { $who } riceve { $card }
moved-stock-pile = Carta scoperta: { $card }
moved-hand-pile = { $who } gioca { $card }
moved-pile-stock = { $count ->
    [one] { $card } torna nel mazzo
   *[other] { $card } tornano nel mazzo
}
moved-stock-lot = { $who } pesca { $card } per il posto

said-does-not-count = La { $value } non conta: si scopre un’altra carta
said-runs = { $value ->
    [up] La pila sale
   *[down] La pila scende
}
said-sleeps = La carta { $value } dorme finché non viene coperta
said-wakes = { $who } sveglia la carta +2 che dorme
said-names = La Z conta come { $value }
said-load = { $value } carte da pescare o da passare
said-draws = { $who } prende la penalità: { $value } carte
said-passes = { $who } non ha niente da pescare e passa
said-shares = { $who } condivide il posto: troppo poche carte per lo spareggio

outcome-zyrty-21 = L’ultima carta di una mano è giocata.
outcome-zyrty-26 = Nessuno poteva più giocare né pescare: vince chi ha meno punti.
outcome-zyrty-27 = La partita è durata troppo: vince chi ha meno punti.

## Regole già pronte

preset-smooth = Scorrevole

## Consigli per la prima partita

tip-play = Continua la pila nella sua direzione: in salita una carta più alta, in discesa una più bassa.
tip-special = Lo 0, il 50 e la Z si giocano in qualsiasi momento del tuo turno e cambiano la direzione della pila.
tip-load = Ti aspetta una carta +2: pesca, oppure passa tutto con una tua carta +2 (11, 22, 33, 44).
tip-several = Puoi giocare due carte: una coppia, oppure una uguale al numero della pila e un’altra che va bene.
tip-draw = Niente va bene? Tocca il mazzo e pesca una carta: il tuo turno finisce lì.
tip-last = L’ultima carta dev’essere normale: con 0, 50 o Z non si chiude.
