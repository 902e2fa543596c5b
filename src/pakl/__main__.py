"""``python -m pakl`` is the command line."""

from pakl.cli.main import main

main()
