### Zasady gry Karma, dla graczy.

idea = Pozbądź się kart na czas, bo wygrywają wszyscy oprócz jednej osoby: tej, której na końcu zostaną karty.

section-1 = Przygotowanie

clause-karma-1 = Gra od dwóch do sześciu osób, kart jest 60: liczby od 1 do 16, każda trzy razy, i dwanaście kart Karmy, po trzy każdego rodzaju: „Ze stołu”, „Spód na wierzch”, „Pięć lub mniej” i „Oddaj stos”.
clause-karma-2 = Każdy dostaje trzy zakryte karty, które kładzie w rzędzie przed sobą i których nikomu nie wolno oglądać, a potem sześć kart na rękę. Z tych sześciu wybierasz trzy i kładziesz je odkryte, po jednej na każdej swojej zakrytej karcie; trzy zostają na ręce. Wszyscy wybierają jednocześnie i wszystkie wybrane karty odkrywa się razem. Sześć kart leżących przed tobą to twoje karty na stole.
clause-karma-3 = Pozostałe karty tworzą talię.
clause-karma-4 = Zaczyna najstarsza osoba. Gra się zgodnie z ruchem wskazówek zegara.
clause-karma-5 = Kto nią jest, można ustalić w ustawieniu „Kto zaczyna”. Zwykle „decyduje los”.

section-2 = Odrzucanie

clause-karma-6 = W swojej turze albo odrzucasz na stos jedną kartę lub kilka równych, albo bierzesz cały stos na rękę. Potem dobierasz z talii, aż masz na ręce trzy karty, i kolej przechodzi na sąsiada po lewej.
clause-karma-7 = Pierwszą kartą stosu może być każda karta. Potem liczba musi być równa wierzchniej karcie stosu albo od niej wyższa.
clause-karma-8 = Kartę Karmy można odrzucić na każdą liczbę i na każdą kartę Karmy.
clause-karma-9 = Kilka równych kart z ręki, liczb albo kart Karmy, można odrzucić razem.
clause-karma-10 = Swoje karty ze stołu możesz odrzucać dopiero wtedy, gdy twoja ręka jest pusta, a talia wyczerpana – chyba że zagrywasz kartę „Ze stołu” (KARMA-19).
clause-karma-11 = Najpierw idą twoje odkryte karty ze stołu; równe można odrzucić razem. Zakryta karta pod odrzuconą zostaje na swoim miejscu. Dopiero gdy nie masz już żadnej odkrytej karty, możesz odrzucać zakryte.
clause-karma-12 = Zakrytej karty nie ogląda się wcześniej: odwracasz ją i od razu odrzucasz. Jeśli to liczba, której nie wolno teraz odrzucić (KARMA-7 albo KARMA-22), bierzesz na rękę cały stos razem z tą kartą.
clause-karma-13 = Jeśli na stosie leżą bezpośrednio na sobie trzy równe karty, cały stos wypada z gry, obojętnie kto je odrzucił. Kto odrzucił trzecią, od razu zaczyna nowy stos.
clause-karma-14 = W KARMA-13 liczą się trzy wierzchnie karty tak, jak leżą, zarówno liczby, jak i karty Karmy, także karta przełożona przez „Spód na wierzch”. Patrzy się na to zaraz po odrzuceniu i przed działaniem karty Karmy; to działanie wtedy przepada. Samo przełożenie karty przez „Spód na wierzch” nigdy nie usuwa stosu. Po trzech kartach „Ze stołu” nowy stos trzeba zacząć jedną własną kartą ze stołu (KARMA-20), a jeśli nie masz tam kart, dowolną kartą z ręki. Jeśli twoja ręka jest pusta, a w talii są jeszcze karty, najpierw dobierasz do trzech. Jeśli nie masz już ani jednej karty, wypadasz, a nowy stos zaczyna następna osoba.

section-3 = Branie stosu

clause-karma-15 = Jeśli nie możesz albo nie chcesz niczego odrzucić, bierzesz cały stos na rękę. Następna osoba zaczyna nowy stos.
clause-karma-16 = Jeśli stosu nie ma, musisz coś odrzucić.

section-4 = Dobieranie

clause-karma-17 = Na koniec tury dobierasz, aż masz na ręce trzy karty. Jeśli masz trzy lub więcej, nie dobierasz. Gdy talia się wyczerpie, nikt już nie dobiera.
clause-karma-18 = Kto nie ma kart ani na ręce, ani na stole, a talia jest wyczerpana, wypada – ale nie jest bezpieczny: „Oddaj stos” może go przywrócić do gry. Osoby, które wypadły, się pomija; „następna osoba” to zawsze ta, która naprawdę ma teraz ruch.

