### Prší: pravidla pro hráče.

idea = Hraj kartu stejné hodnoty nebo barvy, zbav se všech co nejdřív a nezapomeň to ohlásit.

section-1 = Rozdávání

clause-mau-1 = Ve 2–6 hráčích se hraje s 32 kartami (7, 8, 9, 10, kluk, dáma, král a eso ve čtyřech barvách), ve více hráčích se 64. Nastavením „Balíčky po 32 kartách“ to lze změnit: dva balíčky i pro méně hráčů (v Itálii už pro šest), nebo jeden, který stačí nejvýš pro šest.
clause-mau-1-german = Ve 2–6 hráčích se hraje s 32 kartami (7, 8, 9, 10, spodek, svršek, král a eso ve čtyřech barvách), ve více hráčích se 64. Nastavením „Balíčky po 32 kartách“ to lze změnit: dva balíčky i pro méně hráčů (v Itálii už pro šest), nebo jeden, který stačí nejvýš pro šest.
clause-mau-2 = Hráčů je nejvýš 10.
clause-mau-3 = Rozdávající dá každému 5 karet, po jedné a po směru hodinových ručiček. Zbytek je talon; jeho vrchní karta se otočí a začíná odhazovací balíček.
clause-mau-4 = Začíná hráč po levici rozdávajícího.

section-2 = Tah

clause-mau-5 = Kdo je na tahu, smí zahrát kartu, která se s vrchní kartou shoduje v hodnotě nebo v barvě.
clause-mau-6 = Kdo nemůže hrát, musí si líznout jednu kartu. Hodí-li se, smí ji (a jenom ji) hned zahrát; jinak je na tahu další hráč. (V českém vydání se karta, která se hodí, zahrát musí.)
clause-mau-7 = Kdo může hrát, nesmí si místo toho líznout (ledaže je zapnuto nastavení „Líznout si smí i ten, kdo může hrát“).
clause-mau-8 = Když talon dojde, zamíchá se odhazovací balíček bez vrchní karty a je z něj nový talon.
clause-mau-9 = Není-li co líznout, hráč, který nemůže hrát, svůj tah vynechá (kdo může, hrát musí). Za sedmy i za trest se líže jen tolik karet, kolik jich je; co se líznout nedá, propadá. Vynechají-li takto po řadě všichni, kolo končí a vyhrává, kdo má nejméně karet; při shodě se o místo dělí.

section-3 = Hlášky

clause-mau-10 = Kdo zahraje předposlední kartu, musí ohlásit „Mau“. Kdo zapomene, musí si líznout dvě karty, ale jen když si toho některý spoluhráč všimne. (Má-li nastavení „Hlášení posledních karet“ hodnotu „automatické: hlásí se samo“, o hlášky se nikdo starat nemusí.)
clause-mau-11 = Všimnout si toho mohou ostatní, dokud další hráč neudělá svůj tah. Přistižený hráč si lízne dvě karty a hraje se dál. Lhůta končí nejbližším zahráním, líznutím nebo vynecháním, ať je udělá kdokoli. Přistihnout někoho neprávem nelze, a hlásit, když se hlásit nemá, také ne.
clause-mau-12 = Kdo zahraje poslední kartu, musí ohlásit „Mau Mau“. Kdo to neudělá, musí si líznout dvě karty a hraje se dál (zahraná karta má svůj účinek).
clause-mau-13 = Kolo vyhrává, kdo se první zbaví poslední karty.

section-4 = Sedmy

clause-mau-14 = Sedma zahraná na kartu své barvy přinutí dalšího hráče líznout si dvě karty. Může-li však i on zahrát sedmu, musí si ten po něm líznout čtyři (2 + 2), a tak dál.
clause-mau-15 = Na sedmu odpovídá sedma jakékoli barvy, a to jen sedma, žádný kluk; odpovědět není povinnost. Sedma zahraná podle hodnoty na sedmu, za kterou už si někdo lízl, neútočí, protože se barvy liší (je-li zapnuto nastavení „Útočí každá sedma“, útočí i ta). Zvolená barva (MAU-20) platí jako barva vrchní karty.
clause-mau-15-german = Na sedmu odpovídá sedma jakékoli barvy, a to jen sedma, žádný spodek; odpovědět není povinnost. Sedma zahraná podle hodnoty na sedmu, za kterou už si někdo lízl, neútočí, protože se barvy liší (je-li zapnuto nastavení „Útočí každá sedma“, útočí i ta). Zvolená barva (MAU-20) platí jako barva vrchní karty.
clause-mau-16 = Kdo si za sedmu lízne, přijde o tah. Tak to je, má-li nastavení „Po líznutí za sedmu“ hodnotu „tah propadá“; při hodnotě „smí se ještě hrát“ smí potom zahrát kteroukoli kartu, která se hodí, nebo vynechat, ale znovu nelíže.

section-5 = Osma, devítka a kluk
section-5-german = Osma, devítka a spodek

clause-mau-17 = Osma: další hráč stojí, jeho tah se přeskočí. Otočí-li se osma jako první karta, stojí hráč po levici rozdávajícího a začíná ten po něm.
clause-mau-18 = Devítka: směr hry se obrací. Otočí-li se devítka jako první karta, začíná rozdávající a hraje se proti směru hodinových ručiček.
clause-mau-19 = Kluk: lze ho zahrát na jakoukoli kartu.
clause-mau-19-german = Spodek: lze ho zahrát na jakoukoli kartu.
clause-mau-20 = Kdo zahraje kluka, zvolí barvu, kterou musí další hráč dodržet; může to být i dosavadní barva. Otočí-li se kluk jako první karta, zvolí barvu první hráč a potom hraje svůj tah.
clause-mau-20-german = Kdo zahraje spodka, zvolí barvu, kterou musí další hráč dodržet; může to být i dosavadní barva. Otočí-li se spodek jako první karta, zvolí barvu první hráč a potom hraje svůj tah.
clause-mau-21 = Sedma otočená jako první karta nemá účinek (je-li zapnuto nastavení „Útočí i sedma otočená na začátku“, útočí na prvního hráče).
clause-mau-22 = Ve dvou hráčích devítka nezmění nic než směr a po osmě hraje tentýž hráč znovu. Kluk zahraný jako poslední karta s hláškou barvu nevolí; bez hlášky ji volí, protože hra pokračuje.
clause-mau-22-german = Ve dvou hráčích devítka nezmění nic než směr a po osmě hraje tentýž hráč znovu. Spodek zahraný jako poslední karta s hláškou barvu nevolí; bez hlášky ji volí, protože hra pokračuje.

section-6 = Partie

clause-mau-23 = Partii vyhrává, kdo první vyhraje určený počet kol (nastavení „Na kolik vyhraných kol se hraje“); rozdávání přechází doleva. Kolo, které vyhraje víc hráčů (MAU-9), se počítá každému z nich.
clause-mau-26 = Kolo, které trvá už 2 000 tahů, končí jako v MAU-9.

section-7 = České vydání (Prší)

clause-mau-24 = V českém vydání (nastavení „Vydání“, hodnota „české (Prší)“) se stojí na eso (osma je obyčejná karta), a to i když se eso otočí jako první karta.
clause-mau-25 = V českém vydání se při předposlední kartě nehlásí nic; při poslední hráč ohlásí „Prší!“, jinak si lízne dvě karty.
