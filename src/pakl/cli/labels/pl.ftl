### Słowa wiersza poleceń i jądra.

## Kto

table = Stół
everyone = Każdy
dummy = Dziadek { $number }
guest = Gość
seat = Miejsce { $number }
and = { $first } i { $last }

## Co się ogłasza

cards = { $count ->
    [0] zero kart
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
moved = { $who } przekłada { $card }: { $source } → { $target }
moved-by-itself = Przełożono { $card }: { $source } → { $target }
shuffled = { $zone }: karty zostają potasowane
looked = { $who } patrzy na karty ({ $zone })
looked-at = { $who } patrzy na { $card } ({ $zone })
sealed = Tasowanie jest zapieczętowane: { $seal }…

said-deals = { $who } rozdaje
said-deal-over = Rozdanie skończone
said-scores = { $who } zapisuje punkty: { $value }

## Przy stole

your-turn = ▸ { $who }, twoja kolej
may-interrupt = ▸ { $who }, możesz się teraz wtrącić
turn-of = Kolej na ruch: { $who }…
hint-your-turn = numer albo ruch · rules · log · help · quit
hint-may-interrupt = numer, żeby się wtrącić · Enter, żeby grać dalej
more-moves = … więcej ruchów ({ $count }): wpisz moves
earlier = … co było wcześniej ({ $count }): wpisz log
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
this-deal = { $points } w tym rozdaniu
progress-target = rozdanie { $deal } · gramy do { $target } pkt
progress-deals = rozdanie { $deal } z { $deals }
press-enter = Enter: następne rozdanie
page-foot = Enter: dalej

## Odpowiedzi

yes = t tak y yes
no = n nie no
nothing-typed = Wpisz numer ruchu od 1 do { $count } albo help.
no-such-move = „{ $typed }” to nie ruch w tej grze: wpisz numer od 1 do { $count }, ruch taki jak „{ $example }” albo help.
no-such-number = Nie ma ruchu { $typed }: ruchy mają numery od 1 do { $count }.
no-such-clause = Nie ma punktu { $clause } w tych zasadach.
no-rulebook = Ta gra nie ma jeszcze spisanych zasad.
refused = Tak teraz nie można: { $move } ({ $clause }).
really-quit = Opuścić partię? Wpisz t, żeby wyjść; Enter, żeby zostać
save-record = Zachować zapis? Wpisz t albo nazwę pliku; Enter znaczy nie
record-saved = Zapis jest w pliku { $file }
file-exists = Plik { $file } już istnieje: podaj inną nazwę.
file-not-written = Pliku { $file } nie da się zapisać ({ $why }).
check-record = Sprawdzisz go poleceniem: pakl verify { $file }
goodbye = Do zobaczenia.

## Strony

rules-title = Zasady gry { $game }
log-title = Co się wydarzyło
moves-title = Co możesz zrobić
help-title = Co możesz wpisać
help-number = dozwolony ruch o tym numerze
help-notation = dowolny ruch, tak jak zapisują go zasady
help-rules = całe zasady
help-clause = jeden ich punkt
help-log = wszystko, co się wydarzyło
help-hand = twoje karty słowami
help-moves = wszystkie twoje ruchy wraz z zapisem
help-quit = opuszczenie partii
help-enter = twój ruch, jeśli masz tylko jeden
enter-key = Enter

## Menu

welcome = Wita cię Pakl
welcome-line = Gry karciane dokładnie według zasad, przeciwko botom.
which-game = W co gramy? Wpisz numer gry
players = od { $fewest } do { $most } graczy
players-exactly = { $seats } graczy
how-many = Ile osób gra razem z tobą? Od { $fewest } do { $most }, Enter znaczy { $usual }
rules-of-table = Zasady tego stołu
as-the-book = { $count ->
    [0] dokładnie jak w instrukcji
    [one] jedna zasada inna niż w instrukcji
    [few] { $count } zasady inne niż w instrukcji
    [many] { $count } zasad innych niż w instrukcji
   *[other] { $count } zasady innej niż w instrukcji
}
value-on = tak
value-off = nie
which-option = Enter, żeby rozdać, albo numer zasady do zmiany
which-value = Nowa wartość albo Enter, żeby nic nie zmieniać
which-number = Liczba od { $low } do { $high }
not-for-so-many = Tyle osób nie może grać według tych zasad: zmień którąś.
not-in-menu = { $typed ->
    [nothing] Wpisz numer od 1 do { $count }.
   *[other] Na liście nie ma „{ $typed }”: wpisz numer od 1 do { $count }.
}
not-a-number-of-players = „{ $typed }” nie może być: w grę { $game } gra od { $fewest } do { $most } osób.
not-a-value = „{ $typed }” nie może być, do wyboru: { $values }.

## Odtwarzanie zapisu

replay-of = { $game }: { $who }
shuffle-of = tasowanie: { $lot }

## Sprawdzanie zapisu

read-record = tekst jest cały i niezmieniony
replayed = każdy ruch jest zgodny z zasadami gry { $game }, a wynik z nich wynika
commitment-kept = sekret jest ten sam, który zapieczętowano przed rozdaniem
shuffles-follow = wszystkie tasowania ({ $count }) wynikają z sekretu i z losowych wartości graczy
verified = Ten zapis jest sprawdzony.

## Koniec

deal-ended = Koniec rozdania { $deal }
winner = Wygrywa { $who }
winners = Pierwsze miejsce dzielą: { $who }
