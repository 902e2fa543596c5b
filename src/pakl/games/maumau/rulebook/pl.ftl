### Zasady gry Makao, dla graczy.

idea = Dokładaj karty do wartości albo do koloru, pozbądź się ich przed innymi – i nie zapomnij tego zgłosić.

section-1 = Rozdanie

clause-mau-1 = Od dwóch do sześciu osób gra jedną talią 32 kart: 7, 8, 9, 10, walet, dama, król i as w czterech kolorach. Większe grono gra dwiema taliami, 64 kartami. W ustawieniu „Talie po 32 karty” można to zmienić: wziąć dwie talie także dla mniejszego grona (we Włoszech na przykład od sześciu osób) albo jedną, która wystarcza najwyżej dla sześciu.
clause-mau-1-german = Od dwóch do sześciu osób gra jedną talią 32 kart: 7, 8, 9, 10, niżnik, wyżnik, król i as w czterech kolorach. Większe grono gra dwiema taliami, 64 kartami. W ustawieniu „Talie po 32 karty” można to zmienić: wziąć dwie talie także dla mniejszego grona (we Włoszech na przykład od sześciu osób) albo jedną, która wystarcza najwyżej dla sześciu.
clause-mau-2 = Gra najwyżej dziesięć osób.
clause-mau-3 = Rozdający rozdaje każdemu pięć kart, po jednej, zgodnie z ruchem wskazówek zegara. Reszta to talia. Jej wierzchnią kartę odkrywa się i od niej zaczyna się stos odkryty.
clause-mau-4 = Zaczyna osoba po lewej stronie rozdającego.

section-2 = Tura

clause-mau-5 = W swojej turze możesz zagrać kartę tej samej wartości albo tego samego koloru co wierzchnia karta stosu odkrytego.
clause-mau-6 = Jeśli nie możesz, musisz dobrać jedną kartę. Jeśli pasuje, możesz ją od razu zagrać – tę kartę i żadną inną. W przeciwnym razie kolej na następną osobę. W wersji czeskiej dobraną kartę, która pasuje, trzeba zagrać.
clause-mau-7 = Jeśli możesz zagrać, nie wolno ci zamiast tego dobierać; z ustawieniem „Kto może zagrać, może zamiast tego dobrać” wolno.
clause-mau-8 = Gdy talia się wyczerpie, stos odkryty bez wierzchniej karty tasuje się i staje się on nową talią.
clause-mau-9 = Jeśli nie ma czego dobrać, pasuje ten, kto nie może zagrać; kto może, musi zagrać. Kto ma dobrać kilka kart, za siódemkę albo za karę, dobiera tyle, ile jest, a reszta przepada. Jeśli wszyscy po kolei spasują, bo nie ma czego dobrać, runda się kończy i wygrywa ten, kto ma najmniej kart; przy równej liczbie miejsca są dzielone.

section-3 = Zgłaszanie

clause-mau-10 = Gdy zagrywasz przedostatnią kartę, musisz powiedzieć „Makao”. Jeśli zapomnisz, musisz dobrać dwie karty, ale tylko wtedy, gdy ktoś to zauważy. Jeśli w ustawieniu „Zgłaszanie ostatnich kart” wybrano „automatyczne: dzieje się samo”, wszystko zgłasza się za ciebie.
clause-mau-11 = Inni mogą to zauważyć, dopóki następna osoba nie wykona ruchu. Przyłapana osoba dobiera dwie karty i gra toczy się dalej. Okazja mija z następną zagraną kartą, następnym dobraniem albo pasem, obojętnie czyim. Nie można nikogo przyłapać bez powodu ani niczego zgłosić, gdy nie ma czego.
clause-mau-12 = Gdy zagrywasz ostatnią kartę, musisz powiedzieć „Po makale”. Jeśli tego nie zrobisz, musisz dobrać dwie karty i gra toczy się dalej; zagrana karta ma swoje działanie.
clause-mau-13 = Kto pierwszy pozbędzie się ostatniej karty, wygrywa rundę.

section-4 = Siódemki

