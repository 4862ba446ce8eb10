/** Morale: when it is checked, what failing brings (MU-44, MU-45). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attack, down, one, partyBegins, passes, play, wound } from '../../edges.testing.ts';

describe('morale', () => {
  it('MU-44: half the group or fewer, or a lone fighter at half health, makes a check due', () => {
    const three = [
      one('p1', 'a', 'bandit'),
      one('f1', 'c', 'bandit'),
      one('f2', 'c', 'bandit'),
      one('f3', 'c', 'bandit', down),
    ];
    play({
      cast: three,
      lines: [
        ...partyBegins,
        { expect: { morale: { foes: 'steady' } } },
        ...passes,
        { expect: { question: null, round: 2 } },
      ],
    });
    const four = [...three, one('f4', 'c', 'bandit', down)];
    play({
      cast: four,
      lines: [
        ...partyBegins,
        { expect: { morale: { foes: 'due' } } },
        ...passes,
        { expect: { question: { rule: 'MU-45' } } },
      ],
    });
    const lone = [one('p1', 'a', 'bandit'), one('p2', 'a', 'bandit'), one('f1', 'c', 'bandit')];
    play({
      cast: lone,
      lines: [
        ...partyBegins,
        ...wound('f1', 3),
        { expect: { morale: { foes: 'steady' } } },
        ...passes,
        { expect: { question: null } },
      ],
    });
    play({
      cast: lone,
      lines: [
        ...partyBegins,
        ...wound('f1', 3, 1),
        { expect: { morale: { foes: 'due' } } },
        ...passes,
        { expect: { question: { rule: 'MU-45', seat: 'f1' } } },
      ],
    });
    const split = [
      one('p1', 'a', 'bandit'),
      one('f1', 'c', 'bandit', { group: 'left' }),
      one('f2', 'c', 'bandit', { group: 'left' }),
      one('f3', 'c', 'bandit', { ...down, group: 'right' }),
      one('f4', 'c', 'bandit', { group: 'right' }),
    ];
    play({
      cast: split,
      lines: [...partyBegins, { expect: { morale: { 'foes/left': 'steady', 'foes/right': 'due' } } }],
    });
  });
  it('MU-45: one die for the group; who fails must yield, who passes is done; the fearless are left out', () => {
    const cast = [
      one('p1', 'a', 'bandit'),
      one('f1', 'c', 'bandit'),
      one('f2', 'c', 'bandit-leader'),
      one('f3', 'c', 'bandit', { skills: ['bravery'] }),
      one('f4', 'c', 'bandit', down),
      one('f5', 'c', 'bandit', down),
      one('f6', 'c', 'bandit', down),
    ];
    play({
      cast,
      lines: [
        ...partyBegins,
        ...passes,
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
    play({
      cast: [
        one('p1', 'a', 'bandit'),
        one('p2', 'a', 'bandit'),
        one('f1', 'c', 'skeletal-warrior', { harm: 6, traits: [] }),
      ],
      lines: [...partyBegins, { expect: { morale: { foes: 'immune' } } }, ...passes, { expect: { question: null } }],
    });
  });
  it('MU-46: surrendering takes the turn; harmed after that by the enemy, one may fight on', () => {
    const cast = [
      one('p1', 'a', 'bandit'),
      one('f1', 'a', 'bandit'),
      one('f2', 'a', 'bandit', { skills: ['bravery'] }),
    ];
    play({
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
        ...attack('p1', 'f1'),
        { answer: 'pass' },
        { answer: 2 },
        { expect: { standing: { f1: 'up' }, tracks: { f1: { health: 6 } }, log: ['MU-46'] } },
        { do: 'end-turn', by: 'p1' },
        { do: 'turn', by: 'f1', refused: 'MU-02' },
      ],
    });
  });
  it('MU-47: a long chase: a group AGI save, none for the faster, no escape for the slower', () => {
    const cast = [one('p1', 'a', 'bandit'), one('f1', 'c', 'bandit'), one('f2', 'c', 'elf')];
    const chase: Line[] = [...partyBegins, { do: 'rule-chase' }, { answer: 'foes' }, { answer: ['f1', 'f2'] }];
    play({
      cast,
      lines: [
        ...chase,
        { answer: 'alike' },
        { answer: 9 },
        { expect: { standing: { f1: 'up', f2: 'fled' }, place: { f2: 'off' } } },
      ],
    });
    play({ cast, lines: [...chase, { answer: 'faster' }, { expect: { standing: { f1: 'fled', f2: 'fled' } } }] });
    play({ cast, lines: [...chase, { answer: 'slower' }, { expect: { standing: { f1: 'up', f2: 'up' } } }] });
  });
});
