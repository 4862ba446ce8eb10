/**
 * Edge rulings 55 to 64, played: morale and its immunities, surrender, the clock, stunts, omens.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import {
  atDeathsDoor,
  attackBy,
  foesBegin,
  laidLow,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  withSword,
  woundOf,
} from '../../edges.testing.ts';

/** Both sides pass, so that the round ends. */
const round = (first = 'party', second = 'foes'): Line[] => [
  { do: 'pass', by: first },
  { do: 'pass', by: second },
];

describe('MU-44, MU-45 rulings 55 to 57: morale', () => {
  it('two of four standing is due, three of four is not', () => {
    const band = [oneAt('p', 'a'), ...[1, 2, 3, 4].map((n) => oneAt(`f${n}`, 'd', 'bandit'))];
    for (const [lost, due] of [
      [1, false],
      [2, true],
    ] as const)
      playOut({
        cast: band,
        lines: [
          ...partyBegins,
          ...Array.from(
            { length: lost },
            (_, n): Line => ({
              label: 'down',
              edit: [{ edit: 'sheet', combatant: `f${n + 1}`, path: 'conditions', value: ['incapacitated'] }],
            }),
          ),
          ...round(),
          nowIs({ question: due ? { kind: 'dice', rule: 'MU-45' } : null }),
        ],
      });
  });
  it('a lone fighter: at half of maximum by damage, not above', () => {
    for (const [last, due] of [
      [0, false],
      [1, true],
    ] as const)
      playOut({
        cast: [oneAt('p', 'a'), oneAt('p2', 'a'), oneAt('f', 'd', 'bandit')],
        lines: [
          ...partyBegins,
          ...woundOf('f', 3, ...(last > 0 ? [last] : [])),
          ...round(),
          nowIs({ question: due ? { rule: 'MU-45' } : null }),
        ],
      });
  });
  it('one left of a group is no lone fighter: half the number, not half the health', () => {
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'd', 'bandit'), oneAt('f2', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { label: 'down', edit: [{ edit: 'sheet', combatant: 'f2', path: 'conditions', value: ['incapacitated'] }] },
        nowIs({ morale: { foes: 'due' } }),
      ],
    });
  });
  it('the undead, demons and the brave do not check; the frightening troll (WIT 4) does', () => {
    const lone = (creature: string, sheet: Record<string, unknown> = {}) => [
      oneAt('p', 'a', 'human', { skills: ['bravery'] }),
      oneAt('p2', 'a', 'human', { skills: ['bravery'] }),
      oneAt('f', 'd', creature, sheet),
    ];
    playOut({
      cast: lone('shambling-corpse'),
      lines: [
        ...partyBegins,
        ...woundOf('f', 5),
        nowIs({ morale: { foes: 'immune' } }),
        ...round(),
        nowIs({ question: null }),
      ],
    });
    playOut({
      cast: lone('corruptor'),
      lines: [...partyBegins, ...woundOf('f', 5), ...round(), nowIs({ question: null })],
    });
    playOut({
      cast: lone('bandit', { skills: ['bravery'] }),
      lines: [...partyBegins, ...woundOf('f', 3, 2), ...round(), nowIs({ question: null })],
    });
    playOut({
      cast: lone('troll'),
      lines: [
        ...partyBegins,
        ...woundOf('f', 9, 5),
        ...round(),
        nowIs({ question: { kind: 'dice', rule: 'MU-45' } }),
        { answer: 5 },
        nowIs({ morale: { foes: 'broken' } }),
      ],
    });
  });
  it('one die for the group, each against the own WIT; who passes is done for the stretch', () => {
    playOut({
      cast: [
        oneAt('p', 'a'),
        oneAt('f', 'd', 'bandit'),
        oneAt('f2', 'd', 'bandit-leader'),
        oneAt('f3', 'd', 'bandit'),
        oneAt('f4', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        laidLow(['f3', 'f4']),
        ...round(),
        { answer: 9 },
        nowIs({ badges: { f: { 'must-yield': true }, f2: { 'must-yield': false } } }),
        ...round(),
        { answer: 'surrender' },
        nowIs({ question: null, round: 3 }),
      ],
    });
  });
  it('ruling 58: who failed may only surrender or go, not attack', () => {
    playOut({
      cast: [oneAt('p', 'd'), oneAt('f', 'd', 'bandit'), oneAt('p2', 'a')],
      lines: [
        ...partyBegins,
        ...woundOf('f', 3, 2),
        ...round(),
        { answer: 20 },
        { do: 'pass', by: 'party' },
        nowIs({ offers: { f: { 'attack:sword': 'MU-45', surrender: true, move: true } } }),
      ],
    });
  });
  it('ruling 57: the dying die before morale is counted', () => {
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'd', 'bandit'), oneAt('f2', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        atDeathsDoor('f2'),
        ...round(),
        nowIs({ standing: { f2: 'dead' }, question: { rule: 'MU-45' } }),
      ],
    });
  });
});

