### Les règles de Karma, pour les joueurs.

idea = Débarrassez-vous de vos cartes à temps : tout le monde gagne, sauf le dernier à qui il en reste.

section-1 = La mise en place

clause-karma-1 = De deux à six joueurs, 60 cartes : les nombres de 1 à 16, trois de chaque, et douze cartes Karma, trois de chaque sorte : « À table », « Fond de pile », « Cinq ou moins » et « Cadeau ».
clause-karma-2 = Chacun reçoit trois cartes en ligne devant soi, face cachée, que personne n’a le droit de regarder, puis six cartes en main. Parmi ces six, vous en choisissez trois et les étalez face visible, une sur chacune de vos cartes cachées ; les trois autres restent dans votre main. Tous choisissent en même temps, et les choix sont révélés ensemble. Les six cartes devant vous sont vos cartes de table.
clause-karma-3 = Toutes les autres cartes forment la pioche.
clause-karma-4 = Le plus âgé commence. On joue dans le sens horaire.
clause-karma-5 = Le premier joueur se règle sous « Qui commence ». D’habitude, « le sort décide ».

section-2 = Poser

clause-karma-6 = À votre tour, soit vous posez une carte, ou plusieurs identiques, sur la pile, soit vous prenez toute la pile en main. Puis vous piochez jusqu’à avoir trois cartes en main, et c’est à votre voisin de gauche.
clause-karma-7 = La première carte d’une pile est libre. Ensuite, un nombre doit être égal ou supérieur à la carte du dessus de la pile.
clause-karma-8 = Une carte Karma peut être posée sur n’importe quel nombre et sur n’importe quelle carte Karma.
clause-karma-9 = Plusieurs cartes identiques de votre main, nombres ou cartes Karma, peuvent être posées ensemble.
clause-karma-10 = Vous ne pouvez poser vos cartes de table que si votre main est vide et la pioche épuisée – sauf si vous avez joué « À table » (KARMA-19).
clause-karma-11 = Vos cartes visibles passent d’abord ; des cartes identiques peuvent être posées ensemble. La carte cachée dessous reste où elle est. Ce n’est que lorsque toutes vos cartes visibles sont parties que vous pouvez poser des cartes cachées.
clause-karma-12 = Une carte cachée ne se regarde pas d’avance : vous la retournez et la posez aussitôt. Si c’est un nombre qui ne peut pas être posé à ce moment (KARMA-7 ou KARMA-22), vous prenez toute la pile en main, avec cette carte.
clause-karma-13 = Si trois cartes identiques se trouvent directement l’une sur l’autre dans la pile, toute la pile quitte le jeu, peu importe qui les a posées. Qui a posé la troisième commence aussitôt une nouvelle pile.
clause-karma-14 = Pour la règle KARMA-13, ce sont les trois cartes du dessus qui comptent, telles qu’elles se trouvent, nombres comme cartes Karma, et aussi une carte remontée par « Fond de pile ». On vérifie juste après la pose, avant qu’une carte Karma n’agisse ; son effet est alors perdu. Quand « Fond de pile » fait remonter une carte, cela seul n’enlève jamais la pile. Après trois « À table », la nouvelle pile doit commencer par une de vos cartes de table (KARMA-20) ; si vous n’en avez pas, par n’importe quelle carte de votre main. Si votre main est vide et qu’il reste une pioche, vous piochez d’abord jusqu’à trois cartes. Si vous n’avez plus aucune carte, vous êtes hors jeu, et le joueur suivant commence la nouvelle pile.

section-3 = Prendre la pile

clause-karma-15 = Si vous ne pouvez ou ne voulez pas poser, vous prenez toute la pile en main. Le joueur suivant commence une nouvelle pile.
clause-karma-16 = S’il n’y a pas de pile, vous devez poser.

section-4 = Piocher

