### A Makaó szabályai, játékosoknak.

idea = Tegyél számra számot vagy színre színt, fogyaszd el elsőként a lapjaidat – és ne felejtsd el bemondani.

section-1 = Az osztás

clause-mau-1 = Kettőtől hat játékosig egy 32 lapos csomaggal játszunk: 7, 8, 9, 10, bubi, dáma, király és ász négy színben. Többen két csomaggal, 64 lappal játszanak. A „32 lapos csomagok” beállításban ezen változtathattok: lehet két csomag kevesebb játékosnak is (Olaszországban például hat játékostól), vagy egy, amely legfeljebb hat játékosnak elég.
clause-mau-1-german = Kettőtől hat játékosig egy 32 lapos csomaggal játszunk: 7, 8, 9, 10, alsó, felső, király és ász négy színben. Többen két csomaggal, 64 lappal játszanak. A „32 lapos csomagok” beállításban ezen változtathattok: lehet két csomag kevesebb játékosnak is (Olaszországban például hat játékostól), vagy egy, amely legfeljebb hat játékosnak elég.
clause-mau-2 = Legfeljebb tízen játszhatják.
clause-mau-3 = Az osztó mindenkinek öt lapot oszt, egyesével, az óramutató járása szerint. A többi a talon. A legfelső lapját felfordítjuk, ezzel kezdődik a dobóhalom.
clause-mau-4 = Az osztó bal oldali szomszédja kezd.

section-2 = A kör

clause-mau-5 = Amikor te jössz, olyan lapot tehetsz le, amely értékben vagy színben megegyezik a dobóhalom legfelső lapjával.
clause-mau-6 = Ha nem tudsz, húznod kell egy lapot. Ha az illik, rögtön leteheted – csak azt, mást nem. Különben a következő játékos jön. A cseh kiadásban az illő húzott lapot le kell tenni.
clause-mau-7 = Ha tudsz tenni, nem húzhatsz helyette; az „Aki tud tenni, helyette húzhat is” beállítással húzhatsz.
clause-mau-8 = Ha a talon elfogyott, a dobóhalmot a legfelső lap kivételével megkeverjük, és ez lesz az új talon.
clause-mau-9 = Ha nincs mit húzni, az passzol, aki nem tud tenni; aki tud, annak tennie kell. Akinek több lapot kell húznia, hetes miatt vagy büntetésből, annyit húz, amennyi van, a többi elvész. Ha sorban minden játékos passzol, mert nincs mit húzni, a forduló véget ér, és a legkevesebb lap nyer; holtverseny esetén osztoztok a helyezésen.

section-3 = A bemondások

clause-mau-10 = Amikor leteszed az utolsó előtti lapodat, be kell mondanod: „Makaó”. Ha elfelejted, két lapot kell húznod, de csak akkor, ha valaki észreveszi. Ha „Az utolsó lapok bemondása” beállítás értéke „magától megtörténik”, minden bemondás magától megtörténik.
clause-mau-11 = A többiek addig vehetik észre, amíg a következő játékos nem lépett. Akit rajtakapnak, két lapot húz, és a játék megy tovább. A lehetőség a következő letett lappal, húzással vagy passzal megszűnik, bárkié legyen is az. Ok nélkül senkit sem lehet rajtakapni, és bemondani sem lehet, ha nincs mit.
clause-mau-12 = Amikor leteszed az utolsó lapodat, be kell mondanod: „Kakaó”. Ha nem teszed, két lapot kell húznod, és a játék megy tovább; a letett lapod hatása érvényes.
clause-mau-13 = Aki elsőként megszabadul az utolsó lapjától, megnyeri a fordulót.

section-4 = A hetesek

