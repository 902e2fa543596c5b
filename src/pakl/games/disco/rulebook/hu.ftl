### A Csótánydiszkó szabályai, játékosoknak.

idea = Jelmezes csótányok tolongnak a parketten: mindenki titokban választ lapot, az alacsony lapok választanak először, és a gyűjteményben a legkisebb összeg nyer.

section-1 = Előkészület

clause-disco-1 = Háromtól hat játékosig az alapjátékot játsszátok. Két játékoshoz egy fantom csatlakozik (DISCO-19-től DISCO-25-ig).
clause-disco-2 = Minden játékos elveszi egy szín 13 lapját, az értékeik 1-től 13-ig terjednek, megkeveri, és képpel lefelé maga elé teszi: ez az ő talonja. A 13-as a Parkett Királya. Azok a színek, amelyekkel senki sem játszik, kimaradnak.
clause-disco-3 = Mindenki felfordítja a saját talonja felső lapját, és a parkettre teszi, az asztal közepén lévő diszkógömb köré. Aki 13-ast fordít fel, felfordít egy másik lapot a parkettre, a 13-ast pedig visszakeveri a talonjába.
clause-disco-4 = Aki a legalacsonyabb lapot tette a parkettre, megkapja a döntőlapot, és az egész játszma alatt megtartja. Ha a legalacsonyabb lap többeké, közülük a legfiatalabb kapja.
clause-disco-5 = Hogy ki számít a legfiatalabbnak, azt a „Ki a legfiatalabb” beállítás mondja meg. Ha ez a szokásos „sorsolás”, az egyformán álló játékosok közül véletlenszerűen választunk egyet, a játék saját keverésével. Ha ott egy hely van megadva, a döntőlapot az kapja közülük, aki attól a helytől az óramutató járása szerint az első; maga a megadott hely is számít, elsőként.
clause-disco-6 = Ezután mindenki a kezébe húzza a saját talonja három felső lapját.

section-2 = A fordulók

clause-disco-7 = Egy játszma 13 fordulóból áll. Az első tizenkettő mindegyikében kiválasztasz egy lapot a kezedből, és képpel lefelé magad elé teszed; ezután már nem gondolhatod meg magad. Ha mindenki választott, a lapokat egyszerre felfordítjátok. Egyelőre a parkettől külön maradnak.
clause-disco-8 = Most mindenki elvesz egy lapot a parkettről, és képpel felfelé a gyűjteményébe teszi. Először az választ, aki az imént a legalacsonyabb lapot játszotta ki, aztán az, aki a következő nagyobbat, és így tovább; a legmagasabbé az, ami marad.
clause-disco-9 = A gyűjtemények nyitva fekszenek: mindenki látja minden lapjukat.
clause-disco-10 = Ha egyforma lapokat játszottak ki, a döntőlap gazdája az első, utána az, aki hozzá az óramutató járása szerint a legközelebb ül.
clause-disco-11 = Ha a parkett kiürült, mindenki ráteszi azt a lapot, amelyet ebben a fordulóban kijátszott, és húz egyet a saját talonjából, hogy megint három lapja legyen. Ha a talonok elfogytak – a 10. fordulótól, az 1. változatban a 9.-től –, már senki sem húz, és egyre kevesebb lap marad a kezekben.
clause-disco-12 = A 13. fordulóban minden kéz üres, de a parkett nem. A döntőlap gazdájának jobb oldali szomszédjával kezdve, az óramutató járásával ellentétesen mindenki elvesz róla egy tetszőleges lapot. Az utolsót a döntőlap gazdája veszi el (két játékosnál az utolsó előttit, lásd DISCO-23).

section-3 = A király és az egyforma jelmezek

clause-disco-13 = Aki kijátssza a 13-ast, vagyis a királyt, a parkett összes lapját köteles a gyűjteményébe tenni. A többiek ebben a fordulóban semmit sem kapnak, bármit játszottak is ki. Utána az összes kijátszott lap, a királlyal együtt, szokás szerint a parkettre kerül.
clause-disco-14 = Ha ugyanabban a fordulóban többen játszanak ki királyt, mindent az visz el, aki a DISCO-10 szerint az első.
clause-disco-15 = Amint egy gyűjteményben két egyenlő értékű lap van, mindkettőt el kell dobni, és kikerülnek a játékból.
clause-disco-16 = Egyforma lapok csak párban távoznak: három vagy öt egyforma lapból egy marad.

section-4 = A játszma vége

clause-disco-17 = Az utolsó forduló után mindenki összeadja a gyűjteményében maradt értékeket. A legkisebb összeg nyer.
clause-disco-18 = Egyenlő összegeknél az nyer, aki a DISCO-10 szerint az első; a többi helyezés is így dől el.

