### Le parole della pagina. Le parole di un gioco sono nella sua cartella.

## Chi

table = Il tavolo
everyone = Ognuno
dummy = Fantasma { $number }
guest = Ospite

## Ciò che si racconta, quando un gioco non ha parole sue

cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: si mescolano le carte
looked = { $who } guarda le carte ({ $zone })
looked-at = { $who } guarda { $card } ({ $zone })
said-deals = { $who } dà le carte
said-deal-over = La manche è finita
said-scores = { $value ->
    [one] { $who } fa { $value } punto
   *[other] { $who } fa { $value } punti
}

## Le carte lette ad alta voce

spoken-card = { $rank } di { $suit }
spoken-joker = jolly
spoken-rank-2 = due
spoken-rank-3 = tre
spoken-rank-4 = quattro
spoken-rank-5 = cinque
spoken-rank-6 = sei
spoken-rank-7 = sette
spoken-rank-8 = otto
spoken-rank-9 = nove
spoken-rank-T = dieci
spoken-rank-J = fante
spoken-rank-Q = donna
spoken-rank-K = re
spoken-rank-A = asso
spoken-suit-C = fiori
spoken-suit-D = quadri
spoken-suit-H = cuori
spoken-suit-S = picche
suit-german-C = ghiande
suit-german-S = foglie
suit-german-H = cuori
suit-german-D = campanelli
suit-word-german-C = ghiande
suit-word-german-S = foglie
suit-word-german-H = cuori
suit-word-german-D = campanelli
rank-german-J = Unter
rank-german-Q = Ober
rank-german-K = re
rank-german-A = asso
notation-german = { $rank } di { $suit }
spoken-rank-german-J = Unter
spoken-rank-german-Q = Ober
spoken-card-german = { $rank } di { $suit }
card-playable = { $card }, giocabile, { $place } di { $count }
card-held = { $card }, { $place } di { $count }
card-open = { $card }, giocabile, { $zone }
zone-with-count = { $zone }: { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
zone-with-top = { $zone }: { $card } in cima, { $count ->
    [one] una carta
   *[other] { $count } carte
}
your-hand = La tua mano: { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}

## La prima pagina

welcome = Un tavolo da carte per la tua serata
welcome-line = Sei giochi dal cuore dell’Europa, esattamente secondo le loro regole. Gioca subito contro i bot, o manda un link ai tuoi amici. Senza account, senza pubblicità.
have-a-code = Ti hanno dato un codice?
code = Codice
join = Entra
my-tables = I tuoi tavoli
open-tables = Tavoli aperti
my-records = Le tue partite finite
all-records = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
seats-free = { $count ->
    [0] completo
    [one] un posto libero
   *[other] { $count } posti liberi
}
status-playing = in gioco
your-seat-waits = continua a giocare
footer = Pakl è software libero. Ogni mescolata si può verificare.
players = da { $fewest } a { $most } giocatori
players-exactly = { $seats } giocatori
minutes = { $minutes ->
    [one] circa { $minutes } minuto
   *[other] circa { $minutes } minuti
}
play-now = Gioca ora
play-with-friends = Con gli amici
to-the-games = Tutti i giochi

## Un tavolo per gli amici

your-name = Il tuo nome
how-many-seats = In quanti si gioca?
rule-sheet = Regole di questo tavolo
preset-book = Da regolamento
presets = Regole già pronte
preset-own = A modo tuo
bots-wanted = Bot al tavolo
bots-none = nessuno
less = Uno in meno
more = Uno in più
as-the-book = { $count ->
    [0] Tutto come da regolamento
    [one] Una regola diversa dal regolamento
   *[other] { $count } regole diverse dal regolamento
}
differs = Regolamento: { $value }
option-value-on = sì
option-value-off = no
option-value-random = decide la sorte
option-value-automatic = automatico
option-value-standard = standard
option-value-by-players = in base al numero di giocatori
terms = Spettatori, chiacchiere e tempo
terms-public = Mostra questo tavolo a tutti, tra i tavoli aperti
terms-spectators = Chi guarda vede
spectators-table = le carte scoperte sul tavolo
spectators-hands = le mani di tutti
spectators-none = niente: nessuno può guardare
terms-talk = Chiacchiere
talk-chat = chat e reazioni
talk-emotes = solo reazioni
talk-off = silenzio
terms-pace = Tempo per mossa
pace-free = tutto quello che serve
pace-realtime = con l’orologio
pace-correspondence = giorni, per corrispondenza
terms-seconds = Secondi per mossa
terms-bank = Riserva in secondi, per tutta la partita
terms-days = Giorni per mossa
terms-late = Se qualcuno tarda o si assenta
late-bot = un bot gioca al suo posto
late-wait = si aspetta
terms-bots = I bot giocano
bot-pace-human = al ritmo delle persone
bot-pace-instant = subito
terms-hints = Consigli
hints-alone = per chi gioca da solo contro i bot
hints-on = per tutti
hints-off = per nessuno
open-table = Apri il tavolo

## Prima della partita

waiting-room = Aspettiamo tutti
seats = Posti
seat-empty = Posto libero
sit-here = Siediti qui
move-here = Spostati qui
add-bot = Metti un bot
fill-with-bots = { $count ->
    [one] Un bot nel posto libero
   *[other] Bot in tutti i { $count } posti liberi
}
bot-strength = Forza dei bot
bot-of-level = Bot, { $level }
level-random = gioca a caso
level-beginner = principiante
level-casual = alla buona
level-good = bravo
level-strong = forte
level-expert = esperto
level-measured = { $percent }% di vittorie contro il livello inferiore
is-ready = tutto pronto
not-ready = non ancora
is-host = capotavola
is-you = tu
swap-seat = Cambia posto a { $who }
remove-seat = Togli il posto a { $who }
invite = Invita gli amici
qr-of = Codice QR di { $link }
table-code = Codice
link = Link a questo tavolo
copy = Copia
copied = Copiato
share = Condividi
ready = Ci sono!
unready = Non ancora
waiting-for-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
waiting-for-others = Aspettiamo gli altri…
take-a-seat = Siediti e gioca anche tu.
you-watch = I posti sono tutti occupati: guardi la partita.

## Al tavolo

you = Tu
menu = Menu
rules = Regole
log = Che cosa è successo
log-forgets = Le carte vinte vengono nominate qui solo a manche finita.
settings = Impostazioni
scores = Punti
emotes = Mostra una reazione
facts = A che punto siamo
deal-number = Manche { $deal }
your-turn = Tocca a te
may-interrupt = Puoi intervenire
turn-of = Gioca { $who }…
waiting-for = Aspettiamo { $who }…
paused = Il tavolo è in pausa
bot-plays-for-you = Un bot gioca per te
take-back = Torno a giocare io
pause = Pausa
pause-asked = Agli altri viene proposta una pausa
resume = Continua
leave = Lascia il tavolo
seat-turn = gioca
seat-bot = qui gioca un bot
seat-away = assente
seat-dealer = dà le carte in questa manche
seat-dealer-short = M
seat-clock = { $seconds } s
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
your-moves = Che cosa puoi fare
choose-cards = { $count ->
    [one] Scegli { $count } carta
   *[other] Scegli { $count } carte
}
select-more = { $needed ->
    [0] { $count ->
        [one] Una carta scelta: scegline altre
       *[other] { $count } carte scelte: scegline altre
    }
   *[other] { $count } di { $needed } carte scelte
}
clear-selection = Nessuna di queste
more-ways = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
which-way = Come?
cancel = Annulla
close = Chiudi
sort-hand = Ordina la mano in un altro modo
hint = Consiglio
hint-thinking = Il bot più forte sta pensando…
hint-title = Che cosa farebbe il bot più forte
hint-chance = { $percent }% ± { $error } di probabilità di vincere
hint-chance-match = { $percent }% ± { $error } di probabilità di vincere la partita
hint-level = altrettanto buona
hint-share = da scegliere nel { $percent }% dei casi
hint-mixture = Tutti scelgono insieme: chi sceglie sempre allo stesso modo si fa indovinare. Meglio variare.
hint-deal = vince questa manche nel { $percent }% dei casi
hint-points = punti: circa { $points }
hint-cut-short = nel { $percent }% dei casi vince un altro prima del tuo prossimo turno
hint-basis = Calcolato su { $worlds } distribuzioni immaginate, compatibili con tutto ciò che sai.
open-rule = Regola { $clause }
open-clause = Apri la regola { $clause }
emote-hello = Ciao!
emote-thanks = Grazie!
emote-well-played = Bella giocata!
emote-oops = Ops…
emote-hurry = Tocca a te, sveglia!
emote-laugh = Ah ah!
emote-wow = Però!
emote-sorry = Scusa!
tip-play = Le carte sollevate si possono giocare: toccane una o trascinala sul tavolo.
tip-select = Alcune mosse richiedono più carte: toccale una dopo l’altra.
tip-rules = Ogni regola ha un numero: toccalo per leggerla.
tip-seen = Capito
tip-whole = Mostra tutto il consiglio
tip-none = Niente consigli
chat-placeholder = Di’ qualcosa
send = Invia
card-new = { $text }, nuova
equal-card-elsewhere = Non questa: adesso { $card } si gioca da «{ $zone }».
seat-reconnecting = si ricollega… un bot tra { $seconds } s
look-through = Sfoglia: { $zone }
while-away = Mentre non c’eri
selected-worth = { $count ->
    [one] Una carta
   *[other] { $count } carte
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hand-sorted = La tua mano: { $how }

## Che cosa è successo al tavolo

log-chat = { $who }: { $text }
log-sat = { $who } si siede
log-stood = { $who } lascia il tavolo
log-taken-over = Ora un bot gioca per { $who }
log-paused = { $why ->
    [absence] Il tavolo è in pausa: non c’è nessuno
   *[other] Il tavolo è in pausa
}
log-resumed = Al tavolo si riprende
log-match-begun = Comincia la partita { $number }
log-match-over = La partita è finita
log-swapped = Due posti sono stati scambiati
log-closed = Il tavolo è chiuso
log-seat-host = Ora { $who } è capotavola
log-seat-wishes_pause = { $who } vorrebbe una pausa
log-seat-late = Tempo scaduto: { $who }
log-seat-back = { $who } è di nuovo qui

## Regole

rules-of = { $game }: le regole
no-rulebook = Questo gioco qui non ha ancora un regolamento.
agreed-here = Deciso a questo tavolo
as-book-here = A questo tavolo, come da regolamento – { $option }: { $value }
words-german = Queste carte hanno semi tedeschi: ghiande per fiori, foglie per picche, campanelli per quadri; l’Unter (U) sta per il fante, l’Ober (O) per la donna.
here-differs = A questo tavolo – { $option }: { $value }
seek-rules = Cerca nelle regole
nothing-found = Nessun risultato.
found-clauses = { $count ->
    [one] Una regola trovata
   *[other] { $count } regole trovate
}

## La fine

deal = Manche
total = Totale
deal-ended = La manche { $deal } è finita
you-win = Vinci tu!
winner = Vince { $who }
winners = Primo posto a pari merito: { $who }
all-hands = Che cosa aveva ognuno
no-cards-left = nessuna carta rimasta
next-deal = Prossima manche
rematch = Rivincita
watch-replay = Rivedi
download-record = Scarica la partita
verify-record = Verifica le mescolate
verified = { $shuffles ->
    [one] Tutto regolare: la mescolata deriva dal segreto sigillato e dai valori casuali dei giocatori, e ogni mossa è valida.
   *[other] Tutto regolare: tutte le { $shuffles } mescolate derivano dal segreto sigillato e dai valori casuali dei giocatori, e ogni mossa è valida.
}
commitment-kept = Il segreto è proprio quello fissato prima di dare le carte
shuffles-follow = Tutte le { $count } mescolate derivano dal segreto e dai valori casuali dei giocatori
verifying = Verifica in corso…
finding-right = in ordine
finding-wrong = non in ordine
step-of = Passo { $step } di { $steps }
step-first = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
step-last = Alla fine
play-steps = Avvia
stop-steps = Ferma

## Impostazioni

language = Lingua
speed = Animazioni
speed-calm = calme
speed-normal = normali
speed-fast = veloci
speed-none = nessuna
sorting = La tua mano
sorting-deck = ordinata per seme
sorting-rank = ordinata per valore
sorting-groups = ordinata per combinazioni
sorting-own = nel tuo ordine
theme = Tavolo
theme-device = come il dispositivo
theme-cloth = panno verde
theme-night = notte blu
sound = Suoni
vibration = Vibra quando tocca a te
notices = Avvisami quando tocca a me e guardo altrove
notices-forbidden = Il tuo browser non permette avvisi da questa pagina.
four-colours = Quattro colori per i quattro semi
confirm-moves = Chiedi prima di una mossa
confirm-never = mai
confirm-final = se non si può ritirare
confirm-always = sempre
big-indices = Indici grandi sulle carte
faces = Semi delle carte
faces-table = come si gioca al tavolo
faces-french = francesi: fiori, picche, cuori, quadri
faces-german = tedeschi: ghiande, foglie, cuori, campanelli
faces-note = Per i giochi che si giocano con entrambi.
show-emotes = Mostra le reazioni degli altri
show-guide = Consigli nella prima partita

## La connessione

loading = Un momento…
line-lost = Riconnessione…
offline = Nessuna connessione. Si gioca dal vivo; la pagina cerca il server da sola.
storage-down = In questo momento il server non può salvare le mosse; il gioco riprende appena possibile.
play-here = Gioca qui
bye-newer_tab = Questo tavolo è aperto in un’altra finestra
bye-no_table = Questo tavolo non c’è più
bye-not_welcome = A questo tavolo non si può guardare
bye-restart = Il server si riavvia; la partita riprende subito
bye-too_slow = La connessione è troppo lenta
bye-silent = La connessione è caduta
bye-flood = Da qui è arrivato troppo tutto insieme
no-table = Qui non c’è nessun tavolo

## Che cosa non si può

refused-card = { $card }: adesso non si può giocare. { $rule }
refused-move = Adesso non si può. { $rule }
refused-illegal = Adesso non si può.
refused-malformed = Il server non ha capito.
refused-stale = È appena successo qualcosa: guarda di nuovo.
refused-not_seated = Non hai un posto a questo tavolo.
refused-not_host = Può farlo solo chi è capotavola.
refused-not_now = Adesso non si può.
refused-seat_taken = Quel posto è già occupato.
refused-no_such_seat = Quel posto non esiste.
refused-no_such_bot = Quel bot non esiste.
refused-bad_name = Quel nome non va bene.
refused-no_hints = A questo tavolo non ci sono consigli.
refused-muted = In questo momento qui non puoi scrivere.
refused-too_fast = Troppo in fretta: aspetta un momento.
refused-busy = Il server è occupato: riprova.
refused-unavailable = Adesso il server non può farlo: riprova.
refused-frozen = Questo tavolo è bloccato per un errore nostro. Niente è andato perso.
refused-closed = Questo tavolo è chiuso.
refused-unreachable = Il server non è raggiungibile.
refused-no_such_table = Non c’è nessun tavolo con quel codice.
refused-no_such_record = Quella partita non esiste.
refused-no_such_page = Quella pagina non esiste.
refused-no_such_method = A questo indirizzo non si può chiedere.
refused-no_such_pass = Questo lasciapassare non vale più.
refused-not_json = Il server non ha capito.
refused-too_large = È troppo lungo.
refused-not_replayable = Con le regole di oggi questa partita non si può rivedere.
refused-not_verified = Questa partita non è regolare.
refused-not_known = Il server non ti conosce.
refused-not_allowed = Non è permesso.
refused-foreign_origin = Da qui non è permesso.
refused-our_fault = Qualcosa è andato storto da parte nostra.
