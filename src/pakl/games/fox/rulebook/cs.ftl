### Liška podšitá: pravidla pro hráče.

idea = Štychový souboj pro dva: posbírej hodně štychů, jen ne příliš – kdo je chamtivý, odejde s prázdnou.

section-1 = Kolo

clause-fox-1 = Hrají dva hráči. Karty mají tři barvy – zvonky, klíče a měsíce – a v každé hodnoty 1 až 11. Liché hodnoty mají jméno a efekt: 1 je Labuť, 3 Liška, 5 Drvoštěp, 7 Poklad, 9 Čarodějnice a 11 Monarcha.
clause-fox-2 = Partie se hraje na kola. Kdo rozdává jako první, určí los; potom se hráči střídají.
clause-fox-3 = Rozdávající zamíchá všech 33 karet a každému jich dá 13. Zbylých 7 tvoří balíček, který leží rubem nahoru; jeho vrchní karta se otočí a položí vedle: to je erbová karta (v balíčku zůstane 6 karet). Barva erbové karty je trumfová.
clause-fox-4 = První štych kola zahajuje vždy ten, kdo nerozdával (Labuť ve 13. štychu minulého kola na tom nic nemění).

section-2 = Štych

clause-fox-5 = Kdo štych zahajuje, zahraje kteroukoli kartu z ruky, bez omezení. Její barva je barvou štychu.
clause-fox-6 = Soupeř musí ctít barvu: může-li, zahraje kartu v barvě štychu, a to jakékoli hodnoty (pokud neplatí FOX-19); nemůže-li, zahraje kteroukoli kartu.
clause-fox-7 = Je-li ve štychu aspoň jeden trumf, vyhrává nejvyšší trumf; jinak vyhrává nejvyšší karta v barvě štychu.
clause-fox-8 = Vítěz si obě karty nechá u sebe rubem nahoru. Kolik kdo vyhrál štychů, vidí oba; na karty z vyhraných štychů se v tomto kole už nikdo nesmí podívat.
clause-fox-9 = Další štych zahajuje vítěz předchozího, pokud Labuť neurčí jinak.
clause-fox-10 = Kolo trvá, dokud se neodehraje všech 13 štychů.

section-3 = Efekty karet

clause-fox-11 = Efekt patří k hodnotě a ve všech barvách je stejný; každý nastává ve chvíli, kterou uvádí jeho popis.
clause-fox-12 = Labuť (1): zahraješ-li ji a štych prohraješ, zahajuješ příští štych ty.
clause-fox-13 = Dvě Labutě v jednom štychu: příští štych zahajuje ten, kdo tento prohrál.
clause-fox-14 = Liška (3): když ji zahraješ, smíš vyměnit erbovou kartu za kartu ze své ruky. Výměna se dokončí dřív, než soupeř vybere kartu nebo než se určí vítěz; barva nové erbové karty je trumfová už v tomto štychu.
clause-fox-15 = Drvoštěp (5): když ho zahraješ, dobereš si vrchní kartu balíčku a potom dáš kteroukoli kartu z ruky (třeba i tu právě dobranou) dospod balíčku. Dokončí se to hned, jako u Lišky (FOX-14).
clause-fox-16 = Poklad (7): kdo štych vyhraje, hned získá 1 bod za každou sedmičku v něm.
clause-fox-17 = Čarodějnice (9): je-li ve štychu právě jedna devítka, počítá se při určování vítěze jako trumf (s hodnotou 9). Při ctění barvy zůstává v barvě, kterou má na sobě: Čarodějnice, která štych zahajuje, žádá svou vlastní barvu, a Čarodějnice jiné barvy se nesmí zahrát, dokud lze barvu štychu ctít.
clause-fox-18 = Dvě Čarodějnice v jednom štychu se navzájem vyruší: o štychu se rozhodne, jako by žádný efekt neměly.
clause-fox-19 = Monarcha (11): zahájíš-li jím štych, musí soupeř, který má jeho barvu, zahrát buď Labuť (1) této barvy, nebo svou nejvyšší kartu této barvy. Soupeř bez této barvy zahraje kteroukoli kartu.
clause-fox-25 = Ve 13. štychu je ruka po zahrání karty prázdná: Liška nemá co vyměnit a Drvoštěp si kartu dobere a tutéž dá dospod balíčku.

section-4 = Bodování a konec partie

clause-fox-20 = Body za kolo podle vyhraných štychů: 0–3 štychy 6 bodů (skromnost); 4 štychy 1 bod, 5 štychů 2 body, 6 štychů 3 body (porážka); 7–9 štychů 6 bodů (vítězství); 10–13 štychů 0 bodů (chamtivost). Body za Poklady (FOX-16) se přičítají navíc.
clause-fox-21 = Partie končí po prvním kole, na jehož konci má někdo aspoň tolik bodů, kolik určuje nastavení „Do kolika bodů se hraje“ (obvykle 21). Kolo se vždy dohraje. Je-li nastaven pevný „Počet kol“, hraje se právě tolik kol, na této hranici nezáleží a rozhodují FOX-22 a FOX-23.
clause-fox-22 = Vyhrává, kdo má víc bodů. Při shodě vyhrává, kdo získal víc bodů v posledním kole (za štychy i za Poklady).
clause-fox-23 = Je-li i to stejné, končí partie nerozhodně.
clause-fox-24 = Na jiném počtu bodů se lze dohodnout předem: 16 pro krátkou partii, 35 pro dlouhou, nebo kterékoli jiné číslo.
