/** Riding played: what a full movement costs, Ride, sprints, second riders, mounts that drop. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const pair = (rider = {}, foeAt = 'e') => [
  oneAt('p', 'a', 'human', { gear: ['sword'], mount: 'ph', ...rider }),
  oneAt('ph', 'a', 'light-horse'),
  oneAt('f', foeAt, 'bandit', { conditions: ['stunned'] }),
];

describe('MU-06, MU-08: a mounted full movement', () => {
  it('takes the main action of both, whichever of the two makes the move', () => {
    for (const who of ['p', 'ph'])
      playOut({
        cast: pair(),
        lines: [
          ...partyBegins,
          { do: 'full-move', by: who, with: 'full' },
          { answer: 'zone:e' },
          nowIs({ place: { p: 'zone:e', ph: 'zone:e' } }),
          nowIs({ offers: { p: { 'attack:sword': 'MU-06' }, ph: { 'attack:hooves-d6': 'MU-06' } } }),
        ],
      });
  });
  it('with Ride the rider may attack when all of it is done, once, and do nothing else', () => {
    playOut({
      cast: pair({ skills: ['ride'] }),
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'full' },
        { answer: 'zone:c' },
        nowIs({ offers: { p: { 'attack:sword': 'MU-06' } } }),
        { do: 'move', by: 'p' },
        { answer: 'zone:e' },
        nowIs({ offers: { p: { 'attack:sword': true, distract: 'MU-06' } } }),
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 2 },
        nowIs({ tracks: { f: { health: 6 } }, offers: { p: { 'attack:sword': 'MU-06' } } }),
      ],
    });
  });
  it('a sprint asks the rider to keep the seat, not with Ride; no action goes with it, before or after', () => {
    playOut({
      cast: pair(),
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'sprint' },
        nowIs({ question: { title: 'AGI save to keep the seat' } }),
        { answer: 8 },
        { answer: 'zone:e' },
        nowIs({ offers: { p: { 'attack:sword': 'MU-06', interact: 'MU-06' } } }),
      ],
    });
    playOut({
      cast: pair({ skills: ['ride'] }),
      lines: [...partyBegins, { do: 'full-move', by: 'p', with: 'sprint' }, nowIs({ question: { kind: 'choose' } })],
    });
    playOut({
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
    playOut({
      cast: [...pair(), oneAt('p2', 'a', 'human', { mount: 'ph' })],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ place: { p2: 'zone:b' } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ may: ['p2'] }),
        { do: 'move', by: 'p2', refused: 'first rider' },
      ],
    });
  });
  it('a mount that drops takes the rider down: AGI save, or d4; off in any case', () => {
    const felled = (save: number, then: Line[]) =>
      playOut({
        cast: [
          oneAt('p', 'a', 'human', { mount: 'ph' }),
          oneAt('ph', 'a', 'donkey', { conditions: ['stunned'] }),
          oneAt('f', 'a', 'bandit', { gear: ['great-hammer'] }),
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
      nowIs({ standing: { ph: 'incapacitated' }, badges: { p: { mounted: false } }, tracks: { p: { health: 8 } } }),
    ]);
    felled(9, [{ answer: 2 }, nowIs({ badges: { p: { mounted: false } }, tracks: { p: { health: 6 } } })]);
  });
  it('the GM may put a mount into danger', () => {
    playOut({
      cast: pair(),
      lines: [
        ...partyBegins,
        { do: 'rule-danger' },
        { answer: 'ph' },
        { answer: 9 },
        { answer: 1 },
        nowIs({ badges: { p: { mounted: false } } }),
      ],
    });
  });
  it('a rider who is carried into a fire burns with the mount; a fighter beside it does not', () => {
    playOut({
      scene: hallOf(8, { b: { features: [{ label: 'Embers', kind: 'hazard', detail: 'fire' }] } }),
      cast: [...pair({}, 'h'), oneAt('p2', 'a')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 2 },
        { answer: 3 },
        nowIs({ tracks: { ph: { health: 10 }, p: { health: 5 }, p2: { health: 8 } }, question: null }),
      ],
    });
  });
});

describe('MU-43, MU: what special movement asks', () => {
  it('Stealth sprints unseen; anybody else is revealed by a sprint', () => {
    const hidden = (skills: string[], concealed: boolean) =>
      playOut({
        cast: [oneAt('p', 'a', 'human', { skills, conditions: ['concealed'] }), oneAt('f', 'h', 'bandit')],
        house: { askEveryHide: false },
        lines: [
          ...partyBegins,
          { do: 'full-move', by: 'p', with: 'sprint' },
          { answer: 'zone:c' },
          nowIs({ badges: { p: { concealed } } }),
        ],
      });
    hidden(['stealth'], true);
    hidden([], false);
  });
  it('incense: a demon needs a STR save to enter; failed, it stops; others pass freely', () => {
    const smoke = hallOf(8, { b: { features: [{ label: 'Incense', kind: 'hazard', detail: 'incense' }] } });
    const walk = (creature: string, more: Line[]) =>
      playOut({
        scene: smoke,
        cast: [oneAt('p', 'a', creature), oneAt('f', 'h', 'bandit')],
        lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, ...more],
      });
    walk('corruptor', [nowIs({ question: { title: 'incense' } }), { answer: 8 }, nowIs({ place: { p: 'zone:b' } })]);
    walk('corruptor', [
      { answer: 9 },
      nowIs({ place: { p: 'border:a-b' } }),
      { do: 'move', by: 'p', refused: 'MU-06' },
    ]);
    walk('human', [nowIs({ question: null, place: { p: 'zone:b' } })]);
  });
  it('MU-12: the incorporeal are not touched by matter, only by powers and holy things', () => {
    const armed = (item: string, offered: boolean | string) =>
      playOut({
        cast: [
          oneAt('p', 'a', 'human', { gear: [item] }),
          oneAt('f', 'a', 'skeletal-warrior', { traits: ['incorporeal'] }),
        ],
        lines: [...partyBegins, nowIs({ offers: { p: { [`attack:${item}`]: offered } } })],
      });
    armed('sword', 'MU-12');
    armed('blessed-water', true);
  });
});
