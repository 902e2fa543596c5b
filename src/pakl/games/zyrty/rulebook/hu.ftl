### A Zyrty szabályai, játékosoknak.

idea = Rakd le a lapjaidat egyetlen halomra, amely 50-ig emelkedik vagy 0-ig süllyed – és akkor fordul vissza, amikor a legkevésbé várnád.

section-1 = Az osztás

clause-zyrty-1 = Legalább ketten, legfeljebb tízen játszhatják, 108 lappal: a számok 1-től 49-ig, mindegyik kétszer (ezek a közönséges lapok), valamint a különleges lapok: négy 0, négy 50 és két Z. A 11, a 22, a 33 és a 44 +2-es lap. Két játékosnál mindenki 10 lapot kap, háromnál 9-et, négynél 8-at, ötnél 7-et, hatnál 6-ot, hétnél 5-öt, nyolctól tíz játékosig 4-et.
clause-zyrty-2 = Megegyeztek abban, ki oszt, és „A játék iránya” beállításban abban, hogy az óramutató járása szerint vagy azzal ellentétesen játszotok. Az kezd, aki ebben az irányban az osztó után ül.
clause-zyrty-3 = A többi lap a talon. A legfelső lapját felfordítjuk, ezzel kezdődik a halom. Ha ez 26 vagy több, a halom lefelé halad, 0 felé, különben felfelé, 50 felé.
clause-zyrty-4 = Ha az első lap Z, nem számít: egy másikat fordítunk rá.
clause-zyrty-5 = Ha az első lap +2-es, önmagában nincs hatása: alszik, amíg be nem takarja valami. De fel lehet ébreszteni: ha +2-es lapot teszel rá, a következő játékost mindkét lap sújtja. Ez közönséges lépés, amely követi a halom irányát és a módot; az a visszhang vagy pár is felébreszti, amely +2-es lappal kezdődik.

section-2 = A kör

clause-zyrty-6 = Amikor te jössz, leteszel egy lapot, amely a halmot a saját irányában viszi tovább.
clause-zyrty-7 = Ha a „Mód” értéke „folyamatos: a legközelebbi lapot kell letenni”, azt a lapodat kell letenned, amely a halom számához a legközelebb van. Példa: a halom 30-nál tart, lefelé halad, és 27, 16 meg 5 van a kezedben – a 27-et kell letenned.
clause-zyrty-8 = Ha „taktikus: bármelyik lap abban az irányban”, bármelyik lapodat leteheted, amely a halom számától abba az irányba esik. Példa: a halom 30-nál tart, lefelé halad, és 27, 16 meg 5 van a kezedben – bármelyiket leteheted.
clause-zyrty-9 = Ha egyetlen lapod sem illik, húznod kell egyet a talonból. De 0, 50 és Z a körödben bármikor letehető.
clause-zyrty-10 = A húzással véget ér a köröd; utána már nem teszel le semmit. Ha van illő közönséges lapod, nem húzhatsz. Ha nincs, de van különleges lapod, leteheted azt, vagy húzhatsz.
clause-zyrty-11 = Az 50 lefelé fordítja a halmot, 50-től 0-ig. A 0 felfelé fordítja, 0-tól 50-ig. A Z-t 0-ként vagy 50-ként lehet letenni; aki leteszi, megmondja, melyikként.

section-3 = A +2-es lapok

clause-zyrty-12 = Egy +2-es lap (11, 22, 33, 44) után a következő játékosnak két lapot kell húznia, vagy ő is +2-es lapot tesz le. Ezzel az egész büntetés, immár kettővel nagyobb, az utána jövőre száll, és így tovább.
clause-zyrty-13 = A válaszul letett +2-es lapnak nem kell követnie a halom irányát, és az irány sem változik. Példa: a halom 23-nál tart, és felfelé halad; valaki leteszi a 33-at, a következő játékos 11-gyel válaszolhat.
clause-zyrty-14 = Aki felveszi a büntetést, elveszti a körét; a büntetés megszűnik, és a halom a felső számától folytatódik. A büntetésre 0, 50 vagy Z nem lehet válasz. A választ sem az irány, sem a mód nem köti, és pár is lehet, amely négyet tesz hozzá. Ha a büntetés több, mint amennyit húzni lehet, mindent felhúzol, ami van, és a büntetés megszűnik.

