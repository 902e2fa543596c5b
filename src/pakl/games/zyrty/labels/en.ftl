game = Zyrty

## Cards: those with +2, and those that can be played at any time

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

## Zones

zone-stock = Stock
zone-pile = Pile
zone-hand = Hand
zone-lot = Drawn for the place

## Facts

fact-number = Number: { $value }
fact-runs = Runs { $value }
fact-turns = Turns played: { $value } of 1,000
fact-twice = Twice in a row: { $value }, no third
fact-load = Cards to draw: { $value }
fact-sleeps = Sleeping +2 card: { $value }
fact-passes = Passes in a row: { $value }

## Options

option-mode = Mode
option-mode-smooth = smooth: the nearest card must be played
option-mode-tactical = tactical: any card on that side
option-direction = Direction of play
option-direction-clockwise = clockwise
option-direction-counterclockwise = counter-clockwise

## What players do

move-play = Play { $about }
move-draw = Draw

## What happens

moved-stock-hand = { $who } draws { $card }
moved-stock-hand-zyrty-1 = { $who } is dealt { $card }
moved-stock-pile = { $card } is turned up
moved-hand-pile = { $who } plays { $card }
moved-pile-stock = { $count ->
    [one] { $card } goes back into the stock
   *[other] { $card } go back into the stock
}
moved-stock-lot = { $who } draws { $card } for the place

said-does-not-count = The { $value } does not count: another card is turned up
said-runs = The pile runs { $value }
said-sleeps = The { $value } sleeps until it is covered
said-wakes = { $who } wakes the sleeping +2 card
said-names = The Z counts as { $value }
said-load = { $value } cards are to be drawn, or passed on
said-draws = { $who } takes the load of { $value }
said-passes = { $who } has nothing to draw and passes
said-shares = { $who } shares the place: too few cards to draw for it

outcome-zyrty-21 = The last card of a hand is played.
outcome-zyrty-26 = Nobody could play or draw: the fewest points win.
outcome-zyrty-27 = The game lasted too long: the fewest points win.

## Ready-made rules

preset-smooth = Smooth

## Tips for the first game

tip-play = Continue the pile in its direction: up means a higher card, down a lower one.
tip-special = 0, 50 and Z can be played at any time in your turn, and they turn the pile around.
tip-load = A +2 card is waiting for you: draw, or pass everything on with a +2 card of your own (11, 22, 33, 44).
tip-several = You may play two cards now: a pair of equal ones, or one equal to the pile's number and another that fits.
tip-draw = Nothing fits? Tap the stock and draw a card; that ends your turn.
tip-last = The last card must be an ordinary one: with 0, 50 or Z nobody can finish.
