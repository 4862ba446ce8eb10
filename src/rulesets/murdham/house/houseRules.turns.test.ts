/**
 * House rules of movement, hiding, reactions, riding and vehicles: each one, when changed, changes
 * what happens at the table.
 */
import { describe } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { hallOf } from '../hall.testing.ts';
import {
  armedWith,
  attackBy,
  bladedFoe,
  foesBegin,
  type HouseRuleCase,
  holdsFor,
  nowIs,
  oneAt,
  partyBegins,
} from './houseRules.testing.ts';

const far = oneAt('f', 'h', 'bandit', { skills: ['bravery'] });
const wet = { features: [{ label: 'The lake', kind: 'water' as const, amount: 0 }] };
const lake = hallOf(6, { a: wet, b: wet, c: wet, d: wet });
const on = (craft: string, as: string) => ({ aboard: { craft, as } });
const boat = [oneAt('pb', 'a', 'rowing-boat'), oneAt('pd', 'a', 'human', on('pb', 'driver'))];
const burning = hallOf(4, { b: { features: [{ kind: 'hazard', label: 'Fire', detail: 'fire' }] } });
const tread: Line[] = [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, { answer: { picked: ['f'] } }];
const underfoot = [oneAt('p', 'a', 'troll'), oneAt('f', 'b', 'bandit', { skills: ['bravery'] })];
const rider = oneAt('p', 'a', 'human', { ...armedWith(), mount: 'ph' });

