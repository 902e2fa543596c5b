// What browsers say in every language by themselves: lists of names and spans of time.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const HOURS = 24;
/** From here on the larger unit says enough. */
const FEW_HOURS = 2 * HOUR;
const FEW_SECONDS = 100;

/** Names as they are told together: `Eva, Jan and Otto`. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** How long something still takes: `45 s`, `4:05`, `7 hours`, `2 days 7 hours`. */
export function spanOf(seconds: number, inSeconds: (seconds: number) => string, language: string): string {
  if (seconds < FEW_SECONDS) return inSeconds(seconds);
  if (seconds < FEW_HOURS) {
    return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  }
  const hours = Math.ceil(seconds / HOUR);
  const units = [['day', Math.floor(hours / HOURS)], ['hour', hours % HOURS]] as const;
  return units
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(' ');
}
