game = Rommé

## Zonen

zone-stock = Nachziehstapel
zone-discards = Ablagestapel
zone-hand = Hand
zone-taken = Eben genommen
zone-combination = Kombination

## Fakten

fact-opened = { $value ->
   *[yes] Erstmeldung liegt
}
fact-laid-by = Kombinationen ausgelegt von
fact-jokers = Joker stehen für
fact-opening = Erstmeldung bisher: { $value }
fact-turns = Gespielte Züge: { $value }
fact-renewals = Nachziehstapel erneuert: { $value }-mal

## Optionen

option-mixed_sets = Gemischte Sätze
option-opening = Erstmeldung
option-opening-single = mit der ersten Kombination allein
option-opening-sum = mit allen Kombinationen des Zugs
option-opening_points = Punkte für die Erstmeldung
option-match = Partie
option-match-rounds = { $number ->
    [one] eine Runde
   *[other] { $number } Runden
}
option-match-target = bis jemand { $number } Minuspunkte hat

## Was man tut

move-draw = Vom Nachziehstapel ziehen
move-pick = Oberste Karte vom Ablagestapel nehmen
move-lay = { $about } auslegen
move-add-card-to-number = { $card } an Kombination { $number } anlegen
move-add-cards-to-number = Einen Joker ({ $card }) an Kombination { $number } anlegen
move-swap-card-to-number = { $card } in Kombination { $number } legen und den Joker nehmen
move-undo = Den letzten Schritt zurücknehmen
move-discard = { $about } abwerfen

## Was geschieht

moved-stock-hand = { $who } zieht { $card }
moved-stock-hand-rummy-7 = { $who } bekommt { $card }
moved-stock-discards = Aufgedeckt: { $card }
moved-discards-taken = { $who } nimmt { $card } vom Ablagestapel
moved-taken-hand = { $who } behält { $card }
moved-hand-discards = { $who } wirft { $card } ab
moved-discards-stock = Zurück in den Nachziehstapel: { $card }
moved-hand-combination = { $who } legt { $card } aus
moved-hand-combination-rummy-15 = { $who } legt { $card } an
moved-hand-combination-rummy-17 = { $who } legt { $card } an die Stelle eines Jokers
moved-hand-combination-rummy-27 = { $who } legt { $card } zurück
moved-taken-combination = { $who } legt { $card } aus, eben genommen
moved-taken-combination-rummy-15 = { $who } legt { $card } an, eben genommen
moved-taken-combination-rummy-17 = { $who } legt { $card }, eben genommen, an die Stelle eines Jokers
moved-combination-hand = { $who } nimmt { $card }
moved-combination-hand-rummy-27 = { $who } nimmt { $card } zurück
moved-combination-taken = { $who } nimmt { $card } zurück

said-joker = Der Joker steht für { $value }
said-undo = { $who } nimmt einen Schritt zurück
said-opens = { $who } schafft die Erstmeldung mit { $value } Punkten
said-renewal = Der Nachziehstapel wird zum { $value }. Mal erneuert
said-rummy = { $who } ruft „Rommé!“
said-hand-rummy = { $who } ruft „Rommé!“ – Hand-Rommé, alle Punkte zählen doppelt
said-no-winner = Niemand hat Schluss gemacht

outcome-rummy-20 = Die letzte Karte ist abgeworfen.
outcome-rummy-22 = Hand-Rommé: Alle Punkte zählen doppelt.
outcome-rummy-25 = Niemand hat Schluss gemacht: Alle zählen ihre Handkarten.

## Karten

rank-J = B
rank-Q = D
rank-K = K

## Fertige Regeln

preset-family = Familie: Erstmeldung als Summe

## Tipps fürs erste Spiel

tip-draw = Jeder Zug beginnt mit einer gezogenen Karte und endet mit einer abgeworfenen. Dazwischen darfst du auslegen.
tip-pick = Statt zu ziehen, darfst du die oberste abgeworfene Karte nehmen, sie in diesem Zug aber nicht wieder abwerfen.
tip-lay = Du kannst auslegen: drei oder mehr Karten gleichen Werts in verschiedenen Farben oder eine Sequenz in einer Farbe. Die Erstmeldung braucht genug Punkte.
tip-joker = Ein Joker ersetzt jede Karte. Am Ende auf der Hand kostet er aber 20 Punkte.
tip-add = Du darfst an Kombinationen auf dem Tisch anlegen, eigene wie fremde: Wähle eine Karte und tipp dann auf die Kombination.
tip-undo = Zu früh ausgelegt? Bis du abwirfst, kannst du alles Schritt für Schritt zurücknehmen.
tip-last = Behalt eine Karte für den Schluss: Schluss macht nur, wer die letzte abwirft.
