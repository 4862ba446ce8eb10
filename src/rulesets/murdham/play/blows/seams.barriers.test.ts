/**
 * Barriers of the map and by ruling: what they stop, and fighters who lean out over them (MU-27).
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut, scrollsOf, stillOne } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const ruled = { conditions: [{ id: 'in-cover', until: 'cause', note: 'barrier' }] };
const archer = { gear: ['bow'] };
const wall = hallOf(6, { 'b-c': { features: [{ kind: 'barrier', label: 'The breastwork' }] } });

describe('MU-27: a barrier by ruling stops every attack from another place', () => {
  it('MU-15, MU-27: a blow from the border is stopped, one from the same place is not', () => {
    const cast = (place: string) => [oneAt('p', place, 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit', ruled)];
    const blow: Line[] = [...partyBegins, { do: 'attack', by: 'p', with: 'sword' }];
    playOut({
      cast: cast('a-b'),
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'sword', refused: 'MU-27' }],
    });
    playOut({ cast: cast('a'), lines: [...blow, nowIs({ question: { options: ['f'] } })] });
  });
  it('MU-27: an attack by a power is stopped too', () => {
    const wizard = { gear: scrollsOf('eldritch-blast'), skills: ['sorcery'], mana: 2 };
    playOut({
      cast: [oneAt('p', 'a-b', 'human', wizard), oneAt('f', 'a', 'bandit', ruled)],
      lines: [...partyBegins, nowIs({ offers: { p: { 'invoke:eldritch-blast': 'MU-27' } } })],
    });
  });
  it('MU-24, MU-27: nobody strikes out at a leaver behind it from elsewhere', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...ruled, gear: ['sword'] }), oneAt('f', 'a-b', 'bandit')],
      lines: [...partyBegins, { do: 'leave', by: 'p' }, nowIs({ question: null, standing: { p: 'fled' } })],
    });
  });
});

describe('MU-27: leaning out over a barrier of the map', () => {
  const shooter = oneAt('p', 'b', 'human', archer);
  const pair = [shooter, oneAt('f', 'd', 'bandit-archer')];
  it('MU-16, MU-27: who stands beside it shoots over it, and can be countered with the barrier as cover', () => {
    playOut({
      scene: wall,
      cast: pair,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'bow' },
        { answer: 'f' },
        nowIs({ question: { has: ['counter-bow'] } }),
        { answer: 'counter-bow' },
        { answer: { dice: { attack: [3], counter: [3] } } },
        nowIs({ tracks: { f: { health: 5 }, p: { health: 6 } } }),
      ],
    });
  });
  it('MU-27: from farther away it stops the shot', () => {
    playOut({
      scene: wall,
      cast: [oneAt('p', 'a', 'human', archer), oneAt('f', 'd', 'bandit-archer')],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-27: a closed door is no barrier to lean over', () => {
    playOut({
      scene: hallOf(6, { 'b-c': { door: 'closed', features: [{ kind: 'barrier', label: 'The gate' }] } }),
      cast: pair,
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-25, MU-27: what else lies on the way still counts', () => {
    playOut({
      scene: hallOf(6, {
        'b-c': { features: [{ kind: 'barrier', label: 'The breastwork' }] },
        d: { features: [{ kind: 'concealment', label: 'Fog' }] },
      }),
      cast: [shooter, oneAt('f', 'd', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'bow' },
        { answer: 'f' },
        { answer: { dice: [5, 1] } },
        nowIs({ tracks: { f: { health: 7 } }, log: ['MU-25'] }),
      ],
    });
  });
});
