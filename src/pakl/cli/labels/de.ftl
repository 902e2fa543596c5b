### Die Wörter der Kommandozeile und des Kerns.

## Wer

table = Der Tisch
everyone = Jeder
dummy = Strohmann { $number }
guest = Gast
seat = Platz { $number }
and = { $first } und { $last }

## Was erzählt wird

cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
moved = { $who }: { $card }, { $source } → { $target }
moved-by-itself = { $card }: { $source } → { $target }
shuffled = { $zone }: Die Karten werden gemischt
looked = { $who } sieht sich die Karten an ({ $zone })
looked-at = { $who } sieht sich { $card } an ({ $zone })
sealed = Alle Mischungen sind versiegelt: { $seal }…

said-deals = { $who } gibt
said-deal-over = Das Spiel ist zu Ende
said-scores = { $value ->
    [one] { $who } bekommt 1 Punkt
   *[other] { $who } bekommt { $value } Punkte
}

## Am Tisch

your-turn = ▸ Du bist dran, { $who }
may-interrupt = ▸ { $who }, du kannst jetzt eingreifen
turn-of = Am Zug: { $who } …
hint-your-turn = eine Nummer oder ein Zug · rules · log · help · quit
hint-may-interrupt = eine Nummer zum Eingreifen · Enter zum Weiterspielen
more-moves = … { $count } weitere: moves eingeben
earlier = … { $count } frühere: log eingeben
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
this-deal = { $points } in diesem Spiel
progress-target = Spiel { $deal } · bis { $target } Punkte
progress-deals = Spiel { $deal } von { $deals }
press-enter = Enter für das nächste Spiel
page-foot = Weiter mit Enter

## Antworten

yes = j ja y yes
no = n nein no
nothing-typed = Gib die Nummer eines Zugs von 1 bis { $count } ein, oder help.
no-such-move = „{ $typed }“ ist kein Zug in diesem Spiel: Gib eine Nummer von 1 bis { $count } ein, einen Zug wie „{ $example }“ oder help.
no-such-number = Zug { $typed } gibt es nicht: Die Züge sind von 1 bis { $count } nummeriert.
no-such-clause = Eine Regel { $clause } gibt es in diesem Regelheft nicht.
no-rulebook = Dieses Spiel hat noch kein Regelheft.
refused = Das geht jetzt nicht: { $move } ({ $clause }).
really-quit = Die Partie verlassen? j zum Verlassen, Enter zum Bleiben
save-record = Das Protokoll speichern? j, ein Dateiname, oder Enter für nein
record-saved = Das Protokoll steht in { $file }
file-exists = Die Datei { $file } gibt es schon: Nenne eine andere.
file-not-written = Die Datei { $file } lässt sich nicht schreiben ({ $why }).
check-record = Prüfen mit: pakl verify { $file }
goodbye = Bis bald.

## Die Seiten

rules-title = { $game }: die Regeln
log-title = Was bisher geschah
moves-title = Was du tun darfst
help-title = Was du eingeben kannst
help-number = der erlaubte Zug mit dieser Nummer
help-notation = irgendein Zug, wie ihn die Regeln schreiben
help-rules = das ganze Regelheft
help-clause = eine einzelne Regel daraus
help-log = alles, was bisher geschah
help-hand = deine Karten in Worten
help-moves = alle deine Züge mit ihrer Schreibweise
help-quit = die Partie verlassen
help-enter = dein Zug, wenn es nur einen gibt
enter-key = Enter

## Das Menü

welcome = Willkommen bei Pakl
welcome-line = Kartenspiele genau nach ihren Regelheften, gegen Bots.
which-game = Welches Spiel? Gib die Nummer ein
players = { $fewest } bis { $most } Personen
players-exactly = { $seats } Personen
how-many = Wie viele spielen, dich mitgezählt? { $fewest } bis { $most }, Enter für { $usual }
rules-of-table = Die Regeln an diesem Tisch
as-the-book = { $count ->
    [0] genau nach dem Regelheft
    [one] eine Regel weicht vom Regelheft ab
   *[other] { $count } Regeln weichen vom Regelheft ab
}
value-on = an
value-off = aus
which-option = Enter zum Geben, oder die Nummer einer Regel, um sie zu ändern
which-value = Der neue Wert, oder Enter, um ihn zu behalten
which-number = Eine Zahl von { $low } bis { $high }
not-for-so-many = So viele können nach diesen Regeln nicht spielen: Ändere eine Regel.
not-in-menu = { $typed ->
    [nothing] Gib eine Nummer von 1 bis { $count } ein.
   *[other] „{ $typed }“ steht nicht auf der Liste: Gib eine Nummer von 1 bis { $count } ein.
}
not-a-number-of-players = „{ $typed }“ geht nicht: { $game } ist für { $fewest } bis { $most } Personen.
not-a-value = „{ $typed }“ geht nicht: Zur Wahl stehen { $values }.

## Ein Protokoll nachspielen

replay-of = { $game }: { $who }
shuffle-of = gemischt: { $lot }

## Ein Protokoll prüfen

read-record = der Text ist vollständig und unverändert
replayed = jeder Zug ist nach den Regeln erlaubt ({ $game }), und das Ergebnis folgt daraus
commitment-kept = das Geheimnis ist dasselbe, das vor dem Geben festgelegt wurde
shuffles-follow = alle { $count } Mischungen folgen aus dem Geheimnis und den Zufallswerten der Mitspielenden
verified = Dieses Protokoll ist geprüft und stimmt.

## Das Ende

deal-ended = Spiel { $deal } ist zu Ende
winner = { $who } gewinnt
winners = { $who } teilen sich den ersten Platz