const MOVEMENT: Record<string, HouseRuleCase> = {
  sprintAndFree: {
    value: 'adds',
    cast: [oneAt('p', 'a'), far],
    lines: [...partyBegins, { do: 'full-move', by: 'p', with: 'sprint' }],
    assumed: [nowIs({ question: { has: ['zone:e'], lacks: ['zone:f'] } })],
    changed: [nowIs({ question: { has: ['zone:f'], lacks: ['zone:g'] } })],
  },
  slowest: {
    value: 'half',
    cast: [oneAt('p', 'a', 'human', { traits: ['slow'], conditions: ['hobbled'] }), far],
    lines: partyBegins,
    assumed: [{ do: 'move', by: 'p', refused: 'MU-06' }],
    changed: [{ do: 'move', by: 'p' }, nowIs({ question: { options: ['border:a-b'] } })],
  },
  encumberedBy: {
    value: 'str',
    cast: [oneAt('p', 'a', 'human', { gear: ['heavy-armour', 'shield'], abilities: { str: 4, agi: 8, wit: 8 } }), far],
    lines: [...partyBegins, { do: 'move', by: 'p' }],
    assumed: [nowIs({ question: { has: ['zone:b'] } })],
    changed: [nowIs({ question: { has: ['border:a-b'], lacks: ['zone:b'] } })],
  },
  encumberedFrom: {
    value: 5,
    cast: [oneAt('p', 'a', 'human', { gear: ['heavy-armour', 'shield'] }), far],
    lines: [...partyBegins, { do: 'move', by: 'p' }],
    assumed: [nowIs({ question: { has: ['zone:b'] } })],
    changed: [nowIs({ question: { has: ['border:a-b'], lacks: ['zone:b'] } })],
  },
  tooBig: {
    value: 'never',
    cast: [oneAt('p', 'a', 'troll'), far],
    lines: partyBegins,
    assumed: [{ do: 'move', by: 'p' }, nowIs({ question: { has: ['border:a-b'] } })],
    changed: [{ do: 'move', by: 'p', refused: 'MU-06' }],
  },
  borderPerils: {
    value: 'both',
    scene: burning,
    cast: [oneAt('p', 'a-b'), oneAt('f', 'd', 'bandit')],
    lines: partyBegins,
    assumed: [nowIs({ question: null })],
    changed: [{ answer: 2 }, nowIs({ tracks: { p: { health: 6 } }, log: ['standing in fire'] })],
  },
  trampleDodged: {
    value: true,
    cast: underfoot,
    lines: tread,
    assumed: [nowIs({ question: { has: ['stay'], lacks: ['dodge'] } })],
    changed: [{ answer: 'dodge' }, { answer: 4 }, nowIs({ tracks: { f: { health: 8 } }, question: null })],
  },
  trampleSized: {
    value: true,
    cast: underfoot,
    lines: [...tread, { answer: 'stay' }, { answer: 1 }],
    assumed: [nowIs({ tracks: { f: { health: 7 } } })],
    changed: [nowIs({ tracks: { f: { health: 6 } } })],
  },
  aloftReach: {
    value: 'all',
    cast: [oneAt('p', 'a', 'human', armedWith()), oneAt('f', 'a', 'eagle', { conditions: ['aloft'] })],
    lines: partyBegins,
    assumed: [{ do: 'attack', by: 'p', with: 'sword', refused: 'MU-15' }],
    changed: attackBy('p', 'f'),
  },
  knockedAloft: {
    value: 'lands',
    cast: [
      oneAt('p', 'a', 'human', armedWith(['bow'])),
      oneAt('f', 'b', 'eagle', { conditions: ['aloft', 'stunned'] }),
    ],
    lines: [...partyBegins, ...attackBy('p', 'f', 'bow'), { answer: 2 }],
    assumed: [nowIs({ question: { kind: 'number', title: 'drops from the air' } })],
    changed: [nowIs({ question: null, badges: { f: { aloft: false } }, log: ['sinks'] })],
  },
  landingAttack: {
    value: 'next-round',
    cast: [
      oneAt('p', 'a', 'human', armedWith(['sword'], { traits: ['landing'], conditions: ['aloft'] })),
      oneAt('f', 'a', 'bandit'),
    ],
    lines: [...partyBegins, { do: 'land', by: 'p', with: 'land' }],
    assumed: [nowIs({ offers: { p: { 'attack:sword': true } } })],
    changed: [nowIs({ offers: { p: { 'attack:sword': 'MU-15' } } })],
  },
  sneakInFree: {
    value: 'save',
    house: { askEveryHide: false },
    cast: [oneAt('p', 'a', 'human', { conditions: ['concealed'] }), oneAt('f', 'd', 'bandit')],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }],
    assumed: [nowIs({ badges: { p: { concealed: false } }, place: { p: 'zone:b' } })],
    changed: [{ answer: 8 }, nowIs({ badges: { p: { concealed: true } }, place: { p: 'zone:b' }, question: null })],
  },
  sneakSaves: {
    value: 'each',
    house: { askEveryHide: false },
    cast: [
      oneAt('p', 'a', 'human', { conditions: ['concealed'] }),
      oneAt('f', 'd', 'bandit'),
      oneAt('f2', 'd', 'bandit'),
    ],
    lines: [...partyBegins, { do: 'full-move', by: 'p', with: 'sneak' }, { answer: 8 }],
    assumed: [{ answer: 'zone:b' }, nowIs({ badges: { p: { concealed: true } } })],
    changed: [{ answer: 9 }, nowIs({ badges: { p: { concealed: false } } })],
  },
  indirectScale: {
    value: 8,
    cast: [oneAt('p', 'a'), oneAt('pm', 'a', 'mortar'), oneAt('f', 'd', 'bandit', { conditions: ['stunned'] })],
    lines: partyBegins,
    assumed: [{ do: 'attack', by: 'p', with: 'pm.mortar', refused: 'MU-17' }],
    changed: [{ do: 'attack', by: 'p', with: 'pm.mortar' }, nowIs({ question: { options: ['d', 'e'] } })],
  },
  darkNearby: {
    value: 'seen',
    scene: hallOf(4, { a: { features: [{ kind: 'opaque', label: 'Darkness' }] } }),
    cast: [oneAt('p', 'a', 'human', armedWith()), oneAt('f', 'a', 'bandit', { conditions: ['stunned'] })],
    lines: [...partyBegins, ...attackBy('p', 'f')],
    assumed: [{ answer: { dice: [5, 1] } }, nowIs({ tracks: { f: { health: 7 } } })],
    changed: [{ answer: { dice: [1] } }, nowIs({ tracks: { f: { health: 7 } } })],
  },
  ambushReveals: {
    value: 'all',
    cast: [
      oneAt('p', 'a', 'human', armedWith(['sword'], { conditions: ['concealed'] })),
      oneAt('p2', 'a', 'human', { conditions: ['concealed'] }),
      oneAt('f', 'a', 'bandit'),
    ],
    lines: [...partyBegins, ...attackBy('p', 'f')],
    assumed: [nowIs({ badges: { p: { concealed: false }, p2: { concealed: true } } })],
    changed: [nowIs({ badges: { p: { concealed: false }, p2: { concealed: false } } })],
  },
};

