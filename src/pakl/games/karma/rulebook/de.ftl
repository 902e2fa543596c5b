### Das Regelheft von Karma, für alle, die mitspielen.

idea = Werde deine Karten rechtzeitig los: Alle gewinnen, nur wer bis zuletzt auf Karten sitzen bleibt, verliert.

section-1 = Vorbereitung

clause-karma-1 = Zwei bis sechs Personen, 60 Karten: die Zahlen 1 bis 16 je dreimal und zwölf Karma-Karten, je drei „Vom Tisch“, „Von unten“, „Bis fünf“ und „Geschenk“.
clause-karma-2 = Jeder bekommt drei Karten verdeckt in einer Reihe vor sich, die niemand ansehen darf, und dann sechs Karten auf die Hand. Von diesen sechs wählst du drei und legst sie offen aus, eine auf jede verdeckte; drei behältst du auf der Hand. Alle wählen zugleich, und gezeigt wird gemeinsam. Die sechs Karten vor dir sind deine Tischkarten.
clause-karma-3 = Alle übrigen Karten bilden den Nachziehstapel.
clause-karma-4 = Die älteste Person fängt an. Gespielt wird im Uhrzeigersinn.
clause-karma-5 = Wer das ist, lässt sich unter „Wer anfängt“ einstellen. Üblich ist „das Los entscheidet“.

section-2 = Ablegen

clause-karma-6 = Wenn du dran bist, legst du entweder eine Karte oder mehrere gleiche auf den Ablagestapel, oder du nimmst den ganzen Ablagestapel auf die Hand. Danach ziehst du, bis du drei Karten auf der Hand hast, und links von dir geht es weiter.
clause-karma-7 = Die erste Karte eines Stapels ist beliebig. Danach muss eine Zahl gleich hoch oder höher sein als die oberste Karte des Stapels.
clause-karma-8 = Eine Karma-Karte darf auf jede Zahl und auf jede Karma-Karte gelegt werden.
clause-karma-9 = Mehrere gleiche Handkarten, Zahlen oder Karma-Karten, darfst du zusammen ablegen.
clause-karma-10 = Tischkarten darfst du nur ablegen, wenn deine Hand leer und der Nachziehstapel aufgebraucht ist – es sei denn, du hast „Vom Tisch“ gespielt (KARMA-19).
clause-karma-11 = Zuerst kommen deine offenen Tischkarten dran; gleiche darfst du zusammen ablegen. Die verdeckte Karte darunter bleibt liegen. Erst wenn alle deine offenen Karten weg sind, darfst du verdeckte ablegen.
clause-karma-12 = Eine verdeckte Karte siehst du dir nicht vorher an: Du deckst sie auf und legst sie sofort ab. Ist es eine Zahl, die jetzt nicht abgelegt werden darf (KARMA-7 oder KARMA-22), nimmst du den ganzen Stapel samt dieser Karte auf die Hand.
clause-karma-13 = Liegen auf dem Stapel drei gleiche Karten direkt aufeinander, kommt der ganze Stapel aus dem Spiel, egal von wem sie stammen. Wer die dritte abgelegt hat, beginnt sofort einen neuen Stapel.
clause-karma-14 = Für KARMA-13 zählen die drei obersten Karten, wie sie liegen, Zahlen ebenso wie Karma-Karten und auch eine, die mit „Von unten“ nach oben kam. Geprüft wird gleich nach dem Ablegen, bevor eine Karma-Karte wirkt; ihre Wirkung entfällt dann. Dass „Von unten“ eine Karte nach oben bringt, räumt den Stapel allein nie ab. Nach drei „Vom Tisch“ muss der neue Stapel mit einer deiner Tischkarten beginnen (KARMA-20); hast du keine, mit einer beliebigen Handkarte. Ist deine Hand leer, der Nachziehstapel aber nicht, ziehst du vorher auf drei Karten auf. Hast du gar keine Karte mehr, bist du draußen, und wer als Nächstes dran ist, beginnt den neuen Stapel.

section-3 = Den Stapel nehmen

clause-karma-15 = Wenn du nicht ablegen kannst oder willst, nimmst du den ganzen Stapel auf die Hand. Wer als Nächstes dran ist, beginnt einen neuen Stapel.
clause-karma-16 = Liegt kein Stapel da, musst du ablegen.

section-4 = Ziehen

