### Zyrty: pravidla pro hráče.

idea = Zbav se karet na jediném balíčku, který střídavě stoupá k 50 a klesá k 0.

section-1 = Rozdávání

clause-zyrty-1 = Hraje 2–10 hráčů se 108 kartami: od každého čísla 1–49 jsou dvě, 0 a 50 jsou po čtyřech a Z jsou dvě. Čísla 11, 22, 33 a 44 mají na sobě +2. Čísla 1–49 jsou obyčejné karty, 0, 50 a Z zvláštní. Každý dostane ve 2 hráčích 10 karet, ve 3 hráčích 9, ve 4 hráčích 8, v 5 hráčích 7, v 6 hráčích 6, v 7 hráčích 5, v 8–10 hráčích 4.
clause-zyrty-2 = Hráči se dohodnou, kdo rozdává a zda se hraje po směru, nebo proti směru hodinových ručiček (nastavení „Směr, kterým hra obíhá“). Začíná ten, kdo je tímto směrem první po rozdávajícím.
clause-zyrty-3 = Zbytek je dobírací balíček. Jeho vrchní karta se otočí a začíná odhazovací balíček. Je-li to 26 nebo víc, hraje se dolů k 0, jinak nahoru k 50.
clause-zyrty-4 = Je-li první kartou Z, neplatí: otočí se další (a položí se na ni).
clause-zyrty-5 = Je-li první kartou karta +2, sama o sobě nemá účinek. Lze ho však probudit: kdo na ni zahraje kartu +2, zasáhne dalšího hráče oběma. (Je to obyčejný tah, platí pro něj směr i režim; probudí ji i ozvěna nebo dvojice, která kartou +2 začíná; karta spí, dokud ji něco nepřikryje.)

section-2 = Tah

clause-zyrty-6 = Kdo je na tahu, zahraje jednu kartu, která pokračuje směrem, kterým se hraje: nahoru, nebo dolů.
clause-zyrty-7 = Je-li „Režim“ „plynulý: musí se hrát nejbližší karta“, musí to být ta z vlastních karet, která je číslu na balíčku nejblíž. (Leží 30, hraje se dolů, v ruce je 27, 16 a 5: musí se hrát 27.)
clause-zyrty-8 = Je-li „Režim“ „taktický: jakákoli karta tím směrem“, může to být kterákoli vlastní karta na té straně od čísla na balíčku. (Leží 30, hraje se dolů, v ruce je 27, 16 a 5: smí se hrát kterákoli.)
clause-zyrty-9 = Kdo nemá kartu, která se hodí, musí si jednu dobrat z dobíracího balíčku. Výjimkou jsou 0, 50 a Z: ty lze ve svém tahu zahrát kdykoli.
clause-zyrty-10 = Dobráním tah končí. Kdo má obyčejnou kartu, která se hodí, dobrat nesmí. Kdo takovou nemá, ale drží zvláštní, smí ji zahrát, nebo si dobrat. Po dobrání se už nehraje.
clause-zyrty-11 = 50 obrací hru dolů (od 50 k 0). 0 ji obrací nahoru (od 0 k 50). Z se hraje jako 0, nebo jako 50; hráč řekne jako co.

section-3 = Karty +2

clause-zyrty-12 = Karty +2 (11, 22, 33, 44): po takové kartě si další hráč musí dobrat dvě karty, nebo také zahrát kartu +2 a celou nálož, o dvě větší, poslat dál; a tak dokola.
clause-zyrty-13 = Karta +2 zahraná jako odpověď nemusí dodržet směr. (Leží 23, hraje se nahoru; A zahraje na B 33; B smí odpovědět 11.) Směr zůstane, jaký byl.
clause-zyrty-14 = Kdo si nálož vezme, přijde tím o tah; nálož je pryč a pokračuje se od čísla navrchu. Na nálož nelze odpovědět 0, 50 ani Z. Odpověď není vázána směrem ani režimem a může to být i dvojice (+4). Je-li nálož větší, než kolik lze dobrat, dobere se všechno a zbytek propadá.

section-4 = Dvě karty najednou

clause-zyrty-15 = Ozvěna: hráč smí zahrát kartu se stejným číslem, jaké leží na balíčku, spolu s druhou kartou, která se hodí podle směru a režimu. (Leží 25, hraje se nahoru: 25 a hned 26.) Povinnost to není nikdy.
clause-zyrty-16 = Druhou kartou ozvěny je jakákoli karta, kterou by na to číslo šlo zahrát samotnou: obyčejná, která se hodí, nebo zvláštní. Stejné číslo samotné zahrát nelze, kromě 0 na 0 a 50 na 50. Z může být kartou ozvěny na 0 nebo 50. V jednom tahu lze zahrát nejvýš dvě karty. Jako odpověď na nálož se ozvěna hrát nesmí. Karta +2 v ozvěně, první i druhá, má svůj účinek.
clause-zyrty-17 = Dvojice: dvě stejné karty lze zahrát najednou, i 0, 50, Z a karty +2 (dvojice karet +2 platí za čtyři).
clause-zyrty-18 = Nikdy však tři stejná čísla po sobě, ani během několika tahů. (Leží-li 50, další dvě 50 zahrát nelze.)
clause-zyrty-19 = Z se počítá jako to číslo, jako které bylo zahráno. Dvojice Z se hraje jako jedno a totéž číslo. V plynulém režimu musí mít dvojice nejbližší číslo.

section-5 = Konec hry

clause-zyrty-20 = Hru nelze ukončit kartou 0, 50 ani Z.
clause-zyrty-21 = Vyhrává, kdo první zahraje poslední kartu z ruky, a tím hra končí.
clause-zyrty-22 = Karta +2 zahraná jako poslední ukončí hru hned; nikdo si za ni nedobírá.
clause-zyrty-23 = Ostatní počítají své karty: Z za 3 body, dvojciferná čísla (i 50) za 2, jednociferná (i 0) za 1. Kdo má nejvíc bodů, je poslední.
clause-zyrty-24 = Při stejných bodech je na tom lépe, kdo má méně karet; potom je na tom hůř, kdo má víc karet s vyššími čísly; potom si každý dobere z dobíracího balíčku a vyšší číslo je horší.
clause-zyrty-25 = „Víc karet s vyššími čísly“ znamená: ruce se seřadí od nejvyšší karty dolů a rozhoduje první rozdíl; Z je víc než 50. O pořadí se dobírá ve směru hry od hráče po vítězi, při shodě znovu, a balíček se kvůli tomu nikdy neobnovuje; Z je nejvyšší. Je-li karet méně než hráčů ve shodě, o místo se dělí.

section-6 = Když dojdou karty

clause-zyrty-26 = Když dobírací balíček dojde, zamíchá se odhazovací balíček bez vrchní karty (nebo bez vrchní dvojice stejných) a je z něj nový dobírací. Není-li co dobrat, tah se vynechá. Vynechají-li takto po řadě všichni, hra končí: všichni počítají a vyhrává, kdo má nejméně bodů (ZYRTY-23 až ZYRTY-25). Balíček se obnovuje teprve tehdy, když se má karta dobrat.
clause-zyrty-27 = Hra, která trvá už 1 000 tahů, končí stejně (při neopatrné hře by taktický režim nemusel skončit nikdy).
