game = Der Fuchs im Wald

## Zonen

zone-deck = Nachziehstapel
zone-decree = Dekret
zone-trick = Stich
zone-hand = Hand
zone-won = Gewonnene Karten

## Farben

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Fakten

fact-trump = Trumpf: { $value ->
    [B] Glocken
    [K] Schlüssel
   *[M] Monde
}
fact-leader = Ausspiel: { $whom }
fact-tricks = Stiche
fact-treasures = Schätze

## Optionen

option-target = Punkte bis zum Sieg
option-rounds = Anzahl der Runden
option-rounds-to-target = bis jemand das Ziel erreicht
option-rounds-number = { $number ->
    [one] eine Runde
   *[other] { $number } Runden
}

## Was man tut

move-play = { $about ->
    [B1] { $about } · Schwan spielen
    [K1] { $about } · Schwan spielen
    [M1] { $about } · Schwan spielen
    [B3] { $about } · Fuchs spielen
    [K3] { $about } · Fuchs spielen
    [M3] { $about } · Fuchs spielen
    [B5] { $about } · Holzfäller spielen
    [K5] { $about } · Holzfäller spielen
    [M5] { $about } · Holzfäller spielen
    [B7] { $about } · Schatz spielen
    [K7] { $about } · Schatz spielen
    [M7] { $about } · Schatz spielen
    [B9] { $about } · Hexe spielen
    [K9] { $about } · Hexe spielen
    [M9] { $about } · Hexe spielen
    [B11] { $about } · Monarch spielen
    [K11] { $about } · Monarch spielen
    [M11] { $about } · Monarch spielen
   *[other] { $about } spielen
}
move-swap = Das Dekret gegen { $about } tauschen
move-keep = Das Dekret liegen lassen
move-bury = { $about } unter den Nachziehstapel legen

## Was geschieht

moved-deck-hand = { $who } zieht { $card }
moved-deck-hand-fox-3 = { $who } bekommt { $card }
moved-deck-decree = Als Dekret aufgedeckt: { $card }
moved-hand-trick = { $who } spielt { $card }
moved-trick-won = { $who } nimmt { $card }
moved-decree-hand = { $who } nimmt das Dekret { $card } auf die Hand
moved-hand-decree = { $who } macht { $card } zum Dekret
moved-hand-deck = { $who } legt { $card } unter den Nachziehstapel

said-keeps = { $who } lässt das Dekret liegen
said-trick = { $value ->
    [one] { $who } gewinnt den Stich
   *[other] { $who } gewinnt den Stich und hat jetzt { $value }
}
said-treasure = { $value ->
    [one] { $who } findet einen Schatz und bekommt 1 Punkt
   *[other] { $who } findet { $value } Schätze und bekommt { $value } Punkte
}
said-swan = { $who } hat mit einem Schwan verloren und spielt aus
said-humble = { $who } war bescheiden: { $value } Punkte für Stiche
said-defeated = { $value ->
    [one] { $who } wurde besiegt: 1 Punkt für Stiche
   *[other] { $who } wurde besiegt: { $value } Punkte für Stiche
}
said-victorious = { $who } war siegreich: { $value } Punkte für Stiche
said-greedy = { $who } war gierig: keine Punkte für Stiche

outcome-fox-10 = Alle dreizehn Stiche sind gespielt.

## Fertige Regeln

preset-short = Kurz, bis 16 Punkte
preset-long = Lang, bis 35 Punkte

## Karten

suit-word-B = Glocken
suit-word-K = Schlüssel
suit-word-M = Monde
notation = { $suit } { $rank }

## Tipps fürs erste Spiel

tip-aim = Mit sieben bis neun Stichen gewinnst du die Runde, mit höchstens drei ebenso. Wer zehn oder mehr macht, geht leer aus.
tip-trump = Das Dekret neben dem Nachziehstapel zeigt den Trumpf: Seine Farbe sticht die anderen.
tip-follow = Bediene die ausgespielte Farbe, wenn du kannst. Sonst spiel, was du willst, vielleicht einen Trumpf.
tip-odd = Ungerade Karten können etwas: Der Schwan spielt aus, auch wenn er verliert, der Fuchs ändert den Trumpf, die Hexe zählt als Trumpf.
tip-swap = Dein Fuchs lässt dir die Wahl: Eine Handkarte wird zum Dekret, oder alles bleibt, wie es ist.
tip-bury = Der Holzfäller hat dir eine Karte gebracht. Leg jetzt eine unter den Nachziehstapel; nur du weißt, welche.
