### Karma: pravidla pro hráče.

idea = Vyhrají všichni kromě jednoho: toho, komu jako poslednímu zůstanou karty.

section-1 = Příprava

clause-karma-1 = Hraje 2–6 hráčů se 60 kartami. Číselných je 48 (1 až 16, každá třikrát), Karma karet 12, od každého ze čtyř druhů tři: „Ze stolu“, „Spodní nahoru“, „Pět a méně“ a „Dej balíček“.
clause-karma-2 = Každý dostane 3 skryté karty do řady před sebe, na ty se nikdo nesmí podívat, a potom 6 karet do ruky. Z nich si 3 vybere a vyloží lícem nahoru, po jedné na každou skrytou kartu. V ruce zůstanou 3 karty. Všichni vybírají současně a vybrané karty se odkryjí najednou. Těchto šest karet před hráčem jsou jeho karty na stole.
clause-karma-3 = Zbylé karty jsou dobírací balíček.
clause-karma-4 = Začíná nejstarší hráč; hraje se po směru hodinových ručiček.
clause-karma-5 = Kdo se počítá za nejstaršího, určuje nastavení „Kdo začíná“; obvykle o prvním hráči „rozhodne los“.

section-2 = Odhazování

clause-karma-6 = Kdo je na tahu, buď odhodí na odhazovací balíček jednu kartu nebo několik stejných, nebo si celý odhazovací balíček vezme. Potom dobírá, dokud nemá v ruce 3 karty, a na tahu je soused po levici.
clause-karma-7 = První karta odhazovacího balíčku může být jakákoli. Další číselná karta musí být stejná nebo vyšší než vrchní karta balíčku.
clause-karma-8 = Karma kartu lze odhodit na jakoukoli číselnou i Karma kartu.
clause-karma-9 = Několik stejných karet z ruky (číselných i Karma) lze odhodit najednou.
clause-karma-10 = Vlastní karty ze stolu se smějí odhazovat teprve tehdy, když je ruka prázdná a dobírací balíček spotřebovaný (výjimka: KARMA-19).
clause-karma-11 = Nejdřív jdou ze stolu odkryté karty; stejné lze odhodit najednou. Skrytá karta pod odhozenou odkrytou kartou zůstane ležet. Teprve když jsou pryč všechny vlastní odkryté karty, smějí se odhazovat skryté.
clause-karma-12 = Na skrytou kartu se hráč předem nedívá: otočí ji a tím ji hned odhodí. Je-li to číselná karta, která porušuje KARMA-7 (nebo KARMA-22), vezme si do ruky celý odhazovací balíček i s ní.
clause-karma-13 = Tři stejné karty ležící na balíčku přímo na sobě odstraní celý odhazovací balíček ze hry, ať je odhodil kdokoli. Kdo odhodil třetí z nich, hned začne nový balíček.
clause-karma-14 = Pro KARMA-13 rozhodují tři vrchní karty, jak leží (i karta, kterou nahoru dala „Spodní nahoru“), číselné i Karma. Posuzuje se to hned po odhození, ještě před efektem Karma karty, který pak propadá; samotný přesun kartou „Spodní nahoru“ balíček nikdy neodstraní. Výjimka podle KARMA-20: po třech kartách „Ze stolu“ se nový balíček musí začít jednou vlastní kartou ze stolu (nemá-li hráč na stole nic, kteroukoli kartou z ruky). Má-li hráč prázdnou ruku, ale je ještě co dobírat, dobere si do 3 karet, než nový balíček začne; hráč bez jediné karty je venku a nový balíček začne další hráč.

section-3 = Braní balíčku

clause-karma-15 = Kdo nemůže nebo nechce odhodit, vezme si do ruky celý odhazovací balíček. Další hráč začne nový.
clause-karma-16 = Je-li odhazovací balíček prázdný, hráč odhodit musí.

section-4 = Dobírání

