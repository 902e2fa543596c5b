### Les règles de Zyrty, pour les joueurs.

idea = Videz votre main sur une seule pile, qui grimpe vers 50 ou descend vers 0 – et fait demi-tour quand on s’y attend le moins.

section-1 = La donne

clause-zyrty-1 = De deux à dix joueurs, 108 cartes : les nombres de 1 à 49, deux fois chacun (les cartes ordinaires), et comme cartes spéciales quatre 0, quatre 50 et deux Z. Les 11, 22, 33 et 44 sont des cartes +2. À deux, chacun reçoit 10 cartes, à trois 9, à quatre 8, à cinq 7, à six 6, à sept 5, et de huit à dix joueurs 4.
clause-zyrty-2 = Vous convenez de qui donne et, sous « Sens du jeu », si l’on joue dans le sens horaire ou antihoraire. Le joueur qui vient après le donneur dans ce sens commence.
clause-zyrty-3 = Le reste forme la pioche. On retourne la carte du dessus : elle commence la pile. Si c’est 26 ou plus, la pile descend vers 0, sinon elle monte vers 50.
clause-zyrty-4 = Si la première carte est un Z, elle ne compte pas : on en retourne une autre par-dessus.
clause-zyrty-5 = Si la première carte est une carte +2, elle n’a pas d’effet par elle-même : elle dort jusqu’à ce qu’elle soit recouverte. Mais on peut la réveiller : si vous jouez une carte +2 dessus, le joueur suivant subit les deux cartes. C’est un coup ordinaire, qui suit la direction de la pile et le mode ; un écho ou une paire qui commence par une carte +2 la réveille aussi.

section-2 = Le tour de jeu

clause-zyrty-6 = À votre tour, vous jouez une carte qui fait avancer la pile dans sa direction.
clause-zyrty-7 = Avec « fluide : il faut jouer la carte la plus proche » sous « Mode », ce doit être la carte de votre main la plus proche du nombre de la pile. Exemple : la pile est à 30 et descend, vous avez 27, 16 et 5 – vous devez jouer le 27.
clause-zyrty-8 = Avec « tactique : n’importe quelle carte de ce côté », ce peut être n’importe quelle carte de votre main de ce côté du nombre de la pile. Exemple : la pile est à 30 et descend, vous avez 27, 16 et 5 – vous pouvez jouer n’importe laquelle des trois.
clause-zyrty-9 = Si aucune de vos cartes ne convient, vous devez en piocher une. Mais le 0, le 50 et le Z peuvent se jouer à tout moment à votre tour.
clause-zyrty-10 = Piocher met fin à votre tour ; on ne joue plus rien ensuite. Si vous avez une carte ordinaire qui convient, vous n’avez pas le droit de piocher. Si vous n’en avez pas mais que vous tenez une carte spéciale, vous pouvez la jouer ou piocher.
clause-zyrty-11 = Un 50 fait descendre la pile, de 50 vers 0. Un 0 la fait monter, de 0 vers 50. Un Z se joue comme 0 ou comme 50 ; qui le joue dit lequel.

section-3 = Les cartes +2

clause-zyrty-12 = Après une carte +2 (11, 22, 33, 44), le joueur suivant doit piocher deux cartes ou jouer à son tour une carte +2. Toute la pénalité, alourdie de deux cartes, passe alors au suivant ; et ainsi de suite.
clause-zyrty-13 = Une carte +2 jouée en réponse n’a pas besoin de suivre la direction de la pile, et la direction reste ce qu’elle était. Exemple : la pile est à 23 et monte ; quelqu’un joue 33, et le joueur suivant peut répondre par 11.
clause-zyrty-14 = Qui prend la pénalité perd son tour ; la pénalité disparaît, et la pile continue à partir du nombre du dessus. On ne peut pas répondre à une pénalité par 0, 50 ou Z. Une réponse n’est liée ni par la direction ni par le mode, et ce peut être une paire, qui ajoute quatre cartes. Si la pénalité dépasse ce qui peut être pioché, vous piochez tout ce qu’il y a, et la pénalité disparaît.

section-4 = Deux cartes à la fois

clause-zyrty-15 = Écho : vous pouvez jouer une carte égale au nombre de la pile avec une deuxième carte qui convient à la direction et au mode. Exemple : la pile est à 25 et monte – vous jouez 25 et aussitôt 26. Ce n’est jamais obligatoire.
clause-zyrty-16 = La deuxième carte d’un écho peut être toute carte que vous pourriez jouer seule sur ce nombre : une carte ordinaire qui convient, ou une carte spéciale. Une carte égale ne peut pas se jouer seule, sauf 0 sur 0 et 50 sur 50. Sur 0 ou 50, un Z peut faire l’écho. On ne joue jamais plus de deux cartes par tour. On ne peut pas répondre à une pénalité par un écho. Une carte +2 dans un écho a son effet, qu’elle vienne en premier ou en second.
clause-zyrty-17 = Paire : deux cartes identiques peuvent se jouer ensemble, les 0, 50, Z et cartes +2 aussi. Une paire de cartes +2 compte pour quatre.
clause-zyrty-18 = Mais jamais trois nombres égaux de suite, même sur plusieurs tours. Exemple : si un 50 se trouve sur la pile, vous ne pouvez pas en jouer deux de plus.
clause-zyrty-19 = Un Z compte comme le nombre pour lequel il a été joué, et les deux Z d’une paire se jouent pour le même nombre. En mode fluide, une paire doit être du nombre le plus proche de celui de la pile.

section-5 = La fin

clause-zyrty-20 = On ne peut pas finir la partie par un 0, un 50 ou un Z.
clause-zyrty-21 = Le premier qui joue la dernière carte de sa main gagne, et la partie est finie.
clause-zyrty-22 = Si c’est une carte +2, la partie finit aussitôt quand même ; personne ne pioche pour elle.
clause-zyrty-23 = Les autres comptent leurs cartes : un Z vaut 3 points, un nombre à deux chiffres (50 aussi) 2 points, un nombre à un chiffre (0 aussi) 1 point. Qui a le plus de points finit dernier.
clause-zyrty-24 = À points égaux, moins de cartes, c’est mieux. Si c’est encore égal, qui a plus de cartes de nombres élevés est moins bien placé. Après cela, chacun tire une carte de la pioche, et le nombre le plus haut est le moins bon.
clause-zyrty-25 = « Plus de cartes de nombres élevés » veut dire : les deux mains sont triées de la carte la plus haute à la plus basse, et la première différence décide ; un Z est au-dessus de 50. Les cartes se tirent pour une place dans l’ordre du jeu, à partir du joueur qui vient après le gagnant, et de nouveau tant qu’elles sont égales ; ici aussi, un Z est la plus haute. On ne remélange rien pour cela : s’il y a moins de cartes que de joueurs à égalité, ceux-ci partagent la place.

section-6 = Quand les cartes s’épuisent

clause-zyrty-26 = Quand la pioche est épuisée et qu’il faut piocher, on mélange la pile pour former une nouvelle pioche, sauf la carte du dessus ou les deux cartes égales du dessus. S’il n’y a rien à piocher, piocher revient à passer. Si tous les joueurs passent l’un après l’autre faute de cartes à piocher, la partie s’arrête : chacun compte ses cartes, et qui a le moins de points l’emporte (ZYRTY-23 à ZYRTY-25).
clause-zyrty-27 = Une partie qui a duré 1 000 tours s’arrête de la même façon ; avec des joueurs peu attentifs, le mode tactique pourrait ne jamais finir.
