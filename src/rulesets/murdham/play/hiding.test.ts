/** Hiding: who is hard to strike, and what reveals a hidden fighter (MU-41 to MU-43). */
import { describe, it } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { attackBy, oneAt, partyBegins, playOut } from '../edges.testing.ts';

describe('hiding', () => {
  const cast = [
    oneAt('p1', 'c', 'bandit'),
    oneAt('p2', 'c', 'bandit'),
    oneAt('f1', 'c', 'bandit'),
    oneAt('f2', 'a', 'bandit'),
  ];
  const ambush: Line[] = [{ begin: true }, { answer: 'ambush-foes' }];
  it('MU-40: ambushers start hidden and have a bonus turn to themselves', () => {
    playOut({
      cast,
      lines: [
        ...ambush,
        { expect: { question: { kind: 'pick', rule: 'MU-40', seat: 'gm' } } },
        { answer: ['f1'] },
        {
          expect: {
            title: 'Bonus',
            round: 0,
            may: ['f1'],
            badges: { f1: { concealed: true }, f2: { concealed: false } },
          },
        },
        { do: 'turn', by: 'f2', refused: 'MU-40' },
        { do: 'turn', by: 'p1', refused: 'MU-40' },
        { do: 'turn', by: 'f1' },
        { do: 'end-turn', by: 'f1' },
        { note: 'Round 1: the ambushers have their turn again, and the initiative.' },
        { expect: { round: 1, may: ['f1', 'f2'] } },
      ],
    });
  });
  // MU-40: in the bonus turn nobody but the ambushers acts, and a reaction is a turn. MU-23, MU-20: a
  // target’s friend guards it, and a target dodges, while they have a turn left. Among themselves
  // the ambushers have one, and they know of each other: nobody else reacts, but they may.
  it('MU-24, MU-23: in the bonus turn of an ambush nobody reacts but fellow ambushers', () => {
    const flask = { gear: ['alchemists-fire'] };
    playOut({
      cast: [
        oneAt('p1', 'c', 'bandit'),
        oneAt('p2', 'c', 'bandit'),
        oneAt('f1', 'a', 'bandit', flask),
        oneAt('f2', 'c', 'bandit'),
        oneAt('f3', 'c', 'bandit'),
        oneAt('f4', 'c', 'bandit'),
      ],
      lines: [
        ...ambush,
        { answer: ['f1', 'f2', 'f3'] },
        { expect: { log: ['F1, F2 and F3 have a bonus turn before the first round, in which nobody else reacts.'] } },
        { do: 'attack', by: 'f1', with: 'alchemists-fire' },
        { answer: 'c' },
        { answer: { dice: [1] } },
        {
          expect: {
            question: {
              rule: 'MU-18',
              title: 'F2',
              has: ['dodge', 'guard-f3'],
              lacks: ['guard-f4', 'guard-p1', 'guard-p2'],
            },
          },
        },
      ],
    });
  });
  it('MU-41: hiding again is the GM’s to allow', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'rule-hide' },
        { answer: 'f2' },
        { answer: 'out of sight' },
        { expect: { badges: { f2: { concealed: true } }, seen: { f2: false, f1: true }, log: ['MU-41'] } },
      ],
    });
  });
  it('MU-42: the targets of a hidden attacker cannot react', () => {
    playOut({
      cast,
      lines: [
        ...ambush,
        { answer: ['f1'] },
        ...attackBy('f1', 'p1'),
        { expect: { question: { kind: 'dice', title: 'damage' }, log: ['MU-42'] } },
        { answer: 2 },
        { expect: { tracks: { p1: { health: 6 } }, badges: { f1: { concealed: false } } } },
        { do: 'end-turn', by: 'f1' },
        ...attackBy('f2', 'p1').map((line) =>
          'do' in line ? { ...line, refused: 'MU-15' } : { note: 'Known now, and out of reach.' },
        ),
        { do: 'pass', by: 'foes' },
        ...attackBy('p1', 'f1'),
        { expect: { question: { rule: 'MU-18', has: ['dodge'] } } },
      ],
    });
  });
  it('MU-43: the hidden never show on the shared screen; moving without sneaking reveals them', () => {
    const start: Line[] = [...ambush, { answer: ['f2'] }, { expect: { seen: { f2: false, f1: true, p1: true } } }];
    playOut({
      cast,
      lines: [
        ...start,
        { do: 'move', by: 'f2' },
        { answer: 'zone:b' },
        { expect: { seen: { f2: true }, badges: { f2: { concealed: false } } } },
      ],
    });
    playOut({
      cast,
      lines: [
        ...start,
        { do: 'full-move', by: 'f2', with: 'sneak' },
        { expect: { question: { rule: 'MU-43', kind: 'dice' } } },
        { answer: 8 },
        { answer: 'zone:b' },
        { expect: { question: { rule: 'MU-43', seat: 'gm', options: ['yes', 'no'] } } },
        { answer: 'no' },
        { expect: { seen: { f2: false }, place: { f2: 'zone:b' } } },
      ],
    });
    playOut({
      cast,
      lines: [
        ...start,
        { do: 'full-move', by: 'f2', with: 'sneak' },
        { answer: 9 },
        { expect: { seen: { f2: true } } },
      ],
    });
    playOut({
      cast,
      lines: [...start, { do: 'say', by: 'f2' }, { answer: { text: 'Now!' } }, { expect: { seen: { f2: true } } }],
    });
    const friends = [oneAt('p1', 'a', 'bandit', { conditions: ['concealed'] }), oneAt('f1', 'c', 'bandit')];
    playOut({
      cast: friends,
      lines: [...partyBegins, { expect: { seen: { p1: true }, badges: { p1: { concealed: true } } } }],
    });
  });
});
