### Slová Švábiej diskotéky.

game = Švábia diskotéka

## Karty

suit-R =
    .colour = red
suit-O =
    .colour = orange
suit-Y =
    .colour = yellow
suit-G =
    .colour = green
suit-B =
    .colour = blue
suit-V =
    .colour = purple
suit-word-R = červená
suit-word-O = oranžová
suit-word-Y = žltá
suit-word-G = zelená
suit-word-B = modrá
suit-word-V = fialová
notation = { $rank } ({ $suit })

## Miesta

zone-floor = parket
zone-box = škatuľka
zone-pile = doberací balíček
zone-dummy-pile = Jožinov doberací balíček
zone-collection = zbierka
zone-dummy-collection = Jožinova zbierka
zone-hand = ruka
zone-chosen = vybratá
zone-played = zahratá
zone-guest = skrytý hosť

## Stav hry

fact-round = Kolo
fact-rounds = Počet kôl
fact-tie-card = Kartu zhody má { $whom }
fact-mirror = Zrkadlo má { $whom }
fact-chosen = Máš vybraté: { $value }; zatiaľ to nikto nevidí
fact-wanted = Berieš { $value }, rovnakú kartu ako tvoj skrytý hosť; zatiaľ to nikto nevidí
fact-met = Tvoj kráľ berie celý parket a na ňom aj rovnakú kartu, ako je tvoj skrytý hosť { $value }

## Nastavenia

option-hidden_guest = Variant 1: v každej zbierke skrytý hosť
option-hidden_guest-off = vypnuté
option-hidden_guest-on = zapnuté
option-mirror = Variant 2: toľko hier, koľko hráčov, a zrkadlo
option-mirror-off = vypnuté
option-mirror-on = zapnuté
option-youngest = Kto je najmladší
option-youngest-random = rozhodne žreb
option-youngest-number = miesto { $seat }

## Čo sa hovorí

said-takes-the-mirror = { $who } má najvyšší súčet a berie si zrkadlo
said-tie-card = { $who } si berie kartu zhody
said-unnoticed = Máš vybraté; ostatní to uvidia, keď vyberú všetci
said-takes-all = { $who } hrá kráľa a berie celý parket
said-waits = { $who } si necháva zrkadlo na neskôr
said-uses-the-mirror = { $who } používa zrkadlo
said-loses-the-mirror = { $who } nemá čo odhodiť a o zrkadlo prichádza
said-total = { $who } má súčet { $value }

## Karty, ktoré sa sťahujú

moved-pile-floor = { $who } otáča na parket { $card }
moved-floor-pile = { $who } zamiešava späť { $card }
moved-dummy-pile-floor = Jožin otáča na parket { $card }
moved-floor-dummy-pile = Späť do Jožinovho balíčka sa zamiešava { $card }
moved-pile-hand = { $who } si doberá { $card }
moved-hand-guest = { $who } skrýva { $card }
moved-hand-chosen = { $who } vyberá { $card }
moved-chosen-played = { $who } ukazuje { $card }
moved-floor-collection = { $who } berie { $card }
moved-floor-dummy-collection = Jožin berie { $card }
moved-collection-box = { $who } odhadzuje zo zbierky { $card }
moved-dummy-collection-box = Jožin odhadzuje zo zbierky { $card }
moved-guest-box = Skrytý hosť odchádza ({ $who }): { $card }
moved-guest-collection = Skrytý hosť sa ukazuje ({ $who }): { $card }
moved-played-floor = Na parket ide { $card }
shuffled-pile = { $who } mieša svoj balíček
shuffled-dummy-pile = Jožinov balíček sa mieša

## Ťahy

move-hide = Skryť { $about }
move-choose = Vybrať { $about }
move-take = Vziať { $about }
move-discard = Odhodiť skrytého hosťa s rovnakou kartou
move-keep = Nechať si skrytého hosťa
move-mirror = Odhodiť { $about } so zrkadlom
move-mirror-hidden = Odhodiť skrytého hosťa so zrkadlom
move-wait = Nechať si zrkadlo na neskôr

## Ako sa to skončilo

outcome-disco-17 = Po poslednom kole vyhráva najnižší súčet

## Hotové pravidlá

preset-guest = Skrytý hosť
preset-mirror = Zrkadlo
preset-both = Hosť a zrkadlo

## Rady do prvej hry

tip-choose = Všetci tajne vyberajú kartu. Kto zahrá najnižšiu, berie si z parketu prvý.
tip-take = Vezmi si kartu do zbierky: nízku alebo takú, akú už máš, lebo rovnaké karty odchádzajú po dvoch.
tip-pairs = Čo ti na konci zostane v zbierke, to sa ti ráta na ťarchu: vyhráva najnižší súčet.
tip-king = Trinástka je kráľ: berie celý parket. Výborné, keď z toho sú dvojice, drahé, keď nie.
tip-tie = Rovnaké karty? Prvý je, kto má kartu zhody, a potom sa ide v smere hodinových ručičiek.
tip-hide = Skry kartu ako hosťa. Odíde, keď vezmeš rovnakú; inak sa na konci ráta.
tip-mirror = Zrkadlo ťa zbaví jednej karty zo zbierky. Môžeš počkať, ale nie dlhšie než do poslednej karty svojho balíčka.
