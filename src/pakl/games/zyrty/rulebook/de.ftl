### Das Regelheft von Zyrty, für alle, die mitspielen.

idea = Werde deine Karten auf einem Stapel los, der bis 50 steigt oder bis 0 fällt – und umkehrt, wenn du es am wenigsten erwartest.

section-1 = Das Geben

clause-zyrty-1 = Zwei bis zehn Personen, 108 Karten: die Zahlen 1 bis 49 je zweimal (die gewöhnlichen Karten) und als Sonderkarten vier 0, vier 50 und zwei Z. Die 11, 22, 33 und 44 sind +2-Karten. Zu zweit bekommt jeder 10 Karten, zu dritt 9, zu viert 8, zu fünft 7, zu sechst 6, zu siebt 5 und zu acht bis zu zehnt 4.
clause-zyrty-2 = Ihr vereinbart, wer gibt, und unter „Spielrichtung“, ob es im Uhrzeigersinn oder dagegen geht. Es beginnt, wer in dieser Richtung nach der Person sitzt, die gegeben hat.
clause-zyrty-3 = Der Rest ist der Nachziehstapel. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel. Ist sie 26 oder höher, geht es abwärts bis 0, sonst aufwärts bis 50.
clause-zyrty-4 = Ist die erste Karte ein Z, zählt es nicht: Eine weitere Karte wird aufgedeckt und daraufgelegt.
clause-zyrty-5 = Ist die erste Karte eine +2-Karte, wirkt sie von sich aus nicht: Sie schläft, bis sie zugedeckt wird. Aber man kann sie wecken: Wer eine +2-Karte darauflegt, trifft den Nächsten mit beiden Karten. Das ist ein gewöhnliches Legen, das zur Richtung des Stapels und zur Spielweise passen muss; auch ein Echo oder ein Paar, das mit einer +2-Karte beginnt, weckt sie.

section-2 = Der Zug

clause-zyrty-6 = Wenn du dran bist, legst du eine Karte, die den Ablagestapel in seiner Richtung fortsetzt.
clause-zyrty-7 = Mit „fließend: die nächstliegende Karte muss gelegt werden“ unter „Spielweise“ muss es diejenige deiner Karten sein, die der Zahl des Stapels am nächsten liegt. Beispiel: Der Stapel steht auf 30 und geht abwärts, du hast 27, 16 und 5 – du musst die 27 legen.
clause-zyrty-8 = Mit „taktisch: jede Karte auf dieser Seite“ darf es jede deiner Karten sein, die auf dieser Seite der Zahl des Stapels liegt. Beispiel: Der Stapel steht auf 30 und geht abwärts, du hast 27, 16 und 5 – du darfst jede davon legen.
clause-zyrty-9 = Passt keine deiner Karten, musst du eine Karte vom Nachziehstapel ziehen. Ausnahme: 0, 50 und Z darfst du jederzeit legen, wenn du dran bist.
clause-zyrty-10 = Mit dem Ziehen endet dein Zug; danach wird nichts mehr gelegt. Hast du eine gewöhnliche Karte, die passt, darfst du nicht ziehen. Hast du keine, aber eine Sonderkarte, darfst du sie legen oder ziehen.
clause-zyrty-11 = Nach einer 50 geht es abwärts, von 50 bis 0. Nach einer 0 geht es aufwärts, von 0 bis 50. Ein Z wird als 0 oder als 50 gelegt; wer es legt, sagt, als was.

section-3 = Die +2-Karten

clause-zyrty-12 = Nach einer +2-Karte (11, 22, 33, 44) muss der Nächste zwei Strafkarten ziehen oder selbst eine +2-Karte legen. Damit gibt er alle Strafkarten und zwei dazu an den Übernächsten weiter, und so fort.
clause-zyrty-13 = Eine +2-Karte, mit der man kontert, muss nicht zur Richtung des Stapels passen, und die Richtung bleibt, wie sie war. Beispiel: Der Stapel steht auf 23 und geht aufwärts; jemand legt die 33, und der Nächste darf mit der 11 kontern.
clause-zyrty-14 = Wer die Strafkarten nimmt, verliert damit den Zug; sie sind dann erledigt, und es geht von der obersten Zahl des Stapels weiter. Mit 0, 50 oder Z kann man Strafkarten nicht kontern. Beim Kontern gelten weder Richtung noch Spielweise, und es darf auch ein Paar sein (+4). Sind es mehr Strafkarten, als man ziehen kann, zieht man alles, was da ist, und der Rest verfällt.