clause-karma-17 = Am Ende deines Zugs ziehst du, bis du drei Karten auf der Hand hast. Hast du drei oder mehr, ziehst du nicht. Ist der Nachziehstapel aufgebraucht, zieht niemand mehr.
clause-karma-18 = Wenn du keine Karten mehr hast, weder auf der Hand noch auf dem Tisch, und der Nachziehstapel aufgebraucht ist, bist du draußen – aber nicht in Sicherheit: Ein „Geschenk“ kann dich zurückholen. Wer draußen ist, wird übergangen; als Nächstes dran ist immer, wer wirklich den nächsten Zug macht.

section-5 = Die Karma-Karten

clause-karma-19 = „Vom Tisch“: Du musst sofort auch eine deiner Tischkarten ablegen, in der Reihenfolge von KARMA-11 und ohne gegen die Ablegeregeln zu verstoßen. Es ist genau eine, auch wenn gleiche dort liegen. Hast du keine Tischkarten, legst du stattdessen eine Karte oder mehrere gleiche aus der Hand ab. Eine Karma-Karte, die so folgt oder aufgedeckt wird, wirkt; ein weiteres „Vom Tisch“ verlangt noch eine Karte. Das alles gilt auch, wenn „Vom Tisch“ selbst vom Tisch abgelegt wurde.
clause-karma-20 = Auch wenn du zwei oder drei „Vom Tisch“ zusammen ablegst, folgt nur eine Tischkarte.
clause-karma-21 = Die folgende Karte muss auf den Stapel passen, wie er vor dem ersten „Vom Tisch“ deines Zugs lag; lag keiner da, passt alles. Für eine verdeckte Karte, die nicht passt, gilt KARMA-12. Passt keine der offenen Karten oder Handkarten, die du ablegen dürftest, nimmst du den Stapel. So ist es mit „was auf den Stapel passt, wie er vorher lag“ unter „Was nach ‚Vom Tisch‘ folgen darf“; mit „jede Karte“ darf alles folgen. In beiden Fällen darf auf ein „Vom Tisch“, das oben liegt, im nächsten Zug jede Karte gelegt werden. Hast du weder Tisch- noch Handkarten, endet dein Zug, auch wenn es noch einen Nachziehstapel gibt.
clause-karma-22 = „Bis fünf“: Wer als Nächstes dran ist, muss eine Zahl von 1 bis 5 oder irgendeine Karma-Karte ablegen.
clause-karma-23 = „Von unten“: Du nimmst sofort die unterste Karte des Stapels und legst sie offen obenauf. Sie bestimmt nun, was als Nächstes abgelegt werden darf.
clause-karma-24 = Ist die Karte, die nach oben kommt, „Vom Tisch“ oder „Von unten“, darf als Nächstes jede Karte abgelegt werden.
clause-karma-25 = Ist es „Bis fünf“, gilt KARMA-22. Mehrere „Von unten“, zusammen abgelegt, bringen nur eine Karte nach oben. Liegt „Von unten“ allein auf dem Stapel, bringt es sich selbst nach oben.
clause-karma-26 = „Geschenk“: Diese Karte kommt nicht auf den Stapel, sondern aus dem Spiel. Du gibst den ganzen Stapel an eine andere Person deiner Wahl, die ihn auf die Hand nehmen muss.
clause-karma-27 = Du darfst den Stapel auch jemandem geben, der schon draußen ist.
clause-karma-28 = Mehrere „Geschenk“, zusammen abgelegt, verschenken den Stapel einmal. Liegt kein Stapel da, wird nichts verschenkt, und es liegt auch danach keiner da, selbst wenn du einen neuen beginnen musstest: Das tut dann, wer als Nächstes dran ist.

section-6 = Das Ende

clause-karma-29 = Das Spiel endet, wenn nur noch eine Person Karten hat, auf der Hand oder auf dem Tisch. Sie verliert, alle anderen gewinnen. Geprüft wird, wenn ein Zug ganz vorbei ist, nach allen Wirkungen, dem Verschenken und dem Ziehen.
clause-karma-30 = Ein Zug ist alles, was geschieht, das Ziehen eingeschlossen. Nach dem 3.000. Zug endet das Spiel auf jeden Fall: Wer die meisten Karten hat, Hand und Tisch zusammen, verliert. Haben mehrere gleich viele, trifft es von ihnen, wer im Uhrzeigersinn zuerst kommt, angefangen bei der Person, die als Nächstes dran wäre.

section-7 = Die Variante „Vorahnung“

clause-karma-31 = Mit „Vorahnung: erst die eigenen verdeckten Karten ansehen“ darfst du bei der Vorbereitung, bevor du deine offenen Karten wählst, kurz deine verdeckten Karten ansehen. Dann mischt sie, wer rechts von dir sitzt, und legt sie zurück: Du weißt, welche drei es sind, aber nicht, welche wo liegt.
