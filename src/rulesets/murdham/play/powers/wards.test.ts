/** Magic about a fight played: wards, sacred powers brought along, lightning in water and on metal. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, scrolls, state, still } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const wizard = (power: string, more: Record<string, unknown> = {}) =>
  one('p', 'a', 'human', {
    skills: ['sorcery'],
    mana: 0,
    gear: scrolls(power),
    ...more,
  });
describe('MU-08: a warding', () => {
  it('profane powers fail in it, demons and undead take d4 each round; the living do not', () => {
    play({
      cast: [wizard('wood-shape', { mana: 2 }), one('f', 'd', 'corruptor'), one('f2', 'd', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'rule-warding' },
        { answer: 'f' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        { answer: 2 },
        state({ tracks: { f: { health: 6 }, f2: { health: 8 } }, question: null, round: 2 }),
      ],
    });
    play({
      cast: [wizard('wood-shape', { mana: 2 }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'rule-warding' },
        { answer: 'p' },
        { do: 'invoke', by: 'p', with: 'wood-shape', refused: 'warding' },
      ],
    });
  });
});

describe('MU-08: sacred powers brought into the fight', () => {
  const dead = (sheet = {}) => one('f', 'a', 'shambling-corpse', { traits: [], conditions: ['stunned'], ...sheet });
  const bless = (who: string, what: string): Line[] => [{ do: 'rule-sacred' }, { answer: who }, { answer: what }];
  it('bane on a weapon is enhanced against the dead, not against the living', () => {
    play({
      cast: [one('p', 'a', 'human', { gear: ['sword'] }), dead(), one('f2', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        ...bless('p', 'bane-sword'),
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { dice: [1, 3] } },
        state({ tracks: { f: { health: 5 } } }),
        { undo: 1 },
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f2' },
        { answer: 3 },
        state({ tracks: { f2: { health: 5 } } }),
      ],
    });
  });
  it('bane on a suit turns a blow that does not get through back on the dead that struck it', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['heavy-armour'], conditions: ['stunned'] }),
        one('f', 'a', 'shambling-corpse', { traits: [], gear: ['sword'] }),
      ],
      lines: [
        { begin: true },
        { answer: 'foes' },
        ...bless('p', 'bane-heavy-armour'),
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 2 },
        state({ tracks: { p: { health: 8 }, f: { health: 6 } } }),
        { do: 'rule-sacred' },
        { answer: 'p' },
        { answer: 'none' },
        { undo: 2 },
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 3 },
        state({ tracks: { p: { health: 7 }, f: { health: 8 } } }),
      ],
    });
  });
  it('martyrdom halves, protection adds armour, none takes them away', () => {
    play({
      cast: [one('p', 'a', 'human', still), one('p2', 'a', 'human', still), one('f', 'a', 'bandit')],
      lines: [
        { begin: true },
        { answer: 'foes' },
        ...bless('p', 'martyrdom-p2'),
        ...bless('p', 'protection'),
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 3 },
        state({ tracks: { p: { health: 7 }, p2: { health: 7 } } }),
        ...bless('p', 'none'),
        state({ badges: { p: { martyrdom: false, protection: false } } }),
      ],
    });
  });
});

describe('MU-32: lightning', () => {
  const invoke = (target: string, element = 'lightning'): Line[] => [
    ...partyBegins,
    { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
    { answer: [element] },
    { answer: target },
  ];
  it('at somebody in water strikes everyone in the zone and on its borders; on dry land one only', () => {
    const cast = [
      wizard('eldritch-blast', { mana: 2 }),
      one('f', 'a', 'bandit', still),
      one('f2', 'a-b', 'bandit', still),
      one('f3', 'b', 'bandit', still),
    ];
    play({
      scene: hall(8, { a: { features: [{ label: 'The pond', kind: 'water', amount: 0 }] } }),
      cast: [...cast.slice(1), wizard('eldritch-blast', { mana: 2 })].map((each) =>
        each.id === 'p' ? { ...each, place: { kind: 'border', border: 'a-b' } as const } : each,
      ),
      lines: [
        ...invoke('f'),
        { answer: 3 },
        state({ tracks: { f: { health: 5 }, f2: { health: 5 }, f3: { health: 8 }, p: { health: 5 } } }),
      ],
    });
    play({
      cast,
      lines: [...invoke('f'), { answer: 3 }, state({ tracks: { f: { health: 5 }, f2: { health: 8 } } })],
    });
  });
  it('is enhanced against a heavy suit; cold is not', () => {
    const cast = [wizard('eldritch-blast', { mana: 2 }), one('f', 'a', 'bandit', { ...still, gear: ['heavy-armour'] })];
    play({ cast, lines: [...invoke('f'), { answer: { dice: [2, 3] } }, state({ tracks: { f: { health: 5 } } })] });
    play({ cast, lines: [...invoke('f', 'cold'), { answer: 3 }, state({ tracks: { f: { health: 5 } } })] });
  });
});
