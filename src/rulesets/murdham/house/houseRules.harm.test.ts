/**
 * House rules of damage, things, fear and morale: each one, when changed, changes what happens at
 * the table.
 */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { murdham } from '../index.ts';
import { houseRules } from './house.ts';
import {
  armedWith,
  attackBy,
  type HouseRuleCase,
  helpless,
  heroP,
  holdsFor,
  nowIs,
  oneAt,
  partyBegins,
  stillOne,
} from './houseRules.testing.ts';

const swing = (n: number, weapon = 'sword', target = 'f'): Line[] => [
  ...partyBegins,
  ...attackBy('p', target, weapon),
  { answer: n },
];
const struck = (sheet = {}, creature = 'bandit') => oneAt('f', 'a', creature, { ...stillOne, ...sheet });
const troll = oneAt('p', 'a', 'troll');
const drug = (item: string) => [oneAt('p', 'a', 'human', armedWith([item])), oneAt('f', 'h', 'bandit')];
const bold = { skills: ['bravery'] };

const DAMAGE: Record<string, HouseRuleCase> = {
  armourOrder: {
    value: 'before-size',
    cast: [troll, struck({ ...bold, gear: ['light-armour'] })],
    lines: swing(2, 'huge-club'),
    assumed: [nowIs({ tracks: { f: { health: 5 } } })],
    changed: [nowIs({ tracks: { f: { health: 6 } } })],
  },
  largeArmour: {
    value: 'natural',
    cast: [heroP, struck({ size: 'large', gear: ['light-armour'] })],
    lines: swing(3),
    assumed: [nowIs({ tracks: { f: { health: 15 } } })],
    changed: [nowIs({ tracks: { f: { health: 14 } } })],
  },
  helmetAtOne: {
    value: 'saves',
    cast: [heroP, struck({ harm: 7, gear: ['helmet'] })],
    lines: swing(1),
    assumed: [nowIs({ badges: { f: { incapacitated: true, dying: true } } })],
    changed: [nowIs({ badges: { f: { incapacitated: false, dying: false } }, tracks: { f: { health: 0 } } })],
  },
  hitWhileDown: {
    value: 'kills',
    cast: [
      heroP,
      oneAt('f', 'a', 'bandit', { harm: 8, conditions: ['incapacitated', { id: 'dying', until: 'cause', rounds: 2 }] }),
    ],
    lines: swing(1),
    assumed: [nowIs({ badges: { f: { dying: true } } })],
    changed: [nowIs({ standing: { f: 'dead' } })],
  },
  constructCritical: {
    value: 'at-zero',
    cast: [heroP, struck({ kind: 'construct' })],
    lines: swing(4),
    assumed: [nowIs({ standing: { f: 'disabled' } })],
    changed: [nowIs({ standing: { f: 'up' }, tracks: { f: { health: 4 } } })],
  },
  blastRoll: {
    value: 'each',
    cast: [
      oneAt('p', 'a', 'human', armedWith(['alchemists-fire'])),
      oneAt('f', 'b', 'bandit', stillOne),
      oneAt('f2', 'b', 'bandit', stillOne),
    ],
    lines: [...partyBegins, { do: 'attack', by: 'p', with: 'alchemists-fire' }, { answer: 'b' }],
    assumed: [{ answer: { dice: { f: [2] } } }, nowIs({ tracks: { f: { health: 6 }, f2: { health: 6 } } })],
    changed: [{ answer: { dice: { f: [2], f2: [3] } } }, nowIs({ tracks: { f: { health: 6 }, f2: { health: 5 } } })],
  },
  sneakBrawling: {
    value: false,
    cast: [
      oneAt('p', 'a', 'human', { skills: ['sneak-attack', 'brawling'] }),
      oneAt('f', 'a', 'bandit', { conditions: ['unaware'] }),
    ],
    lines: [...partyBegins, ...attackBy('p', 'f', 'unarmed')],
    assumed: [{ answer: { dice: [3] } }, nowIs({ tracks: { f: { health: 5 } } })],
    changed: [{ answer: { dice: [3, 2] } }, nowIs({ tracks: { f: { health: 6 } } })],
  },
  stunArmour: {
    value: false,
    cast: [
      oneAt('p', 'a', 'human', armedWith(['club'], { skills: ['strike-to-stun'] })),
      struck({ harm: 2, gear: ['light-armour'] }),
    ],
    lines: [...partyBegins, { do: 'stun', by: 'p', with: 'club' }, { answer: 'f' }, { answer: 3 }],
    assumed: [nowIs({ badges: { f: { incapacitated: false } } })],
    changed: [nowIs({ badges: { f: { incapacitated: true } } })],
  },
  grabNeedsDamage: {
    value: true,
    cast: [oneAt('p', 'a', 'human', armedWith(['mancatcher'])), struck({ gear: ['heavy-armour'] })],
    lines: swing(2, 'mancatcher'),
    assumed: [nowIs({ question: { rule: 'MU-36' } })],
    changed: [nowIs({ question: null, badges: { f: { grabbed: false } } })],
  },
  largerHolds: {
    value: 'roll',
    cast: [
      oneAt('p', 'a', 'human', { ...bold, conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }] }),
      oneAt('f', 'a', 'troll'),
    ],
    lines: [...partyBegins, { do: 'break-free', by: 'p' }],
    assumed: [nowIs({ question: null, badges: { p: { grabbed: true } } })],
    changed: [{ answer: 8 }, nowIs({ badges: { p: { grabbed: false } } })],
  },
  metal: {
    value: 'any',
    cast: [oneAt('p', 'a', 'human', { powers: ['eldritch-blast'], mana: 1 }), struck({ gear: ['light-armour'] })],
    lines: [
      ...partyBegins,
      { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
      { answer: { picked: ['lightning'] } },
      { answer: 'f' },
    ],
    assumed: [{ answer: { dice: [1] } }, nowIs({ tracks: { f: { health: 7 } } })],
    changed: [{ answer: { dice: [1, 3] } }, nowIs({ tracks: { f: { health: 5 } } })],
  },
  mindlessConfused: {
    value: true,
    cast: [oneAt('p', 'a', 'human', armedWith(['darkroot'], { mind: 'mindless' })), oneAt('f', 'h', 'bandit')],
    lines: [...partyBegins, { do: 'use', by: 'p', with: 'darkroot' }, { answer: 20 }],
    assumed: [nowIs({ badges: { p: { confused: false } } })],
    changed: [nowIs({ badges: { p: { confused: true } } })],
  },
  confusionHealth: {
    value: 'returns',
    cast: [oneAt('p', 'a', 'human', { conditions: [{ id: 'confused', until: 'stretch' }] }), oneAt('f', 'h', 'bandit')],
    lines: [...partyBegins, { do: 'rule-stretch' }, { answer: 'yes' }],
    assumed: [nowIs({ tracks: { p: { health: 6 } }, badges: { p: { confused: false } } })],
    changed: [nowIs({ tracks: { p: { health: 8 } }, badges: { p: { confused: false } } })],
  },
  regenerates: {
    value: 'turn',
    cast: [oneAt('p', 'a', 'human', armedWith(['sword'], bold)), oneAt('f', 'a', 'troll', { harm: 11 })],
    lines: [...partyBegins, ...attackBy('p', 'f'), { answer: 'dodge' }],
    assumed: [nowIs({ tracks: { f: { health: 19 } } })],
    changed: [nowIs({ tracks: { f: { health: 13 } } })],
  },
  downRegenerate: {
    value: false,
    cast: [oneAt('p', 'h', 'human', bold), oneAt('f', 'a', 'troll', { harm: 20, ...helpless })],
    lines: [...partyBegins, { do: 'pass', by: 'party' }],
    assumed: [nowIs({ round: 2, tracks: { f: { health: 14 } } })],
    changed: [nowIs({ round: 2, tracks: { f: { health: 4 } } })],
  },
  copiesAct: {
    value: 'at-once',
    cast: [
      oneAt('p', 'a', 'human', armedWith(['sword'], bold)),
      oneAt('p2', 'h', 'human', bold),
      oneAt('f', 'a', 'horror', { ...stillOne }),
    ],
    lines: [...swing(4), { do: 'end-turn', by: 'p' }],
    assumed: [nowIs({ may: ['p2'] })],
    changed: [nowIs({ may: ['f.7'] })],
  },
};

