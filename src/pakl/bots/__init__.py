"""Bots: what answers a question with one of the actions that are legal.

A bot gets what its seat sees and was told, in a ``Question``; never the state.
"""
