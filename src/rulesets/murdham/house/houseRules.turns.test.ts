/** House rules of movement, hiding, reactions, riding and vehicles are read: changed, something at the table goes another way. */
import { describe } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { hall } from '../hall.testing.ts';
import {
  armed,
  attack,
  foesBegin,
  holdsFor,
  one,
  partyBegins,
  type Reading,
  state,
  still,
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

const swing = [...partyBegins, ...attack('p', 'f')];
const p = one('p', 'a', 'human', armed());
const bladed = (more = {}) => one('f', 'a', 'human', armed(['sword'], more));
const REACTIONS: Record<string, Reading> = {
  leaving: {
    value: 'place',
    cast: [p, one('f', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'border:a-b' }],
    assumed: [state({ question: null, place: { p: 'border:a-b' } })],
    changed: [state({ question: { rule: 'MU-24' } })],
  },
  forcedProvoke: {
    value: true,
    cast: [
      one('p', 'a', 'troll'),
      one('p2', 'a', 'human', armed()),
      one('f', 'a', 'bandit', { skills: ['bravery'], conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
    ],
    lines: [...partyBegins, { do: 'throw', by: 'p', with: 'f' }, { answer: 'c' }],
    assumed: [state({ question: { kind: 'dice', rule: 'MU-38' } })],
    changed: [state({ question: { rule: 'MU-24', seat: 'p2' } })],
  },
  opportunityShots: {
    value: true,
    cast: [p, one('f', 'a', 'human', armed(['bow']))],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }],
    assumed: [state({ question: { options: ['f.unarmed.p', 'f.how.p', 'pass'] } })],
    changed: [state({ question: { options: ['f.bow.p', 'f.how.p', 'pass'] } })],
  },
  frenziedReact: {
    value: 'any',
    cast: [p, bladed({ conditions: ['frenzied'] })],
    lines: swing,
    assumed: [state({ question: { options: ['counter-sword', 'counter-how', 'pass'] } })],
    changed: [state({ question: { has: ['counter-sword', 'dodge'] } })],
  },
  tauntedReact: {
    value: 'anyone',
    cast: [p, one('p2', 'd'), bladed({ conditions: [{ id: 'taunted', until: 'cause', by: 'p2' }] })],
    lines: swing,
    assumed: [state({ question: { kind: 'dice' } })],
    changed: [state({ question: { rule: 'MU-18', has: ['dodge'], lacks: ['counter-sword'] } })],
  },
  distractedReact: {
    value: true,
    cast: [p, bladed({ conditions: ['distracted'] })],
    lines: swing,
    assumed: [state({ question: { kind: 'dice' } })],
    changed: [state({ question: { rule: 'MU-18', has: ['dodge', 'counter-sword'] } })],
  },
  guardThenReact: {
    value: false,
    cast: [p, one('f', 'a', 'bandit'), one('f2', 'a', 'bandit', { skills: ['protect'] })],
    lines: [...swing, { answer: 'guard-f2' }],
    assumed: [state({ question: { rule: 'MU-18', has: ['dodge'] } })],
    changed: [state({ question: { kind: 'dice' } })],
  },
  powersGuarded: {
    value: true,
    cast: [one('p', 'a', 'human', { powers: ['false-death'] }), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'false-death' }, { answer: 'f' }],
    assumed: [state({ question: { rule: 'MU-18', lacks: ['guard-f2', 'behind-f2'] } })],
    changed: [{ answer: 'guard-f2' }, state({ question: null, standing: { f: 'up', f2: 'down' } })],
  },
  hideOn: {
    value: false,
    cast: [p, one('f', 'a', 'bandit'), one('f2', 'a', 'bandit'), one('f3', 'a', 'bandit')],
    lines: [...swing, { answer: 'behind-f2' }, { answer: 'yes' }],
    assumed: [state({ question: { rule: 'MU-18', has: ['behind-f3', 'dodge'] } })],
    changed: [state({ question: { rule: 'MU-18', has: ['dodge'], lacks: ['behind-f3'] } })],
  },
  counterSaves: {
    value: false,
    cast: [p, bladed({ conditions: ['blind'] })],
    lines: [...swing, { answer: 'counter-sword' }],
    assumed: [state({ question: { title: 'to hit with the counter' } })],
    changed: [state({ question: { title: 'Both roll' } })],
  },
  harmlessOrder: {
    value: 'attack-first',
    cast: [one('p', 'a'), one('f', 'a')],
    lines: [...partyBegins, { do: 'grapple', by: 'p' }, { answer: 'f' }, { answer: 'grapple' }, { answer: 20 }],
    assumed: [{ answer: 20 }, state({ badges: { p: { grabbed: true }, f: { grabbed: true } } })],
    changed: [state({ question: null, badges: { p: { grabbed: false }, f: { grabbed: true } } })],
  },
  meleeBlastDodge: {
    value: false,
    cast: [one('p', 'a', 'human', armed(['torch', 'alcoholic-drink'], { skills: ['fire-eating'] })), bladed()],
    lines: [...partyBegins, { do: 'fire-eating', by: 'p', with: 'fire-eating' }],
    assumed: [state({ question: { has: ['dodge', 'counter-sword'] } })],
    changed: [state({ question: { has: ['counter-sword'], lacks: ['dodge'] } })],
  },
  blastCounter: {
    value: 'never',
    cast: [p, one('f', 'a', 'human', armed(['alchemists-fire']))],
    lines: swing,
    assumed: [state({ question: { rule: 'MU-18', has: ['counter-alchemists-fire'] } })],
    changed: [state({ question: { rule: 'MU-18', lacks: ['counter-alchemists-fire'] } })],
  },
  blastTwice: {
    value: true,
    cast: [
      one('p', 'a', 'human', armed(['alchemists-fire'])),
      one('f', 'b', 'bandit', still),
      one('f2', 'b', 'bandit'),
    ],
    lines: [
      ...partyBegins,
      { do: 'attack', by: 'p', with: 'alchemists-fire' },
      { answer: 'b' },
      { answer: 'guard-f2' },
      { answer: 1 },
    ],
    assumed: [state({ question: null, tracks: { f: { health: 8 }, f2: { health: 7 } } })],
    changed: [state({ question: null, tracks: { f: { health: 8 }, f2: { health: 6 } } })],
  },
  guardAnyone: {
    value: true,
    cast: [p, one('p2', 'a'), one('f', 'a', 'bandit')],
    lines: swing,
    assumed: [state({ question: { rule: 'MU-18', lacks: ['guard-p2'] } })],
    changed: [state({ question: { rule: 'MU-18', has: ['guard-p2'] } })],
  },
  strayReact: {
    value: false,
    cast: [one('p', 'a', 'human', armed(['alchemists-fire'])), one('f', 'd', 'bandit')],
    lines: [
      ...partyBegins,
      { do: 'attack', by: 'p', with: 'alchemists-fire' },
      { answer: 'c' },
      { answer: 20 },
      { answer: 1 },
    ],
    assumed: [state({ question: { rule: 'MU-18', has: ['dodge'] } })],
    changed: [state({ question: { kind: 'dice', rule: 'MU-28' } })],
  },
  stuntAfterReactions: {
    value: true,
    cast: [p, one('f', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'stunt', by: 'p', with: 'sword' }, { answer: 'f' }],
    assumed: [state({ question: { kind: 'text', title: 'what instead' } })],
    changed: [
      state({ question: { rule: 'MU-18' } }),
      { answer: 'pass' },
      { answer: { text: 'kneels' } },
      { answer: 'yes' },
      { answer: 'yes' },
      state({ question: null, tracks: { f: { health: 8 } } }),
    ],
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
describe('house rules of reactions', () => {
  holdsFor(['Reactions'], REACTIONS, ['finalBlowGuarded', 'cleaveOnLeaving']);
});
describe('house rules of riding and vehicles', () => {
  holdsFor(['Riding and vehicles'], RIDING, ['wind']);
});
