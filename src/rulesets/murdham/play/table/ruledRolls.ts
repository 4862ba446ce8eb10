/**
 * What the GM may rule about a roll before it is made: points on the score of a save, impaired or
 * enhanced damage.
 */
import { netRuled, type Ruled } from '../../../../engine/flow.ts';
import type { Ruling } from '../../../../engine/question.ts';
import type { Tally } from '../../../../engine/words.ts';
import type { MurdhamFight } from '../../fight.ts';
import { type Damage, modeOf } from './damage.ts';
import { tellRuling } from './table.ts';

/** Gives a function that writes a ruling into the log, for the GM alone. */
export const toldTo =
  (fight: MurdhamFight) =>
  (words: string): void =>
    tellRuling(fight, words);

export const SAVE_RULINGS: readonly Ruling[] = [
  { id: 'more', label: '+1 to the score' },
  { id: 'less', label: '−1 to the score' },
];
/** Gives the points that the GM ruled on the score of a save. */
export const pointsRuled = (ruled: Ruled, roll: string): number => netRuled(ruled, roll, 'more', 'less');

/** Gives the score of a save with the ruled points added. */
export function scoreRuled(score: Tally, points: number): Tally {
  if (points === 0) return score;
  return {
    ...score,
    total: score.total + points,
    parts: [...score.parts, { label: 'by ruling', value: points, rule: 'by hand' }],
  };
}

const times = (n: number) => Array.from({ length: n }, () => ({ label: 'by ruling', rule: 'by hand' }));
const changed = (damage: Damage, impaired: number, enhanced: number): Damage => {
  const so = {
    ...damage,
    impaired: [...damage.impaired, ...times(impaired)],
    enhanced: [...damage.enhanced, ...times(enhanced)],
  };
  return { ...so, mode: modeOf(so.impaired.length, so.enhanced.length) };
};

/** Gives the damage with the GM's ruling about its roll. */
export function damageRuled(damage: Damage, ruled: Ruled, roll: string): Damage {
  const count = (id: string) => (ruled[roll] ?? []).filter((one) => one === id).length;
  return changed(damage, count('impaired'), count('enhanced'));
}

/** Lists what the GM can still rule about damage: each ruling changes it and leaves some damage. */
export function damageRulings(damage: Damage): Ruling[] {
  const ways = [
    { id: 'impaired', label: 'impaired', mode: changed(damage, 1, 0).mode },
    { id: 'enhanced', label: 'enhanced', mode: changed(damage, 0, 1).mode },
  ];
  return ways.filter(({ mode }) => mode !== damage.mode && mode !== 'none').map(({ id, label }) => ({ id, label }));
}
