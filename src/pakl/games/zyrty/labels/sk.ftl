game = Zyrty

## Karty s +2 a karty, ktoré možno hrať kedykoľvek

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

## Miesta

zone-stock = Doberací balíček
zone-pile = Odhadzovací balíček
zone-hand = Ruka
zone-lot = Žreb o poradie

## Stav hry

fact-number = Číslo: { $value }
fact-runs = { $value ->
    [up] Hrá sa nahor
   *[down] Hrá sa nadol
}
fact-turns = Odohrané ťahy: { $value } z 1 000
fact-twice = Dvakrát za sebou: { $value }, tretíkrát nie
fact-load = Karty na dobratie: { $value }
fact-sleeps = Spiaca karta +2: { $value }
fact-passes = Vynechané ťahy za sebou: { $value }

## Nastavenia

option-mode = Režim
option-mode-smooth = plynulý: musí sa hrať najbližšia karta
option-mode-tactical = taktický: akákoľvek karta tým smerom
option-direction = Smer, ktorým hra obieha
option-direction-clockwise = v smere hodinových ručičiek
option-direction-counterclockwise = proti smeru hodinových ručičiek

## Čo hráči robia

move-play = Zahrať { $about }
move-draw = Dobrať

## Čo sa deje

moved-stock-hand = { $who } si doberá { $card }
moved-stock-hand-zyrty-1 = { $who } dostáva { $card }
moved-stock-pile = Otočená karta: { $card }
moved-hand-pile = { $who } hrá { $card }
moved-pile-stock = { $count ->
    [one] Doberací balíček dostáva späť { $card }
   *[other] Doberací balíček sa obnovuje, dostáva späť { $card }
}
moved-stock-lot = { $who } si o poradie doberá { $card }

said-does-not-count = Karta { $value } sa nepočíta: otáča sa ďalšia
said-runs = { $value ->
    [up] Teraz sa hrá nahor
   *[down] Teraz sa hrá nadol
}
said-sleeps = Karta { $value } spí, kým ju niečo neprikryje
said-wakes = { $who } budí spiacu kartu +2
said-names = Z platí ako { $value }
said-load = { $value ->
    [one] Na dobratie (alebo poslanie ďalej) je { $value } karta
    [few] Na dobratie (alebo poslanie ďalej) sú { $value } karty
   *[other] Na dobratie (alebo poslanie ďalej) je { $value } kariet
}
said-draws = { $value ->
    [one] { $who } berie celú nálož, { $value } kartu
    [few] { $who } berie celú nálož, { $value } karty
   *[other] { $who } berie celú nálož, { $value } kariet
}
said-passes = { $who } nemá čo dobrať a vynecháva
said-shares = { $who } sa o miesto delí: na dobratie je málo kariet

outcome-zyrty-21 = Posledná karta z ruky je vonku.
outcome-zyrty-26 = Nikto nemohol hrať ani dobrať: vyhráva, kto má najmenej bodov.
outcome-zyrty-27 = Hra trvala príliš dlho: vyhráva, kto má najmenej bodov.

## Hotové pravidlá

preset-smooth = Plynulý

## Rady do prvej hry

tip-play = Pokračuj v balíčku jeho smerom: nahor vyššou kartou, nadol nižšou.
tip-special = 0, 50 a Z môžeš vo svojom ťahu zahrať kedykoľvek; otočia smer.
tip-load = Čaká ťa karta +2: doberaj, alebo všetko pošli ďalej vlastnou kartou +2 (11, 22, 33, 44).
tip-several = Teraz smieš zahrať dve karty: dvojicu rovnakých, alebo jednu rovnakú, ako je číslo balíčka, a k nej ďalšiu, ktorá sa hodí.
tip-draw = Nič sa nehodí? Ťukni na doberací balíček a dober si kartu; tým sa tvoj ťah končí.
tip-last = Posledná karta musí byť obyčajná: s 0, 50 ani Z sa nedá skončiť.
