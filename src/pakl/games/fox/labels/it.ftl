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
    [B] campane (B)
    [K] chiavi (K)
   *[M] lune (M)
}
fact-leader = Apre la presa: { $whom }
fact-tricks = Prese
fact-treasures = Tesori

## Opzioni

option-target = Punti per vincere la partita
option-rounds = Numero di manche
option-rounds-to-target = finché qualcuno non raggiunge il traguardo

## Che cosa si fa

move-play = { $about ->
    [B1] Gioca B1 · Cigno
    [K1] Gioca K1 · Cigno
    [M1] Gioca M1 · Cigno
    [B3] Gioca B3 · Volpe
    [K3] Gioca K3 · Volpe
    [M3] Gioca M3 · Volpe
    [B5] Gioca B5 · Boscaiolo
    [K5] Gioca K5 · Boscaiolo
    [M5] Gioca M5 · Boscaiolo
    [B7] Gioca B7 · Tesoro
    [K7] Gioca K7 · Tesoro
    [M7] Gioca M7 · Tesoro
    [B9] Gioca B9 · Strega
    [K9] Gioca K9 · Strega
    [M9] Gioca M9 · Strega
    [B11] Gioca B11 · Monarca
    [K11] Gioca K11 · Monarca
    [M11] Gioca M11 · Monarca
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
