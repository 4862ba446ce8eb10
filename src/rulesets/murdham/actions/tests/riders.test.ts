/**
 * Powers, poison, water and rulings that drop a mount also bring its riders down. A laid trap can
 * be taken up again.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const pair = (horse = {}) => [
  oneAt('p', 'a', 'human', { gear: ['sword'], mount: 'ph' }),
  oneAt('ph', 'a', 'light-horse', horse),
];
const comesDown: Line[] = [
  nowIs({ question: { kind: 'dice', title: 'to come down on the feet', rule: 'MU-06', seat: 'p' } }),
  { answer: 9 },
  { answer: 2 },
  nowIs({ question: null, tracks: { p: { health: 6 } }, offers: { p: { dismount: false } }, log: ['goes down'] }),
];

describe('MU-06: riders of a mount that drops', () => {
  it('by a power', () => {
    for (const power of ['false-death', 'wood-shape'])
      playOut({
        cast: [...pair({ conditions: ['stunned'] }), oneAt('f', 'a', 'human', { powers: [power] })],
        lines: [...foesBegin, { do: 'invoke', by: 'f', with: power }, { answer: 'ph' }, ...comesDown],
      });
  });
  it('by harm that the GM rules, by more of it than the mount has too', () => {
    for (const amount of [6, 12])
      playOut({
        cast: [...pair(), oneAt('f', 'h', 'bandit')],
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
    playOut({
      cast: [...pair({ conditions: ['stunned'] }), oneAt('f', 'a', 'human', { powers: ['false-death'] })],
      lines: [
        ...foesBegin,
        { do: 'invoke', by: 'f', with: 'false-death' },
        { answer: 'ph' },
        { answer: 8 },
        nowIs({ question: null, tracks: { p: { health: 8 } } }),
        { do: 'end-turn', by: 'f' },
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ place: { p: 'zone:b', ph: 'zone:a' } }),
      ],
    });
    playOut({
      scene: hallOf(1),
      cast: [
        ...pair({ conditions: [{ id: 'terrified', until: 'stretch', by: 'f', note: 'cornered' }] }),
        oneAt('f', 'a', 'bandit'),
      ],
      lines: [...foesBegin, { do: 'distract', by: 'f' }, { answer: 'p' }, { answer: 8 }, nowIs({ question: null })],
    });
  });
});

describe('MU-08: a bear trap is lifted as it is set, by a main action', () => {
  const trap = (secret = false) =>
    hallOf(3, {
      a: { features: [{ kind: 'hazard', label: 'Bear trap', detail: 'bear-trap', ...(secret ? { secret } : {}) }] },
    });
  it('is in the pack then, and can be set again; where it lay nobody steps into it', () => {
    playOut({
      scene: trap(),
      cast: [oneAt('p', 'a'), oneAt('p2', 'b'), oneAt('f', 'c', 'bandit', { conditions: ['stunned'] })],
      lines: [
        ...partyBegins,
        { do: 'lift-trap', by: 'p', with: 'a.0' },
        nowIs({ log: ['takes up the bear trap'], offers: { p: { 'lift-trap': false, 'interact-long': 'MU-06' } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'p2' },
        { answer: 'zone:a' },
        nowIs({ question: null, place: { p2: 'zone:a' }, badges: { p2: { entangled: false } } }),
      ],
    });
  });
  it('only one that is known, where one stands', () => {
    playOut({
      scene: trap(true),
      cast: [oneAt('p', 'a'), oneAt('f', 'c', 'bandit')],
      lines: [...partyBegins, nowIs({ offers: { p: { 'lift-trap': false } } })],
    });
    playOut({
      scene: trap(),
      cast: [oneAt('p', 'b'), oneAt('f', 'c', 'bandit')],
      lines: [...partyBegins, nowIs({ offers: { p: { 'lift-trap': false } } })],
    });
  });
});
