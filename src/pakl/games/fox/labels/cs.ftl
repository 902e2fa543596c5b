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
option-rounds-number = { $number ->
    [one] jedno kolo
    [few] { $number } kola
   *[other] { $number } kol
}

## Co hráči dělají

move-play = { $about ->
    [B1] Zahrát { $about } · Labuť
    [K1] Zahrát { $about } · Labuť
    [M1] Zahrát { $about } · Labuť
    [B3] Zahrát { $about } · Liška
    [K3] Zahrát { $about } · Liška
    [M3] Zahrát { $about } · Liška
    [B5] Zahrát { $about } · Drvoštěp
    [K5] Zahrát { $about } · Drvoštěp
    [M5] Zahrát { $about } · Drvoštěp
    [B7] Zahrát { $about } · Poklad
    [K7] Zahrát { $about } · Poklad
    [M7] Zahrát { $about } · Poklad
    [B9] Zahrát { $about } · Čarodějnice
    [K9] Zahrát { $about } · Čarodějnice
    [M9] Zahrát { $about } · Čarodějnice
    [B11] Zahrát { $about } · Monarcha
    [K11] Zahrát { $about } · Monarcha
    [M11] Zahrát { $about } · Monarcha
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

## Hotová pravidla

preset-short = Krátká, do 16 bodů
preset-long = Dlouhá, do 35 bodů

## Karty

suit-word-B = zvonky
suit-word-K = klíče
suit-word-M = měsíce
notation = { $suit } { $rank }

## Rady do první hry

tip-aim = Kolo vyhraješ se sedmi až devíti štychy, ale také s nejvýš třemi. Kdo jich má deset a víc, nedostane nic.
tip-trump = Erbová karta vedle balíčku ukazuje trumfy: její barva přebíjí ostatní.
tip-follow = Můžeš-li, cti barvu štychu. Jinak hraj, co chceš, třeba trumf.
tip-odd = Liché karty něco umějí: Labuť zahajuje příští štych, i když prohraje, Liška mění trumfy, jediná Čarodějnice platí za trumf.
tip-swap = Liška ti dává na vybranou: buď se erbovou kartou stane karta z ruky, nebo zůstane všechno při starém.
tip-bury = Drvoštěp ti přinesl kartu. Teď dej jednu dospod balíčku; jen ty víš kterou.
