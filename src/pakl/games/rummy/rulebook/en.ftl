### The rulebook of Rummy, for players.

idea = Lay out your cards in sets and runs before the others do – and keep one card for the last discard.

section-1 = Combinations

clause-rummy-1 = Two to six players, 110 cards: two packs of 52 and six jokers.
clause-rummy-2 = A combination has at least three cards. It is a run, cards of one suit that follow one another, or a set, cards of one rank in different suits.
clause-rummy-3 = In a suit the cards follow each other like this: ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace. So the ace stands before the 2 or after the king.
clause-rummy-4 = A run does not go round the corner: king, ace, 2 is no run.
clause-rummy-5 = In a set every suit occurs only once.
clause-rummy-6 = If you agree on “Mixed sets”, the same card may occur twice in a set, for example both queens of hearts.

section-2 = The deal and the turn

clause-rummy-7 = The dealer deals 13 cards to each, one at a time, clockwise. The rest is the stock. Its top card is turned up and starts the discard pile.
clause-rummy-8 = The player to the dealer's left begins, draws a card from the stock and discards one. Then the next player does the same, and so on.
clause-rummy-9 = Instead of drawing from the stock you may take the card that the player before you has discarded.
clause-rummy-10 = In the very first turn the card is drawn from the stock. A card taken from the discard pile may not be discarded in the same turn. If you held an equal card before, you may discard that one; if you lay out one of the two, it is the card you have taken.
clause-rummy-11 = Every turn ends with the discard of one card.

section-3 = Opening and laying out

clause-rummy-12 = Opening: the first combination that you lay out must be worth at least 40 points, or as many as “Points to open” says. After that, in the same turn too, you may lay out smaller ones.
clause-rummy-13 = When laid out, an ace is worth 10 points, but 1 before a 2 and 11 after a king; 10, jack, queen and king are worth 10, and the other cards their number.
clause-rummy-14 = Under “Opening” you agree on what must reach the 40 points. “with the first combination alone”, the usual setting: your first combination, together with what you add to it in that turn. “with all combinations of the turn”: everything you lay out in your opening turn taken together. A joker counts as the card it stands for. A card that you add in the same turn to a combination of your opening counts too; cards that you add to other combinations don't – with the first combination alone, not even those added to your own later ones. You may also add to other combinations or exchange a joker in this turn before you have reached the 40 points; but then you can end the turn only with a hand rummy, or after taking that back.
clause-rummy-15 = Once you have opened, in the same turn too, you may add cards to your own combinations and to those of the others.
clause-rummy-16 = A joker stands for any card. Whoever lays it says for which one.
clause-rummy-17 = If you hold the card that a joker on the table stands for, you may put it in the joker's place and take the joker.
clause-rummy-18 = You may do so only after opening, or in a hand rummy. The joker goes into your hand; you may use it at once or keep it.
clause-rummy-19 = A combination contains at least one card that is not a joker. A run has at most 14 cards, from ace to ace. A set has at most four cards; a mixed set has at most eight, with the same card at most twice, and a joker counts as the card it stands for. Combinations on the table are never split, joined or rearranged. A run grows only at its ends; an ace that fits at both goes to the high end.
clause-rummy-27 = You may take back what you last laid out, added or exchanged in this turn, step by step, back to your draw; the draw itself can't be taken back. Nobody learns anything hidden by it. Once you have begun to open, your turn can't end before the opening is reached (RUMMY-12, RUMMY-14), unless it ends in a hand rummy – so you can always either discard or take a step back.
clause-rummy-28 = A joker may be discarded, and taken from the discard pile. To open you need at least one combination of your own, even if “Points to open” is 0.

section-4 = Going out

clause-rummy-20 = The last card must be discarded, so you may never lay out your last card. Whoever discards the last card says “Rummy” and wins the round.
clause-rummy-21 = The others add up the cards left in their hands as minus points: a joker is 20, an ace 11, and the rest as in RUMMY-13.
clause-rummy-22 = Hand rummy: if you go out in the very turn in which you lay out cards for the first time, the minus points of the others count double. It does not matter what your cards are worth: the first combinations may be below 40 points.
clause-rummy-23 = In a hand rummy you may lay out sets and runs and add cards to the combinations of the others.
clause-rummy-24 = Then, too, the last card must be discarded.
clause-rummy-25 = When the stock is used up, the discard pile without its top card is shuffled and becomes the new stock. This happens when somebody wants to draw from it; you may still take the top discard instead. When it would happen for the sixth time in a round, the round ends without a winner and everyone counts their hand. So does a round that has lasted 1,000 turns.
clause-rummy-26 = Under “Match” you agree on a number of rounds, usually one, or on playing until somebody has a certain number of minus points, for example 500. The deal passes to the left. The fewest minus points win; equal places are shared.
