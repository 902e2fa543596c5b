### The rulebook of The Fox in the Forest, for players.

idea = A duel for two in a fairy-tale forest: win many tricks, but not too many, for the greedy go home with nothing.

section-1 = The round

clause-fox-1 = Two play, with 33 cards: three suits – bells, keys and moons – with the ranks 1 to 11 in each.
clause-fox-2 = A match is played in rounds. The first dealer is drawn at random; after that the two of you take turns at dealing.
clause-fox-3 = The dealer shuffles all 33 cards and deals 13 to each. The seven left over are the deck, face down. Its top card is turned up beside it: this is the decree card, and its suit is trump. Six cards stay in the deck.
clause-fox-4 = The first trick of a round is always led by the player who did not deal. A Swan in the 13th trick of the round before changes nothing about that.

section-2 = The trick

clause-fox-5 = Whoever leads may play any card of the hand. Its suit is the suit of the trick.
clause-fox-6 = The other player must follow suit if possible, with a card of any rank (except after a Monarch, FOX-19). Whoever has no card of that suit may play any card.
clause-fox-7 = If there is a trump in the trick, the highest trump wins it. Otherwise the highest card of the trick's suit wins it.
clause-fox-8 = The winner keeps both cards face down. How many tricks each of you has won is plain to see, but nobody may look at the won cards again in that round.
clause-fox-9 = The winner of a trick leads the next one, unless a Swan says otherwise.
clause-fox-10 = A round lasts until all 13 tricks are played.

section-3 = The odd cards and what they do

clause-fox-11 = Every odd rank has an effect, the same in all three suits. It happens at the moment that is named below.
clause-fox-12 = Swan (1): if you play it and lose the trick, you lead the next one.
clause-fox-13 = Two Swans in one trick: whoever lost the trick leads the next one.
clause-fox-14 = Fox (3): when you play it, you may exchange the decree card for a card of your hand. You do so before your opponent chooses a card and before it is decided who wins; the suit of the new decree card is trump in this very trick.
clause-fox-15 = Woodcutter (5): when you play it, you draw the top card of the deck and then put any card of your hand under the deck; it may be the one you have just drawn. As with the Fox, this is done at once, before anything else happens.
clause-fox-16 = Treasure (7): whoever wins the trick scores 1 point at once for each 7 in it.
clause-fox-17 = Witch (9): if there is exactly one 9 in the trick, it counts as a trump, of rank 9, when it is decided who wins. For following suit it keeps its printed suit: a Witch that is led asks for its own suit, and a Witch of another suit may not be played while you can follow.
clause-fox-18 = Two Witches in one trick cancel each other out: the trick is decided as if they had no effect.
clause-fox-19 = Monarch (11): if you lead it and your opponent has cards of its suit, they must play either the Swan (1) of that suit or their highest card of that suit. An opponent without that suit may play any card.
clause-fox-25 = In the 13th trick your hand is empty once you have played. So a Fox has nothing to exchange, and a Woodcutter draws a card and puts that same card under the deck.

section-4 = Scoring and the end of the match

clause-fox-20 = At the end of a round you score by the number of your tricks: 0 to 3 tricks, 6 points (humble); 4 tricks, 1 point, 5 tricks, 2 points, 6 tricks, 3 points (defeated); 7 to 9 tricks, 6 points (victorious); 10 to 13 tricks, no points (greedy). The points for Treasures (FOX-16) come on top.
clause-fox-21 = The match ends after the first round at whose end somebody has at least as many points as “Points to win the match” says, usually 21. Every round is played to its end. If “Number of rounds” is a fixed number and not “until someone reaches the target”, just so many rounds are played, the target does not matter, and FOX-22 and FOX-23 decide.
clause-fox-22 = The most points win. If both have as many, the player with more points in the last round, from tricks and Treasures, wins.
clause-fox-23 = If that is equal too, the match is a draw.
clause-fox-24 = You can agree on another target beforehand: 16 under “Points to win the match” makes a short match, 35 a long one, and any other number will do as well.
