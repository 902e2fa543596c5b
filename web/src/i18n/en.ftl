### The words of the page. The words of a game are in its own folder.

## Who

table = The table
everyone = Everyone
dummy = Dummy { $number }
guest = Guest

## What is told, where a game has no words of its own

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
said-deals = { $who } deals
said-deal-over = The deal is over
said-scores = { $who } scores { $value }

## Cards as they are read out

spoken-card = { $rank } of { $suit }
spoken-joker = joker
spoken-rank-2 = two
spoken-rank-3 = three
spoken-rank-4 = four
spoken-rank-5 = five
spoken-rank-6 = six
spoken-rank-7 = seven
spoken-rank-8 = eight
spoken-rank-9 = nine
spoken-rank-T = ten
spoken-rank-J = jack
spoken-rank-Q = queen
spoken-rank-K = king
spoken-rank-A = ace
spoken-suit-C = clubs
spoken-suit-D = diamonds
spoken-suit-H = hearts
spoken-suit-S = spades
suit-german-C = acorns
suit-german-S = leaves
suit-german-H = hearts
suit-german-D = bells
suit-word-german-C = acorns
suit-word-german-S = leaves
suit-word-german-H = hearts
suit-word-german-D = bells
rank-german-J = Unter
rank-german-Q = Ober
rank-german-K = king
rank-german-A = ace
notation-german = { $rank } of { $suit }
spoken-rank-german-J = Unter
spoken-rank-german-Q = Ober
spoken-card-german = { $rank } of { $suit }
card-playable = { $card }, playable, { $place } of { $count }
card-held = { $card }, { $place } of { $count }
card-open = { $card }, playable, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
zone-with-top = { $zone }: { $card } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
your-hand = Your hand: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}

## The first page

welcome = A card table for your evening
welcome-line = Six games from the middle of Europe, exactly by their rulebooks. Play at once against bots, or send your friends a link. No account, no advertising.
have-a-code = Somebody gave you a code?
code = Code
join = Join
my-tables = Your tables
open-tables = Open tables
my-records = Your finished games
all-records = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
seats-free = { $count ->
    [0] full
    [one] one seat free
   *[other] { $count } seats free
}
status-playing = playing
your-seat-waits = go on playing
footer = Pakl is free software. Every shuffle can be checked.
players = { $fewest } to { $most } players
players-exactly = { $seats } players
minutes = about { $minutes } minutes
play-now = Play now
play-with-friends = With friends
to-the-games = All games

## A table for friends

your-name = Your name
how-many-seats = How many play?
rule-sheet = Rules of this table
preset-book = By the book
presets = Ready-made rules
preset-own = Your own mix
bots-wanted = Bots at the table
bots-none = none
less = One less
more = One more
as-the-book = { $count ->
    [0] Everything as the book says
    [one] One rule differs from the book
   *[other] { $count } rules differ from the book
}
differs = Book: { $value }
option-value-on = yes
option-value-off = no
option-value-random = by lot
option-value-automatic = automatic
option-value-standard = standard
option-value-by-players = by the number of players
terms = Who may watch, talk and take how long
terms-public = Show this table to everybody in the list of open tables
terms-spectators = Spectators see
spectators-table = what lies open on the table
spectators-hands = all hands
spectators-none = nothing: nobody may watch
terms-talk = Talking
talk-chat = chat and feelings
talk-emotes = feelings only
talk-off = quiet
terms-pace = Time for a move
pace-free = as long as it takes
pace-realtime = with a clock
pace-correspondence = days, by correspondence
terms-seconds = Seconds for a move
terms-bank = Reserve in seconds, for the whole game
terms-days = Days for a move
terms-late = Who is too late or away
late-bot = a bot plays for them
late-wait = is waited for
terms-bots = Bots play
bot-pace-human = at people's pace
bot-pace-instant = at once
terms-hints = Hints
hints-alone = for whoever plays alone against bots
hints-on = for everybody
hints-off = for nobody
open-table = Open the table

## Before the match

