/** Riding played: what a full movement costs, Ride, sprints, second riders, mounts that drop. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, one, partyBegins, play, state } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const pair = (rider = {}, foeAt = 'e') => [
  one('p', 'a', 'human', { gear: ['sword'], mount: 'ph', ...rider }),
  one('ph', 'a', 'light-horse'),
  one('f', foeAt, 'bandit', { conditions: ['stunned'] }),
];

describe('MU-06, MU-08: a mounted full movement', () => {
  it('takes the main action of both, whoever of the two is asked to make it', () => {
    for (const who of ['p', 'ph'])
      play({
        cast: pair(),
        lines: [
          ...partyBegins,
          { do: 'full-move', by: who, with: 'full' },
          { answer: 'zone:e' },
          state({ place: { p: 'zone:e', ph: 'zone:e' } }),
          state({ offers: { p: { 'attack:sword': 'MU-06' }, ph: { 'attack:hooves-d6': 'MU-06' } } }),
        ],
      });
  });
  it('with Ride the rider may attack when all of it is done, once, and do nothing else', () => {
    play({
      cast: pair({ skills: ['ride'] }),
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'full' },
        { answer: 'zone:c' },
        state({ offers: { p: { 'attack:sword': 'MU-06' } } }),
        { do: 'move', by: 'p' },
        { answer: 'zone:e' },
        state({ offers: { p: { 'attack:sword': true, distract: 'MU-06' } } }),
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 2 },
        state({ tracks: { f: { health: 6 } }, offers: { p: { 'attack:sword': 'MU-06' } } }),
      ],
    });
  });
  it('a sprint asks the rider to keep the seat, not with Ride; no action goes with it, before or after', () => {
    play({
      cast: pair(),
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'sprint' },
        state({ question: { title: 'AGI save to keep the seat' } }),
        { answer: 8 },
        { answer: 'zone:e' },
        state({ offers: { p: { 'attack:sword': 'MU-06', interact: 'MU-06' } } }),
      ],
    });
    play({
      cast: pair({ skills: ['ride'] }),
      lines: [...partyBegins, { do: 'full-move', by: 'p', with: 'sprint' }, state({ question: { kind: 'choose' } })],
    });
    play({
      cast: pair(),
      lines: [
        ...partyBegins,
        { do: 'interact', by: 'p' },
        { do: 'full-move', by: 'p', with: 'sprint', refused: 'MU-08' },
      ],
    });
  });
});

describe('MU-06: more riders, and mounts that drop', () => {
  it('a second rider has a turn of its own and does not steer', () => {
    play({
      cast: [...pair(), one('p2', 'a', 'human', { mount: 'ph' })],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        state({ place: { p2: 'zone:b' } }),
        { do: 'end-turn', by: 'p' },
        state({ may: ['p2'] }),
        { do: 'move', by: 'p2', refused: 'first rider' },
      ],
    });
  });
  it('a mount that drops takes the rider down: AGI save, or d4; off in any case', () => {
    const felled = (save: number, then: Line[]) =>
      play({
        cast: [
          one('p', 'a', 'human', { mount: 'ph' }),
          one('ph', 'a', 'donkey', { conditions: ['stunned'] }),
          one('f', 'a', 'bandit', { gear: ['great-hammer'] }),
        ],
        lines: [
          ...foesBegin,
          { do: 'attack', by: 'f', with: 'great-hammer' },
          { answer: 'ph' },
          { answer: 'pass' },
          { answer: 5 },
          { answer: save },
          ...then,
        ],
      });
    felled(8, [
      state({ standing: { ph: 'incapacitated' }, badges: { p: { mounted: false } }, tracks: { p: { health: 8 } } }),
    ]);
    felled(9, [{ answer: 2 }, state({ badges: { p: { mounted: false } }, tracks: { p: { health: 6 } } })]);
  });
  it('the GM may put a mount into danger', () => {
    play({
      cast: pair(),
      lines: [
        ...partyBegins,
        { do: 'rule-danger' },
        { answer: 'ph' },
        { answer: 9 },
        { answer: 1 },
        state({ badges: { p: { mounted: false } } }),
      ],
    });
  });
  it('whoever is carried into a fire burns with the mount; who stands by does not', () => {
    play({
      scene: hall(8, { b: { features: [{ label: 'Embers', kind: 'hazard', detail: 'fire' }] } }),
      cast: [...pair({}, 'h'), one('p2', 'a')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 2 },
        { answer: 3 },
        state({ tracks: { ph: { health: 10 }, p: { health: 5 }, p2: { health: 8 } }, question: null }),
      ],
    });
  });
});

describe('MU-43, MU: what special movement asks', () => {
  it('Stealth sprints unseen; anybody else is revealed by a sprint', () => {
    const hidden = (skills: string[], concealed: boolean) =>
      play({
        cast: [one('p', 'a', 'human', { skills, conditions: ['concealed'] }), one('f', 'h', 'bandit')],
        house: { askEveryHide: false },
        lines: [
          ...partyBegins,
          { do: 'full-move', by: 'p', with: 'sprint' },
          { answer: 'zone:c' },
          state({ badges: { p: { concealed } } }),
        ],
      });
    hidden(['stealth'], true);
    hidden([], false);
  });
  it('incense: a demon needs a STR save to enter; failed, it stops; others pass freely', () => {
    const smoke = hall(8, { b: { features: [{ label: 'Incense', kind: 'hazard', detail: 'incense' }] } });
    const walk = (creature: string, more: Line[]) =>
      play({
        scene: smoke,
        cast: [one('p', 'a', creature), one('f', 'h', 'bandit')],
        lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, ...more],
      });
    walk('corruptor', [state({ question: { title: 'incense' } }), { answer: 8 }, state({ place: { p: 'zone:b' } })]);
    walk('corruptor', [
      { answer: 9 },
      state({ place: { p: 'border:a-b' } }),
      { do: 'move', by: 'p', refused: 'MU-06' },
    ]);
    walk('human', [state({ question: null, place: { p: 'zone:b' } })]);
  });
  it('MU-12: the incorporeal are not touched by matter, only by powers and what is holy', () => {
    const armed = (item: string, offered: boolean | string) =>
      play({
        cast: [
          one('p', 'a', 'human', { gear: [item] }),
          one('f', 'a', 'skeletal-warrior', { traits: ['incorporeal'] }),
        ],
        lines: [...partyBegins, state({ offers: { p: { [`attack:${item}`]: offered } } })],
      });
    armed('sword', 'MU-12');
    armed('blessed-water', true);
  });
});
