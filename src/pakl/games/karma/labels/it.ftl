game = Karma

## Carte

card-TC = A tavola
    .colour = green
card-BU = Dal fondo
    .colour = blue
card-F5 = Cinque o meno
    .colour = orange
card-GP = Regalo
    .colour = purple

## Zone

zone-draw-pile = Mazzo
zone-discard-pile = Pila
zone-out-of-the-game = Fuori dal gioco
zone-hand = Mano
zone-chosen = Scelte
zone-face-up = Scoperte
zone-face-down-0 = Coperta a sinistra
zone-face-down-1 = Coperta al centro
zone-face-down-2 = Coperta a destra
zone-premonition = Premonizione

## Fatti

fact-first-player = Comincerà { $whom }
fact-turns = Turni giocati
fact-to-follow = { $value ->
    [anything] Dopo «A tavola» può seguire qualsiasi carta
   *[other] Dopo «A tavola» deve seguire una carta che va bene su: { $value }
}
fact-to-give = { $whom } regala la pila
fact-out = { $value ->
   *[yes] non ha più carte
}
fact-premonition = Le tue carte coperte

## Opzioni

option-premonition = Premonizione: prima si guardano le proprie carte coperte
option-table_card = Che cosa può seguire «A tavola»
option-table_card-follow = ciò che va bene sulla pila di prima
option-table_card-free = qualsiasi carta
option-first_player = Chi comincia
option-first_player-random = decide la sorte
option-first_player-number = posto { $seat }

## Che cosa si fa

move-show = Esponi: { $about }
move-play = Scarta: { $about }
move-play-card-to-number = { $card }: dai la pila a { $whom }
move-play-cards-to-number = { $card }: dai la pila a { $whom }
move-flip = Gira la carta coperta { $number ->
    [0] a sinistra
    [1] al centro
   *[other] a destra
}
    .takes = number
move-give = Dai la pila a { $whom }
    .takes = number
move-take = Prendi la pila

## Che cosa succede

shuffled-draw-pile = Si mescolano le carte
shuffled-premonition = Si mescolano le carte coperte di { $who }

moved-draw-pile-face-down-0 = { $who } riceve { $card }, a faccia in giù
moved-draw-pile-face-down-1 = { $who } riceve { $card }, a faccia in giù
moved-draw-pile-face-down-2 = { $who } riceve { $card }, a faccia in giù
moved-draw-pile-premonition = { $who } riceve { $card }, a faccia in giù
moved-premonition-face-down-0 = Di nuovo coperta davanti a { $who }: { $card }
moved-premonition-face-down-1 = Di nuovo coperta davanti a { $who }: { $card }
moved-premonition-face-down-2 = Di nuovo coperta davanti a { $who }: { $card }
moved-draw-pile-hand = { $who } pesca: { $card }
moved-draw-pile-hand-karma-2 = { $who } riceve in mano: { $card }
moved-hand-chosen = { $who } sceglie: { $card }
moved-chosen-face-up = { $who } espone: { $card }
moved-hand-discard-pile = { $who } scarta: { $card }
moved-hand-out-of-the-game = { $who } gioca: { $card }
moved-face-up-discard-pile = { $who } scarta dal tavolo: { $card }
moved-face-up-out-of-the-game = { $who } gioca dal tavolo: { $card }
moved-face-down-0-discard-pile = { $who } gira: { $card }
moved-face-down-1-discard-pile = { $who } gira: { $card }
moved-face-down-2-discard-pile = { $who } gira: { $card }
moved-face-down-0-out-of-the-game = { $who } gira: { $card }
moved-face-down-1-out-of-the-game = { $who } gira: { $card }
moved-face-down-2-out-of-the-game = { $who } gira: { $card }
moved-discard-pile-discard-pile = Risale dal fondo della pila: { $card }
moved-discard-pile-out-of-the-game = Fuori dal gioco: { $card }
moved-discard-pile-hand = { $who } riceve: { $card }

said-begins = Comincerà { $who }
said-removes = { $who } scarta la terza di tre carte uguali: { $value } carte escono dal gioco
said-takes = { $value ->
    [one] { $who } prende la pila, { $value } carta
   *[other] { $who } prende la pila, { $value } carte
}
said-gives = { $who } dà la pila a { $whom }
said-out = { $who } non ha più carte
said-loses = { $who } perde, e tutti gli altri vincono

outcome-karma-29 = È rimasta una sola persona con delle carte.
outcome-karma-30 = La partita è durata troppo: perde chi ha più carte.

## Regole già pronte

preset-premonition = Premonizione

## Consigli per la prima partita

tip-show = Scegli tre carte da mettere scoperte davanti a te. Ti serviranno alla fine, quando si fa dura: lì sono preziose le carte alte e le carte Karma.
tip-play = Scarta una carta alta almeno quanto quella in cima. Le carte uguali possono andare insieme: toccale una dopo l’altra.
tip-karma = Le carte Karma vanno su tutto: aiutano te o disturbano gli altri. Tienine una per il momento giusto.
tip-take = Se niente va bene, o se preferisci così, prendi in mano tutta la pila. Il prossimo ne comincia una nuova.
tip-follow = «A tavola» vuole ancora una delle tue carte dal tavolo, e deve andar bene sulla pila.
tip-flip = Ora le carte coperte, alla cieca: girane una. Se non va bene, la prendi con tutta la pila.
