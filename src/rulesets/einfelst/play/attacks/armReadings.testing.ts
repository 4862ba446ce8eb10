/** How each house rule of weapons shows at the table; with the short forms that the readings of all house rules share. */
import type { Line } from '../../../../engine/script.ts';
import { ARM_IDS, ARMS, weapon } from '../../sheet/weapons.ts';
import { asked, begun, detailOf, offer, on, six, strike, table, trackOf } from '../../table.testing.ts';

export type House = Record<string, unknown>;
export type Sheet = Record<string, unknown>;
export interface Reading {
  value: unknown;
  see: (house: House) => unknown;
  assumed: unknown;
  changed: unknown;
}
export const reading = (
  value: unknown,
  assumed: unknown,
  changed: unknown,
  see: (house: House) => unknown,
): Reading => ({
  value,
  see,
  assumed,
  changed,
});

/** Ann acts first; the foe stands in a zone. */
export const meet = (house: House, ann: Sheet = {}, foe: Sheet = {}, zone = 'west') =>
  begun(
    table(
      [
        { id: 'ann', sheet: ann },
        { id: 'foe', zone, sheet: foe },
      ],
      house,
    ),
    1,
    2,
  );
const threw = (house: House, ...more: Line[]) =>
  on(
    meet(house, { weapons: ['knife'] }, {}, 'mid'),
    { do: 'attack', by: 'ann', with: 'knife' },
    { answer: 'foe' },
    { answer: 'pass' },
    ...more,
  );

export const armReadings: Record<string, Reading> = {
  ...Object.fromEntries(
    ARM_IDS.map((id) => [
      `arms.${id}.damage`,
      reading(7, false, true, (house) =>
        detailOf(meet(house, { weapons: [id] }), 'ann', 'attack', id)?.includes('Harm 7;'),
      ),
    ]),
  ),
  ...Object.fromEntries(
    ARM_IDS.filter((id) => id !== 'fists').map((id) => {
      const { hands } = ARMS[id];
      // With a sword in one hand there is room for what takes one.
      return [
        `arms.${id}.hands`,
        reading(3 - hands, hands === 1, hands === 2, (house) => {
          const blade = weapon('blade', 'Blade');
          return offer(meet(house, { weapons: [blade, id] }), 'ann', 'draw', id) === false;
        }),
      ];
    }),
  ),
  'arms.knife.far': reading(0, true, 'EW-10', (house) =>
    offer(meet(house, { weapons: ['knife'] }, {}, 'mid'), 'ann', 'attack', 'knife'),
  ),
  'arms.spear.far': reading(0, true, 'EW-10', (house) =>
    offer(meet(house, { weapons: ['spear'] }, {}, 'mid'), 'ann', 'attack', 'spear'),
  ),
  'arms.crossbow.far': reading(1, true, 'EW-10', (house) =>
    offer(meet(house, { weapons: ['crossbow'] }, {}, 'east'), 'ann', 'attack', 'crossbow'),
  ),
  thrown: reading('strike', 'Ann: Shoot', 'Ann: Strike', (house) => {
    const at = asked(threw(house));
    return at?.kind === 'dice' ? at.rolls[0]?.label : undefined;
  }),
  thrownLies: reading(false, false, true, (house) =>
    offer(
      on(threw(house, { answer: { dice: six(0) } }), { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' }),
      'ann',
      'attack',
      'knife',
    ),
  ),
  reload: reading(false, 'EW-17', true, (house) =>
    offer(
      on(
        strike(meet(house, { weapons: ['crossbow'] }), 'ann', 'foe', 'pass', six(0), undefined, 'crossbow'),
        { do: 'end-turn', by: 'ann' },
        { do: 'end-turn', by: 'foe' },
      ),
      'ann',
      'attack',
      'crossbow',
    ),
  ),
  armour: reading('flat', [['first', 'armour'], 2], [['first'], 1], (house) => {
    const at = on(
      meet(house, {}, { armour: 1 }),
      { do: 'attack', by: 'ann', with: 'sword' },
      { answer: 'foe' },
      { answer: 'pass' },
    );
    const found = asked(at);
    const rolls = found?.kind === 'dice' ? found.rolls.map(({ id }) => id) : [];
    const dice = { first: six(1), ...(rolls.includes('armour') ? { armour: [1] } : {}) };
    return [rolls, trackOf(on(at, { answer: { dice } }), 'foe', 'points')];
  }),
};
