/**
 * A blow on its way to its target (IN-22): the result of the dice, and the defences and effects so
 * far.
 */
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import type { Id } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import type { SteppedIn } from '../../../common/landing.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Effect, Maneuver } from '../../sheet/effects.ts';
import type { Item } from '../../sheet/items.ts';

/** A combatant whom a blow has moved: it stepped in, or it was shoved. */
export interface MovedCombatant {
  who: Id;
  from: Place;
  how: 'moved' | 'shoved';
}

/** A blow on its way to its target, with the defences and effects so far. */
export interface Blow {
  who: Id;
  target: Id;
  thing: Item;
  /** The attack test's result. */
  total: number;
  critical: boolean;
  /** The attack test's result and the weapon's damage, before any reduction. */
  damage: number;
  dice: LoggedDice[];
  /** IN-25: the shot has strayed from whom it was aimed at. */
  stray?: true;
  /** IN-34: where the attacker and the target stood when the target stepped in. */
  steppedIn?: SteppedIn;
  /** The parries so far: who parried with which item. */
  parries: { who: Id; item: string }[];
  /** The earlier targets, for each of whom somebody stepped in. */
  pushed: Id[];
  /** Everybody whom the blow has moved, in order, because others may wait for that (IN-12). */
  shifts: MovedCombatant[];
  /** The effects that the hit has besides its damage. */
  effects: readonly Effect[];
  /**
   * `free`: the target has stepped in, so it has a defensive action that is no reaction (IN-34).
   */
  terms: 'reaction' | 'free';
  /** `block`: by the house rule the target had to choose dodge and parry before the dice. */
  open: 'all' | 'block';
}

/** Makes a blow from its dice, before anybody has defended against it. */
export const newBlow = (
  fight: IngenuityFight,
  of: Pick<Blow, 'who' | 'target' | 'thing' | 'total' | 'critical' | 'dice'>,
  maneuver?: Maneuver,
): Blow => ({
  ...of,
  damage: Math.max(0, of.total + (of.critical ? of.thing.critical : of.thing.damage) + (maneuver?.damage ?? 0)),
  effects: [...(of.thing.effects ?? []), ...(maneuver?.effects ?? [])].filter(
    ({ when }) => when === 'hit' || of.critical,
  ),
  parries: [],
  pushed: [],
  shifts: [],
  terms: 'reaction',
  open: fight.house.defendWhen === 'hit' ? 'all' : 'block',
});
