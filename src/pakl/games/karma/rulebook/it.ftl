### Le regole di Karma, per chi gioca.

idea = Liberati delle tue carte in tempo: vincono tutti, tranne l’ultimo a cui ne restano.

section-1 = La preparazione

clause-karma-1 = Da due a sei giocatori, 60 carte: i numeri da 1 a 16, tre per ciascuno, e dodici carte Karma, tre per ciascun tipo: «A tavola», «Dal fondo», «Cinque o meno» e «Regalo».
clause-karma-2 = Ognuno riceve tre carte coperte in fila davanti a sé, che nessuno può guardare, e poi sei carte in mano. Di queste sei ne scegli tre e le esponi scoperte, una su ciascuna delle tue carte coperte; le altre tre restano in mano. Tutti scelgono nello stesso momento, e le scelte vengono svelate insieme. Le sei carte davanti a te sono le tue carte da tavolo.
clause-karma-3 = Tutte le altre carte formano il mazzo.
clause-karma-4 = Comincia il più anziano. Si gioca in senso orario.
clause-karma-5 = Chi sia si imposta alla voce «Chi comincia». Di solito «decide la sorte».

section-2 = Scartare

clause-karma-6 = Quando tocca a te, o scarti una carta, o più carte uguali, sulla pila, oppure prendi in mano tutta la pila. Poi peschi fino ad avere tre carte in mano, e tocca al tuo vicino di sinistra.
clause-karma-7 = La prima carta di una pila è libera. Dopo, un numero deve essere uguale o superiore alla carta in cima alla pila.
clause-karma-8 = Una carta Karma si può scartare su qualsiasi numero e su qualsiasi carta Karma.
clause-karma-9 = Più carte uguali della tua mano, numeri o carte Karma, si possono scartare insieme.
clause-karma-10 = Puoi scartare le tue carte da tavolo solo quando la tua mano è vuota e il mazzo è esaurito – a meno che tu non abbia giocato «A tavola» (KARMA-19).
clause-karma-11 = Vengono prima le tue carte scoperte; quelle uguali si possono scartare insieme. La carta coperta che sta sotto resta dov’è. Solo quando non hai più carte scoperte puoi scartare quelle coperte.
clause-karma-12 = Una carta coperta non si guarda prima: la giri e la scarti subito. Se è un numero che in quel momento non si può scartare (KARMA-7 o KARMA-22), prendi in mano tutta la pila, con quella carta.
clause-karma-13 = Se nella pila ci sono tre carte uguali direttamente una sull’altra, tutta la pila esce dal gioco, non importa chi le abbia scartate. Chi ha scartato la terza comincia subito una nuova pila.
clause-karma-14 = Per KARMA-13 contano le tre carte in cima così come si trovano, sia numeri sia carte Karma, e anche una carta fatta risalire da «Dal fondo». Si controlla subito dopo lo scarto e prima che una carta Karma abbia effetto; l’effetto allora va perso. Quando «Dal fondo» fa risalire una carta, questo da solo non toglie mai la pila. Dopo tre «A tavola» la nuova pila deve cominciare con una delle tue carte da tavolo (KARMA-20); se non ne hai, con una carta qualsiasi della tua mano. Se la tua mano è vuota e c’è ancora un mazzo, prima peschi fino a tre carte. Se non hai più nessuna carta, sei fuori, e comincia la nuova pila il giocatore successivo.

section-3 = Prendere la pila

clause-karma-15 = Se non puoi o non vuoi scartare, prendi in mano tutta la pila. Il giocatore successivo comincia una nuova pila.
clause-karma-16 = Se non c’è nessuna pila, devi scartare.

section-4 = Pescare

