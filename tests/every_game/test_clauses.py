"""Every clause is cited by the rules and by a test; everything told names a clause."""

from pakl.cli.clauses import clauses_of, holes_of
from pakl.conformance.invariants import (
    check_that_events_cite_clauses,
    check_that_refusals_cite_clauses,
)
from pakl.conformance.walk import Walk
from pakl.kernel.game import Game


def test_every_clause_is_cited_by_the_rules_and_by_a_test(game: Game) -> None:
    assert [] == holes_of(game)


def test_every_refusal_names_a_clause(walk: Walk) -> None:
    check_that_refusals_cite_clauses(walk, set(clauses_of(walk.game)))


def test_every_event_names_a_clause(walk: Walk) -> None:
    check_that_events_cite_clauses(walk, set(clauses_of(walk.game)))


def test_every_option_names_a_clause(game: Game) -> None:
    assert [] == [option.name for option in game.options if option.clause not in clauses_of(game)]
