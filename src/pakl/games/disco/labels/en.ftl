### The words of Cockroach Disco.

game = Cockroach Disco

## Cards

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
suit-word-R = red
suit-word-O = orange
suit-word-Y = yellow
suit-word-G = green
suit-word-B = blue
suit-word-V = purple
notation = { $suit } { $rank }

## Zones

zone-floor = dance floor
zone-box = box
zone-pile = draw pile
zone-dummy-pile = draw pile of the dummy
zone-collection = collection
zone-dummy-collection = collection of the dummy
zone-hand = hand
zone-chosen = chosen
zone-played = played
zone-guest = hidden guest

## Facts

fact-round = Round
fact-rounds = Rounds
fact-tie-card = { $whom } holds the tie card
fact-mirror = { $whom } holds the mirror
fact-chosen = You have chosen { $value }; nobody sees that yet
fact-wanted = You take { $value }, equal to your hidden guest; nobody sees that yet
fact-met = Your King takes the whole dance floor, with a card equal to your hidden guest { $value }

## Options

option-hidden_guest = Variant 1: a hidden guest in every collection
option-hidden_guest-off = off
option-hidden_guest-on = on
option-mirror = Variant 2: as many games as players, with the mirror
option-mirror-off = off
option-mirror-on = on
option-youngest = Who is the youngest
option-youngest-random = by lot
option-youngest-number = seat { $seat }

## What is said

said-takes-the-mirror = { $who } has the highest total and takes the mirror
said-tie-card = { $who } takes the tie card
said-unnoticed = You have chosen; the others will see it when all have
said-takes-all = The King of { $who } takes the whole dance floor
said-waits = { $who } keeps the mirror for later
said-uses-the-mirror = { $who } uses the mirror
said-loses-the-mirror = { $who } has nothing to discard and loses the mirror
said-total = { $who } has a total of { $value }

## Cards that move

moved-pile-floor = { $who } turns up { $card }
moved-floor-pile = { $who } shuffles { $card } back
moved-dummy-pile-floor = The dummy turns up { $card }
moved-floor-dummy-pile = { $card } is shuffled back for the dummy
moved-pile-hand = { $who } draws { $card }
moved-hand-guest = { $who } hides { $card }
moved-hand-chosen = { $who } chooses { $card }
moved-chosen-played = { $who } shows { $card }
moved-floor-collection = { $who } takes { $card }
moved-floor-dummy-collection = The dummy takes { $card }
moved-collection-box = { $card }: out of the collection of { $who }
moved-dummy-collection-box = { $card }: out of the collection of the dummy
moved-guest-box = The hidden guest of { $who } leaves: { $card }
moved-guest-collection = The hidden guest of { $who } is { $card }
moved-played-floor = { $card } joins the dance floor
shuffled-pile = { $who } shuffles their own pile
shuffled-dummy-pile = The pile of the dummy is shuffled

## Moves

move-hide = Hide the { $about }
move-choose = Choose the { $about }
move-take = Take the { $about }
move-discard = Discard the hidden guest with the equal card
move-keep = Keep the hidden guest
move-mirror = Discard the { $about } with the mirror
move-mirror-hidden = Discard the hidden guest with the mirror
move-wait = Keep the mirror for later

## How it ended

outcome-disco-17 = After the last round the lowest total wins

## Ready-made rules

preset-guest = Hidden guest
preset-mirror = Mirror
preset-both = Guest and mirror

## Tips for the first game

tip-choose = Everyone chooses a card in secret. Whoever played the lowest takes first from the dance floor.
tip-take = Take a card for your collection: a low one, or one that you have already, for equal cards leave in pairs.
tip-pairs = What is left in your collection at the end counts against you: the lowest total wins.
tip-king = The 13 is the King: it takes the whole dance floor. Fine if that makes pairs, dear if it doesn't.
tip-tie = Equal cards? The holder of the tie card goes first, then the others clockwise.
tip-hide = Hide a card as your guest. It leaves if you take one equal to it; otherwise it counts at the end.
tip-mirror = The mirror lets one card of your collection go. You may wait, but not beyond the last card of your pile.
