/** Getting on and off a cart, and what it carries (MU-06, MU-09). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { cartOf, onCraft } from './vehicles.testing.ts';

describe('MU-06, MU-09: on and off', () => {
  const beside = [...cartOf().filter(({ id }) => id !== 'pd'), oneAt('pw', 'a')];
  it('getting on is a main action; a standing cart asks for no save', () => {
    playOut({
      cast: beside,
      lines: [
        ...partyBegins,
        nowIs({ offers: { pw: { 'board:pc:driver': true, 'board:pc:crew': false } } }),
        { do: 'board', by: 'pw', with: 'pc:driver' },
        nowIs({ question: null, badges: { pw: { driver: true } }, offers: { pw: { 'attack:club': 'MU-06' } } }),
      ],
    });
  });
  it('one driver is enough, and seats are counted', () => {
    playOut({
      cast: [...cartOf(), oneAt('pw', 'a')],
      lines: [...partyBegins, { do: 'board', by: 'pw', with: 'pc:driver', refused: 'one is enough' }],
    });
    playOut({
      cast: [
        ...cartOf(),
        oneAt('p1', 'a', 'human', onCraft('pc', 'passenger')),
        oneAt('p2', 'a', 'human', onCraft('pc', 'passenger')),
        oneAt('pw', 'a'),
      ],
      lines: [...partyBegins, { do: 'board', by: 'pw', with: 'pc:passenger', refused: 'seats' }],
    });
  });
  const afterDrive: Line[] = [
    ...partyBegins,
    { do: 'move', by: 'pd' },
    { answer: 'zone:b' },
    { do: 'end-turn', by: 'pd' },
    { do: 'pass', by: 'foes' },
  ];
  it('off a cart that has moved this round: AGI save or d4, off all the same', () => {
    playOut({
      cast: cartOf(),
      lines: [
        ...afterDrive,
        { do: 'alight', by: 'pp', with: 'alight' },
        nowIs({ question: { kind: 'dice', rule: 'MU-06', title: 'AGI save to get off' } }),
        { answer: 9 },
        { answer: 2 },
        nowIs({ tracks: { pp: { health: 6 } }, badges: { pp: { passenger: false } }, place: { pp: 'zone:b' } }),
      ],
    });
  });
  it('onto a moving cart: failed, d4 and left behind', () => {
    playOut({
      cast: [...cartOf(), oneAt('pw', 'b')],
      lines: [
        ...afterDrive,
        { do: 'board', by: 'pw', with: 'pc:passenger' },
        { answer: 9 },
        { answer: 1 },
        nowIs({ tracks: { pw: { health: 7 } }, badges: { pw: { passenger: false } } }),
      ],
    });
  });
  it('places are changed for a bonus action, once the reins are free', () => {
    playOut({
      cast: cartOf(),
      lines: [
        ...partyBegins,
        { do: 'change-place', by: 'pp', with: 'pc:driver', refused: 'MU-06' },
        { do: 'change-place', by: 'pd', with: 'pc:passenger' },
        { do: 'end-turn', by: 'pd' },
        { do: 'pass', by: 'foes' },
        { do: 'change-place', by: 'pp', with: 'pc:driver' },
        nowIs({ badges: { pp: { driver: true } } }),
      ],
    });
  });
  it('beasts are harnessed and unharnessed', () => {
    playOut({
      cast: [
        oneAt('pc', 'a', 'cart'),
        oneAt('po', 'a', 'cattle'),
        oneAt('pd', 'a', 'human', onCraft('pc', 'driver')),
        oneAt('pw', 'a'),
        oneAt('f', 'h'),
      ],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd', refused: 'Nothing pulls' },
        { do: 'harness', by: 'pw', with: 'pc:po' },
        nowIs({ badges: { po: { puller: true } } }),
        { do: 'end-turn', by: 'pw' },
        { do: 'pass', by: 'foes' },
        { do: 'move', by: 'pd' },
        { answer: 'zone:b' },
        nowIs({ place: { po: 'zone:b' } }),
      ],
    });
  });
  it('the GM seats anybody anywhere, and undoes it', () => {
    playOut({
      cast: cartOf(),
      lines: [
        ...partyBegins,
        { do: 'rule-seat' },
        { answer: 'pp' },
        { answer: 'foot' },
        nowIs({ badges: { pp: { passenger: false } }, offers: { pp: { move: true } } }),
        { do: 'rule-seat' },
        { answer: 'pp' },
        { answer: 'pc' },
        nowIs({ question: { options: ['passenger', 'puller'] } }),
        { answer: 'passenger' },
        nowIs({ badges: { pp: { passenger: true } } }),
        { undo: 1 },
        nowIs({ badges: { pp: { passenger: false } } }),
      ],
    });
  });
});