section-4 = Két lap egyszerre

clause-zyrty-15 = Visszhang: a halom számával egyenlő lapot letehetsz egy második lappal együtt, amely illik az irányhoz és a módhoz. Példa: a halom 25-nél tart, és felfelé halad – leteszed a 25-öt és rögtön a 26-ot. Ez sosem kötelező.
clause-zyrty-16 = A visszhang második lapja bármi lehet, amit arra a számra egyedül is letehetnél: illő közönséges lap vagy különleges. Egyenlő lapot egyedül nem lehet letenni, kivéve 0-ra 0-t és 50-re 50-et. A 0-n vagy az 50-en Z is lehet visszhang. Egy körben két lapnál többet nem lehet letenni. A büntetésre visszhanggal nem lehet válaszolni. A visszhangban lévő +2-es lapnak megvan a hatása, akár első, akár második.
clause-zyrty-17 = Pár: két teljesen egyforma lapot együtt is le lehet tenni, 0-t, 50-et, Z-t és +2-es lapokat is. A +2-es pár négynek számít.
clause-zyrty-18 = De soha nem lehet három egyenlő szám egymás után, több kör alatt sem. Példa: ha 50 fekszik a halmon, nem tehetsz le még kettőt.
clause-zyrty-19 = A Z annyinak számít, amennyiként letették, és egy pár mindkét Z-jét ugyanannyiként kell letenni. Folyamatos módban a párnak a legközelebbi számból kell lennie.

section-5 = A játék vége

clause-zyrty-20 = A játékot nem lehet 0-val, 50-nel vagy Z-vel befejezni.
clause-zyrty-21 = Aki elsőként leteszi a kezéből az utolsó lapját, nyer, és a játéknak vége.
clause-zyrty-22 = Ha ez +2-es lap, a játék akkor is rögtön véget ér; senki sem húz miatta.
clause-zyrty-23 = A többiek összeszámolják a lapjaikat: a Z 3 pont, a kétjegyű szám (az 50 is) 2 pont, az egyjegyű szám (a 0 is) 1 pont. Akinek a legtöbb pontja van, az az utolsó.
clause-zyrty-24 = Egyenlő pontoknál a kevesebb lap a jobb. Ha ez is egyenlő, az áll rosszabbul, akinek több magasabb számú lapja van. Ezután mindegyikük húz egy lapot a talonból, és a magasabb szám a rosszabb.
clause-zyrty-25 = A „több magasabb számú lap” azt jelenti: a kezeket a legmagasabb laptól lefelé rendezzük, és az első különbség dönt; a Z magasabb, mint az 50. A helyezésért a játék sorrendjében húzunk, a győztes után kezdve, és újra, amíg egyenlő; a Z itt is a legmagasabb. Ehhez nem keverünk újra: ha kevesebb a lap, mint az egyenlően álló játékos, osztoznak a helyezésen.

section-6 = Ha elfogynak a lapok

clause-zyrty-26 = Ha a talon elfogyott, és húzni kell, a halmot a felső lap (vagy a felső két egyenlő lap) kivételével új talonná keverjük. Ha nincs mit húzni, a húzás passzt jelent. Ha sorban minden játékos passzol, mert nincs mit húzni, a játék véget ér: mindenki összeszámolja a lapjait, és a legkevesebb pont nyer (ZYRTY-23-tól ZYRTY-25-ig).
clause-zyrty-27 = Ugyanígy ér véget az a játék, amely már 1000 kör óta tart; figyelmetlen játékosokkal a taktikus mód talán sosem érne véget.
