/** A blow on its way to its target (IN-22): what the dice have made of it, and what has been done about it so far. */
import type { LoggedDice } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Effect, Maneuver } from '../../sheet/effects.ts';
import type { Item } from '../../sheet/items.ts';

/** A blow on its way to its target, and what has been done about it so far. */
export interface Blow {
  who: Id;
  target: Id;
  thing: Item;
  /** The attack test's result. */
  total: number;
  critical: boolean;
  /** With the weapon's, before any reduction. */
  damage: number;
  dice: LoggedDice[];
  /** Parries so far: by whom, with what. */
  parries: { who: Id; item: string }[];
  /** Who was the target before somebody stepped in. */
  pushed: Id[];
  /** What else the hit does. */
  effects: readonly Effect[];
  /** `free`: who has stepped in has a defensive action for nothing (IN-34). */
  terms: 'reaction' | 'free';
  /** `block`: by the house rule dodge and parry were to be chosen before the dice. */
  open: 'all' | 'block';
}

/** A blow as the dice have it, before anybody has done anything about it. */
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
  terms: 'reaction',
  open: fight.house.defendWhen === 'hit' ? 'all' : 'block',
});
