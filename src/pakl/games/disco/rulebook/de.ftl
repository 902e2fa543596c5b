### Das Regelheft von Kakerlakendisco, für alle, die mitspielen.

idea = Kostümierte Kakerlaken drängen auf die Tanzfläche: Alle wählen geheim eine Karte, niedrige Karten greifen zuerst zu, und die niedrigste Summe in der Sammlung gewinnt.

section-1 = Vorbereitung

clause-disco-1 = Zu dritt bis zu sechst gilt das Grundspiel. Zu zweit spielt ein Strohmann mit (DISCO-19 bis DISCO-25).
clause-disco-2 = Jeder nimmt die 13 Karten einer Farbe mit den Werten 1 bis 13, mischt sie und legt sie verdeckt vor sich ab: Das ist der eigene Nachziehstapel. Die 13 ist der König der Tanzfläche. Farben, mit denen niemand spielt, kommen nicht ins Spiel.
clause-disco-3 = Jeder deckt die oberste Karte des eigenen Stapels auf und legt sie auf die Tanzfläche, also rund um die Discokugel in der Tischmitte. Wenn du eine 13 aufdeckst, deckst du eine weitere Karte für die Tanzfläche auf und mischst die 13 in deinen Stapel zurück.
clause-disco-4 = Wer die niedrigste Karte auf die Tanzfläche gelegt hat, nimmt die Gleichstandskarte und behält sie das ganze Spiel über. Haben mehrere die niedrigste Karte, geht die Gleichstandskarte an die jüngste Person unter ihnen.
clause-disco-5 = Wer als jüngste Person gilt, wird unter „Wer am jüngsten ist“ eingestellt. Üblich ist „das Los entscheidet“: Dann wird aus denen, die gleichauf liegen, durch das Mischen des Spiels selbst zufällig jemand bestimmt. Ist dort ein Platz angegeben, bekommt die Gleichstandskarte, wer von ihnen von diesem Platz aus im Uhrzeigersinn zuerst kommt; der Platz selbst zählt mit.
clause-disco-6 = Dann zieht jeder die obersten drei Karten des eigenen Stapels auf die Hand.

section-2 = Die Runden

clause-disco-7 = Ein Spiel hat 13 Runden. In jeder der ersten zwölf wählst du eine Karte aus deiner Hand und legst sie verdeckt vor dich; danach kannst du es dir nicht mehr anders überlegen. Wenn alle gewählt haben, werden diese Karten gleichzeitig aufgedeckt. Sie bleiben vorerst getrennt von der Tanzfläche liegen.
clause-disco-8 = Nun nimmt jeder eine Karte nach Wahl von der Tanzfläche und legt sie offen in die eigene Sammlung. Zuerst wählt, wer gerade die niedrigste Karte gespielt hat, dann geht es aufsteigend weiter; wer die höchste gespielt hat, bekommt die letzte.
clause-disco-9 = Die Sammlungen liegen offen: Alle können jederzeit jede Karte darin sehen.
clause-disco-10 = Bei gleichen gespielten Karten kommt zuerst dran, wer die Gleichstandskarte hat, und danach, wer von dort aus im Uhrzeigersinn am nächsten sitzt.
clause-disco-11 = Wenn die Tanzfläche leer ist, schiebt jeder die in dieser Runde gespielte Karte auf die Tanzfläche und zieht eine Karte vom eigenen Stapel, um wieder drei auf der Hand zu haben. Sind die Stapel aufgebraucht – ab Runde 10, in Variante 1 ab Runde 9 –, wird nicht mehr gezogen, und die Hand wird kleiner.
clause-disco-12 = In Runde 13 hat niemand mehr Handkarten, aber auf der Tanzfläche liegen noch welche. Rechts von der Person mit der Gleichstandskarte geht es los, und gegen den Uhrzeigersinn nimmt jeder eine Karte nach Wahl. Die Person mit der Gleichstandskarte nimmt die letzte (zu zweit die vorletzte, siehe DISCO-23).

section-3 = Der König und gleiche Kostüme

clause-disco-13 = Wer die 13 spielt, den König, muss alle Karten der Tanzfläche in die eigene Sammlung nehmen. Die anderen bekommen in dieser Runde nichts, egal was sie gespielt haben. Danach kommen alle gespielten Karten, auch der König, wie gewohnt auf die Tanzfläche.
clause-disco-14 = Spielen mehrere in derselben Runde einen König, nimmt alles, wer nach DISCO-10 zuerst drankommt.
clause-disco-15 = Sobald in einer Sammlung zwei Karten mit gleichem Wert liegen, werden beide abgeworfen und kommen aus dem Spiel.
clause-disco-16 = Gleiche Karten gehen nur paarweise: Von drei oder fünf gleichen Karten bleibt eine liegen.

section-4 = Das Ende

clause-disco-17 = Nach der letzten Runde zählt jeder die Werte zusammen, die in der eigenen Sammlung liegen. Die niedrigste Summe gewinnt.
clause-disco-18 = Bei gleichen Summen gewinnt, wer nach DISCO-10 zuerst drankommt. Genauso werden die übrigen Plätze entschieden.

section-5 = Zu zweit

