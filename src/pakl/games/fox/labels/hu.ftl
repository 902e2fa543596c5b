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
    [B] csengő
    [K] kulcs
   *[M] hold
}
fact-leader = Hívó: { $whom }
fact-tricks = Ütések
fact-treasures = Kincsek

## Beállítások

option-target = Hány pontig tart a parti
option-rounds = Fordulók száma
option-rounds-to-target = amíg valaki el nem éri a célt
option-rounds-number = { $number ->
    [one] egy forduló
   *[other] { $number } forduló
}

## Mit tesznek a játékosok

move-play = { $about ->
    [B1] Játszd ki: { $about } · Hattyú
    [K1] Játszd ki: { $about } · Hattyú
    [M1] Játszd ki: { $about } · Hattyú
    [B3] Játszd ki: { $about } · Róka
    [K3] Játszd ki: { $about } · Róka
    [M3] Játszd ki: { $about } · Róka
    [B5] Játszd ki: { $about } · Favágó
    [K5] Játszd ki: { $about } · Favágó
    [M5] Játszd ki: { $about } · Favágó
    [B7] Játszd ki: { $about } · Kincs
    [K7] Játszd ki: { $about } · Kincs
    [M7] Játszd ki: { $about } · Kincs
    [B9] Játszd ki: { $about } · Boszorkány
    [K9] Játszd ki: { $about } · Boszorkány
    [M9] Játszd ki: { $about } · Boszorkány
    [B11] Játszd ki: { $about } · Uralkodó
    [K11] Játszd ki: { $about } · Uralkodó
    [M11] Játszd ki: { $about } · Uralkodó
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
   *[other] { $who } viszi az ütést, már { $value } ütése van
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

## Kész szabályok

preset-short = Rövid, 16 pontig
preset-long = Hosszú, 35 pontig

## Lapok

suit-word-B = csengő
suit-word-K = kulcs
suit-word-M = hold
notation = { $suit } { $rank }

## Tippek az első játékhoz

tip-aim = Hét, nyolc vagy kilenc ütéssel tiéd a forduló, de legfeljebb hárommal is. Aki tízet vagy többet visz, üres kézzel marad.
tip-trump = A talon melletti rendelet mutatja az adut: az a szín üti a többit.
tip-follow = Ha tudsz, tegyél a hívott színből. Ha nem, azt játszol ki, amit akarsz, akár adut.
tip-odd = A páratlan lapok tudnak valamit: a Hattyú akkor is hív, ha veszít, a Róka adut vált, az ütés egyetlen Boszorkánya adunak számít.
tip-swap = A Rókával választhatsz: egy kézben tartott lapod lesz a rendelet, vagy minden marad a régiben.
tip-bury = A Favágó húzott neked egy lapot. Most tegyél egyet a talon aljára; csak te tudod, melyiket.
