game = Karma

## Karty

card-TC = Ze stołu
    .colour = green
card-BU = Spód na wierzch
    .colour = blue
card-F5 = Pięć lub mniej
    .colour = orange
card-GP = Oddaj stos
    .colour = purple

## Miejsca

zone-draw-pile = Talia
zone-discard-pile = Stos
zone-out-of-the-game = Poza grą
zone-hand = Ręka
zone-chosen = Wybrane
zone-face-up = Odkryte
zone-face-down-0 = Zakryta po lewej
zone-face-down-1 = Zakryta w środku
zone-face-down-2 = Zakryta po prawej
zone-premonition = Przeczucie

## Stan gry

fact-first-player = Zacznie { $whom }
fact-turns = Rozegrane tury
fact-to-follow = { $value ->
    [anything] Po „Ze stołu” można odrzucić cokolwiek
   *[other] Po „Ze stołu” trzeba odrzucić kartę, która pasuje na { $value }
}
fact-to-give = Stos oddaje { $whom }
fact-out = { $value ->
   *[yes] nie ma już kart
}
fact-premonition = Twoje zakryte karty

## Ustawienia

option-premonition = Przeczucie: najpierw zerknij na swoje zakryte karty
option-table_card = Co można odrzucić po karcie „Ze stołu”
option-table_card-follow = co pasuje na stos sprzed tej karty
option-table_card-free = cokolwiek
option-first_player = Kto zaczyna
option-first_player-random = decyduje los
option-first_player-number = miejsce { $seat }

## Co robią gracze

move-show = Odkryj: { $about }
move-play = Odrzuć: { $about }
move-play-card-to-number = Odrzuć: { $card }; stos dostaje { $whom }
move-play-cards-to-number = Odrzuć: { $card }; stos dostaje { $whom }
move-flip = Odwróć { $number ->
    [0] lewą
    [1] środkową
   *[other] prawą
} zakrytą kartę
    .takes = number
move-give = Stos dostaje { $whom }
    .takes = number
move-take = Weź stos

## Co się dzieje

shuffled-draw-pile = Karty zostają potasowane
shuffled-premonition = Zakryte karty zostają potasowane ({ $who })

moved-draw-pile-face-down-0 = { $who } dostaje na stół zakrytą { $card }
moved-draw-pile-face-down-1 = { $who } dostaje na stół zakrytą { $card }
moved-draw-pile-face-down-2 = { $who } dostaje na stół zakrytą { $card }
moved-draw-pile-premonition = { $who } dostaje na stół { $card }
moved-premonition-face-down-0 = { $who } dostaje z powrotem na stół { $card }
moved-premonition-face-down-1 = { $who } dostaje z powrotem na stół { $card }
moved-premonition-face-down-2 = { $who } dostaje z powrotem na stół { $card }
moved-draw-pile-hand = { $who } dobiera { $card }
moved-draw-pile-hand-karma-2 = { $who } dostaje { $card }
moved-hand-chosen = { $who } wybiera: { $card }
moved-chosen-face-up = { $who } odkrywa: { $card }
moved-hand-discard-pile = { $who } odrzuca: { $card }
moved-hand-out-of-the-game = { $who } zagrywa: { $card }
moved-face-up-discard-pile = { $who } odrzuca ze swoich odkrytych: { $card }
moved-face-up-out-of-the-game = { $who } zagrywa ze swoich odkrytych: { $card }
moved-face-down-0-discard-pile = { $who } odwraca: { $card }
moved-face-down-1-discard-pile = { $who } odwraca: { $card }
moved-face-down-2-discard-pile = { $who } odwraca: { $card }
moved-face-down-0-out-of-the-game = { $who } odwraca: { $card }
moved-face-down-1-out-of-the-game = { $who } odwraca: { $card }
moved-face-down-2-out-of-the-game = { $who } odwraca: { $card }
moved-discard-pile-discard-pile = Ze spodu stosu na wierzch: { $card }
moved-discard-pile-out-of-the-game = Z gry usunięto: { $card }
moved-discard-pile-hand = { $who } dostaje: { $card }

said-begins = Zacznie { $who }
said-removes = { $value ->
    [one] { $who } odrzuca trzecią równą kartę z rzędu: z gry znika { $value } karta
    [few] { $who } odrzuca trzecią równą kartę z rzędu: z gry znikają { $value } karty
    [many] { $who } odrzuca trzecią równą kartę z rzędu: z gry znika { $value } kart
   *[other] { $who } odrzuca trzecią równą kartę z rzędu: z gry znika { $value } karty
}
said-takes = { $value ->
    [one] { $who } bierze stos, jedną kartę
    [few] { $who } bierze stos, { $value } karty
    [many] { $who } bierze stos, { $value } kart
   *[other] { $who } bierze stos, { $value } karty
}
said-gives = { $who } oddaje stos, dostaje go { $whom }
said-out = { $who } nie ma już kart
said-loses = { $who } przegrywa, wszyscy inni wygrywają

outcome-karma-29 = Karty ma już tylko jedna osoba.
outcome-karma-30 = Gra trwała zbyt długo: przegrywa, kto ma najwięcej kart.

## Gotowe zasady

preset-premonition = Przeczucie

## Porady do pierwszej gry

tip-show = Wybierz trzy karty, które będą leżeć przed tobą odkryte. Przydadzą się na końcu, gdy robi się ciasno: dobrze mieć tam wysokie karty i karty Karmy.
tip-play = Odrzuć kartę co najmniej tak wysoką jak ta na wierzchu. Równe karty mogą iść razem: dotknij ich po kolei.
tip-karma = Karty Karmy pasują na wszystko: pomagają tobie albo dokuczają innym. Zachowaj jedną na właściwą chwilę.
tip-take = Gdy nic nie pasuje albo wolisz inaczej, weź cały stos na rękę. Następna osoba zaczyna nowy.
tip-follow = „Ze stołu” wymaga jeszcze jednej twojej karty ze stołu, która pasuje na stos.
tip-flip = Teraz zakryte karty, w ciemno: odkryj jedną. Jeśli nie pasuje, bierzesz ją razem ze stosem.
