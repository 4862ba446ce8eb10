/** The log as rows: entries under their rounds, filtered by words, by combatant and by tone. */

import type { Fight } from '../../engine/fight.ts';
import { textInFight } from '../../engine/log/read.ts';
import { type LogEntry, peopleOfEntry } from '../../engine/logEntry.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';

export interface LogFilter {
  words: string;
  who?: Id | undefined;
}
export type LogRow = { kind: 'round'; round: number; id: string } | { kind: 'entry'; entry: LogEntry; id: string };

/**
 * Gives the rows, oldest first. The filter's words are sought in the sentence, the rule and the
 * names.
 */
export function logRows(fight: Fight, filter: LogFilter): LogRow[] {
  const words = filter.words.trim().toLowerCase();
  const fits = (entry: LogEntry) =>
    (filter.who === undefined || peopleOfEntry(entry).includes(filter.who)) &&
    (words === '' ||
      [textInFight(fight, entry.parts), entry.rule, ...peopleOfEntry(entry).map((id) => nameOfOne(fight, id))].some(
        (text) => text.toLowerCase().includes(words),
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
