"""Forgetting: what is left of a seat's knowledge if it does not remember everything.

What lies open is not forgotten, and neither is what lies before the seat itself. Of the cards
that others hold or that lie face down, each thing known may slip: which card it is, or what it
can't be. Less knowledge leaves more worlds, and the true one is always among them.
"""

from typing import Final

from pakl.kernel.cards import NO_CARD
from pakl.kernel.dice import Dice
from pakl.kernel.kinds import NO_KINDS
from pakl.kernel.knowledge import Knowledge, Token

GRAIN: Final = 1_000


def remembered(knowledge: Knowledge, memory: float, dice: Dice) -> Knowledge:
    """What a seat still knows if each fact is kept with this chance; a copy if any is lost."""
    if memory >= 1.0:
        return knowledge
    kept = round(GRAIN * memory)
    left = knowledge.copy()
    lost = [token for token in hidden_facts(left) if dice.below(GRAIN) >= kept]
    if not lost:
        return knowledge
    for token in lost:
        token.barred = NO_KINDS
    slipped = [token for token in lost if token.card != NO_CARD]
    if slipped:
        let_slip(left, slipped)
    return left


def let_slip(knowledge: Knowledge, slipped: list[Token]) -> None:
    """Cards that were known may from now on lie wherever a card lies that is not."""
    unseen = [token for tokens in knowledge.tokens for token in tokens if token.card == NO_CARD]
    barred = [token.barred for token in unseen]
    groups = [group for group, faces in enumerate(knowledge.faces_of_group) if faces]
    knowledge.pool(groups, slipped)
    # Pooling bars all places from what was known to lie elsewhere, which is forgotten now.
    for token, kinds in zip(unseen, barred):
        token.barred = kinds
    for token in slipped:
        token.barred = NO_KINDS


def hidden_facts(knowledge: Knowledge) -> list[Token]:
    """The cards that the viewer knows something of without seeing them, its own left out."""
    facts: list[Token] = []
    for zone, tokens in zip(knowledge.zones, knowledge.tokens):
        if zone.is_open_to(knowledge.viewer) or zone.owner == knowledge.viewer:
            continue
        facts += [token for token in tokens if token.card != NO_CARD or not token.barred.is_empty()]
    return facts
