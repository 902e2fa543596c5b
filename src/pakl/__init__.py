"""Pakl: six Central European card games, exactly by their rulebooks."""