section-4 = Zwei Karten auf einmal

clause-zyrty-15 = Echo: Du darfst eine Karte legen, die gleich der Zahl des Stapels ist, zusammen mit einer zweiten, die zu Richtung und Spielweise passt. Beispiel: Der Stapel steht auf 25 und geht aufwärts – du legst 25 und gleich darauf 26. Du musst es nie.
clause-zyrty-16 = Die zweite Karte eines Echos darf jede sein, die du allein auf diese Zahl legen könntest: eine gewöhnliche Karte, die passt, oder eine Sonderkarte. Eine gleiche Karte allein darf man nicht legen, außer 0 auf 0 und 50 auf 50. Auf 0 oder 50 darf ein Z das Echo sein. Mehr als zwei Karten in einem Zug gehen nicht. Strafkarten kann man nicht mit einem Echo kontern. Eine +2-Karte in einem Echo wirkt, ob sie zuerst oder als zweite kommt.
clause-zyrty-17 = Paar: Zwei gleiche Karten darf man zusammen legen, auch 0, 50, Z und +2-Karten. Ein Paar +2-Karten zählt für vier.
clause-zyrty-18 = Aber nie drei gleiche Zahlen hintereinander, auch nicht über mehrere Züge. Beispiel: Liegt eine 50 auf dem Stapel, darf man nicht noch zwei 50 legen.
clause-zyrty-19 = Ein Z zählt als die Zahl, als die es gelegt wurde; beide Z eines Paars werden als dieselbe Zahl gelegt. In der fließenden Spielweise muss ein Paar aus der nächstliegenden Zahl bestehen.

section-5 = Das Ende

clause-zyrty-20 = Mit 0, 50 oder Z kann man das Spiel nicht beenden.
clause-zyrty-21 = Wer zuerst die letzte Karte der Hand legt, gewinnt, und das Spiel ist aus.
clause-zyrty-22 = Ist diese letzte Karte eine +2-Karte, endet das Spiel trotzdem sofort; niemand zieht dafür.
clause-zyrty-23 = Die anderen zählen ihre Karten: ein Z 3 Punkte, zweistellige Zahlen (auch die 50) 2 Punkte, einstellige Zahlen (auch die 0) 1 Punkt. Wer die meisten Punkte hat, wird Letzter.
clause-zyrty-24 = Bei gleichen Punkten sind weniger Karten besser. Ist auch das gleich, ist schlechter dran, wer mehr Karten mit höheren Zahlen hat. Danach zieht jeder eine Karte vom Nachziehstapel, und die höhere Zahl ist schlechter.
clause-zyrty-25 = „Mehr Karten mit höheren Zahlen“ heißt: Die Hände werden von der höchsten Karte abwärts verglichen, und der erste Unterschied entscheidet; ein Z steht über der 50. Um den Platz gezogen wird in Spielreihenfolge, angefangen nach der Person, die gewonnen hat, und bei Gleichheit noch einmal; auch hier ist ein Z am höchsten. Neu gemischt wird dafür nie: Gibt es weniger Karten, als Personen gleichauf liegen, teilen sie sich den Platz.

section-6 = Wenn die Karten ausgehen

clause-zyrty-26 = Ist der Nachziehstapel aufgebraucht und eine Karte zu ziehen, wird der Ablagestapel ohne seine oberste Karte oder ohne die zwei gleichen Karten obenauf zum neuen Nachziehstapel gemischt. Gibt es nichts zu ziehen, gilt Ziehen als Passen. Passen reihum alle, weil nichts zu ziehen ist, endet das Spiel: Alle zählen ihre Karten, und die wenigsten Punkte gewinnen (ZYRTY-23 bis ZYRTY-25).
clause-zyrty-27 = Ein Spiel, das 1.000 Züge gedauert hat, endet auf dieselbe Weise; wer unbekümmert spielt, käme in der taktischen Spielweise sonst vielleicht nie ans Ende.
