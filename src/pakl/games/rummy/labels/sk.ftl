game = Žolík

## Miesta

zone-stock = Talón
zone-discards = Odhadzovací balíček
zone-hand = Ruka
zone-taken = Práve vzatá
zone-combination = Kombinácia

## Stav hry

fact-opened = { $value ->
   *[yes] už má vyložené
}
fact-laid-by = Kto vyložil kombinácie
fact-jokers = Žolíky nahrádzajú
fact-opening = prvé vyloženie zatiaľ za: { $value }
fact-turns = Odohrané ťahy: { $value }
fact-renewals = Talón obnovený: { $value }×

## Nastavenia

option-mixed_sets = Zmiešané série
option-opening = Prvé vyloženie
option-opening-single = samotnou prvou kombináciou
option-opening-sum = všetkými kombináciami toho ťahu
option-opening_points = Body na prvé vyloženie
option-match = Partia
option-match-rounds = { $number ->
    [one] jedno kolo
    [few] { $number } kolá
   *[other] { $number } kôl
}
option-match-target = kým niekto nemá { $number } trestných bodov

## Čo hráči robia

move-draw = Potiahnuť z talónu
move-pick = Vziať odhodenú kartu
move-lay = Vyložiť { $about }
move-add-card-to-number = Doložiť { $card } ku kombinácii { $number }
move-add-cards-to-number = Doložiť žolíka ({ $card }) ku kombinácii { $number }
move-swap-card-to-number = Dať { $card } do kombinácie { $number } a vziať si žolíka
move-undo = Vrátiť posledný krok
move-discard = Odhodiť { $about }

## Čo sa deje

moved-stock-hand = { $who } ťahá { $card }
moved-stock-hand-rummy-7 = { $who } dostáva { $card }
moved-stock-discards = Otočená karta: { $card }
moved-discards-taken = { $who } berie odhodenú kartu { $card }
moved-taken-hand = { $who } si necháva { $card }
moved-hand-discards = { $who } odhadzuje { $card }
moved-discards-stock = Talón dostáva späť { $card }
moved-hand-combination = { $who } vykladá { $card }
moved-hand-combination-rummy-15 = { $who } dokladá { $card }
moved-hand-combination-rummy-17 = { $who } dáva { $card } na miesto žolíka
moved-hand-combination-rummy-27 = { $who } vracia na stôl { $card }
moved-taken-combination = { $who } vykladá práve vzatú kartu { $card }
moved-taken-combination-rummy-15 = { $who } dokladá práve vzatú kartu { $card }
moved-taken-combination-rummy-17 = { $who } dáva práve vzatú kartu { $card } na miesto žolíka
moved-combination-hand = { $who } berie { $card }
moved-combination-hand-rummy-27 = { $who } berie späť { $card }
moved-combination-taken = { $who } berie späť { $card }

said-joker = Žolík nahrádza { $value }
said-undo = { $who } vracia krok
said-opens = { $value ->
    [one] { $who } má prvé vyloženie za { $value } bod
    [few] { $who } má prvé vyloženie za { $value } body
   *[other] { $who } má prvé vyloženie za { $value } bodov
}
said-renewal = Talón sa obnovuje, v tomto kole { $value }×
said-rummy = { $who } hlási „Zatváram!“
said-hand-rummy = { $who } hlási „Zatváram!“ – z ruky: všetky body sa počítajú dvojnásobne
said-no-winner = Nikto nezatvára

outcome-rummy-20 = Posledná karta je odhodená.
outcome-rummy-22 = Zatvorené z ruky: všetky body sa počítajú dvojnásobne.
outcome-rummy-25 = Nikto nezatvoril: každý počíta karty v ruke.

## Karty

rank-J = J
rank-Q = Q
rank-K = K

## Hotové pravidlá

preset-family = Rodinné: vyloženie dokopy

## Rady do prvej hry

tip-draw = Každý ťah sa začína potiahnutou kartou a končí odhodenou. Medzitým smieš vykladať.
tip-pick = Namiesto ťahania si smieš vziať odhodenú kartu, ale v tom istom ťahu ju nesmieš odhodiť.
tip-lay = Môžeš vykladať: aspoň tri karty rovnakej hodnoty v rôznych farbách alebo postupku v jednej farbe. Prvé vyloženie musí mať dosť bodov.
tip-joker = Žolík nahradí ktorúkoľvek kartu. Keď ti však na konci zostane v ruke, stojí 20 bodov.
tip-add = Smieš dokladať ku kombináciám na stole, svojim aj cudzím: vyber kartu a ťukni na kombináciu.
tip-undo = Vyložené priskoro? Kým neodhodíš, môžeš všetko krok po kroku vrátiť.
tip-last = Jednu kartu si nechaj na koniec: zatvára sa vždy odhodením.
