/** Attacks: MU-11 to MU-17, by commands and answers. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attackBy, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const _foes: Line[] = [{ begin: true }, { answer: 'foes' }];
/** A target that cannot answer, so that only the blow is played. */
const dazed = { conditions: ['stunned'] };
const health = (who: string, value: number): Line => ({ expect: { tracks: { [who]: { health: value } } } });

describe('attacks', () => {
  it('MU-11: hits without a roll; challenging circumstances ask for a WIT save', () => {
    const cast = [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'a', 'bandit', dazed), oneAt('f2', 'a', 'bandit')];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1'),
        { answer: 'pass' },
        { answer: 3 },
        health('f1', 5),
        health('f2', 8),
      ],
    });
    const hard: Line[] = [
      ...partyBegins,
      { do: 'hard-attack', by: 'p1', with: 'sword' },
      { answer: 'f1' },
      { expect: { question: { kind: 'dice', rule: 'MU-11' } } },
    ];
    playOut({
      cast,
      lines: [...hard, { answer: 9 }, { expect: { question: null, log: ['misses'], tracks: { f1: { health: 8 } } } }],
    });
    playOut({ cast, lines: [...hard, { answer: 8 }, { answer: 'pass' }, { answer: 3 }, health('f1', 5)] });
  });
  it('MU-12: bare hands do d4 impaired, a weapon its die; the top face is rolled again', () => {
    const cast = [oneAt('p1', 'a', 'human', { gear: ['sword'] }), oneAt('f1', 'a', 'bear', dazed)];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1'),
        { note: 'A 6 and a 3: five and three.' },
        { answer: { dice: [6, 3] } },
        { expect: { tracks: { f1: { health: 8 } }, standing: { f1: 'down' } } },
      ],
    });
    playOut({
      cast: [oneAt('p1', 'a', 'human', { gear: [] }), oneAt('f1', 'a', 'bear', dazed)],
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1', 'unarmed'),
        { answer: { dice: [3, 2] } },
        health('f1', 14),
        { note: 'The log says why the lower die counts.' },
        { expect: { log: ['with Bare hands: 2 damage (impaired: unarmed).'] } },
      ],
    });
    playOut({
      cast: [oneAt('p1', 'a', 'human', { gear: [], skills: ['brawling'] }), oneAt('f1', 'a', 'bear', dazed)],
      lines: [...partyBegins, ...attackBy('p1', 'f1', 'unarmed'), { answer: 5 }, health('f1', 11)],
    });
  });
  it('MU-13: holding back rolls twice and keeps the lower', () => {
    const cast = [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'a', 'bandit', dazed)];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { answer: { dice: [5, 2] } },
        { expect: { tracks: { f1: { health: 6 } }, log: ['MU-13', '2 damage (impaired: holding back)'] } },
      ],
    });
  });
  it('MU-14: the final blow kills a nearby incapacitated target and nobody else', () => {
    const cast = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'a', 'bandit', { conditions: ['incapacitated'] }),
      oneAt('f2', 'b', 'bandit', { conditions: ['incapacitated'] }),
      oneAt('f3', 'a', 'bandit'),
    ];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'final-blow', by: 'p1', with: 'sword' },
        { expect: { question: { options: ['f1'], blocked: { f2: 'MU-14', f3: 'MU-14' } } } },
        { answer: 'f1' },
        { note: 'Somebody near the victim can still step in.' },
        { expect: { question: { rule: 'MU-18', has: ['guard-f3'] } } },
        { answer: 'pass' },
        { expect: { standing: { f1: 'dead', f2: 'down' }, log: ['MU-14'] } },
      ],
    });
  });
  it('MU-15: melee reaches the same zone and its borders; an unseen target asks for a WIT save', () => {
    const cast = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'a', 'bandit', { conditions: ['invisible', 'stunned'] }),
      oneAt('f2', 'a-b', 'bandit', dazed),
      oneAt('f3', 'b', 'bandit', dazed),
    ];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p1', with: 'sword' },
        { expect: { question: { options: ['f1', 'f2'], blocked: { f3: 'MU-15' } } } },
        { answer: 'f1' },
        { expect: { question: { kind: 'dice', rule: 'MU-15' } } },
        { answer: 12 },
        { expect: { question: null, tracks: { f1: { health: 8 } } } },
      ],
    });
  });
  it('MU-16: ranged: free up to half range, a save beyond it or while moving, both together impossible', () => {
    const archer = (place: string) => [oneAt('p1', 'a', 'bandit-archer'), oneAt('f1', place, 'bandit', dazed)];
    const shot: Line[] = [...partyBegins, ...attackBy('p1', 'f1', 'bow')];
    const dice = { expect: { question: { kind: 'dice' as const, title: 'damage' } } };
    playOut({ cast: archer('e'), lines: [...shot, dice, { answer: 2 }, health('f1', 6)] });
    playOut({
      cast: archer('f'),
      lines: [...shot, { expect: { question: { rule: 'MU-16', title: 'to hit' } } }, { answer: 8 }, dice],
    });
    const step: Line[] = [...partyBegins, { do: 'move', by: 'p1' }, { answer: 'border:a-b' }];
    playOut({
      cast: archer('d'),
      lines: [
        ...step,
        ...attackBy('p1', 'f1', 'bow'),
        { expect: { question: { rule: 'MU-16' } } },
        { answer: 20 },
        health('f1', 8),
      ],
    });
    playOut({ cast: archer('h'), lines: [...step, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-16' }] });
    playOut({ cast: archer('h'), scene: hallOf(10), lines: [...shot, { expect: { question: { rule: 'MU-16' } } }] });
    playOut({
      cast: archer('j'),
      scene: hallOf(10),
      lines: [...partyBegins, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-16' }],
    });
    const smoke = hallOf(8, { b: { features: [{ kind: 'opaque', label: 'Smoke' }] } });
    playOut({
      cast: archer('c'),
      scene: smoke,
      lines: [...partyBegins, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-17: indirect: out of sight is fine, but only beyond half range, always a save, never after moving', () => {
    const crew = (place: string) => [
      oneAt('p1', 'a', 'human', { gear: ['catapult'] }),
      oneAt('f1', place, 'bandit', dazed),
    ];
    const wall = hallOf(20, { 'b-c': { door: 'closed' } });
    playOut({
      cast: crew('r'),
      scene: wall,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p1', with: 'catapult' },
        { expect: { question: { has: ['r', 's'], lacks: ['q', 'c'], blocked: { q: 'MU-17' } } } },
        { answer: 'r' },
        { expect: { question: { kind: 'dice', rule: 'MU-17' } } },
        { answer: 8 },
        { answer: 2 },
        health('f1', 6),
      ],
    });
    playOut({
      cast: crew('r'),
      scene: wall,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p1' },
        { answer: 'border:a-b' },
        { do: 'attack', by: 'p1', with: 'catapult', refused: 'MU-17' },
      ],
    });
  });
});
