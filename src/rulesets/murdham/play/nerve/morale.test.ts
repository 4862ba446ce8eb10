/** Morale: when it is checked, and what a failed check brings (MU-44, MU-45). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attackBy, bothPass, laidLow, oneAt, partyBegins, playOut, woundOf } from '../../edges.testing.ts';

describe('morale', () => {
  it('MU-44: half the group or fewer, or a lone fighter at half health, makes a check due', () => {
    const three = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'c', 'bandit'),
      oneAt('f2', 'c', 'bandit'),
      oneAt('f3', 'c', 'bandit'),
    ];
    playOut({
      cast: three,
      lines: [
        ...partyBegins,
        laidLow(['f3']),
        { expect: { morale: { foes: 'steady' } } },
        ...bothPass,
        { expect: { question: null, round: 2 } },
      ],
    });
    const four = [...three, oneAt('f4', 'c', 'bandit')];
    playOut({
      cast: four,
      lines: [
        ...partyBegins,
        laidLow(['f3', 'f4']),
        { expect: { morale: { foes: 'due' } } },
        ...bothPass,
        { expect: { question: { rule: 'MU-45' } } },
      ],
    });
    const lone = [oneAt('p1', 'a', 'bandit'), oneAt('p2', 'a', 'bandit'), oneAt('f1', 'c', 'bandit')];
    playOut({
      cast: lone,
      lines: [
        ...partyBegins,
        ...woundOf('f1', 3),
        { expect: { morale: { foes: 'steady' } } },
        ...bothPass,
        { expect: { question: null } },
      ],
    });
    playOut({
      cast: lone,
      lines: [
        ...partyBegins,
        ...woundOf('f1', 3, 1),
        { expect: { morale: { foes: 'due' } } },
        ...bothPass,
        { expect: { question: { rule: 'MU-45', seat: 'f1' } } },
      ],
    });
    const split = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'c', 'bandit', { group: 'left' }),
      oneAt('f2', 'c', 'bandit', { group: 'left' }),
      oneAt('f3', 'c', 'bandit', { group: 'right' }),
      oneAt('f4', 'c', 'bandit', { group: 'right' }),
    ];
    playOut({
      cast: split,
      lines: [...partyBegins, laidLow(['f3']), { expect: { morale: { 'foes/left': 'steady', 'foes/right': 'due' } } }],
    });
  });
  it('MU-45: one die for the group; who fails must yield, who passes is done; the fearless are left out', () => {
    const cast = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'c', 'bandit'),
      oneAt('f2', 'c', 'bandit-leader'),
      oneAt('f3', 'c', 'bandit', { skills: ['bravery'] }),
      oneAt('f4', 'c', 'bandit'),
      oneAt('f5', 'c', 'bandit'),
      oneAt('f6', 'c', 'bandit'),
    ];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        laidLow(['f4', 'f5', 'f6']),
        ...bothPass,
        { answer: 9 },
        {
          expect: {
            badges: { f1: { 'must-yield': true }, f2: { 'must-yield': false }, f3: { 'must-yield': false } },
            round: 2,
          },
        },
        { do: 'pass', by: 'party' },
        {
          expect: {
            offers: { f1: { distract: 'MU-45', surrender: true, move: true, leave: true }, f2: { distract: true } },
          },
        },
        { do: 'pass', by: 'foes' },
        { note: 'Whoever broke has to yield or run; nobody is tested again in this stretch.' },
        { answer: 'surrender' },
        { expect: { question: null, round: 3 } },
      ],
    });
    playOut({
      cast: [
        oneAt('p1', 'a', 'bandit'),
        oneAt('p2', 'a', 'bandit'),
        oneAt('f1', 'c', 'skeletal-warrior', { harm: 6, traits: [] }),
      ],
      lines: [...partyBegins, { expect: { morale: { foes: 'immune' } } }, ...bothPass, { expect: { question: null } }],
    });
  });
  it('MU-46: surrendering takes the turn; harmed after that by the enemy, one may fight on', () => {
    const cast = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'a', 'bandit'),
      oneAt('f2', 'a', 'bandit', { skills: ['bravery'] }),
    ];
    playOut({
      cast,
      lines: [
        { begin: true },
        { answer: 'foes' },
        { do: 'move', by: 'f1' },
        { answer: 'border:a-b' },
        { do: 'surrender', by: 'f1', refused: 'MU-46' },
        { undo: 1 },
        { do: 'surrender', by: 'f1' },
        { expect: { standing: { f1: 'surrendered' }, may: ['p1'] } },
        ...attackBy('p1', 'f1'),
        { answer: 'pass' },
        { answer: 2 },
        { expect: { standing: { f1: 'up' }, tracks: { f1: { health: 6 } }, log: ['MU-46'] } },
        { do: 'end-turn', by: 'p1' },
        { do: 'turn', by: 'f1', refused: 'MU-02' },
      ],
    });
  });
  it('MU-47: a long chase: a group AGI save, none for the faster, no escape for the slower', () => {
    const cast = [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'c', 'bandit'), oneAt('f2', 'c', 'elf')];
    const chase: Line[] = [...partyBegins, { do: 'rule-chase' }, { answer: 'foes' }, { answer: ['f1', 'f2'] }];
    playOut({
      cast,
      lines: [
        ...chase,
        { answer: 'alike' },
        { answer: 9 },
        { expect: { standing: { f1: 'up', f2: 'fled' }, place: { f2: 'off' } } },
      ],
    });
    playOut({ cast, lines: [...chase, { answer: 'faster' }, { expect: { standing: { f1: 'fled', f2: 'fled' } } }] });
    playOut({ cast, lines: [...chase, { answer: 'slower' }, { expect: { standing: { f1: 'up', f2: 'up' } } }] });
  });
});
