"""Playing together: tables, their log, clocks and frames. Nothing here reads or writes.

What a table needs from outside, a place for its log, a way to other processes, bots,
stands in ``ports.py``; ``pakl.adapters`` has the real ones.
"""
