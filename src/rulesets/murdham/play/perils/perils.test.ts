/** Poison, riding, chases, fire and falls, played: rulings 11, 47, 59, 65. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

describe('ruling 65: poison runs to the end of the stretch', () => {
  it('adder venom: d12 direct when the stretch ends, not before', () => {
    playOut({
      cast: [
        oneAt('p', 'd'),
        oneAt('f', 'a', 'bandit', {
          conditions: [{ id: 'poisoned', until: 'cause', note: 'black-adder-venom' }],
          gear: ['heavy-armour'],
        }),
      ],
      lines: [
        ...partyBegins,
        { do: 'rule-stretch' },
        { answer: 'yes' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 } }, badges: { f: { poisoned: false } } }),
      ],
    });
  });
  it('an antidote ends it, but a 1 in 4 is a dud', () => {
    for (const [face, poisoned] of [
      [1, true],
      [2, false],
    ] as const)
      playOut({
        cast: [
          oneAt('p', 'a', 'human', {
            gear: ['antidote'],
            conditions: [{ id: 'poisoned', until: 'cause', note: 'black-adder-venom' }],
          }),
          oneAt('f', 'h', 'bandit'),
        ],
        lines: [
          ...partyBegins,
          { do: 'use', by: 'p', with: 'antidote' },
          { answer: face },
          nowIs({ badges: { p: { poisoned } } }),
        ],
      });
  });
});

describe('ruling 11: rider and mount', () => {
  const knight = oneAt('p', 'a', 'human', { gear: ['lance'], skills: ['ride'], mount: 'ph' });
  const horse = oneAt('ph', 'a', 'light-horse');
  it('one turn for both, each with its own main action, and the mount’s movement', () => {
    playOut({
      cast: [knight, horse, oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'lance', refused: 'moved this round' },
        { do: 'move', by: 'p' },
        { answer: 'zone:c' },
        nowIs({ place: { p: 'zone:c', ph: 'zone:c' } }),
        { do: 'attack', by: 'p', with: 'lance' },
        { answer: 'f' },
        { answer: 3 },
        { do: 'attack', by: 'ph', with: 'hooves-d6' },
        { answer: 'f' },
        { answer: 1 },
        nowIs({ tracks: { f: { health: 4 } } }),
      ],
    });
  });
  it('they are targeted apart; a mount that dodges makes its rider save AGI or fall for d4', () => {
    playOut({
      cast: [{ ...knight, sheet: { ...knight.sheet, skills: [] } }, horse, oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'ph' },
        { answer: 'dodge' },
        { answer: 8 },
        { answer: 9 },
        { answer: 2 },
        nowIs({ tracks: { ph: { health: 12 }, p: { health: 6 } } }),
      ],
    });
  });
});

describe('MU-47 ruling 59: long chases', () => {
  const cast = [
    oneAt('p', 'a', 'human', { abilities: { str: 8, agi: 10, wit: 8 } }),
    oneAt('p2', 'a', 'human'),
    oneAt('f', 'h', 'bandit'),
  ];
  const flee = (pace: string): Line[] => [
    ...partyBegins,
    { do: 'rule-chase' },
    { answer: 'party' },
    { answer: ['p', 'p2'] },
    { answer: pace },
  ];
  it('one group AGI save of the fleeing: 9 lets AGI 10 go and catches AGI 8', () => {
    playOut({ cast, lines: [...flee('alike'), { answer: 9 }, nowIs({ standing: { p: 'fled', p2: 'up' } })] });
  });
  it('the faster need none, the slower cannot escape', () => {
    playOut({ cast, lines: [...flee('faster'), nowIs({ question: null, standing: { p: 'fled', p2: 'fled' } })] });
    playOut({ cast, lines: [...flee('slower'), nowIs({ question: null, standing: { p: 'up', p2: 'up' } })] });
  });
});

describe('fire and falls', () => {
  it('a burning zone: d6 direct on entering', () => {
    playOut({
      scene: hallOf(4, { b: { features: [{ kind: 'hazard', label: 'Fire', detail: 'fire' }] } }),
      cast: [oneAt('p', 'a', 'human', { gear: ['heavy-armour'] }), oneAt('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'border:a-b' },
        nowIs({ question: null }),
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 3 },
        nowIs({ tracks: { p: { health: 5 } } }),
      ],
    });
  });
  it('a fall of 6 m: three d4, two after a passed AGI save; Acrobatics takes 4 m off', () => {
    const falling = (skills: string[], ...more: Line[]) =>
      playOut({
        cast: [oneAt('p', 'a', 'human', { skills }), oneAt('f', 'd', 'bandit')],
        lines: [...partyBegins, { do: 'rule-fall' }, { answer: 'p' }, { answer: 6 }, ...more],
      });
    falling([], { answer: 9 }, { answer: { dice: [1, 1, 1] } }, nowIs({ tracks: { p: { health: 5 } } }));
    falling([], { answer: 8 }, { answer: { dice: [1, 1] } }, nowIs({ tracks: { p: { health: 6 } } }));
    falling(['acrobatics'], { answer: 8 }, { answer: { dice: [1] } }, nowIs({ tracks: { p: { health: 7 } } }));
    falling(['acrobatics'], { answer: 9 }, { answer: { dice: [1, 1] } }, nowIs({ tracks: { p: { health: 6 } } }));
  });
});
