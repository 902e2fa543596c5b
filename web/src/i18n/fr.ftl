### Les mots de la page. Les mots d’un jeu sont dans son propre dossier.

## Qui

table = La table
everyone = Chacun
dummy = Fantôme { $number }
guest = Invité

## Ce qui se raconte, quand un jeu n’a pas ses propres mots

cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
moved = { $who } : { $card }, { $source } → { $target }
moved-by-itself = { $card } : { $source } → { $target }
shuffled = { $zone } : on mélange les cartes
looked = { $who } regarde les cartes ({ $zone })
looked-at = { $who } regarde { $card } ({ $zone })
said-deals = { $who } distribue
said-deal-over = La manche est finie
said-scores = { $value ->
    [one] { $who } marque { $value } point
   *[other] { $who } marque { $value } points
}

## Les cartes lues à voix haute

spoken-card = { $rank } de { $suit }
spoken-joker = joker
spoken-rank-2 = deux
spoken-rank-3 = trois
spoken-rank-4 = quatre
spoken-rank-5 = cinq
spoken-rank-6 = six
spoken-rank-7 = sept
spoken-rank-8 = huit
spoken-rank-9 = neuf
spoken-rank-T = dix
spoken-rank-J = valet
spoken-rank-Q = dame
spoken-rank-K = roi
spoken-rank-A = as
spoken-suit-C = trèfle
spoken-suit-D = carreau
spoken-suit-H = cœur
spoken-suit-S = pique
suit-german-C = glands
suit-german-S = feuilles
suit-german-H = cœurs
suit-german-D = grelots
suit-word-german-C = gland
suit-word-german-S = feuille
suit-word-german-H = cœur
suit-word-german-D = grelot
rank-german-J = Unter
rank-german-Q = Ober
rank-german-K = roi
rank-german-A = as
notation-german = { $rank } de { $suit }
spoken-rank-german-J = Unter
spoken-rank-german-Q = Ober
spoken-card-german = { $rank } de { $suit }
card-playable = { $card }, jouable, { $place } sur { $count }
card-held = { $card }, { $place } sur { $count }
card-open = { $card }, jouable, { $zone }
zone-with-count = { $zone } : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
zone-with-top = { $zone } : { $card } sur le dessus, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
your-hand = Votre main : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}

## La première page

welcome = Une table de jeu pour votre soirée
welcome-line = Six jeux de cartes du cœur de l’Europe, exactement selon leurs règles. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, sans publicité.
have-a-code = On vous a donné un code ?
code = Code
join = Entrer
my-tables = Vos tables
open-tables = Tables ouvertes
my-records = Vos parties terminées
all-records = { $count ->
    [one] En afficher une de plus
   *[other] En afficher { $count } de plus
}
seats-free = { $count ->
    [0] complète
    [one] une place libre
   *[other] { $count } places libres
}
status-playing = en jeu
your-seat-waits = continuer à jouer
footer = Pakl est un logiciel libre. Chaque mélange peut être vérifié.
players = { $fewest } à { $most } joueurs
players-exactly = { $seats } joueurs
minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
play-now = Jouer
play-with-friends = Entre amis
to-the-games = Tous les jeux

## Une table entre amis

