/** The last sentence that players may read, with the names that players have for its references. */
import type { Fight } from '../fight.ts';
import { type Happened, type LogEntry, type LoggedDice, peopleOfEntry, textOfParts } from '../logEntry.ts';
import type { Id } from '../words.ts';
import { callForPlayers } from './called.ts';
import type { PlayersKnowledge } from './known.ts';
import { isToldToPlayers, type KnownInLog } from './publicLog.ts';
import type { PublicWords } from './publicWords.ts';

/** What happened: to whom, and who did it. People whom players do not see are left out. */
export interface PublicHappened {
  is: Happened['is'];
  whom: Id[];
  by?: Id;
}

/**
 * The last event as one sentence, with its dice and the people whom it is about and players see.
 * `id` counts only sentences that players were told. `rolled` is the id of the last sentence with
 * dice, which may be an earlier sentence. `happened` names only people whom players see. `before`
 * holds what happened in the few sentences told before this one, the oldest first.
 */
export interface PublicLast {
  id: number;
  text: string;
  tone: string;
  dice: Omit<LoggedDice, 'label' | 'said'>[];
  who: Id[];
  happened?: PublicHappened;
  before?: (PublicHappened & { id: number })[];
  rolled?: number;
}

/** What happened, without the people whom players do not see. */
function happenedToSeen(happened: Happened, { id }: PublicWords): PublicHappened {
  const by = 'by' in happened && happened.by !== undefined ? id(happened.by) : undefined;
  return { is: happened.is, whom: happened.whom.flatMap((who) => id(who) ?? []), ...(by === undefined ? {} : { by }) };
}

/**
 * How many told sentences before the last one are searched for what happened. Sentences that
 * players were not told do not count: their number would reveal how much happened unseen.
 */
const BEFORE = 8;

/**
 * What happened in the told sentences before the last one, the oldest first. `at` is the place of
 * the last sentence in the log, and `told` its number among the told sentences.
 */
function happenedBefore(
  fight: Fight,
  { at, told }: { at: number; told: number },
  known: KnownInLog,
  words: PublicWords,
): NonNullable<PublicLast['before']> {
  const found: NonNullable<PublicLast['before']> = [];
  let id = told;
  for (let n = at - 1; n >= 0 && told - id < BEFORE; n -= 1) {
    const entry = fight.log[n];
    if (entry?.shown === undefined) continue;
    id -= 1;
    if (!entry.happened || entry.tone === 'ruling' || textForPlayers(fight, entry, known, words) === undefined)
      continue;
    const happened = happenedToSeen(entry.happened, words);
    if (happened.whom.length > 0) found.unshift({ id, ...happened });
  }
  return found;
}

/** A sentence as players read it; undefined where players may not read the sentence now. */
function textForPlayers(fight: Fight, entry: LogEntry, known: KnownInLog, words: PublicWords): string | undefined {
  if (entry.shown === undefined) return undefined;
  const parts = entry.shown === 'same' ? entry.parts : entry.shown;
  if (!isToldToPlayers(fight, { ...entry, parts }, known)) return undefined;
  let isSecret = false;
  const written = (text: string): string => {
    const told = words.told(text);
    isSecret ||= told === undefined;
    return told ?? '';
  };
  const text = textOfParts(parts, callForPlayers(fight, known, words.name, written));
  return isSecret ? undefined : text;
}

/**
 * The last sentence that players may still read. An earlier sentence takes its place when it is
 * about somebody who has hidden since, or about a place that is under fog again. A sentence that
 * tells what happened to somebody they see stays.
 */
export function publicLast(
  fight: Fight,
  { seen, unknown }: PlayersKnowledge,
  words: PublicWords,
): PublicLast | undefined {
  const { log } = fight;
  const known: KnownInLog = { sees: (who) => seen.has(who), knowsPlace: (zone) => !unknown.has(zone) };
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    const text = entry && textForPlayers(fight, entry, known, words);
    if (!entry || text === undefined) continue;
    let [told, rolled] = [0, 0];
    for (const { shown, dice } of log.slice(0, at + 1)) {
      if (shown === undefined) continue;
      told += 1;
      if (dice.some(({ said }) => said === undefined)) rolled = told;
    }
    // Dice that were typed as one number have no faces to show.
    const dice = entry.dice.flatMap(({ sides, faces, said, kept }) =>
      said === undefined ? [{ sides, faces, ...(kept ? { kept } : {}) }] : [],
    );
    const who = peopleOfEntry(entry).flatMap((id) => words.id(id) ?? []);
    const happened = entry.happened && happenedToSeen(entry.happened, words);
    const before = happenedBefore(fight, { at, told }, known, words);
    return {
      id: told,
      text,
      tone: entry.tone,
      dice,
      who,
      ...(happened ? { happened } : {}),
      ...(before.length > 0 ? { before } : {}),
      ...(rolled > 0 ? { rolled } : {}),
    };
  }
  return undefined;
}
