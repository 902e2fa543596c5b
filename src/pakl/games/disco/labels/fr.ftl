### Les mots de Disco des cafards.

game = Disco des cafards

## Cartes

suit-R =
    .colour = red
suit-O =
    .colour = orange
suit-Y =
    .colour = yellow
suit-G =
    .colour = green
suit-B =
    .colour = blue
suit-V =
    .colour = purple
suit-word-R = rouge
suit-word-O = orange
suit-word-Y = jaune
suit-word-G = vert
suit-word-B = bleu
suit-word-V = violet
notation = { $rank } { $suit }

## Zones

zone-floor = piste de danse
zone-box = boîte
zone-pile = pioche
zone-dummy-pile = pioche du fantôme
zone-collection = collection
zone-dummy-collection = collection du fantôme
zone-hand = main
zone-chosen = choisie
zone-played = jouée
zone-guest = invité secret

## Faits

fact-round = Tour
fact-rounds = Tours
fact-tie-card = { $whom } a la carte de départage
fact-mirror = { $whom } a le miroir
fact-chosen = Vous avez choisi { $value } ; personne ne le voit encore
fact-wanted = Vous prenez { $value }, la même valeur que votre invité secret ; personne ne le voit encore
fact-met = Votre Roi prend toute la piste, avec une carte de la même valeur que votre invité secret ({ $value })

## Options

option-hidden_guest = Variante 1 : un invité secret dans chaque collection
option-hidden_guest-off = non
option-hidden_guest-on = oui
option-mirror = Variante 2 : autant de manches que de joueurs, avec le miroir
option-mirror-off = non
option-mirror-on = oui
option-youngest = Qui est le plus jeune
option-youngest-random = le sort décide
option-youngest-number = place { $seat }

## Ce qui se dit

said-takes-the-mirror = { $who } a le plus gros total et prend le miroir
said-tie-card = { $who } prend la carte de départage
said-unnoticed = Vous avez choisi ; les autres le verront quand tous auront choisi
said-takes-all = { $who } joue le Roi et prend toute la piste
said-waits = { $who } garde le miroir pour plus tard
said-uses-the-mirror = { $who } utilise le miroir
said-loses-the-mirror = { $who } n’a rien à défausser et perd le miroir
said-total = { $who } a un total de { $value }

## Les cartes qui bougent

moved-pile-floor = { $who } retourne { $card }
moved-floor-pile = { $who } remet { $card } dans sa pioche et mélange
moved-dummy-pile-floor = Le fantôme retourne { $card }
moved-floor-dummy-pile = Retour dans la pioche du fantôme : { $card }
moved-pile-hand = { $who } pioche { $card }
moved-hand-guest = { $who } cache { $card }
moved-hand-chosen = { $who } choisit { $card }
moved-chosen-played = { $who } dévoile { $card }
moved-floor-collection = { $who } prend { $card }
moved-floor-dummy-collection = Le fantôme prend { $card }
moved-collection-box = { $who } – hors de la collection : { $card }
moved-dummy-collection-box = Le fantôme – hors de la collection : { $card }
moved-guest-box = { $who } – l’invité secret s’en va : { $card }
moved-guest-collection = { $who } – l’invité secret est { $card }
moved-played-floor = Sur la piste : { $card }
shuffled-pile = { $who } mélange sa pioche
shuffled-dummy-pile = La pioche du fantôme est mélangée

## Coups

move-hide = Cacher le { $about }
move-choose = Choisir le { $about }
move-take = Prendre le { $about }
move-discard = Défausser l’invité secret avec la carte de même valeur
move-keep = Garder l’invité secret
move-mirror = Défausser le { $about } avec le miroir
move-mirror-hidden = Défausser l’invité secret avec le miroir
move-wait = Garder le miroir pour plus tard

## Comment cela a fini

outcome-disco-17 = Après le dernier tour, le plus petit total gagne

## Règles toutes prêtes

preset-guest = Invité secret
preset-mirror = Miroir
preset-both = Invité et miroir

## Astuces pour la première partie

tip-choose = Chacun choisit une carte en secret. La plus petite donne le premier choix sur la piste.
tip-take = Prenez une carte pour votre collection : une petite, ou une que vous avez déjà, car les cartes égales partent par paires.
tip-pairs = Ce qui reste dans votre collection à la fin compte contre vous : le plus petit total gagne.
tip-king = Le 13 est le Roi : il prend toute la piste. Parfait si cela fait des paires, cher sinon.
tip-tie = Cartes égales ? Qui a la carte de départage passe d’abord, puis on suit le sens horaire.
tip-hide = Cachez une carte, votre invité. Il part si vous en prenez une égale ; sinon il compte à la fin.
tip-mirror = Le miroir fait partir une carte de votre collection. Vous pouvez attendre, mais pas au-delà de la dernière carte de votre pioche.
