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

## What players do

move-play = Play { $about }
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