clause-mau-14 = Siódemka: zagrana na kartę swojego koloru zmusza następną osobę do dobrania dwóch kart. Jeśli jednak ta osoba może zagrać kolejną siódemkę, następna po niej musi dobrać cztery (2 + 2) i tak dalej.
clause-mau-15 = Na siódemkę odpowiada siódemka dowolnego koloru. Nic innego na nią nie odpowiada, nawet walet, a odpowiadać nikt nie musi. Siódemka zagrana na siódemkę, za którą karty już dobrano, nikogo nie zmusza do dobierania, bo kolory są różne; z ustawieniem „Każda siódemka atakuje” zmusza. Żądany kolor (MAU-20) liczy się jako kolor wierzchniej karty.
clause-mau-15-german = Na siódemkę odpowiada siódemka dowolnego koloru. Nic innego na nią nie odpowiada, nawet niżnik, a odpowiadać nikt nie musi. Siódemka zagrana na siódemkę, za którą karty już dobrano, nikogo nie zmusza do dobierania, bo kolory są różne; z ustawieniem „Każda siódemka atakuje” zmusza. Żądany kolor (MAU-20) liczy się jako kolor wierzchniej karty.
clause-mau-16 = Kto dobiera karty za siódemkę, traci kolejkę. Tak jest, gdy w ustawieniu „Po dobraniu za siódemkę” wybrano „kolejka przepada”; przy „można zagrać kartę” możesz potem zagrać dowolną pasującą kartę albo spasować, ale nie dobierać ponownie.

section-5 = Ósemka, dziewiątka i walet
section-5-german = Ósemka, dziewiątka i niżnik

clause-mau-17 = Ósemka: następna osoba czeka kolejkę. Jeśli ósemka jest pierwszą odkrytą kartą, osoba po lewej stronie rozdającego czeka kolejkę i zaczyna następna.
clause-mau-18 = Dziewiątka: kierunek gry się odwraca. Jeśli dziewiątka jest pierwszą odkrytą kartą, zaczyna rozdający i gra się przeciwnie do ruchu wskazówek zegara.
clause-mau-19 = Walet: można go zagrać na każdą kartę.
clause-mau-19-german = Niżnik: można go zagrać na każdą kartę.
clause-mau-20 = Kto zagrywa waleta, żąda koloru, do którego musi dołożyć następna osoba; może to być kolor, który i tak był w grze. Jeśli walet jest pierwszą odkrytą kartą, pierwsza osoba wybiera kolor, a potem ma swoją turę.
clause-mau-20-german = Kto zagrywa niżnika, żąda koloru, do którego musi dołożyć następna osoba; może to być kolor, który i tak był w grze. Jeśli niżnik jest pierwszą odkrytą kartą, pierwsza osoba wybiera kolor, a potem ma swoją turę.
clause-mau-21 = Siódemka odkryta jako pierwsza karta nie ma działania. Z ustawieniem „Siódemka odkryta na początku atakuje” pierwsza osoba musi na nią odpowiedzieć albo za nią dobrać.
clause-mau-22 = W dwie osoby dziewiątka zmienia tylko kierunek, a ósemka daje ci jeszcze jedną turę. Jeśli jako ostatnią kartę zagrywasz waleta i zgłaszasz to, niczego nie żądasz; bez zgłoszenia żądasz koloru, bo gra toczy się dalej.
clause-mau-22-german = W dwie osoby dziewiątka zmienia tylko kierunek, a ósemka daje ci jeszcze jedną turę. Jeśli jako ostatnią kartę zagrywasz niżnika i zgłaszasz to, niczego nie żądasz; bez zgłoszenia żądasz koloru, bo gra toczy się dalej.

section-6 = Partia

clause-mau-23 = Partię wygrywa ten, kto pierwszy wygra tyle rund, ile wskazuje ustawienie „Ile wygranych rund daje zwycięstwo w partii”. Rozdawanie przechodzi w lewo. Runda wygrana przez kilka osób (MAU-9) liczy się każdej z nich.
clause-mau-26 = Runda, która trwa już 2000 tur, kończy się jak w MAU-9: wygrywa, kto ma najmniej kart.

section-7 = Wersja czeska (Prší)

clause-mau-24 = Jeśli w ustawieniu „Wersja” wybrano „czeska (Prší)”, kolejkę zabiera następnej osobie as, także jako pierwsza odkryta karta; ósemka jest zwykłą kartą.
clause-mau-25 = W wersji czeskiej przy przedostatniej karcie nic się nie mówi. Przy ostatniej mówisz „Prší!”, a jeśli nie, dobierasz dwie karty.
