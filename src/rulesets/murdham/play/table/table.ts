/**
 * Small words that all of Murdham's procedures share: who is there and whom the players see,
 * telling the log, what is done once.
 */
import { areEnemies, combatantOf, everyone, isPartys } from '../../../../engine/fight.ts';
import { gmSeat, type Id, type Seat, seatOf } from '../../../../engine/words.ts';
import { logWriterOf } from '../../../common/logWriter.ts';
import { sheetOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { isConditionActive, isGone } from '../../sheet/standing.ts';

/** Everybody by fight, for fights that are frozen and so never change. */
const kept = new WeakMap<MurdhamFight, readonly Fighter[]>();
/** Everyone, in the order of set-up. */
export function allFighters(fight: MurdhamFight): readonly Fighter[] {
  if (!Object.isFrozen(fight)) return everyone(fight);
  const known = kept.get(fight);
  if (known) return known;
  const found = everyone(fight);
  kept.set(fight, found);
  return found;
}
/** Is still on the field, standing or not. */
export const isThere = (fight: MurdhamFight, id: Id): boolean =>
  !isGone(sheetOf(fight, id)) && combatantOf(fight, id).place.kind !== 'off';

/** Whom somebody could help: the others who are there, are no enemies of it, and are so. */
export const othersToHelp = (fight: MurdhamFight, who: Id, fits: (one: Fighter) => boolean): Id[] =>
  allFighters(fight)
    .filter((one) => one.id !== who && !areEnemies(fight, one.id, who) && isThere(fight, one.id) && fits(one))
    .map(({ id }) => id);

/** A side's fighters in the order of set-up. */
export const sideOf = (fight: MurdhamFight, side: Id): Fighter[] =>
  allFighters(fight).filter((one) => one.side === side);
/** MU-43: hidden from the players: by the GM's wish, or concealed and not theirs. */
export function isSecret(fight: MurdhamFight, id: Id): boolean {
  const one = combatantOf(fight, id);
  return one.hidden || (isConditionActive(one.sheet, 'concealed') && !isPartys(fight, one.side));
}
/** Who may know of a question about these. */
export const audienceFor = (fight: MurdhamFight, ...about: readonly Id[]): 'all' | 'gm' =>
  about.some((id) => isSecret(fight, id)) ? 'gm' : 'all';
/** A combatant's own seat. */
export const seatOfFighter = (fight: MurdhamFight, id: Id): Seat => (fight.combatants[id] ? seatOf(id) : gmSeat);

/** Says a sentence in the log, with the round; one about somebody hidden is the GM's alone. */
export const { tell, tellRuling } = logWriterOf<MurdhamFight>((fight) => fight.state.round, isSecret);

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
