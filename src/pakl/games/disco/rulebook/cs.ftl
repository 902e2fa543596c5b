### Švábí diskotéka: pravidla pro hráče.

idea = Švábi tančí v maškarních převlecích: s nízkou kartou si na parketu vybíráš dřív, dva stejné převleky z tvé sbírky odejdou spolu a vyhrává nejnižší součet.

section-1 = Příprava

clause-disco-1 = Ve 3–6 hráčích se hraje základní hra; ve dvou se přidá fiktivní hráč Jožin (DISCO-19 až DISCO-25).
clause-disco-2 = Ve hře je šest barev a v každé 13 karet s hodnotami 1 až 13; třináctka je Král parketu. Každý si vezme 13 karet jedné barvy, zamíchá je a položí před sebe rubem nahoru: to je jeho dobírací balíček. Nepoužité barvy zůstanou mimo hru.
clause-disco-3 = Každý otočí vrchní kartu svého balíčku a položí ji doprostřed stolu na parket. Kdo otočí třináctku, otočí na parket jinou kartu a třináctku zamíchá zpátky do svého balíčku.
clause-disco-4 = Čí karta na parketu je nejnižší, ten si vezme kartu shody a má ji po celou hru. Je-li nejnižších karet víc, dostane ji nejmladší z jejich majitelů.
clause-disco-5 = Kdo se počítá za nejmladšího, určuje nastavení „Kdo je nejmladší“. Při obvyklé hodnotě „rozhodne los“ se mezi hráči se stejně nízkou kartou losuje, a to vlastním mícháním hry. Je-li nastavené určité místo, dostane kartu shody ten z nich, na koho se od tohoto místa po směru hodinových ručiček přijde nejdřív; místo samo je na řadě jako první.
clause-disco-6 = Potom si každý dobere do ruky 3 vrchní karty svého balíčku.

section-2 = Kola

clause-disco-7 = Hra má 13 kol. V 1. až 12. kole si každý vybere kartu z ruky a položí ji před sebe rubem nahoru; potom už svou volbu změnit nemůže. Až vyberou všichni, karty se najednou otočí. Zůstanou ležet stranou od parketu.
clause-disco-8 = Teď se bere z parketu, a to v pořadí od nejnižší právě zahrané karty po nejvyšší: každý si vybere jednu kartu a vyloží ji lícem nahoru do své sbírky. Na hráče s nejvyšší kartou zbude ta poslední.
clause-disco-9 = Sbírky leží odkryté, všichni vidí každou jejich kartu.
clause-disco-10 = Jsou-li zahrané karty stejné, má přednost hráč, na kterého se od držitele karty shody po směru hodinových ručiček přijde nejdřív; nejblíž ze všech je držitel sám.
clause-disco-11 = Když je parket prázdný, každý na něj přesune kartu, kterou v tomto kole zahrál, a dobere si jednu kartu ze svého balíčku, aby měl v ruce zase 3. Když balíček dojde (od 10. kola, ve variantě 1 od 9. kola), už se nedobírá a karet v ruce ubývá.
clause-disco-12 = 13. kolo: ruce jsou prázdné, parket ne. Začne hráč po pravici držitele karty shody a pokračuje se proti směru hodinových ručiček; každý si vezme z parketu jednu kartu podle svého výběru. Držitel karty shody bere poslední (ve dvou hráčích předposlední, DISCO-23).

section-3 = Král a stejné převleky

clause-disco-13 = Kdo zahraje třináctku (krále), musí si vzít do sbírky všechny karty z parketu. Ostatní v tomto kole nedostanou nic, ať zahráli cokoli. Potom se všechny zahrané karty i s králem přesunou na parket jako jindy.
clause-disco-14 = Zahraje-li v jednom kole krále víc hráčů, bere všechno ten, kdo má přednost podle DISCO-10.
clause-disco-15 = Jakmile se v něčí sbírce sejdou dvě karty stejné hodnoty, obě se odhodí ze hry.
clause-disco-16 = Stejné karty odcházejí jen po dvou: ze 3 nebo 5 stejných karet jedna zůstane.

section-4 = Konec hry

clause-disco-17 = Po posledním kole každý sečte hodnoty karet, které mu zbyly ve sbírce. Vyhrává nejnižší součet.
clause-disco-18 = Při stejném součtu vyhrává ten, kdo má přednost podle DISCO-10; stejně se rozhoduje i o dalších místech.

