/** Barriers, ruled and of the map: what they stop, and who leans out over one (MU-27). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, scrolls, state, still } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const ruled = { conditions: [{ id: 'in-cover', until: 'cause', note: 'barrier' }] };
const archer = { gear: ['bow'] };
const wall = hall(6, { 'b-c': { features: [{ kind: 'barrier', label: 'The breastwork' }] } });

describe('MU-27: a barrier by ruling stops every attack from another place', () => {
  it('MU-15, MU-27: a blow from the border is stopped, one from the same place is not', () => {
    const cast = (place: string) => [one('p', place, 'human', { gear: ['sword'] }), one('f', 'a', 'bandit', ruled)];
    const blow: Line[] = [...partyBegins, { do: 'attack', by: 'p', with: 'sword' }];
    play({
      cast: cast('a-b'),
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'sword', refused: 'MU-27' }],
    });
    play({ cast: cast('a'), lines: [...blow, state({ question: { options: ['f'] } })] });
  });
  it('MU-27: an attack by a power is stopped too', () => {
    const wizard = { gear: scrolls('eldritch-blast'), skills: ['sorcery'], mana: 2 };
    play({
      cast: [one('p', 'a-b', 'human', wizard), one('f', 'a', 'bandit', ruled)],
      lines: [...partyBegins, state({ offers: { p: { 'invoke:eldritch-blast': 'MU-27' } } })],
    });
  });
  it('MU-24, MU-27: nobody strikes out at a leaver behind it from elsewhere', () => {
    play({
      cast: [one('p', 'a', 'human', { ...ruled, gear: ['sword'] }), one('f', 'a-b', 'bandit')],
      lines: [...partyBegins, { do: 'leave', by: 'p' }, state({ question: null, standing: { p: 'fled' } })],
    });
  });
});

describe('MU-27: leaning out over a barrier of the map', () => {
  const shooter = one('p', 'b', 'human', archer);
  const pair = [shooter, one('f', 'd', 'bandit-archer')];
  it('MU-16, MU-27: who stands beside it shoots over it, and can be countered with the barrier as cover', () => {
    play({
      scene: wall,
      cast: pair,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'bow' },
        { answer: 'f' },
        state({ question: { has: ['counter-bow'] } }),
        { answer: 'counter-bow' },
        { answer: { dice: { attack: [3], counter: [3] } } },
        state({ tracks: { f: { health: 5 }, p: { health: 6 } } }),
      ],
    });
  });
  it('MU-27: from farther away it stops the shot', () => {
    play({
      scene: wall,
      cast: [one('p', 'a', 'human', archer), one('f', 'd', 'bandit-archer')],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-27: a closed door is no barrier to lean over', () => {
    play({
      scene: hall(6, { 'b-c': { door: 'closed', features: [{ kind: 'barrier', label: 'The gate' }] } }),
      cast: pair,
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-25, MU-27: what else lies on the way still counts', () => {
    play({
      scene: hall(6, {
        'b-c': { features: [{ kind: 'barrier', label: 'The breastwork' }] },
        d: { features: [{ kind: 'concealment', label: 'Fog' }] },
      }),
      cast: [shooter, one('f', 'd', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'bow' },
        { answer: 'f' },
        { answer: { dice: [5, 1] } },
        state({ tracks: { f: { health: 7 } }, log: ['MU-25'] }),
      ],
    });
  });
});
