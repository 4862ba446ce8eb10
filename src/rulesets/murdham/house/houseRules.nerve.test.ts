/** House rules of fear and morale, each played as assumed and as changed. */
import { describe } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { atDeathsDoor, laidLow, woundOf } from '../edges.testing.ts';
import { armedWith, type HouseRuleCase, holdsFor, nowIs, oneAt, partyBegins } from './houseRules.testing.ts';

/** Something happens to one fighter in the first round, and the round ends. */
const roundEnds = (befalls: Line): Line[] => [
  ...partyBegins,
  befalls,
  { do: 'pass', by: 'party' },
  { do: 'pass', by: 'foes' },
];
const threat: Line[] = [
  ...partyBegins,
  { do: 'intimidate', by: 'p' },
  { answer: 'f' },
  { answer: 20 },
  { do: 'end-turn', by: 'p' },
  { do: 'pass', by: 'foes' },
];
const NERVE: Record<string, HouseRuleCase> = {
  frightenInSight: {
    value: true,
    cast: [oneAt('p', 'a'), oneAt('f', 'h', 'shambling-corpse')],
    lines: partyBegins,
    assumed: [nowIs({ question: null })],
    changed: [nowIs({ question: { title: 'against fear' } })],
  },
  fearSaves: {
    value: 'each',
    cast: [oneAt('p', 'a'), oneAt('p2', 'a'), oneAt('f', 'c', 'shambling-corpse')],
    lines: partyBegins,
    assumed: [{ answer: 20 }, nowIs({ question: null, badges: { p: { frightened: true }, p2: { frightened: true } } })],
    changed: [{ answer: 20 }, { answer: 8 }, nowIs({ badges: { p: { frightened: true }, p2: { frightened: false } } })],
  },
  wordsReach: {
    value: 1,
    cast: [oneAt('p', 'a'), oneAt('f', 'c', 'bandit')],
    lines: partyBegins,
    assumed: [nowIs({ offers: { p: { distract: true } } })],
    changed: [nowIs({ offers: { p: { distract: 'MU-08' } } })],
  },
  threatLasts: {
    value: 'round',
    cast: [oneAt('p', 'a'), oneAt('f', 'c', 'bandit')],
    lines: threat,
    assumed: [nowIs({ round: 2, badges: { f: { frightened: true } } })],
    changed: [nowIs({ round: 2, badges: { f: { frightened: false } } })],
  },
  tauntSaves: {
    value: 'both',
    cast: [oneAt('p', 'a'), oneAt('f', 'c', 'bandit')],
    lines: [...partyBegins, { do: 'taunt', by: 'p' }, { answer: 'f' }],
    assumed: [nowIs({ question: { seat: 'f' } })],
    changed: [
      nowIs({ question: { seat: 'p' } }),
      { answer: 20 },
      nowIs({ question: null, badges: { f: { taunted: false } } }),
    ],
  },
  playersCheckMorale: {
    value: false,
    cast: [oneAt('p', 'a'), oneAt('p2', 'a'), oneAt('f', 'h', 'bandit'), oneAt('f2', 'h', 'bandit')],
    lines: roundEnds(laidLow(['p2'])),
    assumed: [nowIs({ question: { rule: 'MU-45' } })],
    changed: [nowIs({ question: null, round: 2 })],
  },
  moraleCounts: {
    value: 'fallen',
    cast: [oneAt('p', 'a'), oneAt('f', 'h', 'bandit'), oneAt('f2', 'h', 'bandit')],
    lines: roundEnds(laidLow(['f2'], ['surrendered'])),
    assumed: [nowIs({ question: { rule: 'MU-45' } })],
    changed: [nowIs({ question: null, round: 2 })],
  },
  loneFighter: {
    value: 'left',
    cast: [oneAt('p', 'a'), oneAt('f', 'h', 'bandit'), oneAt('f2', 'h', 'bandit')],
    lines: roundEnds(laidLow(['f2'])),
    assumed: [nowIs({ question: { rule: 'MU-45' } })],
    changed: [nowIs({ question: null, round: 2 })],
  },
  halfBy: {
    value: 'crossing',
    cast: [oneAt('p', 'a'), oneAt('p2', 'a'), oneAt('f', 'h', 'bandit', { harm: 4 })],
    lines: [...partyBegins, ...woundOf('f', 1), { do: 'pass', by: 'party' }, { do: 'pass', by: 'foes' }],
    assumed: [nowIs({ question: { rule: 'MU-45' } })],
    changed: [nowIs({ question: null, round: 2 })],
  },
  moraleAt: {
    value: 'first',
    cast: [oneAt('p', 'a'), oneAt('f', 'h', 'bandit'), oneAt('f2', 'h', 'bandit')],
    lines: roundEnds(atDeathsDoor('f2')),
    assumed: [nowIs({ question: { rule: 'MU-45' }, standing: { f2: 'dead' } })],
    changed: [nowIs({ question: { rule: 'MU-45' }, badges: { f2: { dying: true } } })],
  },
  brokenAndTaunted: {
    value: 'taunt',
    cast: [
      oneAt(
        'p',
        'a',
        'human',
        armedWith(['sword'], { conditions: ['must-yield', { id: 'taunted', until: 'cause', by: 'f' }] }),
      ),
      oneAt('f', 'a', 'bandit'),
    ],
    lines: partyBegins,
    assumed: [nowIs({ offers: { p: { 'attack:sword': 'MU-45' } } })],
    changed: [nowIs({ offers: { p: { 'attack:sword': true } } })],
  },
};

describe('house rules of fear and morale', () => {
  holdsFor(['Fear and morale'], NERVE, ['fearOf', 'mapWithoutExit', 'harmedAfterYielding']);
});
