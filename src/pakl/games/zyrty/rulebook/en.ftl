### The rulebook of Zyrty, for players.

idea = Shed your hand onto one pile that climbs to 50 or sinks to 0 – and turns around when you least expect it.

section-1 = The deal

clause-zyrty-1 = Two to ten players, 108 cards: the numbers 1 to 49 twice each (the ordinary cards), and as special cards four 0, four 50 and two Z. The 11, 22, 33 and 44 are +2 cards. With two players everyone is dealt 10 cards, with three 9, with four 8, with five 7, with six 6, with seven 5, and with eight to ten players 4.
clause-zyrty-2 = You agree on who deals and, under “Direction of play”, on playing clockwise or counter-clockwise. The player after the dealer in that direction begins.
clause-zyrty-3 = The rest is the stock. Its top card is turned up and starts the pile. If it is 26 or higher, the pile runs down towards 0, otherwise up towards 50.
clause-zyrty-4 = If the first card is a Z, it does not count: another card is turned up onto it.
clause-zyrty-5 = If the first card is a +2 card, it has no effect of its own: it sleeps until it is covered. But it can be woken: if you play a +2 card onto it, the next player is hit by both cards. This is an ordinary play that follows the pile's direction and the mode; an echo or a pair that begins with a +2 card wakes it too.

section-2 = The turn

clause-zyrty-6 = When it is your turn, you play one card that takes the pile further in its direction.
clause-zyrty-7 = With “smooth: the nearest card must be played” under “Mode”, it must be the card of your hand nearest to the pile's number. Example: the pile is at 30 and runs down, you hold 27, 16 and 5 – you must play the 27.
clause-zyrty-8 = With “tactical: any card on that side” it may be any card of your hand on that side of the pile's number. Example: the pile is at 30 and runs down, you hold 27, 16 and 5 – you may play any of them.
clause-zyrty-9 = If no card of yours fits, you must draw one from the stock. But 0, 50 and Z can be played at any time when it is your turn.
clause-zyrty-10 = Drawing ends your turn; nothing more is played after it. If you have an ordinary card that fits, you may not draw. If you have none but hold a special card, you may play it or draw.
clause-zyrty-11 = A 50 turns the pile downwards, from 50 to 0. A 0 turns it upwards, from 0 to 50. A Z is played as 0 or as 50; whoever plays it says which.

section-3 = The +2 cards

clause-zyrty-12 = After a +2 card (11, 22, 33, 44) the next player must draw two cards or play a +2 card too. That passes the whole load of cards to draw, two heavier now, to the player after; and so on.
clause-zyrty-13 = A +2 card played in answer need not follow the pile's direction, and the direction stays as it was. Example: the pile is at 23 and runs up; somebody plays 33, and the next player may answer with 11.
clause-zyrty-14 = Whoever takes the load loses the turn; the load is gone, and the pile goes on from its top number. You can't answer a load with 0, 50 or Z. An answer is bound neither by the direction nor by the mode, and it may be a pair, which adds four. If the load is greater than what can be drawn, you draw all there is, and the load is gone.

section-4 = Two cards at once

clause-zyrty-15 = Echo: you may play a card equal to the pile's number together with a second card that fits the direction and the mode. Example: the pile is at 25 and runs up – you play 25 and at once 26. You never have to.
clause-zyrty-16 = The second card of an echo may be any card that you could play alone onto that number: an ordinary card that fits, or a special one. An equal card can't be played alone, except 0 on 0 and 50 on 50. On 0 or 50 a Z may be the echo. More than two cards in a turn are not possible. You can't answer a load with an echo. A +2 card in an echo has its effect, whether it comes first or second.
clause-zyrty-17 = Pair: two identical cards may be played together, 0, 50, Z and +2 cards too. A pair of +2 cards counts for four.
clause-zyrty-18 = But there are never three equal numbers in a row, not even over several turns. Example: if a 50 lies on the pile, you can't play two more.
clause-zyrty-19 = A Z counts as the number it was played as, and both Z of a pair are played as the same number. In smooth mode a pair must be of the number nearest to the pile's.

section-5 = The end

clause-zyrty-20 = You can't finish the game with a 0, a 50 or a Z.
clause-zyrty-21 = Whoever plays the last card of the hand first wins, and the game is over.
clause-zyrty-22 = If that card is a +2 card, the game ends at once all the same; nobody draws for it.
clause-zyrty-23 = The others count their cards: a Z is 3 points, a number with two digits (50 too) 2 points, a number with one digit (0 too) 1 point. The most points come last.
clause-zyrty-24 = If points are equal, fewer cards are better. If that is equal too, whoever holds more cards of higher numbers is worse. After that each draws a card from the stock, and the higher number is worse.
clause-zyrty-25 = “More cards of higher numbers” means: both hands are sorted from the highest card down, and the first difference decides; a Z is above 50. Cards are drawn for a place in the order of play, beginning after the winner, and again while they are equal; here too a Z is the highest. Nothing is reshuffled for it: if there are fewer cards than tied players, they share the place.

section-6 = When the cards run out

clause-zyrty-26 = When the stock is used up and a card is to be drawn, the pile is shuffled into a new stock, without its top card or the two equal cards on top. If there is nothing to draw, drawing means to pass. If all players in turn pass because there is nothing to draw, the game ends: everyone counts their cards, and the fewest points win (ZYRTY-23 to ZYRTY-25).
clause-zyrty-27 = A game that has lasted 1,000 turns ends in the same way; with careless players the tactical mode might never end.
