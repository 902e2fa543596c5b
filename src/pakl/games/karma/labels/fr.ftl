game = Karma

## Cartes

card-TC = À table
    .colour = green
card-BU = Fond de pile
    .colour = blue
card-F5 = Cinq ou moins
    .colour = orange
card-GP = Cadeau
    .colour = purple

## Zones

zone-draw-pile = Pioche
zone-discard-pile = Pile
zone-out-of-the-game = Hors du jeu
zone-hand = Main
zone-chosen = Choisies
zone-face-up = Visibles
zone-face-down-0 = Cachée à gauche
zone-face-down-1 = Cachée au milieu
zone-face-down-2 = Cachée à droite
zone-premonition = Prémonition

## Faits

fact-first-player = { $whom } va commencer
fact-turns = Tours joués
fact-to-follow = { $value ->
    [anything] Après « À table », n’importe quelle carte peut suivre
   *[other] Après « À table », il faut une carte qui va sur : { $value }
}
fact-to-give = { $whom } offre la pile
fact-out = { $value ->
   *[yes] n’a plus de cartes
}
fact-premonition = Vos cartes cachées

## Options

option-premonition = Prémonition : voir d’abord ses cartes cachées
option-table_card = Ce qui peut suivre « À table »
option-table_card-follow = ce qui va sur la pile d’avant
option-table_card-free = n’importe quelle carte
option-first_player = Qui commence
option-first_player-random = le sort décide
option-first_player-number = place { $seat }

## Ce que font les joueurs

move-show = Étaler : { $about }
move-play = Poser : { $about }
move-play-card-to-number = { $card } : donner la pile à { $whom }
move-play-cards-to-number = { $card } : donner la pile à { $whom }
move-flip = Retourner la carte cachée { $number ->
    [0] de gauche
    [1] du milieu
   *[other] de droite
}
    .takes = number
move-give = Donner la pile à { $whom }
    .takes = number
move-take = Prendre la pile

## Ce qui se passe

shuffled-draw-pile = On mélange les cartes
shuffled-premonition = { $who } : les cartes cachées sont mélangées

moved-draw-pile-face-down-0 = { $who } reçoit { $card }, face cachée
moved-draw-pile-face-down-1 = { $who } reçoit { $card }, face cachée
moved-draw-pile-face-down-2 = { $who } reçoit { $card }, face cachée
moved-draw-pile-premonition = { $who } reçoit { $card }, face cachée
moved-premonition-face-down-0 = De nouveau cachée devant { $who } : { $card }
moved-premonition-face-down-1 = De nouveau cachée devant { $who } : { $card }
moved-premonition-face-down-2 = De nouveau cachée devant { $who } : { $card }
moved-draw-pile-hand = { $who } pioche : { $card }
moved-draw-pile-hand-karma-2 = { $who } reçoit en main : { $card }
moved-hand-chosen = { $who } choisit : { $card }
moved-chosen-face-up = { $who } étale : { $card }
moved-hand-discard-pile = { $who } pose : { $card }
moved-hand-out-of-the-game = { $who } joue : { $card }
moved-face-up-discard-pile = { $who } pose depuis la table : { $card }
moved-face-up-out-of-the-game = { $who } joue depuis la table : { $card }
moved-face-down-0-discard-pile = { $who } retourne : { $card }
moved-face-down-1-discard-pile = { $who } retourne : { $card }
moved-face-down-2-discard-pile = { $who } retourne : { $card }
moved-face-down-0-out-of-the-game = { $who } retourne : { $card }
moved-face-down-1-out-of-the-game = { $who } retourne : { $card }
moved-face-down-2-out-of-the-game = { $who } retourne : { $card }
moved-discard-pile-discard-pile = Remonte du fond de la pile : { $card }
moved-discard-pile-out-of-the-game = Hors du jeu : { $card }
moved-discard-pile-hand = { $who } reçoit : { $card }

said-begins = { $who } va commencer
said-removes = { $who } pose la troisième de trois cartes identiques : { $value } cartes quittent le jeu
said-takes = { $value ->
    [one] { $who } prend la pile, { $value } carte
   *[other] { $who } prend la pile, { $value } cartes
}
said-gives = { $who } donne la pile à { $whom }
said-out = { $who } n’a plus de cartes
said-loses = { $who } perd, et tous les autres gagnent

outcome-karma-29 = Il ne reste des cartes qu’à une seule personne.
outcome-karma-30 = La partie a trop duré : qui a le plus de cartes perd.

## Règles toutes prêtes

preset-premonition = Prémonition

## Astuces pour la première partie

tip-show = Choisissez trois cartes à poser visibles devant vous. Elles serviront à la fin, quand cela se corse : les hautes et les cartes Karma y sont précieuses.
tip-play = Posez une carte au moins aussi haute que celle du dessus. Les cartes égales peuvent partir ensemble : touchez-les l’une après l’autre.
tip-karma = Les cartes Karma vont sur tout : elles vous tirent d’affaire ou gênent les autres. Gardez-en une pour le bon moment.
tip-take = Si rien ne va, ou si vous préférez, prenez toute la pile en main. Le suivant en commence une nouvelle.
tip-follow = « À table » demande encore une de vos cartes de la table, et elle doit aller sur la pile.
tip-flip = À présent vos cartes cachées, à l’aveugle : retournez-en une. Si elle ne va pas, la pile est pour vous.
