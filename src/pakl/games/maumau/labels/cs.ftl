game = Prší

## Místa

zone-stock = Talon
zone-discards = Odhazovací balíček
zone-hand = Ruka
zone-drawn = Právě líznutá

## Stav hry

fact-direction = Směr hry: { $value ->
    [clockwise] po směru hodinových ručiček
   *[counterclockwise] proti směru hodinových ručiček
}
fact-wished-suit = Zvolená barva: { $value ->
    [C] kříže ♣
    [D] káry ♦
    [H] srdce ♥
   *[S] piky ♠
}
fact-load = Karet k líznutí: { $value }
fact-forgot-to-call = Chybí hláška: { $whom }

## Nastavení

option-edition = Vydání
option-edition-standard = standardní
option-edition-cs = české (Prší)
option-packs = Balíčky po 32 kartách
option-packs-by-players = podle počtu hráčů
option-calls = Hlášení posledních karet
option-calls-strict = přísné: kdo zapomene, toho lze přistihnout
option-calls-automatic = automatické: hlásí se samo
option-free_draw = Líznout si smí i ten, kdo může hrát
option-seven_always = Útočí každá sedma
option-after_seven = Po líznutí za sedmu
option-after_seven-pass = tah propadá
option-after_seven-play = smí se ještě hrát
option-first_seven = Útočí i sedma otočená na začátku
option-rounds_to_win = Na kolik vyhraných kol se hraje

## Co hráči dělají

move-play = Zahrát { $about }
move-play-card-aloud = Zahrát { $card } a ohlásit
move-play-card-as-suit = Zahrát { $card } a zvolit { $suit }
move-play-card-as-suit-aloud = Zahrát { $card }, zvolit { $suit } a ohlásit
move-draw = Líznout
move-pass = Vynechat
move-name = Zvolit { $about }
move-catch = Přistihnout: { $whom }

## Co se děje

moved-stock-hand = { $who } líže { $card }
moved-stock-hand-mau-3 = { $who } dostává { $card }
moved-stock-drawn = { $who } líže { $card } a může ji hned zahrát
moved-stock-discards = Otočená karta: { $card }
moved-hand-discards = { $who } hraje { $card }
moved-drawn-discards = { $who } hned hraje líznutou kartu { $card }
moved-drawn-hand = { $who } si nechává { $card }
moved-discards-stock = Talon dostává zpátky { $card }

said-calls = { $value ->
    [mau] { $who } hlásí „Mau!“
    [prsi] { $who } hlásí „Prší!“
   *[other] { $who } hlásí „Mau Mau!“
}
said-catches = { $who } si všímá: chybí hláška „Mau“ ({ $whom })
said-uncalled = { $value ->
    [prsi] { $who } nehlásí „Prší!“ a musí líznout
   *[other] { $who } nehlásí „Mau Mau!“ a musí líznout
}
said-direction = { $value ->
    [clockwise] Hraje se po směru hodinových ručiček
   *[counterclockwise] Hraje se proti směru hodinových ručiček
}
said-spared = { $value ->
    [one] Není co lízat: { $who } líže o kartu méně
    [few] Není co lízat: { $who } líže o { $value } karty méně
   *[other] Není co lízat: { $who } líže o { $value } karet méně
}
said-load = { $value ->
    [one] K líznutí je teď { $value } karta
    [few] K líznutí jsou teď { $value } karty
   *[other] K líznutí je teď { $value } karet
}
said-passes = { $who } vynechává
said-skipped = { $who } stojí
said-wishes = { $who } volí { $value ->
    [C] kříže ♣
    [D] káry ♦
    [H] srdce ♥
   *[S] piky ♠
}

outcome-mau-9 = Nikdo nemohl hrát ani lízat: vyhrává, kdo má nejméně karet.
outcome-mau-13 = Poslední karta je venku.
outcome-mau-26 = Kolo trvalo příliš dlouho: vyhrává, kdo má nejméně karet.

## Karty

rank-J = J
rank-Q = Q
rank-K = K

## S německými kartami

fact-wished-suit-german = Zvolená barva: { $value }
said-wishes-german = { $who } volí { $value }
move-play-card-as-suit-german = Zahrát { $card } a zvolit { $suit }
move-play-card-as-suit-aloud-german = Zahrát { $card }, zvolit { $suit } a ohlásit
move-name-german = Zvolit { $about }

## Hotová pravidla

preset-prsi = Prší
preset-easy = Hlásí se samo

## Rady do první hry

tip-play = Hraj kartu stejné barvy nebo stejné hodnoty, jako je ta navrchu.
tip-draw = Nic se nehodí? Klepni na talon. Když se líznutá karta hodí, můžeš ji hned zahrát.
tip-load = Útočí na tebe sedma: lízni si, nebo odpověz sedmou, a další bude lízat o dvě karty víc.
tip-jack = Máš kluka: dá se zahrát na cokoli a ty zvolíš barvu, kterou se bude pokračovat.
tip-jack-german = Máš spodka: dá se zahrát na cokoli a ty zvolíš barvu, kterou se bude pokračovat.
tip-wish = Je zvolená barva: hraj ji, nebo kartu, která jde na cokoli.
tip-call = Už jen kousek! Poslední karty se hlásí: vyber tah s hláškou. Kdo zapomene, líže dvě.
tip-catch = Někdo zapomněl na hlášku! Přistihni ho, než další hráč udělá tah, a lízne si dvě karty.
