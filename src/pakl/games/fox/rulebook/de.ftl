### Das Regelheft von Der Fuchs im Wald, für alle, die mitspielen.

idea = Ein Stichduell im Märchenwald: Gewinne viele Stiche, aber nicht zu viele, denn wer gierig ist, geht leer aus.

section-1 = Die Runde

clause-fox-1 = Gespielt wird zu zweit mit 33 Karten: drei Farben – Glocken (B), Schlüssel (K) und Monde (M) – mit je den Werten 1 bis 11.
clause-fox-2 = Eine Partie geht über mehrere Runden. Wer zuerst gibt, entscheidet der Zufall; danach gebt ihr abwechselnd.
clause-fox-3 = Wer gibt, mischt alle 33 Karten und teilt jedem 13 aus. Die sieben übrigen sind der verdeckte Nachziehstapel. Seine oberste Karte wird daneben aufgedeckt: Sie ist das Dekret, und ihre Farbe ist Trumpf. Sechs Karten bleiben im Nachziehstapel.
clause-fox-4 = Zum ersten Stich einer Runde spielt immer aus, wer nicht gegeben hat. Auch ein Schwan im 13. Stich der vorigen Runde ändert daran nichts.

section-2 = Der Stich

clause-fox-5 = Wer ausspielt, darf jede Karte aus der Hand spielen. Ihre Farbe ist die Farbe des Stichs.
clause-fox-6 = Die andere Person muss diese Farbe bedienen, wenn sie kann, mit einer Karte von beliebigem Wert (außer beim Monarchen, FOX-19). Wer keine Karte dieser Farbe hat, darf jede Karte spielen.
clause-fox-7 = Liegt Trumpf im Stich, gewinnt ihn der höchste Trumpf, sonst die höchste Karte in der Farbe des Stichs.
clause-fox-8 = Wer den Stich gewinnt, legt die beiden Karten verdeckt ab. Wie viele Stiche jeder hat, sehen beide; aber in die gewonnenen Stiche darf in dieser Runde niemand mehr hineinsehen.
clause-fox-9 = Wer einen Stich gewinnt, spielt zum nächsten aus, wenn nicht ein Schwan etwas anderes bestimmt.
clause-fox-10 = Eine Runde dauert, bis alle 13 Stiche gespielt sind.

section-3 = Die ungeraden Karten und ihre Wirkung

clause-fox-11 = Jeder ungerade Wert hat eine Wirkung, in allen drei Farben dieselbe. Sie tritt in dem Augenblick ein, der unten genannt ist.
clause-fox-12 = Schwan (1): Wenn du ihn spielst und den Stich verlierst, spielst du zum nächsten Stich aus.
clause-fox-13 = Zwei Schwäne in einem Stich: Wer den Stich verloren hat, spielt zum nächsten aus.
clause-fox-14 = Fuchs (3): Wenn du ihn spielst, darfst du das Dekret gegen eine Karte aus deiner Hand tauschen. Das geschieht, bevor dein Gegenüber eine Karte wählt und bevor feststeht, wer gewinnt; die Farbe des neuen Dekrets ist schon in diesem Stich Trumpf.
clause-fox-15 = Holzfäller (5): Wenn du ihn spielst, ziehst du die oberste Karte des Nachziehstapels und legst dann eine beliebige Karte aus deiner Hand darunter; es darf auch die eben gezogene sein. Wie beim Fuchs geschieht das sofort, bevor es weitergeht.
clause-fox-16 = Schatz (7): Wer den Stich gewinnt, bekommt sofort für jede 7 darin 1 Punkt.
clause-fox-17 = Hexe (9): Liegt genau eine 9 im Stich, zählt sie als Trumpf mit dem Wert 9, wenn entschieden wird, wer gewinnt. Beim Bedienen behält sie ihre aufgedruckte Farbe: Eine ausgespielte Hexe verlangt ihre eigene Farbe, und eine Hexe in anderer Farbe darf nicht gespielt werden, solange man bedienen kann.
clause-fox-18 = Zwei Hexen in einem Stich heben sich auf: Der Stich wird entschieden, als hätten sie keine Wirkung.
clause-fox-19 = Monarch (11): Wenn du ihn ausspielst und dein Gegenüber Karten dieser Farbe hat, muss es entweder den Schwan (1) dieser Farbe oder seine höchste Karte dieser Farbe spielen. Ohne diese Farbe darf es jede Karte spielen.
clause-fox-25 = Im 13. Stich ist deine Hand leer, sobald du gespielt hast. Ein Fuchs hat dann nichts zu tauschen, und ein Holzfäller zieht eine Karte und legt genau diese unter den Nachziehstapel.

section-4 = Wertung und Ende der Partie

clause-fox-20 = Am Ende der Runde zählen deine Stiche: 0 bis 3 Stiche bringen 6 Punkte (bescheiden); 4 Stiche 1 Punkt, 5 Stiche 2 Punkte, 6 Stiche 3 Punkte (besiegt); 7 bis 9 Stiche 6 Punkte (siegreich); 10 bis 13 Stiche 0 Punkte (gierig). Die Punkte für Schätze (FOX-16) kommen dazu.
clause-fox-21 = Die Partie endet nach der ersten Runde, an deren Ende jemand mindestens so viele Punkte hat, wie unter „Punkte bis zum Sieg“ steht, üblicherweise 21. Jede Runde wird zu Ende gespielt. Steht unter „Anzahl der Runden“ eine feste Zahl statt „bis jemand das Ziel erreicht“, werden genau so viele Runden gespielt; das Punkteziel gilt dann nicht, und FOX-22 und FOX-23 entscheiden.
clause-fox-22 = Die meisten Punkte gewinnen. Bei gleich vielen gewinnt, wer in der letzten Runde mehr Punkte gemacht hat, aus Stichen und Schätzen zusammen.
clause-fox-23 = Ist auch das gleich, endet die Partie unentschieden.
clause-fox-24 = Ihr könnt vorher ein anderes Ziel vereinbaren: 16 unter „Punkte bis zum Sieg“ für eine kurze Partie, 35 für eine lange oder jede andere Zahl.
