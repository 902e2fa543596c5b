"""What must hold of every game, for our own games and for anybody's.

Each check names no game and raises ``Broken`` with what it found. The tests under
``tests/every_game`` run them on every game that is installed.
"""
