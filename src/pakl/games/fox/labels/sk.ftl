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

## Čo hráči robia

move-play = { $about ->
    [B1] Zahrať B1 · Labuť
    [K1] Zahrať K1 · Labuť
    [M1] Zahrať M1 · Labuť
    [B3] Zahrať B3 · Líška
    [K3] Zahrať K3 · Líška
    [M3] Zahrať M3 · Líška
    [B5] Zahrať B5 · Drevorubač
    [K5] Zahrať K5 · Drevorubač
    [M5] Zahrať M5 · Drevorubač
    [B7] Zahrať B7 · Poklad
    [K7] Zahrať K7 · Poklad
    [M7] Zahrať M7 · Poklad
    [B9] Zahrať B9 · Čarodejnica
    [K9] Zahrať K9 · Čarodejnica
    [M9] Zahrať M9 · Čarodejnica
    [B11] Zahrať B11 · Monarcha
    [K11] Zahrať K11 · Monarcha
    [M11] Zahrať M11 · Monarcha
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