section-5 = Hra ve dvou

clause-disco-19 = Třetí barva patří fiktivnímu hráči, kterému říkáme Jožin. Jeho karty se zamíchají a vrchní z nich jde na parket podle DISCO-3. Ostatní zůstanou ležet rubem nahoru.
clause-disco-20 = Jožinova karta na parketu se při určování karty shody nepočítá: Jožin kartu shody nikdy nedostane.
clause-disco-21 = Jožin nemá nic v ruce a žádnou kartu nehraje. Do své sbírky si vždy bere poslední kartu z parketu. Potom se otočí vrchní karta jeho balíčku a přidá se na parket ke dvěma zahraným.
clause-disco-22 = Král otočený během kol z Jožinova balíčku nemá žádný účinek, prostě jde na parket.
clause-disco-23 = I ve 13. kole bere Jožin poslední kartu.
clause-disco-24 = Z Jožinovy sbírky odcházejí dvojice jako jindy; na konci se sečte i jeho sbírka a může dokonce vyhrát.
clause-disco-25 = Při shodě Jožin prohrává. Hráčův král bere všechny tři karty z parketu, na Jožina tedy v tom kole nezbude nic; jeho vrchní karta se přesto otočí.

section-6 = Varianta 1: skrytý host

clause-disco-26 = S nastavením „Varianta 1: v každé sbírce skrytý host“ si každý při přípravě dobere 4 karty místo 3 a jednu z nich položí rubem nahoru do své sbírky: to je skrytý host. Nesmí to být třináctka. Majitel se na svého hosta smí kdykoli podívat.
clause-disco-27 = Hra má 12 kol; 12. kolo se hraje jako 13. kolo základní hry.
clause-disco-28 = Kdo si vezme stejnou kartu, jako je jeho skrytá, smí obě odhodit jako dvojici.
clause-disco-29 = Jinak se skrytá karta otočí na konci hry a její hodnota se přičte k součtu. Dvojici na konci už netvoří.
clause-disco-30 = Volba podle DISCO-28 se nabídne tehdy, když hráč právě vzal stejnou kartu a po odchodu odkrytých dvojic (DISCO-15) mu zbyla odkrytá karta stejná jako skrytá; další hráč na odpověď čeká. Kdo odmítne, tomu se volba kvůli téže kartě už nenabídne; ostatní se nedozvědí ani o nabídce, ani o odmítnutí. Jožin skrytou kartu nemá; v jeho balíčku zkrátka zůstane jedna karta neotočená.

section-7 = Varianta 2: zrcadlo

clause-disco-31 = S nastavením „Varianta 2: tolik her, kolik hráčů, a zrcadlo“ se hraje tolik her, kolik je hráčů, a výsledky se sčítají. Každá hra se připravuje znovu a znovu se určuje i to, kdo má kartu shody. (Jožin není hráč: ve dvou se hrají dvě hry. I jeho výsledky se sčítají; celkově může vyhrát a při shodě prohrává.)
clause-disco-32 = Po každé hře si hráč, který má zatím nejvyšší celkový součet, vezme do sbírky pro další hru zrcadlo.
clause-disco-33 = Než si majitel zrcadla dobere poslední kartu svého balíčku, musí zrcadlo použít, je-li to možné: vybere jednu kartu své sbírky a odhodí ji spolu se zrcadlem. Je-li sbírka prázdná, odhodí se zrcadlo bez užitku.
clause-disco-34 = Po poslední hře vyhrává nejnižší celkový součet.
clause-disco-35 = Zrcadlo lze použít i na konci kteréhokoli dřívějšího kola, těsně před dobíráním. Má-li nejvyšší součet víc hráčů, vezme si zrcadlo ten, kdo má přednost podle DISCO-10 (v právě dohrané hře). Jožin zrcadlo nikdy nedostane. Na konci kola se postupuje takto: karty na parket, rozhodnutí o zrcadle, všichni dobírají; naposledy se dobírá na konci 9. kola (ve variantě 1 na konci 8.). Skrytý host leží ve sbírce, takže lze se zrcadlem odhodit i jeho a počítá se i pro DISCO-33. O shodě na úplném konci rozhoduje DISCO-10 podle držitele karty shody v poslední hře.
clause-disco-36 = Obě varianty lze spojit.
