### Les règles du mau mau, pour les joueurs.

idea = Même valeur ou même couleur : débarrassez-vous de toutes vos cartes avant les autres – et n’oubliez pas de l’annoncer.

section-1 = La donne

clause-mau-1 = De deux à six joueurs, on prend un jeu de 32 cartes : 7, 8, 9, 10, valet, dame, roi et as dans les quatre couleurs. À plus de six, on prend deux jeux, soit 64 cartes. Sous « Jeux de 32 cartes », vous pouvez en décider autrement : deux jeux même si vous êtes peu nombreux (en Italie, par exemple, dès six joueurs), ou un seul, qui suffit pour six joueurs au plus.
clause-mau-1-german = De deux à six joueurs, on prend un jeu de 32 cartes : 7, 8, 9, 10, Unter, Ober, roi et as dans les quatre couleurs. À plus de six, on prend deux jeux, soit 64 cartes. Sous « Jeux de 32 cartes », vous pouvez en décider autrement : deux jeux même si vous êtes peu nombreux (en Italie, par exemple, dès six joueurs), ou un seul, qui suffit pour six joueurs au plus.
clause-mau-2 = On joue à dix au maximum.
clause-mau-3 = Le donneur distribue cinq cartes à chacun, une par une, dans le sens horaire. Le reste forme la pioche. On retourne la carte du dessus : elle commence la défausse.
clause-mau-4 = Le joueur à gauche du donneur commence.

section-2 = Le tour de jeu

clause-mau-5 = À votre tour, vous pouvez jouer une carte de même valeur ou de même couleur que celle du dessus de la défausse.
clause-mau-6 = Si vous ne pouvez pas jouer, vous devez piocher une carte. Si elle convient, vous pouvez la jouer aussitôt – celle-là et aucune autre. Sinon, c’est au joueur suivant. Dans l’édition tchèque, une carte piochée qui convient doit être jouée.
clause-mau-7 = Si vous pouvez jouer, vous n’avez pas le droit de piocher à la place ; avec « Qui peut jouer peut aussi piocher », c’est permis.
clause-mau-8 = Quand la pioche est épuisée, on mélange la défausse, sauf la carte du dessus, pour former une nouvelle pioche.
clause-mau-9 = S’il n’y a plus rien à piocher, qui ne peut pas jouer passe ; qui peut jouer doit le faire. Qui doit piocher plusieurs cartes, pour un sept ou comme pénalité, pioche celles qu’il reste, et le surplus est oublié. Si tous les joueurs passent l’un après l’autre faute de pouvoir piocher, la manche s’arrête et qui a le moins de cartes l’emporte ; les ex æquo partagent la place.

section-3 = Les annonces

clause-mau-10 = En jouant votre avant-dernière carte, vous devez dire « Mau ». Si vous l’oubliez, vous devez piocher deux cartes, mais seulement si un autre joueur le remarque. Si « Annonce des dernières cartes » est réglé sur « automatique », toutes les annonces se font pour vous.
clause-mau-11 = Les autres peuvent remarquer l’oubli jusqu’à ce que le joueur suivant ait agi. Qui se fait prendre pioche deux cartes, et le jeu continue. Il est trop tard dès que quelqu’un, peu importe qui, a joué une carte, pioché ou passé. On ne peut ni dénoncer quelqu’un sans raison, ni faire une annonce qui n’a pas lieu d’être.
clause-mau-12 = En jouant votre dernière carte, vous devez dire « Mau mau ». Sinon, vous devez piocher deux cartes et la manche continue ; la carte jouée a son effet.
clause-mau-13 = Le premier qui se débarrasse de sa dernière carte gagne la manche.

section-4 = Les sept

clause-mau-14 = Sept : joué sur une carte de sa couleur, il oblige le joueur suivant à piocher deux cartes. Mais si celui-ci peut jouer à son tour un sept, c’est au suivant d’en piocher quatre (2 + 2), et ainsi de suite.
clause-mau-15 = Un sept répond à un sept, quelle que soit sa couleur. Rien d’autre n’y répond, pas même un valet, et personne n’est obligé de répondre. Un sept joué sur un sept pour lequel on a déjà pioché ne fait piocher personne, puisque les couleurs diffèrent ; avec « Tout sept fait piocher », si. Une couleur demandée (MAU-20) compte comme la couleur de la carte du dessus.
clause-mau-15-german = Un sept répond à un sept, quelle que soit sa couleur. Rien d’autre n’y répond, pas même un Unter, et personne n’est obligé de répondre. Un sept joué sur un sept pour lequel on a déjà pioché ne fait piocher personne, puisque les couleurs diffèrent ; avec « Tout sept fait piocher », si. Une couleur demandée (MAU-20) compte comme la couleur de la carte du dessus.
clause-mau-16 = Qui pioche pour un sept perd son tour. C’est le choix « le tour est perdu » sous « Après avoir pioché pour un sept » ; avec « on peut jouer une carte », vous pouvez ensuite jouer n’importe quelle carte qui convient, ou passer, mais pas piocher de nouveau.

section-5 = Huit, neuf et valet
section-5-german = Huit, neuf et Unter

clause-mau-17 = Huit : le joueur suivant perd son tour. Si la première carte retournée est un huit, le joueur à gauche du donneur perd son tour et c’est le suivant qui commence.
clause-mau-18 = Neuf : le sens du jeu s’inverse. Si la première carte retournée est un neuf, le donneur commence et l’on joue dans le sens antihoraire.
clause-mau-19 = Valet : il se joue sur n’importe quelle carte.
clause-mau-19-german = Unter : il se joue sur n’importe quelle carte.
clause-mau-20 = Qui joue un valet demande la couleur que le joueur suivant doit fournir ; ce peut être celle qui était déjà en jeu. Si la première carte retournée est un valet, le premier joueur choisit la couleur, puis joue son tour.
clause-mau-20-german = Qui joue un Unter demande la couleur que le joueur suivant doit fournir ; ce peut être celle qui était déjà en jeu. Si la première carte retournée est un Unter, le premier joueur choisit la couleur, puis joue son tour.
clause-mau-21 = Un sept retourné comme première carte n’a pas d’effet. Avec « Un sept retourné au départ fait piocher », le premier joueur doit y répondre ou piocher.
clause-mau-22 = À deux, un neuf ne change rien d’autre que le sens, et un huit vous fait rejouer. Si vous jouez un valet comme dernière carte en faisant l’annonce, vous ne demandez rien ; sans l’annonce, vous nommez une couleur, puisque la manche continue.
clause-mau-22-german = À deux, un neuf ne change rien d’autre que le sens, et un huit vous fait rejouer. Si vous jouez un Unter comme dernière carte en faisant l’annonce, vous ne demandez rien ; sans l’annonce, vous nommez une couleur, puisque la manche continue.

section-6 = La partie

clause-mau-23 = Le premier qui gagne autant de manches que l’indique « Manches à gagner » remporte la partie. La donne passe à gauche. Une manche gagnée par plusieurs joueurs (MAU-9) compte pour chacun d’eux.
clause-mau-26 = Une manche qui a duré 2 000 tours s’arrête comme à la règle MAU-9 : qui a le moins de cartes l’emporte.

section-7 = L’édition tchèque (Prší)

clause-mau-24 = Avec « tchèque (Prší) » sous « Édition », c’est l’as qui fait perdre son tour au joueur suivant, y compris comme première carte retournée ; le huit est une carte ordinaire.
clause-mau-25 = Dans l’édition tchèque, on ne dit rien pour l’avant-dernière carte. Avec la dernière, on dit « Prší ! » ; sinon, on pioche deux cartes.
