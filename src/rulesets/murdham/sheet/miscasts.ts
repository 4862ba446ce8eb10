/** The miscast table: what each face does when soulblight strikes. */
import type { Die } from './things/itemTypes.ts';

/** What one face of the miscast die (d12) does. */
export interface Miscast {
  roll: number;
  label: string;
  effect:
    | { kind: 'fizzle' }
    | { kind: 'told' }
    | { kind: 'darkness'; reach: number }
    | { kind: 'scroll-lost' }
    | { kind: 'corruption'; reach: number; amount: number }
    | { kind: 'fire'; reach: number; die: Die }
    | { kind: 'wrong-target' }
    | { kind: 'reversed' }
    | { kind: 'demon-pox'; reach: number }
    | { kind: 'mutation' }
    | { kind: 'demon' }
    | { kind: 'possessed' };
}
/** The miscast table, rolled when soulblight strikes and the invoker still stands. */
export const miscasts: readonly Miscast[] = [
  { roll: 1, label: 'The power fizzles.', effect: { kind: 'fizzle' } },
  { roll: 2, label: 'A strange sign accompanies it, nothing more.', effect: { kind: 'told' } },
  {
    roll: 3,
    label: 'Darkness that no light pierces fills the zones within 1.',
    effect: { kind: 'darkness', reach: 1 },
  },
  { roll: 4, label: 'The scroll is destroyed.', effect: { kind: 'scroll-lost' } },
  {
    roll: 5,
    label: 'Everyone else within 1 zone takes 2 corruption.',
    effect: { kind: 'corruption', reach: 1, amount: 2 },
  },
  {
    roll: 6,
    label: 'Fire: d6 to everyone else within 1 zone, who may dodge.',
    effect: { kind: 'fire', reach: 1, die: 6 },
  },
  { roll: 7, label: 'It strikes the worst target there is.', effect: { kind: 'wrong-target' } },
  { roll: 8, label: 'It does the reverse, or harm.', effect: { kind: 'reversed' } },
  {
    roll: 9,
    label: 'Everyone within 1 zone, the invoker too, is exposed to demon pox.',
    effect: { kind: 'demon-pox', reach: 1 },
  },
  { roll: 10, label: 'The invoker mutates.', effect: { kind: 'mutation' } },
  { roll: 11, label: 'A demon appears nearby, its mood open.', effect: { kind: 'demon' } },
  { roll: 12, label: 'The invoker is possessed.', effect: { kind: 'possessed' } },
];
