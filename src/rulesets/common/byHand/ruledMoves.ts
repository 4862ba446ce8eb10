/**
 * The GM's rulings on a combatant's fate, as moves. A move sets the fate, and then the game applies
 * its consequences.
 */
import { snapshotOf } from '../../../engine/byHand/byHand.ts';
import { combatantOf, type Fight } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Action, Ruleset, Variant } from '../../../engine/ruleset.ts';
import { type Id, notAllowed } from '../../../engine/words.ts';
import { isMoved, type Moving } from './isMoved.ts';

/**
 * One possible fate of a combatant: “Dies”. `fits` says for whom the GM may rule it. `set` makes
 * the change, and tells the log whatever `settle` will not tell.
 */
export interface Fate<Sheet, State, House> {
  id: string;
  label: string;
  detail?: string;
  /** The combatant falls, dies or leaves: the hand asks once before it. */
  grave?: true;
  fits(fight: Fight<Sheet, State, House>, who: Id): boolean;
  set(fight: Fight<Sheet, State, House>, who: Id): void;
}

const MOVED = { id: 'moved', label: 'Is moved', detail: 'to another place; nobody strikes after them' };

const formOf = ({ id, label, detail, grave }: Omit<Fate<never, never, never>, 'fits' | 'set'>): Variant => ({
  id,
  label,
  ...(detail === undefined ? {} : { detail }),
  ...(grave ? { grave } : {}),
});

/**
 * Makes one action of these rulings, with a form for each ruling, in the group of the GM's rulings.
 * One command may rule the same for several combatants. `settle` is the game's own; `moving` says
 * what “Is moved” does in the game.
 */
export const ruledMoves = <Sheet, State, House>(
  ways: readonly Fate<Sheet, State, House>[],
  settle: NonNullable<Ruleset<Sheet, State, House>['settle']>,
  moving: Moving<Fight<Sheet, State, House>>,
): Action<Sheet, State, House> => ({
  id: 'ruled',
  scope: 'combatant',
  label: 'What becomes of somebody',
  help: 'What the game master says has become of somebody, with all that the rules make of it.',
  rule: 'by hand',
  group: 'By ruling',
  anytime: true,
  together: true,
  variants: (fight, who) => [
    ...ways.filter(({ fits }) => fits(fight, who)).map(formOf),
    ...(moving.fits(fight, who) ? [MOVED] : []),
  ],
  forms: [...ways.map(formOf), MOVED],
  allowed: (fight, who) => fight.combatants[who] !== undefined || notAllowed('by hand', 'Is not in this fight.'),
  *perform(fight, who, variant, others = []): Flow<void> {
    const before = snapshotOf(fight) as Fight<Sheet, State, House>;
    // The rules look at the fight once, after everybody's fate is set.
    for (const id of [who, ...others]) {
      combatantOf(fight, id);
      if (variant === MOVED.id) yield* isMoved(fight, id, moving);
      ways.find((way) => way.id === variant)?.set(fight, id);
    }
    yield* settle(fight, before, false);
  },
});
