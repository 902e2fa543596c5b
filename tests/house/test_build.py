"""Which of the two builds the tests are running over."""

import os

import pakl.kernel.cards


def test_the_kernel_is_imported_from_the_build_under_test() -> None:
    suffix = {"interpreted": ".py", "compiled": ".so"}[os.environ.get("PAKL_BUILD", "interpreted")]

    assert pakl.kernel.cards.__file__.endswith(suffix)
