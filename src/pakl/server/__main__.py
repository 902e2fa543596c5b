"""``python -m pakl.server``: serves with the settings of the environment."""

import sys

from pakl.kernel.errors import Malformed
from pakl.server.serve import main

if __name__ == "__main__":
    try:
        main()
    except Malformed as error:
        sys.exit(f"Pakl is not open: {error}.")
