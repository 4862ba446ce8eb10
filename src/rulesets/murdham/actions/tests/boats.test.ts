/**
 * Boats played: one turn for all who row, paces by oar and wind, rough water, capsizing, getting on
 * and off.
 */
import { describe, it } from 'vitest';
import { nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const on = (craft: string, as: string) => ({ aboard: { craft, as } });
const wet = { features: [{ label: 'The lake', kind: 'water' as const, amount: 0 }] };
const rough = { features: [{ label: 'The rapids', kind: 'water' as const, amount: 1 }] };

/** A rowing boat on A with two at the oars; B is water, C is land. */
const boat = (craft: string, sheet = {}, crew = ['pr']) => [
  oneAt('pb', 'a', craft),
  oneAt('pd', 'a', 'human', { ...on('pb', 'driver'), ...sheet }),
  ...crew.map((id) => oneAt(id, 'a', 'human', on('pb', 'crew'))),
  oneAt('pp', 'a', 'human', on('pb', 'passenger')),
  oneAt('f', 'f', 'bandit'),
];
const lake = hallOf(6, { a: wet, b: wet, c: wet, d: wet });

describe('MU-06: boats', () => {
  it('rows a zone for each rower: half of it free, all of it as a full movement; the crew acts in the same turn', () => {
    playOut({
      scene: lake,
      cast: boat('rowing-boat'),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd' },
        nowIs({ question: { has: ['zone:b'], lacks: ['border:b-c'] } }),
        { answer: 'zone:b' },
        { do: 'full-move', by: 'pr', with: 'full' },
        { answer: 'zone:c' },
        nowIs({ place: { pp: 'zone:c', pb: 'zone:c' }, badges: { pd: { 'in-water': false } } }),
        nowIs({ offers: { pr: { 'interact-long': 'MU-06' }, pd: { 'interact-long': true } } }),
        { do: 'interact-long', by: 'pd' },
        { do: 'end-turn', by: 'pd' },
        { do: 'pass', by: 'foes' },
        nowIs({ may: ['pp'] }),
      ],
    });
  });
  it('Boatmanship rows as two, four rowers are the most', () => {
    const river = hallOf(8, Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((zone) => [zone, wet])));
    const far = [oneAt('f', 'h', 'bandit')];
    const reach = (more: typeof far, has: string[], lacks: string[]) =>
      playOut({
        scene: river,
        cast: [...boat('rowing-boat', { skills: ['boatmanship'] }).filter(({ id }) => id !== 'f'), ...more, ...far],
        lines: [...partyBegins, { do: 'full-move', by: 'pd', with: 'full' }, nowIs({ question: { has, lacks } })],
      });
    const rower = (id: string) => oneAt(id, 'a', 'human', { ...on('pb', 'crew'), skills: ['boatmanship'] });
    reach([], ['zone:d'], ['border:d-e']);
    reach([rower('p1'), rower('p2')], ['zone:e'], ['border:e-f']);
  });
  it('sails by the wind with Boatmanship; without it, or with no wind, half a zone for each rower', () => {
    const reach = (sheet: object, wind: number, has: string[], lacks: string[]) =>
      playOut({
        scene: lake,
        house: { wind },
        cast: boat('sailing-boat', sheet),
        lines: [...partyBegins, { do: 'full-move', by: 'pd', with: 'full' }, nowIs({ question: { has, lacks } })],
      });
    reach({ skills: ['boatmanship'] }, 3, ['zone:d'], []);
    reach({}, 3, ['zone:b'], ['border:b-c', 'zone:c']);
    reach({ skills: ['boatmanship'] }, 0, ['border:b-c'], ['zone:c']);
  });
  it('keeps to the water', () => {
    playOut({
      scene: hallOf(6, { a: wet }),
      cast: boat('rowing-boat'),
      lines: [...partyBegins, { do: 'move', by: 'pd', refused: 'needs water' }],
    });
  });
  it('rough water is danger: STR at the oars; failed, the hull takes d4 and everyone is in the water and swims', () => {
    playOut({
      scene: hallOf(6, { a: wet, b: rough }),
      cast: boat('rowing-boat'),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd' },
        { answer: 'zone:b' },
        nowIs({ question: { title: 'STR save to keep hold', seat: 'pd' } }),
        { answer: 9 },
        { answer: 2 },
        { answer: 8 },
        { answer: 8 },
        { answer: 9 },
        nowIs({
          tracks: { pb: { health: 10 }, pd: { health: 8 } },
          badges: { pd: { 'in-water': true, driver: false }, pp: { 'in-water': true, incapacitated: true } },
          question: null,
        }),
      ],
    });
  });
  it('at the start of a round rough water asks again, WIT under sail; a boat nobody is on is asked nothing', () => {
    playOut({
      scene: hallOf(6, { a: rough }),
      cast: [...boat('sailing-boat', { skills: ['boatmanship'] }), oneAt('pe', 'a', 'rowing-boat')],
      lines: [
        ...partyBegins,
        nowIs({ question: { title: 'WIT save to keep hold', seat: 'pd' } }),
        { answer: 8 },
        nowIs({ question: null, round: 1 }),
      ],
    });
  });
  it('on and off a boat always asks for an AGI save: failed, into the water', () => {
    playOut({
      scene: hallOf(6, { a: wet }),
      cast: boat('rowing-boat'),
      lines: [
        ...partyBegins,
        { do: 'alight', by: 'pp', with: 'alight' },
        nowIs({ question: { options: ['border:a-b', 'water'] } }),
        { answer: 'border:a-b' },
        { answer: 9 },
        nowIs({ place: { pp: 'zone:a' }, badges: { pp: { 'in-water': true, passenger: false } } }),
      ],
    });
    playOut({
      scene: hallOf(6, { a: wet }),
      cast: boat('rowing-boat'),
      lines: [
        ...partyBegins,
        { do: 'alight', by: 'pp', with: 'alight' },
        { answer: 'border:a-b' },
        { answer: 8 },
        nowIs({ place: { pp: 'border:a-b' }, badges: { pp: { 'in-water': false } } }),
      ],
    });
  });
  it('broken by a critical hit it sinks: all in the water', () => {
    playOut({
      scene: lake,
      cast: boat('rowing-boat'),
      lines: [
        ...partyBegins,
        { do: 'rule-harm' },
        { answer: 'pb' },
        { answer: 6 },
        { answer: 'direct' },
        nowIs({
          standing: { pb: 'disabled' },
          badges: { pp: { 'in-water': true }, pd: { 'in-water': true, driver: false } },
        }),
      ],
    });
  });
});
