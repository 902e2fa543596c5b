### Les règles du rami, pour les joueurs.

idea = Posez vos cartes en suites et en groupes avant les autres – et gardez-en une à défausser pour finir.

section-1 = Les combinaisons

clause-rummy-1 = De deux à six joueurs, 110 cartes : deux jeux de 52 et six jokers.
clause-rummy-2 = Une combinaison compte au moins trois cartes. C’est soit une suite, des cartes d’une même couleur qui se suivent, soit un groupe, des cartes de même valeur mais de couleurs différentes.
clause-rummy-3 = Dans une couleur, les cartes se suivent ainsi : as, 2, 3, 4, 5, 6, 7, 8, 9, 10, valet, dame, roi, as. L’as se place donc avant le 2 ou après le roi.
clause-rummy-4 = Une suite ne tourne pas en rond : roi, as, 2 n’est pas une suite.
clause-rummy-5 = Dans un groupe, chaque couleur ne figure qu’une seule fois.
clause-rummy-6 = Si vous convenez de jouer avec « Groupes mixtes », une même carte peut figurer deux fois dans un groupe, par exemple les deux dames de cœur.

section-2 = La donne et le tour de jeu

clause-rummy-7 = Le donneur distribue 13 cartes à chacun, une par une, dans le sens horaire. Le reste forme la pioche. On retourne la carte du dessus : elle commence la défausse.
clause-rummy-8 = Le joueur à gauche du donneur commence : il pioche une carte et en défausse une. Puis le joueur suivant fait de même, et ainsi de suite.
clause-rummy-9 = Au lieu de piocher, vous pouvez prendre la carte que le joueur précédent vient de défausser.
clause-rummy-10 = Au tout premier tour, la carte se prend dans la pioche. Une carte prise dans la défausse ne peut pas être défaussée au même tour. Si vous aviez déjà la même carte en main, vous pouvez défausser celle-là ; si vous posez l’une des deux, c’est celle que vous venez de prendre.
clause-rummy-11 = Chaque tour se termine par la défausse d’une carte.

section-3 = Ouvrir et poser

clause-rummy-12 = Ouverture : la première combinaison que vous posez doit valoir au moins 40 points, ou autant que l’indique « Points pour ouvrir ». Ensuite, au même tour déjà, vous pouvez en poser de plus petites.
clause-rummy-13 = Une fois posé, un as vaut 10 points, mais 1 avant un 2 et 11 après un roi ; le 10, le valet, la dame et le roi valent 10 points, et les autres cartes leur chiffre.
clause-rummy-14 = Sous « Ouverture », vous convenez de ce qui doit atteindre les 40 points. « avec la première combinaison seule », le réglage habituel : votre première combinaison, avec ce que vous y ajoutez au même tour. « avec toutes les combinaisons du tour » : tout ce que vous posez à votre tour d’ouverture, pris ensemble. Un joker compte comme la carte qu’il remplace. Une carte ajoutée au même tour à une combinaison de votre ouverture compte aussi ; les cartes ajoutées à d’autres combinaisons ne comptent pas – avec la première combinaison seule, pas même celles que vous ajoutez à vos propres combinaisons suivantes. Avant d’avoir atteint les 40 points à ce tour, vous pouvez aussi compléter d’autres combinaisons ou échanger un joker ; mais alors vous ne pouvez finir le tour que par un rami sec, ou après avoir repris ces coups.
clause-rummy-15 = Une fois que vous avez ouvert, au même tour déjà, vous pouvez ajouter des cartes à vos combinaisons et à celles des autres.
clause-rummy-16 = Un joker remplace n’importe quelle carte. Qui le pose dit laquelle.
clause-rummy-17 = Si vous avez la carte que remplace un joker posé sur la table, vous pouvez la mettre à sa place et prendre le joker.
clause-rummy-18 = Vous ne le pouvez qu’après avoir ouvert, ou pour un rami sec. Le joker va dans votre main ; vous pouvez vous en servir aussitôt ou le garder.
clause-rummy-19 = Une combinaison contient au moins une carte qui n’est pas un joker. Une suite compte au plus 14 cartes, d’un as à l’autre. Un groupe compte au plus quatre cartes ; un groupe mixte en compte au plus huit, la même carte au plus deux fois, et un joker compte comme la carte qu’il remplace. Les combinaisons posées ne sont jamais séparées, réunies ni réarrangées. Une suite ne s’allonge que par ses bouts ; un as qui convient aux deux va du côté du roi.
clause-rummy-27 = Vous pouvez reprendre ce que vous venez de poser, d’ajouter ou d’échanger à ce tour, coup par coup, en remontant jusqu’à la carte par laquelle votre tour a commencé ; celle-ci ne se rend pas. Personne n’en apprend rien de caché. Une fois l’ouverture commencée, votre tour ne peut pas finir avant qu’elle soit atteinte (RUMMY-12, RUMMY-14), sauf par un rami sec – vous pouvez donc toujours soit défausser, soit reprendre un coup.
clause-rummy-28 = Un joker peut être défaussé, et pris dans la défausse. Pour ouvrir, il vous faut au moins une combinaison à vous, même si « Points pour ouvrir » est à 0.

section-4 = Finir

clause-rummy-20 = La dernière carte doit être défaussée : vous ne pouvez donc jamais poser votre dernière carte. Qui défausse sa dernière carte annonce « Rami » et gagne la manche.
clause-rummy-21 = Les autres additionnent les cartes qui leur restent en main comme points négatifs : 20 pour un joker, 11 pour un as, et le reste comme à la règle RUMMY-13.
clause-rummy-22 = Rami sec : si vous finissez au tour même où vous posez des cartes pour la première fois, les points négatifs des autres comptent double. Peu importe ce que valent vos cartes : les premières combinaisons peuvent valoir moins de 40 points.
clause-rummy-23 = Pour un rami sec, vous pouvez poser des groupes et des suites et ajouter des cartes aux combinaisons des autres.
clause-rummy-24 = Là aussi, la dernière carte doit être défaussée.
clause-rummy-25 = Quand la pioche est épuisée, on mélange la défausse, sauf la carte du dessus, pour former une nouvelle pioche. Cela se fait au moment où quelqu’un veut piocher ; on peut toujours prendre plutôt la carte du dessus de la défausse. Quand cela devrait se faire pour la sixième fois dans une manche, la manche s’arrête sans gagnant et chacun compte sa main. Il en va de même pour une manche qui a duré 1 000 tours.
clause-rummy-26 = Sous « Partie », vous convenez d’un nombre de manches, une d’habitude, ou de jouer jusqu’à ce que quelqu’un ait un certain nombre de points négatifs, par exemple 500. La donne passe à gauche. Qui a le moins de points négatifs l’emporte ; les ex æquo partagent la place.
