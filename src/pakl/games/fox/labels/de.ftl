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
    [B] Glocken (B)
    [K] Schlüssel (K)
   *[M] Monde (M)
}
fact-leader = Ausspiel: { $whom }
fact-tricks = Stiche
fact-treasures = Schätze

## Optionen

option-target = Punkte bis zum Sieg
option-rounds = Anzahl der Runden
option-rounds-to-target = bis jemand das Ziel erreicht

## Was man tut

move-play = { $about ->
    [B1] B1 · Schwan spielen
    [K1] K1 · Schwan spielen
    [M1] M1 · Schwan spielen
    [B3] B3 · Fuchs spielen
    [K3] K3 · Fuchs spielen
    [M3] M3 · Fuchs spielen
    [B5] B5 · Holzfäller spielen
    [K5] K5 · Holzfäller spielen
    [M5] M5 · Holzfäller spielen
    [B7] B7 · Schatz spielen
    [K7] K7 · Schatz spielen
    [M7] M7 · Schatz spielen
    [B9] B9 · Hexe spielen
    [K9] K9 · Hexe spielen
    [M9] M9 · Hexe spielen
    [B11] B11 · Monarch spielen
    [K11] K11 · Monarch spielen
    [M11] M11 · Monarch spielen
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
