/** A cart with its driver and its pullers, for tests of vehicles. */
import { oneAt } from '../../edges.testing.ts';

export const onCraft = (craft: string, as: string) => ({ aboard: { craft, as } });
export const horseAt = (id: string, place: string, sheet = {}, creature = 'cattle') =>
  oneAt(id, place, creature, { ...onCraft('pc', 'puller'), ...sheet });
/**
 * A cart in A with a driver, a passenger and a slow ox, a knight on foot beside it, and a bandit
 * far off.
 */
export const cartOf = (driver = {}, foeAt = 'h') => [
  oneAt('pc', 'a', 'cart'),
  horseAt('po', 'a'),
  oneAt('pd', 'a', 'human', { ...onCraft('pc', 'driver'), ...driver }),
  oneAt('pp', 'a', 'human', onCraft('pc', 'passenger')),
  oneAt('f', foeAt, 'bandit'),
];
export const wetZone = { features: [{ label: 'The lake', kind: 'water' as const, amount: 0 }] };