section-5 = Karty Karmy

clause-karma-19 = „Ze stołu”: musisz od razu odrzucić jeszcze jedną własną kartę ze stołu, w kolejności z KARMA-11 i nie łamiąc zasad odrzucania. Jest to dokładnie jedna karta, nawet jeśli leżą tam równe. Jeśli nie masz kart na stole, odrzucasz zamiast tego jedną kartę lub kilka równych z ręki. Jeśli w ten sposób odrzucisz lub odwrócisz kartę Karmy, ma ona swoje działanie; kolejna „Ze stołu” wymaga jeszcze jednej karty. Wszystko to dotyczy też karty „Ze stołu”, którą samą odrzucono ze stołu.
clause-karma-20 = Nawet jeśli odrzucisz razem dwie lub trzy karty „Ze stołu”, idzie za nimi tylko jedna karta ze stołu.
clause-karma-21 = Karta, która idzie następna, musi pasować na stos leżący tak, jak przed pierwszą kartą „Ze stołu” w tej turze; jeśli stosu nie było, pasuje wszystko. Gdy nie pasuje zakryta karta, obowiązuje KARMA-12. Jeśli nie pasuje żadna z odkrytych kart albo kart z ręki, które wolno ci odrzucić, bierzesz stos. Tak się gra, gdy w ustawieniu „Co można odrzucić po karcie «Ze stołu»” wybrano „co pasuje na stos sprzed tej karty”; przy „cokolwiek” może iść każda karta. W obu przypadkach na kartę „Ze stołu”, która leży na wierzchu, następna osoba może odrzucić cokolwiek. Jeśli nie masz kart ani na stole, ani na ręce, twoja tura się kończy, nawet gdy w talii są jeszcze karty.
clause-karma-22 = „Pięć lub mniej”: następna osoba musi odrzucić liczbę od 1 do 5 albo dowolną kartę Karmy.
clause-karma-23 = „Spód na wierzch”: od razu bierzesz kartę z samego spodu stosu i kładziesz ją odkrytą na wierzchu. Teraz ona decyduje, co może odrzucić następna osoba.
clause-karma-24 = Jeśli na wierzch trafi „Ze stołu” albo „Spód na wierzch”, następna osoba może odrzucić każdą kartę.
clause-karma-25 = Jeśli na wierzch trafi „Pięć lub mniej”, obowiązuje KARMA-22. Kilka kart „Spód na wierzch” odrzuconych razem przekłada tylko jedną kartę. Karta „Spód na wierzch”, która leży na stosie sama, przekłada samą siebie.
clause-karma-26 = „Oddaj stos”: ta karta nie idzie na stos, tylko poza grę. Oddajesz cały stos dowolnej innej osobie, a ta musi wziąć go na rękę.
clause-karma-27 = Stos można oddać także osobie, która już wypadła.
clause-karma-28 = Kilka kart „Oddaj stos” odrzuconych razem oddaje stos tylko raz. Jeśli stosu nie ma, nic się nie oddaje i nadal go nie ma, nawet gdy zacząć nowy wypadało tobie: zaczyna go następna osoba.

section-6 = Koniec gry

clause-karma-29 = Gra się kończy, gdy karty na ręce lub na stole ma już tylko jedna osoba. Ta osoba przegrywa, a wszyscy inni wygrywają. Patrzy się na to, gdy tura jest całkiem skończona, po wszystkich działaniach, oddaniu stosu i dobieraniu.
clause-karma-30 = Tura to wszystko aż do dobierania włącznie. Po 3000. turze gra i tak się kończy: przegrywa, kto ma najwięcej kart na ręce i na stole. Jeśli kilka osób ma ich tyle samo, przegrywa pierwsza z nich zgodnie z ruchem wskazówek zegara, licząc od tej, która miałaby teraz ruch.

section-7 = Wariant „Przeczucie”

clause-karma-31 = Z ustawieniem „Przeczucie: najpierw zerknij na swoje zakryte karty” podczas przygotowania, zanim wybierzesz karty odkryte, możesz przez chwilę obejrzeć swoje zakryte karty. Potem sąsiad po prawej tasuje je i kładzie z powrotem: wiesz, które to trzy karty, ale nie wiesz, gdzie która leży.
