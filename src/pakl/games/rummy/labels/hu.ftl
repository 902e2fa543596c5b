game = Römi

## Helyek

zone-stock = Talon
zone-discards = Dobóhalom
zone-hand = Kéz
zone-taken = Most felvett
zone-combination = Kombináció

## A játék állása

fact-opened = { $value ->
   *[yes] már lerakott
}
fact-laid-by = Ki rakta le a kombinációkat
fact-jokers = A dzsókerek ezeket helyettesítik
fact-opening = első lerakás eddig: { $value }
fact-turns = Lejátszott körök: { $value }
fact-renewals = A talon megújult: { $value }×

## Beállítások

option-mixed_sets = Kevert szetek
option-opening = Első lerakás
option-opening-single = csak az első kombinációval
option-opening-sum = a kör összes kombinációjával
option-opening_points = Pontok az első lerakáshoz
option-match = Parti
option-match-rounds = { $number ->
    [one] egy forduló
   *[other] { $number } forduló
}
option-match-target = amíg valakinek { $number } mínuszpontja nem lesz

## Mit tesznek a játékosok

move-draw = Húzz a talonból
move-pick = Vedd fel a dobóhalom legfelső lapját
move-lay = Rakd le: { $about }
move-add-card-to-number = Tedd hozzá: { $card } → { $number }. kombináció
move-add-cards-to-number = Tedd hozzá a dzsókert ({ $card }) → { $number }. kombináció
move-swap-card-to-number = Vedd el a dzsókert, a helyére: { $card } → { $number }. kombináció
move-undo = Vond vissza az utolsó lépést
move-discard = Dobd el: { $about }

## Mi történik

moved-stock-hand = { $who } húz: { $card }
moved-stock-hand-rummy-7 = { $who } kap: { $card }
moved-stock-discards = Felfordított lap: { $card }
moved-discards-taken = { $who } felveszi a dobóhalomról: { $card }
moved-taken-hand = { $who } megtartja: { $card }
moved-hand-discards = { $who } eldobja: { $card }
moved-discards-stock = Visszakerül a talonba: { $card }
moved-hand-combination = { $who } lerakja: { $card }
moved-hand-combination-rummy-15 = { $who } hozzáteszi: { $card }
moved-hand-combination-rummy-17 = { $who } beteszi a dzsóker helyére: { $card }
moved-hand-combination-rummy-27 = { $who } visszateszi: { $card }
moved-taken-combination = { $who } lerakja, amit felvett: { $card }
moved-taken-combination-rummy-15 = { $who } hozzáteszi, amit felvett: { $card }
moved-taken-combination-rummy-17 = { $who } beteszi a dzsóker helyére, amit felvett: { $card }
moved-combination-hand = { $who } elveszi: { $card }
moved-combination-hand-rummy-27 = { $who } visszaveszi: { $card }
moved-combination-taken = { $who } visszaveszi: { $card }

said-joker = A dzsóker ezt helyettesíti: { $value }
said-undo = { $who } visszavon egy lépést
said-opens = { $who } első lerakása: { $value } pont
said-renewal = A talon megújul, { $value }. alkalommal
said-rummy = { $who } bemondja: „Römi!”
said-hand-rummy = { $who } bemondja: „Römi!” – handolás: minden pont duplán számít
said-no-winner = Senki sem fejezte be

outcome-rummy-20 = Az utolsó lap is eldobva.
outcome-rummy-22 = Handolás: minden pont duplán számít.
outcome-rummy-25 = Senki sem fejezte be: mindenki összeszámolja a kezében maradt lapokat.

## Lapok

rank-J = J
rank-Q = Q
rank-K = K

## Kész szabályok

preset-family = Családi: lerakás összegből

## Tippek az első játékhoz

tip-draw = Minden kör húzással kezdődik és dobással végződik. Közben lerakhatsz.
tip-pick = Húzás helyett felveheted a dobóhalom legfelső lapját, de ugyanabban a körben nem dobhatod el.
tip-lay = Lerakhatsz: legalább három azonos értékű lapot különböző színekből, vagy egy szín sorát. Az első lerakásodnak elég pontot kell érnie.
tip-joker = A dzsóker bármelyik lapot helyettesíti. De ha a végén a kezedben marad, 20 pontba kerül.
tip-add = Hozzátehetsz az asztalon lévő kombinációkhoz, a magadéhoz és a többiekéhez is: válassz egy lapot, aztán koppints a kombinációra.
tip-undo = Túl korán raktál le? Amíg nem dobsz, lépésenként mindent visszavonhatsz.
tip-last = Egy lapot hagyj a végére: befejezni csak dobással lehet.
