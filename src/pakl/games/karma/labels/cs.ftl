game = Karma

## Karty

card-TC = Ze stolu
    .colour = green
card-BU = Spodní nahoru
    .colour = blue
card-F5 = Pět a méně
    .colour = orange
card-GP = Dej balíček
    .colour = purple

## Místa

zone-draw-pile = Dobírací balíček
zone-discard-pile = Odhazovací balíček
zone-out-of-the-game = Mimo hru
zone-hand = Ruka
zone-chosen = Vybrané
zone-face-up = Odkryté
zone-face-down-0 = Skrytá vlevo
zone-face-down-1 = Skrytá uprostřed
zone-face-down-2 = Skrytá vpravo
zone-premonition = Předtucha

## Stav hry

fact-first-player = Začne { $whom }
fact-turns = Odehrané tahy
fact-to-follow = { $value ->
    [anything] Po „Ze stolu“ smí přijít cokoli
   *[other] Po „Ze stolu“ musí přijít karta, která se hodí na { $value }
}
fact-to-give = { $whom } dává balíček pryč
fact-out = { $value ->
   *[yes] už nemá karty
}
fact-premonition = Tvoje skryté karty

## Nastavení

option-premonition = Předtucha: nejdřív se podívat na své skryté karty
option-table_card = Co smí přijít po kartě „Ze stolu“
option-table_card-follow = co se hodí na balíček, jak ležel předtím
option-table_card-free = cokoli
option-first_player = Kdo začíná
option-first_player-random = rozhodne los
option-first_player-number = místo { $seat }

## Co hráči dělají

move-show = Odkrýt { $about }
move-play = Odhodit { $about }
move-play-card-to-number = Odhodit { $card }, balíček dostane { $whom }
move-play-cards-to-number = Odhodit { $card }, balíček dostane { $whom }
move-flip = Otočit { $number ->
    [0] levou
    [1] prostřední
   *[other] pravou
} skrytou kartu
    .takes = number
move-give = Balíček dostane { $whom }
    .takes = number
move-take = Vzít si balíček

## Co se děje

shuffled-draw-pile = Karty se míchají
shuffled-premonition = Skryté karty se míchají ({ $who })

moved-draw-pile-face-down-0 = { $who } dostává skrytě { $card }
moved-draw-pile-face-down-1 = { $who } dostává skrytě { $card }
moved-draw-pile-face-down-2 = { $who } dostává skrytě { $card }
moved-draw-pile-premonition = { $who } dostává skrytě { $card }
moved-premonition-face-down-0 = { $who } má zpátky před sebou { $card }
moved-premonition-face-down-1 = { $who } má zpátky před sebou { $card }
moved-premonition-face-down-2 = { $who } má zpátky před sebou { $card }
moved-draw-pile-hand = { $who } dobírá { $card }
moved-draw-pile-hand-karma-2 = { $who } dostává { $card }
moved-hand-chosen = { $who } vybírá { $card }
moved-chosen-face-up = { $who } odkrývá { $card }
moved-hand-discard-pile = { $who } odhazuje { $card }
moved-hand-out-of-the-game = { $who } hraje { $card }
moved-face-up-discard-pile = { $who } odhazuje ze stolu { $card }
moved-face-up-out-of-the-game = { $who } hraje ze stolu { $card }
moved-face-down-0-discard-pile = { $who } otáčí { $card }
moved-face-down-1-discard-pile = { $who } otáčí { $card }
moved-face-down-2-discard-pile = { $who } otáčí { $card }
moved-face-down-0-out-of-the-game = { $who } otáčí { $card }
moved-face-down-1-out-of-the-game = { $who } otáčí { $card }
moved-face-down-2-out-of-the-game = { $who } otáčí { $card }
moved-discard-pile-discard-pile = Zespodu balíčku jde nahoru { $card }
moved-discard-pile-out-of-the-game = Ze hry mizí: { $card }
moved-discard-pile-hand = { $who } dostává { $card }

said-begins = Začne { $who }
said-removes = { $value ->
    [one] { $who } odhazuje třetí stejnou kartu za sebou: ze hry mizí { $value } karta
    [few] { $who } odhazuje třetí stejnou kartu za sebou: ze hry mizí { $value } karty
   *[other] { $who } odhazuje třetí stejnou kartu za sebou: ze hry mizí { $value } karet
}
said-takes = { $value ->
    [one] { $who } bere balíček, jednu kartu
    [few] { $who } bere balíček, { $value } karty
   *[other] { $who } bere balíček, { $value } karet
}
said-gives = { $who } dává balíček pryč, dostává ho { $whom }
said-out = { $who } už nemá karty
said-loses = { $who } prohrává, všichni ostatní vyhrávají

outcome-karma-29 = Karty zbyly už jen jednomu hráči.
outcome-karma-30 = Hra trvala příliš dlouho: prohrává, kdo má nejvíc karet.

## Hotová pravidla

preset-premonition = Předtucha

## Rady do první hry

tip-show = Vyber tři karty, které budou ležet odkryté před tebou. Přijdou na řadu ke konci, kdy je nejhůř: hodí se tam vysoké karty a Karma karty.
tip-play = Odhoď kartu, která je aspoň tak vysoká jako ta navrchu. Stejné karty mohou jít spolu: klepni na ně jednu po druhé.
tip-karma = Karma karty lze odhodit na cokoli; pomůžou tobě, nebo potrápí ostatní. Jednu si nech na pravou chvíli.
tip-take = Když nic nepasuje nebo se ti nechce, vezmi si celý balíček do ruky. Další hráč začne nový.
tip-follow = „Ze stolu“ chce ještě jednu tvou kartu ze stolu a ta se musí na balíček hodit.
tip-flip = Teď skryté karty, naslepo: jednu otoč. Když se nehodí, bereš si ji i s balíčkem.
