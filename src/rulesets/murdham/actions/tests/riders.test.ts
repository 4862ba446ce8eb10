/** Whatever drops a mount brings its riders down: powers, poison, water, rulings; and a trap that is taken up again. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, one, partyBegins, play, state } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const pair = (horse = {}) => [
  one('p', 'a', 'human', { gear: ['sword'], mount: 'ph' }),
  one('ph', 'a', 'light-horse', horse),
];
const comesDown: Line[] = [
  state({ question: { kind: 'dice', title: 'to come down on the feet', rule: 'MU-06', seat: 'p' } }),
  { answer: 9 },
  { answer: 2 },
  state({ question: null, tracks: { p: { health: 6 } }, offers: { p: { dismount: false } }, log: ['goes down'] }),
];

describe('MU-06: riders of a mount that drops', () => {
  it('by a power', () => {
    for (const power of ['false-death', 'wood-shape'])
      play({
        cast: [...pair({ conditions: ['stunned'] }), one('f', 'a', 'human', { powers: [power] })],
        lines: [...foesBegin, { do: 'invoke', by: 'f', with: power }, { answer: 'ph' }, ...comesDown],
      });
  });
  it('by harm that the GM rules, by more of it than the mount has too', () => {
    for (const amount of [6, 12])
      play({
        cast: [...pair(), one('f', 'h', 'bandit')],
        lines: [
          ...partyBegins,
          { do: 'rule-harm' },
          { answer: 'ph' },
          { answer: amount },
          { answer: 'direct' },
          ...comesDown,
        ],
      });
  });
  it('who saves lands on the feet; one whose mount is only cornered keeps the seat', () => {
    play({
      cast: [...pair({ conditions: ['stunned'] }), one('f', 'a', 'human', { powers: ['false-death'] })],
      lines: [
        ...foesBegin,
        { do: 'invoke', by: 'f', with: 'false-death' },
        { answer: 'ph' },
        { answer: 8 },
        state({ question: null, tracks: { p: { health: 8 } } }),
        { do: 'end-turn', by: 'f' },
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        state({ place: { p: 'zone:b', ph: 'zone:a' } }),
      ],
    });
    play({
      scene: hall(1),
      cast: [
        ...pair({ conditions: [{ id: 'terrified', until: 'stretch', by: 'f', note: 'cornered' }] }),
        one('f', 'a', 'bandit'),
      ],
      lines: [...foesBegin, { do: 'distract', by: 'f' }, { answer: 'p' }, { answer: 8 }, state({ question: null })],
    });
  });
});

describe('MU-08: a bear trap is lifted as it is set, by a main action', () => {
  const trap = (secret = false) =>
    hall(3, {
      a: { features: [{ kind: 'hazard', label: 'Bear trap', detail: 'bear-trap', ...(secret ? { secret } : {}) }] },
    });
  it('is in the pack then, and can be set again; where it lay nobody steps into it', () => {
    play({
      scene: trap(),
      cast: [one('p', 'a'), one('p2', 'b'), one('f', 'c', 'bandit', { conditions: ['stunned'] })],
      lines: [
        ...partyBegins,
        { do: 'lift-trap', by: 'p', with: 'a.0' },
        state({ log: ['takes up the bear trap'], offers: { p: { 'lift-trap': false, 'interact-long': 'MU-06' } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'p2' },
        { answer: 'zone:a' },
        state({ question: null, place: { p2: 'zone:a' }, badges: { p2: { entangled: false } } }),
      ],
    });
  });
  it('only one that is known, where one stands', () => {
    play({
      scene: trap(true),
      cast: [one('p', 'a'), one('f', 'c', 'bandit')],
      lines: [...partyBegins, state({ offers: { p: { 'lift-trap': false } } })],
    });
    play({
      scene: trap(),
      cast: [one('p', 'b'), one('f', 'c', 'bandit')],
      lines: [...partyBegins, state({ offers: { p: { 'lift-trap': false } } })],
    });
  });
});
