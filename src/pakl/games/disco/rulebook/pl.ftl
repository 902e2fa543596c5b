### Zasady gry Dyskoteka karaluchów, dla graczy.

idea = Przebrane karaluchy tłoczą się na parkiecie: każdy potajemnie wybiera kartę, niskie karty wybierają pierwsze, a wygrywa najniższa suma w kolekcji.

section-1 = Przygotowanie

clause-disco-1 = Od trzech do sześciu osób gra w grę podstawową. Do dwóch osób dołącza dziadek (DISCO-19 do DISCO-25).
clause-disco-2 = Każdy bierze 13 kart jednego koloru, o wartościach od 1 do 13, tasuje je i kładzie zakryte przed sobą: to jego talia. Trzynastka to Król Parkietu. Kolory, którymi nikt nie gra, zostają poza grą.
clause-disco-3 = Każdy odkrywa wierzchnią kartę swojej talii i kładzie ją na parkiecie, czyli wokół dyskotekowej kuli na środku stołu. Kto odkryje trzynastkę, odkrywa na parkiet jeszcze jedną kartę, a trzynastkę wtasowuje z powrotem do swojej talii.
clause-disco-4 = Kto położył na parkiecie najniższą kartę, bierze kartę remisu i ma ją przez całą grę. Jeśli kilka osób ma tę samą najniższą kartę, bierze ją najmłodsza z nich.
clause-disco-5 = Kto liczy się jako najmłodszy, określa ustawienie „Kto jest najmłodszy”. Zwykle „decyduje los”: spośród osób z równą kartą losuje się jedną, tym samym losowaniem, którym gra tasuje karty. Jeśli wybrano tam miejsce, kartę remisu bierze pierwsza z tych osób, licząc od tego miejsca zgodnie z ruchem wskazówek zegara, a samo to miejsce jest pierwsze.
clause-disco-6 = Potem każdy dobiera na rękę trzy wierzchnie karty swojej talii.

section-2 = Rundy

clause-disco-7 = Gra ma 13 rund. W każdej z pierwszych dwunastu wybierasz kartę z ręki i kładziesz ją zakrytą przed sobą; potem nie możesz już zmienić zdania. Gdy wybiorą wszyscy, karty odkrywa się razem. Na razie leżą osobno, poza parkietem.
clause-disco-8 = Teraz każdy bierze jedną kartę z parkietu i kładzie ją odkrytą w swojej kolekcji. Jako pierwszy wybiera ten, kto właśnie zagrał najniższą kartę, potem ten, kto zagrał następną pod względem wartości, i tak dalej; najwyższej karcie przypada to, co zostało.
clause-disco-9 = Kolekcje leżą odkryte: wszyscy widzą w nich każdą kartę.
clause-disco-10 = Jeśli zagrano równe karty, pierwszeństwo ma ten, kto ma kartę remisu, a po nim ten, kto siedzi najbliżej niego, licząc zgodnie z ruchem wskazówek zegara.
clause-disco-11 = Gdy parkiet jest pusty, każdy przekłada na niego kartę zagraną w tej rundzie i dobiera jedną kartę ze swojej talii, żeby znów mieć trzy. Gdy talie się wyczerpią – od 10. rundy, w wariancie 1 od 9. – nikt już nie dobiera i kart na ręce ubywa.
clause-disco-12 = W 13. rundzie ręce są puste, ale parkiet nie. Każdy bierze z niego jedną wybraną kartę; zaczyna osoba po prawej stronie tego, kto ma kartę remisu, i idzie się przeciwnie do ruchu wskazówek zegara. Posiadacz karty remisu bierze ostatni (w dwie osoby przedostatni, zob. DISCO-23).

section-3 = Król i równe przebrania

clause-disco-13 = Kto zagra trzynastkę, czyli Króla, musi wziąć do swojej kolekcji wszystkie karty z parkietu. Inni w tej rundzie nie biorą nic, bez względu na to, co zagrali. Potem wszystkie zagrane karty, także Król, jak zwykle przechodzą na parkiet.
clause-disco-14 = Jeśli w tej samej rundzie Króla zagra kilka osób, wszystko bierze ta, która ma pierwszeństwo według DISCO-10.
clause-disco-15 = Gdy tylko w kolekcji znajdą się dwie karty o równej wartości, obie się odrzuca i wypadają z gry.
clause-disco-16 = Równe karty odchodzą tylko parami: z trzech lub pięciu równych kart jedna zostaje.

section-4 = Koniec gry

clause-disco-17 = Po ostatniej rundzie każdy dodaje wartości kart, które zostały w jego kolekcji. Wygrywa najniższa suma.
clause-disco-18 = Przy równych sumach wygrywa ten, kto ma pierwszeństwo według DISCO-10; tak samo rozstrzyga się pozostałe miejsca.

