game = Rami

## Zones

zone-stock = Pioche
zone-discards = Défausse
zone-hand = Main
zone-taken = Tout juste prise
zone-combination = Combinaison

## Faits

fact-opened = { $value ->
   *[yes] a ouvert
}
fact-laid-by = Combinaisons posées par
fact-jokers = Les jokers remplacent
fact-opening = ouverture en cours : { $value }
fact-turns = Tours joués : { $value }
fact-renewals = Pioche reformée : { $value } fois

## Options

option-mixed_sets = Groupes mixtes
option-opening = Ouverture
option-opening-single = avec la première combinaison seule
option-opening-sum = avec toutes les combinaisons du tour
option-opening_points = Points pour ouvrir
option-match = Partie
option-match-rounds = { $number ->
    [one] une manche
   *[other] { $number } manches
}
option-match-target = jusqu’à ce que quelqu’un ait { $number } points négatifs

## Ce que font les joueurs

move-draw = Piocher
move-pick = Prendre la carte du dessus de la défausse
move-lay = Poser { $about }
move-add-card-to-number = Ajouter { $card } à la combinaison { $number }
move-add-cards-to-number = Ajouter un joker ({ $card }) à la combinaison { $number }
move-swap-card-to-number = Mettre { $card } dans la combinaison { $number } et prendre le joker
move-undo = Reprendre le dernier coup
move-discard = Défausser { $about }

## Ce qui se passe

moved-stock-hand = { $who } pioche { $card }
moved-stock-hand-rummy-7 = { $who } reçoit { $card }
moved-stock-discards = Carte retournée : { $card }
moved-discards-taken = { $who } prend { $card } dans la défausse
moved-taken-hand = { $who } garde { $card }
moved-hand-discards = { $who } défausse { $card }
moved-discards-stock = De retour dans la pioche : { $card }
moved-hand-combination = { $who } pose { $card }
moved-hand-combination-rummy-15 = { $who } ajoute { $card }
moved-hand-combination-rummy-17 = { $who } met { $card } à la place d’un joker
moved-hand-combination-rummy-27 = { $who } remet { $card } en place
moved-taken-combination = { $who } pose { $card }, tout juste prise
moved-taken-combination-rummy-15 = { $who } ajoute { $card }, tout juste prise
moved-taken-combination-rummy-17 = { $who } met { $card }, tout juste prise, à la place d’un joker
moved-combination-hand = { $who } prend { $card }
moved-combination-hand-rummy-27 = { $who } reprend { $card }
moved-combination-taken = { $who } reprend { $card }

said-joker = Le joker remplace { $value }
said-undo = { $who } reprend un coup
said-opens = { $value ->
    [one] { $who } ouvre avec { $value } point
   *[other] { $who } ouvre avec { $value } points
}
said-renewal = La pioche est reformée pour la { NUMBER($value, type: "ordinal") ->
    [one] { $value }re
   *[other] { $value }e
} fois
said-rummy = { $who } annonce « Rami ! »
said-hand-rummy = { $who } annonce « Rami ! » – rami sec : tous les points comptent double
said-no-winner = Personne n’a fini

outcome-rummy-20 = La dernière carte est défaussée.
outcome-rummy-22 = Rami sec : tous les points comptent double.
outcome-rummy-25 = Personne n’a fini : chacun compte sa main.

## Cartes

rank-J = V
rank-Q = D
rank-K = R

## Règles toutes prêtes

preset-family = En famille : ouverture à la somme

## Astuces pour la première partie

tip-draw = Chaque tour commence par une carte piochée et finit par une carte défaussée. Entre les deux, vous pouvez poser.
tip-pick = Au lieu de piocher, vous pouvez prendre la carte du dessus de la défausse, mais pas la défausser à ce tour.
tip-lay = Vous pouvez poser : au moins trois cartes de même valeur en couleurs différentes, ou une suite d’une couleur. Pour ouvrir, il faut assez de points.
tip-joker = Le joker remplace n’importe quelle carte. Mais en main à la fin, il coûte 20 points.
tip-add = Vous pouvez compléter les combinaisons de la table, les vôtres et celles des autres : choisissez une carte, puis touchez la combinaison.
tip-undo = Posé trop vite ? Tant que vous n’avez pas défaussé, tout se reprend, coup par coup.
tip-last = Gardez une carte pour la fin : on finit toujours par une défausse.
