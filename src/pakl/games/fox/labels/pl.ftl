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
    [B] dzwonki (B)
    [K] klucze (K)
   *[M] księżyce (M)
}
fact-leader = Lewę zaczyna: { $whom }
fact-tricks = Lewy
fact-treasures = Skarby

## Ustawienia

option-target = Do ilu punktów gramy
option-rounds = Liczba rund
option-rounds-to-target = aż ktoś zdobędzie dość punktów

## Co robią gracze

move-play = { $about ->
    [B1] Zagraj B1 · Łabędź
    [K1] Zagraj K1 · Łabędź
    [M1] Zagraj M1 · Łabędź
    [B3] Zagraj B3 · Lis
    [K3] Zagraj K3 · Lis
    [M3] Zagraj M3 · Lis
    [B5] Zagraj B5 · Drwal
    [K5] Zagraj K5 · Drwal
    [M5] Zagraj M5 · Drwal
    [B7] Zagraj B7 · Skarb
    [K7] Zagraj K7 · Skarb
    [M7] Zagraj M7 · Skarb
    [B9] Zagraj B9 · Wiedźma
    [K9] Zagraj K9 · Wiedźma
    [M9] Zagraj M9 · Wiedźma
    [B11] Zagraj B11 · Monarcha
    [K11] Zagraj K11 · Monarcha
    [M11] Zagraj M11 · Monarcha
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
