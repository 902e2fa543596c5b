### Žolík: pravidlá pre hráčov.

idea = Skladaj z kariet postupky a série, vykladaj ich na stôl a poslednú kartu odhoď so slovom „Zatváram!“.

section-1 = Kombinácie

clause-rummy-1 = Hrá 2–6 hráčov so 110 kartami: sú to dva balíčky po 52 kariet a šesť žolíkov.
clause-rummy-2 = Kombinácia má najmenej tri karty. Buď je to postupka, karty jednej farby idúce po sebe, alebo séria, karty rovnakej hodnoty v rôznych farbách.
clause-rummy-3 = Poradie vo farbe: eso, 2, 3, 4, 5, 6, 7, 8, 9, 10, dolník, dáma, kráľ, eso. Eso stojí pred dvojkou, alebo za kráľom.
clause-rummy-4 = Postupka nejde cez roh (kráľ, eso, 2 postupka nie je).
clause-rummy-5 = V sérii je každá farba najviac raz.
clause-rummy-6 = Ak sa na tom hráči dohodnú (nastavenie „Zmiešané série“), smie byť v sérii tá istá karta aj dvakrát, napríklad obe srdcové dámy.

section-2 = Rozdávanie a ťah

clause-rummy-7 = Rozdávajúci dá každému 13 kariet, po jednej a v smere hodinových ručičiek. Zvyšok je talón; jeho vrchná karta sa otočí a začína odhadzovací balíček.
clause-rummy-8 = Začína hráč po ľavici rozdávajúceho: potiahne si kartu z talónu a jednu odhodí. Potom hrá ďalší, a tak dokola.
clause-rummy-9 = Namiesto ťahania z talónu si hráč smie vziať kartu, ktorú odhodil hráč pred ním.
clause-rummy-10 = V úplne prvom ťahu sa ťahá z talónu, ako hovorí RUMMY-8. Karta vzatá z odhadzovacieho balíčka sa nesmie odhodiť v tom istom ťahu (rovnaká karta, ktorá už bola v ruke, smie; z rovnakých kariet sa najprv vykladá tá vzatá).
clause-rummy-11 = Každý ťah sa končí odhodením jednej karty.

section-3 = Prvé vyloženie a vykladanie

clause-rummy-12 = Prvé vyloženie: prvá kombinácia každého hráča musí mať hodnotu najmenej 40 bodov, alebo koľko určuje nastavenie „Body na prvé vyloženie“. Potom, pokojne ešte v tom istom ťahu, smie vykladať aj menšie.
clause-rummy-13 = Hodnoty: eso 10, ale pred dvojkou 1 a za kráľom 11; desiatka, dolník, dáma a kráľ 10; ostatné karty toľko, aké majú číslo.
clause-rummy-14 = Nastavenie „Prvé vyloženie“ má dve možnosti. „Samotnou prvou kombináciou“: 40 bodov musí dať prvá kombinácia sama, aj s tým, čo sa k nej v tomto ťahu doloží. „Všetkými kombináciami toho ťahu“ (tak sa hrá často): počítajú sa dokopy všetky kombinácie vyložené v ťahu prvého vyloženia. Žolík sa počíta ako karta, ktorú nahrádza. Karta doložená v tom istom ťahu ku kombinácii vlastného prvého vyloženia sa počíta s ňou; karty doložené k iným kombináciám (pri možnosti „samotnou prvou kombináciou“ aj k vlastným ďalším) sa nepočítajú. Dokladať k iným kombináciám alebo vymeniť žolíka možno aj skôr, než hráč v tomto ťahu 40 bodov dosiahne, ale potom sa ťah môže skončiť iba zatvorením z ruky, alebo až keď to hráč vezme späť.
clause-rummy-15 = Po prvom vyložení (aj v tom istom ťahu) smie hráč dokladať karty k vlastným kombináciám aj ku kombináciám ostatných.
clause-rummy-16 = Žolík nahrádza akúkoľvek kartu. Kto ho vykladá, povie ktorú.
clause-rummy-17 = Kto má kartu, ktorú vyložený žolík nahrádza, smie ju dať na jeho miesto a žolíka si vziať.
clause-rummy-18 = Smie sa to iba po prvom vyložení (alebo pri zatvorení z ruky). Žolík ide do ruky; smie sa hneď použiť, alebo si ho možno nechať.
clause-rummy-19 = V kombinácii je aspoň jedna karta, ktorá nie je žolík. Postupka má najviac 14 kariet (od esa po eso). Séria má najviac 4 karty, zmiešaná najviac 8 a tá istá karta je v nej najviac dvakrát (žolík sa počíta ako to, čo nahrádza). Vyložené kombinácie sa nikdy nedelia, nespájajú ani nepreskladávajú; postupka rastie iba na koncoch (eso, ktoré sa hodí na oba konce, ide na ten vyšší).
clause-rummy-27 = Hráč smie vrátiť svoj posledný krok v tomto ťahu – vyloženie, doloženie alebo výmenu žolíka – a tak postupne až k potiahnutiu (to vrátiť nemožno). Nič skryté sa tým nedozvie. Ťah, v ktorom sa začalo prvé vyloženie, sa nemôže skončiť, kým vyloženie nestačí (RUMMY-12, RUMMY-14), ak to nie je zatvorenie z ruky: v každej chvíli teda možno buď odhodiť, alebo vrátiť krok.
clause-rummy-28 = Žolíka možno odhodiť aj vziať z odhadzovacieho balíčka. Na prvé vyloženie treba aspoň jednu vlastnú kombináciu, aj keď majú „Body na prvé vyloženie“ hodnotu 0.

section-4 = Zatvorenie

clause-rummy-20 = Posledná karta sa musí odhodiť. Kto odhodí poslednú kartu, ohlási „Zatváram“ a vyhráva kolo. Poslednú kartu teda nikto nesmie vyložiť.
clause-rummy-21 = Ostatní spočítajú karty, ktoré im zostali v ruke, ako trestné body: žolík 20, eso 11, ostatné podľa RUMMY-13.
clause-rummy-22 = Zatvorenie z ruky: ak hráč zatvorí v ťahu, v ktorom prvýkrát vykladá, nech to má akúkoľvek hodnotu, počítajú sa trestné body ostatných dvojnásobne. Prvé kombinácie vtedy smú mať aj menej než 40 bodov.
clause-rummy-23 = Pri zatvorení z ruky sa smú vykladať série aj postupky a dokladať karty ku kombináciám ostatných.
clause-rummy-24 = Aj vtedy sa posledná karta musí odhodiť.
clause-rummy-25 = Keď sa talón minie, zamieša sa odhadzovací balíček bez vrchnej karty a je z neho nový talón. Ak by sa to v jednom kole malo stať šiestykrát, kolo sa končí bez víťaza a každý počíta karty v ruke. (Stane sa to vo chvíli ťahania; hráč si namiesto toho môže vziať odhodenú kartu.) Rovnako sa končí kolo, ktoré trvá už 1 000 ťahov.
clause-rummy-26 = Partia má určitý počet kôl, zvyčajne jedno (rozdávanie prechádza doľava), alebo trvá, kým niekto nemá určitý počet trestných bodov, napríklad 500; riadi sa to nastavením „Partia“. Vyhráva, kto má trestných bodov najmenej; pri zhode sa o miesto delia.
