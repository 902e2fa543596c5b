game = Karma

## Karty

card-TC = Zo stola
    .colour = green
card-BU = Spodná hore
    .colour = blue
card-F5 = Päť a menej
    .colour = orange
card-GP = Daj balíček
    .colour = purple

## Miesta

zone-draw-pile = Doberací balíček
zone-discard-pile = Odhadzovací balíček
zone-out-of-the-game = Mimo hry
zone-hand = Ruka
zone-chosen = Vybraté
zone-face-up = Odhalené
zone-face-down-0 = Skrytá vľavo
zone-face-down-1 = Skrytá v strede
zone-face-down-2 = Skrytá vpravo
zone-premonition = Predtucha

## Stav hry

fact-first-player = Začne { $whom }
fact-turns = Odohrané ťahy
fact-to-follow = { $value ->
    [anything] Po „Zo stola“ smie prísť čokoľvek
   *[other] Po „Zo stola“ musí prísť karta, ktorá sa hodí na { $value }
}
fact-to-give = { $whom } dáva balíček preč
fact-out = { $value ->
   *[yes] už nemá karty
}
fact-premonition = Tvoje skryté karty

## Nastavenia

option-premonition = Predtucha: najprv sa pozrieť na svoje skryté karty
option-table_card = Čo smie prísť po karte „Zo stola“
option-table_card-follow = čo sa hodí na balíček, ako ležal predtým
option-table_card-free = čokoľvek
option-first_player = Kto začína
option-first_player-random = rozhodne žreb
option-first_player-number = miesto { $seat }

## Čo hráči robia

move-show = Odhaliť { $about }
move-play = Odhodiť { $about }
move-play-card-to-number = Odhodiť { $card }, balíček dostane { $whom }
move-play-cards-to-number = Odhodiť { $card }, balíček dostane { $whom }
move-flip = Otočiť { $number ->
    [0] ľavú
    [1] prostrednú
   *[other] pravú
} skrytú kartu
    .takes = number
move-give = Balíček dostane { $whom }
    .takes = number
move-take = Vziať si balíček

## Čo sa deje

shuffled-draw-pile = Karty sa miešajú
shuffled-premonition = Skryté karty sa miešajú ({ $who })

moved-draw-pile-face-down-0 = { $who } dostáva skryto { $card }
moved-draw-pile-face-down-1 = { $who } dostáva skryto { $card }
moved-draw-pile-face-down-2 = { $who } dostáva skryto { $card }
moved-draw-pile-premonition = { $who } dostáva skryto { $card }
moved-premonition-face-down-0 = { $who } má späť pred sebou { $card }
moved-premonition-face-down-1 = { $who } má späť pred sebou { $card }
moved-premonition-face-down-2 = { $who } má späť pred sebou { $card }
moved-draw-pile-hand = { $who } si doberá { $card }
moved-draw-pile-hand-karma-2 = { $who } dostáva { $card }
moved-hand-chosen = { $who } vyberá { $card }
moved-chosen-face-up = { $who } odhaľuje { $card }
moved-hand-discard-pile = { $who } odhadzuje { $card }
moved-hand-out-of-the-game = { $who } hrá { $card }
moved-face-up-discard-pile = { $who } odhadzuje zo stola { $card }
moved-face-up-out-of-the-game = { $who } hrá zo stola { $card }
moved-face-down-0-discard-pile = { $who } otáča { $card }
moved-face-down-1-discard-pile = { $who } otáča { $card }
moved-face-down-2-discard-pile = { $who } otáča { $card }
moved-face-down-0-out-of-the-game = { $who } otáča { $card }
moved-face-down-1-out-of-the-game = { $who } otáča { $card }
moved-face-down-2-out-of-the-game = { $who } otáča { $card }
moved-discard-pile-discard-pile = Zospodu balíčka ide hore { $card }
moved-discard-pile-out-of-the-game = Mimo hry: { $card }
moved-discard-pile-hand = { $who } dostáva { $card }

said-begins = Začne { $who }
said-removes = { $value ->
    [one] { $who } odhadzuje tretiu rovnakú kartu za sebou: z hry mizne { $value } karta
    [few] { $who } odhadzuje tretiu rovnakú kartu za sebou: z hry miznú { $value } karty
   *[other] { $who } odhadzuje tretiu rovnakú kartu za sebou: z hry mizne { $value } kariet
}
said-takes = { $value ->
    [one] { $who } berie balíček, jednu kartu
    [few] { $who } berie balíček, { $value } karty
   *[other] { $who } berie balíček, { $value } kariet
}
said-gives = { $who } dáva balíček preč, dostáva ho { $whom }
said-out = { $who } už nemá karty
said-loses = { $who } prehráva, všetci ostatní vyhrávajú

outcome-karma-29 = Karty zostali už iba jednému hráčovi.
outcome-karma-30 = Hra trvala príliš dlho: prehráva, kto má najviac kariet.

## Hotové pravidlá

preset-premonition = Predtucha

## Rady do prvej hry

tip-show = Vyber tri karty, ktoré budú ležať odhalené pred tebou. Prídu na rad ku koncu, keď je najhoršie: hodia sa tam vysoké karty a Karma karty.
tip-play = Odhoď kartu, ktorá je aspoň taká vysoká ako tá navrchu. Rovnaké karty môžu ísť spolu: ťukni na ne jednu po druhej.
tip-karma = Karma karty možno odhodiť na čokoľvek; pomôžu tebe alebo potrápia ostatných. Jednu si nechaj na pravú chvíľu.
tip-take = Keď nič nepasuje alebo sa ti nechce, vezmi si celý balíček do ruky. Ďalší hráč začne nový.
tip-follow = „Zo stola“ chce ešte jednu tvoju kartu zo stola a tá sa musí na balíček hodiť.
tip-flip = Teraz skryté karty, naslepo: jednu otoč. Keď sa nehodí, berieš si ju aj s balíčkom.
