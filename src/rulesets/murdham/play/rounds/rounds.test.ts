/** Rounds, turns and what a turn holds: MU-01 to MU-10, by commands and answers. */
import { describe, expect, it } from 'vitest';
import { oneAt, playOut, woundOf } from '../../edges.testing.ts';

const four = [
  oneAt('p1', 'a', 'bandit'),
  oneAt('p2', 'a', 'bandit'),
  oneAt('f1', 'd', 'bandit'),
  oneAt('f2', 'd', 'bandit'),
];
const duel = [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'a', 'bandit')];
const party = [{ begin: true as const }, { answer: 'party' }];

describe('rounds', () => {
  it('MU-01: factions alternate, one character at a time', () => {
    playOut({
      cast: four,
      lines: [
        ...party,
        { expect: { may: ['p1', 'p2'], acting: null, round: 1 } },
        { do: 'turn', by: 'f1', refused: 'MU-01' },
        { do: 'turn', by: 'p1' },
        { expect: { acting: 'p1', may: [] } },
        { do: 'turn', by: 'p2', refused: 'MU-01' },
        { do: 'end-turn', by: 'p2', refused: 'MU-01' },
        { do: 'end-turn', by: 'p1' },
        { expect: { may: ['f1', 'f2'], acting: null } },
        { do: 'move', by: 'f2' },
        { answer: 'zone:c' },
        { expect: { acting: 'f2' } },
        { do: 'end-turn', by: 'f2' },
        { expect: { may: ['p2'] } },
      ],
    });
  });
  it('MU-01: three factions go round the table', () => {
    playOut({
      cast: [...four.slice(0, 3), { ...oneAt('n1', 'g', 'wolf'), side: 'wild' }],
      sides: [
        { id: 'party', name: 'The party', stance: 'party' },
        { id: 'foes', name: 'The foes', stance: 'foe' },
        { id: 'wild', name: 'The wild', stance: 'neutral' },
      ],
      lines: [
        { begin: true },
        { answer: 'foes' },
        { expect: { may: ['f1'] } },
        { do: 'turn', by: 'f1' },
        { do: 'end-turn', by: 'f1' },
        { expect: { may: ['n1'] } },
        { do: 'pass', by: 'wild' },
        { expect: { may: ['p1', 'p2'] } },
      ],
    });
  });
  it('MU-02: one turn a round, used up by acting, reacting and surrendering', () => {
    playOut({
      cast: four.map((member, at) => ({ ...member, place: { kind: 'zone' as const, zone: at === 1 ? 'g' : 'a' } })),
      lines: [
        ...party,
        { do: 'attack', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { answer: 'dodge' },
        { answer: 1 },
        { do: 'end-turn', by: 'p1' },
        { do: 'turn', by: 'f1', refused: 'MU-02' },
        { expect: { may: ['f2'] } },
        { do: 'surrender', by: 'f2' },
        { do: 'turn', by: 'f2', refused: 'MU-46' },
        { do: 'turn', by: 'p1', refused: 'MU-02' },
        { expect: { may: ['p2'] } },
        { do: 'turn', by: 'p2' },
        { do: 'end-turn', by: 'p2' },
        { note: 'One of two foes is lost to its side: a morale check, then the next round.' },
        { expect: { question: { rule: 'MU-45', seat: 'f1' } } },
        { answer: 1 },
        { expect: { round: 2, may: ['p1', 'p2'] } },
      ],
    });
  });
  it('MU-03: when all pass one after another the round ends; a pass binds nobody', () => {
    playOut({
      cast: four,
      lines: [
        ...party,
        { do: 'pass', by: 'foes', refused: 'MU-03' },
        { do: 'pass', by: 'party' },
        { expect: { may: ['f1', 'f2'] } },
        { do: 'turn', by: 'f1' },
        { do: 'pass', by: 'foes', refused: 'MU-01' },
        { do: 'end-turn', by: 'f1' },
        { note: 'The party passed before and may act all the same.' },
        { expect: { may: ['p1', 'p2'], round: 1 } },
        { do: 'turn', by: 'p1' },
        { do: 'end-turn', by: 'p1' },
        { do: 'pass', by: 'foes' },
        { expect: { round: 1 } },
        { do: 'pass', by: 'party' },
        { expect: { round: 2, may: ['p1', 'p2'], log: ['Round 1 ends'] } },
      ],
    });
  });
  it('MU-04: morale is checked at the end of the round, not when the blow falls', () => {
    playOut({
      cast: [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'a', 'bandit')],
      lines: [
        ...party,
        ...woundOf('f1', 3, 1),
        { do: 'pass', by: 'party' },
        { expect: { question: null, morale: { foes: 'due', party: 'steady' } } },
        { do: 'pass', by: 'foes' },
        { expect: { question: { kind: 'dice', rule: 'MU-45', seat: 'f1' }, log: ['MU-44'] } },
        { answer: 8 },
        { expect: { morale: { foes: 'passed' }, round: 2 } },
      ],
    });
  });
  it('MU-05: the side that began has the initiative; unclear, a die gives it; by the house it may send the other first', () => {
    playOut({
      cast: four,
      lines: [
        { begin: true },
        { expect: { question: { rule: 'MU-05', seat: 'gm', has: ['party', 'foes', 'unclear'] } } },
        { answer: 'unclear' },
        { answer: 2 },
        { expect: { may: ['f1', 'f2'], log: ['The die gives the initiative to the foes'] } },
      ],
    });
    playOut({
      cast: four,
      house: { sideThatStarts: 'ask' },
      lines: [
        ...party,
        { expect: { question: { rule: 'MU-05', seat: 'party', options: ['party', 'foes'] } } },
        { answer: 'foes' },
        { expect: { may: ['f1', 'f2'] } },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        { expect: { question: { rule: 'MU-05', seat: 'party' } } },
        { answer: 'party' },
        { expect: { may: ['p1', 'p2'] } },
      ],
    });
  });
  it('MU-06: a turn holds a bonus action, a main action and a zone of movement, in any order and in parts', () => {
    playOut({
      cast: [
        oneAt('p1', 'a', 'bandit', { gear: ['sword', 'dagger', 'healing-draught', 'healing-draught'], harm: 2 }),
        oneAt('f1', 'a-b', 'human'),
      ],
      lines: [
        ...party,
        { do: 'use', by: 'p1', with: 'healing-draught' },
        { do: 'attack', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { answer: 'pass' },
        { answer: 1 },
        { expect: { offers: { p1: { attack: 'MU-06', 'use:healing-draught-2': 'MU-06', move: true } } } },
        { do: 'move', by: 'p1' },
        { answer: 'border:a-b' },
        { do: 'move', by: 'p1' },
        { expect: { question: { has: ['zone:a', 'zone:b'], lacks: ['border:b-c'] } } },
        { answer: 'zone:a' },
        { do: 'move', by: 'p1', refused: 'MU-06' },
        { do: 'end-turn', by: 'p1' },
      ],
    });
    playOut({
      cast: [oneAt('p1', 'a', 'bandit', { gear: ['sword', 'dagger'] }), oneAt('f1', 'a', 'human')],
      lines: [
        ...party,
        { note: 'Two bonus actions take the place of the main action; a third there is not.' },
        { do: 'stow', by: 'p1', with: 'sword' },
        { do: 'equip', by: 'p1', with: 'dagger' },
        { do: 'say', by: 'p1', refused: 'MU-06' },
        { do: 'attack', by: 'p1', with: 'dagger', refused: 'MU-06' },
      ],
    });
  });
  it('MU-07: a reaction takes the whole turn, with no movement and no bonus action', () => {
    playOut({
      cast: duel,
      lines: [
        ...party,
        { do: 'attack', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { answer: 'dodge' },
        { answer: 20 },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 6 } }, offers: { f1: { move: 'MU-01', say: 'MU-01' } } } },
        { do: 'end-turn', by: 'p1' },
        { note: 'Nobody is left who could act: the next round begins by itself.' },
        { expect: { round: 2, may: ['p1'] } },
      ],
    });
  });
  it('MU-08: full movement, and distracting, threatening, taunting, cost the main action', () => {
    playOut({
      cast: four,
      lines: [
        ...party,
        { do: 'full-move', by: 'p1', with: 'full' },
        { expect: { question: { has: ['zone:c', 'zone:b'], lacks: ['zone:d', 'border:c-d'] } } },
        { answer: 'zone:c' },
        {
          expect: {
            place: { p1: 'zone:c', p2: 'zone:a' },
            offers: { p1: { distract: 'MU-06', 'full-move:full': 'MU-06' } },
          },
        },
        { do: 'end-turn', by: 'p1' },
        { do: 'distract', by: 'f1' },
        { answer: 'p2' },
        { answer: 9 },
        { expect: { badges: { p2: { distracted: true } }, may: [] } },
        { do: 'end-turn', by: 'f1' },
        { do: 'turn', by: 'p2', refused: 'MU-02' },
      ],
    });
  });
  it('MU-08: a taunted one may only go for the taunter; an intimidated one comes no nearer', () => {
    playOut({
      cast: [
        oneAt('p1', 'a', 'bandit'),
        oneAt('p2', 'a', 'bandit'),
        oneAt('f1', 'a', 'bandit'),
        oneAt('f2', 'c', 'bandit'),
      ],
      lines: [
        ...party,
        { do: 'taunt', by: 'p1' },
        { answer: 'f1' },
        { answer: 20 },
        { do: 'end-turn', by: 'p1' },
        { do: 'attack', by: 'f1', with: 'sword' },
        { expect: { question: { options: ['p1'], blocked: { p2: 'MU-08' } } } },
        { answer: 'p1' },
        { expect: { question: { rule: 'MU-18', options: ['guard-p2', 'pass'] } } },
        { answer: 'pass' },
        { answer: 1 },
        { do: 'end-turn', by: 'f1' },
        { expect: { badges: { f1: { taunted: false } } } },
        { do: 'intimidate', by: 'p2' },
        { answer: 'f2' },
        { answer: 20 },
        { do: 'end-turn', by: 'p2' },
        { do: 'move', by: 'f2' },
        { expect: { question: { lacks: ['zone:b', 'border:b-c'], has: ['zone:d'] } } },
      ],
    });
  });
  it('MU-09: hands and consumables are bonus actions; armour is never changed, the medicine box takes longer', () => {
    playOut({
      cast: [
        oneAt('p1', 'a', 'bandit', {
          gear: [
            'sword',
            'shield',
            'dagger',
            'medicine-box',
            { id: 'suit', item: 'light-armour', held: null, worn: false, damaged: false, used: false, spent: false },
          ],
          harm: 3,
        }),
        oneAt('f1', 'd', 'bandit'),
      ],
      lines: [
        ...party,
        { do: 'equip', by: 'p1', with: 'suit', refused: 'MU-09' },
        { do: 'equip', by: 'p1', with: 'dagger', refused: 'MU-09' },
        { do: 'put-down', by: 'p1', with: 'sword' },
        { do: 'pick-up', by: 'p1', with: 'sword' },
        { expect: { offers: { p1: { 'use-long:medicine-box': 'MU-06' } } } },
        { do: 'end-turn', by: 'p1' },
        { do: 'pass', by: 'foes' },
        { do: 'use-long', by: 'p1', with: 'medicine-box' },
        { expect: { tracks: { p1: { health: 6 } }, offers: { p1: { say: true } } } },
      ],
    });
  });
  it('MU-10: the reactions are dodge, counter, hide behind, guard, and the opportunity attack', () => {
    playOut({
      cast: [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')],
      lines: [
        ...party,
        { do: 'attack', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { expect: { question: { has: ['dodge', 'counter-sword', 'behind-f2', 'guard-f2', 'pass'] } } },
        { answer: 'pass' },
        { answer: 1 },
        { do: 'move', by: 'p1' },
        { answer: 'zone:b' },
        { expect: { place: { p1: 'border:a-b' }, question: { rule: 'MU-24', has: ['f1.sword.p1', 'f2.sword.p1'] } } },
      ],
    });
  });
  it('reads the whole script line by line, so that a wrong expectation fails', () => {
    expect(() => playOut({ cast: duel, lines: [...party, { expect: { may: ['f1'] } }] })).toThrow(/may act/);
  });
});
