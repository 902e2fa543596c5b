### Le regole del Mao Mao, per chi gioca.

idea = Stesso valore o stesso seme: liberati di tutte le tue carte prima degli altri – e non dimenticare di annunciarlo.

section-1 = La distribuzione

clause-mau-1 = Da due a sei giocatori si usa un mazzo da 32 carte: 7, 8, 9, 10, fante, donna, re e asso nei quattro semi. In più di sei si usano due mazzi, cioè 64 carte. Alla voce «Mazzi da 32 carte» si può decidere diversamente: due mazzi anche in pochi (in Italia, per esempio, già da sei giocatori), oppure uno solo, che basta al massimo per sei.
clause-mau-1-german = Da due a sei giocatori si usa un mazzo da 32 carte: 7, 8, 9, 10, Unter, Ober, re e asso nei quattro semi. In più di sei si usano due mazzi, cioè 64 carte. Alla voce «Mazzi da 32 carte» si può decidere diversamente: due mazzi anche in pochi (in Italia, per esempio, già da sei giocatori), oppure uno solo, che basta al massimo per sei.
clause-mau-2 = Si gioca al massimo in dieci.
clause-mau-3 = Il mazziere distribuisce cinque carte a testa, una alla volta, in senso orario. Il resto forma il mazzo. La sua prima carta viene scoperta e dà inizio agli scarti.
clause-mau-4 = Comincia il giocatore a sinistra del mazziere.

section-2 = Il turno

clause-mau-5 = Quando tocca a te, puoi giocare una carta dello stesso valore o dello stesso seme di quella in cima agli scarti.
clause-mau-6 = Se non puoi giocare, devi pescare una carta. Se va bene, puoi giocarla subito – quella e nessun’altra. Altrimenti tocca al giocatore successivo. Nell’edizione ceca una carta pescata che va bene deve essere giocata.
clause-mau-7 = Se puoi giocare, non puoi pescare al posto di giocare; con «Chi può giocare può anche pescare» ti è permesso.
clause-mau-8 = Quando il mazzo è esaurito, si mescolano gli scarti, tranne la carta in cima, e si forma un nuovo mazzo.
clause-mau-9 = Se non c’è niente da pescare, chi non può giocare passa; chi può giocare deve farlo. Chi deve pescare più carte, per un sette o come penalità, pesca quelle che ci sono, e il resto è condonato. Se tutti i giocatori, uno dopo l’altro, passano perché non c’è niente da pescare, la manche finisce e vince chi ha meno carte; a pari merito il posto è condiviso.

section-3 = Gli annunci

clause-mau-10 = Quando giochi la penultima carta, devi dire «Mao». Se te ne dimentichi, devi pescare due carte, ma solo se un altro giocatore se ne accorge. Se «Annuncio delle ultime carte» è impostato su «automatico», tutti gli annunci vengono fatti per te.
clause-mau-11 = Gli altri possono accorgersene finché il giocatore successivo non ha agito. Chi viene colto in fallo pesca due carte e il gioco continua. È troppo tardi appena qualcuno, chiunque sia, ha giocato una carta, pescato o passato. Non si può cogliere in fallo nessuno senza motivo, né fare un annuncio quando non ce n’è ragione.
clause-mau-12 = Quando giochi l’ultima carta, devi dire «Mao Mao». Se non lo fai, devi pescare due carte e la manche continua; la carta giocata ha il suo effetto.
clause-mau-13 = Chi si libera per primo dell’ultima carta vince la manche.

section-4 = I sette

clause-mau-14 = Sette: giocato su una carta del suo stesso seme, obbliga il giocatore successivo a pescare due carte. Ma se questi può giocare a sua volta un sette, è il giocatore dopo di lui a doverne pescare quattro (2 + 2), e così via.
clause-mau-15 = A un sette risponde un sette, di qualunque seme. Nient’altro risponde, nemmeno un fante, e nessuno è obbligato a rispondere. Un sette giocato su un sette per il quale si è già pescato non fa pescare nessuno, perché i semi sono diversi; con «Ogni sette fa pescare» invece sì. Un seme richiesto (MAU-20) vale come seme della carta in cima.
clause-mau-15-german = A un sette risponde un sette, di qualunque seme. Nient’altro risponde, nemmeno un Unter, e nessuno è obbligato a rispondere. Un sette giocato su un sette per il quale si è già pescato non fa pescare nessuno, perché i semi sono diversi; con «Ogni sette fa pescare» invece sì. Un seme richiesto (MAU-20) vale come seme della carta in cima.
clause-mau-16 = Chi pesca per un sette perde il turno. È la scelta «si perde il turno» alla voce «Dopo aver pescato per un sette»; con «si può giocare una carta» puoi poi giocare qualsiasi carta che vada bene, o passare, ma non pescare di nuovo.

section-5 = Otto, nove e fante
section-5-german = Otto, nove e Unter

clause-mau-17 = Otto: il giocatore successivo salta il turno. Se la prima carta scoperta è un otto, il giocatore a sinistra del mazziere salta il turno e comincia quello dopo.
clause-mau-18 = Nove: il senso di gioco si inverte. Se la prima carta scoperta è un nove, comincia il mazziere e si gioca in senso antiorario.
clause-mau-19 = Fante: si può giocare su qualsiasi carta.
clause-mau-19-german = Unter: si può giocare su qualsiasi carta.
clause-mau-20 = Chi gioca un fante chiede il seme che il giocatore successivo deve rispettare; può essere anche quello già in gioco. Se la prima carta scoperta è un fante, il primo giocatore sceglie il seme e poi gioca il suo turno.
clause-mau-20-german = Chi gioca un Unter chiede il seme che il giocatore successivo deve rispettare; può essere anche quello già in gioco. Se la prima carta scoperta è un Unter, il primo giocatore sceglie il seme e poi gioca il suo turno.
clause-mau-21 = Un sette scoperto come prima carta non ha effetto. Con «Un sette scoperto all’inizio fa pescare» il primo giocatore deve rispondere o pescare.
clause-mau-22 = In due, un nove non cambia altro che il senso di gioco, e un otto ti fa giocare ancora. Se giochi un fante come ultima carta e fai l’annuncio, non chiedi nessun seme; senza l’annuncio lo chiedi, perché la manche continua.
clause-mau-22-german = In due, un nove non cambia altro che il senso di gioco, e un otto ti fa giocare ancora. Se giochi un Unter come ultima carta e fai l’annuncio, non chiedi nessun seme; senza l’annuncio lo chiedi, perché la manche continua.

section-6 = La partita

clause-mau-23 = Chi vince per primo tante manche quante ne indica «Manche da vincere» vince la partita. Il ruolo di mazziere passa a sinistra. Una manche vinta da più giocatori (MAU-9) vale per ciascuno di loro.
clause-mau-26 = Una manche che è durata 2.000 turni finisce come in MAU-9: vince chi ha meno carte.

section-7 = L’edizione ceca (Prší)

clause-mau-24 = Con «ceca (Prší)» alla voce «Edizione» è l’asso a far saltare il turno al giocatore successivo, anche come prima carta scoperta; l’otto è una carta qualunque.
clause-mau-25 = Nell’edizione ceca per la penultima carta non si dice niente. Con l’ultima si dice «Prší!», altrimenti si pescano due carte.
