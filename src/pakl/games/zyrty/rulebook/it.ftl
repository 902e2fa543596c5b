### Le regole di Zyrty, per chi gioca.

idea = Svuota la mano su un’unica pila che sale verso 50 o scende verso 0 – e cambia direzione quando meno te lo aspetti.

section-1 = La distribuzione

clause-zyrty-1 = Da due a dieci giocatori, 108 carte: i numeri da 1 a 49, due volte ciascuno (le carte normali), e come carte speciali quattro 0, quattro 50 e due Z. I numeri 11, 22, 33 e 44 sono carte +2. In due si ricevono 10 carte a testa, in tre 9, in quattro 8, in cinque 7, in sei 6, in sette 5, e da otto a dieci giocatori 4.
clause-zyrty-2 = Vi accordate su chi dà le carte e, alla voce «Senso di gioco», se si gioca in senso orario o antiorario. Comincia il giocatore che in quel senso viene dopo il mazziere.
clause-zyrty-3 = Il resto forma il mazzo. La sua prima carta viene scoperta e dà inizio alla pila. Se è 26 o più alta, la pila scende verso 0, altrimenti sale verso 50.
clause-zyrty-4 = Se la prima carta è una Z, non conta: sopra se ne scopre un’altra.
clause-zyrty-5 = Se la prima carta è una carta +2, da sola non ha effetto: dorme finché non viene coperta. Ma si può svegliare: se ci giochi sopra una carta +2, il giocatore successivo subisce entrambe le carte. È una giocata normale, che segue la direzione della pila e la modalità; la sveglia anche un’eco o una coppia che comincia con una carta +2.

section-2 = Il turno

clause-zyrty-6 = Quando tocca a te, giochi una carta che porta avanti la pila nella sua direzione.
clause-zyrty-7 = Con «scorrevole: si deve giocare la carta più vicina» alla voce «Modalità», deve essere la carta della tua mano più vicina al numero della pila. Esempio: la pila è a 30 e scende, hai 27, 16 e 5 – devi giocare il 27.
clause-zyrty-8 = Con «tattica: qualsiasi carta da quella parte» può essere qualsiasi carta della tua mano da quella parte del numero della pila. Esempio: la pila è a 30 e scende, hai 27, 16 e 5 – puoi giocare una qualsiasi delle tre.
clause-zyrty-9 = Se nessuna delle tue carte va bene, devi pescarne una dal mazzo. Ma 0, 50 e Z si possono giocare in qualsiasi momento quando tocca a te.
clause-zyrty-10 = Pescare chiude il tuo turno; dopo non si gioca più niente. Se hai una carta normale che va bene, non puoi pescare. Se non ne hai ma hai in mano una carta speciale, puoi giocarla o pescare.
clause-zyrty-11 = Un 50 fa scendere la pila, da 50 a 0. Uno 0 la fa salire, da 0 a 50. Una Z si gioca come 0 o come 50; chi la gioca dice quale.

section-3 = Le carte +2

clause-zyrty-12 = Dopo una carta +2 (11, 22, 33, 44) il giocatore successivo deve pescare due carte o giocare a sua volta una carta +2. Così tutta la penalità, cresciuta di due carte, passa al giocatore dopo; e via di seguito.
clause-zyrty-13 = Una carta +2 giocata in risposta non deve seguire la direzione della pila, e la direzione resta com’era. Esempio: la pila è a 23 e sale; qualcuno gioca 33, e il giocatore successivo può rispondere con 11.
clause-zyrty-14 = Chi prende la penalità perde il turno; la penalità sparisce, e la pila continua dal numero in cima. A una penalità non si può rispondere con 0, 50 o Z. Una risposta non è legata né alla direzione né alla modalità, e può essere una coppia, che aggiunge quattro carte. Se la penalità è più grande di ciò che si può pescare, peschi tutto quello che c’è, e la penalità sparisce.

section-4 = Due carte insieme

clause-zyrty-15 = Eco: puoi giocare una carta uguale al numero della pila insieme a una seconda carta che va bene per la direzione e la modalità. Esempio: la pila è a 25 e sale – giochi 25 e subito 26. Non è mai un obbligo.
clause-zyrty-16 = La seconda carta di un’eco può essere qualsiasi carta che potresti giocare da sola su quel numero: una carta normale che va bene, o una speciale. Una carta uguale non si può giocare da sola, tranne 0 su 0 e 50 su 50. Su 0 o 50 l’eco può farla una Z. Più di due carte per turno non si possono giocare. A una penalità non si può rispondere con un’eco. Una carta +2 in un’eco ha il suo effetto, che venga per prima o per seconda.
clause-zyrty-17 = Coppia: due carte identiche si possono giocare insieme, anche 0, 50, Z e carte +2. Una coppia di carte +2 vale per quattro.
clause-zyrty-18 = Ma mai tre numeri uguali di fila, nemmeno in più turni. Esempio: se sulla pila c’è un 50, non ne puoi giocare altri due.
clause-zyrty-19 = Una Z conta come il numero per cui è stata giocata, e le due Z di una coppia si giocano per lo stesso numero. Nella modalità scorrevole una coppia deve essere del numero più vicino a quello della pila.

section-5 = La fine

clause-zyrty-20 = Non si può finire la partita con uno 0, un 50 o una Z.
clause-zyrty-21 = Chi gioca per primo l’ultima carta della mano vince, e la partita è finita.
clause-zyrty-22 = Se è una carta +2, la partita finisce lo stesso subito; nessuno pesca per quella carta.
clause-zyrty-23 = Gli altri contano le loro carte: una Z vale 3 punti, un numero di due cifre (anche 50) 2 punti, un numero di una cifra (anche 0) 1 punto. Chi ha più punti arriva ultimo.
clause-zyrty-24 = A parità di punti è meglio avere meno carte. Se anche queste sono pari, è piazzato peggio chi ha più carte di numeri alti. Dopo di che ognuno pesca una carta dal mazzo, e chi ha il numero più alto è piazzato peggio.
clause-zyrty-25 = «Più carte di numeri alti» significa: le due mani si ordinano dalla carta più alta in giù, e decide la prima differenza; una Z sta sopra il 50. Le carte per un posto si pescano nell’ordine di gioco, a partire da chi viene dopo il vincitore, e di nuovo finché sono uguali; anche qui la Z è la più alta. Per questo non si rimescola niente: se ci sono meno carte che giocatori in parità, questi condividono il posto.

section-6 = Quando le carte finiscono

clause-zyrty-26 = Quando il mazzo è esaurito e si deve pescare, si mescola la pila, senza la carta in cima o le due carte uguali in cima, e si forma un nuovo mazzo. Se non c’è niente da pescare, pescare vuol dire passare. Se tutti i giocatori, uno dopo l’altro, passano perché non c’è niente da pescare, la partita finisce: ognuno conta le proprie carte, e vince chi ha meno punti (da ZYRTY-23 a ZYRTY-25).
clause-zyrty-27 = Una partita che è durata 1.000 turni finisce allo stesso modo; con giocatori distratti la modalità tattica potrebbe non finire mai.
