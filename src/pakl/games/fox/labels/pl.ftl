game = Lis w lesie

## Miejsca

zone-deck = Talia
zone-decree = Dekret
zone-trick = Lewa
zone-hand = Ręka
zone-won = Zdobyte karty

## Kolory

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Stan gry

fact-trump = Atut: { $value ->
    [B] dzwonki
    [K] klucze
   *[M] księżyce
}
fact-leader = Lewę zaczyna: { $whom }
fact-tricks = Lewy
fact-treasures = Skarby

## Ustawienia

option-target = Do ilu punktów gramy
option-rounds = Liczba rund
option-rounds-to-target = aż ktoś zdobędzie dość punktów
option-rounds-number = { $number ->
    [one] jedna runda
    [few] { $number } rundy
    [many] { $number } rund
   *[other] { $number } rundy
}

## Co robią gracze

move-play = { $about ->
    [B1] Zagraj { $about } · Łabędź
    [K1] Zagraj { $about } · Łabędź
    [M1] Zagraj { $about } · Łabędź
    [B3] Zagraj { $about } · Lis
    [K3] Zagraj { $about } · Lis
    [M3] Zagraj { $about } · Lis
    [B5] Zagraj { $about } · Drwal
    [K5] Zagraj { $about } · Drwal
    [M5] Zagraj { $about } · Drwal
    [B7] Zagraj { $about } · Skarb
    [K7] Zagraj { $about } · Skarb
    [M7] Zagraj { $about } · Skarb
    [B9] Zagraj { $about } · Wiedźma
    [K9] Zagraj { $about } · Wiedźma
    [M9] Zagraj { $about } · Wiedźma
    [B11] Zagraj { $about } · Monarcha
    [K11] Zagraj { $about } · Monarcha
    [M11] Zagraj { $about } · Monarcha
   *[other] Zagraj { $about }
}
move-swap = Wymień dekret na { $about }
move-keep = Zostaw dekret
move-bury = Włóż { $about } pod talię

## Co się dzieje

moved-deck-hand = { $who } dobiera { $card }
moved-deck-hand-fox-3 = { $who } dostaje { $card }
moved-deck-decree = Jako dekret odkryto { $card }
moved-hand-trick = { $who } zagrywa { $card }
moved-trick-won = { $who } bierze { $card }
moved-decree-hand = { $who } bierze na rękę dekret { $card }
moved-hand-decree = { $who } wykłada nowy dekret { $card }
moved-hand-deck = { $who } wkłada pod talię { $card }

said-keeps = { $who } zostawia dekret
said-trick = { $value ->
    [one] { $who } bierze lewę
    [few] { $who } bierze lewę i ma już { $value } lewy
    [many] { $who } bierze lewę i ma już { $value } lew
   *[other] { $who } bierze lewę i ma już { $value } lewy
}
said-treasure = { $value ->
    [one] { $who } znajduje Skarb i zdobywa 1 punkt
    [few] { $who } znajduje { $value } Skarby i zdobywa { $value } punkty
    [many] { $who } znajduje { $value } Skarbów i zdobywa { $value } punktów
   *[other] { $who } znajduje { $value } Skarbu i zdobywa { $value } punktu
}
said-swan = { $who } przegrywa lewę z Łabędziem i zaczyna następną
said-humble = { $value ->
    [one] { $who } dostaje za skromność { $value } punkt
    [few] { $who } dostaje za skromność { $value } punkty
    [many] { $who } dostaje za skromność { $value } punktów
   *[other] { $who } dostaje za skromność { $value } punktu
}
said-defeated = { $value ->
    [one] { $who } dostaje za porażkę 1 punkt
    [few] { $who } dostaje za porażkę { $value } punkty
    [many] { $who } dostaje za porażkę { $value } punktów
   *[other] { $who } dostaje za porażkę { $value } punktu
}
said-victorious = { $value ->
    [one] { $who } dostaje za zwycięstwo { $value } punkt
    [few] { $who } dostaje za zwycięstwo { $value } punkty
    [many] { $who } dostaje za zwycięstwo { $value } punktów
   *[other] { $who } dostaje za zwycięstwo { $value } punktu
}
said-greedy = { $who } płaci za chciwość: za lewy nie ma punktów

outcome-fox-10 = Rozegrano wszystkie trzynaście lew.

## Gotowe zasady

preset-short = Krótka, do 16 punktów
preset-long = Długa, do 35 punktów

## Karty

suit-word-B = dzwonki
suit-word-K = klucze
suit-word-M = księżyce
notation = { $suit } { $rank }

## Porady do pierwszej gry

tip-aim = Rundę wygrywasz z siedmioma, ośmioma lub dziewięcioma lewami, ale też z najwyżej trzema. Kto weźmie dziesięć lub więcej, zostaje z niczym.
tip-trump = Dekret obok talii wskazuje atut: jego kolor bije pozostałe.
tip-follow = Jeśli możesz, dołóż do koloru. Jeśli nie, zagraj, co chcesz, choćby atut.
tip-odd = Nieparzyste karty coś potrafią: Łabędź zaczyna następną lewę, nawet gdy przegra, Lis zmienia atut, samotna Wiedźma liczy się jak atut.
tip-swap = Lis daje ci wybór: karta z ręki staje się dekretem albo wszystko zostaje, jak było.
tip-bury = Drwal przyniósł ci kartę. Teraz włóż jedną pod talię; tylko ty wiesz którą.
