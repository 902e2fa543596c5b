// Cards that lie one each on others: which of them lies where.

/** Cards stay where they lay; those that are new lie down in the first free places. */
export function placedOn(before: readonly string[], cards: readonly string[], columns: number): string[] {
  const left = [...cards];
  const placed = Array.from({ length: columns }, (_, column) => {
    const at = left.indexOf(before[column] ?? '');
    return at < 0 ? '' : (left.splice(at, 1)[0] ?? '');
  });
  return placed.map((card) => card || (left.shift() ?? ''));
}
