game = Róka az erdőben

## Helyek

zone-deck = Talon
zone-decree = Rendelet
zone-trick = Ütés
zone-hand = Kéz
zone-won = Elvitt lapok

## Színek

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## A játék állása

fact-trump = Adu: { $value ->
    [B] csengő (B)
    [K] kulcs (K)
   *[M] hold (M)
}
fact-leader = Hívó: { $whom }
fact-tricks = Ütések
fact-treasures = Kincsek

## Beállítások

option-target = Hány pontig tart a parti
option-rounds = Fordulók száma
option-rounds-to-target = amíg valaki el nem éri a célt

## Mit tesznek a játékosok

move-play = { $about ->
    [B1] Játszd ki: B1 · Hattyú
    [K1] Játszd ki: K1 · Hattyú
    [M1] Játszd ki: M1 · Hattyú
    [B3] Játszd ki: B3 · Róka
    [K3] Játszd ki: K3 · Róka
    [M3] Játszd ki: M3 · Róka
    [B5] Játszd ki: B5 · Favágó
    [K5] Játszd ki: K5 · Favágó
    [M5] Játszd ki: M5 · Favágó
    [B7] Játszd ki: B7 · Kincs
    [K7] Játszd ki: K7 · Kincs
    [M7] Játszd ki: M7 · Kincs
    [B9] Játszd ki: B9 · Boszorkány
    [K9] Játszd ki: K9 · Boszorkány
    [M9] Játszd ki: M9 · Boszorkány
    [B11] Játszd ki: B11 · Uralkodó
    [K11] Játszd ki: K11 · Uralkodó
    [M11] Játszd ki: M11 · Uralkodó
   *[other] Játszd ki: { $about }
}
move-swap = Cseréld le a rendeletet, az új: { $about }
move-keep = Hagyd meg a rendeletet
move-bury = Tedd a talon aljára: { $about }

## Mi történik

moved-deck-hand = { $who } húz: { $card }
moved-deck-hand-fox-3 = { $who } kap: { $card }
moved-deck-decree = Felfordított rendelet: { $card }
moved-hand-trick = { $who } kijátssza: { $card }
moved-trick-won = { $who } elviszi: { $card }
moved-decree-hand = { $who } kézbe veszi a rendeletet: { $card }
moved-hand-decree = { $who } új rendelete: { $card }
moved-hand-deck = { $who } a talon aljára tesz: { $card }

said-keeps = { $who } meghagyja a rendeletet
said-trick = { $value ->
    [one] { $who } viszi az ütést
   *[other] { $who } viszi az ütést, már { $value } van
}
said-treasure = { $value ->
    [one] { $who } Kincset talál: 1 pont
   *[other] { $who } { $value } Kincset talál: { $value } pont
}
said-swan = { $who } Hattyúval veszít, így övé a következő hívás
said-humble = { $who } szerény volt: { $value } pont az ütésekért
said-defeated = { $value ->
    [one] { $who } alulmaradt: 1 pont az ütésekért
   *[other] { $who } alulmaradt: { $value } pont az ütésekért
}
said-victorious = { $who } győzött: { $value } pont az ütésekért
said-greedy = { $who } mohó volt: az ütésekért nem jár pont

outcome-fox-10 = Mind a tizenhárom ütés lement.
