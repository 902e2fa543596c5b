"""The outside world of a house: databases, the bus between processes, bots' workers.

Each module keeps one promise of ``pakl.play.ports``.
"""
