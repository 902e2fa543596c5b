"""Players who learn by playing; what they come to is kept in the package."""
