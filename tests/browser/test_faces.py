"""Whoever likes other faces on the cards reads of them everywhere."""

from typing import Final

from tests.browser.conftest import Gather, Invite

TOUCHES: Final = 25
# All that the page shows or reads out.
TEXTS: Final = """() => {
  const named = [...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  return [document.body.innerText, ...named].join('\\n').toLowerCase();
}"""


def test_german_faces_are_called_by_their_german_names(gather: Gather, invite: Invite) -> None:
    company = gather("maumau", 2, {"rounds_to_win": "3"})
    company.play_against_bots()
    person = invite(guest=company.host, faces="german")
    say = person.words
    french = [say(f"spoken-suit-{suit}") for suit in "CDS"]
    french += [say(f"spoken-rank-{rank}") for rank in "JQ"]
    person.arrive(company.path)
    person.press(say("rules"))
    book = person.page.get_by_role("dialog").inner_text()
    assert say("words-german") in book
    assert say.rule("maumau", "MAU-19-german") in book
    assert say.rule("maumau", "MAU-19") not in book
    person.press(say("close"))

    texts = ""
    for _ in range(TOUCHES):
        offers = person.offers()
        texts += person.page.evaluate(TEXTS)
        if person.is_over(offers):
            break
        person.take(person.choose(offers))

    assert [] == [word for word in french if word.lower() in texts]
    for suit in "CDSH":
        assert say(f"suit-word-german-{suit}") in texts
