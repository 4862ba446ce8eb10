/** House rules of fear and morale, each played as assumed and as changed. */
import { describe } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { wound } from '../edges.testing.ts';
import { armed, helpless, holdsFor, one, partyBegins, type Reading, state } from './houseRules.testing.ts';

const roundEnds: Line[] = [...partyBegins, { do: 'pass', by: 'party' }, { do: 'pass', by: 'foes' }];
const threat: Line[] = [
  ...partyBegins,
  { do: 'intimidate', by: 'p' },
  { answer: 'f' },
  { answer: 20 },
  { do: 'end-turn', by: 'p' },
  { do: 'pass', by: 'foes' },
];
const NERVE: Record<string, Reading> = {
  frightenInSight: {
    value: true,
    cast: [one('p', 'a'), one('f', 'h', 'shambling-corpse')],
    lines: partyBegins,
    assumed: [state({ question: null })],
    changed: [state({ question: { title: 'against fear' } })],
  },
  fearSaves: {
    value: 'each',
    cast: [one('p', 'a'), one('p2', 'a'), one('f', 'c', 'shambling-corpse')],
    lines: partyBegins,
    assumed: [{ answer: 20 }, state({ question: null, badges: { p: { frightened: true }, p2: { frightened: true } } })],
    changed: [{ answer: 20 }, { answer: 8 }, state({ badges: { p: { frightened: true }, p2: { frightened: false } } })],
  },
  wordsReach: {
    value: 1,
    cast: [one('p', 'a'), one('f', 'c', 'bandit')],
    lines: partyBegins,
    assumed: [state({ offers: { p: { distract: true } } })],
    changed: [state({ offers: { p: { distract: 'MU-08' } } })],
  },
  threatLasts: {
    value: 'round',
    cast: [one('p', 'a'), one('f', 'c', 'bandit')],
    lines: threat,
    assumed: [state({ round: 2, badges: { f: { frightened: true } } })],
    changed: [state({ round: 2, badges: { f: { frightened: false } } })],
  },
  tauntSaves: {
    value: 'both',
    cast: [one('p', 'a'), one('f', 'c', 'bandit')],
    lines: [...partyBegins, { do: 'taunt', by: 'p' }, { answer: 'f' }],
    assumed: [state({ question: { seat: 'f' } })],
    changed: [
      state({ question: { seat: 'p' } }),
      { answer: 20 },
      state({ question: null, badges: { f: { taunted: false } } }),
    ],
  },
  playersCheckMorale: {
    value: false,
    cast: [one('p', 'a'), one('p2', 'a', 'human', helpless), one('f', 'h', 'bandit'), one('f2', 'h', 'bandit')],
    lines: roundEnds,
    assumed: [state({ question: { rule: 'MU-45' } })],
    changed: [state({ question: null, round: 2 })],
  },
  moraleCounts: {
    value: 'fallen',
    cast: [one('p', 'a'), one('f', 'h', 'bandit'), one('f2', 'h', 'bandit', { conditions: ['surrendered'] })],
    lines: roundEnds,
    assumed: [state({ question: { rule: 'MU-45' } })],
    changed: [state({ question: null, round: 2 })],
  },
  loneFighter: {
    value: 'left',
    cast: [one('p', 'a'), one('f', 'h', 'bandit'), one('f2', 'h', 'bandit', helpless)],
    lines: roundEnds,
    assumed: [state({ question: { rule: 'MU-45' } })],
    changed: [state({ question: null, round: 2 })],
  },
  halfBy: {
    value: 'crossing',
    cast: [one('p', 'a'), one('p2', 'a'), one('f', 'h', 'bandit', { harm: 4 })],
    lines: [...partyBegins, ...wound('f', 1), { do: 'pass', by: 'party' }, { do: 'pass', by: 'foes' }],
    assumed: [state({ question: { rule: 'MU-45' } })],
    changed: [state({ question: null, round: 2 })],
  },
  moraleAt: {
    value: 'first',
    cast: [
      one('p', 'a'),
      one('f', 'h', 'bandit'),
      one('f2', 'h', 'bandit', { harm: 8, conditions: ['incapacitated', { id: 'dying', until: 'cause', rounds: 1 }] }),
    ],
    lines: roundEnds,
    assumed: [state({ question: { rule: 'MU-45' }, standing: { f2: 'dead' } })],
    changed: [state({ question: { rule: 'MU-45' }, badges: { f2: { dying: true } } })],
  },
  brokenAndTaunted: {
    value: 'taunt',
    cast: [
      one(
        'p',
        'a',
        'human',
        armed(['sword'], { conditions: ['must-yield', { id: 'taunted', until: 'cause', by: 'f' }] }),
      ),
      one('f', 'a', 'bandit'),
    ],
    lines: partyBegins,
    assumed: [state({ offers: { p: { 'attack:sword': 'MU-45' } } })],
    changed: [state({ offers: { p: { 'attack:sword': true } } })],
  },
};

describe('house rules of fear and morale', () => {
  holdsFor(['Fear and morale'], NERVE, ['fearOf', 'mapWithoutExit', 'harmedAfterYielding']);
});
