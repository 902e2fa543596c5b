game = Mao Mao

## Zone

zone-stock = Mazzo
zone-discards = Scarti
zone-hand = Mano
zone-drawn = Appena pescata

## Fatti

fact-direction = Senso di gioco: { $value ->
    [clockwise] orario
   *[counterclockwise] antiorario
}
fact-wished-suit = Seme richiesto: { $value ->
    [C] fiori ♣
    [D] quadri ♦
    [H] cuori ♥
   *[S] picche ♠
}
fact-load = Carte da pescare: { $value }
fact-forgot-to-call = Annuncio dimenticato: { $whom }

## Opzioni

option-edition = Edizione
option-edition-standard = standard
option-edition-cs = ceca (Prší)
option-packs = Mazzi da 32 carte
option-packs-by-players = in base al numero di giocatori
option-calls = Annuncio delle ultime carte
option-calls-automatic = automatico
option-calls-strict = severo: va fatto da sé, e guai a chi lo dimentica
option-free_draw = Chi può giocare può anche pescare
option-seven_always = Ogni sette fa pescare
option-after_seven = Dopo aver pescato per un sette
option-after_seven-pass = si perde il turno
option-after_seven-play = si può giocare una carta
option-first_seven = Un sette scoperto all’inizio fa pescare
option-rounds_to_win = Manche da vincere

## Che cosa si fa

move-play = Gioca { $about }
move-play-card-aloud = Gioca { $card } e fai l’annuncio
move-play-card-as-suit = Gioca { $card } e chiedi { $suit }
move-play-card-as-suit-aloud = Gioca { $card }, chiedi { $suit } e fai l’annuncio
move-draw = Pesca
move-pass = Passa
move-name = Chiedi { $about }
move-catch = Cogli in fallo { $whom }

## Che cosa succede

moved-stock-hand = { $who } pesca { $card }
moved-stock-hand-mau-3 = { $who } riceve { $card }
moved-stock-drawn = { $who } pesca { $card } e può giocare subito questa carta
moved-stock-discards = Carta scoperta: { $card }
moved-hand-discards = { $who } gioca { $card }
moved-drawn-discards = { $who } gioca { $card }, appena pescata
moved-drawn-hand = { $who } tiene { $card }
moved-discards-stock = Di nuovo nel mazzo: { $card }

said-calls = { $value ->
    [mau] { $who } dice «Mao!»
    [prsi] { $who } dice «Prší!»
   *[other] { $who } dice «Mao Mao!»
}
said-catches = { $who } ha notato che { $whom } ha dimenticato di dire «Mao»
said-uncalled = { $value ->
    [prsi] { $who } non ha detto «Prší!» e deve pescare
   *[other] { $who } non ha detto «Mao Mao!» e deve pescare
}
said-direction = Ora si gioca in senso { $value ->
    [clockwise] orario
   *[counterclockwise] antiorario
}
said-spared = { $value ->
    [one] Niente più da pescare: { $who } si risparmia { $value } carta
   *[other] Niente più da pescare: { $who } si risparmia { $value } carte
}
said-load = { $value ->
    [one] { $value } carta da pescare
   *[other] { $value } carte da pescare
}
said-passes = { $who } passa
said-skipped = { $who } salta il turno
said-wishes = { $who } chiede { $value ->
    [C] fiori ♣
    [D] quadri ♦
    [H] cuori ♥
   *[S] picche ♠
}

outcome-mau-9 = Nessuno poteva più giocare né pescare: vince chi ha meno carte.
outcome-mau-13 = L’ultima carta è giocata.
outcome-mau-26 = La manche è durata troppo: vince chi ha meno carte.

## Carte

rank-J = J
rank-Q = Q
rank-K = K

## Con le carte tedesche

fact-wished-suit-german = Seme richiesto: { $value }
said-wishes-german = { $who } chiede { $value }
move-play-card-as-suit-german = Gioca { $card } e chiedi { $suit }
move-play-card-as-suit-aloud-german = Gioca { $card }, chiedi { $suit } e fai l’annuncio
move-name-german = Chiedi { $about }

## Regole già pronte

preset-prsi = Prší (ceco)
preset-easy = Annunci automatici

## Consigli per la prima partita

tip-play = Gioca una carta dello stesso seme o dello stesso valore di quella in cima.
tip-draw = Niente va bene? Tocca il mazzo. Se la carta pescata va bene, puoi giocarla subito.
tip-load = Un sette ti attacca: pesca le carte, o rispondi con un sette e il prossimo ne pesca due in più.
tip-jack = Hai un fante: va su qualsiasi carta, e scegli tu il seme che deve seguire.
tip-jack-german = Hai un Unter: va su qualsiasi carta, e scegli tu il seme che deve seguire.
tip-wish = È stato chiesto un seme: gioca quello, o una carta che va su tutto.
tip-call = Ci sei quasi! Le ultime carte si annunciano: scegli la mossa con l’annuncio. Chi se ne dimentica ne pesca due.
tip-catch = Qualcuno ha dimenticato l’annuncio! Coglilo in fallo prima che giochi il prossimo: dovrà pescare due carte.
