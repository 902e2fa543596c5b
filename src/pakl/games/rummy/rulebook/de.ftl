### Das Regelheft von Rommé, für alle, die mitspielen.

idea = Lege deine Karten schneller als die anderen in Sätzen und Sequenzen aus – und heb dir eine Karte für den letzten Abwurf auf.

section-1 = Kombinationen

clause-rummy-1 = Zwei bis sechs Personen, 110 Karten: zwei Blätter zu 52 Karten und sechs Joker.
clause-rummy-2 = Eine Kombination hat mindestens drei Karten. Sie ist entweder eine Sequenz, also aufeinanderfolgende Karten einer Farbe, oder ein Satz, also Karten mit gleichem Wert in verschiedenen Farben.
clause-rummy-3 = Die Reihenfolge in einer Farbe ist Ass, 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass. Das Ass steht also vor der 2 oder nach dem König.
clause-rummy-4 = Eine Sequenz geht nicht um die Ecke: König, Ass, 2 ist keine Sequenz.
clause-rummy-5 = In einem Satz kommt jede Farbe höchstens einmal vor.
clause-rummy-6 = Vereinbart ihr „Gemischte Sätze“, darf in einem Satz dieselbe Karte zweimal vorkommen, zum Beispiel beide Herz-Damen.

section-2 = Das Geben und der Zug

clause-rummy-7 = Wer gibt, teilt jedem 13 Karten aus, einzeln und im Uhrzeigersinn. Der Rest ist der Nachziehstapel. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.
clause-rummy-8 = Es beginnt, wer links von der Person sitzt, die gegeben hat: Man zieht eine Karte vom Nachziehstapel und wirft eine ab. Dann kommt der Nächste dran, und so weiter.
clause-rummy-9 = Statt vom Nachziehstapel zu ziehen, darfst du die Karte nehmen, die im Zug vor dir abgeworfen wurde.
clause-rummy-10 = Im allerersten Zug wird vom Nachziehstapel gezogen. Eine vom Ablagestapel genommene Karte darf nicht im selben Zug wieder abgeworfen werden. Hattest du schon eine gleiche auf der Hand, darfst du diese abwerfen; legst du eine der beiden aus, gilt zuerst die genommene als ausgelegt.
clause-rummy-11 = Jeder Zug endet damit, dass eine Karte abgeworfen wird.

section-3 = Erstmeldung und Auslegen

clause-rummy-12 = Erstmeldung: Die erste Kombination, die du auslegst, muss mindestens 40 Punkte wert sein, oder so viele, wie unter „Punkte für die Erstmeldung“ steht. Danach, auch im selben Zug, darfst du auch kleinere auslegen.
clause-rummy-13 = Ausgelegt zählt ein Ass 10 Punkte, vor einer 2 aber nur 1 und nach einem König 11; 10, Bube, Dame und König zählen je 10, die übrigen Karten ihre Zahl.
clause-rummy-14 = Unter „Erstmeldung“ vereinbart ihr, was die 40 Punkte erreichen muss. Üblich ist „mit der ersten Kombination allein“: deine erste Kombination mit dem, was du in diesem Zug daran anlegst. „mit allen Kombinationen des Zugs“: alles, was du im Zug deiner Erstmeldung auslegst, zusammen. Ein Joker zählt wie die Karte, für die er steht. Eine Karte, die du im selben Zug an eine Kombination deiner Erstmeldung anlegst, zählt mit; Karten, die du an andere Kombinationen anlegst, zählen nicht – mit der ersten Kombination allein nicht einmal solche an deinen eigenen späteren. Du darfst in diesem Zug auch schon an andere Kombinationen anlegen oder einen Joker tauschen, bevor die 40 Punkte erreicht sind; dann kannst du den Zug aber nur mit Hand-Rommé beenden, oder nachdem du das zurückgenommen hast.
clause-rummy-15 = Nach deiner Erstmeldung, auch noch im selben Zug, darfst du Karten an deine eigenen Kombinationen und an die der anderen anlegen.
clause-rummy-16 = Ein Joker ersetzt jede beliebige Karte. Wer ihn legt, sagt, für welche er steht.
clause-rummy-17 = Hast du die Karte, für die ein ausgelegter Joker steht, darfst du sie an seine Stelle legen und den Joker nehmen.
clause-rummy-18 = Das darfst du nur nach deiner Erstmeldung oder beim Hand-Rommé. Der Joker kommt auf deine Hand; du kannst ihn gleich verwenden oder behalten.
clause-rummy-19 = Eine Kombination enthält mindestens eine Karte, die kein Joker ist. Eine Sequenz hat höchstens 14 Karten, von Ass bis Ass. Ein Satz hat höchstens vier Karten; ein gemischter Satz höchstens acht, dieselbe Karte höchstens zweimal, und ein Joker zählt dabei als die Karte, für die er steht. Ausgelegte Kombinationen werden nie geteilt, verbunden oder umgebaut. Eine Sequenz wächst nur an den Enden; ein Ass, das an beide Enden passt, kommt ans obere.
clause-rummy-27 = Was du in diesem Zug zuletzt ausgelegt, angelegt oder getauscht hast, darfst du zurücknehmen, Schritt für Schritt, bis zum Ziehen; das Ziehen selbst lässt sich nicht zurücknehmen. Verborgenes erfährt dadurch niemand. Hast du mit der Erstmeldung angefangen, kann dein Zug nicht enden, bevor sie erreicht ist (RUMMY-12, RUMMY-14), außer mit Hand-Rommé – du kannst also immer entweder abwerfen oder einen Schritt zurücknehmen.
clause-rummy-28 = Ein Joker darf abgeworfen und vom Ablagestapel genommen werden. Zur Erstmeldung gehört mindestens eine eigene Kombination, auch wenn „Punkte für die Erstmeldung“ auf 0 steht.

section-4 = Schluss machen

clause-rummy-20 = Die letzte Karte muss abgeworfen werden; du darfst deine letzte Karte also nie auslegen. Wer die letzte Karte abwirft, ruft „Rommé“ und gewinnt die Runde.
clause-rummy-21 = Die anderen zählen die Karten auf ihrer Hand als Minuspunkte zusammen: ein Joker 20, ein Ass 11, der Rest wie in RUMMY-13.
clause-rummy-22 = Hand-Rommé: Wenn du in demselben Zug Schluss machst, in dem du zum ersten Mal auslegst, zählen die Minuspunkte der anderen doppelt. Wie viel deine Karten wert sind, ist dabei egal: Die ersten Kombinationen dürfen auch unter 40 Punkten bleiben.
clause-rummy-23 = Beim Hand-Rommé darfst du Sätze und Sequenzen auslegen und Karten an die Kombinationen der anderen anlegen.
clause-rummy-24 = Auch dann muss die letzte Karte abgeworfen werden.
clause-rummy-25 = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel ohne seine oberste Karte gemischt und zum neuen Nachziehstapel. Das geschieht, wenn jemand davon ziehen will; stattdessen darf man auch die oberste Karte vom Ablagestapel nehmen. Wenn es in einer Runde zum sechsten Mal geschehen müsste, endet die Runde ohne Sieg, und alle zählen ihre Handkarten. Ebenso endet eine Runde, die 1.000 Züge gedauert hat.
clause-rummy-26 = Unter „Partie“ vereinbart ihr eine Zahl von Runden, üblicherweise eine, oder ihr spielt, bis jemand eine bestimmte Zahl von Minuspunkten hat, zum Beispiel 500. Das Geben wandert nach links. Die wenigsten Minuspunkte gewinnen; gleiche Plätze werden geteilt.
