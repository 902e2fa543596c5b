### Les règles de Disco des cafards, pour les joueurs.

idea = Des cafards déguisés se pressent sur la piste de danse : chacun choisit une carte en secret, les petites cartes se servent en premier, et le plus petit total dans la collection gagne.

section-1 = La mise en place

clause-disco-1 = De trois à six joueurs, on joue le jeu de base. À deux, un joueur fantôme vient s’ajouter (DISCO-19 à DISCO-25).
clause-disco-2 = Chaque joueur prend les 13 cartes d’une couleur, de valeur 1 à 13, les mélange et les pose devant lui, face cachée : c’est sa pioche. Le 13 est le Roi de la piste. Les couleurs que personne ne joue restent hors du jeu.
clause-disco-3 = Chacun retourne la carte du dessus de sa pioche et la met sur la piste de danse, autour de la boule à facettes au milieu de la table. Qui retourne un 13 retourne une autre carte pour la piste et remélange le 13 dans sa pioche.
clause-disco-4 = Qui a mis la plus petite carte sur la piste prend la carte de départage et la garde pour toute la manche. Si plusieurs ont la plus petite carte, la carte de départage va au plus jeune d’entre eux.
clause-disco-5 = Qui compte comme le plus jeune se règle sous « Qui est le plus jeune ». Avec « le sort décide », le réglage habituel, l’un des joueurs à égalité est tiré au sort, par le mélange même du jeu. Si une place y est désignée, c’est le premier des joueurs à égalité dans le sens horaire à partir de cette place, elle comprise, qui prend la carte de départage.
clause-disco-6 = Puis chacun prend en main les trois cartes du dessus de sa pioche.

section-2 = Les tours

clause-disco-7 = Une manche compte 13 tours. À chacun des douze premiers, vous choisissez une carte de votre main et la posez devant vous, face cachée ; vous ne pouvez alors plus changer d’avis. Quand tous ont choisi, ces cartes sont retournées ensemble. Pour l’instant, elles restent à l’écart de la piste.
clause-disco-8 = Maintenant, chacun prend une carte de la piste et la pose, face visible, dans sa collection. Qui vient de jouer la plus petite carte choisit en premier, puis vient la suivante dans l’ordre croissant, et ainsi de suite ; la plus haute reçoit la carte qui reste.
clause-disco-9 = Les collections sont à découvert : tout le monde voit toutes leurs cartes.
clause-disco-10 = Si des cartes jouées sont égales, le détenteur de la carte de départage passe en premier, et après lui celui qui est assis le plus près de lui, en comptant dans le sens horaire.
clause-disco-11 = Quand la piste est vide, chacun y met la carte qu’il a jouée à ce tour et prend une carte de sa pioche, pour en avoir de nouveau trois en main. Une fois les pioches épuisées – à partir du tour 10, dans la variante 1 à partir du tour 9 – personne ne pioche plus et les mains diminuent.
clause-disco-12 = Au tour 13, toutes les mains sont vides, mais pas la piste. En commençant par le joueur à droite du détenteur de la carte de départage et en tournant dans le sens antihoraire, chacun y prend une carte de son choix. Le détenteur prend la dernière (à deux joueurs, l’avant-dernière, voir DISCO-23).

section-3 = Le Roi et les costumes identiques

clause-disco-13 = Qui joue le 13, le Roi, doit prendre toutes les cartes de la piste dans sa collection. Les autres ne prennent rien à ce tour, quoi qu’ils aient joué. Puis toutes les cartes jouées, Roi compris, vont sur la piste comme d’habitude.
clause-disco-14 = Si plusieurs jouent un Roi au même tour, celui qui passe en premier selon DISCO-10 prend tout.
clause-disco-15 = Dès qu’il y a deux cartes de même valeur dans une collection, toutes deux sont défaussées et quittent le jeu.
clause-disco-16 = Les cartes de même valeur ne partent que par paires : sur trois ou cinq, il en reste une.

section-4 = La fin

clause-disco-17 = Après le dernier tour, chacun additionne les valeurs qui restent dans sa collection. Le plus petit total gagne.
clause-disco-18 = À égalité de totaux, celui qui passe en premier selon DISCO-10 gagne ; les autres places se départagent de la même façon.

section-5 = À deux joueurs

