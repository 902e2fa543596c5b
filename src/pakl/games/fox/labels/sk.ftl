game = Líška podšitá

## Miesta

zone-deck = Balíček
zone-decree = Erbová karta
zone-trick = Zdvih
zone-hand = Ruka
zone-won = Vyhraté karty

## Farby

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Stav hry

fact-trump = Tromfy: { $value ->
    [B] zvončeky
    [K] kľúče
   *[M] mesiace
}
fact-leader = Zdvih začína: { $whom }
fact-tricks = Zdvihy
fact-treasures = Poklady

## Nastavenia

option-target = Do koľkých bodov sa hrá
option-rounds = Počet kôl
option-rounds-to-target = kým niekto nemá dosť bodov
option-rounds-number = { $number ->
    [one] jedno kolo
    [few] { $number } kolá
   *[other] { $number } kôl
}

## Čo hráči robia

move-play = { $about ->
    [B1] Zahrať { $about } · Labuť
    [K1] Zahrať { $about } · Labuť
    [M1] Zahrať { $about } · Labuť
    [B3] Zahrať { $about } · Líška
    [K3] Zahrať { $about } · Líška
    [M3] Zahrať { $about } · Líška
    [B5] Zahrať { $about } · Drevorubač
    [K5] Zahrať { $about } · Drevorubač
    [M5] Zahrať { $about } · Drevorubač
    [B7] Zahrať { $about } · Poklad
    [K7] Zahrať { $about } · Poklad
    [M7] Zahrať { $about } · Poklad
    [B9] Zahrať { $about } · Čarodejnica
    [K9] Zahrať { $about } · Čarodejnica
    [M9] Zahrať { $about } · Čarodejnica
    [B11] Zahrať { $about } · Monarcha
    [K11] Zahrať { $about } · Monarcha
    [M11] Zahrať { $about } · Monarcha
   *[other] Zahrať { $about }
}
move-swap = Vymeniť erbovú kartu za { $about }
move-keep = Nechať erbovú kartu tak
move-bury = Dať { $about } naspodok balíčka

## Čo sa deje

moved-deck-hand = { $who } si doberá { $card }
moved-deck-hand-fox-3 = { $who } dostáva { $card }
moved-deck-decree = Erbová karta je { $card }
moved-hand-trick = { $who } hrá { $card }
moved-trick-won = { $who } berie { $card }
moved-decree-hand = { $who } berie do ruky erbovú kartu { $card }
moved-hand-decree = { $who } vykladá novú erbovú kartu { $card }
moved-hand-deck = { $who } dáva { $card } naspodok balíčka

said-keeps = { $who } necháva erbovú kartu tak
said-trick = { $value ->
    [one] { $who } vyhráva zdvih
   *[other] { $who } vyhráva zdvih a má ich { $value }
}
said-treasure = { $value ->
    [one] { $who } nachádza Poklad a získava 1 bod
    [few] { $who } nachádza { $value } Poklady a získava { $value } body
   *[other] { $who } nachádza { $value } Pokladov a získava { $value } bodov
}
said-swan = { $who } prehráva s Labuťou a začína
said-humble = { $value ->
    [one] { $who } získava za skromnosť { $value } bod
    [few] { $who } získava za skromnosť { $value } body
   *[other] { $who } získava za skromnosť { $value } bodov
}
said-defeated = { $value ->
    [one] { $who } prehráva na zdvihy: 1 bod
    [few] { $who } prehráva na zdvihy: { $value } body
   *[other] { $who } prehráva na zdvihy: { $value } bodov
}
said-victorious = { $value ->
    [one] { $who } víťazí na zdvihy: { $value } bod
    [few] { $who } víťazí na zdvihy: { $value } body
   *[other] { $who } víťazí na zdvihy: { $value } bodov
}
said-greedy = { $who } dopláca na chamtivosť: za zdvihy nič

outcome-fox-10 = Všetkých trinásť zdvihov je odohraných.

## Hotové pravidlá

preset-short = Krátka, do 16 bodov
preset-long = Dlhá, do 35 bodov

## Karty

suit-word-B = zvončeky
suit-word-K = kľúče
suit-word-M = mesiace
notation = { $suit } { $rank }

## Rady do prvej hry

tip-aim = Kolo vyhráš so siedmimi až deviatimi zdvihmi, ale aj s najviac tromi. Kto ich má desať a viac, nedostane nič.
tip-trump = Erbová karta vedľa balíčka ukazuje tromfy: jej farba prebíja ostatné.
tip-follow = Ak môžeš, priznaj farbu zdvihu. Inak hraj, čo chceš, hoci aj tromf.
tip-odd = Nepárne karty niečo vedia: Labuť začína nasledujúci zdvih, aj keď prehrá, Líška mení tromfy, jediná Čarodejnica platí za tromf.
tip-swap = Líška ti dáva na výber: buď sa erbovou kartou stane karta z ruky, alebo zostane všetko po starom.
tip-bury = Drevorubač ti priniesol kartu. Teraz daj jednu naspodok balíčka; len ty vieš ktorú.
