"""The arena: bots play the same deals from every seat, and the figures say how sure they are.

``docs/how-to/arena.md`` shows how to use it, ``docs/reference/arena.md`` what is computed.
"""
