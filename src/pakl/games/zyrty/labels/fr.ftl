game = Zyrty

## Cartes : celles à +2, et celles qui se jouent à tout moment

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

## Zones

zone-stock = Pioche
zone-pile = Pile
zone-hand = Main
zone-lot = Tirée pour la place

## Faits

fact-number = Nombre : { $value }
fact-runs = { $value ->
    [up] La pile monte
   *[down] La pile descend
}
fact-turns = Tours joués : { $value } sur 1 000
fact-twice = Deux fois de suite : { $value }, pas de troisième
fact-load = Cartes à piocher : { $value }
fact-sleeps = Carte +2 endormie : { $value }
fact-passes = Passes d’affilée : { $value }

## Options

option-mode = Mode
option-mode-smooth = fluide : il faut jouer la carte la plus proche
option-mode-tactical = tactique : n’importe quelle carte de ce côté
option-direction = Sens du jeu
option-direction-clockwise = horaire
option-direction-counterclockwise = antihoraire

## Ce que font les joueurs

move-play = Jouer { $about }
move-draw = Piocher

## Ce qui se passe

moved-stock-hand = { $who } pioche { $card }
moved-stock-hand-zyrty-1 = { $who } reçoit { $card }
moved-stock-pile = Carte retournée : { $card }
moved-hand-pile = { $who } joue { $card }
moved-pile-stock = { $count ->
    [one] { $card } retourne dans la pioche
   *[other] { $card } retournent dans la pioche
}
moved-stock-lot = { $who } tire { $card } pour la place

said-does-not-count = Le { $value } ne compte pas : on retourne une autre carte
said-runs = { $value ->
    [up] La pile monte
   *[down] La pile descend
}
said-sleeps = Le { $value } dort tant qu’il n’est pas recouvert
said-wakes = { $who } réveille la carte +2 endormie
said-names = Le Z compte comme { $value }
said-load = { $value } cartes à piocher ou à faire suivre
said-draws = { $who } prend la pénalité : { $value } cartes
said-passes = { $who } n’a rien à piocher et passe
said-shares = { $who } partage la place : trop peu de cartes pour la tirer

outcome-zyrty-21 = La dernière carte d’une main est jouée.
outcome-zyrty-26 = Plus personne ne pouvait jouer ni piocher : qui a le moins de points l’emporte.
outcome-zyrty-27 = La partie a trop duré : qui a le moins de points l’emporte.

## Règles toutes prêtes

preset-smooth = Fluide

## Astuces pour la première partie

tip-play = Continuez la pile dans sa direction : en montant, une carte plus haute ; en descendant, une plus basse.
tip-special = Le 0, le 50 et le Z se jouent à tout moment de votre tour et changent la direction de la pile.
tip-load = Une carte +2 vous attend : piochez, ou passez le tout avec une carte +2 à vous (11, 22, 33, 44).
tip-several = Vous pouvez jouer deux cartes : une paire, ou une carte égale au nombre de la pile et une autre qui convient.
tip-draw = Rien ne va ? Touchez la pioche et prenez une carte ; votre tour s’arrête là.
tip-last = La dernière carte doit être ordinaire : on ne finit pas avec un 0, un 50 ou un Z.
