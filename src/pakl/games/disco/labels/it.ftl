### Le parole di Disco degli scarafaggi.

game = Disco degli scarafaggi

## Carte

suit-R =
    .colour = red
suit-O =
    .colour = orange
suit-Y =
    .colour = yellow
suit-G =
    .colour = green
suit-B =
    .colour = blue
suit-V =
    .colour = purple
suit-word-R = rosso
suit-word-O = arancione
suit-word-Y = giallo
suit-word-G = verde
suit-word-B = blu
suit-word-V = viola
notation = { $rank } { $suit }

## Zone

zone-floor = pista da ballo
zone-box = scatola
zone-pile = mazzo
zone-dummy-pile = mazzo del fantasma
zone-collection = collezione
zone-dummy-collection = collezione del fantasma
zone-hand = mano
zone-chosen = scelta
zone-played = giocata
zone-guest = ospite segreto

## Fatti

fact-round = Giro
fact-rounds = Giri
fact-tie-card = { $whom } ha la carta spareggio
fact-mirror = { $whom } ha lo specchio
fact-chosen = Hai scelto { $value }; ancora non lo vede nessuno
fact-wanted = Prendi { $value }, dello stesso valore del tuo ospite segreto; ancora non lo vede nessuno
fact-met = Il tuo Re prende tutta la pista, con una carta dello stesso valore del tuo ospite segreto ({ $value })

## Opzioni

option-hidden_guest = Variante 1: un ospite segreto in ogni collezione
option-hidden_guest-off = no
option-hidden_guest-on = sì
option-mirror = Variante 2: tante manche quanti i giocatori, con lo specchio
option-mirror-off = no
option-mirror-on = sì
option-youngest = Chi è il più giovane
option-youngest-random = decide la sorte
option-youngest-number = posto { $seat }

## Che cosa si dice

said-takes-the-mirror = { $who } ha il totale più alto e prende lo specchio
said-tie-card = { $who } prende la carta spareggio
said-unnoticed = Hai scelto; gli altri lo vedranno quando avranno scelto tutti
said-takes-all = Il Re di { $who } prende tutta la pista
said-waits = { $who } tiene lo specchio per dopo
said-uses-the-mirror = { $who } usa lo specchio
said-loses-the-mirror = { $who } non ha niente da scartare e perde lo specchio
said-total = { $who } ha un totale di { $value }

## Le carte che si muovono

moved-pile-floor = { $who } scopre { $card }
moved-floor-pile = { $who } rimescola { $card } nel proprio mazzo
moved-dummy-pile-floor = Il fantasma scopre { $card }
moved-floor-dummy-pile = Di nuovo nel mazzo del fantasma: { $card }
moved-pile-hand = { $who } pesca { $card }
moved-hand-guest = { $who } nasconde { $card }
moved-hand-chosen = { $who } sceglie { $card }
moved-chosen-played = { $who } svela { $card }
moved-floor-collection = { $who } prende { $card }
moved-floor-dummy-collection = Il fantasma prende { $card }
moved-collection-box = Fuori dalla collezione di { $who }: { $card }
moved-dummy-collection-box = Fuori dalla collezione del fantasma: { $card }
moved-guest-box = L’ospite segreto di { $who } se ne va: { $card }
moved-guest-collection = L’ospite segreto di { $who } è { $card }
moved-played-floor = Sulla pista: { $card }
shuffled-pile = { $who } mescola il proprio mazzo
shuffled-dummy-pile = Si mescola il mazzo del fantasma

## Mosse

move-hide = Nascondi la carta { $about }
move-choose = Scegli la carta { $about }
move-take = Prendi la carta { $about }
move-discard = Scarta l’ospite segreto con la carta dello stesso valore
move-keep = Tieni l’ospite segreto
move-mirror = Scarta la carta { $about } con lo specchio
move-mirror-hidden = Scarta l’ospite segreto con lo specchio
move-wait = Tieni lo specchio per dopo

## Com’è finita

outcome-disco-17 = Dopo l’ultimo giro vince il totale più basso

## Regole già pronte

preset-guest = Ospite segreto
preset-mirror = Specchio
preset-both = Ospite e specchio

## Consigli per la prima partita

tip-choose = Ognuno sceglie una carta in segreto. Chi ha giocato la più bassa prende per primo dalla pista.
tip-take = Prendi una carta per la tua collezione: una bassa, o una che hai già, perché le carte uguali se ne vanno a coppie.
tip-pairs = Quello che resta nella tua collezione alla fine conta contro di te: vince il totale più basso.
tip-king = Il 13 è il Re: prende tutta la pista. Ottimo se nascono coppie, altrimenti costa caro.
tip-tie = Carte uguali? Passa prima chi ha la carta spareggio, poi si va in senso orario.
tip-hide = Nascondi una carta come ospite. Se ne va se ne prendi una uguale; altrimenti alla fine conta.
tip-mirror = Lo specchio ti libera di una carta della collezione. Puoi aspettare, ma non oltre l’ultima carta del tuo mazzo.
