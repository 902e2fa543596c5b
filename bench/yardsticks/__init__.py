"""Yardsticks: players that bots are measured by, and that nobody plays against.

They are outside players of the arena: ``bench.yardsticks.clairvoyant/sees_all``. Some know the
truth, some are other people's search on our engine, some play by rules of thumb from elsewhere.
The package can't import them.
"""
