game = Ramino

## Zone

zone-stock = Mazzo
zone-discards = Scarti
zone-hand = Mano
zone-taken = Appena presa
zone-combination = Combinazione

## Fatti

fact-opened = { $value ->
   *[yes] ha aperto
}
fact-laid-by = Combinazioni calate da
fact-jokers = I jolly sostituiscono
fact-opening = apertura finora: { $value }
fact-turns = Turni giocati: { $value }
fact-renewals = { $value ->
    [one] Mazzo rifatto: { $value } volta
   *[other] Mazzo rifatto: { $value } volte
}

## Opzioni

option-mixed_sets = Serie miste
option-opening = Apertura
option-opening-single = con la sola prima combinazione
option-opening-sum = con tutte le combinazioni del turno
option-opening_points = Punti per aprire
option-match = Partita
option-match-rounds = { $number ->
    [one] una manche
   *[other] { $number } manche
}
option-match-target = finché qualcuno non ha { $number } punti negativi

## Che cosa si fa

move-draw = Pesca dal mazzo
move-pick = Prendi la carta in cima agli scarti
move-lay = Cala { $about }
move-add-card-to-number = Attacca { $card } alla combinazione { $number }
move-add-cards-to-number = Attacca un jolly ({ $card }) alla combinazione { $number }
move-swap-card-to-number = Metti { $card } nella combinazione { $number } e prendi il jolly
move-undo = Annulla l’ultima mossa
move-discard = Scarta { $about }

## Che cosa succede

moved-stock-hand = { $who } pesca { $card }
moved-stock-hand-rummy-7 = { $who } riceve { $card }
moved-stock-discards = Carta scoperta: { $card }
moved-discards-taken = { $who } prende { $card } dagli scarti
moved-taken-hand = { $who } tiene { $card }
moved-hand-discards = { $who } scarta { $card }
moved-discards-stock = Di nuovo nel mazzo: { $card }
moved-hand-combination = { $who } cala { $card }
moved-hand-combination-rummy-15 = { $who } attacca { $card }
moved-hand-combination-rummy-17 = { $who } mette { $card } al posto di un jolly
moved-hand-combination-rummy-27 = { $who } rimette a posto { $card }
moved-taken-combination = { $who } cala { $card }, appena presa
moved-taken-combination-rummy-15 = { $who } attacca { $card }, appena presa
moved-taken-combination-rummy-17 = { $who } mette { $card }, appena presa, al posto di un jolly
moved-combination-hand = { $who } prende { $card }
moved-combination-hand-rummy-27 = { $who } riprende { $card }
moved-combination-taken = { $who } riprende { $card }

said-joker = Il jolly sostituisce { $value }
said-undo = { $who } annulla una mossa
said-opens = { $value ->
    [one] { $who } apre con { $value } punto
   *[other] { $who } apre con { $value } punti
}
said-renewal = Il mazzo viene rifatto per la { $value }ª volta
said-rummy = { $who } dice «Ramino!»
said-hand-rummy = { $who } dice «Ramino!» – mano doppia: tutti i punti valgono doppio
said-no-winner = Nessuno ha chiuso

outcome-rummy-20 = L’ultima carta è scartata.
outcome-rummy-22 = Mano doppia: tutti i punti valgono doppio.
outcome-rummy-25 = Nessuno ha chiuso: ognuno conta la propria mano.

## Carte

rank-J = J
rank-Q = Q
rank-K = K

## Regole già pronte

preset-family = In famiglia: apertura a somma

## Consigli per la prima partita

tip-draw = Ogni turno comincia pescando una carta e finisce scartandone una. In mezzo puoi calare.
tip-pick = Invece di pescare puoi prendere la carta in cima agli scarti, ma in questo turno non puoi scartarla.
tip-lay = Puoi calare: tre o più carte di pari valore e semi diversi, o una scala di un seme. Per aprire servono abbastanza punti.
tip-joker = Il jolly sostituisce qualsiasi carta. Ma in mano alla fine costa 20 punti.
tip-add = Puoi attaccare carte alle combinazioni sul tavolo, tue e altrui: scegli una carta, poi tocca la combinazione.
tip-undo = Hai calato troppo presto? Finché non scarti puoi annullare tutto, una mossa alla volta.
tip-last = Tieni una carta per la fine: si chiude sempre scartando.
