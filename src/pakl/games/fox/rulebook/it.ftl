### Le regole di La volpe nel bosco, per chi gioca.

idea = Un duello in un bosco da fiaba: fai molte prese, ma non troppe, perché chi è avido resta a mani vuote.

section-1 = La manche

clause-fox-1 = Si gioca in due, con 33 carte: tre semi – campane (B), chiavi (K) e lune (M) – ciascuno con i valori da 1 a 11.
clause-fox-2 = Una partita si gioca in più manche. Il primo mazziere viene sorteggiato; poi ci si alterna.
clause-fox-3 = Il mazziere mescola tutte le 33 carte e ne distribuisce 13 a testa. Le sette che avanzano formano il mazzo, coperto. La sua prima carta viene scoperta lì accanto: è il decreto, e il suo seme è la briscola. Nel mazzo restano sei carte.
clause-fox-4 = La prima presa di una manche la apre sempre chi non ha dato le carte. Un Cigno nella 13ª presa della manche precedente non cambia niente.

section-2 = La presa

clause-fox-5 = Chi apre la presa gioca una carta qualsiasi della propria mano. Il suo seme è il seme della presa.
clause-fox-6 = L’altro, se può, deve rispondere a seme, con una carta di qualsiasi valore (tranne dopo un Monarca, FOX-19). Chi non ha quel seme può giocare qualsiasi carta.
clause-fox-7 = Se nella presa c’è una briscola, vince la briscola più alta. Altrimenti vince la carta più alta del seme della presa.
clause-fox-8 = Chi vince la presa tiene le due carte coperte. Quante prese ha vinto ciascuno è sotto gli occhi di tutti, ma nel corso della manche nessuno può riguardare le carte vinte.
clause-fox-9 = Chi vince una presa apre la successiva, a meno che un Cigno non disponga altrimenti.
clause-fox-10 = Una manche dura finché non sono state giocate tutte e 13 le prese.

section-3 = Le carte dispari e i loro effetti

clause-fox-11 = Ogni valore dispari ha un effetto, uguale in tutti e tre i semi. Avviene nel momento indicato qui sotto.
clause-fox-12 = Cigno (1): se lo giochi e perdi la presa, apri tu la successiva.
clause-fox-13 = Due Cigni nella stessa presa: chi ha perso la presa apre la successiva.
clause-fox-14 = Volpe (3): quando la giochi, puoi scambiare il decreto con una carta della tua mano. Lo fai prima che l’avversario scelga una carta e prima che si decida chi vince; il seme del nuovo decreto è briscola già in questa presa.
clause-fox-15 = Boscaiolo (5): quando lo giochi, peschi la prima carta del mazzo e poi metti sotto il mazzo una carta qualsiasi della tua mano; può essere anche quella appena pescata. Come per la Volpe, si fa subito, prima di ogni altra cosa.
clause-fox-16 = Tesoro (7): chi vince la presa fa subito 1 punto per ogni 7 che contiene.
clause-fox-17 = Strega (9): se nella presa c’è esattamente un 9, al momento di decidere chi vince vale come briscola, con il valore 9. Per rispondere a seme conserva il seme stampato: una Strega che apre la presa chiede il proprio seme, e una Strega di un altro seme non si può giocare finché puoi rispondere.
clause-fox-18 = Due Streghe nella stessa presa si annullano a vicenda: la presa si decide come se non avessero effetto.
clause-fox-19 = Monarca (11): se apri la presa con questa carta e il tuo avversario ha carte di quel seme, deve giocare o il Cigno (1) di quel seme o la sua carta più alta di quel seme. Un avversario senza quel seme può giocare qualsiasi carta.
clause-fox-25 = Nella 13ª presa la tua mano è vuota appena hai giocato. Perciò una Volpe non ha niente da scambiare, e un Boscaiolo pesca una carta e mette quella stessa carta sotto il mazzo.

section-4 = I punti e la fine della partita

clause-fox-20 = Alla fine di una manche fai punti secondo il numero delle tue prese: da 0 a 3 prese, 6 punti (umiltà); 4 prese, 1 punto, 5 prese, 2 punti, 6 prese, 3 punti (sconfitta); da 7 a 9 prese, 6 punti (vittoria); da 10 a 13 prese, nessun punto (avidità). Si aggiungono i punti per i Tesori (FOX-16).
clause-fox-21 = La partita finisce dopo la prima manche al termine della quale qualcuno ha almeno tanti punti quanti ne indica «Punti per vincere la partita», di solito 21. Ogni manche si gioca fino in fondo. Se «Numero di manche» è un numero fisso e non «finché qualcuno non raggiunge il traguardo», si gioca esattamente quel numero di manche, il traguardo non conta, e decidono FOX-22 e FOX-23.
clause-fox-22 = Vince chi ha più punti. A parità, vince chi ha fatto più punti nell’ultima manche, tra prese e Tesori.
clause-fox-23 = Se anche questi sono pari, la partita è patta.
clause-fox-24 = Potete accordarvi prima su un altro traguardo: 16 alla voce «Punti per vincere la partita» dà una partita breve, 35 una lunga, e va bene anche qualsiasi altro numero.
