### The words of the command line and of the kernel.

## Who

table = The table
everyone = Everyone
dummy = Dummy { $number }
guest = Guest
seat = Seat { $number }
and = { $first } and { $last }

## What is told

cards = { $count ->
    [0] no cards
    [one] a card
   *[other] { $count } cards
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: the cards are shuffled
looked = { $who } looks at the cards ({ $zone })
looked-at = { $who } looks at { $card } ({ $zone })
sealed = The shuffles are sealed: { $seal }…

said-deals = { $who } deals
said-deal-over = The deal is over
said-scores = { $who } scores { $value }

## At the table

your-turn = ▸ Your turn, { $who }
may-interrupt = ▸ { $who }, you may step in now
turn-of = { $who } to act …
hint-your-turn = a number or a move · rules · log · help · quit
hint-may-interrupt = a number to step in · Enter to let play go on
more-moves = … { $count } more: type moves
earlier = … { $count } earlier: type log
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
this-deal = { $points } in this deal
progress-target = deal { $deal } · to { $target } points
progress-deals = deal { $deal } of { $deals }
press-enter = Enter for the next deal
page-foot = Enter to go on

## Answers

yes = y yes
no = n no
nothing-typed = Type the number of a move, from 1 to { $count }, or help.
no-such-move = “{ $typed }” is no move of this game: type a number from 1 to { $count }, a move such as “{ $example }”, or help.
no-such-number = There is no move { $typed }: the moves are numbered from 1 to { $count }.
no-such-clause = There is no clause { $clause } in this rulebook.
no-rulebook = This game has no rulebook yet.
refused = You can't do that now: { $move } ({ $clause }).
really-quit = Leave the match? Type y to leave, Enter to stay
save-record = Save the record? y, a file name, or Enter for no
record-saved = The record is in { $file }
file-exists = The file { $file } exists already: name another one.
file-not-written = The file { $file } can't be written ({ $why }).
check-record = Check it with: pakl verify { $file }
goodbye = Good-bye.

## The pages

rules-title = The rules of { $game }
log-title = What happened
moves-title = What you may do
help-title = What you may type
help-number = the legal move of that number
help-notation = any move, as the rules write it
help-rules = the whole rulebook
help-clause = one clause of it
help-log = everything that happened
help-hand = your cards in words
help-moves = all your moves, with their notation
help-quit = leave the match
help-enter = your move, if you have only one
enter-key = Enter

## The menu

welcome = Welcome to Pakl
welcome-line = Card games exactly by their rulebooks, against bots.
which-game = Which game? Type its number
players = { $fewest } to { $most } players
players-exactly = { $seats } players
how-many = How many play, you included? { $fewest } to { $most }, Enter for { $usual }
rules-of-table = The rules of this table
as-the-book = { $count ->
    [0] as the book says
    [one] one rule differs from the book
   *[other] { $count } rules differ from the book
}
value-on = on
value-off = off
which-option = Enter to deal, or the number of a rule to change
which-value = Its new value, or Enter to keep it
which-number = A number from { $low } to { $high }
not-for-so-many = So many can't play by these rules: change a rule.
not-in-menu = { $typed ->
    [nothing] Type a number from 1 to { $count }.
   *[other] “{ $typed }” is not on the list: type a number from 1 to { $count }.
}
not-a-number-of-players = “{ $typed }” can't be: { $game } is for { $fewest } to { $most } players.
not-a-value = “{ $typed }” can't be: choose one of { $values }.

## Replaying a record

replay-of = { $game }: { $who }
shuffle-of = shuffle: { $lot }

## Checking a record

read-record = the text is whole and unchanged
replayed = every move is legal by the rules of { $game }, and the result follows
commitment-kept = the secret is the one committed to before the deal
shuffles-follow = all { $count } shuffles follow from the secret and the players' salts
verified = This record is verified.

## The end

deal-ended = Deal { $deal } is over
winner = { $who } wins
winners = { $who } share the first place
