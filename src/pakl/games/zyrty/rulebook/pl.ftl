### Zasady gry Zyrty, dla graczy.

idea = Pozbądź się kart na jednym stosie, który wspina się do 50 albo opada do 0 – i zawraca, kiedy najmniej się tego spodziewasz.

section-1 = Rozdanie

clause-zyrty-1 = Gra od dwóch do dziesięciu osób, kart jest 108: liczby od 1 do 49, każda dwa razy (karty zwykłe), oraz karty specjalne: cztery 0, cztery 50 i dwie Z. Liczby 11, 22, 33 i 44 to karty +2. W dwie osoby każdy dostaje 10 kart, w trzy 9, w cztery 8, w pięć 7, w sześć 6, w siedem 5, a w osiem, dziewięć lub dziesięć osób 4.
clause-zyrty-2 = Umawiacie się, kto rozdaje, a w ustawieniu „Kierunek gry” – czy gracie zgodnie z ruchem wskazówek zegara, czy przeciwnie. Zaczyna osoba, która w tym kierunku siedzi za rozdającym.
clause-zyrty-3 = Reszta to talia. Jej wierzchnią kartę odkrywa się i od niej zaczyna się stos. Jeśli jest to 26 lub więcej, stos idzie w dół, do 0, a jeśli mniej, w górę, do 50.
clause-zyrty-4 = Jeśli pierwszą kartą jest Z, nie liczy się ona: odkrywa się na nią następną.
clause-zyrty-5 = Jeśli pierwszą kartą jest karta +2, sama nie ma działania: śpi, dopóki nic jej nie przykryje. Można ją jednak obudzić: jeśli zagrasz na nią kartę +2, następną osobę trafiają obie karty. To zwykłe zagranie, zgodne z kierunkiem stosu i z trybem; budzi ją także echo albo para, która zaczyna się od karty +2.

section-2 = Tura

clause-zyrty-6 = W swojej turze zagrywasz jedną kartę, która prowadzi stos dalej w jego kierunku.
clause-zyrty-7 = Jeśli w ustawieniu „Tryb” wybrano „płynny: trzeba zagrać najbliższą kartę”, musi to być karta z ręki najbliższa liczbie na stosie. Przykład: na stosie jest 30, stos idzie w dół, a ty masz 27, 16 i 5 – musisz zagrać 27.
clause-zyrty-8 = Przy „taktyczny: dowolna karta po tej stronie” może to być każda karta z ręki po tej stronie liczby na stosie. Przykład: na stosie jest 30, stos idzie w dół, a ty masz 27, 16 i 5 – możesz zagrać dowolną z nich.
clause-zyrty-9 = Jeśli żadna twoja karta nie pasuje, musisz dobrać jedną z talii. Ale 0, 50 i Z można w swojej turze zagrać zawsze.
clause-zyrty-10 = Dobranie kończy turę; nic się już po nim nie zagrywa. Jeśli masz zwykłą kartę, która pasuje, nie wolno ci dobierać. Jeśli takiej nie masz, ale masz kartę specjalną, możesz ją zagrać albo dobrać.
clause-zyrty-11 = 50 zawraca stos w dół, od 50 do 0. 0 zawraca go w górę, od 0 do 50. Z zagrywa się jako 0 albo jako 50; kto ją zagrywa, mówi, jako którą z nich.

section-3 = Karty +2

clause-zyrty-12 = Po karcie +2 (11, 22, 33, 44) następna osoba musi dobrać dwie karty albo też zagrać kartę +2. Wtedy cała kara, powiększona o dwie karty, przechodzi na kolejną osobę i tak dalej.
clause-zyrty-13 = Karta +2 zagrana w odpowiedzi nie musi być zgodna z kierunkiem stosu, a kierunek się przez nią nie zmienia. Przykład: na stosie jest 23 i stos idzie w górę; ktoś zagrywa 33, a następna osoba może odpowiedzieć kartą 11.
clause-zyrty-14 = Kto bierze karę, traci swoją turę; kara znika, a stos idzie dalej od swojej wierzchniej liczby. Na karę nie można odpowiedzieć kartą 0, 50 ani Z. Odpowiedzi nie wiąże ani kierunek, ani tryb, i może być nią para, która dodaje cztery. Jeśli kara jest większa niż liczba kart, które można dobrać, dobiera się wszystkie, jakie są, i kara znika.

