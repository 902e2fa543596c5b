game = Zyrty

## A +2-es lapok és azok, amelyek bármikor letehetők

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

## Helyek

zone-stock = Talon
zone-pile = Halom
zone-hand = Kéz
zone-lot = Helyezésért húzott

## A játék állása

fact-number = Szám: { $value }
fact-runs = { $value ->
    [up] A halom felfelé halad
   *[down] A halom lefelé halad
}
fact-turns = Lejátszott körök: { $value } / 1000
fact-twice = Kétszer egymás után: { $value }, harmadszor nem lehet
fact-load = Húzandó lapok: { $value }
fact-sleeps = Alvó +2-es lap: { $value }
fact-passes = Passzok egymás után: { $value }

## Beállítások

option-mode = Mód
option-mode-smooth = folyamatos: a legközelebbi lapot kell letenni
option-mode-tactical = taktikus: bármelyik lap abban az irányban
option-direction = A játék iránya
option-direction-clockwise = az óramutató járása szerint
option-direction-counterclockwise = az óramutató járásával ellentétesen

## Mit tesznek a játékosok

move-play = Tedd le: { $about }
move-draw = Húzz

## Mi történik

moved-stock-hand = { $who } húz: { $card }
moved-stock-hand-zyrty-1 = { $who } kap: { $card }
moved-stock-pile = Felfordított lap: { $card }
moved-hand-pile = { $who } leteszi: { $card }
moved-pile-stock = { $count ->
    [one] Visszakerül a talonba: { $card }
   *[other] Megújul a talon, visszakerül bele: { $card }
}
moved-stock-lot = { $who } a helyezésért húz: { $card }

said-does-not-count = Nem számít: { $value }; új lapot kell felfordítani
said-runs = { $value ->
    [up] A halom most felfelé halad
   *[down] A halom most lefelé halad
}
said-sleeps = Amíg be nem takarja valami, alszik: { $value }
said-wakes = { $who } felébreszti az alvó +2-es lapot
said-names = A Z értéke most { $value }
said-load = { $value } lapot kell húzni vagy továbbadni
said-draws = { $who } felveszi az egész büntetést, { $value } lapot
said-passes = { $who } nem tud húzni, ezért passzol
said-shares = { $who } osztozik a helyezésen: túl kevés a lap, hogy húzás döntsön

outcome-zyrty-21 = Valaki letette az utolsó lapját.
outcome-zyrty-26 = Senki sem tudott tenni vagy húzni: a legkevesebb pont nyer.
outcome-zyrty-27 = A játék túl sokáig tartott: a legkevesebb pont nyer.

## Kész szabályok

preset-smooth = Folyamatos

## Tippek az első játékhoz

tip-play = Folytasd a halmot a maga irányában: felfelé nagyobb, lefelé kisebb lappal.
tip-special = A 0, az 50 és a Z a te körödben bármikor mehet, és megfordítja az irányt.
tip-load = Egy +2-es lap vár rád: húzz, vagy add tovább az egészet egy saját +2-essel (11, 22, 33, 44).
tip-several = Most két lapot is letehetsz: két egyformát, vagy egyet, amely egyezik a halom számával, és hozzá egy illőt.
tip-draw = Semmi sem illik? Koppints a talonra, és húzz egy lapot; ezzel véget ér a köröd.
tip-last = Az utolsó lapnak közönségesnek kell lennie: 0-val, 50-nel vagy Z-vel nem lehet befejezni.
