/** Who fights in the chapter's worked example, as a script and as a ready fight (MU-53). */
import type { Script } from '../../../engine/script.ts';

type Member = Script['cast'][number];
const zone = (id: string) => ({ kind: 'zone', zone: id }) as const;

/** Balthasar, Sybilla and Theobald against two bandits and their leader. */
export const workedCast: readonly Member[] = [
  { id: 'balthasar', name: 'Balthasar', side: 'party', creature: 'balthasar', player: 'Anna', place: zone('gallows') },
  { id: 'sybilla', name: 'Sybilla', side: 'party', creature: 'sybilla', player: 'Ben', place: zone('gallows') },
  { id: 'theobald', name: 'Theobald', side: 'party', creature: 'theobald', player: 'Cleo', place: zone('gallows') },
  { id: 'bandit-1', name: 'Bandit', copy: 1, side: 'foes', creature: 'bandit', place: zone('gallows') },
  { id: 'bandit-2', name: 'Bandit', copy: 2, side: 'foes', creature: 'bandit', place: zone('cart') },
  { id: 'leader', name: 'Bandit leader', side: 'foes', creature: 'bandit-leader', place: zone('cart') },
];
