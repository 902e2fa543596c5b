### A Karma szabályai, játékosoknak.

idea = Szabadulj meg időben a lapjaidtól, mert mindenki nyer egyvalaki kivételével: aki utolsóként lappal marad, veszít.

section-1 = Előkészület

clause-karma-1 = Legalább ketten, legfeljebb hatan játszhatják, 60 lappal: a számok 1-től 16-ig, mindegyikből három, és tizenkét karmalap, három-három „Asztalról”, „Alsó felülre”, „Öt vagy kevesebb” és „Add oda a halmot”.
clause-karma-2 = Mindenki kap három lapot képpel lefelé, sorban maga elé, ezeket senki sem nézheti meg; ezután hat lapot a kezébe. A hatból hármat kiválasztasz, és képpel felfelé a rejtett lapjaidra teszed, mindegyikre egyet; három a kezedben marad. Mindenki egyszerre választ, és a választott lapok együtt kerülnek elő. Az előtted fekvő hat lap, rejtett és felfordított, együtt az asztali lapjaid.
clause-karma-3 = A többi lap a talon.
clause-karma-4 = A legidősebb játékos kezd. A játék az óramutató járása szerint folyik.
clause-karma-5 = Hogy ki ő, azt a „Ki kezd” beállításban lehet megadni. Rendszerint „sorsolás” dönt.

section-2 = Dobás

clause-karma-6 = Amikor te jössz, vagy egy lapot, illetve több egyformát dobsz a halomra, vagy felveszed az egész halmot. Utána addig húzol a talonból, amíg három lap nem lesz a kezedben, majd a bal oldali szomszédod következik.
clause-karma-7 = A halom első lapja bármi lehet. Utána a számnak legalább akkorának kell lennie, mint a halom felső lapja.
clause-karma-8 = Karmalapot bármelyik számra és bármelyik karmalapra lehet dobni.
clause-karma-9 = A kezedből több egyforma lapot, számot vagy karmalapot, együtt is dobhatsz.
clause-karma-10 = Az asztali lapjaidat csak akkor dobhatod, ha üres a kezed, és elfogyott a talon – kivéve, ha „Asztalról” lapot játszottál ki (KARMA-19).
clause-karma-11 = Előbb a felfordított asztali lapjaid következnek; az egyformákat együtt is dobhatod. A ledobott lap alatti rejtett lap a helyén marad. Rejtett lapot csak akkor dobhatsz, ha már nincs felfordított lapod.
clause-karma-12 = A rejtett lapot nem nézed meg előre: felfordítod, és rögtön dobod. Ha olyan szám, amelyet most nem lehet dobni (KARMA-7 vagy KARMA-22), az egész halmot a kezedbe veszed, ezzel a lappal együtt.
clause-karma-13 = Ha a halmon három egyforma lap fekszik közvetlenül egymáson, az egész halom kikerül a játékból, bárki dobta is őket. Aki a harmadikat dobta, azonnal új halmot kezd.
clause-karma-14 = A KARMA-13 szerint a három felső lap számít, ahogy fekszik, számok és karmalapok egyformán, az „Alsó felülre” által felhozott lap is. Ezt közvetlenül a dobás után nézzük, mielőtt a karmalap hatna; a hatás ilyenkor elvész. Amikor az „Alsó felülre” felhoz egy lapot, az önmagában sosem távolítja el a halmot. Három „Asztalról” lap után az új halmot egy saját asztali lappal kell kezdeni (KARMA-20), ha pedig nincs ilyened, a kezed bármelyik lapjával. Ha üres a kezed, de van még talon, előbb három lapig húzol. Ha már egyáltalán nincs lapod, kint vagy, és az új halmot a következő játékos kezdi.

section-3 = A halom felvétele

clause-karma-15 = Ha nem tudsz vagy nem akarsz dobni, az egész halmot a kezedbe veszed. A következő játékos új halmot kezd.
clause-karma-16 = Ha nincs halom, dobnod kell.

section-4 = Húzás

clause-karma-17 = A köröd végén addig húzol, amíg három lap nem lesz a kezedben. Ha három vagy több lap van a kezedben, nem húzol. Ha elfogyott a talon, már senki sem húz.
clause-karma-18 = Ha sem a kezedben, sem az asztalon nincs lapod, és a talon elfogyott, kint vagy – de még nem vagy biztonságban: az „Add oda a halmot” visszahozhat. Aki kint van, azt átugorjuk; a „következő játékos” mindig az, aki valóban következik.

