### Žolíky: pravidla pro hráče.

idea = Skládej z karet postupky a skupiny, vykládej je na stůl a poslední kartu odhoď se slovem „Zavírám!“.

section-1 = Sestavy

clause-rummy-1 = Hraje 2–6 hráčů se 110 kartami: jsou to dva balíčky po 52 kartách a šest žolíků.
clause-rummy-2 = Sestava má nejméně tři karty. Buď je to postupka, karty jedné barvy jdoucí po sobě, nebo skupina (trojice, čtveřice), karty stejné hodnoty v různých barvách.
clause-rummy-3 = Pořadí v barvě: eso, 2, 3, 4, 5, 6, 7, 8, 9, 10, kluk, dáma, král, eso. Eso stojí před dvojkou, nebo za králem.
clause-rummy-4 = Postupka nejde přes roh (král, eso, 2 postupka není).
clause-rummy-5 = Ve skupině je každá barva nejvýš jednou.
clause-rummy-6 = Dohodnou-li se na tom hráči (nastavení „Smíšené skupiny“), smí být ve skupině táž karta i dvakrát, třeba obě srdcové dámy.

section-2 = Rozdávání a tah

clause-rummy-7 = Rozdávající dá každému 13 karet, po jedné a po směru hodinových ručiček. Zbytek je talon; jeho vrchní karta se otočí a začíná odhazovací balíček.
clause-rummy-8 = Začíná hráč po levici rozdávajícího: lízne si kartu z talonu a jednu odhodí. Pak hraje další, a tak dokola.
clause-rummy-9 = Místo líznutí z talonu si hráč smí vzít kartu, kterou odhodil hráč před ním.
clause-rummy-10 = V úplně prvním tahu se líže z talonu, jak říká RUMMY-8. Karta sebraná z odhazovacího balíčku se nesmí odhodit v témže tahu (stejná karta, která už byla v ruce, smí; ze stejných karet se nejdřív vykládá ta sebraná).
clause-rummy-11 = Každý tah končí odhozením jedné karty.

section-3 = První výklad a vykládání

clause-rummy-12 = První výklad: první sestava každého hráče musí mít hodnotu nejméně 40 bodů, nebo kolik určuje nastavení „Body na první výklad“. Potom, třeba ještě v témže tahu, smí vykládat i menší.
clause-rummy-13 = Hodnoty: eso 10, ale před dvojkou 1 a za králem 11; desítka, kluk, dáma a král 10; ostatní karty tolik, jaké mají číslo.
clause-rummy-14 = Nastavení „První výklad“ má dvě možnosti. „Samotnou první sestavou“: 40 bodů musí dát první sestava sama, i s tím, co se k ní v tomto tahu přiloží. „Všemi sestavami toho tahu“ (tak se hraje často): počítají se dohromady všechny sestavy vyložené v tahu prvního výkladu. Žolík se počítá jako karta, kterou nahrazuje. Karta přiložená v témže tahu k sestavě vlastního prvního výkladu se počítá s ní; karty přiložené k jiným sestavám (při možnosti „samotnou první sestavou“ i k vlastním dalším) se nepočítají. Přikládat k jiným sestavám nebo vyměnit žolíka lze i dřív, než hráč v tomto tahu 40 bodů dosáhne, ale pak může tah skončit jen zavřením z ruky, nebo až to hráč vezme zpátky.
clause-rummy-15 = Po prvním výkladu (i v témže tahu) smí hráč přikládat karty k vlastním sestavám i k sestavám ostatních.
clause-rummy-16 = Žolík nahrazuje jakoukoli kartu. Kdo ho vykládá, řekne kterou.
clause-rummy-17 = Kdo má kartu, kterou vyložený žolík nahrazuje, smí ji dát na jeho místo a žolíka si vzít.
clause-rummy-18 = To lze jen po prvním výkladu (nebo při zavření z ruky). Žolík jde do ruky; smí se hned použít, nebo si ho lze nechat.
clause-rummy-19 = V sestavě je aspoň jedna karta, která není žolík. Postupka má nejvýš 14 karet (od esa k esu). Skupina má nejvýš 4 karty, smíšená nejvýš 8 a táž karta je v ní nejvýš dvakrát (žolík se počítá jako to, co nahrazuje). Vyložené sestavy se nikdy nedělí, nespojují ani nepřeskládávají; postupka roste jen na koncích (eso, které se hodí na oba konce, jde na ten vyšší).
clause-rummy-27 = Hráč smí vrátit svůj poslední krok v tomto tahu – vyložení, přiložení nebo výměnu žolíka – a tak postupně až k líznutí (to vrátit nelze). Nic skrytého se tím nedozví. Tah, ve kterém začal první výklad, nemůže skončit, dokud výklad nestačí (RUMMY-12, RUMMY-14), ledaže je to zavření z ruky: v každou chvíli lze tedy buď odhodit, nebo vrátit krok.
clause-rummy-28 = Žolíka lze odhodit i sebrat z odhazovacího balíčku. K prvnímu výkladu je třeba aspoň jedna vlastní sestava, i když mají „Body na první výklad“ hodnotu 0.

section-4 = Zavření

clause-rummy-20 = Poslední karta se musí odhodit. Kdo odhodí poslední kartu, ohlásí „Zavírám“ a vyhrává kolo. Poslední kartu tedy nikdo nesmí vyložit.
clause-rummy-21 = Ostatní sečtou karty, které jim zbyly v ruce, jako trestné body: žolík 20, eso 11, ostatní podle RUMMY-13.
clause-rummy-22 = Zavření z ruky: zavře-li hráč v tahu, ve kterém poprvé vykládá, ať to má jakoukoli hodnotu, počítají se trestné body ostatních dvojnásobně. První sestavy pak smějí mít i méně než 40 bodů.
clause-rummy-23 = Při zavření z ruky se smějí vykládat skupiny i postupky a přikládat karty k sestavám ostatních.
clause-rummy-24 = I tehdy se poslední karta musí odhodit.
clause-rummy-25 = Když talon dojde, zamíchá se odhazovací balíček bez vrchní karty a je z něj nový talon. Mělo-li by se to v jednom kole stát pošesté, končí kolo bez vítěze a každý počítá karty v ruce. (Stane se to ve chvíli líznutí; hráč si místo toho může vzít odhozenou kartu.) Stejně končí kolo, které trvá už 1 000 tahů.
clause-rummy-26 = Partie má určitý počet kol, obvykle jedno (rozdávání přechází doleva), nebo trvá, dokud někdo nemá určitý počet trestných bodů, třeba 500; řídí se to nastavením „Partie“. Vyhrává, kdo má trestných bodů nejméně; při shodě se o místo dělí.
