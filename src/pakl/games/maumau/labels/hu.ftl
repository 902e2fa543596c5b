game = Makaó

## Helyek

zone-stock = Talon
zone-discards = Dobóhalom
zone-hand = Kéz
zone-drawn = Most húzott

## A játék állása

fact-direction = A játék iránya: { $value ->
    [clockwise] az óramutató járása szerint
   *[counterclockwise] az óramutató járásával ellentétesen
}
fact-wished-suit = Kért szín: { $value ->
    [C] treff ♣
    [D] káró ♦
    [H] kőr ♥
   *[S] pikk ♠
}
fact-load = Húzandó lapok: { $value }
fact-forgot-to-call = Elmaradt a bemondás: { $whom }

## Beállítások

option-edition = Kiadás
option-edition-standard = általános
option-edition-cs = cseh (Prší)
option-packs = 32 lapos csomagok
option-packs-by-players = a játékosok számától függ
option-calls = Az utolsó lapok bemondása
option-calls-automatic = magától megtörténik
option-calls-strict = szigorú: bemondod, és rajtakapod, aki elfelejti
option-free_draw = Aki tud tenni, helyette húzhat is
option-seven_always = Minden hetes támad
option-after_seven = Miután valaki hetesre húzott
option-after_seven-pass = kimarad
option-after_seven-play = tehet egy lapot
option-first_seven = A kezdő hetes is támad
option-rounds_to_win = Hány nyert forduló dönti el a partit

## Mit tesznek a játékosok

move-play = Tedd le: { $about }
move-play-card-aloud = Tedd le bemondással: { $card }
move-play-card-as-suit = Tedd le: { $card }, és kérd: { $suit }
move-play-card-as-suit-aloud = Tedd le bemondással: { $card }, és kérd: { $suit }
move-draw = Húzz
move-pass = Passzolj
move-name = Kérd: { $about }
move-catch = Kapd rajta: { $whom }

## Mi történik

moved-stock-hand = { $who } húz: { $card }
moved-stock-hand-mau-3 = { $who } kap: { $card }
moved-stock-drawn = { $who } húz: { $card }, és rögtön le is teheti
moved-stock-discards = Felfordított lap: { $card }
moved-hand-discards = { $who } leteszi: { $card }
moved-drawn-discards = { $who } rögtön leteszi, amit húzott: { $card }
moved-drawn-hand = { $who } megtartja: { $card }
moved-discards-stock = Visszakerül a talonba: { $card }

said-calls = { $value ->
    [mau] { $who } bemondja: „Makaó!”
    [prsi] { $who } bemondja: „Prší!”
   *[other] { $who } bemondja: „Kakaó!”
}
said-catches = { $who } észrevette: { $whom } nem mondta, hogy „Makaó”
said-uncalled = { $value ->
    [prsi] { $who } nem mondta, hogy „Prší!”, ezért húznia kell
   *[other] { $who } nem mondta, hogy „Kakaó!”, ezért húznia kell
}
said-direction = { $value ->
    [clockwise] A játék az óramutató járása szerint folyik
   *[counterclockwise] A játék az óramutató járásával ellentétesen folyik
}
said-spared = { $value ->
    [one] Nincs mit húzni: { $who } egy lapot megúszik
   *[other] Nincs mit húzni: { $who } { $value } lapot megúszik
}
said-load = { $value } lapot kell húzni
said-passes = { $who } passzol
said-skipped = { $who } kimarad
said-wishes = { $who } kéri: { $value ->
    [C] treff ♣
    [D] káró ♦
    [H] kőr ♥
   *[S] pikk ♠
}

outcome-mau-9 = Senki sem tudott tenni vagy húzni: a legkevesebb lap nyer.
outcome-mau-13 = Lekerült az utolsó lap.
outcome-mau-26 = A forduló túl sokáig tartott: a legkevesebb lap nyer.

## Lapok

rank-J = J
rank-Q = Q
rank-K = K

## Magyar kártyával

fact-wished-suit-german = Kért szín: { $value }
said-wishes-german = { $who } kéri: { $value }
move-play-card-as-suit-german = Tedd le: { $card }, és kérd: { $suit }
move-play-card-as-suit-aloud-german = Tedd le bemondással: { $card }, és kérd: { $suit }
move-name-german = Kérd: { $about }

## Kész szabályok

preset-prsi = Prší (cseh)
preset-easy = Bemondás magától

## Tippek az első játékhoz

tip-play = Tegyél a legfelső lappal azonos színű vagy azonos értékű lapot.
tip-draw = Semmi sem illik? Koppints a talonra. Ha a húzott lap jó, rögtön le is teheted.
tip-load = Hetes támad: húzz, vagy válaszolj hetessel, és a következő kettővel többet húz.
tip-jack = Bubid van: bármire leteheted, és te kéred a következő színt.
tip-jack-german = Alsód van: bármire leteheted, és te kéred a következő színt.
tip-wish = Színt kértek: azt tedd, vagy olyan lapot, amely bármire jó.
tip-call = Mindjárt elfogy a lapod! Az utolsó lapokat be kell mondani: a bemondásos lépést válaszd. Aki elfelejti, kettőt húz.
tip-catch = Valaki elfelejtette bemondani! Kapd rajta, mielőtt a következő lép, és két lapot húz.
