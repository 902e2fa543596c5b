game = Karma

## Lapok

card-TC = Asztalról
    .colour = green
card-BU = Alsó felülre
    .colour = blue
card-F5 = Öt vagy kevesebb
    .colour = orange
card-GP = Add oda a halmot
    .colour = purple

## Helyek

zone-draw-pile = Talon
zone-discard-pile = Halom
zone-out-of-the-game = Játékon kívül
zone-hand = Kéz
zone-chosen = Kiválasztva
zone-face-up = Képpel felfelé
zone-face-down-0 = Rejtett, bal
zone-face-down-1 = Rejtett, középső
zone-face-down-2 = Rejtett, jobb
zone-premonition = Előérzet

## A játék állása

fact-first-player = { $whom } kezd
fact-turns = Lejátszott körök
fact-to-follow = { $value ->
    [anything] Az „Asztalról” lap után bármi jöhet
   *[other] Az „Asztalról” lap után olyan lapnak kell jönnie, amely illik erre: { $value }
}
fact-to-give = { $whom } odaadja a halmot
fact-out = { $value ->
   *[yes] elfogytak a lapjai
}
fact-premonition = A rejtett lapjaid

## Beállítások

option-premonition = Előérzet: előbb megnézheted a rejtett lapjaidat
option-table_card = Mi jöhet az „Asztalról” lap után
option-table_card-follow = ami a korábbi halomra illik
option-table_card-free = bármi
option-first_player = Ki kezd
option-first_player-random = sorsolás
option-first_player-number = { $seat }. hely

## Mit tesznek a játékosok

move-show = Fordítsd fel: { $about }
move-play = Dobd: { $about }
move-play-card-to-number = Dobd: { $card }; a halmot kapja: { $whom }
move-play-cards-to-number = Dobd: { $card }; a halmot kapja: { $whom }
move-flip = Fordítsd fel a { $number ->
    [0] bal oldali
    [1] középső
   *[other] jobb oldali
} rejtett lapot
    .takes = number
move-give = A halmot kapja: { $whom }
    .takes = number
move-take = Vedd fel a halmot

## Mi történik

shuffled-draw-pile = A lapokat megkeverik
shuffled-premonition = { $who } rejtett lapjait megkeverik

moved-draw-pile-face-down-0 = { $who } rejtve kap: { $card }
moved-draw-pile-face-down-1 = { $who } rejtve kap: { $card }
moved-draw-pile-face-down-2 = { $who } rejtve kap: { $card }
moved-draw-pile-premonition = { $who } rejtve kap: { $card }
moved-premonition-face-down-0 = { $who } elé visszakerül: { $card }
moved-premonition-face-down-1 = { $who } elé visszakerül: { $card }
moved-premonition-face-down-2 = { $who } elé visszakerül: { $card }
moved-draw-pile-hand = { $who } húz: { $card }
moved-draw-pile-hand-karma-2 = { $who } kap: { $card }
moved-hand-chosen = { $who } választ: { $card }
moved-chosen-face-up = { $who } megmutatja: { $card }
moved-hand-discard-pile = { $who } dobja: { $card }
moved-hand-out-of-the-game = { $who } kijátssza: { $card }
moved-face-up-discard-pile = { $who } az asztalról dobja: { $card }
moved-face-up-out-of-the-game = { $who } az asztalról játssza ki: { $card }
moved-face-down-0-discard-pile = { $who } felfordítja: { $card }
moved-face-down-1-discard-pile = { $who } felfordítja: { $card }
moved-face-down-2-discard-pile = { $who } felfordítja: { $card }
moved-face-down-0-out-of-the-game = { $who } felfordítja: { $card }
moved-face-down-1-out-of-the-game = { $who } felfordítja: { $card }
moved-face-down-2-out-of-the-game = { $who } felfordítja: { $card }
moved-discard-pile-discard-pile = A halom aljáról felülre kerül: { $card }
moved-discard-pile-out-of-the-game = Kikerül a játékból: { $card }
moved-discard-pile-hand = { $who } kapja: { $card }

said-begins = { $who } kezd
said-removes = { $who } dobja a harmadik egyforma lapot: { $value } lap kikerül a játékból
said-takes = { $value ->
    [one] { $who } felveszi a halmot, egyetlen lapot
   *[other] { $who } felveszi a halmot, { $value } lapot
}
said-gives = { $who } odaadja a halmot; kapja: { $whom }
said-out = { $who } lapjai elfogytak
said-loses = { $who } veszít, mindenki más nyer

outcome-karma-29 = Már csak egy játékosnak van lapja.
outcome-karma-30 = A játék túl sokáig tartott: a legtöbb lap veszít.

## Kész szabályok

preset-premonition = Előérzet

## Tippek az első játékhoz

tip-show = Válassz három lapot, amelyek képpel felfelé fekszenek majd előtted. A végén kellenek, amikor szorul a hurok: oda a magas lapok és a karmalapok valók.
tip-play = Dobj egy lapot, amely legalább akkora, mint a legfelső. Egyforma lapok együtt is mehetnek: koppints rájuk sorban.
tip-karma = A karmalapok bármire mehetnek: neked segítenek, vagy a többieket bosszantják. Egyet tartogass a kellő pillanatra.
tip-take = Ha semmi sem jó, vagy inkább nem dobnál, vedd kézbe az egész halmot. A következő játékos újat kezd.
tip-follow = Az „Asztalról” után még egy lapod jön az asztalról, és annak illenie kell a halomra.
tip-flip = Most a lefordított lapok jönnek, vakon: fordíts fel egyet. Ha nem illik, tiéd a halom vele együtt.
