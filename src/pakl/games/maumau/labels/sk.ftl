game = Faraón

## Miesta

zone-stock = Talón
zone-discards = Odhadzovací balíček
zone-hand = Ruka
zone-drawn = Práve potiahnutá

## Stav hry

fact-direction = Smer hry: { $value ->
    [clockwise] v smere hodinových ručičiek
   *[counterclockwise] proti smeru hodinových ručičiek
}
fact-wished-suit = Zvolená farba: { $value ->
    [C] kríže ♣
    [D] kára ♦
    [H] srdcia ♥
   *[S] piky ♠
}
fact-load = Karty na potiahnutie: { $value }
fact-forgot-to-call = Chýba ohlásenie: { $whom }

## Nastavenia

option-edition = Vydanie
option-edition-standard = štandardné
option-edition-cs = české (Prší)
option-packs = Balíčky po 32 kariet
option-packs-by-players = podľa počtu hráčov
option-calls = Ohlasovanie posledných kariet
option-calls-strict = prísne: kto zabudne, toho možno prichytiť
option-calls-automatic = automatické: hlási sa samo
option-free_draw = Potiahnuť si smie aj ten, kto môže hrať
option-seven_always = Útočí každá sedma
option-after_seven = Po potiahnutí za sedmu
option-after_seven-pass = ťah prepadá
option-after_seven-play = smie sa ešte hrať
option-first_seven = Útočí aj sedma otočená na začiatku
option-rounds_to_win = Na koľko vyhratých kôl sa hrá

## Čo hráči robia

move-play = Zahrať { $about }
move-play-card-aloud = Zahrať { $card } a ohlásiť
move-play-card-as-suit = Zahrať { $card } a zvoliť { $suit }
move-play-card-as-suit-aloud = Zahrať { $card }, zvoliť { $suit } a ohlásiť
move-draw = Potiahnuť
move-pass = Vynechať
move-name = Zvoliť { $about }
move-catch = Prichytiť: { $whom }

## Čo sa deje

moved-stock-hand = { $who } ťahá { $card }
moved-stock-hand-mau-3 = { $who } dostáva { $card }
moved-stock-drawn = { $who } ťahá { $card } a môže ju hneď zahrať
moved-stock-discards = Otočená karta: { $card }
moved-hand-discards = { $who } hrá { $card }
moved-drawn-discards = { $who } hneď hrá potiahnutú kartu { $card }
moved-drawn-hand = { $who } si necháva { $card }
moved-discards-stock = Talón dostáva späť { $card }

said-calls = { $value ->
    [mau] { $who } hlási „Faraón!“
    [prsi] { $who } hlási „Prší!“
   *[other] { $who } hlási „Zatváram!“
}
said-catches = { $who } si všíma: chýba „Faraón“ ({ $whom })
said-uncalled = { $value ->
    [prsi] { $who } nehlási „Prší!“ a musí ťahať
   *[other] { $who } nehlási „Zatváram!“ a musí ťahať
}
said-direction = { $value ->
    [clockwise] Hrá sa v smere hodinových ručičiek
   *[counterclockwise] Hrá sa proti smeru hodinových ručičiek
}
said-spared = { $value ->
    [one] Niet čo ťahať: { $who } ťahá o kartu menej
    [few] Niet čo ťahať: { $who } ťahá o { $value } karty menej
   *[other] Niet čo ťahať: { $who } ťahá o { $value } kariet menej
}
said-load = { $value ->
    [one] Na potiahnutie je teraz { $value } karta
    [few] Na potiahnutie sú teraz { $value } karty
   *[other] Na potiahnutie je teraz { $value } kariet
}
said-passes = { $who } vynecháva
said-skipped = { $who } stojí
said-wishes = { $who } volí { $value ->
    [C] kríže ♣
    [D] kára ♦
    [H] srdcia ♥
   *[S] piky ♠
}

outcome-mau-9 = Nikto nemohol hrať ani ťahať: vyhráva, kto má najmenej kariet.
outcome-mau-13 = Posledná karta je vonku.
outcome-mau-26 = Kolo trvalo príliš dlho: vyhráva, kto má najmenej kariet.

## Karty

rank-J = J
rank-Q = Q
rank-K = K

## S nemeckými kartami

fact-wished-suit-german = Zvolená farba: { $value }
said-wishes-german = { $who } volí { $value }
move-play-card-as-suit-german = Zahrať { $card } a zvoliť { $suit }
move-play-card-as-suit-aloud-german = Zahrať { $card }, zvoliť { $suit } a ohlásiť
move-name-german = Zvoliť { $about }

## Hotové pravidlá

preset-prsi = Prší (české)
preset-easy = Ohlasuje sa samo

## Rady do prvej hry

tip-play = Hraj kartu rovnakej farby alebo rovnakej hodnoty, ako je tá navrchu.
tip-draw = Nič sa nehodí? Ťukni na talón. Keď sa potiahnutá karta hodí, môžeš ju hneď zahrať.
tip-load = Útočí na teba sedma: ťahaj, alebo odpovedz sedmou, a ďalší potiahne o dve karty viac.
tip-jack = Máš dolníka: dá sa zahrať na čokoľvek a ty zvolíš farbu, ktorou sa bude pokračovať.
tip-jack-german = Máš dolníka: dá sa zahrať na čokoľvek a ty zvolíš farbu, ktorou sa bude pokračovať.
tip-wish = Je zvolená farba: hraj ju, alebo kartu, ktorá ide na čokoľvek.
tip-call = Už len kúsok! Posledné karty sa hlásia: vyber ťah s ohlásením. Kto zabudne, ťahá dve.
tip-catch = Niekto zabudol ohlásiť! Prichyť ho, kým ďalší hráč neurobí ťah, a potiahne si dve karty.
