### Le regole di Disco degli scarafaggi, per chi gioca.

idea = Scarafaggi in maschera affollano la pista da ballo: ognuno sceglie una carta in segreto, le carte basse si servono per prime, e vince il totale più basso nella collezione.

section-1 = La preparazione

clause-disco-1 = Da tre a sei giocatori si gioca il gioco base. In due si aggiunge un giocatore fantasma (da DISCO-19 a DISCO-25).
clause-disco-2 = Ogni giocatore prende le 13 carte di un colore, con i valori da 1 a 13, le mescola e le mette coperte davanti a sé: è il suo mazzo. Il 13 è il Re della pista. I colori che nessuno gioca restano fuori dal gioco.
clause-disco-3 = Ognuno scopre la prima carta del proprio mazzo e la mette sulla pista da ballo, intorno alla palla da discoteca al centro del tavolo. Chi scopre un 13 scopre un’altra carta per la pista e rimescola il 13 nel proprio mazzo.
clause-disco-4 = Chi ha messo sulla pista la carta più bassa prende la carta spareggio e la tiene per tutta la manche. Se più giocatori hanno la carta più bassa, la carta spareggio va al più giovane di loro.
clause-disco-5 = Chi conta come il più giovane si imposta alla voce «Chi è il più giovane». Con «decide la sorte», la scelta abituale, uno dei giocatori in parità viene sorteggiato, con la mescolata stessa del gioco. Se lì è indicato un posto, prende la carta spareggio il primo dei giocatori in parità in senso orario a partire da quel posto, compreso il posto stesso.
clause-disco-6 = Poi ognuno pesca in mano le prime tre carte del proprio mazzo.

section-2 = I giri

clause-disco-7 = Una manche ha 13 giri. In ciascuno dei primi dodici scegli una carta dalla mano e la metti coperta davanti a te; dopo non puoi più cambiare idea. Quando tutti hanno scelto, queste carte vengono scoperte insieme. Per ora restano separate dalla pista.
clause-disco-8 = Ora ognuno prende una carta dalla pista e la mette scoperta nella propria collezione. Chi ha appena giocato la carta più bassa sceglie per primo, poi chi ha giocato quella subito più alta, e così via; alla più alta tocca la carta rimasta.
clause-disco-9 = Le collezioni sono scoperte: tutti vedono tutte le loro carte.
clause-disco-10 = Se sono state giocate carte uguali, viene prima chi ha la carta spareggio, e dopo chi gli siede più vicino, contando in senso orario.
clause-disco-11 = Quando la pista è vuota, ognuno vi mette la carta che ha giocato in questo giro e pesca una carta dal proprio mazzo, così da averne di nuovo tre in mano. Quando i mazzi sono esauriti – dal giro 10, nella variante 1 dal giro 9 – nessuno pesca più e le mani si riducono.
clause-disco-12 = Nel giro 13 tutte le mani sono vuote, ma la pista no. A cominciare dal giocatore a destra di chi ha la carta spareggio e proseguendo in senso antiorario, ognuno ne prende una carta a scelta. Chi ha la carta spareggio prende l’ultima (in due giocatori la penultima, vedi DISCO-23).

section-3 = Il Re e i costumi uguali

clause-disco-13 = Chi gioca il 13, il Re, deve prendere nella propria collezione tutte le carte della pista. Gli altri in questo giro non prendono niente, qualunque carta abbiano giocato. Poi tutte le carte giocate, Re compreso, vanno sulla pista come al solito.
clause-disco-14 = Se più giocatori giocano un Re nello stesso giro, prende tutto chi viene prima secondo DISCO-10.
clause-disco-15 = Appena in una collezione ci sono due carte dello stesso valore, entrambe vengono scartate ed escono dal gioco.
clause-disco-16 = Le carte dello stesso valore escono solo a coppie: di tre o cinque ne resta una.

section-4 = La fine

clause-disco-17 = Dopo l’ultimo giro ognuno somma i valori rimasti nella propria collezione. Vince il totale più basso.
clause-disco-18 = A parità di totale vince chi viene prima secondo DISCO-10; gli altri posti si decidono allo stesso modo.

section-5 = In due giocatori

