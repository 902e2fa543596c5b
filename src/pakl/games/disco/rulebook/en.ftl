### The rulebook of Cockroach Disco, for players.

idea = Cockroaches in fancy dress crowd the dance floor: everyone picks a card in secret, low cards choose first, and the lowest total in the collection wins.

section-1 = Setting up

clause-disco-1 = Three to six players play the basic game. Two players are joined by a dummy (DISCO-19 to DISCO-25).
clause-disco-2 = Every player takes the 13 cards of one colour, with the values 1 to 13, shuffles them and lays them face down in front: this is the player's draw pile. The 13 is the King of the Dance Floor. Colours that nobody plays stay out of the game.
clause-disco-3 = Everyone turns up the top card of their own pile and puts it on the dance floor, the space around the disco ball in the middle of the table. If you turn up a 13, you turn up another card for the dance floor and shuffle the 13 back into your pile.
clause-disco-4 = Whoever put the lowest card on the dance floor takes the tie card and keeps it for the whole game. If several share the lowest card, the youngest of them takes it.
clause-disco-5 = Who counts as the youngest is set under “Who is the youngest”. With “by lot”, the usual setting, one of the tied players is drawn at random, by the game's own shuffle. If a seat is named there, the first of the tied players clockwise from that seat takes the tie card, beginning with that seat itself.
clause-disco-6 = Then everyone draws the top three cards of their own pile into the hand.

section-2 = The rounds

clause-disco-7 = A game has 13 rounds. In each of the first twelve you choose a card from your hand and lay it face down in front of you; you can't change your mind after that. When everyone has chosen, these cards are turned up together. For now they stay apart from the dance floor.
clause-disco-8 = Now everyone takes one card from the dance floor and lays it face up in their own collection. Whoever has just played the lowest card chooses first, then whoever played the next higher one, and so on; the highest gets the card that is left.
clause-disco-9 = Collections lie open: everyone can see every card in them.
clause-disco-10 = If equal cards were played, the holder of the tie card goes first, and after that whoever sits nearest to the holder, counted clockwise.
clause-disco-11 = When the dance floor is empty, everyone moves the card they played this round onto it and draws one card from their own pile, so as to hold three again. Once the piles are used up – from round 10 on, in variant 1 from round 9 – nobody draws and the hands get smaller.
clause-disco-12 = In round 13 all hands are empty, but the dance floor is not. Beginning with the player to the right of the tie card's holder and going counter-clockwise, everyone takes one card of their choice from it. The holder takes the last one (with two players the last but one, see DISCO-23).

section-3 = The King, and equal costumes

clause-disco-13 = Whoever plays the 13, the King, must take all the cards of the dance floor into their collection. The others take none this round, whatever they played. Then all the cards just played, the King included, move onto the dance floor as usual.
clause-disco-14 = If several play a King in the same round, the one who comes first by DISCO-10 takes everything.
clause-disco-15 = As soon as there are two cards of equal value in a collection, both are discarded and leave the game.
clause-disco-16 = Equal cards leave only in pairs: of three or five equal cards one stays.

section-4 = The end

clause-disco-17 = After the last round everyone adds up the values left in their own collection. The lowest total wins.
clause-disco-18 = If totals are equal, whoever comes first by DISCO-10 wins; the other places are settled in the same way.

section-5 = Two players

clause-disco-19 = A third colour belongs to a dummy, an imaginary guest called Jožin. His cards are shuffled, and his top card goes onto the dance floor as DISCO-3 says. His other cards stay face down.
clause-disco-20 = The dummy's card on the dance floor does not count for the tie card: he can never get it.
clause-disco-21 = The dummy has no hand and plays no card. He always takes the last card of the dance floor into his collection. Then the top card of his pile is turned up and joins the two played cards on the dance floor.
clause-disco-22 = A King turned up from the dummy's pile during the rounds has no effect; it simply joins the dance floor.
clause-disco-23 = In round 13, too, the dummy takes the last card.
clause-disco-24 = Pairs leave the dummy's collection like any other. His total is counted at the end, and he may win.
clause-disco-25 = The dummy loses every tie. If a player's King takes all three cards of the dance floor, the dummy gets none in that round; his top card is turned up all the same.

section-6 = Variant 1: the hidden guest

clause-disco-26 = With “Variant 1: a hidden guest in every collection”, everyone draws four cards instead of three in the set-up and puts one of them face down into their own collection: the hidden guest. It may not be a 13. You may look at your own hidden guest at any time.
clause-disco-27 = The game then has 12 rounds, and round 12 is played like round 13 of the basic game.
clause-disco-28 = When you take a card equal to your hidden guest, you may discard both as a pair.
clause-disco-29 = Otherwise your hidden guest is turned up at the end of the game and its value is added to your total. At the end it makes no more pairs.
clause-disco-30 = You are asked about DISCO-28 when you have just taken a card equal to your hidden guest and, after all open pairs have left (DISCO-15), an open card equal to the guest remains in your collection. The next player waits for your answer. If you decline, you are not asked again for that card; the others learn neither that you were asked nor that you declined. The dummy has no hidden guest: one card of his pile is simply never turned up.

section-7 = Variant 2: the mirror

clause-disco-31 = With “Variant 2: as many games as players, with the mirror”, one game is played for each player, and everyone's totals are added up. Every game is set up anew, and the tie card is given out anew. The dummy is not a player here: two players play two games. His totals are added up too; he may win the match, and he loses every tie.
clause-disco-32 = After each game the player with the highest total so far takes the mirror into their collection for the next game.
clause-disco-33 = If you own the mirror, you must use it, if you can, before you draw the last card of your pile: you choose one card of your own collection and discard it together with the mirror. If your collection is empty, the mirror is discarded unused.
clause-disco-34 = After the last game the lowest overall total wins.
clause-disco-35 = You may also use the mirror earlier, at the end of any round, just before drawing. At the end of a round first the played cards move onto the dance floor, then the mirror's owner decides, then all draw; the last card of the pile is drawn at the end of round 9 (in variant 1 of round 8). A hidden guest lies in the collection: it too may be discarded with the mirror, and a collection with nothing but the hidden guest is not empty for DISCO-33. If several share the highest total, DISCO-10 decides who takes the mirror, with the tie card of the game just finished; the dummy never takes it. If overall totals are equal at the very end, DISCO-10 decides too, with the holder of the tie card in the last game.
clause-disco-36 = Both variants can be played together.
