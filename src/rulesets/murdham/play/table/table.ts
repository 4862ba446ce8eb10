/** Small words that all of Murdham's procedures share: the fight's type, sheets, conditions, and telling the log. */

import { current, isDraft } from 'immer';
import {
  areEnemies,
  areFriends,
  combatantOf,
  everyone,
  fullName,
  isPartys,
  type LogEntry,
} from '../../../../engine/fight.ts';
import { logged, say } from '../../../../engine/log.ts';
import type { Id, RuleId, Seat } from '../../../../engine/words.ts';
import { gm, seatOf } from '../../../../engine/words.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { is, isGone } from '../../sheet/standing.ts';

export const fighter = (fight: MurdhamFight, id: Id): Fighter => combatantOf(fight, id);
export const sheetOf = (fight: MurdhamFight, id: Id): MurdhamSheet => combatantOf(fight, id).sheet;
export const nameOf = (fight: MurdhamFight, id: Id): string => fullName(combatantOf(fight, id));
/** Everybody by fight, for fights that are frozen and so never change. */
const kept = new WeakMap<MurdhamFight, readonly Fighter[]>();
/** Everyone, in the order of set-up. */
export function all(fight: MurdhamFight): readonly Fighter[] {
  if (!Object.isFrozen(fight)) return everyone(fight);
  const known = kept.get(fight);
  if (known) return known;
  const found = everyone(fight);
  kept.set(fight, found);
  return found;
}
/** The fight as plain data, for looking through many people at once: reading a draft costs far more. */
export const snapshot = (fight: MurdhamFight): MurdhamFight => (isDraft(fight) ? current(fight) : fight);
/** Is still on the field, standing or not. */
export const isThere = (fight: MurdhamFight, id: Id): boolean =>
  !isGone(sheetOf(fight, id)) && fighter(fight, id).place.kind !== 'off';

export const enemies = (fight: MurdhamFight, a: Id, b: Id): boolean => areEnemies(fight, a, b);
/** Of one side, or of sides that help each other. Neutral people are neither friends nor enemies. */
export const friends = (fight: MurdhamFight, a: Id, b: Id): boolean => areFriends(fight, a, b);
/** A side's fighters in the order of set-up. */
export const sideOf = (fight: MurdhamFight, side: Id): Fighter[] => all(fight).filter((one) => one.side === side);
/** Whether a side stands with the players. */
export const isPlayers = (fight: MurdhamFight, side: Id): boolean => isPartys(fight, side);

/** MU-43: hidden from the players: by the GM's wish, or concealed and not theirs. */
export function isSecret(fight: MurdhamFight, id: Id): boolean {
  const one = fighter(fight, id);
  return one.hidden || (is(one.sheet, 'concealed') && !isPlayers(fight, one.side));
}
/** Who may know of a question about these. */
export const audienceFor = (fight: MurdhamFight, ...about: readonly Id[]): 'all' | 'gm' =>
  about.some((id) => isSecret(fight, id)) ? 'gm' : 'all';
/** A combatant's own seat. */
export const seat = (fight: MurdhamFight, id: Id): Seat => (fight.combatants[id] ? seatOf(id) : gm);

interface Telling {
  who?: readonly Id[];
  dice?: LogEntry['dice'];
  tone?: LogEntry['tone'];
  shown?: 'gm' | { text: string };
}
/** Says a sentence in the log, with the round; one about somebody hidden is the GM's alone. */
export const tell = (fight: MurdhamFight, rule: RuleId, text: string, telling: Telling = {}): void =>
  say(fight, rule, text, { ...telling, round: fight.state.round }, (id) => isSecret(fight, id));

/** What the players read where the whole sentence would give away a foe's numbers; of their own they read all. */
export const unlessTheirs = (fight: MurdhamFight, who: Id, text: string): { shown?: { text: string } } =>
  isPlayers(fight, fighter(fight, who).side) ? {} : { shown: { text } };

/** Dice of a roll as the log keeps them. */
export const diceOf = logged;

/** Marks a thing with a limit in the round as done; `hasDone` asks. */
export function markDone(fight: MurdhamFight, id: Id, what: string): void {
  const list = fight.state.free[id] ?? [];
  if (!list.includes(what)) fight.state.free[id] = [...list, what];
}
export const hasDone = (fight: MurdhamFight, id: Id, what: string): boolean =>
  fight.state.free[id]?.includes(what) ?? false;

/** Half zones in words: "half a zone", "1 zone", "1½ zones". */
export function zonesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves === 1) return 'half a zone';
  return halves % 2 === 0 ? `${whole} ${whole === 1 ? 'zone' : 'zones'}` : `${whole}½ zones`;
}
