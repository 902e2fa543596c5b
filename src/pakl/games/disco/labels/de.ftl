### Die Wörter von Kakerlakendisco.

game = Kakerlakendisco

## Karten

suit-R =
    .colour = red
suit-O =
    .colour = orange
suit-Y =
    .colour = yellow
suit-G =
    .colour = green
suit-B =
    .colour = blue
suit-V =
    .colour = purple
suit-word-R = Rot
suit-word-O = Orange
suit-word-Y = Gelb
suit-word-G = Grün
suit-word-B = Blau
suit-word-V = Lila
notation = { $suit } { $rank }

## Zonen

zone-floor = Tanzfläche
zone-box = Schachtel
zone-pile = Nachziehstapel
zone-dummy-pile = Nachziehstapel des Strohmanns
zone-collection = Sammlung
zone-dummy-collection = Sammlung des Strohmanns
zone-hand = Hand
zone-chosen = Gewählt
zone-played = Gespielt
zone-guest = Geheimer Gast

## Fakten

fact-round = Runde
fact-rounds = Runden
fact-tie-card = { $whom } hat die Gleichstandskarte
fact-mirror = { $whom } hat den Spiegel
fact-chosen = Du hast { $value } gewählt; das sieht noch niemand
fact-wanted = Du nimmst { $value }, so hoch wie dein geheimer Gast; das sieht noch niemand
fact-met = Dein König nimmt die ganze Tanzfläche, darunter eine Karte, die so hoch ist wie dein geheimer Gast ({ $value })

## Optionen

option-hidden_guest = Variante 1: ein geheimer Gast in jeder Sammlung
option-hidden_guest-off = aus
option-hidden_guest-on = an
option-mirror = Variante 2: so viele Spiele wie Personen, mit dem Spiegel
option-mirror-off = aus
option-mirror-on = an
option-youngest = Wer am jüngsten ist
option-youngest-random = das Los entscheidet
option-youngest-number = Platz { $seat }

## Was gesagt wird

said-takes-the-mirror = { $who } hat die höchste Summe und nimmt den Spiegel
said-tie-card = { $who } nimmt die Gleichstandskarte
said-unnoticed = Du hast gewählt; die anderen sehen es erst, wenn alle gewählt haben
said-takes-all = Der König von { $who } nimmt die ganze Tanzfläche
said-waits = { $who } hebt den Spiegel für später auf
said-uses-the-mirror = { $who } benutzt den Spiegel
said-loses-the-mirror = { $who } hat nichts abzuwerfen und verliert den Spiegel
said-total = { $who } kommt auf { $value }

## Karten, die sich bewegen

moved-pile-floor = { $who } deckt { $card } auf
moved-floor-pile = { $who } mischt { $card } zurück
moved-dummy-pile-floor = Der Strohmann deckt { $card } auf
moved-floor-dummy-pile = Beim Strohmann zurückgemischt: { $card }
moved-pile-hand = { $who } zieht { $card }
moved-hand-guest = { $who } versteckt { $card }
moved-hand-chosen = { $who } wählt { $card }
moved-chosen-played = { $who } zeigt { $card }
moved-floor-collection = { $who } nimmt { $card }
moved-floor-dummy-collection = Der Strohmann nimmt { $card }
moved-collection-box = Raus aus der Sammlung von { $who }: { $card }
moved-dummy-collection-box = Raus aus der Sammlung des Strohmanns: { $card }
moved-guest-box = Der geheime Gast von { $who } geht: { $card }
moved-guest-collection = Der geheime Gast von { $who } ist { $card }
moved-played-floor = Neu auf der Tanzfläche: { $card }
shuffled-pile = { $who } mischt den eigenen Stapel
shuffled-dummy-pile = Der Stapel des Strohmanns wird gemischt

## Züge

move-hide = Die { $about } verstecken
move-choose = Die { $about } wählen
move-take = Die { $about } nehmen
move-discard = Den geheimen Gast mit der gleichen Karte abwerfen
move-keep = Den geheimen Gast behalten
move-mirror = Die { $about } mit dem Spiegel abwerfen
move-mirror-hidden = Den geheimen Gast mit dem Spiegel abwerfen
move-wait = Den Spiegel für später aufheben

## Wie es endete

outcome-disco-17 = Nach der letzten Runde gewinnt die niedrigste Summe

## Fertige Regeln

preset-guest = Geheimer Gast
preset-mirror = Spiegel
preset-both = Gast und Spiegel

## Tipps fürs erste Spiel

tip-choose = Alle wählen geheim eine Karte. Wer die niedrigste gespielt hat, darf zuerst von der Tanzfläche nehmen.
tip-take = Nimm eine Karte in deine Sammlung: eine niedrige oder eine, die du schon hast, denn gleiche Karten gehen paarweise.
tip-pairs = Was am Ende in deiner Sammlung liegt, zählt gegen dich: Die niedrigste Summe gewinnt.
tip-king = Die 13 ist der König: Er nimmt die ganze Tanzfläche. Schön, wenn es Paare gibt, teuer, wenn nicht.
tip-tie = Gleiche Karten? Wer die Gleichstandskarte hat, ist zuerst dran, dann geht es im Uhrzeigersinn.
tip-hide = Versteck eine Karte als Gast. Er geht, wenn du eine gleiche nimmst; sonst zählt er am Ende mit.
tip-mirror = Mit dem Spiegel wirst du eine Karte deiner Sammlung los. Du darfst warten, aber nicht über die letzte Karte deines Stapels hinaus.
