// What time it is at the server: clocks of phones are often wrong.

let ahead = 0;

/** Learns from an answer how far the server's clock is ahead of ours. */
export function learnTime(response: Response): void {
  const at = Date.parse(response.headers.get('date') ?? '');
  // The header is cut to whole seconds: half of one is the best guess for the rest.
  if (!Number.isNaN(at)) ahead = at + 500 - Date.now();
}

export function serverNow(): number {
  return Date.now() + ahead;
}
