game = Karma

## Karten

card-TC = Vom Tisch
    .colour = green
card-BU = Von unten
    .colour = blue
card-F5 = Bis fünf
    .colour = orange
card-GP = Geschenk
    .colour = purple

## Zonen

zone-draw-pile = Nachziehstapel
zone-discard-pile = Ablagestapel
zone-out-of-the-game = Aus dem Spiel
zone-hand = Hand
zone-chosen = Gewählt
zone-face-up = Offen
zone-face-down-0 = Verdeckt links
zone-face-down-1 = Verdeckt Mitte
zone-face-down-2 = Verdeckt rechts
zone-premonition = Vorahnung

## Fakten

fact-first-player = { $whom } fängt an
fact-turns = Gespielte Züge
fact-to-follow = { $value ->
    [anything] Nach „Vom Tisch“ darf jede Karte folgen
   *[other] Nach „Vom Tisch“ muss eine Karte folgen, die auf { $value } passt
}
fact-to-give = { $whom } verschenkt den Stapel
fact-out = { $value ->
   *[yes] hat keine Karten mehr
}
fact-premonition = Deine verdeckten Karten

## Optionen

option-premonition = Vorahnung: erst die eigenen verdeckten Karten ansehen
option-table_card = Was nach „Vom Tisch“ folgen darf
option-table_card-follow = was auf den Stapel passt, wie er vorher lag
option-table_card-free = jede Karte
option-first_player = Wer anfängt
option-first_player-random = das Los entscheidet
option-first_player-number = Platz { $seat }

## Was man tut

move-show = Offen auslegen: { $about }
move-play = Ablegen: { $about }
move-play-card-to-number = { $card }: den Stapel an { $whom } geben
move-play-cards-to-number = { $card }: den Stapel an { $whom } geben
move-flip = Die { $number ->
    [0] linke
    [1] mittlere
   *[other] rechte
} verdeckte Karte aufdecken
    .takes = number
move-give = Den Stapel an { $whom } geben
    .takes = number
move-take = Den Stapel nehmen

## Was geschieht

shuffled-draw-pile = Die Karten werden gemischt
shuffled-premonition = Die verdeckten Karten von { $who } werden gemischt

moved-draw-pile-face-down-0 = { $who } bekommt verdeckt: { $card }
moved-draw-pile-face-down-1 = { $who } bekommt verdeckt: { $card }
moved-draw-pile-face-down-2 = { $who } bekommt verdeckt: { $card }
moved-draw-pile-premonition = { $who } bekommt verdeckt: { $card }
moved-premonition-face-down-0 = Wieder verdeckt vor { $who }: { $card }
moved-premonition-face-down-1 = Wieder verdeckt vor { $who }: { $card }
moved-premonition-face-down-2 = Wieder verdeckt vor { $who }: { $card }
moved-draw-pile-hand = { $who } zieht: { $card }
moved-draw-pile-hand-karma-2 = { $who } bekommt auf die Hand: { $card }
moved-hand-chosen = { $who } wählt: { $card }
moved-chosen-face-up = { $who } legt offen aus: { $card }
moved-hand-discard-pile = { $who } legt ab: { $card }
moved-hand-out-of-the-game = { $who } spielt: { $card }
moved-face-up-discard-pile = { $who } legt vom Tisch ab: { $card }
moved-face-up-out-of-the-game = { $who } spielt vom Tisch: { $card }
moved-face-down-0-discard-pile = { $who } deckt auf: { $card }
moved-face-down-1-discard-pile = { $who } deckt auf: { $card }
moved-face-down-2-discard-pile = { $who } deckt auf: { $card }
moved-face-down-0-out-of-the-game = { $who } deckt auf: { $card }
moved-face-down-1-out-of-the-game = { $who } deckt auf: { $card }
moved-face-down-2-out-of-the-game = { $who } deckt auf: { $card }
moved-discard-pile-discard-pile = Kommt im Stapel von ganz unten nach oben: { $card }
moved-discard-pile-out-of-the-game = Aus dem Spiel: { $card }
moved-discard-pile-hand = { $who } bekommt: { $card }

said-begins = { $who } fängt an
said-removes = { $who } legt die dritte von drei gleichen Karten ab: { $value } Karten kommen aus dem Spiel
said-takes = { $value ->
    [one] { $who } nimmt den Stapel, eine Karte
   *[other] { $who } nimmt den Stapel, { $value } Karten
}
said-gives = { $who } gibt den Stapel an { $whom }
said-out = { $who } hat keine Karten mehr
said-loses = { $who } verliert, alle anderen gewinnen

outcome-karma-29 = Nur noch eine Person hat Karten.
outcome-karma-30 = Das Spiel hat zu lange gedauert: Wer die meisten Karten hat, verliert.

## Fertige Regeln

preset-premonition = Vorahnung

## Tipps fürs erste Spiel

tip-show = Wähle drei Karten, die offen vor dir liegen sollen. Du brauchst sie zuletzt, wenn es eng wird: Hohe und Karma-Karten sind dort gut aufgehoben.
tip-play = Leg eine Karte ab, die mindestens so hoch ist wie die oberste. Gleiche Karten dürfen zusammen weg: Tipp sie nacheinander an.
tip-karma = Karma-Karten passen auf alles und helfen dir oder ärgern die anderen. Heb dir eine für den richtigen Moment auf.
tip-take = Passt nichts, oder willst du lieber nicht, nimm den ganzen Stapel auf die Hand. Danach beginnt ein neuer.
tip-follow = „Vom Tisch“ verlangt noch eine deiner Karten vom Tisch, und sie muss auf den Stapel passen.
tip-flip = Jetzt die verdeckten Karten, blind: Deck eine auf. Passt sie nicht, nimmst du sie mit dem ganzen Stapel.
