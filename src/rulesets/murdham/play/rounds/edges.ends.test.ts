/** Edge rulings 55 to 64, played: morale and its immunities, surrender, the clock, stunts, omens. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attack, foesBegin, one, partyBegins, play, state, sword, wound } from '../../edges.testing.ts';

/** Everybody passes: the round ends. */
const round = (first = 'party', second = 'foes'): Line[] => [
  { do: 'pass', by: first },
  { do: 'pass', by: second },
];

describe('MU-44, MU-45 rulings 55 to 57: morale', () => {
  const downed = { conditions: ['incapacitated'] };
  it('two of four standing is due, three of four is not', () => {
    const band = [one('p', 'a'), ...[1, 2, 3, 4].map((n) => one(`f${n}`, 'd', 'bandit'))];
    for (const [lost, due] of [
      [1, false],
      [2, true],
    ] as const)
      play({
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
          state({ question: due ? { kind: 'dice', rule: 'MU-45' } : null }),
        ],
      });
  });
  it('a group that began with one down counts it as down from the start', () => {
    play({
      cast: [one('p', 'a'), one('f', 'd', 'bandit'), one('f2', 'd', 'bandit', downed)],
      lines: [...partyBegins, state({ morale: { foes: 'due' } })],
    });
  });
  it('a lone fighter: at half of maximum by damage, not above', () => {
    for (const [last, due] of [
      [0, false],
      [1, true],
    ] as const)
      play({
        cast: [one('p', 'a'), one('p2', 'a'), one('f', 'd', 'bandit')],
        lines: [
          ...partyBegins,
          ...wound('f', 3, ...(last > 0 ? [last] : [])),
          ...round(),
          state({ question: due ? { rule: 'MU-45' } : null }),
        ],
      });
  });
  it('one left of a group is no lone fighter: half the number, not half the health', () => {
    play({
      cast: [one('p', 'a'), one('f', 'd', 'bandit'), one('f2', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { label: 'down', edit: [{ edit: 'sheet', combatant: 'f2', path: 'conditions', value: ['incapacitated'] }] },
        state({ morale: { foes: 'due' } }),
      ],
    });
  });
  it('the undead, demons and the brave do not check; the frightening troll (WIT 4) does', () => {
    const lone = (creature: string, sheet: Record<string, unknown> = {}) => [
      one('p', 'a', 'human', { skills: ['bravery'] }),
      one('p2', 'a', 'human', { skills: ['bravery'] }),
      one('f', 'd', creature, sheet),
    ];
    play({
      cast: lone('shambling-corpse'),
      lines: [
        ...partyBegins,
        ...wound('f', 5),
        state({ morale: { foes: 'immune' } }),
        ...round(),
        state({ question: null }),
      ],
    });
    play({ cast: lone('corruptor'), lines: [...partyBegins, ...wound('f', 5), ...round(), state({ question: null })] });
    play({
      cast: lone('bandit', { skills: ['bravery'] }),
      lines: [...partyBegins, ...wound('f', 3, 2), ...round(), state({ question: null })],
    });
    play({
      cast: lone('troll'),
      lines: [
        ...partyBegins,
        ...wound('f', 9, 5),
        ...round(),
        state({ question: { kind: 'dice', rule: 'MU-45' } }),
        { answer: 5 },
        state({ morale: { foes: 'broken' } }),
      ],
    });
  });
  it('one die for the group, each against the own WIT; who passes is done for the stretch', () => {
    play({
      cast: [
        one('p', 'a'),
        one('f', 'd', 'bandit'),
        one('f2', 'd', 'bandit-leader'),
        one('f3', 'd', 'bandit', downed),
        one('f4', 'd', 'bandit', downed),
      ],
      lines: [
        ...partyBegins,
        ...round(),
        { answer: 9 },
        state({ badges: { f: { 'must-yield': true }, f2: { 'must-yield': false } } }),
        ...round(),
        { answer: 'surrender' },
        state({ question: null, round: 3 }),
      ],
    });
  });
  it('ruling 58: who failed may only surrender or go, not attack', () => {
    play({
      cast: [one('p', 'd'), one('f', 'd', 'bandit'), one('p2', 'a')],
      lines: [
        ...partyBegins,
        ...wound('f', 3, 2),
        ...round(),
        { answer: 20 },
        { do: 'pass', by: 'party' },
        state({ offers: { f: { 'attack:sword': 'MU-45', surrender: true, move: true } } }),
      ],
    });
  });
  it('ruling 57: the dying die before morale is counted', () => {
    play({
      cast: [
        one('p', 'a'),
        one('f', 'd', 'bandit'),
        one('f2', 'd', 'bandit', {
          harm: 8,
          conditions: ['incapacitated', { id: 'dying', until: 'cause', rounds: 1 }],
        }),
      ],
      lines: [...partyBegins, ...round(), state({ standing: { f2: 'dead' }, question: { rule: 'MU-45' } })],
    });
  });
});

