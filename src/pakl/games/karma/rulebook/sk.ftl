### Karma: pravidlá pre hráčov.

idea = Vyhrajú všetci okrem jedného: toho, komu ako poslednému zostanú karty.

section-1 = Príprava

clause-karma-1 = Hrá 2–6 hráčov so 60 kartami. Číselných je 48 (1 až 16, každá trikrát), Karma kariet 12, z každého zo štyroch druhov tri: „Zo stola“, „Spodná hore“, „Päť a menej“ a „Daj balíček“.
clause-karma-2 = Každý dostane 3 skryté karty do radu pred seba, na tie sa nikto nesmie pozrieť, a potom 6 kariet do ruky. Z nich si 3 vyberie a vyloží lícom nahor, po jednej na každú skrytú kartu. V ruke zostanú 3 karty. Všetci vyberajú súčasne a vybraté karty sa odhalia naraz. Týchto šesť kariet pred hráčom sú jeho karty na stole.
clause-karma-3 = Zvyšné karty sú doberací balíček.
clause-karma-4 = Začína najstarší hráč; hrá sa v smere hodinových ručičiek.
clause-karma-5 = Kto sa počíta za najstaršieho, určuje nastavenie „Kto začína“; zvyčajne o prvom hráčovi „rozhodne žreb“.

section-2 = Odhadzovanie

clause-karma-6 = Kto je na ťahu, buď odhodí na odhadzovací balíček jednu kartu alebo niekoľko rovnakých, alebo si celý odhadzovací balíček vezme. Potom si doberá, kým nemá v ruke 3 karty, a na ťahu je sused po ľavici.
clause-karma-7 = Prvá karta odhadzovacieho balíčka môže byť akákoľvek. Ďalšia číselná karta musí byť rovnaká alebo vyššia než vrchná karta balíčka.
clause-karma-8 = Karma kartu možno odhodiť na akúkoľvek číselnú aj Karma kartu.
clause-karma-9 = Niekoľko rovnakých kariet z ruky (číselných aj Karma) možno odhodiť naraz.
clause-karma-10 = Vlastné karty zo stola sa smú odhadzovať, až keď je ruka prázdna a doberací balíček minutý (výnimka: KARMA-19).
clause-karma-11 = Najprv idú zo stola odhalené karty; rovnaké možno odhodiť naraz. Skrytá karta pod odhodenou odhalenou kartou zostane ležať. Až keď sú preč všetky vlastné odhalené karty, smú sa odhadzovať skryté.
clause-karma-12 = Na skrytú kartu sa hráč vopred nepozerá: otočí ju a tým ju hneď odhodí. Ak je to číselná karta, ktorá porušuje KARMA-7 (alebo KARMA-22), vezme si do ruky celý odhadzovací balíček aj s ňou.
clause-karma-13 = Tri rovnaké karty ležiace na balíčku priamo na sebe odstránia celý odhadzovací balíček z hry, nech ich odhodil ktokoľvek. Kto odhodil tretiu z nich, hneď začne nový balíček.
clause-karma-14 = Pre KARMA-13 rozhodujú tri vrchné karty, ako ležia (aj karta, ktorú hore dala „Spodná hore“), číselné aj Karma. Posudzuje sa to hneď po odhodení, ešte pred efektom Karma karty, ktorý potom prepadá; samotný presun kartou „Spodná hore“ balíček nikdy neodstráni. Výnimka podľa KARMA-20: po troch kartách „Zo stola“ sa nový balíček musí začať jednou vlastnou kartou zo stola (ak hráč na stole nič nemá, ktoroukoľvek kartou z ruky). Ak má hráč prázdnu ruku, ale je ešte čo doberať, doberie si do 3 kariet, než nový balíček začne; hráč bez jedinej karty je vonku a nový balíček začne ďalší hráč.

section-3 = Branie balíčka

clause-karma-15 = Kto nemôže alebo nechce odhodiť, vezme si do ruky celý odhadzovací balíček. Ďalší hráč začne nový.
clause-karma-16 = Ak je odhadzovací balíček prázdny, hráč odhodiť musí.

section-4 = Doberanie

