### The rulebook of Mau Mau, for players.

idea = Match the rank or the suit, get rid of all your cards first – and don't forget to say it.

section-1 = The deal

clause-mau-1 = Two to six players use one pack of 32 cards: 7, 8, 9, 10, jack, queen, king and ace in four suits. More players use two packs, 64 cards. Under “Packs of 32 cards” you can choose instead: two packs for few players too (in Italy, for example, from six players on), or one, which is enough for six at most.
clause-mau-1-german = Two to six players use one pack of 32 cards: 7, 8, 9, 10, Unter, Ober, king and ace in four suits. More players use two packs, 64 cards. Under “Packs of 32 cards” you can choose instead: two packs for few players too (in Italy, for example, from six players on), or one, which is enough for six at most.
clause-mau-2 = At most ten play.
clause-mau-3 = The dealer deals five cards to each, one at a time, clockwise. The rest is the stock. Its top card is turned up and starts the discard pile.
clause-mau-4 = The player to the dealer's left begins.

section-2 = The turn

clause-mau-5 = When it is your turn, you may play a card of the same rank or the same suit as the top card of the discard pile.
clause-mau-6 = If you can't, you must draw one card. If it fits, you may play it at once – that card and no other. Otherwise it is the next player's turn. In the Czech edition a drawn card that fits must be played.
clause-mau-7 = If you can play, you may not draw instead; with “Who can play may draw instead” you may.
clause-mau-8 = When the stock is used up, the discard pile without its top card is shuffled and becomes the new stock.
clause-mau-9 = If there is nothing to draw, a player who can't play passes; whoever can play must. Whoever has to draw several cards, for a seven or as a penalty, draws as many as there are, and the rest is forgotten. If all players in turn pass because nothing can be drawn, the round ends and the fewest cards win; equal places are shared.

section-3 = The calls

clause-mau-10 = When you play your last card but one, you must say “Mau”. If you forget, you must draw two cards, but only if another player notices. With “Calls of the last cards” set to automatic, all calls are made for you.
clause-mau-11 = The others can notice until the next player has acted. Whoever is caught draws two cards, and play goes on. The chance is gone with the next card that is played, the next draw or the next pass, whoever makes it. You can't catch anybody without a reason, nor make a call when none is due.
clause-mau-12 = When you play your last card, you must say “Mau Mau”. If you don't, you must draw two cards and the game goes on; the card you played has its effect.
clause-mau-13 = Whoever gets rid of the last card first wins the round.

section-4 = The sevens

clause-mau-14 = Seven: when it is played onto a card of its own suit, the next player must draw two cards. But if that player can play another seven, the player after must draw four (2 + 2), and so on.
clause-mau-15 = A seven answers a seven, whatever its suit. Nothing else does, not even a jack, and nobody has to answer. A seven played onto a seven for which the cards were already drawn does not make anyone draw, because the suits differ; with “Every seven attacks” it does. A wished suit (MAU-20) counts as the suit of the top card.
clause-mau-15-german = A seven answers a seven, whatever its suit. Nothing else does, not even an Unter, and nobody has to answer. A seven played onto a seven for which the cards were already drawn does not make anyone draw, because the suits differ; with “Every seven attacks” it does. A wished suit (MAU-20) counts as the suit of the top card.
clause-mau-16 = Whoever draws cards for a seven loses the turn. That is “the turn is lost” under “After drawing for a seven”; with “a card may be played” there you may then play any card that fits, or pass, but not draw again.

section-5 = Eight, nine and jack
section-5-german = Eight, nine and Unter

clause-mau-17 = Eight: the next player is skipped. If the first card turned up is an eight, the player to the dealer's left is skipped and the one after begins.
clause-mau-18 = Nine: the direction of play reverses. If the first card turned up is a nine, the dealer begins and play goes counter-clockwise.
clause-mau-19 = Jack: it can be played onto any card.
clause-mau-19-german = Unter: it can be played onto any card.
clause-mau-20 = Whoever plays a jack names the suit that the next player must follow; it may be the suit that was in play anyway. If the first card turned up is a jack, the first player names the suit and then takes the turn.
clause-mau-20-german = Whoever plays an Unter names the suit that the next player must follow; it may be the suit that was in play anyway. If the first card turned up is an Unter, the first player names the suit and then takes the turn.
clause-mau-21 = A seven that is turned up as the first card has no effect. With “A first seven attacks” the first player must answer it or draw for it.
clause-mau-22 = With two players a nine changes nothing but the direction, and an eight gives you another turn. If you play a jack as your last card and make the call, you wish for nothing; without the call you do name a suit, because the game goes on.
clause-mau-22-german = With two players a nine changes nothing but the direction, and an eight gives you another turn. If you play an Unter as your last card and make the call, you wish for nothing; without the call you do name a suit, because the game goes on.

section-6 = The match

clause-mau-23 = Whoever first wins as many rounds as “Rounds to win the match” says wins the match. The deal passes to the left. A round that several win (MAU-9) counts for each of them.
clause-mau-26 = A round that has lasted 2,000 turns ends as in MAU-9: the fewest cards win.

section-7 = The Czech edition (Prší)

clause-mau-24 = With “Czech (Prší)” under “Edition” the ace skips the next player, also as the first card turned up; the eight is an ordinary card.
clause-mau-25 = In the Czech edition nothing is said for the last card but one. With the last card you say “Prší!”, or else you draw two cards.