your-name = Votre nom
how-many-seats = Combien de joueurs ?
rule-sheet = Règles de cette table
preset-book = Selon le livret
presets = Règles toutes prêtes
preset-own = À votre façon
bots-wanted = Robots à la table
bots-none = aucun
less = Un de moins
more = Un de plus
as-the-book = { $count ->
    [0] Tout est comme dans le livret
    [one] Une règle diffère du livret
   *[other] { $count } règles diffèrent du livret
}
differs = Livret : { $value }
option-value-on = oui
option-value-off = non
option-value-random = le sort décide
option-value-automatic = automatique
option-value-standard = standard
option-value-by-players = selon le nombre de joueurs
terms = Spectateurs, discussion et temps de jeu
terms-public = Montrer cette table à tous, parmi les tables ouvertes
terms-spectators = Les spectateurs voient
spectators-table = les cartes visibles sur la table
spectators-hands = toutes les mains
spectators-none = rien : personne ne peut regarder
terms-talk = Discussion
talk-chat = messages et réactions
talk-emotes = réactions seulement
talk-off = silence
terms-pace = Temps par coup
pace-free = aussi longtemps qu’il faut
pace-realtime = à la pendule
pace-correspondence = des jours, par correspondance
terms-seconds = Secondes par coup
terms-bank = Réserve en secondes, pour toute la partie
terms-days = Jours par coup
terms-late = Si quelqu’un tarde ou s’absente
late-bot = un robot joue à sa place
late-wait = on attend
terms-bots = Les robots jouent
bot-pace-human = au rythme des gens
bot-pace-instant = aussitôt
terms-hints = Conseils
hints-alone = pour qui joue seul contre des robots
hints-on = pour tout le monde
hints-off = pour personne
open-table = Ouvrir la table

## Avant la partie

waiting-room = On attend tout le monde
seats = Places
seat-empty = Place libre
sit-here = S’asseoir
move-here = Changer de place
add-bot = Un robot
fill-with-bots = { $count ->
    [one] Un robot à la place libre
   *[other] Des robots aux { $count } places libres
}
bot-strength = Force des robots
bot-of-level = Robot, { $level }
level-random = joue au hasard
level-beginner = débutant
level-casual = amateur
level-good = bon
level-strong = fort
level-expert = expert
level-measured = { $percent } % de victoires contre le niveau inférieur
is-ready = c’est bon
not-ready = pas encore
is-host = hôte
is-you = vous
swap-seat = Changer { $who } de place
remove-seat = Retirer sa place à { $who }
invite = Inviter des amis
qr-of = Code QR de { $link }
table-code = Code
link = Lien vers cette table
copy = Copier
copied = Copié
share = Partager
ready = C’est bon !
unready = Pas encore
waiting-for-seats = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
waiting-for-others = On attend les autres…
take-a-seat = Prenez place et jouez.
you-watch = Toutes les places sont prises : vous regardez.

## À la table

you = Vous
menu = Menu
rules = Règles
log = Ce qui s’est passé
log-forgets = Les cartes gagnées ne sont nommées ici qu’une fois la manche terminée.
settings = Réglages
scores = Points
emotes = Réagir
facts = Où en est le jeu
deal-number = Manche { $deal }
your-turn = À vous
may-interrupt = Vous pouvez intervenir
turn-of = { $who } joue…
waiting-for = On attend { $who }…
paused = La table est en pause
bot-plays-for-you = Un robot joue pour vous
take-back = Reprendre ma place
pause = Pause
pause-asked = Une pause est proposée aux autres
resume = Reprendre
leave = Quitter la table
seat-turn = joue
seat-bot = un robot joue ici
seat-away = pas là
seat-dealer = distribue cette manche
seat-dealer-short = D
seat-clock = { $seconds } s
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
your-moves = Ce que vous pouvez faire
choose-cards = { $count ->
    [one] Choisissez { $count } carte
   *[other] Choisissez { $count } cartes
}
select-more = { $needed ->
    [0] { $count ->
        [one] Une carte choisie : continuez
       *[other] { $count } cartes choisies : continuez
    }
   *[other] { $count } sur { $needed } cartes choisies
}
clear-selection = Tout désélectionner
more-ways = { $count } de plus
which-way = Comment ?
cancel = Annuler
close = Fermer
sort-hand = Trier votre main autrement
hint = Conseil
hint-thinking = Le robot le plus fort réfléchit…
hint-title = Ce que ferait le robot le plus fort
hint-chance = { $percent } % ± { $error } de chances de gagner
hint-chance-match = { $percent } % ± { $error } de chances de gagner la partie
hint-level = tout aussi bon
hint-share = à choisir dans { $percent } % des cas
hint-mixture = Tout le monde choisit en même temps : qui choisit toujours pareil se laisse deviner. Mieux vaut varier.
hint-deal = gagne cette manche dans { $percent } % des cas
hint-points = points : environ { $points }
hint-cut-short = dans { $percent } % des cas, quelqu’un d’autre gagne avant votre prochain tour
hint-basis = Estimé sur { $worlds } donnes imaginées, compatibles avec tout ce que vous savez.
open-rule = Règle { $clause }
open-clause = Ouvrir la règle { $clause }
emote-hello = Bonjour !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-oops = Oups…
emote-hurry = À vous, on s’endort !
emote-laugh = Ha ha !
emote-wow = Waouh !
emote-sorry = Pardon !
tip-play = Les cartes relevées peuvent être jouées : touchez-en une ou faites-la glisser vers la table.
tip-select = Certains coups demandent plusieurs cartes : touchez-les l’une après l’autre.
tip-rules = Chaque règle a un numéro : touchez-le pour la lire.
tip-seen = Compris
tip-whole = Afficher toute l’astuce
tip-none = Pas d’astuces
chat-placeholder = Dites quelque chose
send = Envoyer
card-new = { $text }, nouvelle
equal-card-elsewhere = Pas celle-ci : { $card } se joue maintenant depuis « { $zone } ».
seat-reconnecting = se reconnecte… un robot dans { $seconds } s
look-through = Parcourir : { $zone }
while-away = Pendant votre absence
selected-worth = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-sorted = Votre main : { $how }

