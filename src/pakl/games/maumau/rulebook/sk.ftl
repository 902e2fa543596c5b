### Faraón: pravidlá pre hráčov.

idea = Hraj kartu rovnakej hodnoty alebo farby, zbav sa všetkých čo najskôr a nezabudni to ohlásiť.

section-1 = Rozdávanie

clause-mau-1 = Pri 2–6 hráčoch sa hrá s 32 kartami (7, 8, 9, 10, dolník, dáma, kráľ a eso v štyroch farbách), pri viacerých so 64. Nastavením „Balíčky po 32 kariet“ to možno zmeniť: dva balíčky aj pre menej hráčov (v Taliansku už pre šiestich), alebo jeden, ktorý stačí najviac pre šiestich.
clause-mau-1-german = Pri 2–6 hráčoch sa hrá s 32 kartami (7, 8, 9, 10, dolník, horník, kráľ a eso v štyroch farbách), pri viacerých so 64. Nastavením „Balíčky po 32 kariet“ to možno zmeniť: dva balíčky aj pre menej hráčov (v Taliansku už pre šiestich), alebo jeden, ktorý stačí najviac pre šiestich.
clause-mau-2 = Hráčov je najviac 10.
clause-mau-3 = Rozdávajúci dá každému 5 kariet, po jednej a v smere hodinových ručičiek. Zvyšok je talón; jeho vrchná karta sa otočí a začína odhadzovací balíček.
clause-mau-4 = Začína hráč po ľavici rozdávajúceho.

section-2 = Ťah

clause-mau-5 = Kto je na ťahu, smie zahrať kartu, ktorá sa s vrchnou kartou zhoduje v hodnote alebo vo farbe.
clause-mau-6 = Kto nemôže hrať, musí si potiahnuť jednu kartu. Ak sa hodí, smie ju (a iba ju) hneď zahrať; inak je na ťahu ďalší hráč. (V českom vydaní sa karta, ktorá sa hodí, zahrať musí.)
clause-mau-7 = Kto môže hrať, nesmie si namiesto toho potiahnuť (okrem prípadu, keď je zapnuté nastavenie „Potiahnuť si smie aj ten, kto môže hrať“).
clause-mau-8 = Keď sa talón minie, zamieša sa odhadzovací balíček bez vrchnej karty a je z neho nový talón.
clause-mau-9 = Ak niet čo ťahať, hráč, ktorý nemôže hrať, svoj ťah vynechá (kto môže, hrať musí). Za sedmy aj za trest sa ťahá iba toľko kariet, koľko ich je; čo sa potiahnuť nedá, prepadá. Ak takto po rade vynechajú všetci, kolo sa končí a vyhráva, kto má najmenej kariet; pri zhode sa o miesto delia.

section-3 = Ohlasovanie

clause-mau-10 = Kto zahrá predposlednú kartu, musí ohlásiť „Faraón“. Kto zabudne, musí si potiahnuť dve karty, ale iba ak si to niektorý spoluhráč všimne. (Ak má nastavenie „Ohlasovanie posledných kariet“ hodnotu „automatické: hlási sa samo“, o ohlasovanie sa nikto starať nemusí.)
clause-mau-11 = Všimnúť si to môžu ostatní, kým ďalší hráč neurobí svoj ťah. Prichytený hráč si potiahne dve karty a hrá sa ďalej. Lehota sa končí najbližším zahratím, potiahnutím alebo vynechaním, nech ho urobí ktokoľvek. Prichytiť niekoho neprávom sa nedá, a hlásiť, keď sa hlásiť nemá, tiež nie.
clause-mau-12 = Kto zahrá poslednú kartu, musí ohlásiť „Zatváram“. Kto to neurobí, musí si potiahnuť dve karty a hrá sa ďalej (zahratá karta má svoj účinok).
clause-mau-13 = Kolo vyhráva, kto sa prvý zbaví poslednej karty.

section-4 = Sedmy

