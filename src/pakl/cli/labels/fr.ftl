### Les mots de la ligne de commande et du noyau.

## Qui

table = La table
everyone = Chacun
dummy = Fantôme { $number }
guest = Invité
seat = Place { $number }
and = { $first } et { $last }

## Ce qui se raconte

cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
moved = { $who } : { $card }, { $source } → { $target }
moved-by-itself = { $card } : { $source } → { $target }
shuffled = { $zone } : on mélange les cartes
looked = { $who } regarde les cartes ({ $zone })
looked-at = { $who } regarde { $card } ({ $zone })
sealed = Les mélanges sont scellés : { $seal }…

said-deals = { $who } distribue
said-deal-over = La manche est finie
said-scores = { $value ->
    [one] { $who } marque { $value } point
   *[other] { $who } marque { $value } points
}

## À la table

your-turn = ▸ À vous, { $who }
may-interrupt = ▸ { $who }, vous pouvez intervenir maintenant
turn-of = { $who } joue…
hint-your-turn = un numéro ou un coup · rules · log · help · quit
hint-may-interrupt = un numéro pour intervenir · Entrée pour laisser jouer
more-moves = … encore { $count } : tapez moves
earlier = … { $count } plus haut : tapez log
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
this-deal = { $points } dans cette manche
progress-target = manche { $deal } · en { $target } points
progress-deals = manche { $deal } sur { $deals }
press-enter = Entrée pour la manche suivante
page-foot = Entrée pour continuer

## Les réponses

yes = o oui y yes
no = n non no
nothing-typed = Tapez le numéro d’un coup, de 1 à { $count }, ou help.
no-such-move = « { $typed } » n’est pas un coup de ce jeu : tapez un numéro de 1 à { $count }, un coup comme « { $example } », ou help.
no-such-number = Il n’y a pas de coup { $typed } : les coups vont de 1 à { $count }.
no-such-clause = Il n’y a pas de règle { $clause } dans ce livret.
no-rulebook = Ce jeu n’a pas encore de livret de règles.
refused = Ce n’est pas possible maintenant : { $move } ({ $clause }).
really-quit = Quitter la partie ? o pour quitter, Entrée pour rester
save-record = Enregistrer la partie ? o, un nom de fichier, ou Entrée pour non
record-saved = La partie est enregistrée dans { $file }
file-exists = Le fichier { $file } existe déjà : donnez un autre nom.
file-not-written = Impossible d’écrire le fichier { $file } ({ $why }).
check-record = À vérifier avec : pakl verify { $file }
goodbye = Au revoir.

## Les pages

rules-title = Les règles : { $game }
log-title = Ce qui s’est passé
moves-title = Ce que vous pouvez faire
help-title = Ce que vous pouvez taper
help-number = le coup permis qui porte ce numéro
help-notation = n’importe quel coup, écrit comme dans les règles
help-rules = tout le livret de règles
help-clause = une seule de ses règles
help-log = tout ce qui s’est passé
help-hand = vos cartes en toutes lettres
help-moves = tous vos coups, avec leur notation
help-quit = quitter la partie
help-enter = votre coup, si vous n’en avez qu’un
enter-key = Entrée

## Le menu

welcome = Bienvenue sur Pakl
welcome-line = Des jeux de cartes exactement selon leurs règles, contre des robots.
which-game = Quel jeu ? Tapez son numéro
players = { $fewest } à { $most } joueurs
players-exactly = { $seats } joueurs
how-many = Combien de joueurs, vous compris ? De { $fewest } à { $most }, Entrée pour { $usual }
rules-of-table = Les règles de cette table
as-the-book = { $count ->
    [0] comme dans le livret
    [one] une règle diffère du livret
   *[other] { $count } règles diffèrent du livret
}
value-on = oui
value-off = non
which-option = Entrée pour distribuer, ou le numéro d’une règle à changer
which-value = La nouvelle valeur, ou Entrée pour la garder
which-number = Un nombre de { $low } à { $high }
not-for-so-many = On ne peut pas jouer à autant avec ces règles : changez-en une.
not-in-menu = { $typed ->
    [nothing] Tapez un numéro de 1 à { $count }.
   *[other] « { $typed } » n’est pas dans la liste : tapez un numéro de 1 à { $count }.
}
not-a-number-of-players = « { $typed } » ne va pas : { $game } est un jeu pour { $fewest } à { $most } joueurs.
not-a-value = « { $typed } » ne va pas : choisissez parmi { $values }.

## Rejouer une partie

replay-of = { $game } : { $who }
shuffle-of = mélange : { $lot }

## Vérifier une partie

read-record = le texte est complet et n’a pas été modifié
replayed = chaque coup est permis par les règles ({ $game }), et le résultat en découle
commitment-kept = le secret est bien celui qui a été fixé avant la donne
shuffles-follow = les { $count } mélanges découlent tous du secret et des valeurs aléatoires des joueurs
verified = Cette partie est vérifiée.

## La fin

deal-ended = La manche { $deal } est finie
winner = { $who } gagne
winners = { $who } se partagent la première place