## Ce qui s’est passé à la table

log-chat = { $who } : { $text }
log-sat = { $who } prend place
log-stood = { $who } quitte la table
log-taken-over = Un robot joue maintenant pour { $who }
log-paused = { $why ->
    [absence] La table est en pause : il n’y a personne
   *[other] La table est en pause
}
log-resumed = La table reprend
log-match-begun = La partie { $number } commence
log-match-over = La partie est finie
log-swapped = Deux places ont été échangées
log-closed = La table est fermée
log-seat-host = { $who } est maintenant l’hôte
log-seat-wishes_pause = { $who } aimerait une pause
log-seat-late = { $who } n’a plus de temps
log-seat-back = { $who } est de retour

## Règles

rules-of = { $game } : les règles
no-rulebook = Ce jeu n’a pas encore de livret de règles ici.
agreed-here = Convenu à cette table
as-book-here = À cette table, comme dans le livret – { $option } : { $value }
words-german = Ces cartes ont des enseignes germaniques : glands pour trèfle, feuilles pour pique, grelots pour carreau ; l’Unter (U) remplace le valet, l’Ober (O) la dame.
here-differs = À cette table – { $option } : { $value }
seek-rules = Chercher dans les règles
nothing-found = Rien trouvé.
found-clauses = { $count ->
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}

## La fin

deal = Manche
total = Total
deal-ended = La manche { $deal } est finie
you-win = Vous gagnez !
winner = { $who } gagne
winners = { $who } se partagent la première place
all-hands = Les mains de chacun
no-cards-left = plus de cartes
next-deal = Manche suivante
rematch = Revanche
watch-replay = Revoir
download-record = Télécharger la partie
verify-record = Vérifier les mélanges
verified = { $shuffles ->
    [one] Tout est régulier : le mélange découle du secret scellé et des valeurs aléatoires des joueurs, et chaque coup est permis.
   *[other] Tout est régulier : les { $shuffles } mélanges découlent du secret scellé et des valeurs aléatoires des joueurs, et chaque coup est permis.
}
commitment-kept = Le secret est bien celui qui a été fixé avant la donne
shuffles-follow = Les { $count } mélanges découlent tous du secret et des valeurs aléatoires des joueurs
verifying = Vérification…
finding-right = conforme
finding-wrong = non conforme
step-of = Étape { $step } sur { $steps }
step-first = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
step-last = À la fin
play-steps = Lecture
stop-steps = Stop

## Réglages

