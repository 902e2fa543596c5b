game = Rummy

## Zones

zone-stock = Stock
zone-discards = Discards
zone-hand = Hand
zone-taken = Just taken
zone-combination = Combination

## Facts

fact-opened = { $value ->
   *[yes] has opened
}
fact-laid-by = Combinations laid by
fact-jokers = Jokers stand for
fact-opening = opening so far: { $value }
fact-turns = Turns played: { $value }
fact-renewals = Times the stock was renewed: { $value }

## Options

option-mixed_sets = Mixed sets
option-opening = Opening
option-opening-single = with the first combination alone
option-opening-sum = with all combinations of the turn
option-opening_points = Points to open
option-match = Match
option-match-rounds = { $number ->
    [one] one round
   *[other] { $number } rounds
}
option-match-target = until someone has { $number } minus points

## What players do

move-draw = Draw from the stock
move-pick = Take the top discard
move-lay = Lay { $about }
move-add-card-to-number = Add { $card } to combination { $number }
move-add-cards-to-number = Add a joker ({ $card }) to combination { $number }
move-swap-card-to-number = Put { $card } into combination { $number } and take its joker
move-undo = Take back the last step
move-discard = Discard { $about }

## What happens

moved-stock-hand = { $who } draws { $card }
moved-stock-hand-rummy-7 = { $who } is dealt { $card }
moved-stock-discards = { $card } is turned up
moved-discards-taken = { $who } takes { $card } from the discards
moved-taken-hand = { $who } keeps { $card }
moved-hand-discards = { $who } discards { $card }
moved-discards-stock = { $card } goes back into the stock
moved-hand-combination = { $who } lays out { $card }
moved-hand-combination-rummy-15 = { $who } adds { $card }
moved-hand-combination-rummy-17 = { $who } puts { $card } in the place of a joker
moved-hand-combination-rummy-27 = { $who } puts { $card } back
moved-taken-combination = { $who } lays out { $card }, just taken
moved-taken-combination-rummy-15 = { $who } adds { $card }, just taken
moved-taken-combination-rummy-17 = { $who } puts { $card }, just taken, in the place of a joker
moved-combination-hand = { $who } takes { $card }
moved-combination-hand-rummy-27 = { $who } takes back { $card }
moved-combination-taken = { $who } takes back { $card }

said-joker = The joker stands for { $value }
said-undo = { $who } takes back a step
said-opens = { $who } opens with { $value } points
said-renewal = The stock is renewed, for the { NUMBER($value, type: "ordinal") ->
    [one] { $value }st
    [two] { $value }nd
    [few] { $value }rd
   *[other] { $value }th
} time
said-rummy = { $who } says “Rummy!”
said-hand-rummy = { $who } says “Rummy!” – out of the hand: all points count double
said-no-winner = Nobody has gone out

outcome-rummy-20 = The last card is discarded.
outcome-rummy-22 = A hand rummy: all points count double.
outcome-rummy-25 = Nobody has gone out: everyone counts the hand.

## Cards

rank-J = J
rank-Q = Q
rank-K = K

## Ready-made rules

preset-family = Family: opening by sum

## Tips for the first game

tip-draw = Each turn begins with a card from the stock and ends with a discard. In between you may lay out.
tip-pick = Instead of drawing you may take the top discard, but not throw that same card away in this turn.
tip-lay = You can lay out: three or more of a rank in different suits, or a run of one suit. Your first must be worth enough to open.
tip-joker = A joker stands for any card. But in your hand at the end it costs 20 points.
tip-add = You may add cards to combinations on the table, your own and those of others: choose a card, then tap the combination.
tip-undo = Laid out too soon? Until you discard you can take everything back, step by step.
tip-last = Keep one card for the end: whoever goes out does it with a discard.
