### Slova Švábí diskotéky.

game = Švábí diskotéka

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
suit-word-Y = žlutá
suit-word-G = zelená
suit-word-B = modrá
suit-word-V = fialová
notation = { $rank } ({ $suit })

## Místa

zone-floor = parket
zone-box = krabička
zone-pile = dobírací balíček
zone-dummy-pile = Jožinův dobírací balíček
zone-collection = sbírka
zone-dummy-collection = Jožinova sbírka
zone-hand = ruka
zone-chosen = vybraná
zone-played = zahraná
zone-guest = skrytý host

## Stav hry

fact-round = Kolo
fact-rounds = Počet kol
fact-tie-card = Kartu shody má { $whom }
fact-mirror = Zrcadlo má { $whom }
fact-chosen = Máš vybráno: { $value }; zatím to nikdo nevidí
fact-wanted = Bereš { $value }, stejnou kartu jako tvůj skrytý host; zatím to nikdo nevidí
fact-met = Tvůj král bere celý parket a na něm i stejnou kartu, jako je tvůj skrytý host { $value }

## Nastavení

option-hidden_guest = Varianta 1: v každé sbírce skrytý host
option-hidden_guest-off = vypnuto
option-hidden_guest-on = zapnuto
option-mirror = Varianta 2: tolik her, kolik hráčů, a zrcadlo
option-mirror-off = vypnuto
option-mirror-on = zapnuto
option-youngest = Kdo je nejmladší
option-youngest-random = rozhodne los
option-youngest-number = místo { $seat }

## Co se říká

said-takes-the-mirror = { $who } má nejvyšší součet a bere si zrcadlo
said-tie-card = { $who } si bere kartu shody
said-unnoticed = Máš vybráno; ostatní to uvidí, až vyberou všichni
said-takes-all = { $who } hraje krále a bere celý parket
said-waits = { $who } si nechává zrcadlo na později
said-uses-the-mirror = { $who } používá zrcadlo
said-loses-the-mirror = { $who } nemá co odhodit a o zrcadlo přichází
said-total = { $who } má součet { $value }

## Karty, které se stěhují

moved-pile-floor = { $who } otáčí na parket { $card }
moved-floor-pile = { $who } zamíchává zpátky { $card }
moved-dummy-pile-floor = Jožin otáčí na parket { $card }
moved-floor-dummy-pile = Zpátky do Jožinova balíčku se zamíchává { $card }
moved-pile-hand = { $who } dobírá { $card }
moved-hand-guest = { $who } skrývá { $card }
moved-hand-chosen = { $who } vybírá { $card }
moved-chosen-played = { $who } ukazuje { $card }
moved-floor-collection = { $who } bere { $card }
moved-floor-dummy-collection = Jožin bere { $card }
moved-collection-box = { $who } odhazuje ze sbírky { $card }
moved-dummy-collection-box = Jožin odhazuje ze sbírky { $card }
moved-guest-box = Skrytý host odchází ({ $who }): { $card }
moved-guest-collection = Skrytý host se ukazuje ({ $who }): { $card }
moved-played-floor = Na parket jde { $card }
shuffled-pile = { $who } míchá svůj balíček
shuffled-dummy-pile = Jožinův balíček se míchá

## Tahy

move-hide = Skrýt { $about }
move-choose = Vybrat { $about }
move-take = Vzít { $about }
move-discard = Odhodit skrytého hosta se stejnou kartou
move-keep = Nechat si skrytého hosta
move-mirror = Odhodit { $about } se zrcadlem
move-mirror-hidden = Odhodit skrytého hosta se zrcadlem
move-wait = Nechat si zrcadlo na později

## Jak to skončilo

outcome-disco-17 = Po posledním kole vyhrává nejnižší součet

## Hotová pravidla

preset-guest = Skrytý host
preset-mirror = Zrcadlo
preset-both = Host a zrcadlo

## Rady do první hry

tip-choose = Všichni tajně vybírají kartu. Kdo zahraje nejnižší, bere si z parketu první.
tip-take = Vezmi si kartu do sbírky: nízkou, nebo takovou, jakou už máš, protože stejné karty odcházejí po dvou.
tip-pairs = Co ti na konci zůstane ve sbírce, to se ti počítá k tíži: vyhrává nejnižší součet.
tip-king = Třináctka je král: bere celý parket. Výborné, když z toho jsou dvojice, drahé, když ne.
tip-tie = Stejné karty? První je, kdo má kartu shody, a pak se jde po směru hodinových ručiček.
tip-hide = Skryj kartu jako hosta. Odejde, když vezmeš stejnou; jinak se na konci počítá.
tip-mirror = Zrcadlo tě zbaví jedné karty ze sbírky. Můžeš počkat, ale ne déle než do poslední karty svého balíčku.