waiting-room = Waiting for everybody
seats = Seats
seat-empty = Empty seat
sit-here = Sit here
move-here = Sit here instead
add-bot = Add a bot
fill-with-bots = { $count ->
    [one] A bot for the empty seat
   *[other] Bots for all { $count } empty seats
}
bot-strength = Strength of the bots
bot-of-level = Bot, { $level }
level-random = plays at random
level-beginner = beginner
level-casual = casual
level-good = good
level-strong = strong
level-expert = expert
level-measured = wins { $percent } % against the level below
is-ready = ready
not-ready = not ready yet
is-host = host
is-you = you
swap-seat = Let { $who } change places
remove-seat = Take the seat from { $who }
invite = Invite friends
qr-of = QR code of { $link }
table-code = Code
link = Link to this table
copy = Copy
copied = Copied
share = Share
ready = I'm ready
unready = Not yet
waiting-for-seats = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
waiting-for-others = Waiting for the others …
take-a-seat = Take a seat and play along.
you-watch = All seats are taken: you watch.

## At the table

you = You
menu = Menu
rules = Rules
log = What happened
log-forgets = Cards that were won are not named here until the deal is over.
settings = Settings
scores = Scores
emotes = Show a feeling
facts = How things stand
deal-number = Deal { $deal }
your-turn = Your turn
may-interrupt = You may step in
turn-of = { $who } to act …
waiting-for = Waiting for { $who } …
paused = The table is paused
bot-plays-for-you = A bot plays for you
take-back = Play myself again
pause = Pause
pause-asked = The others are asked for a pause
resume = Go on
leave = Leave the table
seat-turn = to act
seat-bot = a bot plays here
seat-away = away
seat-dealer = dealer of this deal
seat-dealer-short = D
seat-clock = { $seconds } s
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
your-moves = What you may do
choose-cards = Choose { $count } cards
select-more = { $needed ->
    [0] { $count ->
        [one] One card chosen: choose more
       *[other] { $count } cards chosen: choose more
    }
   *[other] { $count } of { $needed } cards chosen
}
clear-selection = None of these
more-ways = { $count ->
    [one] 1 more
   *[other] { $count } more
}
which-way = How?
cancel = Cancel
close = Close
sort-hand = Sort your hand another way
hint = Hint
hint-thinking = The strongest bot is thinking …
hint-title = What the strongest bot would do
hint-chance = { $percent } % ± { $error } chance to win
hint-chance-match = { $percent } % ± { $error } chance to win the match
hint-level = equally good
hint-share = choose this in { $percent } % of cases
hint-mixture = All choose at once: whoever always chooses the same is seen through. Better vary.
hint-deal = wins this deal in { $percent } %
hint-points = points: about { $points }
hint-cut-short = in { $percent } % somebody else wins before your next turn
hint-basis = Counted in { $worlds } imagined deals that fit all you were told.
open-rule = Rule { $clause }
open-clause = Open rule { $clause }
emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-oops = Oops …
emote-hurry = Your turn, slowpoke!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-sorry = Sorry!
tip-play = Lifted cards can be played: tap one, or drag it up to the table.
tip-select = Some moves take several cards: tap them one after another.
tip-rules = Every rule has a number: tap it to read the rule.
tip-seen = Got it
tip-whole = Show the whole tip
tip-none = No tips
chat-placeholder = Say something
send = Send
card-new = { $text }, new
equal-card-elsewhere = Not this one: now { $card } is played from “{ $zone }”.
seat-reconnecting = connecting again … a bot in { $seconds } s
look-through = Look through: { $zone }
while-away = While you were away
selected-worth = { $count ->
    [one] One card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
hand-sorted = Your hand: { $how }

## What happened at the table

log-chat = { $who }: { $text }
log-sat = { $who } sits down
log-stood = { $who } leaves the table
log-taken-over = A bot plays for { $who } now
log-paused = { $why ->
    [absence] The table is paused: nobody is here
   *[other] The table is paused
}
log-resumed = The table goes on
log-match-begun = Match { $number } begins
log-match-over = The match is over
log-swapped = Two seats have changed places
log-closed = The table is closed
log-seat-host = { $who } is the host now
log-seat-wishes_pause = { $who } would like a pause
log-seat-late = { $who } is out of time
log-seat-back = { $who } is back

## Rules

rules-of = { $game }: the rules
no-rulebook = This game has no rulebook here yet.
agreed-here = Agreed at this table
as-book-here = At this table, as in the book: { $option }: { $value }
words-german = These cards have German suits: acorns for clubs, leaves for spades, bells for diamonds; the Unter (U) stands for the jack, the Ober (O) for the queen.
here-differs = At this table: { $option }: { $value }
seek-rules = Search the rules
nothing-found = Nothing found.
found-clauses = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}

