"""How measurements are planned: claims written down first, and levels spaced by a dial."""
