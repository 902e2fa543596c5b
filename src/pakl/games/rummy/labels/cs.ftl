game = Žolíky

## Místa

zone-stock = Talon
zone-discards = Odhazovací balíček
zone-hand = Ruka
zone-taken = Právě sebraná
zone-combination = Sestava

## Stav hry

fact-opened = { $value ->
   *[yes] už má vyloženo
}
fact-laid-by = Kdo vyložil sestavy
fact-jokers = Žolíci nahrazují
fact-opening = první výklad zatím za: { $value }
fact-turns = Odehrané tahy: { $value }
fact-renewals = Talon obnoven: { $value }×

## Nastavení

option-mixed_sets = Smíšené skupiny
option-opening = První výklad
option-opening-single = samotnou první sestavou
option-opening-sum = všemi sestavami toho tahu
option-opening_points = Body na první výklad
option-match = Partie
option-match-rounds = { $number ->
    [one] jedno kolo
    [few] { $number } kola
   *[other] { $number } kol
}
option-match-target = dokud někdo nemá { $number } trestných bodů

## Co hráči dělají

move-draw = Líznout z talonu
move-pick = Sebrat odhozenou kartu
move-lay = Vyložit { $about }
move-add-card-to-number = Přiložit { $card } k sestavě { $number }
move-add-cards-to-number = Přiložit žolíka ({ $card }) k sestavě { $number }
move-swap-card-to-number = Dát { $card } do sestavy { $number } a vzít si žolíka
move-undo = Vrátit poslední krok
move-discard = Odhodit { $about }

## Co se děje

moved-stock-hand = { $who } líže { $card }
moved-stock-hand-rummy-7 = { $who } dostává { $card }
moved-stock-discards = Otočená karta: { $card }
moved-discards-taken = { $who } sbírá odhozenou kartu { $card }
moved-taken-hand = { $who } si nechává { $card }
moved-hand-discards = { $who } odhazuje { $card }
moved-discards-stock = Talon dostává zpátky { $card }
moved-hand-combination = { $who } vykládá { $card }
moved-hand-combination-rummy-15 = { $who } přikládá { $card }
moved-hand-combination-rummy-17 = { $who } dává { $card } na místo žolíka
moved-hand-combination-rummy-27 = { $who } vrací na stůl { $card }
moved-taken-combination = { $who } vykládá právě sebranou kartu { $card }
moved-taken-combination-rummy-15 = { $who } přikládá právě sebranou kartu { $card }
moved-taken-combination-rummy-17 = { $who } dává právě sebranou kartu { $card } na místo žolíka
moved-combination-hand = { $who } bere { $card }
moved-combination-hand-rummy-27 = { $who } bere zpátky { $card }
moved-combination-taken = { $who } bere zpátky { $card }

said-joker = Žolík nahrazuje { $value }
said-undo = { $who } vrací krok
said-opens = { $value ->
    [one] { $who } má první výklad za { $value } bod
    [few] { $who } má první výklad za { $value } body
   *[other] { $who } má první výklad za { $value } bodů
}
said-renewal = Talon se obnovuje, v tomto kole { $value }×
said-rummy = { $who } hlásí „Zavírám!“
said-hand-rummy = { $who } hlásí „Zavírám!“ – z ruky: všechny body se počítají dvojnásobně
said-no-winner = Nikdo nezavírá

outcome-rummy-20 = Poslední karta je odhozena.
outcome-rummy-22 = Zavřeno z ruky: všechny body se počítají dvojnásobně.
outcome-rummy-25 = Nikdo nezavřel: každý počítá karty v ruce.

## Karty

rank-J = J
rank-Q = Q
rank-K = K

## Hotová pravidla

preset-family = Rodinné: výklad dohromady

## Rady do první hry

tip-draw = Každý tah začíná líznutou kartou a končí odhozenou. Mezitím smíš vykládat.
tip-pick = Místo lízání si smíš vzít odhozenou kartu, ale v tomtéž tahu ji nesmíš odhodit.
tip-lay = Můžeš vykládat: aspoň tři karty téže hodnoty v různých barvách, nebo postupku v jedné barvě. První výklad musí mít dost bodů.
tip-joker = Žolík nahradí kteroukoli kartu. Když ti ale na konci zůstane v ruce, stojí 20 bodů.
tip-add = Smíš přikládat k sestavám na stole, svým i cizím: vyber kartu a klepni na sestavu.
tip-undo = Vyloženo moc brzy? Dokud neodhodíš, můžeš všechno krok po kroku vrátit.
tip-last = Jednu kartu si nech na konec: zavírá se vždycky odhozením.