## The end

deal = Deal
total = Total
deal-ended = Deal { $deal } is over
you-win = You win!
winner = { $who } wins
winners = { $who } share the first place
all-hands = What everybody had
no-cards-left = no cards left
next-deal = Next deal
rematch = Rematch
watch-replay = Replay
download-record = Download the record
verify-record = Check the shuffles
verified = { $shuffles ->
    [one] Fair: the shuffle follows from the sealed secret and the players' salts, and every move is legal.
   *[other] Fair: all { $shuffles } shuffles follow from the sealed secret and the players' salts, and every move is legal.
}
commitment-kept = The secret is the one committed to before the deal
shuffles-follow = All { $count } shuffles follow from the secret and the players' salts
verifying = Checking …
finding-right = in order
finding-wrong = not in order
step-of = Step { $step } of { $steps }
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
play-steps = Play
stop-steps = Stop

## Settings

language = Language
speed = Motion
speed-calm = calm
speed-normal = normal
speed-fast = fast
speed-none = none
sorting = Your hand
sorting-deck = sorted by suit
sorting-rank = sorted by rank
sorting-groups = sorted by combinations
sorting-own = in your own order
theme = Table
theme-device = as the device is set
theme-cloth = green cloth
theme-night = blue night
sound = Sounds
vibration = Vibrate when it is your turn
notices = Notify me when it is my turn and I look elsewhere
notices-forbidden = Your browser allows this page no notices.
four-colours = Four colours for the four suits
confirm-moves = Ask before a move
confirm-never = never
confirm-final = if it can't be taken back
confirm-always = always
big-indices = Large corners on the cards
faces = Suits on the cards
faces-table = as the table plays
faces-french = French: clubs, spades, hearts, diamonds
faces-german = German: acorns, leaves, hearts, bells
faces-note = Where a game can be played with either.
show-emotes = Show feelings of others
show-guide = Tips in the first game

## The line

loading = One moment …
line-lost = Connecting again …
offline = No connection. Games are played live; the page looks for the server by itself.
storage-down = The server can't store moves just now; the game goes on as soon as it can.
play-here = Play here
bye-newer_tab = This table is open in another window
bye-no_table = There is no such table any more
bye-not_welcome = This table may not be watched
bye-restart = The server is starting anew; the game goes on at once
bye-too_slow = The connection is too slow
bye-silent = The connection was lost
bye-flood = Too much came at once from here
no-table = No table here

## Refusals

refused-card = { $card } can't be played now. { $rule }
refused-move = That can't be done now. { $rule }
refused-illegal = That can't be done now.
refused-malformed = The server did not understand that.
refused-stale = Something has just happened: look again.
refused-not_seated = You don't sit at this table.
refused-not_host = Only the host can do that.
refused-not_now = That can't be done now.
refused-seat_taken = Somebody sits there already.
refused-no_such_seat = There is no such seat.
refused-no_such_bot = There is no such bot.
refused-bad_name = That name can't be used.
refused-no_hints = There are no hints at this table.
refused-muted = You can't write here just now.
refused-too_fast = That was too fast: wait a moment.
refused-busy = The server is busy: try again.
refused-unavailable = The server can't do that just now: try again.
refused-frozen = This table is frozen because of an error of ours. Nothing is lost.
refused-closed = This table is closed.
refused-unreachable = The server can't be reached.
refused-no_such_table = There is no table with that code.
refused-no_such_record = There is no such record.
refused-no_such_page = There is no such page.
refused-no_such_method = That can't be asked of this address.
refused-no_such_pass = This pass is not valid any more.
refused-not_json = The server did not understand that.
refused-too_large = That is too long.
refused-not_replayable = Today's rules can't replay this record.
refused-not_verified = This record does not hold.
refused-not_known = The server does not know you.
refused-not_allowed = That is not allowed.
refused-foreign_origin = That is not allowed from here.
refused-our_fault = Something went wrong on our side.
