/**
 * The effect of each house rule of weapons at the table, with the short forms that the readings of
 * all house rules share.
 */
import type { Line } from '../../../../engine/script.ts';
import { ARM_IDS, ARMS, weaponOf } from '../../sheet/weapons.ts';
import {
  begunOn,
  detailOf,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

export type House = Record<string, unknown>;
export type Sheet = Record<string, unknown>;
export interface HouseRuleCase {
  value: unknown;
  see: (house: House) => unknown;
  assumed: unknown;
  changed: unknown;
}
export const ruleCase = (
  value: unknown,
  assumed: unknown,
  changed: unknown,
  see: (house: House) => unknown,
): HouseRuleCase => ({
  value,
  see,
  assumed,
  changed,
});

/** A fight in which Ann acts first; the foe stands in a zone. */
export const meetBy = (house: House, ann: Sheet = {}, foe: Sheet = {}, zone = 'west') =>
  begunOn(
    tableOf(
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
  playOn(
    meetBy(house, { weapons: ['knife'] }, {}, 'mid'),
    { do: 'attack', by: 'ann', with: 'knife' },
    { answer: 'foe' },
    { answer: 'pass' },
    ...more,
  );

export const armReadings: Record<string, HouseRuleCase> = {
  ...Object.fromEntries(
    ARM_IDS.map((id) => [
      `arms.${id}.damage`,
      ruleCase(7, false, true, (house) =>
        detailOf(meetBy(house, { weapons: [id] }), 'ann', 'attack', id)?.includes('Harm 7;'),
      ),
    ]),
  ),
  ...Object.fromEntries(
    ARM_IDS.filter((id) => id !== 'fists').map((id) => {
      const { hands } = ARMS[id];
      // With a sword in one hand there is room for a weapon that takes one hand.
      return [
        `arms.${id}.hands`,
        ruleCase(3 - hands, hands === 1, hands === 2, (house) => {
          const blade = weaponOf('blade', 'Blade');
          return offerOf(meetBy(house, { weapons: [blade, id] }), 'ann', 'draw', id) === false;
        }),
      ];
    }),
  ),
  'arms.knife.far': ruleCase(0, true, 'EW-10', (house) =>
    offerOf(meetBy(house, { weapons: ['knife'] }, {}, 'mid'), 'ann', 'attack', 'knife'),
  ),
  'arms.spear.far': ruleCase(0, true, 'EW-10', (house) =>
    offerOf(meetBy(house, { weapons: ['spear'] }, {}, 'mid'), 'ann', 'attack', 'spear'),
  ),
  'arms.crossbow.far': ruleCase(1, true, 'EW-10', (house) =>
    offerOf(meetBy(house, { weapons: ['crossbow'] }, {}, 'east'), 'ann', 'attack', 'crossbow'),
  ),
  thrown: ruleCase('strike', 'Ann: Shoot', 'Ann: Strike', (house) => {
    const at = questionOf(threw(house));
    return at?.kind === 'dice' ? at.rolls[0]?.label : undefined;
  }),
  thrownLies: ruleCase(false, false, true, (house) =>
    offerOf(
      playOn(
        threw(house, { answer: { dice: sixesOf(0) } }),
        { do: 'end-turn', by: 'ann' },
        { do: 'end-turn', by: 'foe' },
      ),
      'ann',
      'attack',
      'knife',
    ),
  ),
  reload: ruleCase(false, 'EW-17', true, (house) =>
    offerOf(
      playOn(
        strikeAt(meetBy(house, { weapons: ['crossbow'] }), 'ann', 'foe', 'pass', sixesOf(0), undefined, 'crossbow'),
        { do: 'end-turn', by: 'ann' },
        { do: 'end-turn', by: 'foe' },
      ),
      'ann',
      'attack',
      'crossbow',
    ),
  ),
  armour: ruleCase('flat', [['first', 'armour'], 2], [['first'], 1], (house) => {
    const at = playOn(
      meetBy(house, {}, { armour: 1 }),
      { do: 'attack', by: 'ann', with: 'sword' },
      { answer: 'foe' },
      { answer: 'pass' },
    );
    const found = questionOf(at);
    const rolls = found?.kind === 'dice' ? found.rolls.map(({ id }) => id) : [];
    const dice = { first: sixesOf(1), ...(rolls.includes('armour') ? { armour: [1] } : {}) };
    return [rolls, trackOf(playOn(at, { answer: { dice } }), 'foe', 'points')];
  }),
};
