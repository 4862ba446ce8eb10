/** The log as rows: entries under their rounds, filtered by words, by whom they are about, by tone. */
import type { Fight, LogEntry } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import { nameOfOne } from '../../store/fight/words.ts';

export interface LogFilter {
  words: string;
  who?: Id | undefined;
}
export type LogRow = { kind: 'round'; round: number; id: string } | { kind: 'entry'; entry: LogEntry; id: string };

/** Rows oldest first. Words are looked for in the sentence, the rule and the names. */
export function logRows(fight: Fight, filter: LogFilter): LogRow[] {
  const words = filter.words.trim().toLowerCase();
  const fits = (entry: LogEntry) =>
    (filter.who === undefined || entry.who.includes(filter.who)) &&
    (words === '' ||
      [entry.text, entry.rule, ...entry.who.map((id) => nameOfOne(fight, id))].some((text) =>
        text.toLowerCase().includes(words),
      ));
  const rows: LogRow[] = [];
  let round: number | undefined;
  for (const entry of fight.log) {
    if (!fits(entry)) continue;
    if (entry.round !== round && entry.round > 0) {
      round = entry.round;
      rows.push({ kind: 'round', round, id: `round-${round}-${entry.id}` });
    }
    rows.push({ kind: 'entry', entry, id: String(entry.id) });
  }
  return rows;
}
