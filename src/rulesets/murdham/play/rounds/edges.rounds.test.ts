/**
 * Rounds, chances and passes at their edges, and when each thing is asked: MU-01 to MU-05, MU-07,
 * MU-10, MU-11, MU-18, MU-51.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { usualSides } from '../../../../engine/script.ts';
import { atDeathsDoor, foesBegin, nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';

const turn = (by: string): Line[] => [
  { do: 'turn', by },
  { do: 'end-turn', by },
];
const four = [oneAt('p', 'a'), oneAt('p2', 'a'), oneAt('f', 'd', 'bandit'), oneAt('f2', 'd', 'bandit')];

describe('MU-01: factions alternate', () => {
  it('after one of the party it is the foes’ chance, and nobody else of the party may act', () => {
    playOut({
      cast: four,
      lines: [
        ...partyBegins,
        nowIs({ may: ['p', 'p2'] }),
        ...turn('p'),
        nowIs({ may: ['f', 'f2'] }),
        { do: 'turn', by: 'p2', refused: 'MU-01' },
        ...turn('f2'),
        nowIs({ may: ['p2'] }),
      ],
    });
  });
  it('nobody begins while another turn is open', () => {
    playOut({
      cast: four,
      lines: [...partyBegins, { do: 'turn', by: 'p' }, { do: 'turn', by: 'p2', refused: 'MU-01' }],
    });
  });
  it('three factions go round in turn', () => {
    playOut({
      sides: [...usualSides, { id: 'wolves', name: 'The wolves', stance: 'neutral' }],
      cast: [oneAt('p', 'a'), oneAt('f', 'd', 'bandit'), { ...oneAt('w', 'h', 'wolf'), side: 'wolves' }],
      lines: [
        ...partyBegins,
        ...turn('p'),
        nowIs({ may: ['f'] }),
        ...turn('f'),
        nowIs({ may: ['w'] }),
        ...turn('w'),
        nowIs({ round: 2, may: ['p'] }),
      ],
    });
  });
});

describe('MU-02: one turn a round', () => {
  it('who has acted may not act again, who has reacted neither; in the next round both may', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword'] }),
        oneAt('p2', 'd'),
        oneAt('f', 'a', 'bandit'),
        oneAt('f2', 'd', 'bandit'),
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
        nowIs({ round: 2, may: ['p', 'p2'] }),
      ],
    });
  });
});

describe('MU-03: passes', () => {
  it('a pass is not binding: the side acts when its chance comes back', () => {
    playOut({
      cast: four,
      lines: [...partyBegins, { do: 'pass', by: 'party' }, ...turn('f'), nowIs({ round: 1, may: ['p', 'p2'] })],
    });
  });
  it('a turn in between breaks the row of passes', () => {
    playOut({
      cast: four,
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        ...turn('f'),
        { do: 'pass', by: 'party' },
        nowIs({ round: 1, may: ['f2'] }),
        { do: 'pass', by: 'foes' },
        nowIs({ round: 2 }),
      ],
    });
  });
  it('a side passes only with the chance, and not with a turn open', () => {
    playOut({
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
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'd', 'bandit'), oneAt('f2', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        atDeathsDoor('f2'),
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        nowIs({ question: { kind: 'dice', rule: 'MU-45' }, standing: { f2: 'dead' } }),
        { answer: 1 },
        nowIs({ round: 2, question: null }),
      ],
    });
  });
});

describe('MU-05: the initiative', () => {
  it('goes to the side that began the fight, in every round', () => {
    playOut({
      cast: four,
      lines: [
        ...foesBegin,
        nowIs({ may: ['f', 'f2'] }),
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        nowIs({ round: 2, may: ['f', 'f2'] }),
      ],
    });
  });
  it('unclear who began: a die decides', () => {
    for (const [face, first] of [
      [1, ['p', 'p2']],
      [2, ['f', 'f2']],
    ] as const)
      playOut({
        cast: four,
        lines: [{ begin: true }, { answer: 'unclear' }, { answer: face }, nowIs({ may: [...first] })],
      });
  });
  it('by house rule the side with it is asked each round who goes first', () => {
    playOut({
      cast: four,
      house: { sideThatStarts: 'ask' },
      lines: [
        ...partyBegins,
        nowIs({ question: { seat: 'party', rule: 'MU-05', options: ['party', 'foes'] } }),
        { answer: 'foes' },
        nowIs({ may: ['f', 'f2'] }),
      ],
    });
  });
});

describe('MU-07, MU-10: a reaction takes the whole turn', () => {
  it('out of order, in any phase, with nothing left for movement or a bonus action', () => {
    playOut({
      house: { fastAndSlow: true },
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword'], abilities: { str: 8, agi: 8, wit: 12 } }),
        oneAt('f', 'a', 'bandit', { gear: ['sword', 'healing-draught'] }),
        oneAt('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { answer: 9 },
        // The bandit's WIT 8 is under the threshold, but it may react all the same.
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        nowIs({ question: { has: ['dodge', 'counter-sword', 'grapple'] } }),
        { answer: 'dodge' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        nowIs({ title: 'slow', may: ['f2'], offers: { f: { move: 'MU-02', 'use:healing-draught': 'MU-02' } } }),
      ],
    });
  });
});

describe('MU-11: attacks hit unless circumstances are challenging', () => {
  const cast = [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit', { conditions: ['stunned'] })];
  it('a plain attack goes straight to its damage', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        nowIs({ question: { kind: 'dice', rule: 'MU-28' } }),
      ],
    });
  });
  it('by the GM’s ruling a WIT save to hit: 8 hits, 9 misses', () => {
    for (const [face, next] of [
      [8, { kind: 'dice' as const, rule: 'MU-28' }],
      [9, null],
    ] as const)
      playOut({
        cast,
        lines: [
          ...partyBegins,
          { do: 'hard-attack', by: 'p', with: 'sword' },
          { answer: 'f' },
          nowIs({ question: { kind: 'dice', rule: 'MU-11' } }),
          { answer: face },
          nowIs({ question: next, tracks: { f: { health: 8 } } }),
        ],
      });
  });
});

describe('MU-18: when a reaction is asked', () => {
  it('after the save to hit and before damage; a miss asks for none', () => {
    const cast = [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit')];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'hard-attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 8 },
        nowIs({ question: { rule: 'MU-18', seat: 'f' } }),
        { answer: 'pass' },
        nowIs({ question: { kind: 'dice', rule: 'MU-28' } }),
      ],
    });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'hard-attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 9 },
        nowIs({ question: null, tracks: { f: { health: 8 } } }),
      ],
    });
  });
});

describe('MU-51: fast and slow', () => {
  it('WIT at the threshold is fast, one under is slow; each phase ends by passes', () => {
    playOut({
      house: { fastAndSlow: true },
      cast: [
        oneAt('p', 'a', 'human', { abilities: { str: 8, agi: 8, wit: 9 } }),
        oneAt('p2', 'a', 'human'),
        oneAt('f', 'd', 'bandit-leader'),
      ],
      lines: [
        ...partyBegins,
        { answer: 9 },
        nowIs({ title: 'fast', may: ['p'] }),
        { do: 'turn', by: 'p2', refused: 'MU-51' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        nowIs({ title: 'slow', round: 1, may: ['p', 'p2'] }),
      ],
    });
  });
});
