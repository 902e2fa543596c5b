game = Makao

## Miejsca

zone-stock = Talia
zone-discards = Stos odkryty
zone-hand = Ręka
zone-drawn = Właśnie dobrana

## Stan gry

fact-direction = Kierunek gry: { $value ->
    [clockwise] zgodny z ruchem wskazówek zegara
   *[counterclockwise] przeciwny do ruchu wskazówek zegara
}
fact-wished-suit = Żądany kolor: { $value ->
    [C] trefl ♣
    [D] karo ♦
    [H] kier ♥
   *[S] pik ♠
}
fact-load = Karty do dobrania: { $value }
fact-forgot-to-call = Brak zgłoszenia: { $whom }

## Ustawienia

option-edition = Wersja
option-edition-standard = standardowa
option-edition-cs = czeska (Prší)
option-packs = Talie po 32 karty
option-packs-by-players = zależnie od liczby graczy
option-calls = Zgłaszanie ostatnich kart
option-calls-automatic = automatyczne: dzieje się samo
option-calls-strict = ścisłe: zgłaszasz i przyłapujesz zapominalskich
option-free_draw = Kto może zagrać, może zamiast tego dobrać
option-seven_always = Każda siódemka atakuje
option-after_seven = Po dobraniu za siódemkę
option-after_seven-pass = kolejka przepada
option-after_seven-play = można zagrać kartę
option-first_seven = Siódemka odkryta na początku atakuje
option-rounds_to_win = Ile wygranych rund daje zwycięstwo w partii

## Co robią gracze

move-play = Zagraj { $about }
move-play-card-aloud = Zagraj { $card } i zgłoś to
move-play-card-as-suit = Zagraj { $card } i zażądaj { $suit }
move-play-card-as-suit-aloud = Zagraj { $card }, zażądaj { $suit } i zgłoś to
move-draw = Dobierz
move-pass = Pas
move-name = Zażądaj { $about }
move-catch = Przyłap: { $whom }

## Co się dzieje

moved-stock-hand = { $who } dobiera { $card }
moved-stock-hand-mau-3 = { $who } dostaje { $card }
moved-stock-drawn = { $who } dobiera { $card } i może ją od razu zagrać
moved-stock-discards = Odkryto { $card }
moved-hand-discards = { $who } zagrywa { $card }
moved-drawn-discards = { $who } od razu zagrywa dobraną kartę { $card }
moved-drawn-hand = { $who } zatrzymuje { $card }
moved-discards-stock = Do talii wtasowano { $card }

said-calls = { $value ->
    [mau] { $who } mówi „Makao!”
    [prsi] { $who } mówi „Prší!”
   *[other] { $who } mówi „Po makale!”
}
said-catches = { $who } zauważa: zabrakło „Makao” ({ $whom })
said-uncalled = { $value ->
    [prsi] { $who } nie mówi „Prší!” i musi dobrać
   *[other] { $who } nie mówi „Po makale!” i musi dobrać
}
said-direction = { $value ->
    [clockwise] Gramy zgodnie z ruchem wskazówek zegara
   *[counterclockwise] Gramy przeciwnie do ruchu wskazówek zegara
}
said-spared = { $value ->
    [one] Nie ma czego dobrać: { $who } dobiera o jedną kartę mniej
    [few] Nie ma czego dobrać: { $who } dobiera o { $value } karty mniej
    [many] Nie ma czego dobrać: { $who } dobiera o { $value } kart mniej
   *[other] Nie ma czego dobrać: { $who } dobiera o { $value } karty mniej
}
said-load = { $value ->
    [one] Do dobrania jest { $value } karta
    [few] Do dobrania są { $value } karty
    [many] Do dobrania jest { $value } kart
   *[other] Do dobrania jest { $value } karty
}
said-passes = { $who } pasuje
said-skipped = { $who } czeka kolejkę
said-wishes = { $who } żąda koloru { $value ->
    [C] trefl ♣
    [D] karo ♦
    [H] kier ♥
   *[S] pik ♠
}

outcome-mau-9 = Nikt nie mógł zagrać ani dobrać: wygrywa, kto ma najmniej kart.
outcome-mau-13 = Ostatnia karta zagrana.
outcome-mau-26 = Runda trwała zbyt długo: wygrywa, kto ma najmniej kart.

## Karty

rank-J = W
rank-Q = D
rank-K = K

## Z kartami niemieckimi

fact-wished-suit-german = Żądany kolor: { $value }
said-wishes-german = { $who } żąda koloru: { $value }
move-play-card-as-suit-german = Zagraj { $card }, żądany kolor: { $suit }
move-play-card-as-suit-aloud-german = Zagraj { $card }, żądany kolor: { $suit }, i zgłoś to
move-name-german = Zażądaj koloru: { $about }

## Gotowe zasady

preset-prsi = Prší (czeskie)
preset-easy = Samo się zgłasza

## Porady do pierwszej gry

tip-play = Zagraj kartę w tym samym kolorze lub o tej samej wartości co wierzchnia.
tip-draw = Nic nie pasuje? Dotknij talii. Jeśli dobrana karta pasuje, możesz ją od razu zagrać.
tip-load = Atakuje cię siódemka: dobierz karty albo odpowiedz siódemką, a następna osoba dobierze o dwie więcej.
tip-jack = Masz waleta: pasuje na każdą kartę, a ty żądasz koloru.
tip-jack-german = Masz niżnika: pasuje na każdą kartę, a ty żądasz koloru.
tip-wish = Ktoś zażądał koloru: zagraj ten kolor albo kartę, która pasuje na wszystko.
tip-call = Już prawie! Ostatnie karty się zgłasza: wybierz ruch ze zgłoszeniem. Kto zapomni, dobiera dwie.
tip-catch = Ktoś zapomniał zgłosić! Przyłap go, zanim następny wykona ruch, a dobierze dwie karty.
