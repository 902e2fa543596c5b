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

move-play = { $about ->
    [B1] Play B1 · Swan
    [K1] Play K1 · Swan
    [M1] Play M1 · Swan
    [B3] Play B3 · Fox
    [K3] Play K3 · Fox
    [M3] Play M3 · Fox
    [B5] Play B5 · Woodcutter
    [K5] Play K5 · Woodcutter
    [M5] Play M5 · Woodcutter
    [B7] Play B7 · Treasure
    [K7] Play K7 · Treasure
    [M7] Play M7 · Treasure
    [B9] Play B9 · Witch
    [K9] Play K9 · Witch
    [M9] Play M9 · Witch
    [B11] Play B11 · Monarch
    [K11] Play K11 · Monarch
    [M11] Play M11 · Monarch
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
