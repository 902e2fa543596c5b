### Zyrty: pravidlá pre hráčov.

idea = Zbav sa kariet na jedinom balíčku, ktorý striedavo stúpa k 50 a klesá k 0.

section-1 = Rozdávanie

clause-zyrty-1 = Hrá 2–10 hráčov so 108 kartami: z každého čísla 1–49 sú dve, 0 a 50 sú po štyroch a Z sú dve. Čísla 11, 22, 33 a 44 majú na sebe +2. Čísla 1–49 sú obyčajné karty, 0, 50 a Z zvláštne. Každý dostane pri 2 hráčoch 10 kariet, pri 3 hráčoch 9, pri 4 hráčoch 8, pri 5 hráčoch 7, pri 6 hráčoch 6, pri 7 hráčoch 5, pri 8–10 hráčoch 4.
clause-zyrty-2 = Hráči sa dohodnú, kto rozdáva a či sa hrá v smere, alebo proti smeru hodinových ručičiek (nastavenie „Smer, ktorým hra obieha“). Začína ten, kto je týmto smerom prvý po rozdávajúcom.
clause-zyrty-3 = Zvyšok je doberací balíček. Jeho vrchná karta sa otočí a začína odhadzovací balíček. Ak je to 26 alebo viac, hrá sa nadol k 0, inak nahor k 50.
clause-zyrty-4 = Ak je prvou kartou Z, neplatí: otočí sa ďalšia (a položí sa na ňu).
clause-zyrty-5 = Ak je prvou kartou karta +2, sama osebe nemá účinok. Možno ho však zobudiť: kto na ňu zahrá kartu +2, zasiahne ďalšieho hráča oboma. (Je to obyčajný ťah, platí preň smer aj režim; zobudí ju aj ozvena alebo dvojica, ktorá sa kartou +2 začína; karta spí, kým ju niečo neprikryje.)

section-2 = Ťah

clause-zyrty-6 = Kto je na ťahu, zahrá jednu kartu, ktorá pokračuje smerom, ktorým sa hrá: nahor, alebo nadol.
clause-zyrty-7 = Ak je „Režim“ „plynulý: musí sa hrať najbližšia karta“, musí to byť tá z vlastných kariet, ktorá je k číslu na balíčku najbližšie. (Leží 30, hrá sa nadol, v ruke je 27, 16 a 5: musí sa hrať 27.)
clause-zyrty-8 = Ak je „Režim“ „taktický: akákoľvek karta tým smerom“, môže to byť ktorákoľvek vlastná karta na tej strane od čísla na balíčku. (Leží 30, hrá sa nadol, v ruke je 27, 16 a 5: smie sa hrať ktorákoľvek.)
clause-zyrty-9 = Kto nemá kartu, ktorá sa hodí, musí si jednu dobrať z doberacieho balíčka. Výnimkou sú 0, 50 a Z: tie možno vo svojom ťahu zahrať kedykoľvek.
clause-zyrty-10 = Dobratím sa ťah končí. Kto má obyčajnú kartu, ktorá sa hodí, dobrať si nesmie. Kto takú nemá, ale drží zvláštnu, smie ju zahrať, alebo si dobrať. Po dobratí sa už nehrá.
clause-zyrty-11 = 50 obracia hru nadol (od 50 k 0). 0 ju obracia nahor (od 0 k 50). Z sa hrá ako 0, alebo ako 50; hráč povie ako čo.

section-3 = Karty +2

clause-zyrty-12 = Karty +2 (11, 22, 33, 44): po takej karte si ďalší hráč musí dobrať dve karty, alebo tiež zahrať kartu +2 a celú nálož, o dve väčšiu, poslať ďalej; a tak dokola.
clause-zyrty-13 = Karta +2 zahratá ako odpoveď nemusí dodržať smer. (Leží 23, hrá sa nahor; A zahrá na B 33; B smie odpovedať 11.) Smer zostane, aký bol.
clause-zyrty-14 = Kto si nálož vezme, príde tým o ťah; nálož je preč a pokračuje sa od čísla navrchu. Na nálož nemožno odpovedať 0, 50 ani Z. Odpoveď nie je viazaná smerom ani režimom a môže to byť aj dvojica (+4). Ak je nálož väčšia, než koľko sa dá dobrať, doberie sa všetko a zvyšok prepadá.