section-5 = A karmalapok

clause-karma-19 = „Asztalról”: rögtön dobnod kell egyet a saját asztali lapjaid közül is, a KARMA-11 sorrendje szerint és a dobás szabályainak megszegése nélkül. Pontosan egyet, akkor is, ha egyformák vannak ott. Ha nincs asztali lapod, helyette a kezedből dobsz egy lapot vagy több egyformát. Ha így egy karmalap következik vagy fordul fel, érvényesül a hatása; egy újabb „Asztalról” lap megint egy lapot kér. Mindez arra az „Asztalról” lapra is igaz, amelyet magát is az asztalról dobtak.
clause-karma-20 = Ha két vagy három „Asztalról” lapot dobsz együtt, akkor is csak egy asztali lap következik.
clause-karma-21 = A következő lapnak arra a halomra kell illenie, amely még a köröd első „Asztalról” lapja előtt volt az asztalon; ha nem volt halom, bármi illik. Ha egy rejtett lap nem illik, a KARMA-12 érvényes. Ha a dobható felfordított lapok, illetve kézben lévő lapok közül egyik sem illik, felveszed a halmot. Ez így van, ha a „Mi jöhet az »Asztalról« lap után” beállítás értéke „ami a korábbi halomra illik”; ha „bármi”, akkor bármelyik lap következhet. A felül fekvő „Asztalról” lapra a következő játékos mindkét esetben bármit dobhat. Ha sem az asztalon, sem a kezedben nincs lapod, a köröd véget ér, akkor is, ha van még talon.
clause-karma-22 = „Öt vagy kevesebb”: a következő játékosnak 1-től 5-ig terjedő számot vagy bármelyik karmalapot kell dobnia.
clause-karma-23 = „Alsó felülre”: rögtön kiveszed a halom legalsó lapját, és képpel felfelé a tetejére teszed. Most ez dönti el, mit dobhat a következő játékos.
clause-karma-24 = Ha a felhozott lap „Asztalról” vagy „Alsó felülre”, a következő játékos bármelyik lapját dobhatja.
clause-karma-25 = Ha a felhozott lap „Öt vagy kevesebb”, a KARMA-22 érvényes. Több együtt dobott „Alsó felülre” is csak egy lapot hoz fel. Ha az „Alsó felülre” egyedül fekszik a halmon, önmagát hozza fel.
clause-karma-26 = „Add oda a halmot”: ez a lap nem a halomra kerül, hanem ki a játékból. Az egész halmot odaadod egy tetszőleges másik játékosnak, akinek a kezébe kell vennie.
clause-karma-27 = A halmot olyan játékosnak is odaadhatod, aki már kint van.
clause-karma-28 = Több együtt dobott „Add oda a halmot” csak egyszer adja oda a halmot. Ha nincs halom, nincs mit odaadni, és utána sem lesz halom, még ha neked kellett volna is újat kezdened: azt a következő játékos kezdi.

section-6 = A játék vége

clause-karma-29 = A játék akkor ér véget, amikor már csak egy játékosnak van lapja a kezében vagy az asztalon. Ő veszít, mindenki más nyer. Ezt akkor nézzük, amikor egy kör teljesen lezárult, minden hatás, átadás és húzás után.
clause-karma-30 = Egy kör mindent magában foglal, a húzással bezárólag. A 3000. kör után a játék mindenképp véget ér: az veszít, akinek a kezében és az asztalon összesen a legtöbb lapja van. Ha többeknek van ugyanannyi, közülük az óramutató járása szerint az első veszít, annál kezdve, aki következne.

section-7 = Az „Előérzet” változat

clause-karma-31 = Az „Előérzet: előbb megnézheted a rejtett lapjaidat” beállítással az előkészületkor, mielőtt kiválasztanád a felfordított lapokat, egy pillanatra megnézheted a rejtett lapjaidat. Utána a jobb oldali szomszédod megkeveri és visszateszi őket: tudod, melyik három az, de nem tudod, melyik hol fekszik.
