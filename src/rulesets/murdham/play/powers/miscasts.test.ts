/** Miscasts 7 to 12, mutations, possession and wards, as far as a fight can show them. */
import { describe, expect, it } from 'vitest';
import { nowIs, oneAt, playOut, stillOne } from '../../edges.testing.ts';
import { overreach, sheetIn, wizardWith } from './miscasts.testing.ts';

describe('MU-08 miscast 7: the wrong target', () => {
  const cast = [wizardWith('eldritch-blast'), oneAt('p2', 'a', 'human', stillOne), oneAt('f', 'a', 'bandit', stillOne)];
  it('the GM names it among those in reach, the invoker too; it may react, the one meant is spared', () => {
    playOut({
      cast,
      lines: [
        ...overreach('eldritch-blast', 'f', 7),
        nowIs({ question: { seat: 'gm', options: ['so', 'again'] } }),
        { answer: 'so' },
        nowIs({ question: { seat: 'gm', options: ['p2', 'p'] } }),
        { answer: 'p2' },
        { answer: 3 },
        nowIs({ tracks: { p2: { health: 5 }, f: { health: 8 }, p: { health: 7 } }, question: null }),
      ],
    });
  });
  it('onto the invoker itself it strikes without a dodge', () => {
    playOut({
      cast,
      lines: [
        ...overreach('eldritch-blast', 'f', 7),
        { answer: 'so' },
        { answer: 'p' },
        { answer: 2 },
        nowIs({ tracks: { p: { health: 5 }, f: { health: 8 } }, question: null }),
      ],
    });
  });
  it('where it makes no sense the GM has it rolled again', () => {
    playOut({
      cast,
      lines: [
        ...overreach('eldritch-blast', 'f', 7),
        { answer: 'again' },
        { answer: 2 },
        { answer: 4 },
        nowIs({ tracks: { f: { health: 4 }, p2: { health: 8 } } }),
      ],
    });
  });
  it('a counter goes astray as well, and the attack goes on', () => {
    playOut({
      cast: [wizardWith('eldritch-blast'), oneAt('p2', 'a', 'human', stillOne), oneAt('f', 'a', 'bandit')],
      lines: [
        { begin: true },
        { answer: 'foes' },
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 'counter-eldritch-blast' },
        { answer: 1 },
        { answer: 7 },
        { answer: 'so' },
        { answer: 'p2' },
        { answer: 3 },
        { answer: 1 },
        nowIs({ tracks: { p2: { health: 5 }, f: { health: 8 }, p: { health: 6 } } }),
      ],
    });
  });
});

describe('MU-08 miscast 8: the reverse', () => {
  it('a blast heals, by a d10', () => {
    playOut({
      cast: [wizardWith('eldritch-blast'), oneAt('f', 'a', 'bandit', { ...stillOne, harm: 3 })],
      lines: [
        ...overreach('eldritch-blast', 'f', 8),
        { answer: 'so' },
        nowIs({ question: { seat: 'gm', options: ['heal', 'harm', 'told'] } }),
        { answer: 'heal' },
        { answer: 2 },
        nowIs({ tracks: { f: { health: 7 } }, question: null }),
      ],
    });
  });
  it('a shape falls on its invoker; or the target is harmed by a number', () => {
    const cast = [wizardWith('wood-shape'), oneAt('f', 'a', 'bandit', stillOne)];
    playOut({
      cast,
      lines: [
        ...overreach('wood-shape', 'f', 8),
        { answer: 'so' },
        { answer: 'self' },
        nowIs({ standing: { p: 'transformed', f: 'up' } }),
      ],
    });
    playOut({
      cast,
      lines: [
        ...overreach('wood-shape', 'f', 8),
        { answer: 'so' },
        { answer: 'harm' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 } }, standing: { p: 'up', f: 'up' } }),
      ],
    });
  });
  it('or what the GM says in words, and nothing else', () => {
    playOut({
      cast: [wizardWith('wood-shape'), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...overreach('wood-shape', 'f', 8),
        { answer: 'so' },
        { answer: 'told' },
        { answer: { text: 'The scroll sprouts leaves' } },
        nowIs({ standing: { p: 'up', f: 'up' }, log: ['The scroll sprouts leaves'] }),
      ],
    });
  });
});

describe('MU-08 miscast 9: demon pox', () => {
  it('everyone within 1 zone saves STR, the invoker too; the dead and the far are spared; corruption by house rule', () => {
    const at = playOut({
      cast: [
        wizardWith('wood-shape'),
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('f2', 'b', 'skeletal-warrior', stillOne),
        oneAt('f3', 'c', 'bandit', stillOne),
      ],
      house: { poxCorruption: 2, fearOf: 'enemies' },
      lines: [
        { begin: true },
        { answer: 'party' },
        // The skeleton frightens, and the invoker passes its save.
        { answer: 1 },
        { do: 'invoke', by: 'p', with: 'wood-shape' },
        { answer: 'f' },
        { answer: 1 },
        { answer: 9 },
        { answer: 9 },
        { answer: 8 },
        nowIs({
          badges: { p: { sick: true }, f: { sick: false }, f2: { sick: false }, f3: { sick: false } },
          tracks: { p: { corruption: 3 } },
          standing: { f: 'transformed' },
          question: null,
        }),
      ],
    });
    expect(sheetIn(at, 'p').conditions.find(({ id }) => id === 'sick')?.note).toBe('demon-pox');
  });
});
