game = Zyrty

## Karty s +2 a karty, které lze hrát kdykoli

card-11 =
    .colour = orange
card-22 =
    .colour = orange
card-33 =
    .colour = orange
card-44 =
    .colour = orange
card-0 =
    .colour = blue
card-50 =
    .colour = blue
card-Z =
    .colour = blue

## Místa

zone-stock = Dobírací balíček
zone-pile = Odhazovací balíček
zone-hand = Ruka
zone-lot = Los o pořadí

## Stav hry

fact-number = Číslo: { $value }
fact-runs = { $value ->
    [up] Hraje se nahoru
   *[down] Hraje se dolů
}
fact-turns = Odehrané tahy: { $value } z 1 000
fact-twice = Dvakrát za sebou: { $value }, potřetí ne
fact-load = Karet k dobrání: { $value }
fact-sleeps = Spící karta +2: { $value }
fact-passes = Vynechané tahy za sebou: { $value }

## Nastavení

option-mode = Režim
option-mode-smooth = plynulý: musí se hrát nejbližší karta
option-mode-tactical = taktický: jakákoli karta tím směrem
option-direction = Směr, kterým hra obíhá
option-direction-clockwise = po směru hodinových ručiček
option-direction-counterclockwise = proti směru hodinových ručiček

## Co hráči dělají

move-play = Zahrát { $about }
move-draw = Dobrat

## Co se děje

moved-stock-hand = { $who } dobírá { $card }
moved-stock-hand-zyrty-1 = { $who } dostává { $card }
moved-stock-pile = Otočená karta: { $card }
moved-hand-pile = { $who } hraje { $card }
moved-pile-stock = { $count ->
    [one] Dobírací balíček dostává zpátky { $card }
   *[other] Dobírací balíček se obnovuje, dostává zpátky { $card }
}
moved-stock-lot = { $who } si o pořadí dobírá { $card }

said-does-not-count = Karta { $value } se nepočítá: otáčí se další karta
said-runs = { $value ->
    [up] Teď se hraje nahoru
   *[down] Teď se hraje dolů
}
said-sleeps = Karta { $value } spí, dokud ji něco nepřikryje
said-wakes = { $who } budí spící kartu +2
said-names = Z platí jako { $value }
said-load = { $value ->
    [one] K dobrání (nebo k předání dál) je { $value } karta
    [few] K dobrání (nebo k předání dál) jsou { $value } karty
   *[other] K dobrání (nebo k předání dál) je { $value } karet
}
said-draws = { $value ->
    [one] { $who } bere celou nálož, { $value } kartu
    [few] { $who } bere celou nálož, { $value } karty
   *[other] { $who } bere celou nálož, { $value } karet
}
said-passes = { $who } nemá co dobrat a vynechává
said-shares = { $who } se o místo dělí: k dobrání je málo karet

outcome-zyrty-21 = Poslední karta z ruky je venku.
outcome-zyrty-26 = Nikdo nemohl hrát ani dobírat: vyhrává, kdo má nejméně bodů.
outcome-zyrty-27 = Hra trvala příliš dlouho: vyhrává, kdo má nejméně bodů.

## Hotová pravidla

preset-smooth = Plynulý

## Rady do první hry

tip-play = Pokračuj v balíčku jeho směrem: nahoru vyšší kartou, dolů nižší.
tip-special = 0, 50 a Z můžeš ve svém tahu zahrát kdykoli; otočí směr.
tip-load = Čeká tě karta +2: dobírej, nebo všechno pošli dál vlastní kartou +2 (11, 22, 33, 44).
tip-several = Teď smíš zahrát dvě karty: dvojici stejných, nebo jednu stejnou, jako je číslo balíčku, a k ní další, která se hodí.
tip-draw = Nic se nehodí? Klepni na dobírací balíček a dober si kartu; tím tvůj tah končí.
tip-last = Poslední karta musí být obyčejná: s 0, 50 ani Z nejde skončit.
