"""Two who choose at the same time, where what one wins the other loses: how both should mix.

Rows are what one may choose, columns what the other may; what a pair of choices gives to the one
who chooses rows is in one list, row after row.
"""

from typing import Final, final

# Regrets are followed so often: three by three choices then come within 0.002 of what is best.
TIMES: Final = 400


@final
class Mixture:
    """How often each row and each column is chosen."""

    def __init__(self, rows: list[float], columns: list[float]) -> None:
        self.rows = rows
        self.columns = columns


def mixture_of(gains: list[float], rows: int, columns: int) -> Mixture:
    """What both do if neither can do better whatever the other does."""
    if rows == 1 and columns == 1:
        return Mixture([1.0], [1.0])
    if rows == 2 and columns == 2:
        return mixture_of_two(gains)
    return mixture_by_regret(gains, rows, columns)


def mixture_of_two(gains: list[float]) -> Mixture:
    """The same for two by two choices, reckoned out."""
    a, b, c, d = gains[0], gains[1], gains[2], gains[3]
    first_at_least, second_at_least = min(a, b), min(c, d)
    left_at_most, right_at_most = max(a, c), max(b, d)
    if max(first_at_least, second_at_least) >= min(left_at_most, right_at_most):
        row = 1.0 if first_at_least >= second_at_least else 0.0
        column = 1.0 if left_at_most <= right_at_most else 0.0
        return Mixture([row, 1.0 - row], [column, 1.0 - column])
    spread = a - b - c + d
    row = (d - c) / spread
    column = (d - b) / spread
    return Mixture([row, 1.0 - row], [column, 1.0 - column])


def mixture_by_regret(gains: list[float], rows: int, columns: int) -> Mixture:
    """The same for more, by following regrets; later mixtures count more."""
    regrets_of_rows = [0.0 for _ in range(rows)]
    regrets_of_columns = [0.0 for _ in range(columns)]
    often_rows = regrets_of_rows[:]
    often_columns = regrets_of_columns[:]
    columns_now = shares_of(regrets_of_columns)
    for time in range(1, TIMES + 1):
        rows_now = shares_of(regrets_of_rows)
        worths = [0.0 for _ in range(rows)]
        for row in range(rows):
            for column in range(columns):
                worths[row] += gains[row * columns + column] * columns_now[column]
        follow(regrets_of_rows, worths, rows_now)
        rows_now = shares_of(regrets_of_rows)
        worths = [0.0 for _ in range(columns)]
        for column in range(columns):
            for row in range(rows):
                worths[column] -= gains[row * columns + column] * rows_now[row]
        follow(regrets_of_columns, worths, columns_now)
        columns_now = shares_of(regrets_of_columns)
        for row in range(rows):
            often_rows[row] += time * rows_now[row]
        for column in range(columns):
            often_columns[column] += time * columns_now[column]
    return Mixture(shares_of(often_rows), shares_of(often_columns))


def follow(regrets: list[float], worths: list[float], shares: list[float]) -> None:
    """Regrets each choice by as much more as it would have been better than the mixture."""
    expected = 0.0
    for place in range(len(worths)):
        expected += worths[place] * shares[place]
    for place in range(len(worths)):
        regrets[place] = max(0.0, regrets[place] + worths[place] - expected)


def shares_of(weights: list[float]) -> list[float]:
    """Weights as shares of one; all alike without any."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights) for _ in weights]
    return [weight / total for weight in weights]
