### A Csótánydiszkó szavai.

game = Csótánydiszkó

## Lapok

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
suit-word-R = piros
suit-word-O = narancs
suit-word-Y = sárga
suit-word-G = zöld
suit-word-B = kék
suit-word-V = lila
notation = { $suit } { $rank }

## Helyek

zone-floor = parkett
zone-box = doboz
zone-pile = talon
zone-dummy-pile = a fantom talonja
zone-collection = gyűjtemény
zone-dummy-collection = a fantom gyűjteménye
zone-hand = kéz
zone-chosen = kiválasztva
zone-played = kijátszva
zone-guest = rejtett vendég

## A játék állása

fact-round = Forduló
fact-rounds = Fordulók
fact-tie-card = A döntőlap gazdája: { $whom }
fact-mirror = A tükör gazdája: { $whom }
fact-chosen = Választásod: { $value }; ezt még senki sem látja
fact-wanted = Elveszed: { $value }, ugyanannyi, mint a rejtett vendéged; ezt még senki sem látja
fact-met = A királyod elviszi az egész parkettet, benne egy lappal, amely egyenlő a rejtett vendégeddel: { $value }

## Beállítások

option-hidden_guest = 1. változat: minden gyűjteményben egy rejtett vendég
option-hidden_guest-off = ki
option-hidden_guest-on = be
option-mirror = 2. változat: annyi játszma, ahány játékos, tükörrel
option-mirror-off = ki
option-mirror-on = be
option-youngest = Ki a legfiatalabb
option-youngest-random = sorsolás
option-youngest-number = { $seat }. hely

## Ami elhangzik

said-takes-the-mirror = { $who } összege a legnagyobb, övé a tükör
said-tie-card = { $who } kapja a döntőlapot
said-unnoticed = Választottál; a többiek csak akkor látják, ha már mindenki választott
said-takes-all = { $who } királya elviszi az egész parkettet
said-waits = { $who } későbbre tartogatja a tükröt
said-uses-the-mirror = { $who } használja a tükröt
said-loses-the-mirror = { $who } nem tud mit eldobni, így elveszti a tükröt
said-total = { $who } összege: { $value }

## Lapok útja

moved-pile-floor = { $who } felfordítja: { $card }
moved-floor-pile = { $who } visszakeveri: { $card }
moved-dummy-pile-floor = A fantom felfordítja: { $card }
moved-floor-dummy-pile = Visszakerül a fantom talonjába: { $card }
moved-pile-hand = { $who } húz: { $card }
moved-hand-guest = { $who } elrejt: { $card }
moved-hand-chosen = { $who } választ: { $card }
moved-chosen-played = { $who } megmutatja: { $card }
moved-floor-collection = { $who } elveszi: { $card }
moved-floor-dummy-collection = A fantom elveszi: { $card }
moved-collection-box = Kikerül a gyűjteményből ({ $who }): { $card }
moved-dummy-collection-box = Kikerül a fantom gyűjteményéből: { $card }
moved-guest-box = { $who } rejtett vendége távozik: { $card }
moved-guest-collection = { $who } rejtett vendége: { $card }
moved-played-floor = A parkettre kerül: { $card }
shuffled-pile = { $who } megkeveri a saját talonját
shuffled-dummy-pile = A fantom talonját megkeverik

## Lépések

move-hide = Rejtsd el: { $about }
move-choose = Válaszd: { $about }
move-take = Vedd el: { $about }
move-discard = Dobd el a rejtett vendéget az egyenlő lappal
move-keep = Tartsd meg a rejtett vendéget
move-mirror = Dobd el a tükörrel: { $about }
move-mirror-hidden = Dobd el a rejtett vendéget a tükörrel
move-wait = Tartogasd a tükröt későbbre

## Hogyan ért véget

outcome-disco-17 = Az utolsó forduló után a legkisebb összeg nyer

## Kész szabályok

preset-guest = Rejtett vendég
preset-mirror = Tükör
preset-both = Vendég és tükör

## Tippek az első játékhoz

tip-choose = Mindenki titokban választ egy lapot. Aki a legkisebbet játszotta ki, elsőként vesz a parkettről.
tip-take = Vegyél egy lapot a gyűjteményedbe: kicsit, vagy olyat, amilyened már van, mert az egyformák párban távoznak.
tip-pairs = Ami a végén a gyűjteményedben marad, ellened számít: a legkisebb összeg nyer.
tip-king = A 13-as a király: az egész parkettet elviszi. Jó, ha párok lesznek belőle, drága, ha nem.
tip-tie = Egyforma lapok? Először a döntőlap gazdája jön, aztán az óramutató járása szerint a többiek.
tip-hide = Rejts el egy lapot vendégnek. Távozik, ha ugyanolyat veszel; különben a végén beleszámít.
tip-mirror = A tükör megszabadít a gyűjteményed egyik lapjától. Várhatsz vele, de legfeljebb a talonod utolsó lapjáig.