section-5 = Két játékos

clause-disco-19 = A harmadik szín egy fantomé, egy képzeletbeli vendégé, akit Jožinnak hívnak. A lapjait megkeverjük, és a felső lapja a DISCO-3 szerint a parkettre kerül. A többi lapja képpel lefelé marad.
clause-disco-20 = A fantom parkettre tett lapja nem számít a döntőlapnál: ő sosem kaphatja meg.
clause-disco-21 = A fantomnak nincs lap a kezében, és nem is játszik ki lapot. A parkett utolsó lapját mindig ő veszi a gyűjteményébe. Utána a talonja felső lapját felfordítjuk, és a két kijátszott laphoz tesszük a parkettre.
clause-disco-22 = A fordulók közben a fantom talonjából felfordított királynak nincs hatása, egyszerűen a parkettre kerül.
clause-disco-23 = A 13. fordulóban is a fantom veszi el az utolsó lapot.
clause-disco-24 = A fantom gyűjteményéből ugyanúgy távoznak a párok, mint bármelyikből. A végén az ő összege is számít, és nyerhet is.
clause-disco-25 = Minden döntetlent a fantom veszít el. Ha egy játékos királya elviszi a parkett mindhárom lapját, a fantom abban a fordulóban semmit sem kap; a felső lapját ettől még felfordítjuk.

section-6 = 1. változat: a rejtett vendég

clause-disco-26 = Az „1. változat: minden gyűjteményben egy rejtett vendég” beállítással az előkészületkor mindenki három helyett négy lapot húz, és az egyiket képpel lefelé a gyűjteményébe teszi: ez a rejtett vendég. Nem lehet 13-as. A saját rejtett vendégedet bármikor megnézheted.
clause-disco-27 = A játszma ekkor 12 fordulóból áll, és a 12. fordulót úgy játsszuk, mint az alapjáték 13. fordulóját.
clause-disco-28 = Ha a rejtett vendégeddel egyenlő lapot veszel el, a kettőt párként eldobhatod.
clause-disco-29 = Ha nem, a rejtett vendéged a játszma végén felfordul, és az értéke hozzáadódik az összegedhez. Ekkor már nem alkot párt.
clause-disco-30 = A DISCO-28 kérdését akkor kapod meg, ha épp a rejtett vendégeddel egyenlő lapot vettél el, és miután minden nyílt pár távozott (DISCO-15), a gyűjteményedben marad egy vele egyenlő nyílt lap. A következő játékos megvárja a válaszodat. Ha nemet mondasz, arra a lapra nem kérdezünk rá többször; a többiek sem a kérdésről, sem a nemleges válaszról nem szereznek tudomást. A fantomnak nincs rejtett vendége: a talonja egyik lapja egyszerűen sosem kerül elő.

section-7 = 2. változat: a tükör

clause-disco-31 = A „2. változat: annyi játszma, ahány játékos, tükörrel” beállítással annyi játszmát játszotok, ahányan vagytok, és mindenkinek összeadódnak az összegei. Minden játszmát újra előkészítünk, és a döntőlap is újra gazdát kap. A fantom itt nem számít játékosnak: két játékos két játszmát játszik. Az ő összegeit is összeadjuk; megnyerheti a partit, de minden döntetlent elveszít.
clause-disco-32 = Minden játszma után a tükör a következő játszmára annak a gyűjteményébe kerül, akinek addig a legnagyobb az összege.
clause-disco-33 = Ha nálad van a tükör, mielőtt a talonod utolsó lapját felhúznád, ha lehet, használnod kell: kiválasztod a gyűjteményed egyik lapját, és a tükörrel együtt eldobod. Ha üres a gyűjteményed, a tükör felhasználatlanul kikerül a játékból.
clause-disco-34 = Az utolsó játszma után a legkisebb végösszeg nyer.
clause-disco-35 = A tükröt korábban is használhatod, bármelyik forduló végén, közvetlenül a húzás előtt. A forduló végén előbb a kijátszott lapok a parkettre kerülnek, aztán a tükör gazdája dönt, aztán mindenki húz; a talon utolsó lapját a 9. forduló végén húzzátok fel (az 1. változatban a 8. végén). A rejtett vendég a gyűjteményben fekszik: a tükörrel azt is el lehet dobni, és az a gyűjtemény, amelyben csak a rejtett vendég van, a DISCO-33 szempontjából nem üres. Ha a legnagyobb összegen többen osztoznak, a DISCO-10 dönti el, ki kapja a tükröt, az éppen befejezett játszma döntőlapjával; a fantom sosem kapja meg. Ha a legvégén a végösszegek egyenlők, akkor is a DISCO-10 dönt, az utolsó játszma döntőlapjával.
clause-disco-36 = A két változat együtt is játszható.