const RIDING: Record<string, HouseRuleCase> = {
  pairReacts: {
    value: 'shared',
    cast: [rider, oneAt('ph', 'a', 'light-horse'), bladedFoe(), oneAt('f2', 'f', 'bandit')],
    lines: [...foesBegin, ...attackBy('f', 'p'), { answer: 'dodge' }, { answer: 5 }, { do: 'end-turn', by: 'f' }],
    assumed: [nowIs({ may: ['ph'] })],
    changed: [nowIs({ may: ['f2'] })],
  },
  pairPhase: {
    value: 'slower',
    house: { fastAndSlow: true },
    cast: [
      oneAt('p', 'a', 'human', { mount: 'ph', abilities: { str: 8, agi: 8, wit: 12 } }),
      oneAt('ph', 'a', 'light-horse'),
      oneAt('f', 'f', 'bandit'),
    ],
    lines: [...partyBegins, { answer: 10 }],
    assumed: [nowIs({ logNot: ['slow phase'] })],
    changed: [nowIs({ log: ['slow phase'] })],
  },
  vehicleRoom: {
    value: 2,
    scene: hallOf(8, { b: { capacity: 4 } }),
    cast: [
      oneAt('pc', 'a', 'cart'),
      oneAt('po', 'a', 'cattle', on('pc', 'puller')),
      oneAt('pd', 'a', 'human', on('pc', 'driver')),
      oneAt('pq', 'b'),
      oneAt('f', 'h', 'bandit'),
    ],
    lines: [...partyBegins, { do: 'move', by: 'pd' }],
    assumed: [nowIs({ question: { blocked: { 'zone:b': 'MU-06' } } })],
    changed: [nowIs({ question: { has: ['zone:b'] } })],
  },
  boardingCosts: {
    value: 'bonus',
    cast: [oneAt('pc', 'a', 'cart'), oneAt('pd', 'a'), oneAt('f', 'h', 'bandit')],
    lines: partyBegins,
    assumed: [
      nowIs({ offers: { pd: { 'board:pc:driver': true, 'board-quick:pc:driver': false } } }),
      { do: 'board', by: 'pd', with: 'pc:driver' },
      nowIs({ badges: { pd: { driver: true } }, offers: { pd: { 'interact-long': 'MU-06' } } }),
    ],
    changed: [
      { do: 'board-quick', by: 'pd', with: 'pc:driver' },
      nowIs({ offers: { pd: { 'interact-long': true, 'board:pc:driver': false } } }),
      { do: 'alight-quick', by: 'pd', with: 'alight' },
      nowIs({ badges: { pd: { driver: false } } }),
    ],
  },
  boatPace: {
    value: 'turn',
    scene: lake,
    cast: [...boat, oneAt('f', 'f', 'bandit')],
    lines: [...partyBegins, { do: 'move', by: 'pd' }],
    assumed: [nowIs({ question: { options: ['border:a-b'] } })],
    changed: [nowIs({ question: { options: ['border:a-b', 'zone:b'] } })],
  },
  brokenBoat: {
    value: 'floats',
    scene: lake,
    cast: [
      oneAt('pb', 'a', 'rowing-boat', { harm: 11 }),
      oneAt('pd', 'a', 'human', on('pb', 'driver')),
      oneAt('f', 'a', 'human', armedWith(['great-sword'])),
    ],
    lines: [...foesBegin, ...attackBy('f', 'pb', 'great-sword'), { answer: 5 }],
    assumed: [nowIs({ badges: { pd: { driver: false, 'in-water': true } } })],
    changed: [nowIs({ badges: { pd: { driver: false, 'in-water': false } } })],
  },
};

describe('house rules of movement and hiding', () => {
  holdsFor(['Movement and hiding'], MOVEMENT, ['fullMovement', 'shootThenMove', 'encumberedSaves', 'silentPowers']);
});
describe('house rules of riding and vehicles', () => {
  holdsFor(['Riding and vehicles'], RIDING, ['wind']);
});
