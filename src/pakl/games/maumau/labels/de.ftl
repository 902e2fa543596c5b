game = Mau Mau

## Zonen

zone-stock = Nachziehstapel
zone-discards = Ablagestapel
zone-hand = Hand
zone-drawn = Eben gezogen

## Fakten

fact-direction = Spielrichtung: { $value ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
fact-wished-suit = Gewünschte Farbe: { $value ->
    [C] Kreuz ♣
    [D] Karo ♦
    [H] Herz ♥
   *[S] Pik ♠
}
fact-load = Strafkarten: { $value }
fact-forgot-to-call = Ansage vergessen: { $whom }

## Optionen

option-edition = Ausgabe
option-edition-standard = Standard
option-edition-cs = tschechisch (Prší)
option-packs = Skatblätter zu 32 Karten
option-packs-by-players = nach Zahl der Mitspielenden
option-calls = Ansagen der letzten Karten
option-calls-automatic = von selbst
option-calls-strict = streng: selbst ansagen und Vergessliche erwischen
option-free_draw = Wer legen kann, darf stattdessen ziehen
option-seven_always = Auf jede Sieben wird gezogen
option-after_seven = Nach dem Ziehen auf eine Sieben
option-after_seven-pass = ist der Zug vorbei
option-after_seven-play = darf man noch eine Karte legen
option-first_seven = Auch auf eine Sieben als erste Karte wird gezogen
option-rounds_to_win = Gewonnene Runden bis zum Sieg

## Was man tut

move-play = { $about } legen
move-play-card-aloud = { $card } legen und ansagen
move-play-card-as-suit = { $card } legen und { $suit } wünschen
move-play-card-as-suit-aloud = { $card } legen, { $suit } wünschen und ansagen
move-draw = Ziehen
move-pass = Passen
move-name = { $about } wünschen
move-catch = { $whom } erwischen

## Was geschieht

moved-stock-hand = { $who } zieht { $card }
moved-stock-hand-mau-3 = { $who } bekommt { $card }
moved-stock-drawn = { $who } zieht { $card } und darf die Karte sofort legen
moved-stock-discards = Aufgedeckt: { $card }
moved-hand-discards = { $who } legt { $card }
moved-drawn-discards = { $who } legt { $card }, eben gezogen
moved-drawn-hand = { $who } behält { $card }
moved-discards-stock = Zurück in den Nachziehstapel: { $card }

said-calls = { $value ->
    [mau] { $who } sagt „Mau!“
    [prsi] { $who } sagt „Prší!“
   *[other] { $who } sagt „Mau Mau!“
}
said-catches = { $who } hat es gemerkt: { $whom } hat „Mau“ vergessen
said-uncalled = { $value ->
    [prsi] { $who } hat nicht „Prší!“ gesagt und muss ziehen
   *[other] { $who } hat nicht „Mau Mau!“ gesagt und muss ziehen
}
said-direction = Gespielt wird jetzt { $value ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
said-spared = { $value ->
    [one] Nichts mehr zu ziehen: { $who } bleibt eine Karte erspart
   *[other] Nichts mehr zu ziehen: { $who } bleiben { $value } Karten erspart
}
said-load = { $value } Karten sind zu ziehen
said-passes = { $who } passt
said-skipped = { $who } setzt aus
said-wishes = { $who } wünscht sich { $value ->
    [C] Kreuz ♣
    [D] Karo ♦
    [H] Herz ♥
   *[S] Pik ♠
}

outcome-mau-9 = Niemand konnte legen oder ziehen: Die wenigsten Karten gewinnen.
outcome-mau-13 = Die letzte Karte ist gelegt.
outcome-mau-26 = Die Runde hat zu lange gedauert: Die wenigsten Karten gewinnen.

## Karten

rank-J = B
rank-Q = D
rank-K = K

## Mit deutschem Blatt

fact-wished-suit-german = Gewünschte Farbe: { $value }
said-wishes-german = { $who } wünscht sich { $value }
move-play-card-as-suit-german = { $card } legen und { $suit } wünschen
move-play-card-as-suit-aloud-german = { $card } legen, { $suit } wünschen und ansagen
move-name-german = { $about } wünschen

## Fertige Regeln

preset-prsi = Prší (tschechisch)
preset-easy = Ansagen von selbst

## Tipps fürs erste Spiel

tip-play = Leg eine Karte in derselben Farbe oder mit demselben Wert wie die oberste.
tip-draw = Passt nichts? Tipp auf den Nachziehstapel. Passt die gezogene Karte, darfst du sie gleich legen.
tip-load = Eine Sieben trifft dich: Zieh die Karten, oder antworte mit einer Sieben, dann zieht der Nächste zwei mehr.
tip-jack = Du hast einen Buben: Er passt auf jede Karte, und du wünschst dir die Farbe, die folgen muss.
tip-jack-german = Du hast einen Unter: Er passt auf jede Karte, und du wünschst dir die Farbe, die folgen muss.
tip-wish = Eine Farbe ist gewünscht: Leg diese Farbe oder eine Karte, die auf alles passt.
tip-call = Fast fertig! Die letzten Karten werden angesagt: Wähle den Zug mit der Ansage. Wer sie vergisst, zieht zwei.
tip-catch = Jemand hat die Ansage vergessen! Erwisch ihn, bevor der Nächste etwas tut: Das kostet ihn zwei Karten.
