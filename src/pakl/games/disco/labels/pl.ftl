### Słowa gry Dyskoteka karaluchów.

game = Dyskoteka karaluchów

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
suit-word-R = czerwona
suit-word-O = pomarańczowa
suit-word-Y = żółta
suit-word-G = zielona
suit-word-B = niebieska
suit-word-V = fioletowa
notation = { $rank } ({ $suit })

## Miejsca

zone-floor = parkiet
zone-box = pudełko
zone-pile = talia
zone-dummy-pile = talia dziadka
zone-collection = kolekcja
zone-dummy-collection = kolekcja dziadka
zone-hand = ręka
zone-chosen = wybrana
zone-played = zagrana
zone-guest = ukryty gość

## Stan gry

fact-round = Runda
fact-rounds = Liczba rund
fact-tie-card = Kartę remisu ma { $whom }
fact-mirror = Lustro ma { $whom }
fact-chosen = Wybrana karta: { $value }; nikt jeszcze tego nie widzi
fact-wanted = Bierzesz { $value }, tyle co twój ukryty gość; nikt jeszcze tego nie widzi
fact-met = Twój Król bierze cały parkiet, a na nim kartę równą twojemu ukrytemu gościowi: { $value }

## Ustawienia

option-hidden_guest = Wariant 1: w każdej kolekcji ukryty gość
option-hidden_guest-off = nie
option-hidden_guest-on = tak
option-mirror = Wariant 2: tyle gier, ilu graczy, i lustro
option-mirror-off = nie
option-mirror-on = tak
option-youngest = Kto jest najmłodszy
option-youngest-random = decyduje los
option-youngest-number = miejsce { $seat }

## Co się mówi

said-takes-the-mirror = { $who } ma najwyższą sumę i bierze lustro
said-tie-card = { $who } bierze kartę remisu
said-unnoticed = Karta wybrana; inni zobaczą ją dopiero wtedy, gdy wybiorą wszyscy
said-takes-all = { $who } zagrywa Króla i bierze cały parkiet
said-waits = { $who } zachowuje lustro na później
said-uses-the-mirror = { $who } używa lustra
said-loses-the-mirror = { $who } nie ma czego odrzucić i traci lustro
said-total = { $who } ma w sumie { $value }

## Ruchy kart

moved-pile-floor = { $who } odkrywa na parkiet { $card }
moved-floor-pile = { $who } wtasowuje z powrotem { $card }
moved-dummy-pile-floor = Dziadek odkrywa na parkiet { $card }
moved-floor-dummy-pile = Do talii dziadka wtasowano z powrotem { $card }
moved-pile-hand = { $who } dobiera { $card }
moved-hand-guest = { $who } ukrywa { $card }
moved-hand-chosen = { $who } wybiera { $card }
moved-chosen-played = { $who } pokazuje { $card }
moved-floor-collection = { $who } bierze { $card }
moved-floor-dummy-collection = Dziadek bierze { $card }
moved-collection-box = { $who } odrzuca z kolekcji { $card }
moved-dummy-collection-box = Dziadek odrzuca z kolekcji { $card }
moved-guest-box = { $who } odrzuca ukrytego gościa: { $card }
moved-guest-collection = { $who } odkrywa ukrytego gościa: { $card }
moved-played-floor = Na parkiet przełożono { $card }
shuffled-pile = { $who } tasuje swoją talię
shuffled-dummy-pile = Talia dziadka zostaje potasowana

## Ruchy

move-hide = Ukryj { $about }
move-choose = Wybierz { $about }
move-take = Weź { $about }
move-discard = Odrzuć ukrytego gościa razem z równą kartą
move-keep = Zachowaj ukrytego gościa
move-mirror = Odrzuć { $about } razem z lustrem
move-mirror-hidden = Odrzuć ukrytego gościa razem z lustrem
move-wait = Zachowaj lustro na później

## Jak się skończyło

outcome-disco-17 = Po ostatniej rundzie wygrywa najniższa suma

## Gotowe zasady

preset-guest = Ukryty gość
preset-mirror = Lustro
preset-both = Gość i lustro

## Porady do pierwszej gry

tip-choose = Każdy potajemnie wybiera kartę. Kto zagrał najniższą, pierwszy bierze z parkietu.
tip-take = Weź kartę do kolekcji: niską albo taką, jaką już masz, bo równe karty odchodzą parami.
tip-pairs = To, co na końcu zostanie w kolekcji, liczy się przeciw tobie: wygrywa najniższa suma.
tip-king = Trzynastka to Król: bierze cały parkiet. Świetnie, gdy wyjdą pary, drogo, gdy nie.
tip-tie = Równe karty? Pierwszy jest posiadacz karty remisu, potem zgodnie z ruchem wskazówek zegara.
tip-hide = Ukryj kartę jako gościa. Odejdzie, gdy weźmiesz równą; w przeciwnym razie liczy się na końcu.
tip-mirror = Lustro zabiera jedną kartę z twojej kolekcji. Możesz poczekać, ale nie dłużej niż do ostatniej karty swojej talii.
