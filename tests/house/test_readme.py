"""The Python in the README is run, so that it stays true."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"
PYTHON_BLOCK = re.compile(r"^```(?:python|pycon)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def python_blocks() -> list[re.Match[str]]:
    return list(PYTHON_BLOCK.finditer(README.read_text()))


def test_every_python_block_is_a_conversation_with_python() -> None:
    blocks = python_blocks()

    assert blocks
    assert not [block[1] for block in blocks if not block[1].startswith(">>> ")]


def test_the_python_blocks_answer_as_the_readme_says() -> None:
    text = README.read_text()
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    names: dict[str, object] = {}
    for block in python_blocks():
        line = text.count("\n", 0, block.start(1))
        examples = parser.get_doctest(block[1], names, "README.md", str(README), line)
        runner.run(examples, clear_globs=False)
        # One reading from top to bottom: a block may use what an earlier one named.
        names = examples.globs

    assert 0 == runner.summarize(verbose=False).failed
