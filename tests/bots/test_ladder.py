"""The measured figures of the levels, as a file has them."""

from pakl.bots.ladder import HEADING, Rung, figures, measured, options_of_figures, rungs_in, text_of
from pakl.bots.levels import NAMES
from pakl.games import all_games

RUNGS = {
    "fox": {
        "casual": Rung(wins=62.4, low=58.1, high=66.7, seats=2, groups=400),
        "good": Rung(wins=64.0, low=60.0, high=68.0, seats=2, groups=400),
    },
    "maumau": {"casual": Rung(60.1, 55.0, 65.2, 2, 200, {"rounds_to_win": "5"})},
}


def test_what_is_written_is_read_again() -> None:
    text = text_of(RUNGS)

    assert text.startswith(HEADING)
    assert "[fox.casual]\nwins = 62.4\n" in text
    assert RUNGS == rungs_in(text)


def test_a_game_that_was_not_measured_has_no_figures() -> None:
    assert {} == figures("no such game")
    assert {} == options_of_figures("no such game")
    assert {} == rungs_in(HEADING)


def test_what_was_measured_is_of_our_games_and_levels() -> None:
    for game_id, rungs in measured().items():
        assert game_id in all_games()
        assert set(rungs) <= set(NAMES[1:]), "the weakest level has none below"
        assert all(rung.low <= rung.wins <= rung.high for rung in rungs.values())


def test_all_levels_of_a_game_were_measured_with_the_same_options() -> None:
    for game_id, rungs in measured().items():
        options = options_of_figures(game_id)
        assert all(rung.options == options for rung in rungs.values())
        all_games()[game_id].with_options(options)