clause-disco-19 = Un terzo colore appartiene a un fantasma, un ospite immaginario di nome Jožin. Le sue carte vengono mescolate, e la prima va sulla pista come dice DISCO-3. Le altre restano coperte.
clause-disco-20 = La carta del fantasma sulla pista non conta per la carta spareggio: non può mai averla.
clause-disco-21 = Il fantasma non ha una mano e non gioca carte. Prende sempre nella sua collezione l’ultima carta della pista. Poi la prima carta del suo mazzo viene scoperta e si aggiunge sulla pista alle due carte giocate.
clause-disco-22 = Un Re scoperto dal mazzo del fantasma durante i giri non ha effetto; va semplicemente sulla pista.
clause-disco-23 = Anche nel giro 13 il fantasma prende l’ultima carta.
clause-disco-24 = Le coppie escono dalla collezione del fantasma come da ogni altra. Alla fine si conta il suo totale, e può vincere.
clause-disco-25 = Il fantasma perde tutte le parità. Se il Re di un giocatore prende tutte e tre le carte della pista, in quel giro il fantasma non ne ha nessuna; la prima carta del suo mazzo viene scoperta lo stesso.

section-6 = Variante 1: l’ospite segreto

clause-disco-26 = Con «Variante 1: un ospite segreto in ogni collezione», nella preparazione ognuno pesca quattro carte invece di tre e ne mette una coperta nella propria collezione: l’ospite segreto. Non può essere un 13. Puoi guardare il tuo ospite segreto in qualsiasi momento.
clause-disco-27 = La manche ha allora 12 giri, e il giro 12 si gioca come il giro 13 del gioco base.
clause-disco-28 = Quando prendi una carta dello stesso valore del tuo ospite segreto, puoi scartarle entrambe come coppia.
clause-disco-29 = Altrimenti il tuo ospite segreto viene scoperto alla fine della manche e il suo valore si aggiunge al tuo totale. Alla fine non forma più coppie.
clause-disco-30 = La domanda di DISCO-28 ti viene fatta quando hai appena preso una carta dello stesso valore del tuo ospite segreto e, uscite tutte le coppie scoperte (DISCO-15), nella tua collezione resta una carta scoperta di quel valore. Il giocatore successivo aspetta la tua risposta. Se rifiuti, per quella carta la domanda non ti viene più fatta; gli altri non vengono a sapere né che ti è stata fatta né che hai rifiutato. Il fantasma non ha un ospite segreto: una carta del suo mazzo semplicemente non viene mai scoperta.

section-7 = Variante 2: lo specchio

clause-disco-31 = Con «Variante 2: tante manche quanti i giocatori, con lo specchio», si gioca una manche per ogni giocatore, e i totali di ciascuno si sommano. Ogni manche si prepara da capo, e la carta spareggio viene riassegnata. Qui il fantasma non è un giocatore: in due si giocano due manche. Anche i suoi totali si sommano; può vincere la partita, e perde tutte le parità.
clause-disco-32 = Dopo ogni manche il giocatore con il totale più alto fino a quel momento prende lo specchio nella propria collezione per la manche successiva.
clause-disco-33 = Se hai lo specchio, devi usarlo, se puoi, prima di pescare l’ultima carta del tuo mazzo: scegli una carta della tua collezione e la scarti insieme allo specchio. Se la tua collezione è vuota, lo specchio viene scartato senza essere usato.
clause-disco-34 = Dopo l’ultima manche vince il totale complessivo più basso.
clause-disco-35 = Puoi usare lo specchio anche prima, alla fine di un giro qualsiasi, subito prima di pescare. Alla fine di un giro, prima le carte giocate vanno sulla pista, poi decide chi ha lo specchio, poi pescano tutti; l’ultima carta del mazzo si pesca alla fine del giro 9 (nella variante 1, del giro 8). Un ospite segreto fa parte della collezione: anche lui può essere scartato con lo specchio, e una collezione in cui c’è solo lui non è vuota per DISCO-33. Se più giocatori hanno il totale più alto, decide DISCO-10 chi prende lo specchio, con la carta spareggio della manche appena finita; il fantasma non lo prende mai. Se proprio alla fine i totali complessivi sono pari, decide di nuovo DISCO-10, con chi ha avuto la carta spareggio nell’ultima manche.
clause-disco-36 = Le due varianti si possono giocare insieme.
