### Zasady gry Lis w lesie, dla graczy.

idea = Pojedynek we dwoje w baśniowym lesie: zbierz dużo lew, ale nie za dużo, bo chciwi wracają do domu z niczym.

section-1 = Runda

clause-fox-1 = Grają dwie osoby. Kart jest 33: trzy kolory – dzwonki, klucze i księżyce – a w każdym wartości od 1 do 11.
clause-fox-2 = Partia składa się z rund. Kto rozdaje jako pierwszy, decyduje los; potem rozdajecie na zmianę.
clause-fox-3 = Rozdający tasuje wszystkie 33 karty i rozdaje każdemu po 13. Siedem pozostałych tworzy zakrytą talię. Jej wierzchnią kartę odkrywa się i kładzie obok: to dekret, a jego kolor jest atutem. W talii zostaje sześć kart.
clause-fox-4 = Pierwszą lewę rundy zaczyna zawsze ten, kto nie rozdawał. Łabędź w 13. lewie poprzedniej rundy niczego tu nie zmienia.

section-2 = Lewa

clause-fox-5 = Kto zaczyna lewę, może zagrać dowolną kartę z ręki. Jej kolor jest kolorem lewy.
clause-fox-6 = Druga osoba musi, jeśli może, dołożyć kartę w kolorze lewy, dowolnej wartości (wyjątek: po Monarsze, FOX-19). Kto nie ma karty w tym kolorze, może zagrać każdą inną.
clause-fox-7 = Jeśli w lewie jest atut, bierze ją najwyższy atut. Jeśli nie, bierze ją najwyższa karta w kolorze lewy.
clause-fox-8 = Kto bierze lewę, kładzie obie karty zakryte przed sobą. Ile kto ma lew, widzą oboje gracze, ale do zdobytych kart w tej rundzie nie wolno już zaglądać.
clause-fox-9 = Kto wziął lewę, zaczyna następną – chyba że Łabędź postanowi inaczej.
clause-fox-10 = Runda trwa, aż zostanie rozegranych wszystkich 13 lew.

section-3 = Nieparzyste karty i ich działanie

clause-fox-11 = Każda nieparzysta wartość ma swoje działanie, takie samo we wszystkich trzech kolorach. Następuje ono w chwili opisanej poniżej.
clause-fox-12 = Łabędź (1): jeśli go zagrasz i przegrasz lewę, to ty zaczynasz następną.
clause-fox-13 = Dwa Łabędzie w jednej lewie: następną zaczyna ten, kto tę lewę przegrał.
clause-fox-14 = Lis (3): gdy go zagrywasz, możesz wymienić dekret na kartę ze swojej ręki. Robisz to, zanim przeciwnik wybierze kartę i zanim się rozstrzygnie, kto bierze lewę; kolor nowego dekretu jest atutem już w tej lewie.
clause-fox-15 = Drwal (5): gdy go zagrywasz, dobierasz wierzchnią kartę talii, a potem wkładasz pod talię dowolną kartę z ręki; może to być ta właśnie dobrana. Tak jak przy Lisie dzieje się to od razu, przed wszystkim innym.
clause-fox-16 = Skarb (7): kto bierze lewę, od razu zdobywa 1 punkt za każdą siódemkę w tej lewie.
clause-fox-17 = Wiedźma (9): jeśli w lewie jest dokładnie jedna dziewiątka, to przy rozstrzyganiu, kto bierze lewę, liczy się ona jako atut o wartości 9. Przy dokładaniu do koloru zachowuje swój własny kolor: Wiedźma, od której zaczyna się lewa, wymaga swojego koloru, a Wiedźmy w innym kolorze nie wolno zagrać, dopóki możesz dołożyć do koloru lewy.
clause-fox-18 = Dwie Wiedźmy w jednej lewie znoszą się nawzajem: lewę rozstrzyga się tak, jakby nie miały działania.
clause-fox-19 = Monarcha (11): jeśli zaczniesz nim lewę, a przeciwnik ma karty w jego kolorze, musi zagrać albo Łabędzia (1) w tym kolorze, albo swoją najwyższą kartę w tym kolorze. Przeciwnik, który tego koloru nie ma, może zagrać każdą kartę.
clause-fox-25 = W 13. lewie po zagraniu karty ręka jest pusta. Lis nie ma więc czego wymienić, a Drwal dobiera kartę i tę samą kartę wkłada pod talię.

section-4 = Punkty i koniec partii

clause-fox-20 = Na koniec rundy dostajesz punkty zależnie od liczby swoich lew: od 0 do 3 lew – 6 punktów (skromność); 4 lewy – 1 punkt, 5 lew – 2 punkty, 6 lew – 3 punkty (porażka); od 7 do 9 lew – 6 punktów (zwycięstwo); od 10 do 13 lew – 0 punktów (chciwość). Punkty za Skarby (FOX-16) dolicza się do tego.
clause-fox-21 = Partia kończy się po pierwszej rundzie, na końcu której ktoś ma co najmniej tyle punktów, ile wskazuje ustawienie „Do ilu punktów gramy”, zwykle 21. Każdą rundę gra się do końca. Jeśli „Liczba rund” jest ustalona i nie brzmi „aż ktoś zdobędzie dość punktów”, gra się dokładnie tyle rund, próg punktów nie ma znaczenia, a decydują FOX-22 i FOX-23.
clause-fox-22 = Wygrywa, kto ma więcej punktów. Przy równej liczbie wygrywa, kto zdobył więcej punktów w ostatniej rundzie, za lewy i Skarby razem.
clause-fox-23 = Jeśli i to jest równe, partia kończy się remisem.
clause-fox-24 = Możecie się wcześniej umówić na inny próg: 16 w ustawieniu „Do ilu punktów gramy” daje krótką partię, 35 długą, a każda inna liczba też jest dobra.