language = Langue
speed = Animations
speed-calm = calmes
speed-normal = normales
speed-fast = rapides
speed-none = aucune
sorting = Votre main
sorting-deck = triée par couleur
sorting-rank = triée par valeur
sorting-groups = triée par combinaisons
sorting-own = dans votre ordre à vous
theme = Table
theme-device = selon l’appareil
theme-cloth = tapis vert
theme-night = nuit bleue
sound = Sons
vibration = Vibrer quand c’est à vous
notices = M’avertir quand c’est à moi et que je regarde ailleurs
notices-forbidden = Votre navigateur n’autorise pas les notifications de cette page.
four-colours = Une teinte pour chacune des quatre couleurs
confirm-moves = Demander avant un coup
confirm-never = jamais
confirm-final = s’il ne peut pas être repris
confirm-always = toujours
big-indices = Grands index aux coins des cartes
faces = Enseignes des cartes
faces-table = comme à la table
faces-french = françaises : trèfle, pique, cœur, carreau
faces-german = germaniques : glands, feuilles, cœurs, grelots
faces-note = Pour les jeux qui se jouent avec les deux.
show-emotes = Montrer les réactions des autres
show-guide = Astuces pour la première partie

## La connexion

loading = Un instant…
line-lost = Reconnexion…
offline = Pas de connexion. On joue en direct ; la page cherche le serveur d’elle-même.
storage-down = Le serveur ne peut pas enregistrer les coups en ce moment ; le jeu reprend dès que possible.
play-here = Jouer ici
bye-newer_tab = Cette table est ouverte dans une autre fenêtre
bye-no_table = Cette table n’existe plus
bye-not_welcome = On ne peut pas regarder cette table
bye-restart = Le serveur redémarre ; la partie reprend tout de suite
bye-too_slow = La connexion est trop lente
bye-silent = La connexion est perdue
bye-flood = Trop de choses sont parties d’ici à la fois
no-table = Pas de table ici

## Ce qui ne va pas

refused-card = On ne peut pas jouer { $card } maintenant. { $rule }
refused-move = Ce n’est pas possible maintenant. { $rule }
refused-illegal = Ce n’est pas possible maintenant.
refused-malformed = Le serveur n’a pas compris.
refused-stale = Il vient de se passer quelque chose : regardez encore.
refused-not_seated = Vous n’êtes pas à cette table.
refused-not_host = C’est réservé à l’hôte.
refused-not_now = Ce n’est pas possible maintenant.
refused-seat_taken = Cette place est déjà prise.
refused-no_such_seat = Cette place n’existe pas.
refused-no_such_bot = Ce robot n’existe pas.
refused-bad_name = Ce nom ne convient pas.
refused-no_hints = Il n’y a pas de conseils à cette table.
refused-muted = Vous ne pouvez pas écrire ici en ce moment.
refused-too_fast = C’était trop rapide : attendez un instant.
refused-busy = Le serveur est occupé : réessayez.
refused-unavailable = Le serveur ne peut pas le faire en ce moment : réessayez.
refused-frozen = Cette table est gelée à cause d’une erreur de notre part. Rien n’est perdu.
refused-closed = Cette table est fermée.
refused-unreachable = Le serveur est injoignable.
refused-no_such_table = Aucune table ne porte ce code.
refused-no_such_record = Cette partie n’existe pas.
refused-no_such_page = Cette page n’existe pas.
refused-no_such_method = Cela ne se demande pas à cette adresse.
refused-no_such_pass = Ce laissez-passer n’est plus valable.
refused-not_json = Le serveur n’a pas compris.
refused-too_large = C’est trop long.
refused-not_replayable = Les règles actuelles ne permettent pas de revoir cette partie.
refused-not_verified = Cette partie n’est pas conforme.
refused-not_known = Le serveur ne vous connaît pas.
refused-not_allowed = Ce n’est pas permis.
refused-foreign_origin = Ce n’est pas permis d’ici.
refused-our_fault = Quelque chose a mal tourné de notre côté.
