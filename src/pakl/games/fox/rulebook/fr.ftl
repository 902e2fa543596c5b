### Les règles de Renard des bois, pour les joueurs.

idea = Un duel dans une forêt de conte de fées : faites beaucoup de plis, mais pas trop, car les plus avides repartent les mains vides.

section-1 = La manche

clause-fox-1 = On joue à deux, avec 33 cartes : trois couleurs – cloches (B), clés (K) et lunes (M) – avec chacune les valeurs de 1 à 11.
clause-fox-2 = Une partie se joue en plusieurs manches. Le premier donneur est tiré au sort ; ensuite, vous donnez à tour de rôle.
clause-fox-3 = Le donneur mélange les 33 cartes et en distribue 13 à chacun. Les sept qui restent forment la pioche, face cachée. On retourne à côté la carte du dessus : c’est le décret, et sa couleur est l’atout. Il reste six cartes dans la pioche.
clause-fox-4 = Le premier pli d’une manche est toujours entamé par celui des deux qui n’a pas donné. Un Cygne au 13e pli de la manche précédente n’y change rien.

section-2 = Le pli

clause-fox-5 = Qui entame joue n’importe quelle carte de sa main. Sa couleur est la couleur du pli.
clause-fox-6 = L’autre doit fournir cette couleur si possible, avec une carte de n’importe quelle valeur (sauf après un Monarque, FOX-19). Qui n’a pas la couleur joue ce qu’il veut.
clause-fox-7 = S’il y a de l’atout dans le pli, l’atout le plus fort le remporte. Sinon, c’est la carte la plus forte dans la couleur du pli.
clause-fox-8 = Le gagnant du pli garde les deux cartes face cachée. Le nombre de plis de chacun est visible de tous, mais personne ne peut revoir les cartes gagnées au cours de la manche.
clause-fox-9 = Le gagnant d’un pli entame le suivant, sauf si un Cygne en décide autrement.
clause-fox-10 = Une manche dure jusqu’à ce que les 13 plis soient joués.

section-3 = Les cartes impaires et leurs effets

clause-fox-11 = Chaque valeur impaire a un effet, le même dans les trois couleurs. Il se produit au moment indiqué ci-dessous.
clause-fox-12 = Cygne (1) : si vous le jouez et perdez le pli, vous entamez le suivant.
clause-fox-13 = Deux Cygnes dans un même pli : qui a perdu le pli entame le suivant.
clause-fox-14 = Renard (3) : en le jouant, vous pouvez échanger le décret contre une carte de votre main. Cela se fait avant que votre adversaire choisisse sa carte et avant qu’on décide qui gagne le pli ; la couleur du nouveau décret est l’atout dès ce pli.
clause-fox-15 = Bûcheron (5) : en le jouant, vous prenez la carte du dessus de la pioche, puis vous mettez sous la pioche n’importe quelle carte de votre main ; ce peut être celle que vous venez de piocher. Comme pour le Renard, cela se fait aussitôt, avant toute autre chose.
clause-fox-16 = Trésor (7) : qui remporte le pli marque aussitôt 1 point pour chaque 7 qu’il contient.
clause-fox-17 = Sorcière (9) : s’il y a exactement un 9 dans le pli, il compte comme un atout de valeur 9 au moment de décider qui gagne. Pour l’obligation de fournir, la Sorcière garde sa couleur imprimée : une Sorcière à l’entame demande sa propre couleur, et une Sorcière d’une autre couleur ne peut pas être jouée tant que vous pouvez fournir.
clause-fox-18 = Deux Sorcières dans un même pli s’annulent : le pli se décide comme si elles n’avaient pas d’effet.
clause-fox-19 = Monarque (11) : si vous entamez le pli avec lui et que votre adversaire a des cartes de cette couleur, il doit jouer soit le Cygne (1) de cette couleur, soit sa plus forte carte dans cette couleur. Un adversaire qui n’en a pas joue ce qu’il veut.
clause-fox-25 = Au 13e pli, votre main est vide dès que vous avez joué. Un Renard n’a donc rien à échanger, et un Bûcheron pioche une carte et remet cette même carte sous la pioche.

section-4 = Les points et la fin de la partie

clause-fox-20 = À la fin d’une manche, vous marquez selon le nombre de vos plis : de 0 à 3 plis, 6 points (humilité) ; 4 plis, 1 point, 5 plis, 2 points, 6 plis, 3 points (défaite) ; de 7 à 9 plis, 6 points (victoire) ; de 10 à 13 plis, aucun point (avidité). Les points des Trésors (FOX-16) s’y ajoutent.
clause-fox-21 = La partie prend fin après la première manche au terme de laquelle quelqu’un a au moins autant de points que l’indique « Points pour gagner la partie », 21 d’habitude. Chaque manche est jouée jusqu’au bout. Si « Nombre de manches » est un nombre fixe et non « jusqu’à ce que quelqu’un atteigne le but », on joue exactement ce nombre de manches, le but ne compte pas, et les règles FOX-22 et FOX-23 décident.
clause-fox-22 = Qui a le plus de points l’emporte. À égalité, c’est celui des deux qui a marqué le plus de points dans la dernière manche, plis et Trésors compris.
clause-fox-23 = Si l’égalité persiste, la partie est nulle.
clause-fox-24 = Vous pouvez convenir d’avance d’un autre but : 16 sous « Points pour gagner la partie » donne une partie courte, 35 une longue, et tout autre nombre convient aussi.
