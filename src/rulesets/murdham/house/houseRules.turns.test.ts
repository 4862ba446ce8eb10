/** House rules of movement, hiding, reactions, riding and vehicles are read: changed, something at the table goes another way. */
import { describe } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { hall } from '../hall.testing.ts';
import {
  armed,
  attack,
  bladed,
  foesBegin,
  holdsFor,
  one,
  partyBegins,
  type Reading,
  state,
} from './houseRules.testing.ts';

const far = one('f', 'h', 'bandit', { skills: ['bravery'] });
const wet = { features: [{ label: 'The lake', kind: 'water' as const, amount: 0 }] };
const lake = hall(6, { a: wet, b: wet, c: wet, d: wet });
const on = (craft: string, as: string) => ({ aboard: { craft, as } });
const boat = [one('pb', 'a', 'rowing-boat'), one('pd', 'a', 'human', on('pb', 'driver'))];
const burning = hall(4, { b: { features: [{ kind: 'hazard', label: 'Fire', detail: 'fire' }] } });
const tread: Line[] = [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, { answer: { picked: ['f'] } }];
const underfoot = [one('p', 'a', 'troll'), one('f', 'b', 'bandit', { skills: ['bravery'] })];
const rider = one('p', 'a', 'human', { ...armed(), mount: 'ph' });

