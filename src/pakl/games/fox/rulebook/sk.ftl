### Líška podšitá: pravidlá pre hráčov.

idea = Zdvihový súboj pre dvoch: pozbieraj veľa zdvihov, len nie priveľa – kto je chamtivý, odíde naprázdno.

section-1 = Kolo

clause-fox-1 = Hrajú dvaja hráči. Karty majú tri farby – zvončeky, kľúče a mesiace – a v každej hodnoty 1 až 11. Nepárne hodnoty majú meno a efekt: 1 je Labuť, 3 Líška, 5 Drevorubač, 7 Poklad, 9 Čarodejnica a 11 Monarcha.
clause-fox-2 = Partia sa hrá na kolá. Kto rozdáva ako prvý, určí žreb; potom sa hráči striedajú.
clause-fox-3 = Rozdávajúci zamieša všetkých 33 kariet a každému ich dá 13. Zvyšných 7 tvorí balíček, ktorý leží rubom nahor; jeho vrchná karta sa otočí a položí vedľa: to je erbová karta (v balíčku zostane 6 kariet). Farba erbovej karty je tromfová.
clause-fox-4 = Prvý zdvih kola začína vždy ten, kto nerozdával (Labuť v 13. zdvihu minulého kola na tom nič nemení).

section-2 = Zdvih

clause-fox-5 = Kto zdvih začína, zahrá ktorúkoľvek kartu z ruky, bez obmedzenia. Jej farba je farbou zdvihu.
clause-fox-6 = Súper musí priznať farbu: ak môže, zahrá kartu vo farbe zdvihu, a to akejkoľvek hodnoty (ak neplatí FOX-19); ak nemôže, zahrá ktorúkoľvek kartu.
clause-fox-7 = Ak je v zdvihu aspoň jeden tromf, vyhráva najvyšší tromf; inak vyhráva najvyššia karta vo farbe zdvihu.
clause-fox-8 = Víťaz si obe karty nechá pri sebe rubom nahor. Koľko kto vyhral zdvihov, vidia obaja; na karty z vyhratých zdvihov sa v tomto kole už nikto nesmie pozrieť.
clause-fox-9 = Ďalší zdvih začína víťaz predošlého, ak Labuť neurčí inak.
clause-fox-10 = Kolo trvá, kým sa neodohrá všetkých 13 zdvihov.

section-3 = Efekty kariet

clause-fox-11 = Efekt patrí k hodnote a vo všetkých farbách je rovnaký; každý nastáva vo chvíli, ktorú uvádza jeho opis.
clause-fox-12 = Labuť (1): ak ju zahráš a zdvih prehráš, začínaš nasledujúci zdvih ty.
clause-fox-13 = Dve Labute v jednom zdvihu: nasledujúci zdvih začína ten, kto tento prehral.
clause-fox-14 = Líška (3): keď ju zahráš, smieš vymeniť erbovú kartu za kartu zo svojej ruky. Výmena sa dokončí skôr, než súper vyberie kartu alebo než sa určí víťaz; farba novej erbovej karty je tromfová už v tomto zdvihu.
clause-fox-15 = Drevorubač (5): keď ho zahráš, doberieš si vrchnú kartu balíčka a potom dáš ktorúkoľvek kartu z ruky (pokojne aj tú práve dobratú) naspodok balíčka. Dokončí sa to hneď, ako pri Líške (FOX-14).
clause-fox-16 = Poklad (7): kto zdvih vyhrá, hneď získa 1 bod za každú sedmičku v ňom.
clause-fox-17 = Čarodejnica (9): ak je v zdvihu práve jedna deviatka, počíta sa pri určovaní víťaza ako tromf (s hodnotou 9). Pri priznávaní farby zostáva vo farbe, ktorú má na sebe: Čarodejnica, ktorá zdvih začína, žiada svoju vlastnú farbu, a Čarodejnica inej farby sa nesmie zahrať, kým sa dá farba zdvihu priznať.
clause-fox-18 = Dve Čarodejnice v jednom zdvihu sa navzájom zrušia: o zdvihu sa rozhodne, akoby nijaký efekt nemali.
clause-fox-19 = Monarcha (11): ak ním začneš zdvih, súper, ktorý má jeho farbu, musí zahrať buď Labuť (1) tejto farby, alebo svoju najvyššiu kartu tejto farby. Súper bez tejto farby zahrá ktorúkoľvek kartu.
clause-fox-25 = V 13. zdvihu je ruka po zahratí karty prázdna: Líška nemá čo vymeniť a Drevorubač si kartu doberie a tú istú dá naspodok balíčka.

section-4 = Bodovanie a koniec partie

clause-fox-20 = Body za kolo podľa vyhratých zdvihov: 0–3 zdvihy 6 bodov (skromnosť); 4 zdvihy 1 bod, 5 zdvihov 2 body, 6 zdvihov 3 body (porážka); 7–9 zdvihov 6 bodov (víťazstvo); 10–13 zdvihov 0 bodov (chamtivosť). Body za Poklady (FOX-16) sa pripočítavajú navyše.
clause-fox-21 = Partia sa končí po prvom kole, na konci ktorého má niekto aspoň toľko bodov, koľko určuje nastavenie „Do koľkých bodov sa hrá“ (zvyčajne 21). Kolo sa vždy dohrá. Ak je nastavený pevný „Počet kôl“, hrá sa práve toľko kôl, na tejto hranici nezáleží a rozhodujú FOX-22 a FOX-23.
clause-fox-22 = Vyhráva, kto má viac bodov. Pri zhode vyhráva, kto získal viac bodov v poslednom kole (za zdvihy aj za Poklady).
clause-fox-23 = Ak je aj to rovnaké, partia sa končí nerozhodne.
clause-fox-24 = Na inom počte bodov sa možno vopred dohodnúť: 16 na krátku partiu, 35 na dlhú alebo ktorékoľvek iné číslo.
