/** Readings of the chapter that are house rules: another value for each, and what is seen of it, as assumed and then. */
import { fightOn, on, optionsOf, shield, spear } from './table.testing.ts';

/** A house rule, another value for it, and what is seen: as assumed, and then. */
export type Case = [
  path: string,
  value: unknown,
  seen: (house?: Record<string, unknown>) => unknown,
  assumed: unknown,
  then: unknown,
];
type Members = Parameters<typeof fightOn>[0];
const begun = (members: Members, house?: Record<string, unknown>) => fightOn(members, house ? { house } : {});

export const readings: Case[] = [
  [
    'packed',
    'interact',
    (h) =>
      Object.keys(
        optionsOf(
          on(begun([{ id: 'ann', sheet: { items: [spear(), shield({ where: 'carried' })] } }, { id: 'foe' }], h), {
            do: 'brandish',
            by: 'ann',
          }),
        ),
      ),
    ['nothing', 'spear', 'shield', 'spear+shield'],
    ['nothing', 'spear'],
  ],
];
