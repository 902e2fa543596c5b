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
