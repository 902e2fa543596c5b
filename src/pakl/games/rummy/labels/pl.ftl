game = Remik

## Miejsca

zone-stock = Talia
zone-discards = Stos odkryty
zone-hand = Ręka
zone-taken = Właśnie wzięta
zone-combination = Układ

## Stan gry

fact-opened = { $value ->
   *[yes] po pierwszym wyłożeniu
}
fact-laid-by = Kto wyłożył układy
fact-jokers = Jokery zastępują
fact-opening = pierwsze wyłożenie na razie: { $value }
fact-turns = Rozegrane tury: { $value }
fact-renewals = Talia odnowiona: { $value }×

## Ustawienia

option-mixed_sets = Komplety rozszerzone
option-opening = Pierwsze wyłożenie
option-opening-single = samym pierwszym układem
option-opening-sum = wszystkimi układami z tej tury
option-opening_points = Punkty na pierwsze wyłożenie
option-match = Partia
option-match-rounds = { $number ->
    [one] jedna runda
    [few] { $number } rundy
    [many] { $number } rund
   *[other] { $number } rundy
}
option-match-target = { $number ->
    [one] aż ktoś będzie mieć { $number } punkt ujemny
    [few] aż ktoś będzie mieć { $number } punkty ujemne
    [many] aż ktoś będzie mieć { $number } punktów ujemnych
   *[other] aż ktoś będzie mieć { $number } punktu ujemnego
}

## Co robią gracze

move-draw = Dobierz z talii
move-pick = Weź kartę ze stosu odkrytego
move-lay = Wyłóż { $about }
move-add-card-to-number = Dołóż { $card } do układu { $number }
move-add-cards-to-number = Dołóż jokera ({ $card }) do układu { $number }
move-swap-card-to-number = Podłóż { $card } w układzie { $number } i zabierz jokera
move-undo = Cofnij ostatni krok
move-discard = Wyrzuć { $about }

## Co się dzieje

moved-stock-hand = { $who } dobiera { $card }
moved-stock-hand-rummy-7 = { $who } dostaje { $card }
moved-stock-discards = Odkryto { $card }
moved-discards-taken = { $who } bierze ze stosu odkrytego { $card }
moved-taken-hand = { $who } zatrzymuje { $card }
moved-hand-discards = { $who } wyrzuca { $card }
moved-discards-stock = Do talii wtasowano { $card }
moved-hand-combination = { $who } wykłada { $card }
moved-hand-combination-rummy-15 = { $who } dokłada { $card }
moved-hand-combination-rummy-17 = { $who } podkłada { $card } w miejsce jokera
moved-hand-combination-rummy-27 = { $who } odkłada na stół { $card }
moved-taken-combination = { $who } wykłada właśnie wziętą kartę { $card }
moved-taken-combination-rummy-15 = { $who } dokłada właśnie wziętą kartę { $card }
moved-taken-combination-rummy-17 = { $who } podkłada właśnie wziętą kartę { $card } w miejsce jokera
moved-combination-hand = { $who } zabiera { $card }
moved-combination-hand-rummy-27 = { $who } bierze z powrotem { $card }
moved-combination-taken = { $who } bierze z powrotem { $card }

said-joker = Joker zastępuje { $value }
said-undo = { $who } cofa krok
said-opens = { $value ->
    [one] { $who } ma pierwsze wyłożenie za { $value } punkt
    [few] { $who } ma pierwsze wyłożenie za { $value } punkty
    [many] { $who } ma pierwsze wyłożenie za { $value } punktów
   *[other] { $who } ma pierwsze wyłożenie za { $value } punktu
}
said-renewal = Talia zostaje odnowiona po raz { $value }.
said-rummy = { $who } mówi „Remik!”
said-hand-rummy = { $who } mówi „Remik!” – z ręki: wszystkie punkty liczą się podwójnie
said-no-winner = Nikt nie skończył

outcome-rummy-20 = Ostatnia karta wyrzucona.
outcome-rummy-22 = Remik z ręki: wszystkie punkty liczą się podwójnie.
outcome-rummy-25 = Nikt nie skończył: każdy liczy karty na ręce.

## Karty

rank-J = W
rank-Q = D
rank-K = K

## Gotowe zasady

preset-family = Rodzinne: liczy się suma

## Porady do pierwszej gry

tip-draw = Każda tura zaczyna się od dobranej karty i kończy wyrzuconą. Pomiędzy możesz wykładać.
tip-pick = Zamiast dobierać możesz wziąć wierzchnią kartę stosu odkrytego, ale nie wyrzucisz jej w tej samej turze.
tip-lay = Możesz wykładać: co najmniej trzy karty tej samej wartości w różnych kolorach albo sekwens w jednym kolorze. Na pierwsze wyłożenie trzeba dość punktów.
tip-joker = Joker zastępuje każdą kartę. Ale jeśli na koniec zostanie ci na ręce, kosztuje 20 punktów.
tip-add = Możesz dokładać do układów na stole, swoich i cudzych: wybierz kartę, potem dotknij układu.
tip-undo = Za szybko wyłożone? Dopóki nie wyrzucisz karty, możesz wszystko cofnąć krok po kroku.
tip-last = Zachowaj jedną kartę na koniec: kończy się zawsze wyrzuceniem.
