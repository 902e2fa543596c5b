game = Zyrty

## Karten: die mit +2, und die jederzeit gespielt werden können

card-11 =
    .colour = orange
card-22 =
    .colour = orange
card-33 =
    .colour = orange
card-44 =
    .colour = orange
card-0 =
    .colour = blue
card-50 =
    .colour = blue
card-Z =
    .colour = blue

## Zonen

zone-stock = Nachziehstapel
zone-pile = Ablagestapel
zone-hand = Hand
zone-lot = Um den Platz gezogen

## Fakten

fact-number = Zahl: { $value }
fact-runs = Es geht { $value ->
    [up] aufwärts
   *[down] abwärts
}
fact-turns = Gespielte Züge: { $value } von 1.000
fact-twice = Zweimal hintereinander: { $value }, kein drittes Mal
fact-load = Strafkarten: { $value }
fact-sleeps = Schlafende +2-Karte: { $value }
fact-passes = Hintereinander gepasst: { $value }

## Optionen

option-mode = Spielweise
option-mode-smooth = fließend: die nächstliegende Karte muss gelegt werden
option-mode-tactical = taktisch: jede Karte auf dieser Seite
option-direction = Spielrichtung
option-direction-clockwise = im Uhrzeigersinn
option-direction-counterclockwise = gegen den Uhrzeigersinn

## Was man tut

move-play = { $about } legen
move-draw = Ziehen

## Was geschieht

moved-stock-hand = { $who } zieht { $card }
moved-stock-hand-zyrty-1 = { $who } bekommt { $card }
moved-stock-pile = Aufgedeckt: { $card }
moved-hand-pile = { $who } legt { $card }
moved-pile-stock = { $count ->
    [one] { $card } kommt zurück in den Nachziehstapel
   *[other] { $card } kommen zurück in den Nachziehstapel
}
moved-stock-lot = { $who } zieht { $card } um den Platz

said-does-not-count = Das { $value } zählt nicht: Noch eine Karte wird aufgedeckt
said-runs = Jetzt geht es { $value ->
    [up] aufwärts
   *[down] abwärts
}
said-sleeps = Die { $value } schläft, bis sie zugedeckt wird
said-wakes = { $who } weckt die schlafende +2-Karte
said-names = Das Z zählt als { $value }
said-load = { $value } Karten sind zu ziehen oder weiterzugeben
said-draws = { $who } nimmt { $value } Strafkarten
said-passes = { $who } kann nichts ziehen und passt
said-shares = { $who } teilt sich den Platz: zu wenige Karten, um darum zu ziehen

outcome-zyrty-21 = Die letzte Karte einer Hand ist gelegt.
outcome-zyrty-26 = Niemand konnte legen oder ziehen: Die wenigsten Punkte gewinnen.
outcome-zyrty-27 = Das Spiel hat zu lange gedauert: Die wenigsten Punkte gewinnen.

## Fertige Regeln

preset-smooth = Fließend

## Tipps fürs erste Spiel

tip-play = Führ den Stapel in seiner Richtung fort: aufwärts mit einer höheren Karte, abwärts mit einer niedrigeren.
tip-special = 0, 50 und Z gehen in deinem Zug immer und drehen die Richtung um.
tip-load = Eine +2-Karte wartet auf dich: Zieh, oder gib mit einer eigenen +2-Karte (11, 22, 33, 44) alles weiter.
tip-several = Du darfst jetzt zwei Karten legen: ein Paar gleiche, oder eine gleich der Zahl des Stapels und dazu eine passende.
tip-draw = Passt nichts? Tipp auf den Nachziehstapel und zieh eine Karte; damit ist dein Zug vorbei.
tip-last = Die letzte Karte muss eine gewöhnliche sein: Mit 0, 50 oder Z kann niemand Schluss machen.