const THINGS: Record<string, HouseRuleCase> = {
  throwing: {
    value: 'bonus',
    cast: [oneAt('p', 'a', 'human', armedWith(['acid-vial'])), struck()],
    lines: swing(2, 'acid-vial'),
    assumed: [nowIs({ offers: { p: { 'interact-long': 'MU-06' } } })],
    changed: [nowIs({ offers: { p: { 'interact-long': true } }, tracks: { f: { health: 6 } } })],
  },
  feeding: {
    value: 'main',
    cast: [oneAt('p', 'a', 'human', armedWith(['healing-draught'])), oneAt('p2', 'a'), oneAt('f', 'h', 'bandit')],
    lines: partyBegins,
    assumed: [
      nowIs({ offers: { p: { 'feed-long': false } } }),
      { do: 'feed', by: 'p', with: 'healing-draught' },
      { answer: 'p2' },
      nowIs({ offers: { p: { 'interact-long': true } } }),
    ],
    changed: [
      nowIs({ offers: { p: { feed: false } } }),
      { do: 'feed-long', by: 'p', with: 'healing-draught' },
      { answer: 'p2' },
      nowIs({ offers: { p: { 'interact-long': 'MU-06' } } }),
    ],
  },
  netReach: {
    value: 0,
    cast: [oneAt('p', 'a', 'human', armedWith(['net'])), oneAt('f', 'b', 'bandit', stillOne)],
    lines: partyBegins,
    assumed: [...attackBy('p', 'f', 'net'), nowIs({ badges: { f: { netted: true } } })],
    changed: [{ do: 'attack', by: 'p', with: 'net', refused: 'MU-16' }],
  },
  netSave: {
    value: true,
    cast: [oneAt('p', 'a', 'human', armedWith(['net'])), struck()],
    lines: [...partyBegins, ...attackBy('p', 'f', 'net')],
    assumed: [nowIs({ question: null, badges: { f: { netted: true } } })],
    changed: [{ answer: 8 }, nowIs({ badges: { f: { netted: false } } })],
  },
  flashSave: {
    value: true,
    cast: [oneAt('p', 'a', 'human', armedWith(['flash-powder'])), oneAt('f', 'b', 'bandit')],
    lines: [...partyBegins, { do: 'attack', by: 'p', with: 'flash-powder' }, { answer: 'b' }, { answer: 'pass' }],
    assumed: [nowIs({ question: null, badges: { f: { stunned: true } } })],
    changed: [{ answer: 8 }, nowIs({ badges: { f: { stunned: false } } })],
  },
  willingDrugs: {
    value: true,
    cast: drug('madcap-mushroom'),
    lines: [...partyBegins, { do: 'use', by: 'p', with: 'madcap-mushroom' }],
    assumed: [{ answer: 8 }, nowIs({ badges: { p: { frenzied: false } } })],
    changed: [{ answer: 'yes' }, nowIs({ question: null, badges: { p: { frenzied: true } } })],
  },
  weedHealth: {
    value: 'both',
    cast: drug('crimson-weed'),
    lines: [...partyBegins, { do: 'use', by: 'p', with: 'crimson-weed' }, { answer: 20 }],
    assumed: [nowIs({ tracks: { p: { health: 8 } } })],
    changed: [nowIs({ tracks: { p: { health: 10 } } })],
  },
  vomitRuins: {
    value: 'worn',
    cast: [
      oneAt('p', 'a', 'human', { natural: ['acid-vomit'] }),
      oneAt('f', 'a', 'human', { gear: ['sword', 'light-armour'] }),
    ],
    lines: [
      ...partyBegins,
      ...attackBy('p', 'f', 'acid-vomit'),
      { answer: 'pass' },
      { answer: 3 },
      { do: 'end-turn', by: 'p' },
      ...attackBy('f', 'p'),
      { answer: 1 },
    ],
    assumed: [nowIs({ log: ['breaks'] })],
    changed: [nowIs({ logNot: ['breaks'] })],
  },
  wornCounts: {
    value: 'hit',
    cast: [oneAt('p', 'a', 'human', armedWith(['torch'])), struck({ gear: ['light-armour'] })],
    lines: [...swing(2, 'torch'), { end: true }],
    assumed: [{ answer: { dice: { 'p.torch': [4] } } }, nowIs({ stage: 'over' })],
    changed: [
      { answer: { dice: { 'p.torch': [4], 'f.light-armour': [1] } } },
      nowIs({ log: ['Light armour is damaged'] }),
    ],
  },
  oneOnExtra: {
    value: true,
    cast: [oneAt('p', 'a', 'human', armedWith(['fragile-sword'])), struck({ size: 'large' })],
    lines: [...partyBegins, ...attackBy('p', 'f', 'fragile-sword'), { answer: { dice: [6, 1] } }],
    assumed: [nowIs({ logNot: ['breaks'] })],
    changed: [nowIs({ log: ['breaks'] })],
  },
};

describe('house rules of damage', () => {
  holdsFor(['Damage'], DAMAGE, ['deathMark', 'poxCorruption']);
});
describe('house rules of things', () => {
  holdsFor(['Things'], THINGS, []);
});
describe('house rules of older saves', () => {
  it('open as assumed: rules added since have their default, and a helmet’s old reading is the assumed one', () => {
    const { house } = murdham.blank();
    const { fastAndSlow, chaos, sideThatStarts, deathMark, blastRoll, playersCheckMorale, encumberedFrom } = house;
    const old = { fastAndSlow, chaos, sideThatStarts, deathMark, blastRoll, playersCheckMorale, encumberedFrom };
    expect(houseRules.schema.parse({ ...old, helmetAtOne: 'one' })).toEqual(house);
  });
});
