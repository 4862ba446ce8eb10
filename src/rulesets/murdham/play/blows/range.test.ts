/** Cover, barriers, indirect fire, straying blasts and hiding again, played: MU-17, MU-26, MU-27, MU-30 to MU-32, MU-41. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, one, partyBegins, play, state, still } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

describe('MU-17: indirect fire', () => {
  const long = hall(24);
  const gunner = one('p', 'a', 'human', {
    gear: [{ id: 'catapult', item: 'catapult', held: null, worn: false, damaged: false, used: false, spent: false }],
  });
  it('not at 16 zones or nearer, at 17 with a WIT save, never after moving', () => {
    play({
      scene: long,
      cast: [gunner, one('f', 'q', 'bandit', still), one('f2', 'r', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'catapult' },
        state({ question: { rule: 'MU-32', has: ['r'], lacks: ['q'], blocked: { q: 'MU-17' } } }),
        { answer: 'r' },
        state({ question: { kind: 'dice', rule: 'MU-17' } }),
        { answer: 8 },
        { answer: 3 },
        state({ tracks: { f2: { health: 5 }, f: { health: 8 } } }),
      ],
    });
    play({
      scene: long,
      cast: [gunner, one('f', 'r', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'border:a-b' },
        { do: 'attack', by: 'p', with: 'catapult', refused: 'MU-17' },
      ],
    });
  });
  it('reaches over a closed door that hides the target', () => {
    play({
      scene: hall(24, { 'b-c': { door: 'closed' } }),
      cast: [gunner, one('f', 'r', 'bandit', still)],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'catapult' }, state({ question: { has: ['r'] } })],
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
  const archer = one('p', 'a', 'human', { gear: ['bow'] });
  it('of the map: armour +1 against a shot from afar', () => {
    play({
      scene: hall(4, { c: { features: [{ kind: 'cover', label: 'Low wall' }] } }),
      cast: [archer, one('f', 'c', 'bandit', still)],
      lines: [...shot(), state({ tracks: { f: { health: 6 } } })],
    });
  });
  it('by ruling, and taken away by ruling', () => {
    const ruled = (what: string): Line[] => [{ do: 'rule-cover' }, { answer: 'f' }, { answer: what }];
    play({
      cast: [archer, one('f', 'c', 'bandit', still)],
      lines: [...shot(ruled('cover')), state({ tracks: { f: { health: 6 } } })],
    });
    play({
      scene: hall(4, { c: { features: [{ kind: 'cover', label: 'Low wall' }] } }),
      cast: [archer, one('f', 'c', 'bandit', still)],
      lines: [...shot(ruled('none')), state({ tracks: { f: { health: 5 } } })],
    });
  });
  it('an attack strong enough goes through, by the GM’s word', () => {
    play({
      scene: hall(4, { c: { features: [{ kind: 'cover', label: 'Hedge' }] } }),
      cast: [archer, one('f', 'c', 'bandit', still)],
      lines: [...shot([], 'through-cover'), state({ tracks: { f: { health: 5 } } })],
    });
  });
});

describe('MU-27: barriers', () => {
  it('a closed door stops a shot', () => {
    play({
      scene: hall(4, { 'b-c': { door: 'closed' } }),
      cast: [one('p', 'a', 'human', { gear: ['bow'] }), one('f', 'c', 'bandit')],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('whoever leans out from behind one can be countered, with the barrier as cover', () => {
    play({
      cast: [
        one('p', 'c', 'human', { gear: ['bow'] }),
        one('f', 'a', 'bandit-archer', { conditions: [{ id: 'in-cover', until: 'cause', note: 'barrier' }] }),
      ],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'bow' },
        { answer: 'p' },
        state({ question: { has: ['counter-bow'] } }),
        { answer: 'counter-bow' },
        { answer: { dice: { attack: [1], counter: [3] } } },
        state({ tracks: { f: { health: 6 }, p: { health: 7 } } }),
      ],
    });
  });
  it('behind it, it cannot be attacked', () => {
    play({
      cast: [
        one('p', 'c', 'human', { gear: ['bow'] }),
        one('f', 'a', 'bandit-archer', { conditions: [{ id: 'in-cover', until: 'cause', note: 'barrier' }] }),
      ],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-27' }],
    });
  });
});

describe('MU-32: blasts that stray', () => {
  const thrower = one('p', 'a', 'human', { gear: ['alchemists-fire'] });
  it('a miss goes to a neighbour by the die, and whoever is there may react, friends too (ruling 21)', () => {
    play({
      cast: [thrower, one('p2', 'd'), one('f', 'c', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'c' },
        { answer: 9 },
        // c has two neighbours, numbered clockwise: 1 is d, 2 is b.
        state({ question: { kind: 'dice', rule: 'MU-32' } }),
        { answer: 1 },
        state({ question: { rule: 'MU-18', seat: 'p2' } }),
        { answer: 'pass' },
        { answer: 3 },
        state({ tracks: { p2: { health: 5 }, f: { health: 8 } } }),
      ],
    });
  });
  it('hits the thrower in its own zone; MU-30: and those on the borders', () => {
    play({
      cast: [
        thrower,
        one('f', 'a', 'bandit', still),
        one('f2', 'a-b', 'bandit', still),
        one('f3', 'b', 'bandit', still),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'a' },
        { answer: 2 },
        state({ tracks: { p: { health: 6 }, f: { health: 6 }, f2: { health: 6 }, f3: { health: 8 } } }),
      ],
    });
  });
});

describe('MU-41: hiding again', () => {
  it('is the GM’s to grant; then the hidden one is off the shared screen and its next blow surprises', () => {
    play({
      cast: [one('p', 'a', 'human', { gear: ['sword'] }), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'rule-hide' },
        { answer: 'f' },
        { answer: 'out of sight' },
        state({ seen: { f: false }, badges: { f: { concealed: true } } }),
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        state({ question: { kind: 'dice', rule: 'MU-28' }, seen: { f: true } }),
      ],
    });
  });
  it('or to refuse', () => {
    play({
      cast: [one('p', 'a', 'human', { gear: ['sword'] }), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'rule-hide' },
        { answer: 'f' },
        { answer: 'no' },
        state({ seen: { f: true }, badges: { f: { concealed: false } } }),
      ],
    });
  });
});
