"""``python -m pakl.server``: serves with the settings of the environment."""

import gc
import sys

# What is loaded from here on stays: nothing of it need be looked through for garbage.
gc.disable()

from pakl.kernel.errors import Malformed  # noqa: E402
from pakl.server.serve import main  # noqa: E402

if __name__ == "__main__":
    try:
        main()
    except Malformed as error:
        sys.exit(f"Pakl is not open: {error}.")
