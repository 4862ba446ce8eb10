/** Attacks, reactions and protection: MU-11 to MU-29, by commands and answers. */
import { describe, it } from 'vitest';
import type { Line } from '../../engine/script.ts';
import { one, play } from './edges.testing.ts';
import { hall } from './hall.testing.ts';

const party: Line[] = [{ begin: true }, { answer: 'party' }];
const foes: Line[] = [{ begin: true }, { answer: 'foes' }];
const hit = (by: string, weapon: string, target: string): Line[] => [
  { do: 'attack', by, with: weapon },
  { answer: target },
];
/** A target that cannot answer, so that only the blow is played. */
const dazed = { conditions: ['stunned'] };
const health = (who: string, value: number): Line => ({ expect: { tracks: { [who]: { health: value } } } });

describe('attacks', () => {
  it('MU-11: hits without a roll; challenging circumstances ask for a WIT save', () => {
    const cast = [one('p1', 'a', 'bandit'), one('f1', 'a', 'bandit', dazed), one('f2', 'a', 'bandit')];
    play({
      cast,
      lines: [
        ...party,
        ...hit('p1', 'sword', 'f1'),
        { answer: 'pass' },
        { answer: 3 },
        health('f1', 5),
        health('f2', 8),
      ],
    });
    const hard: Line[] = [
      ...party,
      { do: 'hard-attack', by: 'p1', with: 'sword' },
      { answer: 'f1' },
      { expect: { question: { kind: 'dice', rule: 'MU-11' } } },
    ];
    play({
      cast,
      lines: [...hard, { answer: 9 }, { expect: { question: null, log: ['misses'], tracks: { f1: { health: 8 } } } }],
    });
    play({ cast, lines: [...hard, { answer: 8 }, { answer: 'pass' }, { answer: 3 }, health('f1', 5)] });
  });
  it('MU-12: bare hands do d4 impaired, a weapon its die; the top face is rolled again', () => {
    const cast = [one('p1', 'a', 'human', { gear: ['sword'] }), one('f1', 'a', 'bear', dazed)];
    play({
      cast,
      lines: [
        ...party,
        ...hit('p1', 'sword', 'f1'),
        { note: 'A 6 and a 3: five and three.' },
        { answer: { dice: [6, 3] } },
        { expect: { tracks: { f1: { health: 8 } }, standing: { f1: 'down' } } },
      ],
    });
    play({
      cast: [one('p1', 'a', 'human', { gear: [] }), one('f1', 'a', 'bear', dazed)],
      lines: [...party, ...hit('p1', 'unarmed', 'f1'), { answer: { dice: [3, 2] } }, health('f1', 14)],
    });
    play({
      cast: [one('p1', 'a', 'human', { gear: [], skills: ['brawling'] }), one('f1', 'a', 'bear', dazed)],
      lines: [...party, ...hit('p1', 'unarmed', 'f1'), { answer: 5 }, health('f1', 11)],
    });
  });
  it('MU-13: holding back rolls twice and keeps the lower', () => {
    const cast = [one('p1', 'a', 'bandit'), one('f1', 'a', 'bandit', dazed)];
    play({
      cast,
      lines: [
        ...party,
        { do: 'hold-back', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { answer: { dice: [5, 2] } },
        { expect: { tracks: { f1: { health: 6 } }, log: ['MU-13'] } },
      ],
    });
  });
  it('MU-14: the final blow kills a nearby incapacitated target and nobody else', () => {
    const cast = [
      one('p1', 'a', 'bandit'),
      one('f1', 'a', 'bandit', { conditions: ['incapacitated'] }),
      one('f2', 'b', 'bandit', { conditions: ['incapacitated'] }),
      one('f3', 'a', 'bandit'),
    ];
    play({
      cast,
      lines: [
        ...party,
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
      one('p1', 'a', 'bandit'),
      one('f1', 'a', 'bandit', { conditions: ['invisible', 'stunned'] }),
      one('f2', 'a-b', 'bandit', dazed),
      one('f3', 'b', 'bandit', dazed),
    ];
    play({
      cast,
      lines: [
        ...party,
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
    const archer = (place: string) => [one('p1', 'a', 'bandit-archer'), one('f1', place, 'bandit', dazed)];
    const shot: Line[] = [...party, ...hit('p1', 'bow', 'f1')];
    const dice = { expect: { question: { kind: 'dice' as const, title: 'damage' } } };
    play({ cast: archer('e'), lines: [...shot, dice, { answer: 2 }, health('f1', 6)] });
    play({
      cast: archer('f'),
      lines: [...shot, { expect: { question: { rule: 'MU-16', title: 'to hit' } } }, { answer: 8 }, dice],
    });
    const step: Line[] = [...party, { do: 'move', by: 'p1' }, { answer: 'border:a-b' }];
    play({
      cast: archer('d'),
      lines: [
        ...step,
        ...hit('p1', 'bow', 'f1'),
        { expect: { question: { rule: 'MU-16' } } },
        { answer: 20 },
        health('f1', 8),
      ],
    });
    play({ cast: archer('h'), lines: [...step, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-16' }] });
    play({ cast: archer('h'), scene: hall(10), lines: [...shot, { expect: { question: { rule: 'MU-16' } } }] });
    play({
      cast: archer('j'),
      scene: hall(10),
      lines: [...party, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-16' }],
    });
    const smoke = hall(8, { b: { features: [{ kind: 'opaque', label: 'Smoke' }] } });
    play({
      cast: archer('c'),
      scene: smoke,
      lines: [...party, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-17: indirect: out of sight is fine, but only beyond half range, always a save, never after moving', () => {
    const crew = (place: string) => [
      one('p1', 'a', 'human', { gear: ['catapult'] }),
      one('f1', place, 'bandit', dazed),
    ];
    const wall = hall(20, { 'b-c': { door: 'closed' } });
    play({
      cast: crew('r'),
      scene: wall,
      lines: [
        ...party,
        { do: 'attack', by: 'p1', with: 'catapult' },
        { expect: { question: { has: ['r', 's'], lacks: ['q', 'c'], blocked: { q: 'MU-17' } } } },
        { answer: 'r' },
        { expect: { question: { kind: 'dice', rule: 'MU-17' } } },
        { answer: 8 },
        { answer: 2 },
        health('f1', 6),
      ],
    });
    play({
      cast: crew('r'),
      scene: wall,
      lines: [
        ...party,
        { do: 'move', by: 'p1' },
        { answer: 'border:a-b' },
        { do: 'attack', by: 'p1', with: 'catapult', refused: 'MU-17' },
      ],
    });
  });
});

describe('reactions', () => {
  const cast = [one('p1', 'a', 'bandit'), one('f1', 'a', 'bandit'), one('f2', 'a', 'bandit'), one('f3', 'c', 'bandit')];
  it('MU-18: asked after the save to hit and before damage is rolled', () => {
    play({
      cast,
      lines: [
        ...party,
        { do: 'hard-attack', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { expect: { question: { kind: 'dice', rule: 'MU-11' } } },
        { answer: 8 },
        { expect: { question: { kind: 'choose', rule: 'MU-18', seat: 'f1', lacks: ['guard-f3'] } } },
        { answer: 'pass' },
        { expect: { question: { kind: 'dice', title: 'damage' } } },
      ],
    });
  });
  it('MU-19: the unaware and the spent cannot react, save by skills that cost no turn', () => {
    play({
      cast: [one('p1', 'a', 'bandit'), one('p2', 'a', 'bandit'), one('f1', 'a', 'bandit', { skills: ['dodge-blows'] })],
      lines: [
        ...party,
        ...hit('p1', 'sword', 'f1'),
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [1] } } },
        { do: 'end-turn', by: 'p1' },
        ...hit('p2', 'sword', 'f1'),
        { expect: { question: { rule: 'MU-18', options: ['dodge', 'pass'] } } },
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { question: null, tracks: { f1: { health: 7 } } } },
      ],
    });
    play({
      cast: [one('p1', 'a', 'bandit'), one('f1', 'a', 'bandit', { conditions: ['unaware'], skills: ['dodge-blows'] })],
      lines: [...party, ...hit('p1', 'sword', 'f1'), { expect: { question: { kind: 'dice' } } }],
    });
  });
  it('MU-20: a dodge is an AGI save; passed, the attack misses', () => {
    const dodge: Line[] = [...party, ...hit('p1', 'sword', 'f1'), { answer: 'dodge' }];
    play({ cast, lines: [...dodge, { answer: 8 }, { expect: { question: null, tracks: { f1: { health: 8 } } } }] });
    play({
      cast,
      lines: [...dodge, { answer: 9 }, { answer: 2 }, { expect: { tracks: { f1: { health: 6 }, f2: { health: 8 } } } }],
    });
  });
  it('MU-21: a counter: both roll at once, the one who suffers more is hit first and may be out before hitting', () => {
    const counter: Line[] = [...party, ...hit('p1', 'sword', 'f1'), { answer: 'counter-sword' }];
    play({
      cast,
      lines: [
        ...counter,
        { expect: { question: { kind: 'dice', rule: 'MU-21' } } },
        { answer: { dice: { attack: [5], counter: [2] } } },
        {
          expect: {
            tracks: { f1: { health: 3 }, p1: { health: 8 } },
            standing: { f1: 'down' },
            log: ['out before hitting'],
          },
        },
      ],
    });
    play({
      cast,
      lines: [
        ...counter,
        { answer: { dice: { attack: [2], counter: [3] } } },
        { expect: { tracks: { f1: { health: 6 }, p1: { health: 5 } } } },
      ],
    });
    play({
      cast,
      lines: [
        ...counter,
        { answer: { dice: { attack: [4], counter: [4] } } },
        { note: 'A tie hits both at once: each takes the other out.' },
        { expect: { standing: { f1: 'down', p1: 'down' }, tracks: { f1: { health: 4 }, p1: { health: 4 } } } },
      ],
    });
  });
  it('MU-22: somebody nearby who agrees becomes the target, and may react itself', () => {
    const hide: Line[] = [
      ...party,
      ...hit('p1', 'sword', 'f1'),
      { answer: 'behind-f2' },
      { expect: { question: { seat: 'f2', rule: 'MU-22' } } },
    ];
    play({
      cast,
      lines: [
        ...hide,
        { answer: 'yes' },
        { expect: { question: { rule: 'MU-18', seat: 'f2', has: ['dodge'], lacks: ['behind-f1'] } } },
        { answer: 'pass' },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 8 }, f2: { health: 6 } } } },
      ],
    });
    play({
      cast,
      lines: [
        ...hide,
        { answer: 'no' },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 6 }, f2: { health: 8 } } } },
      ],
    });
  });
  it('MU-23: a guard becomes the target and cannot react further, unless a skill guards for free', () => {
    const guard: Line[] = [...party, ...hit('p1', 'sword', 'f1'), { answer: 'guard-f2' }];
    play({
      cast,
      lines: [
        ...guard,
        { expect: { question: { kind: 'dice' } } },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 8 }, f2: { health: 6 } }, offers: { f2: { turn: 'MU-01' } } } },
      ],
    });
    play({
      cast: [
        one('p1', 'a', 'bandit'),
        one('f1', 'a', 'bandit', dazed),
        one('f2', 'a', 'bandit', { skills: ['protect'] }),
      ],
      lines: [...guard, { expect: { question: { rule: 'MU-18', seat: 'f2', has: ['dodge', 'counter-sword'] } } }],
    });
  });
  it('MU-24: an opportunity attack stops the movement; the turn goes on if the mover still can', () => {
    const lines: Line[] = [
      ...party,
      { do: 'move', by: 'p1' },
      { answer: 'zone:b' },
      { note: 'The step onto the border keeps everybody near; the next one does not.' },
      {
        expect: {
          place: { p1: 'border:a-b' },
          question: { rule: 'MU-24', options: ['f1.sword.p1', 'f2.sword.p1', 'pass'] },
        },
      },
    ];
    play({
      cast,
      lines: [
        ...lines,
        { answer: 'f1.sword.p1' },
        { answer: 2 },
        { answer: 'pass' },
        {
          expect: {
            place: { p1: 'zone:b' },
            acting: 'p1',
            tracks: { p1: { health: 6 } },
            offers: { p1: { say: true } },
          },
        },
      ],
    });
    play({
      cast,
      lines: [
        ...lines,
        { answer: 'f1.sword.p1' },
        { answer: 5 },
        { expect: { question: null, place: { p1: 'border:a-b' }, standing: { p1: 'down' } } },
      ],
    });
    play({
      cast,
      lines: [...lines, { answer: 'pass' }, { expect: { place: { p1: 'zone:b' }, tracks: { p1: { health: 8 } } } }],
    });
  });
});

