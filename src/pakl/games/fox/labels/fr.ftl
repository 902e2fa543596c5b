game = Renard des bois

## Zones

zone-deck = Pioche
zone-decree = Décret
zone-trick = Pli
zone-hand = Main
zone-won = Cartes gagnées

## Couleurs

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Faits

fact-trump = Atout : { $value ->
    [B] cloches (B)
    [K] clés (K)
   *[M] lunes (M)
}
fact-leader = Entame : { $whom }
fact-tricks = Plis
fact-treasures = Trésors

## Options

option-target = Points pour gagner la partie
option-rounds = Nombre de manches
option-rounds-to-target = jusqu’à ce que quelqu’un atteigne le but

## Ce que font les joueurs

move-play = { $about ->
    [B1] Jouer B1 · Cygne
    [K1] Jouer K1 · Cygne
    [M1] Jouer M1 · Cygne
    [B3] Jouer B3 · Renard
    [K3] Jouer K3 · Renard
    [M3] Jouer M3 · Renard
    [B5] Jouer B5 · Bûcheron
    [K5] Jouer K5 · Bûcheron
    [M5] Jouer M5 · Bûcheron
    [B7] Jouer B7 · Trésor
    [K7] Jouer K7 · Trésor
    [M7] Jouer M7 · Trésor
    [B9] Jouer B9 · Sorcière
    [K9] Jouer K9 · Sorcière
    [M9] Jouer M9 · Sorcière
    [B11] Jouer B11 · Monarque
    [K11] Jouer K11 · Monarque
    [M11] Jouer M11 · Monarque
   *[other] Jouer { $about }
}
move-swap = Échanger le décret contre { $about }
move-keep = Laisser le décret en place
move-bury = Mettre { $about } sous la pioche

## Ce qui se passe

moved-deck-hand = { $who } pioche { $card }
moved-deck-hand-fox-3 = { $who } reçoit { $card }
moved-deck-decree = Le décret est { $card }
moved-hand-trick = { $who } joue { $card }
moved-trick-won = { $who } ramasse { $card }
moved-decree-hand = { $who } prend en main le décret { $card }
moved-hand-decree = { $who } pose { $card } comme nouveau décret
moved-hand-deck = { $who } met { $card } sous la pioche

said-keeps = { $who } laisse le décret en place
said-trick = { $value ->
    [one] { $who } remporte le pli
   *[other] { $who } remporte le pli et en a maintenant { $value }
}
said-treasure = { $value ->
    [one] { $who } trouve un Trésor et marque 1 point
   *[other] { $who } trouve { $value } Trésors et marque { $value } points
}
said-swan = { $who } a perdu avec un Cygne et entame
said-humble = { $who } récolte le prix de l’humilité : { $value } points pour les plis
said-defeated = { $value ->
    [one] { $who } s’incline : 1 point pour les plis
   *[other] { $who } s’incline : { $value } points pour les plis
}
said-victorious = { $who } triomphe : { $value } points pour les plis
said-greedy = { $who } pèche par avidité : aucun point pour les plis

outcome-fox-10 = Les treize plis sont joués.