clause-karma-17 = Na konci ťahu si hráč doberá, kým nemá v ruke 3 karty; kto má 3 alebo viac, nedoberá. Keď sa doberací balíček minie, doberanie sa končí.
clause-karma-18 = Hráč bez jedinej karty (v ruke ani na stole, doberací balíček je minutý) je vonku, ale hra sa preňho neskončila: „Daj balíček“ ho môže vrátiť. Kto je vonku, toho hra preskakuje; „ďalší hráč“ je vždy ten, kto naozaj príde na ťah.

section-5 = Karma karty

clause-karma-19 = „Zo stola“: hráč musí hneď odhodiť ešte jednu svoju kartu zo stola, v poradí podľa KARMA-11, a nesmie pritom porušiť pravidlá odhadzovania. Kto na stole nič nemá, odhodí namiesto toho jednu kartu alebo niekoľko rovnakých z ruky. Zo stola ide vždy práve jedna karta, aj keby tam ležali rovnaké. Karma karta, ktorá takto príde alebo sa otočí, má svoj efekt; ďalšia „Zo stola“ žiada znova. Platí to aj pre „Zo stola“ odhodenú priamo zo stola.
clause-karma-20 = Aj keď hráč odhodí naraz dve alebo tri karty „Zo stola“, nasleduje iba jedna karta zo stola.
clause-karma-21 = Karta, ktorá nasleduje, sa musí hodiť na balíček, ako ležal pred prvou kartou „Zo stola“ v tomto ťahu (na prázdny balíček sa hodí čokoľvek). Ak sa nehodí skrytá karta, platí KARMA-12; ak sa nehodí nijaká odhalená karta (alebo karta z ruky), ktorá by sa smela odhodiť, vezme si hráč balíček. Tak sa hrá, ak má nastavenie „Čo smie prísť po karte ‚Zo stola‘“ hodnotu „čo sa hodí na balíček, ako ležal predtým“; pri hodnote „čokoľvek“ smie nasledovať akákoľvek karta. V oboch prípadoch smie ďalší hráč na „Zo stola“, ktorá leží navrchu, odhodiť čokoľvek. Kto nemá karty na stole ani v ruke, tomu sa ťah končí, aj keď je ešte čo doberať.
clause-karma-22 = „Päť a menej“: ďalší hráč musí odhodiť číselnú kartu s hodnotou najviac 5 alebo akúkoľvek Karma kartu.
clause-karma-23 = „Spodná hore“: hráč hneď vezme najspodnejšiu kartu odhadzovacieho balíčka a položí ju lícom nahor navrch. Čo smie odhodiť ďalší hráč, teraz určuje ona.
clause-karma-24 = Ak je touto kartou „Zo stola“ alebo „Spodná hore“, smie ďalší hráč odhodiť akúkoľvek kartu.
clause-karma-25 = Ak je ňou „Päť a menej“, platí KARMA-22. Niekoľko kariet „Spodná hore“ odhodených naraz dá hore iba jednu kartu. Ak „Spodná hore“ leží na balíčku sama, dá hore seba.
clause-karma-26 = „Daj balíček“: táto karta nejde na balíček, ale z hry. Hráč dá celý odhadzovací balíček ktorémukoľvek spoluhráčovi a ten si ho musí vziať do ruky.
clause-karma-27 = Balíček možno dať aj hráčovi, ktorý už je vonku.
clause-karma-28 = Niekoľko kariet „Daj balíček“ odhodených naraz dá balíček iba raz. Ak je odhadzovací balíček prázdny, nedáva sa nič, ani keď má hráč začať nový: balíček zostane prázdny a nový začne ďalší hráč.

section-6 = Koniec hry

clause-karma-29 = Hra sa končí, keď má karty v ruke alebo na stole už iba jeden hráč. Ten prehráva, všetci ostatní vyhrávajú. Zisťuje sa to na konci ťahu, po efektoch, odovzdaní balíčka a doberaní.
clause-karma-30 = Ťah je všetko až do dobratia. Po 3 000. ťahu sa hra končí; prehráva, kto má najviac kariet (v ruke a na stole), a ak je takých viac, prvý z nich v smere hodinových ručičiek, počnúc tým, kto by bol na ťahu.

section-7 = Variant „Predtucha“

clause-karma-31 = S nastavením „Predtucha: najprv sa pozrieť na svoje skryté karty“ sa pri príprave, ešte než sa vyberajú odhalené karty, každý smie na chvíľku pozrieť na svoje skryté karty; potom ich sused po pravici zamieša a položí späť. (Hráč teda vie, ktoré tri to sú, ale nie, kde ktorá leží.)
