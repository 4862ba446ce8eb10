/** A cart with its driver and its pullers, for tests of vehicles. */
import { one } from '../../edges.testing.ts';

export const on = (craft: string, as: string) => ({ aboard: { craft, as } });
export const horse = (id: string, place: string, sheet = {}, creature = 'cattle') =>
  one(id, place, creature, { ...on('pc', 'puller'), ...sheet });
/** A cart in A with a driver, a passenger and a slow ox, a knight on foot beside it, and a bandit far off. */
export const cart = (driver = {}, foeAt = 'h') => [
  one('pc', 'a', 'cart'),
  horse('po', 'a'),
  one('pd', 'a', 'human', { ...on('pc', 'driver'), ...driver }),
  one('pp', 'a', 'human', on('pc', 'passenger')),
  one('f', foeAt, 'bandit'),
];
export const wet = { features: [{ label: 'The lake', kind: 'water' as const, amount: 0 }] };