describe('MU-46: surrender', () => {
  it('takes the turn; harmed by the enemy after that, the character may fight on in spite of a failed check', () => {
    playOut({
      cast: [
        oneAt('p', 'd', 'human', withSword),
        oneAt('p2', 'a'),
        oneAt('f', 'd', 'bandit', { abilities: { str: 8, agi: 8, wit: 8 } }),
      ],
      lines: [
        ...partyBegins,
        ...woundOf('f', 3, 1),
        ...round(),
        { answer: 20 },
        { do: 'pass', by: 'party' },
        { do: 'surrender', by: 'f' },
        nowIs({ standing: { f: 'surrendered' } }),
        ...attackBy('p', 'f'),
        { answer: 1 },
        nowIs({ standing: { f: 'up' }, badges: { f: { surrendered: false, 'must-yield': false } } }),
      ],
    });
  });
});

describe('rulings 60, 61: the clock and the stunt', () => {
  const players = [{ ...oneAt('p', 'a', 'human', withSword), player: 'Ann' }, oneAt('f', 'a', 'bandit')];
  it('MU-52: no word in 15 seconds and the turn is spent idle', () => {
    playOut({
      cast: players,
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'turn', by: 'p' },
        nowIs({ question: { countdown: 15, has: ['declared', 'late'] } }),
        { answer: 'late' },
        nowIs({ question: null, may: ['f'] }),
      ],
    });
  });
  it('MU-33: acceptance is the target’s alone, no guard steps in before it, and no reaction after it', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'stunt', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { text: 'drops the purse' } },
        nowIs({ question: { seat: 'gm', rule: 'MU-33' } }),
        { answer: 'yes' },
        nowIs({ question: { seat: 'f', rule: 'MU-33', options: ['yes', 'no'] } }),
        { answer: 'yes' },
        nowIs({ question: null, tracks: { f: { health: 8 } } }),
      ],
    });
  });
  it('MU-33: refused by the GM or the target, the attack goes on with its reactions', () => {
    for (const answers of [['no'], ['yes', 'no']])
      playOut({
        cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit')],
        lines: [
          ...partyBegins,
          { do: 'stunt', by: 'p', with: 'sword' },
          { answer: 'f' },
          { answer: { text: 'drops the purse' } },
          ...answers.map((answer): Line => ({ answer })),
          nowIs({ question: { rule: 'MU-18', has: ['dodge'] } }),
        ],
      });
  });
});

describe('ruling 64: omens', () => {
  const lucky = { gear: ['sword'], omens: 1 };
  it('a failed save may be rolled again, and the omen is gone', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', lucky), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'dodge' },
        { answer: 20 },
        { answer: 'yes' },
        { answer: 3 },
        nowIs({ question: null, tracks: { p: { health: 8 } }, log: ['MU-20'] }),
      ],
    });
  });
  it('damage suffered is rolled again, the whole pair where it is impaired, and the lower result stands', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { ...lucky, conditions: ['stunned'] }),
        oneAt('f', 'a', 'bandit', { conditions: ['confused'] }),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: { dice: [4, 3] } },
        { answer: 'yes' },
        { answer: { dice: [5, 5] } },
        nowIs({ tracks: { p: { health: 5 } } }),
      ],
    });
  });
  it('death is refused at instant death: health 1, out, an injury for good', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...lucky, conditions: ['stunned'] }), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: { dice: [6, 4] } },
        { answer: 'no' },
        { answer: 'yes' },
        { answer: 1 },
        nowIs({ tracks: { p: { health: 1 } }, standing: { p: 'incapacitated' }, badges: { p: { dying: false } } }),
      ],
    });
  });
  it('and at a final blow', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...lucky, conditions: ['incapacitated'] }), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'final-blow', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 'yes' },
        { answer: 1 },
        nowIs({ tracks: { p: { health: 1 } }, standing: { p: 'incapacitated' } }),
      ],
    });
  });
});
