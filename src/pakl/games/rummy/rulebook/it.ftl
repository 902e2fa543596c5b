### Le regole del Ramino, per chi gioca.

idea = Cala le tue carte in scale e serie prima degli altri – e tienine una per lo scarto finale.

section-1 = Le combinazioni

clause-rummy-1 = Da due a sei giocatori, 110 carte: due mazzi da 52 e sei jolly.
clause-rummy-2 = Una combinazione ha almeno tre carte. È una scala, cioè carte consecutive dello stesso seme, oppure una serie, cioè carte dello stesso valore ma di semi diversi.
clause-rummy-3 = In un seme le carte si susseguono così: asso, 2, 3, 4, 5, 6, 7, 8, 9, 10, fante, donna, re, asso. L’asso sta quindi prima del 2 o dopo il re.
clause-rummy-4 = Una scala non fa il giro: re, asso, 2 non è una scala.
clause-rummy-5 = In una serie ogni seme compare una volta sola.
clause-rummy-6 = Se vi accordate per le «Serie miste», la stessa carta può comparire due volte in una serie, per esempio tutte e due le donne di cuori.

section-2 = La distribuzione e il turno

clause-rummy-7 = Il mazziere distribuisce 13 carte a testa, una alla volta, in senso orario. Il resto forma il mazzo. La sua prima carta viene scoperta e dà inizio agli scarti.
clause-rummy-8 = Comincia il giocatore a sinistra del mazziere: pesca una carta dal mazzo e ne scarta una. Poi il giocatore successivo fa lo stesso, e così via.
clause-rummy-9 = Invece di pescare dal mazzo puoi prendere la carta che il giocatore prima di te ha scartato.
clause-rummy-10 = Nel primissimo turno la carta si pesca dal mazzo. Una carta presa dagli scarti non si può scartare nello stesso turno. Se avevi già in mano una carta uguale, puoi scartare quella; se cali una delle due, è quella che hai preso.
clause-rummy-11 = Ogni turno finisce con lo scarto di una carta.

section-3 = Aprire e calare

clause-rummy-12 = Apertura: la prima combinazione che cali deve valere almeno 40 punti, o quanti ne indica «Punti per aprire». Dopo, anche nello stesso turno, puoi calarne di più piccole.
clause-rummy-13 = Una volta calato, un asso vale 10 punti, ma 1 prima di un 2 e 11 dopo un re; 10, fante, donna e re valgono 10 punti, e le altre carte il loro numero.
clause-rummy-14 = Alla voce «Apertura» vi accordate su che cosa deve raggiungere i 40 punti. «con la sola prima combinazione», la scelta abituale: la tua prima combinazione, insieme a ciò che vi attacchi in quel turno. «con tutte le combinazioni del turno»: tutto quello che cali nel turno di apertura, preso insieme. Un jolly vale come la carta che sostituisce. Conta anche una carta che attacchi nello stesso turno a una combinazione della tua apertura; le carte attaccate ad altre combinazioni non contano – con la sola prima combinazione, nemmeno quelle attaccate alle tue combinazioni successive. In questo turno, prima di aver raggiunto i 40 punti, puoi anche attaccare ad altre combinazioni o scambiare un jolly; ma allora puoi finire il turno solo con una mano doppia, o dopo aver annullato quelle mosse.
clause-rummy-15 = Una volta che hai aperto, anche nello stesso turno, puoi attaccare carte alle tue combinazioni e a quelle degli altri.
clause-rummy-16 = Un jolly sostituisce qualsiasi carta. Chi lo cala dice quale.
clause-rummy-17 = Se hai la carta che un jolly sul tavolo sostituisce, puoi metterla al suo posto e prendere il jolly.
clause-rummy-18 = Puoi farlo solo dopo aver aperto, o in una mano doppia. Il jolly va nella tua mano; puoi usarlo subito o tenerlo.
clause-rummy-19 = Una combinazione contiene almeno una carta che non è un jolly. Una scala ha al massimo 14 carte, da un asso all’altro. Una serie ha al massimo quattro carte; una serie mista ne ha al massimo otto, con la stessa carta al massimo due volte, e un jolly vale come la carta che sostituisce. Le combinazioni sul tavolo non si dividono, non si uniscono e non si riordinano mai. Una scala cresce solo alle estremità; un asso che va bene a entrambe va dalla parte del re.
clause-rummy-27 = Puoi annullare ciò che hai calato, attaccato o scambiato per ultimo in questo turno, una mossa dopo l’altra, fino alla carta con cui il turno è cominciato; quella non si restituisce. Nessuno ne ricava informazioni nascoste. Una volta cominciata l’apertura, il tuo turno non può finire prima che sia raggiunta (RUMMY-12, RUMMY-14), a meno che non finisca con una mano doppia – così puoi sempre o scartare o annullare una mossa.
clause-rummy-28 = Un jolly si può scartare, e si può prendere dagli scarti. Per aprire ti serve almeno una combinazione tua, anche se «Punti per aprire» è 0.

section-4 = Chiudere

clause-rummy-20 = L’ultima carta va scartata: perciò non puoi mai calare la tua ultima carta. Chi scarta l’ultima carta dice «Ramino» e vince la manche.
clause-rummy-21 = Gli altri sommano come punti negativi le carte rimaste in mano: un jolly vale 20, un asso 11, e il resto come in RUMMY-13.
clause-rummy-22 = Mano doppia: se chiudi proprio nel turno in cui cali carte per la prima volta, i punti negativi degli altri valgono doppio. Non importa quanto valgono le tue carte: le prime combinazioni possono stare sotto i 40 punti.
clause-rummy-23 = In una mano doppia puoi calare serie e scale e attaccare carte alle combinazioni degli altri.
clause-rummy-24 = Anche allora l’ultima carta va scartata.
clause-rummy-25 = Quando il mazzo è esaurito, si mescolano gli scarti, tranne la carta in cima, e si forma un nuovo mazzo. Lo si fa quando qualcuno vuole pescare; si può sempre prendere invece la carta in cima agli scarti. Quando dovrebbe succedere per la sesta volta in una manche, la manche finisce senza vincitore e ognuno conta la propria mano. Lo stesso vale per una manche che è durata 1.000 turni.
clause-rummy-26 = Alla voce «Partita» vi accordate su un numero di manche, di solito una, o di giocare finché qualcuno non ha un certo numero di punti negativi, per esempio 500. Il ruolo di mazziere passa a sinistra. Vince chi ha meno punti negativi; a pari merito il posto è condiviso.