const MOVEMENT: Record<string, Reading> = {
  sprintAndFree: {
    value: 'adds',
    cast: [one('p', 'a'), far],
    lines: [...partyBegins, { do: 'full-move', by: 'p', with: 'sprint' }],
    assumed: [state({ question: { has: ['zone:e'], lacks: ['zone:f'] } })],
    changed: [state({ question: { has: ['zone:f'], lacks: ['zone:g'] } })],
  },
  slowest: {
    value: 'half',
    cast: [one('p', 'a', 'human', { traits: ['slow'], conditions: ['hobbled'] }), far],
    lines: partyBegins,
    assumed: [{ do: 'move', by: 'p', refused: 'MU-06' }],
    changed: [{ do: 'move', by: 'p' }, state({ question: { options: ['border:a-b'] } })],
  },
  encumberedBy: {
    value: 'str',
    cast: [one('p', 'a', 'human', { gear: ['heavy-armour', 'shield'], abilities: { str: 4, agi: 8, wit: 8 } }), far],
    lines: [...partyBegins, { do: 'move', by: 'p' }],
    assumed: [state({ question: { has: ['zone:b'] } })],
    changed: [state({ question: { has: ['border:a-b'], lacks: ['zone:b'] } })],
  },
  encumberedFrom: {
    value: 5,
    cast: [one('p', 'a', 'human', { gear: ['heavy-armour', 'shield'] }), far],
    lines: [...partyBegins, { do: 'move', by: 'p' }],
    assumed: [state({ question: { has: ['zone:b'] } })],
    changed: [state({ question: { has: ['border:a-b'], lacks: ['zone:b'] } })],
  },
  tooBig: {
    value: 'never',
    cast: [one('p', 'a', 'troll'), far],
    lines: partyBegins,
    assumed: [{ do: 'move', by: 'p' }, state({ question: { has: ['border:a-b'] } })],
    changed: [{ do: 'move', by: 'p', refused: 'MU-06' }],
  },
  borderPerils: {
    value: 'both',
    scene: burning,
    cast: [one('p', 'a-b'), one('f', 'd', 'bandit')],
    lines: partyBegins,
    assumed: [state({ question: null })],
    changed: [{ answer: 2 }, state({ tracks: { p: { health: 6 } }, log: ['standing in fire'] })],
  },
  trampleDodged: {
    value: true,
    cast: underfoot,
    lines: tread,
    assumed: [state({ question: { has: ['stay'], lacks: ['dodge'] } })],
    changed: [{ answer: 'dodge' }, { answer: 4 }, state({ tracks: { f: { health: 8 } }, question: null })],
  },
  trampleSized: {
    value: true,
    cast: underfoot,
    lines: [...tread, { answer: 'stay' }, { answer: 1 }],
    assumed: [state({ tracks: { f: { health: 7 } } })],
    changed: [state({ tracks: { f: { health: 6 } } })],
  },
  aloftReach: {
    value: 'all',
    cast: [one('p', 'a', 'human', armed()), one('f', 'a', 'eagle', { conditions: ['aloft'] })],
    lines: partyBegins,
    assumed: [{ do: 'attack', by: 'p', with: 'sword', refused: 'MU-15' }],
    changed: attack('p', 'f'),
  },
  knockedAloft: {
    value: 'lands',
    cast: [one('p', 'a', 'human', armed(['bow'])), one('f', 'b', 'eagle', { conditions: ['aloft', 'stunned'] })],
    lines: [...partyBegins, ...attack('p', 'f', 'bow'), { answer: 2 }],
    assumed: [state({ question: { kind: 'number', title: 'drops from the air' } })],
    changed: [state({ question: null, badges: { f: { aloft: false } }, log: ['sinks'] })],
  },
  landingAttack: {
    value: 'next-round',
    cast: [
      one('p', 'a', 'human', armed(['sword'], { traits: ['landing'], conditions: ['aloft'] })),
      one('f', 'a', 'bandit'),
    ],
    lines: [...partyBegins, { do: 'land', by: 'p', with: 'land' }],
    assumed: [state({ offers: { p: { 'attack:sword': true } } })],
    changed: [state({ offers: { p: { 'attack:sword': 'MU-15' } } })],
  },
  sneakInFree: {
    value: 'save',
    house: { askEveryHide: false },
    cast: [one('p', 'a', 'human', { conditions: ['concealed'] }), one('f', 'd', 'bandit')],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }],
    assumed: [state({ badges: { p: { concealed: false } }, place: { p: 'zone:b' } })],
    changed: [{ answer: 8 }, state({ badges: { p: { concealed: true } }, place: { p: 'zone:b' }, question: null })],
  },
  sneakSaves: {
    value: 'each',
    house: { askEveryHide: false },
    cast: [one('p', 'a', 'human', { conditions: ['concealed'] }), one('f', 'd', 'bandit'), one('f2', 'd', 'bandit')],
    lines: [...partyBegins, { do: 'full-move', by: 'p', with: 'sneak' }, { answer: 8 }],
    assumed: [{ answer: 'zone:b' }, state({ badges: { p: { concealed: true } } })],
    changed: [{ answer: 9 }, state({ badges: { p: { concealed: false } } })],
  },
  indirectScale: {
    value: 8,
    cast: [one('p', 'a'), one('pm', 'a', 'mortar'), one('f', 'd', 'bandit', { conditions: ['stunned'] })],
    lines: partyBegins,
    assumed: [{ do: 'attack', by: 'p', with: 'pm.mortar', refused: 'MU-17' }],
    changed: [{ do: 'attack', by: 'p', with: 'pm.mortar' }, state({ question: { options: ['d', 'e'] } })],
  },
  darkNearby: {
    value: 'seen',
    scene: hall(4, { a: { features: [{ kind: 'opaque', label: 'Darkness' }] } }),
    cast: [one('p', 'a', 'human', armed()), one('f', 'a', 'bandit', { conditions: ['stunned'] })],
    lines: [...partyBegins, ...attack('p', 'f')],
    assumed: [{ answer: { dice: [5, 1] } }, state({ tracks: { f: { health: 7 } } })],
    changed: [{ answer: { dice: [1] } }, state({ tracks: { f: { health: 7 } } })],
  },
  ambushReveals: {
    value: 'all',
    cast: [
      one('p', 'a', 'human', armed(['sword'], { conditions: ['concealed'] })),
      one('p2', 'a', 'human', { conditions: ['concealed'] }),
      one('f', 'a', 'bandit'),
    ],
    lines: [...partyBegins, ...attack('p', 'f')],
    assumed: [state({ badges: { p: { concealed: false }, p2: { concealed: true } } })],
    changed: [state({ badges: { p: { concealed: false }, p2: { concealed: false } } })],
  },
};

