/** Further house rules, each compared with the book's way: the second half of the list. */
import { ingenuity } from '../index.ts';
import { kitItems } from '../sheet/armoury.ts';
import { detailOf, fightOf, offerOf, optionsOf, playOn, shieldOf, spearOf, trackOf } from '../table.testing.ts';
import type { Case } from './readings.testing.ts';
import { begunOn, struckBy, throwsIn } from './scenes.testing.ts';

const lines = { leather: '9/1, evasion 2', mail: '5/2, evasion -1', plate: '8/3, evasion -2' };
export const laterHouseRuleCases: Case[] = [
  [
    'parryAgainst',
    'all',
    (h) => optionsOf(struckBy(h, { items: [spearOf()] }, spearOf({ type: 'fire' })))['parry:spear'],
    'IN-31',
    'free',
  ],
  [
    'excessReduced',
    true,
    (h) =>
      trackOf(
        playOn(
          struckBy(h, {
            deflection: { physical: 3, elemental: 0 },
            items: [shieldOf({ durability: { now: 1, max: 8 } })],
          }),
          { answer: 'block:shield' },
        ),
        'foe',
        'endurance',
      ),
    25,
    28,
  ],
  [
    'brokenStrikes',
    false,
    (h) =>
      offerOf(
        begunOn([{ id: 'ann', sheet: { items: [spearOf({ durability: { now: 0, max: 4 } })] } }, { id: 'foe' }], h),
        'ann',
        'attack',
      ),
    'free',
    'IN-32',
  ],
  ['thrownLeaves', false, (h) => offerOf(throwsIn(h), 'ann', 'attack', 'knife') ?? 'gone', 'gone', 'free'],
  [
    'armour.leather',
    lines.leather,
    (h) =>
      ingenuity.aim(fightOf(begunOn([{ id: 'ann' }, { id: 'foe', sheet: { armour: 'leather' } }], h)), 'ann', 'foe')
        .text,
    '1 m, evasion 6',
    '1 m, evasion 8',
  ],
  [
    'armour.mail',
    '9/9, evasion 0',
    (h) =>
      ingenuity
        .figures(fightOf(begunOn([{ id: 'ann', sheet: { armour: 'mail' } }], h)), 'ann')
        .find(({ id }) => id === 'deflection')?.value,
    '5 / 2',
    '9 / 9',
  ],
  [
    'armour.plate',
    '1/1, evasion -5',
    (h) =>
      ingenuity
        .figures(fightOf(begunOn([{ id: 'ann', sheet: { armour: 'plate' } }], h)), 'ann')
        .find(({ id }) => id === 'evasion')?.value,
    '4',
    '1',
  ],
  [
    'shields.shield',
    3,
    (h) => detailOf(struckBy(h, { items: kitItems('shield') }), 'block:shield'),
    'Shield takes 2 of 12 durability',
    'Shield takes 9 of 12 durability',
  ],
  [
    'shields.buckler',
    3,
    (h) => detailOf(struckBy(h, { items: kitItems('buckler') }), 'block:buckler'),
    'Buckler takes 6 of 8 durability',
    'Buckler takes 8 of 8 durability, 1 damage goes through',
  ],
];