describe('MU-46: surrender', () => {
  it('takes the turn; harmed by the enemy after that, the character may fight on in spite of a failed check', () => {
    play({
      cast: [
        one('p', 'd', 'human', sword),
        one('p2', 'a'),
        one('f', 'd', 'bandit', { abilities: { str: 8, agi: 8, wit: 8 } }),
      ],
      lines: [
        ...partyBegins,
        ...wound('f', 3, 1),
        ...round(),
        { answer: 20 },
        { do: 'pass', by: 'party' },
        { do: 'surrender', by: 'f' },
        state({ standing: { f: 'surrendered' } }),
        ...attack('p', 'f'),
        { answer: 1 },
        state({ standing: { f: 'up' }, badges: { f: { surrendered: false, 'must-yield': false } } }),
      ],
    });
  });
});

describe('rulings 60, 61: the clock and the stunt', () => {
  const players = [{ ...one('p', 'a', 'human', sword), player: 'Ann' }, one('f', 'a', 'bandit')];
  it('MU-52: no word in 15 seconds and the turn is spent idle', () => {
    play({
      cast: players,
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'turn', by: 'p' },
        state({ question: { countdown: 15, has: ['declared', 'late'] } }),
        { answer: 'late' },
        state({ question: null, may: ['f'] }),
      ],
    });
  });
  it('MU-33: acceptance is the target’s alone, no guard steps in before it, and no reaction after it', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'stunt', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { text: 'drops the purse' } },
        state({ question: { seat: 'gm', rule: 'MU-33' } }),
        { answer: 'yes' },
        state({ question: { seat: 'f', rule: 'MU-33', options: ['yes', 'no'] } }),
        { answer: 'yes' },
        state({ question: null, tracks: { f: { health: 8 } } }),
      ],
    });
  });
  it('MU-33: refused by the GM or the target, the attack goes on with its reactions', () => {
    for (const answers of [['no'], ['yes', 'no']])
      play({
        cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit')],
        lines: [
          ...partyBegins,
          { do: 'stunt', by: 'p', with: 'sword' },
          { answer: 'f' },
          { answer: { text: 'drops the purse' } },
          ...answers.map((answer): Line => ({ answer })),
          state({ question: { rule: 'MU-18', has: ['dodge'] } }),
        ],
      });
  });
});

describe('ruling 64: omens', () => {
  const lucky = { gear: ['sword'], omens: 1 };
  it('a failed save may be rolled again, and the omen is gone', () => {
    play({
      cast: [one('p', 'a', 'human', lucky), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 'dodge' },
        { answer: 20 },
        { answer: 'yes' },
        { answer: 3 },
        state({ question: null, tracks: { p: { health: 8 } }, log: ['MU-20'] }),
      ],
    });
  });
  it('damage suffered is rolled again, the whole pair where it is impaired, and the lower result stands', () => {
    play({
      cast: [
        one('p', 'a', 'human', { ...lucky, conditions: ['stunned'] }),
        one('f', 'a', 'bandit', { conditions: ['confused'] }),
      ],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: { dice: [4, 3] } },
        { answer: 'yes' },
        { answer: { dice: [5, 5] } },
        state({ tracks: { p: { health: 5 } } }),
      ],
    });
  });
  it('death is refused at instant death: health 1, out, an injury for good', () => {
    play({
      cast: [one('p', 'a', 'human', { ...lucky, conditions: ['stunned'] }), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: { dice: [6, 4] } },
        { answer: 'no' },
        { answer: 'yes' },
        { answer: 1 },
        state({ tracks: { p: { health: 1 } }, standing: { p: 'incapacitated' }, badges: { p: { dying: false } } }),
      ],
    });
  });
  it('and at a final blow', () => {
    play({
      cast: [one('p', 'a', 'human', { ...lucky, conditions: ['incapacitated'] }), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'final-blow', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 'yes' },
        { answer: 1 },
        state({ tracks: { p: { health: 1 } }, standing: { p: 'incapacitated' } }),
      ],
    });
  });
});
