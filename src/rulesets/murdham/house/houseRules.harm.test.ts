/** House rules of damage, things, fear and morale are read: changed, something at the table goes another way. */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { murdham } from '../index.ts';
import { house as houseRules } from './house.ts';
import {
  armed,
  attack,
  helpless,
  holdsFor,
  one,
  p,
  partyBegins,
  type Reading,
  state,
  still,
} from './houseRules.testing.ts';

const swing = (n: number, weapon = 'sword', target = 'f'): Line[] => [
  ...partyBegins,
  ...attack('p', target, weapon),
  { answer: n },
];
const struck = (sheet = {}, creature = 'bandit') => one('f', 'a', creature, { ...still, ...sheet });
const troll = one('p', 'a', 'troll');
const drug = (item: string) => [one('p', 'a', 'human', armed([item])), one('f', 'h', 'bandit')];
const bold = { skills: ['bravery'] };

const DAMAGE: Record<string, Reading> = {
  armourOrder: {
    value: 'before-size',
    cast: [troll, struck({ ...bold, gear: ['light-armour'] })],
    lines: swing(2, 'huge-club'),
    assumed: [state({ tracks: { f: { health: 5 } } })],
    changed: [state({ tracks: { f: { health: 6 } } })],
  },
  largeArmour: {
    value: 'natural',
    cast: [p, struck({ size: 'large', gear: ['light-armour'] })],
    lines: swing(3),
    assumed: [state({ tracks: { f: { health: 15 } } })],
    changed: [state({ tracks: { f: { health: 14 } } })],
  },
  helmetAtOne: {
    value: 'saves',
    cast: [p, struck({ harm: 7, gear: ['helmet'] })],
    lines: swing(1),
    assumed: [state({ badges: { f: { incapacitated: true, dying: true } } })],
    changed: [state({ badges: { f: { incapacitated: false, dying: false } }, tracks: { f: { health: 0 } } })],
  },
  hitWhileDown: {
    value: 'kills',
    cast: [
      p,
      one('f', 'a', 'bandit', { harm: 8, conditions: ['incapacitated', { id: 'dying', until: 'cause', rounds: 2 }] }),
    ],
    lines: swing(1),
    assumed: [state({ badges: { f: { dying: true } } })],
    changed: [state({ standing: { f: 'dead' } })],
  },
  constructCritical: {
    value: 'at-zero',
    cast: [p, struck({ kind: 'construct' })],
    lines: swing(4),
    assumed: [state({ standing: { f: 'disabled' } })],
    changed: [state({ standing: { f: 'up' }, tracks: { f: { health: 4 } } })],
  },
  blastRoll: {
    value: 'each',
    cast: [
      one('p', 'a', 'human', armed(['alchemists-fire'])),
      one('f', 'b', 'bandit', still),
      one('f2', 'b', 'bandit', still),
    ],
    lines: [...partyBegins, { do: 'attack', by: 'p', with: 'alchemists-fire' }, { answer: 'b' }],
    assumed: [{ answer: { dice: { f: [2] } } }, state({ tracks: { f: { health: 6 }, f2: { health: 6 } } })],
    changed: [{ answer: { dice: { f: [2], f2: [3] } } }, state({ tracks: { f: { health: 6 }, f2: { health: 5 } } })],
  },
  sneakBrawling: {
    value: false,
    cast: [
      one('p', 'a', 'human', { skills: ['sneak-attack', 'brawling'] }),
      one('f', 'a', 'bandit', { conditions: ['unaware'] }),
    ],
    lines: [...partyBegins, ...attack('p', 'f', 'unarmed')],
    assumed: [{ answer: { dice: [3] } }, state({ tracks: { f: { health: 5 } } })],
    changed: [{ answer: { dice: [3, 2] } }, state({ tracks: { f: { health: 6 } } })],
  },
  stunArmour: {
    value: false,
    cast: [
      one('p', 'a', 'human', armed(['club'], { skills: ['strike-to-stun'] })),
      struck({ harm: 2, gear: ['light-armour'] }),
    ],
    lines: [...partyBegins, { do: 'stun', by: 'p', with: 'club' }, { answer: 'f' }, { answer: 3 }],
    assumed: [state({ badges: { f: { incapacitated: false } } })],
    changed: [state({ badges: { f: { incapacitated: true } } })],
  },
  grabNeedsDamage: {
    value: true,
    cast: [one('p', 'a', 'human', armed(['mancatcher'])), struck({ gear: ['heavy-armour'] })],
    lines: swing(2, 'mancatcher'),
    assumed: [state({ question: { rule: 'MU-36' } })],
    changed: [state({ question: null, badges: { f: { grabbed: false } } })],
  },
  largerHolds: {
    value: 'roll',
    cast: [
      one('p', 'a', 'human', { ...bold, conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }] }),
      one('f', 'a', 'troll'),
    ],
    lines: [...partyBegins, { do: 'break-free', by: 'p' }],
    assumed: [state({ question: null, badges: { p: { grabbed: true } } })],
    changed: [{ answer: 8 }, state({ badges: { p: { grabbed: false } } })],
  },
  metal: {
    value: 'any',
    cast: [one('p', 'a', 'human', { powers: ['eldritch-blast'], mana: 1 }), struck({ gear: ['light-armour'] })],
    lines: [
      ...partyBegins,
      { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
      { answer: { picked: ['lightning'] } },
      { answer: 'f' },
    ],
    assumed: [{ answer: { dice: [1] } }, state({ tracks: { f: { health: 7 } } })],
    changed: [{ answer: { dice: [1, 3] } }, state({ tracks: { f: { health: 5 } } })],
  },
  mindlessConfused: {
    value: true,
    cast: [one('p', 'a', 'human', armed(['darkroot'], { mind: 'mindless' })), one('f', 'h', 'bandit')],
    lines: [...partyBegins, { do: 'use', by: 'p', with: 'darkroot' }, { answer: 20 }],
    assumed: [state({ badges: { p: { confused: false } } })],
    changed: [state({ badges: { p: { confused: true } } })],
  },
  confusionHealth: {
    value: 'returns',
    cast: [one('p', 'a', 'human', { conditions: [{ id: 'confused', until: 'stretch' }] }), one('f', 'h', 'bandit')],
    lines: [...partyBegins, { do: 'rule-stretch' }, { answer: 'yes' }],
    assumed: [state({ tracks: { p: { health: 6 } }, badges: { p: { confused: false } } })],
    changed: [state({ tracks: { p: { health: 8 } }, badges: { p: { confused: false } } })],
  },
  regenerates: {
    value: 'turn',
    cast: [one('p', 'a', 'human', armed(['sword'], bold)), one('f', 'a', 'troll', { harm: 11 })],
    lines: [...partyBegins, ...attack('p', 'f'), { answer: 'dodge' }],
    assumed: [state({ tracks: { f: { health: 19 } } })],
    changed: [state({ tracks: { f: { health: 13 } } })],
  },
  downRegenerate: {
    value: false,
    cast: [one('p', 'h', 'human', bold), one('f', 'a', 'troll', { harm: 20, ...helpless })],
    lines: [...partyBegins, { do: 'pass', by: 'party' }],
    assumed: [state({ round: 2, tracks: { f: { health: 14 } } })],
    changed: [state({ round: 2, tracks: { f: { health: 4 } } })],
  },
  copiesAct: {
    value: 'at-once',
    cast: [
      one('p', 'a', 'human', armed(['sword'], bold)),
      one('p2', 'h', 'human', bold),
      one('f', 'a', 'horror', { ...still }),
    ],
    lines: [...swing(4), { do: 'end-turn', by: 'p' }],
    assumed: [state({ may: ['p2'] })],
    changed: [state({ may: ['f.7'] })],
  },
};

