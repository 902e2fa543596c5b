game = Karma

## Cards

card-TC = Table Card
    .colour = green
card-BU = Bottom Up
    .colour = blue
card-F5 = Five or Less
    .colour = orange
card-GP = Give Pile
    .colour = purple

## Zones

zone-draw-pile = Draw pile
zone-discard-pile = Discard pile
zone-out-of-the-game = Out of the game
zone-hand = Hand
zone-chosen = Chosen
zone-face-up = Face up
zone-face-down-0 = Down left
zone-face-down-1 = Down middle
zone-face-down-2 = Down right
zone-premonition = Premonition

## Facts

fact-first-player = { $whom } will begin
fact-turns = Turns played
fact-to-follow = { $value ->
    [anything] After the Table Card anything may follow
   *[other] After the Table Card one must follow that fits on { $value }
}
fact-to-give = { $whom } gives the pile away
fact-out = { $value ->
   *[yes] has no cards left
}
fact-premonition = Your face-down cards

## Options

option-premonition = Premonition: look at the own face-down cards first
option-table_card = What may follow a Table Card
option-table_card-follow = what fits the pile as it lay before
option-table_card-free = anything
option-first_player = Who begins
option-first_player-random = drawn by lot
option-first_player-number = seat { $seat }

## What players do

move-show = Show { $about }
move-play = Discard { $about }
move-play-card-to-number = Give the pile to { $whom } with { $card }
move-play-cards-to-number = Give the pile to { $whom } with { $card }
move-flip = Turn up the { $number ->
    [0] left
    [1] middle
   *[other] right
} face-down card
    .takes = number
move-give = Give the pile to { $whom }
    .takes = number
move-take = Take the pile

## What happens

shuffled-draw-pile = The cards are shuffled
shuffled-premonition = The face-down cards of { $who } are shuffled

moved-draw-pile-face-down-0 = { $who } gets { $card } face down
moved-draw-pile-face-down-1 = { $who } gets { $card } face down
moved-draw-pile-face-down-2 = { $who } gets { $card } face down
moved-draw-pile-premonition = { $who } gets { $card } face down
moved-premonition-face-down-0 = { $card } is laid back before { $who }
moved-premonition-face-down-1 = { $card } is laid back before { $who }
moved-premonition-face-down-2 = { $card } is laid back before { $who }
moved-draw-pile-hand = { $who } draws { $card }
moved-draw-pile-hand-karma-2 = { $who } is dealt { $card }
moved-hand-chosen = { $who } chooses { $card }
moved-chosen-face-up = { $who } shows { $card }
moved-hand-discard-pile = { $who } discards { $card }
moved-hand-out-of-the-game = { $who } plays { $card }
moved-face-up-discard-pile = { $who } discards { $card } from the table
moved-face-up-out-of-the-game = { $who } plays { $card } from the table
moved-face-down-0-discard-pile = { $who } turns up { $card }
moved-face-down-1-discard-pile = { $who } turns up { $card }
moved-face-down-2-discard-pile = { $who } turns up { $card }
moved-face-down-0-out-of-the-game = { $who } turns up { $card }
moved-face-down-1-out-of-the-game = { $who } turns up { $card }
moved-face-down-2-out-of-the-game = { $who } turns up { $card }
moved-discard-pile-discard-pile = { $card } comes up from the bottom of the pile
moved-discard-pile-out-of-the-game = Out of the game: { $card }
moved-discard-pile-hand = { $who } gets { $card }

said-begins = { $who } will begin
said-removes = { $who } discards the third of three equal cards: { $value } cards leave the game
said-takes = { $value ->
    [one] { $who } takes the pile, one card
   *[other] { $who } takes the pile, { $value } cards
}
said-gives = { $who } gives the pile to { $whom }
said-out = { $who } has no cards left
said-loses = { $who } loses, and all others win

outcome-karma-29 = Only one player has cards left.
outcome-karma-30 = The game lasted too long: the most cards lose.

## Ready-made rules

preset-premonition = Premonition

## Tips for the first game

tip-show = Choose three cards to lie face up before you. You will need them last, when the game is hardest: high and Karma cards serve you well there.
tip-play = Discard a card that is at least as high as the top one. Equal cards may go together: tap them one after another.
tip-karma = Karma cards go onto anything, and they help you out or bother the others. Keep one for the right moment.
tip-take = If nothing fits, or you would rather not, take the whole pile into your hand. The next player begins a new one.
tip-follow = A Table Card calls for one of your cards from the table, and it has to fit the pile.
tip-flip = Now your face-down cards, blind: turn one up. If it does not fit, you take the pile with it.
