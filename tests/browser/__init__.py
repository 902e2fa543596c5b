"""The page as people meet it: a real Chromium, a real server, fingers, mice and keys."""