const THINGS: Record<string, Reading> = {
  throwing: {
    value: 'bonus',
    cast: [one('p', 'a', 'human', armed(['acid-vial'])), struck()],
    lines: swing(2, 'acid-vial'),
    assumed: [state({ offers: { p: { 'interact-long': 'MU-06' } } })],
    changed: [state({ offers: { p: { 'interact-long': true } }, tracks: { f: { health: 6 } } })],
  },
  feeding: {
    value: 'main',
    cast: [one('p', 'a', 'human', armed(['healing-draught'])), one('p2', 'a'), one('f', 'h', 'bandit')],
    lines: partyBegins,
    assumed: [
      state({ offers: { p: { 'feed-long': false } } }),
      { do: 'feed', by: 'p', with: 'healing-draught' },
      { answer: 'p2' },
      state({ offers: { p: { 'interact-long': true } } }),
    ],
    changed: [
      state({ offers: { p: { feed: false } } }),
      { do: 'feed-long', by: 'p', with: 'healing-draught' },
      { answer: 'p2' },
      state({ offers: { p: { 'interact-long': 'MU-06' } } }),
    ],
  },
  netReach: {
    value: 0,
    cast: [one('p', 'a', 'human', armed(['net'])), one('f', 'b', 'bandit', still)],
    lines: partyBegins,
    assumed: [...attack('p', 'f', 'net'), state({ badges: { f: { netted: true } } })],
    changed: [{ do: 'attack', by: 'p', with: 'net', refused: 'MU-16' }],
  },
  netSave: {
    value: true,
    cast: [one('p', 'a', 'human', armed(['net'])), struck()],
    lines: [...partyBegins, ...attack('p', 'f', 'net')],
    assumed: [state({ question: null, badges: { f: { netted: true } } })],
    changed: [{ answer: 8 }, state({ badges: { f: { netted: false } } })],
  },
  flashSave: {
    value: true,
    cast: [one('p', 'a', 'human', armed(['flash-powder'])), one('f', 'b', 'bandit')],
    lines: [...partyBegins, { do: 'attack', by: 'p', with: 'flash-powder' }, { answer: 'b' }, { answer: 'pass' }],
    assumed: [state({ question: null, badges: { f: { stunned: true } } })],
    changed: [{ answer: 8 }, state({ badges: { f: { stunned: false } } })],
  },
  willingDrugs: {
    value: true,
    cast: drug('madcap-mushroom'),
    lines: [...partyBegins, { do: 'use', by: 'p', with: 'madcap-mushroom' }],
    assumed: [{ answer: 8 }, state({ badges: { p: { frenzied: false } } })],
    changed: [{ answer: 'yes' }, state({ question: null, badges: { p: { frenzied: true } } })],
  },
  weedHealth: {
    value: 'both',
    cast: drug('crimson-weed'),
    lines: [...partyBegins, { do: 'use', by: 'p', with: 'crimson-weed' }, { answer: 20 }],
    assumed: [state({ tracks: { p: { health: 8 } } })],
    changed: [state({ tracks: { p: { health: 10 } } })],
  },
  vomitRuins: {
    value: 'worn',
    cast: [
      one('p', 'a', 'human', { natural: ['acid-vomit'] }),
      one('f', 'a', 'human', { gear: ['sword', 'light-armour'] }),
    ],
    lines: [
      ...partyBegins,
      ...attack('p', 'f', 'acid-vomit'),
      { answer: 'pass' },
      { answer: 3 },
      { do: 'end-turn', by: 'p' },
      ...attack('f', 'p'),
      { answer: 1 },
    ],
    assumed: [state({ log: ['breaks'] })],
    changed: [state({ logNot: ['breaks'] })],
  },
  wornCounts: {
    value: 'hit',
    cast: [one('p', 'a', 'human', armed(['torch'])), struck({ gear: ['light-armour'] })],
    lines: [...swing(2, 'torch'), { end: true }],
    assumed: [{ answer: { dice: { 'p.torch': [4] } } }, state({ stage: 'over' })],
    changed: [
      { answer: { dice: { 'p.torch': [4], 'f.light-armour': [1] } } },
      state({ log: ['Light armour is damaged'] }),
    ],
  },
  oneOnExtra: {
    value: true,
    cast: [one('p', 'a', 'human', armed(['fragile-sword'])), struck({ size: 'large' })],
    lines: [...partyBegins, ...attack('p', 'f', 'fragile-sword'), { answer: { dice: [6, 1] } }],
    assumed: [state({ logNot: ['breaks'] })],
    changed: [state({ log: ['breaks'] })],
  },
};

describe('house rules of damage', () => {
  holdsFor(['Damage'], DAMAGE, ['deathMark', 'poxCorruption']);
});
describe('house rules of things', () => {
  holdsFor(['Things'], THINGS, []);
});
describe('house rules of older saves', () => {
  it('open as assumed: what was added since has its default, and a helmet’s old reading is the assumed one', () => {
    const { house } = murdham.blank();
    const { fastAndSlow, chaos, sideThatStarts, deathMark, blastRoll, playersCheckMorale, encumberedFrom } = house;
    const old = { fastAndSlow, chaos, sideThatStarts, deathMark, blastRoll, playersCheckMorale, encumberedFrom };
    expect(houseRules.schema.parse({ ...old, helmetAtOne: 'one' })).toEqual(house);
  });
});