clause-karma-17 = Alla fine del tuo turno peschi fino ad avere tre carte in mano. Se ne hai tre o più, non peschi. Quando il mazzo è esaurito, non pesca più nessuno.
clause-karma-18 = Quando non hai più carte né in mano né sul tavolo e il mazzo è esaurito, sei fuori – ma non al sicuro: un «Regalo» può farti rientrare. I giocatori che sono fuori si saltano; «il giocatore successivo» è sempre chi gioca davvero dopo.

section-5 = Le carte Karma

clause-karma-19 = «A tavola»: devi subito scartare anche una delle tue carte da tavolo, nell’ordine di KARMA-11 e senza violare le regole dello scarto. È esattamente una, anche se ce ne sono di uguali. Se non hai carte da tavolo, scarti invece una carta, o più carte uguali, dalla mano. Se così segue o viene girata una carta Karma, ha il suo effetto; un altro «A tavola» chiede ancora una carta. Tutto questo vale anche per un «A tavola» scartato a sua volta dal tavolo.
clause-karma-20 = Anche se scarti insieme due o tre «A tavola», segue una sola carta da tavolo.
clause-karma-21 = La carta che segue deve andare bene sulla pila com’era prima del primo «A tavola» del tuo turno; se non c’era nessuna pila, va bene tutto. Per una carta coperta che non va bene vale KARMA-12. Se non va bene nessuna delle carte scoperte, o della mano, che puoi scartare, prendi la pila. Così si gioca con «ciò che va bene sulla pila di prima» alla voce «Che cosa può seguire “A tavola”»; con «qualsiasi carta» può seguire qualunque cosa. In entrambi i casi il giocatore successivo può scartare qualsiasi carta su un «A tavola» che sta in cima alla pila. Se non hai carte né sul tavolo né in mano, il tuo turno finisce, anche se c’è ancora un mazzo.
clause-karma-22 = «Cinque o meno»: il giocatore successivo deve scartare un numero da 1 a 5, o una carta Karma qualsiasi.
clause-karma-23 = «Dal fondo»: prendi subito la carta più in basso della pila e la metti scoperta in cima. Ora è questa a decidere che cosa può scartare il giocatore successivo.
clause-karma-24 = Se la carta fatta risalire è un «A tavola» o un «Dal fondo», il giocatore successivo può scartare qualsiasi carta.
clause-karma-25 = Se la carta fatta risalire è un «Cinque o meno», vale KARMA-22. Più «Dal fondo» scartati insieme fanno risalire una sola carta. Un «Dal fondo» da solo nella pila fa risalire sé stesso.
clause-karma-26 = «Regalo»: questa carta non va sulla pila ma fuori dal gioco. Dai tutta la pila a un altro giocatore a tua scelta, che deve prenderla in mano.
clause-karma-27 = Puoi dare la pila anche a un giocatore che è già fuori.
clause-karma-28 = Più «Regalo» scartati insieme danno via la pila una volta sola. Se non c’è nessuna pila, non si dà niente e anche dopo non ce n’è nessuna, nemmeno se toccava a te cominciarne una: la comincia il giocatore successivo.

section-6 = La fine

clause-karma-29 = La partita finisce quando un solo giocatore ha ancora carte, in mano o sul tavolo. Quel giocatore perde, e tutti gli altri vincono. Lo si controlla quando un turno è del tutto finito, dopo gli effetti, i regali e la pesca.
clause-karma-30 = Un turno è tutto ciò che succede fino alla pesca compresa. Dopo il 3.000º turno la partita finisce comunque: perde chi ha più carte, in mano e sul tavolo. Se più giocatori ne hanno lo stesso numero, perde il primo di loro in senso orario, a partire da chi sarebbe di turno.

section-7 = La variante «Premonizione»

clause-karma-31 = Con «Premonizione: prima si guardano le proprie carte coperte», durante la preparazione, prima di scegliere le carte scoperte, puoi guardare per un momento le tue carte coperte. Poi il tuo vicino di destra le mescola e le rimette al loro posto: sai quali sono quelle tre carte, ma non dove si trova ciascuna.
