game = Liška podšitá

## Místa

zone-deck = Balíček
zone-decree = Erbová karta
zone-trick = Štych
zone-hand = Ruka
zone-won = Vyhrané karty

## Barvy

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Stav hry

fact-trump = Trumfy: { $value ->
    [B] zvonky
    [K] klíče
   *[M] měsíce
}
fact-leader = Štych zahajuje: { $whom }
fact-tricks = Štychy
fact-treasures = Poklady

## Nastavení

option-target = Do kolika bodů se hraje
option-rounds = Počet kol
option-rounds-to-target = dokud někdo nemá dost bodů

## Co hráči dělají

move-play = { $about ->
    [B1] Zahrát B1 · Labuť
    [K1] Zahrát K1 · Labuť
    [M1] Zahrát M1 · Labuť
    [B3] Zahrát B3 · Liška
    [K3] Zahrát K3 · Liška
    [M3] Zahrát M3 · Liška
    [B5] Zahrát B5 · Drvoštěp
    [K5] Zahrát K5 · Drvoštěp
    [M5] Zahrát M5 · Drvoštěp
    [B7] Zahrát B7 · Poklad
    [K7] Zahrát K7 · Poklad
    [M7] Zahrát M7 · Poklad
    [B9] Zahrát B9 · Čarodějnice
    [K9] Zahrát K9 · Čarodějnice
    [M9] Zahrát M9 · Čarodějnice
    [B11] Zahrát B11 · Monarcha
    [K11] Zahrát K11 · Monarcha
    [M11] Zahrát M11 · Monarcha
   *[other] Zahrát { $about }
}
move-swap = Vyměnit erbovou kartu za { $about }
move-keep = Nechat erbovou kartu být
move-bury = Dát { $about } dospod balíčku

## Co se děje

moved-deck-hand = { $who } dobírá { $card }
moved-deck-hand-fox-3 = { $who } dostává { $card }
moved-deck-decree = Erbová karta je { $card }
moved-hand-trick = { $who } hraje { $card }
moved-trick-won = { $who } bere { $card }
moved-decree-hand = { $who } bere do ruky erbovou kartu { $card }
moved-hand-decree = { $who } vykládá novou erbovou kartu { $card }
moved-hand-deck = { $who } dává { $card } dospod balíčku

said-keeps = { $who } nechává erbovou kartu být
said-trick = { $value ->
    [one] { $who } vyhrává štych
   *[other] { $who } vyhrává štych a má jich { $value }
}
said-treasure = { $value ->
    [one] { $who } nachází Poklad a získává 1 bod
    [few] { $who } nachází { $value } Poklady a získává { $value } body
   *[other] { $who } nachází { $value } Pokladů a získává { $value } bodů
}
said-swan = { $who } prohrává s Labutí a zahajuje
said-humble = { $value ->
    [one] { $who } získává za skromnost { $value } bod
    [few] { $who } získává za skromnost { $value } body
   *[other] { $who } získává za skromnost { $value } bodů
}
said-defeated = { $value ->
    [one] { $who } prohrává na štychy: 1 bod
    [few] { $who } prohrává na štychy: { $value } body
   *[other] { $who } prohrává na štychy: { $value } bodů
}
said-victorious = { $value ->
    [one] { $who } vítězí na štychy: { $value } bod
    [few] { $who } vítězí na štychy: { $value } body
   *[other] { $who } vítězí na štychy: { $value } bodů
}
said-greedy = { $who } doplácí na chamtivost: za štychy nic

outcome-fox-10 = Všech třináct štychů je odehráno.
