/** Reactions: MU-18 to MU-24, by commands and answers. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attackBy, nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const _foes: Line[] = [{ begin: true }, { answer: 'foes' }];
/** A target that cannot answer, so that only the blow is played. */
const dazed = { conditions: ['stunned'] };
const _health = (who: string, value: number): Line => ({ expect: { tracks: { [who]: { health: value } } } });

describe('reactions', () => {
  const cast = [
    oneAt('p1', 'a', 'bandit'),
    oneAt('f1', 'a', 'bandit'),
    oneAt('f2', 'a', 'bandit'),
    oneAt('f3', 'c', 'bandit'),
  ];
  it('MU-18: asked after the save to hit and before damage is rolled', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
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
    playOut({
      cast: [
        oneAt('p1', 'a', 'bandit'),
        oneAt('p2', 'a', 'bandit'),
        oneAt('f1', 'a', 'bandit', { skills: ['dodge-blows'] }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1'),
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [1] } } },
        { do: 'end-turn', by: 'p1' },
        ...attackBy('p2', 'f1'),
        { expect: { question: { rule: 'MU-18', options: ['dodge', 'pass'] } } },
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { question: null, tracks: { f1: { health: 7 } } } },
      ],
    });
    playOut({
      cast: [
        oneAt('p1', 'a', 'bandit'),
        oneAt('f1', 'a', 'bandit', { conditions: ['unaware'], skills: ['dodge-blows'] }),
      ],
      lines: [...partyBegins, ...attackBy('p1', 'f1'), { expect: { question: { kind: 'dice' } } }],
    });
  });
  it('MU-20: a dodge is an AGI save; passed, the attack misses', () => {
    const dodge: Line[] = [...partyBegins, ...attackBy('p1', 'f1'), { answer: 'dodge' }];
    playOut({ cast, lines: [...dodge, { answer: 8 }, { expect: { question: null, tracks: { f1: { health: 8 } } } }] });
    playOut({
      cast,
      lines: [
        ...dodge,
        { answer: 9 },
        { answer: 'pass' },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 6 }, f2: { health: 8 } } } },
      ],
    });
  });
  it('MU-21: a counter: both roll at once, the one who suffers more is hit first and may be does not land', () => {
    const counter: Line[] = [...partyBegins, ...attackBy('p1', 'f1'), { answer: 'counter-sword' }];
    playOut({
      cast,
      lines: [
        ...counter,
        { expect: { question: { kind: 'dice', rule: 'MU-21' } } },
        { answer: { dice: { attack: [5], counter: [2] } } },
        {
          expect: {
            tracks: { f1: { health: 3 }, p1: { health: 8 } },
            standing: { f1: 'down' },
            log: ['does not land'],
          },
        },
      ],
    });
    playOut({
      cast,
      lines: [
        ...counter,
        { answer: { dice: { attack: [2], counter: [3] } } },
        { expect: { tracks: { f1: { health: 6 }, p1: { health: 5 } } } },
      ],
    });
    playOut({
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
      ...partyBegins,
      ...attackBy('p1', 'f1'),
      { answer: 'behind-f2' },
      { expect: { question: { seat: 'f2', rule: 'MU-22' } } },
    ];
    playOut({
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
    playOut({
      cast,
      lines: [
        ...hide,
        { answer: 'no' },
        { answer: 'pass' },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 6 }, f2: { health: 8 } } } },
      ],
    });
  });
  it('MU-23: a guard becomes the target and cannot react further, unless a skill guards for free', () => {
    const guard: Line[] = [...partyBegins, ...attackBy('p1', 'f1'), { answer: 'guard-f2' }];
    playOut({
      cast,
      lines: [
        ...guard,
        { expect: { question: { kind: 'dice' } } },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 8 }, f2: { health: 6 } }, offers: { f2: { turn: 'MU-01' } } } },
      ],
    });
    playOut({
      cast: [
        oneAt('p1', 'a', 'bandit'),
        oneAt('f1', 'a', 'bandit', dazed),
        oneAt('f2', 'a', 'bandit', { skills: ['protect'] }),
      ],
      lines: [...guard, { expect: { question: { rule: 'MU-18', seat: 'f2', has: ['dodge', 'counter-sword'] } } }],
    });
  });
  it('MU-24: an opportunity attack stops the movement; the turn goes on if the mover still can', () => {
    const lines: Line[] = [
      ...partyBegins,
      { do: 'move', by: 'p1' },
      { answer: 'zone:b' },
      { note: 'The step onto the border keeps everybody near; the next one does not.' },
      {
        expect: {
          place: { p1: 'border:a-b' },
          question: { rule: 'MU-24', options: ['f1.sword.p1', 'f1.how.p1', 'f2.sword.p1', 'f2.how.p1', 'pass'] },
        },
      },
    ];
    playOut({
      cast,
      lines: [
        ...lines,
        { answer: 'f1.sword.p1' },
        { answer: 2 },
        { answer: 'pass' },
        { answer: 'yes' },
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
    playOut({
      cast,
      lines: [
        ...lines,
        { answer: 'f1.sword.p1' },
        { answer: 5 },
        { expect: { question: null, place: { p1: 'border:a-b' }, standing: { p1: 'down' } } },
      ],
    });
    playOut({
      cast,
      lines: [...lines, { answer: 'pass' }, { expect: { place: { p1: 'zone:b' }, tracks: { p1: { health: 8 } } } }],
    });
  });
});

describe('MU-18: the question to the defender says what it is asked against', () => {
  const cast = [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit', { gear: ['sword'] })];
  it.each([
    ['attack', 'sword', 'P attacks F with Sword: any reaction?'],
    ['disarm', 'disarm', 'P would disarm F with Sword: any reaction?'],
    ['grapple', 'grapple', 'P would grab F: any reaction?'],
  ])('%s', (action, variant, title) => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: action, by: 'p', with: variant },
        { answer: 'f' },
        nowIs({ question: { rule: 'MU-18', title } }),
      ],
    });
  });
});

describe('MU-06: why there is nowhere to go', () => {
  it('names what bars the way: the door that is shut', () => {
    playOut({
      scene: hallOf(2, { 'a-b': { door: 'closed' } }),
      cast: [oneAt('p', 'a'), oneAt('f', 'b', 'bandit')],
      lines: [...partyBegins, { do: 'move', by: 'p', refused: 'is closed' }],
    });
  });
});
