### A Róka az erdőben szabályai, játékosoknak.

idea = Párbaj kettesben egy mesebeli erdőben: vigyél sok ütést, de ne túl sokat, mert aki mohó, üres kézzel megy haza.

section-1 = A forduló

clause-fox-1 = Ketten játsszák, 33 lappal: három szín – csengő, kulcs és hold –, mindegyikben az értékek 1-től 11-ig.
clause-fox-2 = Egy parti fordulókból áll. Az első osztót sorsolással választjuk, utána felváltva osztotok.
clause-fox-3 = Az osztó megkeveri mind a 33 lapot, és mindkettőtöknek 13-at oszt. A maradék hét lap a talon, képpel lefelé. A legfelső lapját felfordítjuk és mellé tesszük: ez a rendelet, és a színe az adu. A talonban hat lap marad.
clause-fox-4 = A forduló első ütését mindig az hívja, aki nem osztott. Ezen az előző forduló 13. ütésében kijátszott Hattyú sem változtat.

section-2 = Az ütés

clause-fox-5 = Aki hív, a kezéből bármelyik lapot kijátszhatja. Ennek a színe az ütés színe.
clause-fox-6 = A másik játékosnak, ha tud, az ütés színéből kell adnia, tetszőleges értékű lapot (kivéve az Uralkodó után, FOX-19). Akinek nincs ilyen színű lapja, bármit kijátszhat.
clause-fox-7 = Ha van az ütésben adu, a legnagyobb adu viszi. Ha nincs, az ütés színéből a legnagyobb lap viszi.
clause-fox-8 = Aki viszi az ütést, a két lapot képpel lefelé maga elé teszi. Hogy ki hány ütést vitt, mindketten látjátok, de az elvitt lapokat abban a fordulóban már nem szabad megnézni.
clause-fox-9 = A következő ütést az hívja, aki az előzőt vitte, hacsak egy Hattyú mást nem mond.
clause-fox-10 = A forduló addig tart, amíg mind a 13 ütés le nem megy.

section-3 = A páratlan lapok és hatásuk

clause-fox-11 = Minden páratlan értéknek van hatása, és ez mindhárom színben ugyanaz. A hatás akkor következik be, amikor az alábbiak mondják.
clause-fox-12 = Hattyú (1): ha kijátszod, és elveszted az ütést, te hívod a következőt.
clause-fox-13 = Két Hattyú egy ütésben: az hívja a következőt, aki ezt az ütést elvesztette.
clause-fox-14 = Róka (3): amikor kijátszod, a rendeletet kicserélheted a kezed egyik lapjára. Ezt azelőtt teszed meg, hogy ellenfeled lapot választana, és hogy eldőlne, ki viszi az ütést; az új rendelet színe már ebben az ütésben adu.
clause-fox-15 = Favágó (5): amikor kijátszod, felhúzod a talon legfelső lapját, majd a kezed bármelyik lapját a talon aljára teszed; ez lehet az éppen felhúzott is. Akárcsak a Rókánál, ez rögtön megtörténik, minden más előtt.
clause-fox-16 = Kincs (7): aki viszi az ütést, azonnal 1 pontot kap minden benne lévő hetesért.
clause-fox-17 = Boszorkány (9): ha pontosan egy kilences van az ütésben, akkor annak eldöntésekor, hogy ki viszi, 9 értékű adunak számít. A színre adásnál megtartja a saját színét: ha Boszorkánnyal hívnak, az ő színéből kell adni, más színű Boszorkányt pedig nem szabad kijátszani, amíg az ütés színéből tudsz adni.
clause-fox-18 = Két Boszorkány egy ütésben kioltja egymást: az ütés úgy dől el, mintha nem volna hatásuk.
clause-fox-19 = Uralkodó (11): ha vele hívsz, és ellenfelednek van lapja ebből a színből, akkor vagy e szín Hattyúját (1), vagy e színű lapjai közül a legnagyobbat kell kijátszania. Ha az ellenfélnek nincs ilyen színű lapja, bármit kijátszhat.
clause-fox-25 = A 13. ütésben a lap kijátszása után üres a kezed. Ezért a Rókának nincs mit cserélnie, a Favágó pedig felhúz egy lapot, és ugyanazt teszi a talon aljára.

section-4 = Pontozás és a parti vége

clause-fox-20 = A forduló végén az ütéseid száma szerint kapsz pontot: 0–3 ütésért 6 pontot (szerény); 4 ütésért 1 pontot, 5 ütésért 2 pontot, 6 ütésért 3 pontot (alulmaradt); 7–9 ütésért 6 pontot (győztes); 10–13 ütésért 0 pontot (mohó). A Kincsekért járó pontok (FOX-16) ehhez jönnek.
clause-fox-21 = A parti az első olyan forduló után ér véget, amelynek a végén valakinek legalább annyi pontja van, amennyit a „Hány pontig tart a parti” beállítás mond (rendszerint 21). Minden fordulót végigjátszunk. Ha a „Fordulók száma” rögzített szám, és nem „amíg valaki el nem éri a célt”, akkor pontosan annyi fordulót játszunk, a pontcél nem számít, és a FOX-22 és a FOX-23 dönt.
clause-fox-22 = A több pont nyer. Egyenlőség esetén az nyer, aki az utolsó fordulóban több pontot szerzett, ütésekért és Kincsekért együtt.
clause-fox-23 = Ha ez is egyenlő, a parti döntetlen.
clause-fox-24 = Előre megegyezhettek más célban is: a „Hány pontig tart a parti” beállításban 16 rövid, 35 hosszú partit ad, de bármely más szám is jó.
