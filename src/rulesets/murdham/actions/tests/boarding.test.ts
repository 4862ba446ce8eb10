/** Getting on and off a cart, and what it carries (MU-06, MU-09). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, state } from '../../edges.testing.ts';
import { cart, on } from './vehicles.testing.ts';

describe('MU-06, MU-09: on and off', () => {
  const beside = [...cart().filter(({ id }) => id !== 'pd'), one('pw', 'a')];
  it('getting on is a main action; a standing cart asks for no save', () => {
    play({
      cast: beside,
      lines: [
        ...partyBegins,
        state({ offers: { pw: { 'board:pc:driver': true, 'board:pc:crew': false } } }),
        { do: 'board', by: 'pw', with: 'pc:driver' },
        state({ question: null, badges: { pw: { driver: true } }, offers: { pw: { 'attack:club': 'MU-06' } } }),
      ],
    });
  });
  it('one driver is enough, and seats are counted', () => {
    play({
      cast: [...cart(), one('pw', 'a')],
      lines: [...partyBegins, { do: 'board', by: 'pw', with: 'pc:driver', refused: 'one is enough' }],
    });
    play({
      cast: [
        ...cart(),
        one('p1', 'a', 'human', on('pc', 'passenger')),
        one('p2', 'a', 'human', on('pc', 'passenger')),
        one('pw', 'a'),
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
    play({
      cast: cart(),
      lines: [
        ...afterDrive,
        { do: 'alight', by: 'pp', with: 'alight' },
        state({ question: { kind: 'dice', rule: 'MU-06', title: 'AGI save to get off' } }),
        { answer: 9 },
        { answer: 2 },
        state({ tracks: { pp: { health: 6 } }, badges: { pp: { passenger: false } }, place: { pp: 'zone:b' } }),
      ],
    });
  });
  it('onto a moving cart: failed, d4 and left behind', () => {
    play({
      cast: [...cart(), one('pw', 'b')],
      lines: [
        ...afterDrive,
        { do: 'board', by: 'pw', with: 'pc:passenger' },
        { answer: 9 },
        { answer: 1 },
        state({ tracks: { pw: { health: 7 } }, badges: { pw: { passenger: false } } }),
      ],
    });
  });
  it('places are changed for a bonus action, once the reins are free', () => {
    play({
      cast: cart(),
      lines: [
        ...partyBegins,
        { do: 'change-place', by: 'pp', with: 'pc:driver', refused: 'MU-06' },
        { do: 'change-place', by: 'pd', with: 'pc:passenger' },
        { do: 'end-turn', by: 'pd' },
        { do: 'pass', by: 'foes' },
        { do: 'change-place', by: 'pp', with: 'pc:driver' },
        state({ badges: { pp: { driver: true } } }),
      ],
    });
  });
  it('beasts are harnessed and unharnessed', () => {
    play({
      cast: [
        one('pc', 'a', 'cart'),
        one('po', 'a', 'cattle'),
        one('pd', 'a', 'human', on('pc', 'driver')),
        one('pw', 'a'),
        one('f', 'h'),
      ],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd', refused: 'Nothing pulls' },
        { do: 'harness', by: 'pw', with: 'pc:po' },
        state({ badges: { po: { puller: true } } }),
        { do: 'end-turn', by: 'pw' },
        { do: 'pass', by: 'foes' },
        { do: 'move', by: 'pd' },
        { answer: 'zone:b' },
        state({ place: { po: 'zone:b' } }),
      ],
    });
  });
  it('the GM seats anybody anywhere, and undoes it', () => {
    play({
      cast: cart(),
      lines: [
        ...partyBegins,
        { do: 'rule-seat' },
        { answer: 'pp' },
        { answer: 'foot' },
        state({ badges: { pp: { passenger: false } }, offers: { pp: { move: true } } }),
        { do: 'rule-seat' },
        { answer: 'pp' },
        { answer: 'pc' },
        state({ question: { options: ['passenger', 'puller'] } }),
        { answer: 'passenger' },
        state({ badges: { pp: { passenger: true } } }),
        { undo: 1 },
        state({ badges: { pp: { passenger: false } } }),
      ],
    });
  });
});
