/**
 * One blow as data: its striker and target, its weapon, its effect, and what changes its dice and
 * damage.
 */
import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import type { SteppedIn } from '../../../common/landing.ts';
import { hasWord, type Weapon } from './weapons.ts';

/** What a blow does: damage, or one of the effects without damage (MU-34). */
export type Effect =
  | { kind: 'damage' }
  | { kind: 'stun' }
  | { kind: 'final' }
  | { kind: 'disarm'; item: string }
  | { kind: 'grapple' }
  | { kind: 'entangle' }
  | { kind: 'dazzle' }
  /** A power without damage, as a counter. `land` applies it when its turn comes. */
  | { kind: 'power'; land(): Flow<void> };

export interface Blow {
  attacker: Id;
  target: Id;
  weapon: Weapon;
  /** Ambidextrous: the other weapon, rolled with the first. The higher roll counts. */
  second?: Weapon;
  as: 'attack' | 'opportunity' | 'counter';
  /** The blow is the second attack of Cleave, so it brings no third. */
  follows?: true;
  effect: Effect;
  /** MU-13: the attacker holds back. */
  heldBack: boolean;
  /**
   * MU-42: the fighters who did not know of the attacker when it set out. As targets they have no
   * reaction and no shield, and Sneak attack rolls a d12. They guard nobody.
   */
  unaware: readonly Id[];
  /** The target dodges, counters or guards, so a shield counts. */
  reacted: boolean;
  /** A WIT save to hit was needed, so there is no Piercing strike. */
  saved: boolean;
  /** Factors of the damage: a sweep's half, a focused blast's two. */
  times: { label: string; up: number; down: number }[];
  /** MU-26: the GM finds the blow strong enough to go through cover. */
  throughCover: boolean;
  /**
   * MU-33: the attacker proposes another effect, before the reactions or by house rule after them.
   */
  stunt?: true;
  /** MU-11: the GM finds the circumstances challenging. */
  hard?: true;
  /** MU-30: the zone on which a blast falls. */
  zone?: string;
  /** A power by connection reaches its target wherever both are. */
  anywhere?: true;
  /** MU-22, MU-23: where the striker and the target stood when the target stepped in. */
  steppedIn?: SteppedIn;
  /** In a blast, Skilled blow and Skilled shot give a better die against only one target. */
  skilled: boolean;
}

/** MU-42: tells whether the target does not know of the attacker. */
export const surprises = ({ unaware, target }: Pick<Blow, 'unaware' | 'target'>): boolean => unaware.includes(target);

/** Makes a plain blow, which callers change. */
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
