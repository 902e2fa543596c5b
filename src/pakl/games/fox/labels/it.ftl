game = La volpe nel bosco

## Zone

zone-deck = Mazzo
zone-decree = Decreto
zone-trick = Presa
zone-hand = Mano
zone-won = Carte vinte

## Semi

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Fatti

fact-trump = Briscola: { $value ->
    [B] campane
    [K] chiavi
   *[M] lune
}
fact-leader = Apre la presa: { $whom }
fact-tricks = Prese
fact-treasures = Tesori

## Opzioni

option-target = Punti per vincere la partita
option-rounds = Numero di manche
option-rounds-to-target = finché qualcuno non raggiunge il traguardo
option-rounds-number = { $number ->
    [one] una manche
   *[other] { $number } manche
}

## Che cosa si fa

move-play = { $about ->
    [B1] Gioca { $about } · Cigno
    [K1] Gioca { $about } · Cigno
    [M1] Gioca { $about } · Cigno
    [B3] Gioca { $about } · Volpe
    [K3] Gioca { $about } · Volpe
    [M3] Gioca { $about } · Volpe
    [B5] Gioca { $about } · Boscaiolo
    [K5] Gioca { $about } · Boscaiolo
    [M5] Gioca { $about } · Boscaiolo
    [B7] Gioca { $about } · Tesoro
    [K7] Gioca { $about } · Tesoro
    [M7] Gioca { $about } · Tesoro
    [B9] Gioca { $about } · Strega
    [K9] Gioca { $about } · Strega
    [M9] Gioca { $about } · Strega
    [B11] Gioca { $about } · Monarca
    [K11] Gioca { $about } · Monarca
    [M11] Gioca { $about } · Monarca
   *[other] Gioca { $about }
}
move-swap = Scambia il decreto con { $about }
move-keep = Lascia il decreto
move-bury = Metti { $about } sotto il mazzo

## Che cosa succede

moved-deck-hand = { $who } pesca { $card }
moved-deck-hand-fox-3 = { $who } riceve { $card }
moved-deck-decree = Il decreto è { $card }
moved-hand-trick = { $who } gioca { $card }
moved-trick-won = { $who } prende { $card }
moved-decree-hand = { $who } prende in mano il decreto { $card }
moved-hand-decree = { $who } mette { $card } come nuovo decreto
moved-hand-deck = { $who } mette { $card } sotto il mazzo

said-keeps = { $who } lascia il decreto
said-trick = { $value ->
    [one] { $who } vince la presa
   *[other] { $who } vince la presa e ora ne ha { $value }
}
said-treasure = { $value ->
    [one] { $who } trova un Tesoro e fa 1 punto
   *[other] { $who } trova { $value } Tesori e fa { $value } punti
}
said-swan = { $who } ha perso con un Cigno e apre la presa
said-humble = { $who } si distingue per umiltà: { $value } punti per le prese
said-defeated = { $value ->
    [one] { $who } subisce la sconfitta: 1 punto per le prese
   *[other] { $who } subisce la sconfitta: { $value } punti per le prese
}
said-victorious = { $who } trionfa: { $value } punti per le prese
said-greedy = { $who } pecca di avidità: nessun punto per le prese

outcome-fox-10 = Tutte e tredici le prese sono giocate.

## Regole già pronte

preset-short = Breve, a 16 punti
preset-long = Lunga, a 35 punti

## Carte

suit-word-B = campane
suit-word-K = chiavi
suit-word-M = lune
notation = { $rank } di { $suit }

## Consigli per la prima partita

tip-aim = Con sette, otto o nove prese vinci la manche, e anche con tre o meno. Da dieci in su resti a mani vuote.
tip-trump = Il decreto accanto al mazzo indica la briscola: il suo seme batte gli altri.
tip-follow = Rispondi al seme di uscita se puoi. Altrimenti gioca quello che vuoi, magari una briscola.
tip-odd = Le carte dispari sanno fare qualcosa: il Cigno apre anche se perde, la Volpe cambia la briscola, la Strega vale come briscola.
tip-swap = La tua Volpe ti lascia scegliere: una carta della tua mano diventa il decreto, oppure resta tutto com’è.
tip-bury = Il Boscaiolo ti ha fatto pescare. Ora metti una carta sotto il mazzo: solo tu sai quale.
