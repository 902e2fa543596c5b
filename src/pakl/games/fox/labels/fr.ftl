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
    [B] cloches
    [K] clés
   *[M] lunes
}
fact-leader = Entame : { $whom }
fact-tricks = Plis
fact-treasures = Trésors

## Options

option-target = Points pour gagner la partie
option-rounds = Nombre de manches
option-rounds-to-target = jusqu’à ce que quelqu’un atteigne le but
option-rounds-number = { $number ->
    [one] une manche
   *[other] { $number } manches
}

## Ce que font les joueurs

move-play = { $about ->
    [B1] Jouer { $about } · Cygne
    [K1] Jouer { $about } · Cygne
    [M1] Jouer { $about } · Cygne
    [B3] Jouer { $about } · Renard
    [K3] Jouer { $about } · Renard
    [M3] Jouer { $about } · Renard
    [B5] Jouer { $about } · Bûcheron
    [K5] Jouer { $about } · Bûcheron
    [M5] Jouer { $about } · Bûcheron
    [B7] Jouer { $about } · Trésor
    [K7] Jouer { $about } · Trésor
    [M7] Jouer { $about } · Trésor
    [B9] Jouer { $about } · Sorcière
    [K9] Jouer { $about } · Sorcière
    [M9] Jouer { $about } · Sorcière
    [B11] Jouer { $about } · Monarque
    [K11] Jouer { $about } · Monarque
    [M11] Jouer { $about } · Monarque
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

## Règles toutes prêtes

preset-short = Courte, en 16 points
preset-long = Longue, en 35 points

## Cartes

suit-word-B = cloches
suit-word-K = clés
suit-word-M = lunes
notation = { $rank } de { $suit }

## Astuces pour la première partie

tip-aim = De sept à neuf plis, la manche est à vous ; avec trois ou moins aussi. À partir de dix, vous repartez les mains vides.
tip-trump = Le décret, à côté de la pioche, indique l’atout : sa couleur bat les autres.
tip-follow = Fournissez la couleur demandée si vous pouvez. Sinon, jouez ce que vous voulez, un atout peut-être.
tip-odd = Les cartes impaires ont un pouvoir : le Cygne entame même battu, le Renard change l’atout, la Sorcière compte comme un atout.
tip-swap = Votre Renard vous laisse le choix : une carte de votre main devient le décret, ou rien ne change.
tip-bury = Le Bûcheron vous a fait piocher. Glissez maintenant une carte sous la pioche ; personne d’autre ne saura laquelle.