const RIDING: Record<string, Reading> = {
  pairReacts: {
    value: 'shared',
    cast: [rider, one('ph', 'a', 'light-horse'), bladed(), one('f2', 'f', 'bandit')],
    lines: [...foesBegin, ...attack('f', 'p'), { answer: 'dodge' }, { answer: 5 }, { do: 'end-turn', by: 'f' }],
    assumed: [state({ may: ['ph'] })],
    changed: [state({ may: ['f2'] })],
  },
  pairPhase: {
    value: 'slower',
    house: { fastAndSlow: true },
    cast: [
      one('p', 'a', 'human', { mount: 'ph', abilities: { str: 8, agi: 8, wit: 12 } }),
      one('ph', 'a', 'light-horse'),
      one('f', 'f', 'bandit'),
    ],
    lines: [...partyBegins, { answer: 10 }],
    assumed: [state({ logNot: ['slow phase'] })],
    changed: [state({ log: ['slow phase'] })],
  },
  vehicleRoom: {
    value: 2,
    scene: hall(8, { b: { capacity: 4 } }),
    cast: [
      one('pc', 'a', 'cart'),
      one('po', 'a', 'cattle', on('pc', 'puller')),
      one('pd', 'a', 'human', on('pc', 'driver')),
      one('pq', 'b'),
      one('f', 'h', 'bandit'),
    ],
    lines: [...partyBegins, { do: 'move', by: 'pd' }],
    assumed: [state({ question: { blocked: { 'zone:b': 'MU-06' } } })],
    changed: [state({ question: { has: ['zone:b'] } })],
  },
  boardingCosts: {
    value: 'bonus',
    cast: [one('pc', 'a', 'cart'), one('pd', 'a'), one('f', 'h', 'bandit')],
    lines: partyBegins,
    assumed: [
      state({ offers: { pd: { 'board:pc:driver': true, 'board-quick:pc:driver': false } } }),
      { do: 'board', by: 'pd', with: 'pc:driver' },
      state({ badges: { pd: { driver: true } }, offers: { pd: { 'interact-long': 'MU-06' } } }),
    ],
    changed: [
      { do: 'board-quick', by: 'pd', with: 'pc:driver' },
      state({ offers: { pd: { 'interact-long': true, 'board:pc:driver': false } } }),
      { do: 'alight-quick', by: 'pd', with: 'alight' },
      state({ badges: { pd: { driver: false } } }),
    ],
  },
  boatPace: {
    value: 'turn',
    scene: lake,
    cast: [...boat, one('f', 'f', 'bandit')],
    lines: [...partyBegins, { do: 'move', by: 'pd' }],
    assumed: [state({ question: { options: ['border:a-b'] } })],
    changed: [state({ question: { options: ['border:a-b', 'zone:b'] } })],
  },
  brokenBoat: {
    value: 'floats',
    scene: lake,
    cast: [
      one('pb', 'a', 'rowing-boat', { harm: 11 }),
      one('pd', 'a', 'human', on('pb', 'driver')),
      one('f', 'a', 'human', armed(['great-sword'])),
    ],
    lines: [...foesBegin, ...attack('f', 'pb', 'great-sword'), { answer: 5 }],
    assumed: [state({ badges: { pd: { driver: false, 'in-water': true } } })],
    changed: [state({ badges: { pd: { driver: false, 'in-water': false } } })],
  },
};

describe('house rules of movement and hiding', () => {
  holdsFor(['Movement and hiding'], MOVEMENT, ['fullMovement', 'shootThenMove', 'encumberedSaves', 'silentPowers']);
});
describe('house rules of riding and vehicles', () => {
  holdsFor(['Riding and vehicles'], RIDING, ['wind']);
});