clause-mau-14 = Sedma zahratá na kartu svojej farby prinúti ďalšieho hráča potiahnuť si dve karty. Ak však aj on môže zahrať sedmu, musí si ten po ňom potiahnuť štyri (2 + 2), a tak ďalej.
clause-mau-15 = Na sedmu odpovedá sedma akejkoľvek farby, a to iba sedma, nijaký dolník; odpovedať nie je povinnosť. Sedma zahratá podľa hodnoty na sedmu, za ktorú si už niekto potiahol, neútočí, lebo farby sú rôzne (ak je zapnuté nastavenie „Útočí každá sedma“, útočí aj tá). Zvolená farba (MAU-20) platí ako farba vrchnej karty.
clause-mau-15-german = Na sedmu odpovedá sedma akejkoľvek farby, a to iba sedma, nijaký dolník; odpovedať nie je povinnosť. Sedma zahratá podľa hodnoty na sedmu, za ktorú si už niekto potiahol, neútočí, lebo farby sú rôzne (ak je zapnuté nastavenie „Útočí každá sedma“, útočí aj tá). Zvolená farba (MAU-20) platí ako farba vrchnej karty.
clause-mau-16 = Kto si za sedmu potiahne, príde o ťah. Tak to je, ak má nastavenie „Po potiahnutí za sedmu“ hodnotu „ťah prepadá“; pri hodnote „smie sa ešte hrať“ smie potom zahrať ktorúkoľvek kartu, ktorá sa hodí, alebo vynechať, ale znova neťahá.

section-5 = Osmička, deviatka a dolník
section-5-german = Osmička, deviatka a dolník

clause-mau-17 = Osmička: ďalší hráč stojí, jeho ťah sa preskočí. Ak sa osmička otočí ako prvá karta, stojí hráč po ľavici rozdávajúceho a začína ten po ňom.
clause-mau-18 = Deviatka: smer hry sa obracia. Ak sa deviatka otočí ako prvá karta, začína rozdávajúci a hrá sa proti smeru hodinových ručičiek.
clause-mau-19 = Dolník: možno ho zahrať na akúkoľvek kartu.
clause-mau-19-german = Dolník: možno ho zahrať na akúkoľvek kartu.
clause-mau-20 = Kto zahrá dolníka, zvolí farbu, ktorú musí ďalší hráč dodržať; môže to byť aj doterajšia farba. Ak sa dolník otočí ako prvá karta, zvolí farbu prvý hráč a potom hrá svoj ťah.
clause-mau-20-german = Kto zahrá dolníka, zvolí farbu, ktorú musí ďalší hráč dodržať; môže to byť aj doterajšia farba. Ak sa dolník otočí ako prvá karta, zvolí farbu prvý hráč a potom hrá svoj ťah.
clause-mau-21 = Sedma otočená ako prvá karta nemá účinok (ak je zapnuté nastavenie „Útočí aj sedma otočená na začiatku“, útočí na prvého hráča).
clause-mau-22 = Pri dvoch hráčoch deviatka nezmení nič okrem smeru a po osmičke hrá ten istý hráč znova. Dolník zahratý ako posledná karta s ohlásením farbu nevolí; bez ohlásenia ju volí, lebo hra pokračuje.
clause-mau-22-german = Pri dvoch hráčoch deviatka nezmení nič okrem smeru a po osmičke hrá ten istý hráč znova. Dolník zahratý ako posledná karta s ohlásením farbu nevolí; bez ohlásenia ju volí, lebo hra pokračuje.

section-6 = Partia

clause-mau-23 = Partiu vyhráva, kto prvý vyhrá určený počet kôl (nastavenie „Na koľko vyhratých kôl sa hrá“); rozdávanie prechádza doľava. Kolo, ktoré vyhrá viac hráčov (MAU-9), sa počíta každému z nich.
clause-mau-26 = Kolo, ktoré trvá už 2 000 ťahov, sa končí ako v MAU-9.

section-7 = České vydanie (Prší)

clause-mau-24 = V českom vydaní (nastavenie „Vydanie“, hodnota „české (Prší)“) sa stojí na eso (osmička je obyčajná karta), a to aj keď sa eso otočí ako prvá karta.
clause-mau-25 = V českom vydaní sa pri predposlednej karte nehlási nič; pri poslednej hráč ohlási „Prší!“, inak si potiahne dve karty.