clause-disco-19 = Une troisième couleur appartient à un fantôme, un invité imaginaire du nom de Jožin. Ses cartes sont mélangées, et celle du dessus va sur la piste comme le dit DISCO-3. Ses autres cartes restent face cachée.
clause-disco-20 = La carte du fantôme sur la piste ne compte pas pour la carte de départage : il ne peut jamais l’avoir.
clause-disco-21 = Le fantôme n’a pas de main et ne joue pas de carte. Il prend toujours la dernière carte de la piste dans sa collection. Puis la carte du dessus de sa pioche est retournée et rejoint sur la piste les deux cartes jouées.
clause-disco-22 = Un Roi retourné de la pioche du fantôme au cours des tours n’a pas d’effet ; il va simplement sur la piste.
clause-disco-23 = Au tour 13 aussi, le fantôme prend la dernière carte.
clause-disco-24 = Les paires quittent la collection du fantôme comme toute autre. Son total est compté à la fin, et il peut gagner.
clause-disco-25 = Le fantôme perd toutes les égalités. Si le Roi d’un joueur prend les trois cartes de la piste, le fantôme n’en a aucune à ce tour ; la carte du dessus de sa pioche est retournée quand même.

section-6 = Variante 1 : l’invité secret

clause-disco-26 = Avec « Variante 1 : un invité secret dans chaque collection », chacun pioche à la mise en place quatre cartes au lieu de trois et en met une, face cachée, dans sa collection : c’est l’invité secret. Ce ne peut pas être un 13. Vous pouvez regarder votre propre invité secret à tout moment.
clause-disco-27 = La manche compte alors 12 tours, et le tour 12 se joue comme le tour 13 du jeu de base.
clause-disco-28 = Quand vous prenez une carte de la même valeur que votre invité secret, vous pouvez défausser les deux comme une paire.
clause-disco-29 = Sinon, votre invité secret est retourné à la fin de la manche et sa valeur s’ajoute à votre total. À la fin, il ne forme plus de paire.
clause-disco-30 = La question de DISCO-28 vous est posée quand vous venez de prendre une carte de la même valeur que votre invité secret et que, une fois toutes les paires visibles parties (DISCO-15), il reste dans votre collection une carte visible de cette valeur. Le joueur suivant attend votre réponse. Si vous refusez, la question ne vous est plus posée pour cette carte ; les autres n’apprennent ni qu’elle vous a été posée, ni que vous avez refusé. Le fantôme n’a pas d’invité secret : une carte de sa pioche n’est simplement jamais retournée.

section-7 = Variante 2 : le miroir

clause-disco-31 = Avec « Variante 2 : autant de manches que de joueurs, avec le miroir », on joue une manche par joueur, et les totaux de chacun s’additionnent. Chaque manche recommence avec une nouvelle mise en place, et la carte de départage est attribuée à nouveau. Le fantôme n’est pas un joueur ici : à deux, on joue deux manches. Ses totaux s’additionnent aussi ; il peut gagner la partie, et il perd toutes les égalités.
clause-disco-32 = Après chaque manche, le joueur qui a jusque-là le plus gros total prend le miroir dans sa collection pour la manche suivante.
clause-disco-33 = Si vous avez le miroir, vous devez, si possible, l’utiliser avant de prendre la dernière carte de votre pioche : vous choisissez une carte de votre collection et la défaussez avec le miroir. Si votre collection est vide, le miroir est défaussé sans avoir servi.
clause-disco-34 = Après la dernière manche, le plus petit total général gagne.
clause-disco-35 = Vous pouvez aussi utiliser le miroir plus tôt, à la fin de n’importe quel tour, juste avant de piocher. À la fin d’un tour, les cartes jouées vont d’abord sur la piste, puis le détenteur du miroir décide, puis tous piochent ; la dernière carte de la pioche se prend à la fin du tour 9 (dans la variante 1, du tour 8). Un invité secret fait partie de la collection : lui aussi peut être défaussé avec le miroir, et une collection où il n’y a que lui n’est pas vide au sens de DISCO-33. Si plusieurs ont le plus gros total, DISCO-10 décide qui prend le miroir, avec la carte de départage de la manche qui vient de finir ; le fantôme ne le prend jamais. Si les totaux généraux sont à égalité tout à la fin, c’est aussi DISCO-10 qui décide, avec le détenteur de la carte de départage de la dernière manche.
clause-disco-36 = Les deux variantes peuvent se jouer ensemble.
