"""Draws the cards of all games, as one family of flat art.

``python packaging/art/draw.py`` writes every face and back into the games' folders.
"""
