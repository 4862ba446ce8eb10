/** Sizes of stored data in words. */

const KB = 1024;

/** A size in bytes as rounded words: "3 kB", "1.4 MB", "12 GB". */
export function sizeWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'] as const;
  let size = bytes;
  let at = 0;
  while (size >= KB && at < units.length - 1) {
    size /= KB;
    at += 1;
  }
  const shown = size < 10 && at > 1 ? size.toFixed(1).replace(/\.0$/, '') : String(Math.round(size));
  return `${shown} ${units[at]}`;
}
