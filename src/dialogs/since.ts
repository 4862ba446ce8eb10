/** How long ago something was, in words for a list. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * "just now", "5 minutes ago", "yesterday", "3 days ago", then the date. Times are milliseconds
 * since 1970.
 */
export function timeSince(then: number, now: number): string {
  const gone = now - then;
  if (gone < MINUTE) return 'just now';
  const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (gone < HOUR) return ago.format(-Math.floor(gone / MINUTE), 'minute');
  if (gone < DAY) return ago.format(-Math.floor(gone / HOUR), 'hour');
  if (gone < 14 * DAY) return ago.format(-Math.floor(gone / DAY), 'day');
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' }).format(then);
}
