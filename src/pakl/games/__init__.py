"""The games. Each is a folder; being there is its registration."""
