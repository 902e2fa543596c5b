### Zasady gry Remik, dla graczy.

idea = Wyłóż karty w kompletach i sekwensach szybciej niż inni – i zostaw sobie jedną, żeby ją na koniec wyrzucić.

section-1 = Układy

clause-rummy-1 = Gra od dwóch do sześciu osób, kart jest 110: dwie talie po 52 karty i sześć jokerów.
clause-rummy-2 = Układ ma co najmniej trzy karty. Jest to sekwens, czyli kolejne karty jednego koloru, albo komplet, czyli karty tej samej wartości w różnych kolorach.
clause-rummy-3 = W kolorze karty następują po sobie tak: as, 2, 3, 4, 5, 6, 7, 8, 9, 10, walet, dama, król, as. As stoi więc przed dwójką albo za królem.
clause-rummy-4 = Sekwens nie biegnie dookoła: król, as, 2 to nie sekwens.
clause-rummy-5 = W komplecie każdy kolor występuje tylko raz.
clause-rummy-6 = Jeśli umówicie się na „Komplety rozszerzone”, ta sama karta może wystąpić w komplecie dwa razy, na przykład obie damy kier.

section-2 = Rozdanie i tura

clause-rummy-7 = Rozdający rozdaje każdemu 13 kart, po jednej, zgodnie z ruchem wskazówek zegara. Reszta to talia. Jej wierzchnią kartę odkrywa się i od niej zaczyna się stos odkryty.
clause-rummy-8 = Zaczyna osoba po lewej stronie rozdającego: dobiera kartę z talii i jedną wyrzuca. Potem to samo robi następna i tak dalej.
clause-rummy-9 = Zamiast dobierać z talii możesz wziąć kartę, którą wyrzuciła poprzednia osoba.
clause-rummy-10 = W pierwszej turze rundy dobiera się z talii. Karty wziętej ze stosu odkrytego nie wolno wyrzucić w tej samej turze. Jeśli na ręce była już taka sama, tę wolno wyrzucić; gdy wykładasz jedną z dwóch, jest to ta właśnie wzięta.
clause-rummy-11 = Każda tura kończy się wyrzuceniem jednej karty.

section-3 = Pierwsze wyłożenie i dalsze

clause-rummy-12 = Pierwsze wyłożenie: pierwszy układ, który wykładasz, musi być wart co najmniej 40 punktów lub tyle, ile wskazuje ustawienie „Punkty na pierwsze wyłożenie”. Potem, także w tej samej turze, możesz wykładać mniejsze.
clause-rummy-13 = Wyłożony as jest wart 10 punktów, ale przed dwójką 1, a za królem 11; 10, walet, dama i król są warte po 10, a pozostałe karty tyle, ile wynosi ich liczba.
clause-rummy-14 = W ustawieniu „Pierwsze wyłożenie” umawiacie się, co ma osiągnąć 40 punktów. „Samym pierwszym układem” (tak gra się zwykle): twój pierwszy układ razem z tym, co w tej turze do niego dołożysz. „Wszystkimi układami z tej tury”: wszystko, co wykładasz w turze pierwszego wyłożenia, razem. Joker liczy się jak karta, którą zastępuje. Karta, którą w tej samej turze dokładasz do układu ze swojego pierwszego wyłożenia, też się liczy; karty dołożone do innych układów nie – a gdy liczy się sam pierwszy układ, nie liczą się nawet te dołożone do twoich późniejszych układów. Zanim w tej turze osiągniesz 40 punktów, możesz też dokładać do innych układów albo wymienić jokera; wtedy jednak możesz skończyć turę tylko remikiem z ręki albo po cofnięciu tych kroków.
clause-rummy-15 = Po pierwszym wyłożeniu, także w tej samej turze, możesz dokładać karty do swoich układów i do układów innych.
clause-rummy-16 = Joker zastępuje dowolną kartę. Kto go wykłada, mówi którą.
clause-rummy-17 = Jeśli masz kartę, którą zastępuje joker leżący na stole, możesz ją podłożyć w jego miejsce i zabrać jokera.
clause-rummy-18 = Wolno to zrobić tylko po pierwszym wyłożeniu albo przy remiku z ręki. Joker idzie na rękę; możesz go od razu użyć albo zatrzymać.
clause-rummy-19 = W układzie jest co najmniej jedna karta, która nie jest jokerem. Sekwens ma najwyżej 14 kart, od asa do asa. Komplet ma najwyżej cztery karty; komplet rozszerzony najwyżej osiem, przy czym ta sama karta występuje najwyżej dwa razy, a joker liczy się jak karta, którą zastępuje. Układów na stole nigdy się nie dzieli, nie łączy ani nie przestawia. Sekwens rośnie tylko na końcach; as, który pasuje z obu stron, idzie na wyższy koniec.
clause-rummy-27 = Możesz cofnąć swoje ostatnie wyłożenie, dołożenie albo wymianę jokera z tej tury, krok po kroku, aż do dobrania karty; samego dobrania cofnąć nie można. Nikt nie dowiaduje się przez to niczego ukrytego. Gdy zaczniesz pierwsze wyłożenie, twoja tura nie może się skończyć, zanim osiągnie ono wymagane punkty (RUMMY-12, RUMMY-14), chyba że kończy się remikiem z ręki – zawsze więc możesz albo wyrzucić kartę, albo cofnąć krok.
clause-rummy-28 = Jokera wolno wyrzucić i wolno go wziąć ze stosu odkrytego. Do pierwszego wyłożenia potrzebny jest co najmniej jeden własny układ, nawet jeśli „Punkty na pierwsze wyłożenie” wynoszą 0.

section-4 = Kończenie

clause-rummy-20 = Ostatnią kartę trzeba wyrzucić, więc ostatniej karty nigdy nie wolno wyłożyć. Kto wyrzuca ostatnią kartę, mówi „Remik” i wygrywa rundę.
clause-rummy-21 = Inni dodają karty, które zostały im na ręce, jako punkty ujemne: joker to 20, as 11, a reszta jak w RUMMY-13.
clause-rummy-22 = Remik z ręki: jeśli skończysz w tej samej turze, w której po raz pierwszy wykładasz karty, punkty ujemne innych liczą się podwójnie. Obojętnie, ile są warte twoje karty: pierwsze układy mogą mieć mniej niż 40 punktów.
clause-rummy-23 = Przy remiku z ręki możesz wykładać komplety i sekwensy oraz dokładać karty do układów innych.
clause-rummy-24 = Także wtedy ostatnią kartę trzeba wyrzucić.
clause-rummy-25 = Gdy talia się wyczerpie, stos odkryty bez wierzchniej karty tasuje się i staje się on nową talią. Dzieje się to dopiero wtedy, gdy ktoś chce z niej dobrać; zamiast tego nadal można wziąć wierzchnią kartę stosu odkrytego. Gdyby miało się to zdarzyć w rundzie po raz szósty, runda kończy się bez zwycięzcy i każdy liczy karty na ręce. Tak samo kończy się runda, która trwa już 1000 tur.
clause-rummy-26 = W ustawieniu „Partia” umawiacie się na liczbę rund, zwykle jedną, albo na grę do chwili, gdy ktoś ma określoną liczbę punktów ujemnych, na przykład 500. Rozdawanie przechodzi w lewo. Wygrywa, kto ma najmniej punktów ujemnych; przy równej liczbie miejsca są dzielone.
