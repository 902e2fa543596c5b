game = Mau mau

## Zones

zone-stock = Pioche
zone-discards = Défausse
zone-hand = Main
zone-drawn = Tout juste piochée

## Faits

fact-direction = Sens du jeu : { $value ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}
fact-wished-suit = Couleur demandée : { $value ->
    [C] trèfle ♣
    [D] carreau ♦
    [H] cœur ♥
   *[S] pique ♠
}
fact-load = Cartes à piocher : { $value }
fact-forgot-to-call = Annonce oubliée : { $whom }

## Options

option-edition = Édition
option-edition-standard = standard
option-edition-cs = tchèque (Prší)
option-packs = Jeux de 32 cartes
option-packs-by-players = selon le nombre de joueurs
option-calls = Annonce des dernières cartes
option-calls-automatic = automatique
option-calls-strict = stricte : à faire soi-même, gare aux oublis
option-free_draw = Qui peut jouer peut aussi piocher
option-seven_always = Tout sept fait piocher
option-after_seven = Après avoir pioché pour un sept
option-after_seven-pass = le tour est perdu
option-after_seven-play = on peut jouer une carte
option-first_seven = Un sept retourné au départ fait piocher
option-rounds_to_win = Manches à gagner

## Ce que font les joueurs

move-play = Jouer { $about }
move-play-card-aloud = Jouer { $card } et faire l’annonce
move-play-card-as-suit = Jouer { $card } et demander { $suit }
move-play-card-as-suit-aloud = Jouer { $card }, demander { $suit } et faire l’annonce
move-draw = Piocher
move-pass = Passer
move-name = Demander { $about }
move-catch = Dénoncer { $whom }

## Ce qui se passe

moved-stock-hand = { $who } pioche { $card }
moved-stock-hand-mau-3 = { $who } reçoit { $card }
moved-stock-drawn = { $who } pioche { $card } et peut jouer cette carte aussitôt
moved-stock-discards = Carte retournée : { $card }
moved-hand-discards = { $who } joue { $card }
moved-drawn-discards = { $who } joue { $card }, tout juste piochée
moved-drawn-hand = { $who } garde { $card }
moved-discards-stock = De retour dans la pioche : { $card }

said-calls = { $value ->
    [mau] { $who } annonce « Mau ! »
    [prsi] { $who } annonce « Prší ! »
   *[other] { $who } annonce « Mau mau ! »
}
said-catches = { $who } a remarqué l’oubli : { $whom } n’a pas dit « Mau »
said-uncalled = { $value ->
    [prsi] { $who } n’a pas dit « Prší ! » et doit piocher
   *[other] { $who } n’a pas dit « Mau mau ! » et doit piocher
}
said-direction = On joue maintenant dans le sens { $value ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}
said-spared = { $value ->
    [one] Plus rien à piocher : { $who } échappe à { $value } carte
   *[other] Plus rien à piocher : { $who } échappe à { $value } cartes
}
said-load = { $value ->
    [one] { $value } carte à piocher
   *[other] { $value } cartes à piocher
}
said-passes = { $who } passe
said-skipped = { $who } perd son tour
said-wishes = { $who } demande { $value ->
    [C] du trèfle ♣
    [D] du carreau ♦
    [H] du cœur ♥
   *[S] du pique ♠
}

outcome-mau-9 = Plus personne ne pouvait jouer ni piocher : qui a le moins de cartes l’emporte.
outcome-mau-13 = La dernière carte est jouée.
outcome-mau-26 = La manche a trop duré : qui a le moins de cartes l’emporte.

## Cartes

rank-J = V
rank-Q = D
rank-K = R

## Avec des cartes germaniques

fact-wished-suit-german = Couleur demandée : { $value }
said-wishes-german = { $who } demande : { $value }
move-play-card-as-suit-german = Jouer { $card } et demander : { $suit }
move-play-card-as-suit-aloud-german = Jouer { $card }, demander : { $suit }, et faire l’annonce
move-name-german = Demander : { $about }

## Règles toutes prêtes

preset-prsi = Prší (tchèque)
preset-easy = Annonces automatiques

## Astuces pour la première partie

tip-play = Jouez une carte de même couleur ou de même valeur que celle du dessus.
tip-draw = Rien ne va ? Touchez la pioche. Si la carte convient, vous pouvez la jouer aussitôt.
tip-load = Un sept vous attaque : piochez, ou répondez par un sept, et le suivant en aura deux de plus.
tip-jack = Vous avez un valet : il va sur toute carte, et vous demandez la couleur qui doit suivre.
tip-jack-german = Vous avez un Unter : il va sur toute carte, et vous demandez la couleur qui doit suivre.
tip-wish = Une couleur est demandée : jouez-la, ou une carte qui va sur tout.
tip-call = Presque fini ! Les dernières cartes s’annoncent : choisissez le coup avec l’annonce. Un oubli coûte deux cartes.
tip-catch = Quelqu’un a oublié l’annonce ! Dénoncez-le avant que le suivant ait joué : deux cartes pour lui.