clause-mau-14 = Hetes: ha a saját színével egyező lapra teszik, a következő játékosnak két lapot kell húznia. De ha ő is tud tenni egy hetest, az utána jövőnek négyet kell húznia (2 + 2), és így tovább.
clause-mau-15 = Hetesre hetes a válasz, bármilyen színű legyen is. Más nem lehet, bubi sem, és senki sem köteles válaszolni. Ha olyan hetesre tesznek hetest, amely miatt a lapokat már felhúzták, attól senkinek sem kell húznia, mert a színek különböznek; a „Minden hetes támad” beállítással kell. A kért szín (MAU-20) a legfelső lap színének számít.
clause-mau-15-german = Hetesre hetes a válasz, bármilyen színű legyen is. Más nem lehet, alsó sem, és senki sem köteles válaszolni. Ha olyan hetesre tesznek hetest, amely miatt a lapokat már felhúzták, attól senkinek sem kell húznia, mert a színek különböznek; a „Minden hetes támad” beállítással kell. A kért szín (MAU-20) a legfelső lap színének számít.
clause-mau-16 = Aki hetes miatt húz, kimarad. Ez így van, ha a „Miután valaki hetesre húzott” beállítás értéke „kimarad”; ha „tehet egy lapot”, utána letehetsz bármilyen illő lapot, vagy passzolhatsz, de újra nem húzhatsz.

section-5 = Nyolcas, kilences és bubi
section-5-german = Nyolcas, kilences és alsó

clause-mau-17 = Nyolcas: a következő játékos kimarad. Ha az elsőként felfordított lap nyolcas, az osztó bal oldali szomszédja marad ki, és az utána következő kezd.
clause-mau-18 = Kilences: megfordul a játék iránya. Ha az elsőként felfordított lap kilences, az osztó kezd, és a játék az óramutató járásával ellentétesen folyik.
clause-mau-19 = Bubi: bármelyik lapra letehető.
clause-mau-19-german = Alsó: bármelyik lapra letehető.
clause-mau-20 = Aki bubit tesz le, színt kér, és a következő játékosnak abból kell tennie; ez lehet az a szín is, amelyik addig volt. Ha az elsőként felfordított lap bubi, az első játékos kér színt, majd ő lép.
clause-mau-20-german = Aki alsót tesz le, színt kér, és a következő játékosnak abból kell tennie; ez lehet az a szín is, amelyik addig volt. Ha az elsőként felfordított lap alsó, az első játékos kér színt, majd ő lép.
clause-mau-21 = Az elsőként felfordított hetesnek nincs hatása. „A kezdő hetes is támad” beállítással az első játékosnak válaszolnia kell rá, vagy húznia.
clause-mau-22 = Két játékosnál a kilences csak az irányt változtatja meg, a nyolcas pedig azt jelenti, hogy megint te jössz. Ha utolsó lapként bubit teszel le a bemondással, nem kérsz semmit; bemondás nélkül kérsz színt, mert a játék folytatódik.
clause-mau-22-german = Két játékosnál a kilences csak az irányt változtatja meg, a nyolcas pedig azt jelenti, hogy megint te jössz. Ha utolsó lapként alsót teszel le a bemondással, nem kérsz semmit; bemondás nélkül kérsz színt, mert a játék folytatódik.

section-6 = A parti

clause-mau-23 = A partit az nyeri, aki elsőként annyi fordulót nyer, amennyit a „Hány nyert forduló dönti el a partit” beállítás mond. Az osztás balra halad. Ha egy fordulót többen nyernek (MAU-9), mindegyiküknek számít.
clause-mau-26 = Ha egy forduló már 2000 kör óta tart, úgy ér véget, mint a MAU-9-ben: a legkevesebb lap nyer.

section-7 = A cseh kiadás (Prší)

clause-mau-24 = Ha a „Kiadás” értéke „cseh (Prší)”, az ász miatt marad ki a következő játékos, az elsőként felfordított ász miatt is; a nyolcas közönséges lap.
clause-mau-25 = A cseh kiadásban az utolsó előtti lapnál nem kell semmit mondani. Az utolsó lapnál azt mondod: „Prší!”, különben két lapot húzol.
