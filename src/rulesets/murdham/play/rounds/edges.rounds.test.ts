/** Rounds, chances and passes at their edges, and what is asked when: MU-01 to MU-05, MU-07, MU-10, MU-11, MU-18, MU-51. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { usualSides } from '../../../../engine/script.ts';
import { foesBegin, one, partyBegins, play, state } from '../../edges.testing.ts';

const turn = (by: string): Line[] => [
  { do: 'turn', by },
  { do: 'end-turn', by },
];
const four = [one('p', 'a'), one('p2', 'a'), one('f', 'd', 'bandit'), one('f2', 'd', 'bandit')];

describe('MU-01: factions alternate', () => {
  it('after one of the party it is the foes’ chance, and nobody else of the party may act', () => {
    play({
      cast: four,
      lines: [
        ...partyBegins,
        state({ may: ['p', 'p2'] }),
        ...turn('p'),
        state({ may: ['f', 'f2'] }),
        { do: 'turn', by: 'p2', refused: 'MU-01' },
        ...turn('f2'),
        state({ may: ['p2'] }),
      ],
    });
  });
  it('nobody begins while another turn is open', () => {
    play({ cast: four, lines: [...partyBegins, { do: 'turn', by: 'p' }, { do: 'turn', by: 'p2', refused: 'MU-01' }] });
  });
  it('three factions go round in turn', () => {
    play({
      sides: [...usualSides, { id: 'wolves', name: 'The wolves', stance: 'neutral' }],
      cast: [one('p', 'a'), one('f', 'd', 'bandit'), { ...one('w', 'h', 'wolf'), side: 'wolves' }],
      lines: [
        ...partyBegins,
        ...turn('p'),
        state({ may: ['f'] }),
        ...turn('f'),
        state({ may: ['w'] }),
        ...turn('w'),
        state({ round: 2, may: ['p'] }),
      ],
    });
  });
});

describe('MU-02: one turn a round', () => {
  it('who has acted may not act again, who has reacted neither; in the next round both may', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['sword'] }),
        one('p2', 'd'),
        one('f', 'a', 'bandit'),
        one('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'dodge' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        { do: 'turn', by: 'f', refused: 'MU-02' },
        ...turn('f2'),
        { do: 'turn', by: 'p', refused: 'MU-02' },
        ...turn('p2'),
        state({ round: 2, may: ['p', 'p2'] }),
      ],
    });
  });
});

describe('MU-03: passes', () => {
  it('a pass is not binding: the side acts when its chance comes back', () => {
    play({
      cast: four,
      lines: [...partyBegins, { do: 'pass', by: 'party' }, ...turn('f'), state({ round: 1, may: ['p', 'p2'] })],
    });
  });
  it('a turn in between breaks the row of passes', () => {
    play({
      cast: four,
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        ...turn('f'),
        { do: 'pass', by: 'party' },
        state({ round: 1, may: ['f2'] }),
        { do: 'pass', by: 'foes' },
        state({ round: 2 }),
      ],
    });
  });
  it('a side passes only with the chance, and not with a turn open', () => {
    play({
      cast: four,
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'foes', refused: 'MU-03' },
        { do: 'turn', by: 'p' },
        { do: 'pass', by: 'party', refused: 'MU-01' },
      ],
    });
  });
});

describe('MU-04: the end of the round', () => {
  it('comes with the last pass, the dying first, then morale', () => {
    play({
      cast: [
        one('p', 'a'),
        one('f', 'd', 'bandit'),
        one('f2', 'd', 'bandit', {
          harm: 8,
          conditions: ['incapacitated', { id: 'dying', until: 'cause', rounds: 1 }],
        }),
      ],
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        state({ question: { kind: 'dice', rule: 'MU-45' }, standing: { f2: 'dead' } }),
        { answer: 1 },
        state({ round: 2, question: null }),
      ],
    });
  });
});

describe('MU-05: the initiative', () => {
  it('goes to the side that began the fight, in every round', () => {
    play({
      cast: four,
      lines: [
        ...foesBegin,
        state({ may: ['f', 'f2'] }),
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        state({ round: 2, may: ['f', 'f2'] }),
      ],
    });
  });
  it('unclear who began: a die decides', () => {
    for (const [face, first] of [
      [1, ['p', 'p2']],
      [2, ['f', 'f2']],
    ] as const)
      play({
        cast: four,
        lines: [{ begin: true }, { answer: 'unclear' }, { answer: face }, state({ may: [...first] })],
      });
  });
  it('by house rule the side with it is asked each round who goes first', () => {
    play({
      cast: four,
      house: { sideThatStarts: 'ask' },
      lines: [
        ...partyBegins,
        state({ question: { seat: 'party', rule: 'MU-05', options: ['party', 'foes'] } }),
        { answer: 'foes' },
        state({ may: ['f', 'f2'] }),
      ],
    });
  });
});

describe('MU-07, MU-10: a reaction takes the whole turn', () => {
  it('out of order, in any phase, with nothing left for movement or a bonus action', () => {
    play({
      house: { fastAndSlow: true },
      cast: [
        one('p', 'a', 'human', { gear: ['sword'], abilities: { str: 8, agi: 8, wit: 12 } }),
        one('f', 'a', 'bandit', { gear: ['sword', 'healing-draught'] }),
        one('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { answer: 9 },
        // WIT 8 is under the threshold, yet the bandit may react.
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        state({ question: { has: ['dodge', 'counter-sword', 'grapple'] } }),
        { answer: 'dodge' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        state({ title: 'slow', may: ['f2'], offers: { f: { move: 'MU-02', 'use:healing-draught': 'MU-02' } } }),
      ],
    });
  });
});

describe('MU-11: attacks hit unless circumstances are challenging', () => {
  const cast = [one('p', 'a', 'human', { gear: ['sword'] }), one('f', 'a', 'bandit', { conditions: ['stunned'] })];
  it('a plain attack goes straight to its damage', () => {
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        state({ question: { kind: 'dice', rule: 'MU-28' } }),
      ],
    });
  });
  it('by the GM’s ruling a WIT save to hit: 8 hits, 9 misses', () => {
    for (const [face, next] of [
      [8, { kind: 'dice' as const, rule: 'MU-28' }],
      [9, null],
    ] as const)
      play({
        cast,
        lines: [
          ...partyBegins,
          { do: 'hard-attack', by: 'p', with: 'sword' },
          { answer: 'f' },
          state({ question: { kind: 'dice', rule: 'MU-11' } }),
          { answer: face },
          state({ question: next, tracks: { f: { health: 8 } } }),
        ],
      });
  });
});

describe('MU-18: when a reaction is asked', () => {
  it('after the save to hit and before damage; a miss asks for none', () => {
    const cast = [one('p', 'a', 'human', { gear: ['sword'] }), one('f', 'a', 'bandit')];
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: 'hard-attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 8 },
        state({ question: { rule: 'MU-18', seat: 'f' } }),
        { answer: 'pass' },
        state({ question: { kind: 'dice', rule: 'MU-28' } }),
      ],
    });
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: 'hard-attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 9 },
        state({ question: null, tracks: { f: { health: 8 } } }),
      ],
    });
  });
});

describe('MU-51: fast and slow', () => {
  it('WIT at the threshold is fast, one under is slow; each phase ends by passes', () => {
    play({
      house: { fastAndSlow: true },
      cast: [
        one('p', 'a', 'human', { abilities: { str: 8, agi: 8, wit: 9 } }),
        one('p2', 'a', 'human'),
        one('f', 'd', 'bandit-leader'),
      ],
      lines: [
        ...partyBegins,
        { answer: 9 },
        state({ title: 'fast', may: ['p'] }),
        { do: 'turn', by: 'p2', refused: 'MU-51' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        state({ title: 'slow', round: 1, may: ['p', 'p2'] }),
      ],
    });
  });
});