clause-karma-17 = Na konci tahu hráč dobírá, dokud nemá v ruce 3 karty; kdo má 3 nebo víc, nedobírá. Když se dobírací balíček spotřebuje, dobírání končí.
clause-karma-18 = Hráč bez jediné karty (v ruce ani na stole, dobírací balíček je spotřebovaný) je venku, ale hra pro něj neskončila: „Dej balíček“ ho může vrátit. Kdo je venku, toho hra přeskakuje; „další hráč“ je vždy ten, kdo opravdu přijde na tah.

section-5 = Karma karty

clause-karma-19 = „Ze stolu“: hráč musí hned odhodit ještě jednu svou kartu ze stolu, v pořadí podle KARMA-11, a nesmí přitom porušit pravidla odhazování. Kdo na stole nic nemá, odhodí místo toho jednu kartu nebo několik stejných z ruky. Ze stolu jde vždy právě jedna karta, i kdyby tam ležely stejné. Karma karta, která takto přijde nebo se otočí, má svůj efekt; další „Ze stolu“ žádá znovu. Platí to i pro „Ze stolu“ odhozenou přímo ze stolu.
clause-karma-20 = I když hráč odhodí najednou dvě nebo tři karty „Ze stolu“, následuje jen jedna karta ze stolu.
clause-karma-21 = Karta, která následuje, se musí hodit na balíček, jak ležel před první kartou „Ze stolu“ v tomto tahu (na prázdný balíček se hodí cokoli). Nehodí-li se skrytá karta, platí KARMA-12; nehodí-li se žádná odkrytá karta (nebo karta z ruky), která by se směla odhodit, vezme si hráč balíček. Tak se hraje, má-li nastavení „Co smí přijít po kartě ‚Ze stolu‘“ hodnotu „co se hodí na balíček, jak ležel předtím“; při hodnotě „cokoli“ smí následovat jakákoli karta. V obou případech smí další hráč na „Ze stolu“, která leží navrchu, odhodit cokoli. Kdo nemá karty na stole ani v ruce, tomu tah končí, i když je ještě co dobírat.
clause-karma-22 = „Pět a méně“: další hráč musí odhodit číselnou kartu s hodnotou nejvýš 5, nebo jakoukoli Karma kartu.
clause-karma-23 = „Spodní nahoru“: hráč hned vezme nejspodnější kartu odhazovacího balíčku a položí ji lícem nahoru navrch. Co smí odhodit další hráč, teď určuje ona.
clause-karma-24 = Je-li touto kartou „Ze stolu“ nebo „Spodní nahoru“, smí další hráč odhodit jakoukoli kartu.
clause-karma-25 = Je-li jí „Pět a méně“, platí KARMA-22. Několik karet „Spodní nahoru“ odhozených najednou dá nahoru jen jednu kartu. Leží-li „Spodní nahoru“ na balíčku sama, dá nahoru sebe.
clause-karma-26 = „Dej balíček“: tato karta nejde na balíček, ale ze hry. Hráč dá celý odhazovací balíček kterémukoli spoluhráči a ten si ho musí vzít do ruky.
clause-karma-27 = Balíček lze dát i hráči, který už je venku.
clause-karma-28 = Několik karet „Dej balíček“ odhozených najednou dá balíček jen jednou. Je-li odhazovací balíček prázdný, nedává se nic, ani když má hráč začít nový: balíček zůstane prázdný a nový začne další hráč.

section-6 = Konec hry

clause-karma-29 = Hra končí, když má karty v ruce nebo na stole už jen jeden hráč. Ten prohrává, všichni ostatní vyhrávají. Zjišťuje se to na konci tahu, po efektech, předání balíčku a dobírání.
clause-karma-30 = Tah je všechno až do dobrání. Po 3 000. tahu hra končí; prohrává, kdo má nejvíc karet (v ruce a na stole), a je-li takových víc, první z nich po směru hodinových ručiček, počínaje tím, kdo by byl na tahu.

section-7 = Varianta „Předtucha“

clause-karma-31 = S nastavením „Předtucha: nejdřív se podívat na své skryté karty“ se při přípravě, ještě než se vybírají odkryté karty, každý smí na chvilku podívat na své skryté karty; potom je soused po pravici zamíchá a položí zpátky. (Hráč tedy ví, které tři to jsou, ale ne, kde která leží.)