describe('protection', () => {
  it('MU-25: concealment impairs damage', () => {
    const scene = hall(8, { c: { features: [{ kind: 'concealment', label: 'Fog' }] } });
    const cast = [one('p1', 'a', 'bandit-archer'), one('f1', 'c', 'bandit', dazed), one('f2', 'd', 'bandit', dazed)];
    play({
      cast,
      scene,
      lines: [
        ...party,
        ...hit('p1', 'bow', 'f1'),
        { answer: { dice: [4, 1] } },
        { expect: { tracks: { f1: { health: 7 } }, log: ['MU-25'] } },
      ],
    });
  });
  it('MU-26: cover gives armour +1, unless the attack goes through it', () => {
    const scene = hall(8, { c: { features: [{ kind: 'cover', label: 'Wall' }] } });
    const cast = [one('p1', 'a', 'bandit-archer'), one('f1', 'c', 'bandit', dazed)];
    play({ cast, scene, lines: [...party, ...hit('p1', 'bow', 'f1'), { answer: 3 }, health('f1', 6)] });
    play({
      cast,
      scene,
      lines: [
        ...party,
        { do: 'through-cover', by: 'p1', with: 'bow' },
        { answer: 'f1' },
        { answer: 3 },
        health('f1', 5),
      ],
    });
    play({
      cast,
      scene,
      lines: [
        ...party,
        { do: 'rule-cover' },
        { answer: 'f1' },
        { answer: 'none' },
        ...hit('p1', 'bow', 'f1'),
        { answer: 3 },
        health('f1', 5),
      ],
    });
  });
  it('MU-27: a barrier stops attacks; who leans out from behind it can be countered, and it is cover then', () => {
    const cast = [one('p1', 'a', 'bandit-archer'), one('f1', 'c', 'bandit-archer')];
    const behind: Line[] = [{ do: 'rule-cover' }, { answer: 'f1' }, { answer: 'barrier' }];
    play({ cast, lines: [...party, ...behind, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-27' }] });
    play({
      cast,
      lines: [
        ...foes,
        ...behind,
        ...hit('f1', 'bow', 'p1'),
        { answer: 'counter-bow' },
        { answer: { dice: { attack: [2], counter: [3] } } },
        { expect: { tracks: { p1: { health: 6 }, f1: { health: 6 } } } },
      ],
    });
  });
  it('MU-28: armour lowers damage, to nothing if need be; direct damage skips it', () => {
    const plated = one('f1', 'a', 'bandit', { gear: ['heavy-armour'], conditions: ['stunned'] });
    play({
      cast: [one('p1', 'a', 'bandit'), plated],
      lines: [...party, ...hit('p1', 'sword', 'f1'), { answer: 2 }, health('f1', 8)],
    });
    play({
      cast: [one('p1', 'a', 'bandit'), plated],
      lines: [...party, ...hit('p1', 'sword', 'f1'), { answer: 3 }, health('f1', 7)],
    });
    play({
      cast: [one('p1', 'a', 'human', { gear: ['torch'] }), plated],
      lines: [...party, ...hit('p1', 'torch', 'f1'), { answer: 2 }, health('f1', 6)],
    });
  });
  it('MU-29: half the health at once is critical, none left is dying, as much as the whole is death', () => {
    const cast = [
      one('p1', 'a', 'human', { gear: ['great-sword'] }),
      one('f1', 'a', 'bandit', dazed),
      one('f2', 'd', 'bandit'),
    ];
    const blow: Line[] = [...party, ...hit('p1', 'great-sword', 'f1')];
    play({
      cast,
      lines: [...blow, { answer: 3 }, { expect: { standing: { f1: 'up' }, tracks: { f1: { health: 5 } } } }],
    });
    play({
      cast,
      lines: [
        ...blow,
        { answer: 4 },
        { expect: { standing: { f1: 'incapacitated', f2: 'up' }, tracks: { f1: { health: 4 } } } },
      ],
    });
    play({
      cast,
      lines: [
        ...blow,
        { answer: { dice: [8, 1] } },
        { expect: { standing: { f1: 'dead' }, tracks: { f1: { health: 0 } } } },
      ],
    });
    const hurt = [
      one('p1', 'a', 'bandit'),
      one('f1', 'a', 'bandit', { harm: 4, conditions: ['stunned'] }),
      one('f2', 'd', 'bandit'),
    ];
    play({
      cast: hurt,
      lines: [
        ...party,
        ...hit('p1', 'sword', 'f1'),
        { answer: 5 },
        { expect: { standing: { f1: 'dying' }, badges: { f1: { dying: 2 } } } },
        { do: 'end-turn', by: 'p1' },
        { do: 'pass', by: 'foes' },
        { note: 'The round in which it fell ends, and a morale check is due; it dies at the end of the next.' },
        { answer: 1 },
        { expect: { round: 2, standing: { f1: 'dying' }, badges: { f1: { dying: 1 } } } },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        { expect: { round: 3, standing: { f1: 'dead' } } },
      ],
    });
  });
  it('MU-29: by the house, STR is the mark of death; then large ones die of half their health', () => {
    const cast = [one('p1', 'a', 'human', { gear: ['great-sword'] }), one('f1', 'a', 'troll', dazed)];
    const lines: Line[] = [
      { begin: true },
      { answer: 'party' },
      { answer: 1 },
      ...hit('p1', 'great-sword', 'f1'),
      { answer: { dice: [8, 7] } },
    ];
    play({ cast, lines: [...lines, { expect: { standing: { f1: 'down' } } }] });
    play({ cast, house: { deathMark: 'str' }, lines: [...lines, { expect: { standing: { f1: 'dead' } } }] });
  });
});
