/**
 * Rider and mount: their reactions, getting off and on, blows that reach them in the air (rulings
 * 11 and 12).
 */
import { describe, it } from 'vitest';
import { attackBy, foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../edges.testing.ts';

/** P rides a horse; one foe stands beside them, another far off. */
const mounted = [
  oneAt('p', 'a', 'human', { gear: ['sword'], skills: ['ride'], mount: 'ph' }),
  oneAt('ph', 'a', 'light-horse'),
  oneAt('f', 'a', 'bandit'),
  oneAt('f2', 'd', 'bandit'),
];

describe('ruling 12: taken out in the air', () => {
  it('one falls, d4 direct for each 2 m, from the height that the GM says', () => {
    playOut({
      cast: [
        oneAt('p', 'b', 'human', { gear: ['bow'] }),
        oneAt('f', 'a', 'eagle', { abilities: { str: 10, agi: 12, wit: 8 }, conditions: ['aloft', 'stunned'] }),
        oneAt('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f', 'bow'),
        { answer: 5 },
        nowIs({ question: { kind: 'number', seat: 'gm' }, standing: { f: 'incapacitated' } }),
        { answer: 5 },
        { answer: { dice: [1, 1] } },
        nowIs({ tracks: { f: { health: 3 } }, badges: { f: { aloft: false } } }),
      ],
    });
  });
});

describe('ruling 11: a rider who has reacted', () => {
  it('still travels in the mount’s turn, but has no action', () => {
    playOut({
      cast: mounted,
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [1] } } },
        { do: 'end-turn', by: 'f' },
        nowIs({ offers: { p: { 'attack:sword': 'MU-02' }, ph: { 'attack:hooves-d6': true, move: true } } }),
      ],
    });
  });
});

describe('ruling 11: getting off and on', () => {
  const pair = (rider: Record<string, unknown>, mount = 'donkey') => [
    oneAt('p', 'a', 'human', { ...withSword, ...rider }),
    oneAt('ph', 'a', mount),
    oneAt('f', 'd', 'bandit', stillOne),
  ];
  it('takes the main action of both, and one turn from then on', () => {
    playOut({
      cast: pair({ skills: ['ride'], mount: 'ph' }),
      lines: [
        ...partyBegins,
        nowIs({ badges: { p: { mounted: true } } }),
        { do: 'dismount', by: 'p', with: 'dismount' },
        nowIs({ badges: { p: { mounted: false } } }),
        nowIs({ offers: { p: { 'stow:sword': true, 'interact-long': 'MU-06' } } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ round: 2, may: ['p', 'ph'] }),
      ],
    });
  });
  it('needs a saddle or the Ride skill', () => {
    playOut({ cast: pair({}), lines: [...partyBegins, { do: 'mount', by: 'p', with: 'ph', refused: 'saddle' }] });
    for (const cast of [pair({ skills: ['ride'] }), pair({}, 'pony')])
      playOut({
        cast,
        lines: [
          ...partyBegins,
          { do: 'mount', by: 'p', with: 'ph' },
          { do: 'move', by: 'p' },
          { answer: 'zone:b' },
          nowIs({ place: { p: 'zone:b', ph: 'zone:b' } }),
        ],
      });
  });
});

describe('ruling 11: a mount that has reacted', () => {
  it('carries nobody in the rider’s turn, but the rider acts', () => {
    playOut({
      cast: mounted,
      lines: [
        ...foesBegin,
        ...attackBy('f', 'ph'),
        { answer: 'dodge' },
        // A rider with Ride needs no save to keep the seat.
        { answer: 8 },
        { do: 'end-turn', by: 'f' },
        { do: 'turn', by: 'p' },
        nowIs({ offers: { p: { 'attack:sword': true, move: 'MU-06' }, ph: { 'attack:hooves-d6': 'MU-06' } } }),
      ],
    });
  });
});