clause-disco-19 = Eine dritte Farbe gehört einem Strohmann, einem gedachten Mitspieler namens Jožin. Seine Karten werden gemischt, und seine oberste Karte kommt nach DISCO-3 auf die Tanzfläche. Die übrigen bleiben verdeckt.
clause-disco-20 = Die Karte des Strohmanns auf der Tanzfläche zählt nicht für die Gleichstandskarte: Er kann sie nie bekommen.
clause-disco-21 = Der Strohmann hat keine Hand und spielt keine Karte. Er nimmt immer die letzte Karte der Tanzfläche in seine Sammlung. Dann wird die oberste Karte seines Stapels aufgedeckt und kommt zu den beiden gespielten Karten auf die Tanzfläche.
clause-disco-22 = Ein König, der in den Runden vom Stapel des Strohmanns aufgedeckt wird, hat keine Wirkung; er kommt einfach auf die Tanzfläche.
clause-disco-23 = Auch in Runde 13 nimmt der Strohmann die letzte Karte.
clause-disco-24 = Paare verlassen auch die Sammlung des Strohmanns. Seine Summe zählt am Ende mit, und er kann gewinnen.
clause-disco-25 = Bei Gleichstand verliert immer der Strohmann. Nimmt ein König alle drei Karten der Tanzfläche, geht der Strohmann in dieser Runde leer aus; seine oberste Karte wird trotzdem aufgedeckt.

section-6 = Variante 1: der geheime Gast

clause-disco-26 = Mit „Variante 1: ein geheimer Gast in jeder Sammlung“ zieht jeder bei der Vorbereitung vier Karten statt drei und legt eine davon verdeckt in die eigene Sammlung: den geheimen Gast. Eine 13 darf es nicht sein. Den eigenen Gast darfst du dir jederzeit ansehen.
clause-disco-27 = Das Spiel hat dann 12 Runden, und Runde 12 läuft wie Runde 13 im Grundspiel.
clause-disco-28 = Wenn du eine Karte nimmst, die so hoch ist wie dein geheimer Gast, darfst du beide als Paar abwerfen.
clause-disco-29 = Andernfalls wird dein geheimer Gast am Spielende aufgedeckt, und sein Wert zählt zu deiner Summe. Ein Paar bildet er dann nicht mehr.
clause-disco-30 = Nach DISCO-28 wirst du gefragt, wenn du gerade eine Karte genommen hast, die so hoch ist wie dein geheimer Gast, und wenn auch nach dem Abwurf aller offenen Paare (DISCO-15) noch eine solche Karte offen in deiner Sammlung liegt. Wer nach dir drankommt, wartet auf deine Antwort. Lehnst du ab, wirst du für diese Karte nicht noch einmal gefragt; die anderen erfahren weder von der Frage noch davon, dass du abgelehnt hast. Der Strohmann hat keinen geheimen Gast: Von seinem Stapel bleibt einfach eine Karte verdeckt liegen.

section-7 = Variante 2: der Spiegel

clause-disco-31 = Mit „Variante 2: so viele Spiele wie Personen, mit dem Spiegel“ werden so viele Spiele gespielt, wie Personen am Tisch sitzen, und die Ergebnisse zusammengezählt. Jedes Spiel wird neu vorbereitet, auch die Gleichstandskarte wird neu vergeben. Der Strohmann zählt dabei nicht als Person: Zu zweit sind es zwei Spiele. Auch seine Summen werden zusammengezählt; er kann die Partie gewinnen und verliert bei Gleichstand.
clause-disco-32 = Wer nach einem Spiel insgesamt die höchste Summe hat, nimmt für das nächste Spiel den Spiegel in die eigene Sammlung.
clause-disco-33 = Wenn du den Spiegel hast, musst du ihn, wenn es geht, benutzen, bevor du die letzte Karte deines Stapels ziehst: Du wählst eine Karte deiner Sammlung und wirfst sie zusammen mit dem Spiegel ab. Ist deine Sammlung leer, wird der Spiegel ungenutzt abgeworfen.
clause-disco-34 = Nach dem letzten Spiel gewinnt die niedrigste Gesamtsumme.
clause-disco-35 = Du darfst den Spiegel auch früher benutzen, am Ende jeder Runde, kurz vor dem Ziehen. Am Rundenende kommen erst die gespielten Karten auf die Tanzfläche, dann wird über den Spiegel entschieden, dann ziehen alle; die letzte Karte des Stapels wird am Ende von Runde 9 gezogen (in Variante 1 von Runde 8). Ein geheimer Gast liegt in der Sammlung: Auch er darf mit dem Spiegel abgeworfen werden, und eine Sammlung, in der nur er liegt, ist für DISCO-33 nicht leer. Haben mehrere die höchste Summe, entscheidet DISCO-10 mit der Gleichstandskarte des gerade beendeten Spiels, wer den Spiegel nimmt; der Strohmann bekommt ihn nie. Sind ganz am Ende Gesamtsummen gleich, entscheidet ebenfalls DISCO-10, mit der Gleichstandskarte des letzten Spiels.
clause-disco-36 = Beide Varianten lassen sich zusammen spielen.