section-5 = Gra we dwoje

clause-disco-19 = Trzeci kolor należy do dziadka, zmyślonego gościa o imieniu Jožin. Jego karty się tasuje, a wierzchnia idzie na parkiet tak jak w DISCO-3. Pozostałe jego karty leżą zakryte.
clause-disco-20 = Karta dziadka na parkiecie nie liczy się przy karcie remisu: dziadek nigdy jej nie dostanie.
clause-disco-21 = Dziadek nie ma kart na ręce i żadnych nie zagrywa. Zawsze bierze do swojej kolekcji ostatnią kartę z parkietu. Potem odkrywa się wierzchnią kartę jego talii i dokłada na parkiet do dwóch zagranych.
clause-disco-22 = Król odkryty w trakcie rund z talii dziadka nie ma działania; po prostu idzie na parkiet.
clause-disco-23 = Także w 13. rundzie dziadek bierze ostatnią kartę.
clause-disco-24 = Pary odchodzą z kolekcji dziadka tak jak z każdej innej. Na koniec liczy się też jego sumę i może on wygrać.
clause-disco-25 = Każdy remis dziadek przegrywa. Jeśli Król gracza zabierze wszystkie trzy karty z parkietu, dziadek w tej rundzie nic nie dostaje; jego wierzchnią kartę odkrywa się mimo to.

section-6 = Wariant 1: ukryty gość

clause-disco-26 = Z ustawieniem „Wariant 1: w każdej kolekcji ukryty gość” podczas przygotowania każdy dobiera cztery karty zamiast trzech i jedną z nich kładzie zakrytą w swojej kolekcji: to ukryty gość. Nie może to być trzynastka. Swojego ukrytego gościa możesz obejrzeć w każdej chwili.
clause-disco-27 = Gra ma wtedy 12 rund, a 12. rundę gra się tak jak 13. w grze podstawowej.
clause-disco-28 = Gdy weźmiesz kartę równą swojemu ukrytemu gościowi, możesz odrzucić obie jako parę.
clause-disco-29 = W przeciwnym razie ukrytego gościa odkrywa się na koniec gry i jego wartość dolicza się do twojej sumy. Na koniec nie tworzy już par.
clause-disco-30 = O decyzję z DISCO-28 gra pyta wtedy, gdy właśnie wzięto kartę równą ukrytemu gościowi i po odejściu wszystkich odkrytych par (DISCO-15) w kolekcji nadal leży odkryta karta równa gościowi. Następna osoba czeka na odpowiedź. Po odmowie pytanie o tę kartę już się nie powtarza; inni nie dowiadują się ani o pytaniu, ani o odmowie. Dziadek nie ma ukrytego gościa: jedna karta jego talii po prostu nigdy nie zostaje odkryta.

section-7 = Wariant 2: lustro

clause-disco-31 = Z ustawieniem „Wariant 2: tyle gier, ilu graczy, i lustro” rozgrywa się tyle gier, ile osób siedzi przy stole, a sumy każdej z nich się dodaje. Każdą grę przygotowuje się od nowa i od nowa przyznaje się kartę remisu. Dziadek nie liczy się tu jako gracz: dwie osoby grają dwie gry. Jego sumy też się dodaje; może wygrać partię, a każdy remis przegrywa.
clause-disco-32 = Po każdej grze ten, kto ma dotąd najwyższą sumę, bierze lustro do swojej kolekcji na następną grę.
clause-disco-33 = Kto ma lustro, musi go użyć, jeśli może, zanim dobierze ostatnią kartę swojej talii: wybiera jedną kartę ze swojej kolekcji i odrzuca ją razem z lustrem. Jeśli kolekcja jest pusta, lustro odrzuca się bez użycia.
clause-disco-34 = Po ostatniej grze wygrywa najniższa łączna suma.
clause-disco-35 = Lustra można też użyć wcześniej, na koniec dowolnej rundy, tuż przed dobieraniem. Na koniec rundy najpierw zagrane karty przechodzą na parkiet, potem decyduje posiadacz lustra, a potem wszyscy dobierają; ostatnią kartę talii dobiera się na koniec 9. rundy (w wariancie 1 – 8. rundy). Ukryty gość leży w kolekcji: jego też można odrzucić z lustrem, a kolekcja, w której jest tylko ukryty gość, nie jest pusta w sensie DISCO-33. Jeśli najwyższą sumę ma kilka osób, o tym, kto bierze lustro, decyduje DISCO-10 z kartą remisu z właśnie zakończonej gry; dziadek nigdy go nie bierze. Jeśli na samym końcu łączne sumy są równe, też decyduje DISCO-10, z kartą remisu z ostatniej gry.
clause-disco-36 = Oba warianty można połączyć.
