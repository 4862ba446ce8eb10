/**
 * Small helpers of all Murdham's procedures: who is there, whom the players see, writing the log,
 * and what somebody has done already.
 */
import { areEnemies, combatantOf, everyone, isPartySide } from '../../../../engine/fight.ts';
import { gmSeat, type Id, type Seat, seatOf } from '../../../../engine/words.ts';
import { logWriterOf } from '../../../common/logWriter.ts';
import { sheetOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { isConditionActive, isGone } from '../../sheet/standing.ts';

/** All fighters by fight. Only frozen fights are kept here, because they never change. */
const kept = new WeakMap<MurdhamFight, readonly Fighter[]>();
/** Lists all fighters in the order of set-up. */
export function allFighters(fight: MurdhamFight): readonly Fighter[] {
  if (!Object.isFrozen(fight)) return everyone(fight);
  const known = kept.get(fight);
  if (known) return known;
  const found = everyone(fight);
  kept.set(fight, found);
  return found;
}
/** Tells whether a fighter is still on the map, standing or not. */
export const isThere = (fight: MurdhamFight, id: Id): boolean =>
  !isGone(sheetOf(fight, id)) && combatantOf(fight, id).place.kind !== 'off';

/** Lists those whom a fighter could help: the others on the map who are no enemies and who fit. */
export const othersToHelp = (fight: MurdhamFight, who: Id, fits: (one: Fighter) => boolean): Id[] =>
  allFighters(fight)
    .filter((one) => one.id !== who && !areEnemies(fight, one.id, who) && isThere(fight, one.id) && fits(one))
    .map(({ id }) => id);

/** Lists a side's fighters in the order of set-up. */
export const sideOf = (fight: MurdhamFight, side: Id): Fighter[] =>
  allFighters(fight).filter((one) => one.side === side);
/**
 * MU-43: tells whether a fighter is hidden from the players: by the GM's wish, or concealed and not
 * theirs.
 */
export function isSecret(fight: MurdhamFight, id: Id): boolean {
  const one = combatantOf(fight, id);
  return one.hidden || (isConditionActive(one.sheet, 'concealed') && !isPartySide(fight, one.side));
}
/** Gives who may read a question about these fighters. */
export const audienceFor = (fight: MurdhamFight, ...about: readonly Id[]): 'all' | 'gm' =>
  about.some((id) => isSecret(fight, id)) ? 'gm' : 'all';
/** Gives a fighter's own seat. */
export const seatOfFighter = (fight: MurdhamFight, id: Id): Seat => (fight.combatants[id] ? seatOf(id) : gmSeat);

/**
 * Writes a sentence into the log with the round. Only the GM reads a sentence about somebody
 * hidden.
 */
export const { tell, tellRuling } = logWriterOf<MurdhamFight>((fight) => fight.state.round, isSecret);

/** Marks something with a limit in the round as done. `hasDone` asks for it. */
export function markDone(fight: MurdhamFight, id: Id, what: string): void {
  const list = fight.state.free[id] ?? [];
  if (!list.includes(what)) fight.state.free[id] = [...list, what];
}
export const hasDone = (fight: MurdhamFight, id: Id, what: string): boolean =>
  fight.state.free[id]?.includes(what) ?? false;

/** Words half zones: "half a zone", "1 zone", "1½ zones". */
export function zonesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves === 1) return 'half a zone';
  return halves % 2 === 0 ? `${whole} ${whole === 1 ? 'zone' : 'zones'}` : `${whole}½ zones`;
}
