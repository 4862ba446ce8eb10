/**
 * One blow as numbers: its die, what impairs or enhances it, what multiplies it, and the armour it
 * meets. Pure.
 */
import type { Flow } from '../../../../engine/flow.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import { hasWord, type Weapon } from './weapons.ts';

/** What a blow does: damage, or one of the effects that do none (MU-34). */
export type Effect =
  | { kind: 'damage' }
  | { kind: 'stun' }
  | { kind: 'final' }
  | { kind: 'disarm'; item: string }
  | { kind: 'grapple' }
  | { kind: 'entangle' }
  | { kind: 'dazzle' }
  /** A power without damage, as a counter: what it does when its turn comes. */
  | { kind: 'power'; land(): Flow<void> };

export interface Blow {
  attacker: Id;
  target: Id;
  weapon: Weapon;
  /** Ambidextrous: the other weapon, rolled with it; the higher counts. */
  second?: Weapon;
  as: 'attack' | 'opportunity' | 'counter';
  /** Follows a felling blow by Cleave, and brings no other. */
  follows?: true;
  effect: Effect;
  /** MU-13. */
  heldBack: boolean;
  /**
   * MU-42: who did not know of the attacker as it set out: as its targets no reaction, no shield,
   * Sneak attack's d12; and no guard.
   */
  unaware: readonly Id[];
  /** The target dodges, counters or guards: a shield counts. */
  reacted: boolean;
  /** A WIT save to hit was needed: no Piercing strike. */
  saved: boolean;
  /** Times the damage by: a sweep's half, a focused blast's two. */
  times: { label: string; up: number; down: number }[];
  /** MU-26: strong enough to go through cover, by the GM's word. */
  throughCover: boolean;
  /** MU-33: another effect is proposed, before the reactions or by the house after them. */
  stunt?: true;
  /** MU-11: the GM finds the circumstances challenging. */
  hard?: true;
  /**
   * MU-11: what asks for a WIT save to hit with a counter, as it stood before the weapon was used
   * up.
   */
  needs?: readonly { text: string; rule: RuleId }[];
  /** MU-30: the zone that a counter by blast falls on. */
  zone?: string;
  /** In a blast only one target takes the better die of Skilled blow and Skilled shot. */
  skilled: boolean;
}

/** MU-42: the target does not know of the attacker. */
export const surprises = ({ unaware, target }: Pick<Blow, 'unaware' | 'target'>): boolean => unaware.includes(target);

/** A plain blow to build on. */
export const blowOf = (attacker: Id, target: Id, weapon: Weapon, as: Blow['as'] = 'attack'): Blow => ({
  attacker,
  target,
  weapon,
  as,
  effect: hasWord(weapon, 'entangle')
    ? { kind: 'entangle' }
    : weapon.figures.die === undefined && hasWord(weapon, 'stun')
      ? { kind: 'dazzle' }
      : { kind: 'damage' },
  heldBack: false,
  unaware: [],
  reacted: false,
  saved: false,
  times: [],
  throughCover: false,
  skilled: true,
});