clause-karma-17 = À la fin de votre tour, vous piochez jusqu’à avoir trois cartes en main. Si vous en avez trois ou plus, vous ne piochez pas. Quand la pioche est épuisée, plus personne ne pioche.
clause-karma-18 = Quand vous n’avez plus de cartes, ni en main ni sur la table, et que la pioche est épuisée, vous êtes hors jeu – mais pas à l’abri : un « Cadeau » peut vous faire revenir. On saute les joueurs hors jeu ; le « joueur suivant » est toujours celui qui joue effectivement après vous.

section-5 = Les cartes Karma

clause-karma-19 = « À table » : vous devez aussitôt poser en plus une de vos cartes de table, dans l’ordre de la règle KARMA-11 et sans enfreindre les règles de pose. C’est exactement une carte, même s’il y en a d’identiques. Si vous n’avez pas de cartes de table, vous posez à la place une carte, ou plusieurs identiques, de votre main. Si c’est une carte Karma qui suit ou qui est retournée ainsi, elle agit ; un autre « À table » demande encore une carte. Tout cela vaut aussi pour un « À table » qui vient lui-même de la table.
clause-karma-20 = Même si vous posez ensemble deux ou trois « À table », une seule carte de table suit.
clause-karma-21 = La carte qui suit doit aller sur la pile telle qu’elle était avant le premier « À table » de votre tour ; s’il n’y avait pas de pile, toute carte va. Pour une carte cachée qui ne va pas, voyez KARMA-12. Si aucune des cartes visibles, ou des cartes de la main, que vous pouvez poser ne va, vous prenez la pile. C’est le réglage « ce qui va sur la pile d’avant » sous « Ce qui peut suivre “À table” » ; avec « n’importe quelle carte », tout peut suivre. Dans les deux cas, le joueur suivant peut poser n’importe quoi sur un « À table » qui se trouve sur le dessus de la pile. Si vous n’avez de cartes ni sur la table ni en main, votre tour est fini, même s’il reste une pioche.
clause-karma-22 = « Cinq ou moins » : le joueur suivant doit poser un nombre de 1 à 5, ou n’importe quelle carte Karma.
clause-karma-23 = « Fond de pile » : vous prenez aussitôt la carte tout en bas de la pile et la mettez dessus, face visible. C’est elle qui décide de ce que le joueur suivant peut poser.
clause-karma-24 = Si la carte remontée est un « À table » ou un « Fond de pile », le joueur suivant peut poser n’importe quelle carte.
clause-karma-25 = Si la carte remontée est un « Cinq ou moins », la règle KARMA-22 s’applique. Plusieurs « Fond de pile » posés ensemble ne font remonter qu’une carte. Un « Fond de pile » seul dans la pile se remonte lui-même.
clause-karma-26 = « Cadeau » : cette carte ne va pas sur la pile mais hors du jeu. Vous donnez toute la pile à un autre joueur de votre choix, qui doit la prendre en main.
clause-karma-27 = Vous pouvez aussi donner la pile à un joueur qui est déjà hors jeu.
clause-karma-28 = Plusieurs « Cadeau » posés ensemble donnent la pile une seule fois. S’il n’y a pas de pile, rien n’est donné et il n’y en a toujours pas ensuite, même si c’était à vous d’en commencer une : c’est le joueur suivant qui la commence.

section-6 = La fin

clause-karma-29 = La partie prend fin quand il ne reste des cartes, en main ou sur la table, qu’à un seul joueur. Ce joueur perd, et tous les autres gagnent. On le vérifie quand un tour est tout à fait fini, après tous les effets, les dons et la pioche.
clause-karma-30 = Un tour, c’est tout ce qui se passe jusqu’à la pioche comprise. Après le 3 000e tour, la partie s’arrête de toute façon : qui a le plus de cartes, en main et sur la table, perd. Si plusieurs en ont autant, c’est le premier d’entre eux dans le sens horaire, à partir de celui dont ce serait le tour.

section-7 = La variante « Prémonition »

clause-karma-31 = Avec « Prémonition : voir d’abord ses cartes cachées », vous pouvez regarder un instant vos propres cartes cachées pendant la mise en place, avant de choisir vos cartes visibles. Puis votre voisin de droite les mélange et les remet en place : vous savez quelles sont ces trois cartes, mais pas laquelle se trouve où.
