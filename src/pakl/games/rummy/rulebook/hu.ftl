### A Römi szabályai, játékosoknak.

idea = Rakd le a lapjaidat szetekben és sorokban hamarabb, mint a többiek – és egyet tarts meg, hogy a végén eldobd.

section-1 = Kombinációk

clause-rummy-1 = Legalább ketten, legfeljebb hatan játszhatják, 110 lappal: két 52 lapos csomag és hat dzsóker.
clause-rummy-2 = Egy kombináció legalább három lap: vagy sor, azaz egymást követő, azonos színű lapok, vagy szet, azaz azonos értékű, különböző színű lapok.
clause-rummy-3 = Egy színben a lapok sorrendje: ász, 2, 3, 4, 5, 6, 7, 8, 9, 10, bubi, dáma, király, ász. Az ász tehát a kettes előtt vagy a király után áll.
clause-rummy-4 = A sor nem fordul körbe: király, ász, 2 nem sor.
clause-rummy-5 = Egy szetben minden szín csak egyszer fordulhat elő.
clause-rummy-6 = Ha megegyeztek a „Kevert szetek” beállításban, ugyanaz a lap kétszer is előfordulhat egy szetben, például mindkét kőr dáma.

section-2 = Az osztás és a kör

clause-rummy-7 = Az osztó mindenkinek 13 lapot oszt, egyesével, az óramutató járása szerint. A többi a talon. A legfelső lapját felfordítjuk, ezzel kezdődik a dobóhalom.
clause-rummy-8 = Az osztó bal oldali szomszédja kezd: húz egy lapot a talonból, és eldob egyet. Utána a következő játékos teszi ugyanezt, és így tovább.
clause-rummy-9 = A talonból való húzás helyett felveheted azt a lapot, amelyet az előtted játszó eldobott.
clause-rummy-10 = A forduló legelső körében a talonból kell húzni. A dobóhalomról felvett lapot ugyanabban a körben nem szabad eldobni. Ha volt már egy ugyanilyen a kezedben, azt eldobhatod; ha a kettő közül az egyiket lerakod, az a most felvett.
clause-rummy-11 = Minden kör végén el kell dobni egy lapot.

section-3 = Az első lerakás és a továbbiak

clause-rummy-12 = Első lerakás: az első kombinációnak, amelyet leraksz, legalább 40 pontot kell érnie, illetve annyit, amennyit a „Pontok az első lerakáshoz” beállítás mond. Utána, akár ugyanabban a körben is, kisebbeket is lerakhatsz.
clause-rummy-13 = Lerakva az ász 10 pontot ér, de kettes előtt 1-et, király után 11-et; a 10-es, a bubi, a dáma és a király 10-et, a többi lap annyit, amennyi a száma.
clause-rummy-14 = Az „Első lerakás” beállításban abban egyeztek meg, minek kell elérnie a 40 pontot. „csak az első kombinációval”, ez a szokásos: az első kombinációdnak azzal együtt, amit abban a körben hozzáteszel. „a kör összes kombinációjával”: mindannak együtt, amit az első lerakásod körében leraksz. A dzsóker annyit ér, mint a lap, amelyet helyettesít. Az is számít, amit ugyanabban a körben az első lerakásod egyik kombinációjához hozzáteszel; más kombinációkhoz tett lapok nem számítanak – ha csak az első kombináció számít, még a saját későbbi kombinációidhoz tettek sem. Mielőtt ebben a körben elérnéd a 40 pontot, más kombinációkhoz is hozzátehetsz, vagy dzsókert is cserélhetsz; de akkor a köröd csak handolással érhet véget, vagy azután, hogy ezt visszavontad.
clause-rummy-15 = Az első lerakás után, akár ugyanabban a körben is, hozzátehetsz lapokat a saját kombinációidhoz és a többiekéihez.
clause-rummy-16 = A dzsóker bármelyik lapot helyettesíti. Aki lerakja, megmondja, melyiket.
clause-rummy-17 = Ha nálad van az a lap, amelyet egy asztalon fekvő dzsóker helyettesít, a dzsóker helyére teheted, és elveheted a dzsókert.
clause-rummy-18 = Ezt csak az első lerakás után vagy handoláskor teheted. A dzsóker a kezedbe kerül; rögtön felhasználhatod, vagy megtarthatod.
clause-rummy-19 = Egy kombinációban van legalább egy lap, amely nem dzsóker. Egy sor legfeljebb 14 lapos, ásztól ászig. Egy szetben legfeljebb négy lap lehet; a kevert szetben legfeljebb nyolc, ugyanaz a lap legfeljebb kétszer, a dzsóker pedig annak számít, amit helyettesít. Az asztalon lévő kombinációkat sosem szabad szétszedni, összevonni vagy átrendezni. A sor csak a két végén bővül; ha egy ász mindkét végére illik, a magasabb végre kerül.
clause-rummy-27 = Visszavonhatod, amit ebben a körben utoljára leraktál, hozzátettél vagy kicseréltél, lépésről lépésre, egészen a húzásodig; magát a húzást nem lehet visszavonni. Ebből senki sem tud meg semmi rejtettet. Ha elkezdted az első lerakást, a köröd nem érhet véget, amíg az el nem éri a szükséges pontot (RUMMY-12, RUMMY-14), hacsak nem handolással ér véget – így mindig vagy eldobhatsz egy lapot, vagy visszavonhatsz egy lépést.
clause-rummy-28 = Dzsókert is el szabad dobni, és fel is szabad venni a dobóhalomról. Az első lerakáshoz legalább egy saját kombináció kell, akkor is, ha a „Pontok az első lerakáshoz” értéke 0.

section-4 = Befejezés

clause-rummy-20 = Az utolsó lapot el kell dobni, ezért az utolsó lapodat sosem rakhatod le. Aki eldobja az utolsó lapját, bemondja: „Römi”, és megnyeri a fordulót.
clause-rummy-21 = A többiek összeadják a kezükben maradt lapokat, ezek mínuszpontok: a dzsóker 20, az ász 11, a többi a RUMMY-13 szerint.
clause-rummy-22 = Handolás: ha ugyanabban a körben fejezed be, amelyben először raksz le lapot, a többiek mínuszpontjai duplán számítanak. Mindegy, mennyit érnek a lapjaid: az első kombinációk 40 pontnál kevesebbet is érhetnek.
clause-rummy-23 = Handoláskor szeteket és sorokat rakhatsz le, és lapokat tehetsz hozzá a többiek kombinációihoz.
clause-rummy-24 = Az utolsó lapot ekkor is el kell dobni.
clause-rummy-25 = Ha a talon elfogyott, a dobóhalmot a felső lap kivételével megkeverjük, és ez lesz az új talon. Ez akkor történik, amikor valaki húzni akar belőle; helyette még mindig fel lehet venni a dobóhalom felső lapját. Ha ez egy fordulóban hatodszor történne meg, a forduló győztes nélkül ér véget, és mindenki összeszámolja a kezében maradt lapokat. Így ér véget az a forduló is, amely már 1000 kör óta tart.
clause-rummy-26 = A „Parti” beállításban megegyeztek a fordulók számában, ez rendszerint egy, vagy abban, hogy addig játszotok, amíg valaki el nem ér egy bizonyos számú mínuszpontot, például 500-at. Az osztás balra halad. A legkevesebb mínuszpont nyer; holtverseny esetén osztoztok a helyezésen.
