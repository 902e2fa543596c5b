game = Mau Mau

## Zones

zone-stock = Stock
zone-discards = Discards
zone-hand = Hand
zone-drawn = Just drawn

## Facts

fact-direction = Direction: { $value }
fact-wished-suit = Wished suit: { $value ->
    [C] clubs ♣
    [D] diamonds ♦
    [H] hearts ♥
   *[S] spades ♠
}
fact-load = Cards to draw: { $value }
fact-forgot-to-call = Forgot to call: { $whom }

## Options

option-edition = Edition
option-edition-standard = standard
option-edition-cs = Czech (Prší)
option-packs = Packs of 32 cards
option-packs-by-players = by the number of players
option-calls = Calls of the last cards
option-calls-automatic = automatic
option-calls-strict = strict: call, and catch who forgets
option-free_draw = Who can play may draw instead
option-seven_always = Every seven attacks
option-after_seven = After drawing for a seven
option-after_seven-pass = the turn is lost
option-after_seven-play = a card may be played
option-first_seven = A first seven attacks
option-rounds_to_win = Rounds to win the match

## What players do

move-play = Play { $about }
move-play-card-aloud = Play { $card } and make the call
move-play-card-as-suit = Play { $card } and wish for { $suit }
move-play-card-as-suit-aloud = Play { $card }, wish for { $suit } and make the call
move-draw = Draw
move-pass = Pass
move-name = Name { $about }
move-catch = Catch { $whom }

## What happens

moved-stock-hand = { $who } draws { $card }
moved-stock-hand-mau-3 = { $who } is dealt { $card }
moved-stock-drawn = { $who } draws { $card }, which may be played at once
moved-stock-discards = { $card } is turned up
moved-hand-discards = { $who } plays { $card }
moved-drawn-discards = { $who } plays { $card }, just drawn
moved-drawn-hand = { $who } keeps { $card }
moved-discards-stock = Back into the stock: { $card }

said-calls = { $value ->
    [mau] { $who } says “Mau!”
    [prsi] { $who } says “Prší!”
   *[other] { $who } says “Mau Mau!”
}
said-catches = { $who } has noticed: { $whom } forgot to say “Mau”
said-uncalled = { $value ->
    [prsi] { $who } did not say “Prší!” and must draw
   *[other] { $who } did not say “Mau Mau!” and must draw
}
said-direction = Play goes { $value }
said-spared = { $value ->
    [one] Nothing is left to draw: { $who } is spared a card
   *[other] Nothing is left to draw: { $who } is spared { $value } cards
}
said-load = { $value } cards are to be drawn
said-passes = { $who } passes
said-skipped = { $who } is skipped
said-wishes = { $who } wishes for { $value ->
    [C] clubs ♣
    [D] diamonds ♦
    [H] hearts ♥
   *[S] spades ♠
}

outcome-mau-9 = Nobody could play or draw: the fewest cards win.
outcome-mau-13 = The last card is played.
outcome-mau-26 = The round lasted too long: the fewest cards win.

## Cards

rank-J = J
rank-Q = Q
rank-K = K

## With German faces

fact-wished-suit-german = Wished suit: { $value }
said-wishes-german = { $who } wishes for { $value }
move-play-card-as-suit-german = Play { $card } and wish for { $suit }
move-play-card-as-suit-aloud-german = Play { $card }, wish for { $suit } and make the call
move-name-german = Name { $about }

## Ready-made rules

preset-prsi = Prší (Czech)
preset-easy = Automatic calls

## Tips for the first game

tip-play = Play a card of the same suit or the same rank as the one on top.
tip-draw = Nothing fits? Tap the stock. If the card you draw fits, you may play it at once.
tip-load = A seven attacks you: draw the cards, or answer with a seven and the next player has two more to draw.
tip-jack = You hold a jack: it goes onto any card, and you name the suit that must follow.
tip-jack-german = You hold an Unter: it goes onto any card, and you name the suit that must follow.
tip-wish = A suit is wished for: play that suit, or a card that goes onto anything.
tip-call = Nearly out! The last cards must be called: choose the move with the call. Who forgets draws two.
tip-catch = Somebody forgot the call! Catch them before the next player has acted, and they draw two cards.