section-4 = Dwie karty naraz

clause-zyrty-15 = Echo: możesz zagrać kartę równą liczbie na stosie razem z drugą kartą, zgodną z kierunkiem i trybem. Przykład: na stosie jest 25 i stos idzie w górę – zagrywasz 25 i od razu 26. Nigdy nie musisz tego robić.
clause-zyrty-16 = Drugą kartą echa może być każda karta, którą na tę liczbę można zagrać samą: pasująca zwykła albo specjalna. Samej równej karty zagrać nie można, poza 0 na 0 i 50 na 50. Na 0 albo 50 echem może być Z. Więcej niż dwóch kart w turze zagrać się nie da. Na karę nie można odpowiedzieć echem. Karta +2 w echu ma swoje działanie, obojętnie, czy jest pierwsza, czy druga.
clause-zyrty-17 = Para: dwie jednakowe karty można zagrać razem, także 0, 50, Z i karty +2. Para kart +2 liczy się za cztery.
clause-zyrty-18 = Ale nigdy nie może być trzech równych liczb z rzędu, nawet w kilku turach. Przykład: jeśli na stosie leży 50, nie można zagrać dwóch następnych.
clause-zyrty-19 = Z liczy się jako ta liczba, jako którą ją zagrano, a obie Z z pary zagrywa się jako tę samą liczbę. W trybie płynnym para musi mieć liczbę najbliższą tej na stosie.

section-5 = Koniec gry

clause-zyrty-20 = Nie można skończyć gry kartą 0, 50 ani Z.
clause-zyrty-21 = Kto pierwszy zagra ostatnią kartę z ręki, wygrywa i gra się kończy.
clause-zyrty-22 = Jeśli tą kartą jest karta +2, gra i tak kończy się od razu; nikt za nią nie dobiera.
clause-zyrty-23 = Inni liczą swoje karty: Z to 3 punkty, liczba dwucyfrowa (także 50) to 2 punkty, liczba jednocyfrowa (także 0) to 1 punkt. Ostatni jest ten, kto ma najwięcej punktów.
clause-zyrty-24 = Przy równych punktach lepszy jest ten, kto ma mniej kart. Jeśli i to jest równe, gorszy jest ten, kto ma więcej kart z wyższymi liczbami. Potem każdy dobiera kartę z talii i gorsza jest wyższa liczba.
clause-zyrty-25 = „Więcej kart z wyższymi liczbami” znaczy: ręce układa się od najwyższej karty w dół i decyduje pierwsza różnica; Z jest wyższa niż 50. O miejsce dobiera się w kolejności gry, zaczynając za zwycięzcą, i powtarza się to, dopóki karty są równe; tu także Z jest najwyższa. Niczego się do tego nie tasuje: jeśli kart jest mniej niż osób z remisem, dzielą one to miejsce.

section-6 = Gdy kończą się karty

clause-zyrty-26 = Gdy talia się wyczerpie, a trzeba dobrać kartę, stos bez wierzchniej karty (albo bez dwóch równych kart na wierzchu) tasuje się na nową talię. Jeśli nie ma czego dobrać, dobranie oznacza pas. Jeśli wszyscy po kolei spasują, bo nie ma czego dobrać, gra się kończy: każdy liczy swoje karty i wygrywa, kto ma najmniej punktów (ZYRTY-23 do ZYRTY-25).
clause-zyrty-27 = Gra, która trwa już 1000 tur, kończy się tak samo; przy nieuważnej grze tryb taktyczny mógłby nigdy się nie skończyć.
