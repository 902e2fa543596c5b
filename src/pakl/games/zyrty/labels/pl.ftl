game = Zyrty

## Karty z +2 i karty, które można zagrać zawsze

card-11 =
    .colour = orange
card-22 =
    .colour = orange
card-33 =
    .colour = orange
card-44 =
    .colour = orange
card-0 =
    .colour = blue
card-50 =
    .colour = blue
card-Z =
    .colour = blue

## Miejsca

zone-stock = Talia
zone-pile = Stos
zone-hand = Ręka
zone-lot = Dobrana o miejsce

## Stan gry

fact-number = Liczba: { $value }
fact-runs = { $value ->
    [up] Stos idzie w górę
   *[down] Stos idzie w dół
}
fact-turns = Rozegrane tury: { $value } z 1000
fact-twice = Dwa razy z rzędu: { $value }, trzeci raz nie można
fact-load = Karty do dobrania: { $value }
fact-sleeps = Śpiąca karta +2: { $value }
fact-passes = Pasy z rzędu: { $value }

## Ustawienia

option-mode = Tryb
option-mode-smooth = płynny: trzeba zagrać najbliższą kartę
option-mode-tactical = taktyczny: dowolna karta po tej stronie
option-direction = Kierunek gry
option-direction-clockwise = zgodny z ruchem wskazówek zegara
option-direction-counterclockwise = przeciwny do ruchu wskazówek zegara

## Co robią gracze

move-play = Zagraj { $about }
move-draw = Dobierz

## Co się dzieje

moved-stock-hand = { $who } dobiera { $card }
moved-stock-hand-zyrty-1 = { $who } dostaje { $card }
moved-stock-pile = Odkryto { $card }
moved-hand-pile = { $who } zagrywa { $card }
moved-pile-stock = { $count ->
    [one] Do talii wtasowano { $card }
   *[other] Talia odnowiona: wtasowano { $card }
}
moved-stock-lot = { $who } dobiera o miejsce { $card }

said-does-not-count = Karta { $value } się nie liczy: odkrywamy następną
said-runs = { $value ->
    [up] Stos idzie teraz w górę
   *[down] Stos idzie teraz w dół
}
said-sleeps = Karta { $value } śpi, dopóki nic jej nie przykryje
said-wakes = { $who } budzi śpiącą kartę +2
said-names = Z liczy się jako { $value }
said-load = { $value ->
    [one] Do dobrania albo przekazania dalej jest { $value } karta
    [few] Do dobrania albo przekazania dalej są { $value } karty
    [many] Do dobrania albo przekazania dalej jest { $value } kart
   *[other] Do dobrania albo przekazania dalej jest { $value } karty
}
said-draws = { $value ->
    [one] { $who } bierze całą karę, { $value } kartę
    [few] { $who } bierze całą karę, { $value } karty
    [many] { $who } bierze całą karę, { $value } kart
   *[other] { $who } bierze całą karę, { $value } karty
}
said-passes = { $who } nie ma czego dobrać i pasuje
said-shares = { $who } dzieli to miejsce: za mało kart, żeby o nie dobierać

outcome-zyrty-21 = Ostatnia karta z ręki zagrana.
outcome-zyrty-26 = Nikt nie mógł zagrać ani dobrać: wygrywa, kto ma najmniej punktów.
outcome-zyrty-27 = Gra trwała zbyt długo: wygrywa, kto ma najmniej punktów.

## Gotowe zasady

preset-smooth = Płynny

## Porady do pierwszej gry

tip-play = Kontynuuj stos w jego kierunku: w górę wyższą kartą, w dół niższą.
tip-special = 0, 50 i Z możesz w swojej turze zagrać zawsze; odwracają kierunek.
tip-load = Czeka na ciebie karta +2: dobierz albo przekaż wszystko dalej własną kartą +2 (11, 22, 33, 44).
tip-several = Możesz teraz zagrać dwie karty: parę równych albo jedną równą liczbie stosu i drugą, która pasuje.
tip-draw = Nic nie pasuje? Dotknij talii i dobierz kartę; na tym kończy się twoja tura.
tip-last = Ostatnia karta musi być zwykła: na 0, 50 ani Z nie można skończyć.
