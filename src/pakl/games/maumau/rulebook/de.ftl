### Das Regelheft von Mau Mau, für alle, die mitspielen.

idea = Bediene Wert oder Farbe, werde vor allen anderen deine Karten los – und vergiss nicht, es anzusagen.

section-1 = Das Geben

clause-mau-1 = Zwei bis sechs Personen spielen mit einem Skatblatt zu 32 Karten: 7, 8, 9, 10, Bube, Dame, König und Ass in vier Farben. Sind es mehr, nimmt man zwei, also 64 Karten. Unter „Skatblätter zu 32 Karten“ könnt ihr es auch anders wählen: zwei schon für weniger Personen (in Italien zum Beispiel ab sechs) oder eines, das für höchstens sechs reicht.
clause-mau-1-german = Zwei bis sechs Personen spielen mit einem Skatblatt zu 32 Karten: 7, 8, 9, 10, Unter, Ober, König und Ass in vier Farben. Sind es mehr, nimmt man zwei, also 64 Karten. Unter „Skatblätter zu 32 Karten“ könnt ihr es auch anders wählen: zwei schon für weniger Personen (in Italien zum Beispiel ab sechs) oder eines, das für höchstens sechs reicht.
clause-mau-2 = Höchstens zehn spielen mit.
clause-mau-3 = Wer gibt, teilt jedem fünf Karten aus, einzeln und im Uhrzeigersinn. Der Rest ist der Nachziehstapel. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.
clause-mau-4 = Es beginnt, wer links von der Person sitzt, die gegeben hat.

section-2 = Der Zug

clause-mau-5 = Wenn du dran bist, darfst du eine Karte legen, die im Wert oder in der Farbe mit der obersten Karte des Ablagestapels übereinstimmt.
clause-mau-6 = Kannst du das nicht, musst du eine Karte ziehen. Passt sie, darfst du sie sofort legen, aber keine andere. Sonst geht es beim Nächsten weiter. In der tschechischen Ausgabe muss eine gezogene Karte, die passt, gelegt werden.
clause-mau-7 = Wer legen kann, darf nicht stattdessen ziehen – außer mit „Wer legen kann, darf stattdessen ziehen“.
clause-mau-8 = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel ohne seine oberste Karte gemischt und zum neuen Nachziehstapel.
clause-mau-9 = Gibt es nichts zu ziehen, passt, wer nicht legen kann; wer legen kann, muss. Wer auf eine Sieben oder zur Strafe mehrere Karten ziehen muss, zieht so viele, wie da sind; der Rest verfällt. Passen reihum alle, weil nichts zu ziehen ist, endet die Runde, und die wenigsten Karten gewinnen; gleiche Plätze werden geteilt.

section-3 = Die Ansagen

clause-mau-10 = Wenn du deine vorletzte Karte legst, musst du „Mau“ sagen. Vergisst du es, musst du zwei Karten ziehen, aber nur, wenn es jemand merkt. Stehen die „Ansagen der letzten Karten“ auf „von selbst“, wird immer für dich angesagt.
clause-mau-11 = Die anderen können es merken, bis der Nächste etwas getan hat. Wer erwischt wird, zieht zwei Karten, und es geht weiter. Mit der nächsten gelegten Karte, dem nächsten Ziehen oder Passen ist die Gelegenheit vorbei, ganz gleich, von wem. Ohne Grund kann man niemanden erwischen, und ansagen kann man nur, wenn es fällig ist.
clause-mau-12 = Wenn du deine letzte Karte legst, musst du „Mau Mau“ sagen. Tust du es nicht, musst du zwei Karten ziehen, und das Spiel geht weiter; die gelegte Karte wirkt.
clause-mau-13 = Wer zuerst die letzte Karte loswird, gewinnt die Runde.

section-4 = Die Siebenen

