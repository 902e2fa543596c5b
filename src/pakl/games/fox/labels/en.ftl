game = The Fox in the Forest

## Zones

zone-deck = Deck
zone-decree = Decree
zone-trick = Trick
zone-hand = Hand
zone-won = Cards won

## Suits

suit-B =
    .colour = orange
suit-K =
    .colour = green
suit-M =
    .colour = blue

## Facts

fact-trump = Trump: { $value ->
    [B] bells
    [K] keys
   *[M] moons
}
fact-leader = Leader: { $whom }
fact-tricks = Tricks
fact-treasures = Treasures

## Options

option-target = Points to win the match
option-rounds = Number of rounds
option-rounds-to-target = until someone reaches the target
option-rounds-number = { $number ->
    [one] one round
   *[other] { $number } rounds
}

## What players do

move-play = { $about ->
    [B1] Play { $about } · Swan
    [K1] Play { $about } · Swan
    [M1] Play { $about } · Swan
    [B3] Play { $about } · Fox
    [K3] Play { $about } · Fox
    [M3] Play { $about } · Fox
    [B5] Play { $about } · Woodcutter
    [K5] Play { $about } · Woodcutter
    [M5] Play { $about } · Woodcutter
    [B7] Play { $about } · Treasure
    [K7] Play { $about } · Treasure
    [M7] Play { $about } · Treasure
    [B9] Play { $about } · Witch
    [K9] Play { $about } · Witch
    [M9] Play { $about } · Witch
    [B11] Play { $about } · Monarch
    [K11] Play { $about } · Monarch
    [M11] Play { $about } · Monarch
   *[other] Play { $about }
}
move-swap = Exchange the decree card for { $about }
move-keep = Keep the decree card
move-bury = Put { $about } under the deck

## What happens

moved-deck-hand = { $who } draws { $card }
moved-deck-hand-fox-3 = { $who } is dealt { $card }
moved-deck-decree = { $card } is turned up as the decree card
moved-hand-trick = { $who } plays { $card }
moved-trick-won = { $who } takes { $card }
moved-decree-hand = { $who } takes the decree card { $card } into hand
moved-hand-decree = { $who } makes { $card } the decree card
moved-hand-deck = { $who } puts { $card } under the deck

said-keeps = { $who } keeps the decree card
said-trick = { $value ->
    [one] { $who } wins the trick
   *[other] { $who } wins the trick and has { $value } now
}
said-treasure = { $value ->
    [one] { $who } finds a Treasure and scores 1 point
   *[other] { $who } finds { $value } Treasures and scores { $value } points
}
said-swan = { $who } lost with a Swan and leads
said-humble = { $who } was humble: { $value } points for tricks
said-defeated = { $value ->
    [one] { $who } was defeated: 1 point for tricks
   *[other] { $who } was defeated: { $value } points for tricks
}
said-victorious = { $who } was victorious: { $value } points for tricks
said-greedy = { $who } was greedy: no points for tricks

outcome-fox-10 = All thirteen tricks are played.

## Ready-made rules

preset-short = Short, to 16 points
preset-long = Long, to 35 points

## Cards

suit-word-B = bells
suit-word-K = keys
suit-word-M = moons
notation = { $rank } of { $suit }

## Tips for the first game

tip-aim = Seven to nine tricks win the round, and so do three or fewer. With ten or more you go home with nothing.
tip-trump = The decree card beside the deck shows the trump: its suit beats the others.
tip-follow = Follow the suit that was led if you can. Otherwise play what you like, perhaps a trump.
tip-odd = Odd cards can do something: the Swan leads even when it loses, the Fox changes the trump, the Witch counts as one.
tip-swap = Your Fox lets you choose: a card of your hand becomes the decree, or everything stays as it is.
tip-bury = The Woodcutter drew you a card. Now put one under the deck, and you alone know which.
