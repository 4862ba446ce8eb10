/**
 * Reads the log: its sentences as the GM reads them, with current names, and the sentences that are
 * new.
 */
import { dequal } from 'dequal/lite';
import type { Fight } from '../fight.ts';
import { type LogEntry, type LogPart, peopleOfEntry, textOfParts, wordsOfParts } from '../logEntry.ts';
import { calledNow } from '../public/called.ts';
import type { Id } from '../words.ts';

/** An entry as the GM reads it. */
export interface ReadEntry extends Omit<LogEntry, 'who' | 'shown'> {
  text: string;
  /**
   * What the players are told by the entry if they see everybody in it; undefined for an entry of
   * the GM alone.
   */
  shown?: string;
  /** Everybody whom the entry is about. */
  who: Id[];
}

/** Parts as text for the GM, with the names that hold in the fight now. */
export const textInFight = (fight: Fight, parts: readonly LogPart[]): string =>
  textOfParts(parts, (reference) => calledNow(fight, reference));

/**
 * A run of a sentence as the GM reads it; `who` is set where the run names somebody who is in the
 * fight.
 */
export interface LogSpan {
  key: string;
  text: string;
  who?: Id;
}

/** Parts as runs of text, for screens that make names into buttons. */
export const spansInFight = (fight: Fight, parts: readonly LogPart[]): LogSpan[] =>
  wordsOfParts(parts, (reference) => calledNow(fight, reference)).map(({ part, text }, at) => ({
    key: String(at),
    text,
    ...(typeof part !== 'string' && part.is === 'combatant' && fight.combatants[part.id] ? { who: part.id } : {}),
  }));

/** An entry with its sentences as text. */
export function readEntry(fight: Fight, { shown, who, ...entry }: LogEntry): ReadEntry {
  const text = textInFight(fight, entry.parts);
  return {
    ...entry,
    text,
    ...(shown === undefined ? {} : { shown: shown === 'same' ? text : textInFight(fight, shown) }),
    who: peopleOfEntry({ parts: entry.parts, ...(who ? { who } : {}) }),
  };
}

/** The whole log with its sentences as text, oldest first. */
export const readLog = (fight: Fight): ReadEntry[] => fight.log.map((entry) => readEntry(fight, entry));

/**
 * The entries that a later log has beyond an earlier one. New entries stand at the end of the log;
 * those of a ruling in the middle of a move stand before the entries of that move. A log that is no
 * longer than the earlier one has no new entries.
 */
export function logEntriesSince(before: readonly LogEntry[], after: readonly LogEntry[]): LogEntry[] {
  const more = after.length - before.length;
  if (more <= 0) return [];
  const isSame = (a: LogEntry | undefined, b: LogEntry | undefined) =>
    a === b || (a?.rule === b?.rule && dequal(a?.parts, b?.parts));
  const at = before.findIndex((entry, n) => !isSame(entry, after[n]));
  return at < 0 ? after.slice(before.length) : after.slice(at, at + more);
}
