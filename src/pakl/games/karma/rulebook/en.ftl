### The rulebook of Karma, for players.

idea = Get rid of your cards in time, because everybody wins except one: the last player who still has cards.

section-1 = Setting up

clause-karma-1 = Two to six players, 60 cards: the numbers 1 to 16, three of each, and twelve Karma cards, three each of Table Card, Bottom Up, Five or Less and Give Pile.
clause-karma-2 = Everyone gets three cards face down in a row, which nobody may look at, and then six cards into the hand. Of these six you choose three and lay them face up, one on each of your face-down cards; three stay in your hand. All choose at the same time, and the choices are revealed together. The six cards in front of you are your table cards.
clause-karma-3 = All other cards form the draw pile.
clause-karma-4 = The oldest player begins. Play goes clockwise.
clause-karma-5 = Who that is can be set under “Who begins”. Usually it is “drawn by lot”.

section-2 = Discarding

clause-karma-6 = When it is your turn, you either discard one card, or several equal ones, onto the discard pile, or you take the whole discard pile into your hand. Then you draw until you hold three cards, and your left neighbour is next.
clause-karma-7 = The first card of a pile may be any card. After that a number must be equal to or higher than the top card of the pile.
clause-karma-8 = A Karma card may be discarded onto any number and onto any Karma card.
clause-karma-9 = Several equal cards of your hand, numbers or Karma cards, may be discarded together.
clause-karma-10 = You may discard your table cards only when your hand is empty and the draw pile is used up – unless you have played a Table Card (KARMA-19).
clause-karma-11 = Your face-up table cards come first; equal ones may be discarded together. The face-down card under a discarded one stays where it is. Only when all your face-up cards are gone may you discard face-down ones.
clause-karma-12 = You don't look at a face-down card first: you turn it up and discard it at once. If it is a number that may not be discarded now (KARMA-7 or KARMA-22), you take the whole pile into your hand, with that card.
clause-karma-13 = If three equal cards lie directly on one another on the pile, the whole pile leaves the game, no matter who discarded them. Whoever discarded the third one starts a new pile at once.
clause-karma-14 = For KARMA-13 the three topmost cards count as they lie, numbers and Karma cards alike, and so does a card that Bottom Up brought up. This is looked at right after a discard and before any Karma card takes effect; that effect is then lost. When Bottom Up brings up a card, that alone never removes the pile. After three Table Cards the new pile must be started with one of your own table cards (KARMA-20); if you have none, with any card of your hand. If your hand is empty and there is still a draw pile, you first draw up to three cards. If you have no card at all any more, you are out, and the next player starts the new pile.

section-3 = Taking the pile

clause-karma-15 = If you can't discard, or don't want to, you take the whole pile into your hand. The next player starts a new pile.
clause-karma-16 = If there is no pile, you must discard.

section-4 = Drawing

clause-karma-17 = At the end of your turn you draw until you hold three cards. If you hold three or more, you don't draw. When the draw pile is used up, nobody draws any more.
clause-karma-18 = When you have no cards left in your hand or on the table and the draw pile is used up, you are out – but not safe: a Give Pile can bring you back. Players who are out are passed over; “the next player” is always whoever moves next.

section-5 = The Karma cards

clause-karma-19 = Table Card: you must at once also discard one of your own table cards, in the order of KARMA-11 and without breaking the rules for discarding. It is exactly one, even if equal ones lie there. If you have no table cards, you discard one card or several equal ones from your hand instead. If a Karma card follows or is turned up in this way, it takes effect; another Table Card asks for one more card. All this also holds for a Table Card that was itself discarded from the table.
clause-karma-20 = Even if you discard two or three Table Cards together, only one table card follows.
clause-karma-21 = The card that follows must fit the pile as it lay before the first Table Card of your turn; if there was no pile, anything fits. A face-down card that does not fit is treated as in KARMA-12. If none of the face-up cards, or of the hand cards, that you may discard fits, you take the pile. That is how it goes with “what fits the pile as it lay before” under “What may follow a Table Card”; with “anything” any card may follow. Either way the next player may discard anything onto a Table Card that lies on top. If you have cards neither on the table nor in your hand, your turn ends, even while there is a draw pile.
clause-karma-22 = Five or Less: the next player must discard a number from 1 to 5, or any Karma card.
clause-karma-23 = Bottom Up: you at once take the lowest card of the pile and put it face up on top. It now decides what the next player may discard.
clause-karma-24 = If the card brought up is a Table Card or a Bottom Up, the next player may discard any card.
clause-karma-25 = If the card brought up is a Five or Less, KARMA-22 applies. Several Bottom Up cards discarded together bring up only one card. A Bottom Up that lies alone on the pile brings up itself.
clause-karma-26 = Give Pile: this card does not go onto the pile but out of the game. You give the whole pile to another player of your choice, who must take it into the hand.
clause-karma-27 = You may also give the pile to a player who is already out.
clause-karma-28 = Several Give Pile cards discarded together give the pile away once. If there is no pile, nothing is given, and there is still none afterwards, even if it was you who had to start a new one: the next player starts it.

section-6 = The end

clause-karma-29 = The game ends when only one player still has cards, in hand or on the table. That player loses, and all the others win. This is looked at when a turn is quite over, after all effects, giving and drawing.
clause-karma-30 = A turn is everything up to and including the drawing. After the 3,000th turn the game ends anyway: whoever has the most cards, in hand and on the table, loses. If several have as many, it is the first of them clockwise, beginning with whoever would move next.

section-7 = The variant “Premonition”

clause-karma-31 = With “Premonition: look at the own face-down cards first”, you may look at your own face-down cards for a moment in the set-up, before you choose your face-up ones. Then your right-hand neighbour shuffles them and lays them back: you know which three they are, but not which lies where.
