/**
 * Cover, barriers, indirect fire, straying blasts and hiding again, played: MU-17, MU-26, MU-27,
 * MU-30 to MU-32, MU-41.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

describe('MU-17: indirect fire', () => {
  const long = hallOf(24);
  const gunner = oneAt('p', 'a', 'human', {
    gear: [{ id: 'catapult', item: 'catapult', held: null, worn: false, damaged: false, used: false, spent: false }],
  });
  it('not at 16 zones or nearer, at 17 with a WIT save, never after moving', () => {
    playOut({
      scene: long,
      cast: [gunner, oneAt('f', 'q', 'bandit', stillOne), oneAt('f2', 'r', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'catapult' },
        nowIs({ question: { rule: 'MU-32', has: ['r'], lacks: ['q'], blocked: { q: 'MU-17' } } }),
        { answer: 'r' },
        nowIs({ question: { kind: 'dice', rule: 'MU-17' } }),
        { answer: 8 },
        { answer: 3 },
        nowIs({ tracks: { f2: { health: 5 }, f: { health: 8 } } }),
      ],
    });
    playOut({
      scene: long,
      cast: [gunner, oneAt('f', 'r', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'border:a-b' },
        { do: 'attack', by: 'p', with: 'catapult', refused: 'MU-17' },
      ],
    });
  });
  it('reaches over a closed door that hides the target', () => {
    playOut({
      scene: hallOf(24, { 'b-c': { door: 'closed' } }),
      cast: [gunner, oneAt('f', 'r', 'bandit', stillOne)],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'catapult' }, nowIs({ question: { has: ['r'] } })],
    });
  });
});

describe('MU-26: cover', () => {
  const shot = (more: Line[] = [], how = 'attack'): Line[] => [
    ...partyBegins,
    ...more,
    { do: how, by: 'p', with: 'bow' },
    { answer: 'f' },
    { answer: 3 },
  ];
  const archer = oneAt('p', 'a', 'human', { gear: ['bow'] });
  it('of the map: armour +1 against a shot from afar', () => {
    playOut({
      scene: hallOf(4, { c: { features: [{ kind: 'cover', label: 'Low wall' }] } }),
      cast: [archer, oneAt('f', 'c', 'bandit', stillOne)],
      lines: [...shot(), nowIs({ tracks: { f: { health: 6 } } })],
    });
  });
  it('by ruling, and taken away by ruling', () => {
    const ruled = (what: string): Line[] => [{ do: 'rule-cover' }, { answer: 'f' }, { answer: what }];
    playOut({
      cast: [archer, oneAt('f', 'c', 'bandit', stillOne)],
      lines: [...shot(ruled('cover')), nowIs({ tracks: { f: { health: 6 } } })],
    });
    playOut({
      scene: hallOf(4, { c: { features: [{ kind: 'cover', label: 'Low wall' }] } }),
      cast: [archer, oneAt('f', 'c', 'bandit', stillOne)],
      lines: [...shot(ruled('none')), nowIs({ tracks: { f: { health: 5 } } })],
    });
  });
  it('an attack strong enough goes through, by the GM’s word', () => {
    playOut({
      scene: hallOf(4, { c: { features: [{ kind: 'cover', label: 'Hedge' }] } }),
      cast: [archer, oneAt('f', 'c', 'bandit', stillOne)],
      lines: [...shot([], 'through-cover'), nowIs({ tracks: { f: { health: 5 } } })],
    });
  });
});

describe('MU-27: barriers', () => {
  it('a closed door stops a shot', () => {
    playOut({
      scene: hallOf(4, { 'b-c': { door: 'closed' } }),
      cast: [oneAt('p', 'a', 'human', { gear: ['bow'] }), oneAt('f', 'c', 'bandit')],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('a fighter who leans out from behind a barrier can be countered, with the barrier as cover', () => {
    playOut({
      cast: [
        oneAt('p', 'c', 'human', { gear: ['bow'] }),
        oneAt('f', 'a', 'bandit-archer', { conditions: [{ id: 'in-cover', until: 'cause', note: 'barrier' }] }),
      ],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'bow' },
        { answer: 'p' },
        nowIs({ question: { has: ['counter-bow'] } }),
        { answer: 'counter-bow' },
        { answer: { dice: { attack: [1], counter: [3] } } },
        nowIs({ tracks: { f: { health: 6 }, p: { health: 7 } } }),
      ],
    });
  });
  it('behind it, it cannot be attacked', () => {
    playOut({
      cast: [
        oneAt('p', 'c', 'human', { gear: ['bow'] }),
        oneAt('f', 'a', 'bandit-archer', { conditions: [{ id: 'in-cover', until: 'cause', note: 'barrier' }] }),
      ],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-27' }],
    });
  });
});

describe('MU-32: blasts that stray', () => {
  const thrower = oneAt('p', 'a', 'human', { gear: ['alchemists-fire'] });
  it('a miss goes to a neighbour by the die, and that neighbour may react, even a friend (ruling 21)', () => {
    playOut({
      cast: [thrower, oneAt('p2', 'd'), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'c' },
        { answer: 9 },
        // c has two neighbours, numbered clockwise: 1 is d, 2 is b.
        nowIs({ question: { kind: 'dice', rule: 'MU-32' } }),
        { answer: 1 },
        nowIs({ question: { rule: 'MU-18', seat: 'p2' } }),
        { answer: 'pass' },
        { answer: 3 },
        nowIs({ tracks: { p2: { health: 5 }, f: { health: 8 } } }),
      ],
    });
  });
  it('hits the thrower in its own zone; MU-30: and those on the borders', () => {
    playOut({
      cast: [
        thrower,
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('f2', 'a-b', 'bandit', stillOne),
        oneAt('f3', 'b', 'bandit', stillOne),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'a' },
        { answer: 2 },
        nowIs({ tracks: { p: { health: 6 }, f: { health: 6 }, f2: { health: 6 }, f3: { health: 8 } } }),
      ],
    });
  });
});

describe('MU-41: hiding again', () => {
  it('is the GM’s to grant; then the hidden one is off the shared screen and its next blow surprises', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'rule-hide' },
        { answer: 'f' },
        { answer: 'out of sight' },
        nowIs({ seen: { f: false }, badges: { f: { concealed: true } } }),
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        nowIs({ question: { kind: 'dice', rule: 'MU-28' }, seen: { f: true } }),
      ],
    });
  });
  it('or to refuse', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'rule-hide' },
        { answer: 'f' },
        { answer: 'no' },
        nowIs({ seen: { f: true }, badges: { f: { concealed: false } } }),
      ],
    });
  });
});