clause-mau-14 = Sieben: Wird sie auf eine Karte ihrer Farbe gelegt, muss der Nächste zwei Karten ziehen. Kann er aber auch eine Sieben legen, muss der Übernächste vier ziehen (2 + 2), und so weiter.
clause-mau-15 = Eine Sieben kontert eine Sieben, egal in welcher Farbe. Das kann nur eine Sieben, kein Bube, und man muss es nie tun. Legt man eine Sieben auf eine Sieben, für die schon gezogen wurde, muss niemand ziehen, weil die Farben verschieden sind; mit „Auf jede Sieben wird gezogen“ gilt auch sie. Eine gewünschte Farbe (MAU-20) zählt als Farbe der obersten Karte.
clause-mau-15-german = Eine Sieben kontert eine Sieben, egal in welcher Farbe. Das kann nur eine Sieben, kein Unter, und man muss es nie tun. Legt man eine Sieben auf eine Sieben, für die schon gezogen wurde, muss niemand ziehen, weil die Farben verschieden sind; mit „Auf jede Sieben wird gezogen“ gilt auch sie. Eine gewünschte Farbe (MAU-20) zählt als Farbe der obersten Karte.
clause-mau-16 = Wer auf eine Sieben zieht, verliert den Zug. So gilt es mit „ist der Zug vorbei“ unter „Nach dem Ziehen auf eine Sieben“; mit „darf man noch eine Karte legen“ darf man danach eine beliebige passende Karte legen oder passen, aber nicht noch einmal ziehen.

section-5 = Acht, Neun und Bube
section-5-german = Acht, Neun und Unter

clause-mau-17 = Acht: Der Nächste setzt aus. Ist die erste aufgedeckte Karte eine Acht, setzt aus, wer links von der Person sitzt, die gegeben hat, und der Nächste danach beginnt.
clause-mau-18 = Neun: Die Spielrichtung wechselt. Ist die erste aufgedeckte Karte eine Neun, beginnt, wer gegeben hat, und es geht gegen den Uhrzeigersinn.
clause-mau-19 = Bube: Er darf auf jede Karte gelegt werden.
clause-mau-19-german = Unter: Er darf auf jede Karte gelegt werden.
clause-mau-20 = Wer einen Buben legt, wünscht sich die Farbe, die der Nächste bedienen muss; es darf auch die sein, die gerade galt. Ist die erste aufgedeckte Karte ein Bube, wünscht sich eine Farbe, wer beginnt, und macht dann den ersten Zug.
clause-mau-20-german = Wer einen Unter legt, wünscht sich die Farbe, die der Nächste bedienen muss; es darf auch die sein, die gerade galt. Ist die erste aufgedeckte Karte ein Unter, wünscht sich eine Farbe, wer beginnt, und macht dann den ersten Zug.
clause-mau-21 = Eine Sieben als erste aufgedeckte Karte hat keine Wirkung. Mit „Auch auf eine Sieben als erste Karte wird gezogen“ muss, wer beginnt, sie kontern oder ziehen.
clause-mau-22 = Zu zweit ändert die Neun nur die Richtung, und nach einer Acht bist du gleich noch einmal dran. Legst du einen Buben als letzte Karte und sagst an, wünschst du dir nichts; ohne Ansage wünschst du dir eine Farbe, weil das Spiel weitergeht.
clause-mau-22-german = Zu zweit ändert die Neun nur die Richtung, und nach einer Acht bist du gleich noch einmal dran. Legst du einen Unter als letzte Karte und sagst an, wünschst du dir nichts; ohne Ansage wünschst du dir eine Farbe, weil das Spiel weitergeht.

section-6 = Die Partie

clause-mau-23 = Wer zuerst so viele Runden gewonnen hat, wie unter „Gewonnene Runden bis zum Sieg“ steht, gewinnt die Partie. Das Geben wandert nach links. Eine Runde, die mehrere gewinnen (MAU-9), zählt für alle von ihnen.
clause-mau-26 = Eine Runde, die 2.000 Züge gedauert hat, endet wie in MAU-9: Die wenigsten Karten gewinnen.

section-7 = Die tschechische Ausgabe (Prší)

clause-mau-24 = Mit „tschechisch (Prší)“ unter „Ausgabe“ lässt das Ass den Nächsten aussetzen, auch als erste aufgedeckte Karte; die Acht ist eine gewöhnliche Karte.
clause-mau-25 = In der tschechischen Ausgabe wird bei der vorletzten Karte nichts gesagt. Bei der letzten sagst du „Prší!“, sonst ziehst du zwei Karten.