section-4 = Dve karty naraz

clause-zyrty-15 = Ozvena: hráč smie zahrať kartu s rovnakým číslom, aké leží na balíčku, spolu s druhou kartou, ktorá sa hodí podľa smeru a režimu. (Leží 25, hrá sa nahor: 25 a hneď 26.) Povinnosť to nie je nikdy.
clause-zyrty-16 = Druhou kartou ozveny je akákoľvek karta, ktorú by bolo možné na to číslo zahrať samotnú: obyčajná, ktorá sa hodí, alebo zvláštna. Rovnaké číslo samotné zahrať nemožno, okrem 0 na 0 a 50 na 50. Z môže byť kartou ozveny na 0 alebo 50. V jednom ťahu možno zahrať najviac dve karty. Ako odpoveď na nálož sa ozvena hrať nesmie. Karta +2 v ozvene, prvá aj druhá, má svoj účinok.
clause-zyrty-17 = Dvojica: dve rovnaké karty možno zahrať naraz, aj 0, 50, Z a karty +2 (dvojica kariet +2 platí za štyri).
clause-zyrty-18 = Nikdy však tri rovnaké čísla po sebe, ani počas niekoľkých ťahov. (Ak leží 50, ďalšie dve 50 zahrať nemožno.)
clause-zyrty-19 = Z sa počíta ako to číslo, ako ktoré bolo zahraté. Dvojica Z sa hrá ako jedno a to isté číslo. V plynulom režime musí mať dvojica najbližšie číslo.

section-5 = Koniec hry

clause-zyrty-20 = Hru nemožno ukončiť kartou 0, 50 ani Z.
clause-zyrty-21 = Vyhráva, kto prvý zahrá poslednú kartu z ruky, a tým sa hra končí.
clause-zyrty-22 = Karta +2 zahratá ako posledná ukončí hru hneď; nikto si za ňu nedoberá.
clause-zyrty-23 = Ostatní počítajú svoje karty: Z za 3 body, dvojciferné čísla (aj 50) za 2, jednociferné (aj 0) za 1. Kto má najviac bodov, je posledný.
clause-zyrty-24 = Pri rovnakých bodoch je na tom lepšie, kto má menej kariet; potom je na tom horšie, kto má viac kariet s vyššími číslami; potom si každý doberie z doberacieho balíčka a vyššie číslo je horšie.
clause-zyrty-25 = „Viac kariet s vyššími číslami“ znamená: ruky sa zoradia od najvyššej karty nadol a rozhoduje prvý rozdiel; Z je viac než 50. O poradie sa doberá v smere hry od hráča po víťazovi, pri zhode znova, a balíček sa kvôli tomu nikdy neobnovuje; Z je najvyššie. Ak je kariet menej než hráčov v zhode, o miesto sa delia.

section-6 = Keď sa minú karty

clause-zyrty-26 = Keď sa doberací balíček minie, zamieša sa odhadzovací balíček bez vrchnej karty (alebo bez vrchnej dvojice rovnakých) a je z neho nový doberací. Ak niet čo dobrať, ťah sa vynechá. Ak takto po rade vynechajú všetci, hra sa končí: všetci počítajú a vyhráva, kto má najmenej bodov (ZYRTY-23 až ZYRTY-25). Balíček sa obnovuje, až keď sa má karta dobrať.
clause-zyrty-27 = Hra, ktorá trvá už 1 000 ťahov, sa končí rovnako (pri neopatrnej hre by sa taktický režim nemusel skončiť nikdy).
