/** Magic around a fight: wards, sacred powers from before it, lightning in water and on metal. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut, scrollsOf, stillOne } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const wizard = (power: string, more: Record<string, unknown> = {}) =>
  oneAt('p', 'a', 'human', {
    skills: ['sorcery'],
    mana: 0,
    gear: scrollsOf(power),
    ...more,
  });
describe('MU-08: a warding', () => {
  it('profane powers fail in it, demons and undead take d4 each round; the living do not', () => {
    playOut({
      cast: [wizard('wood-shape', { mana: 2 }), oneAt('f', 'd', 'corruptor'), oneAt('f2', 'd', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'rule-warding' },
        { answer: 'f' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        { answer: 2 },
        nowIs({ tracks: { f: { health: 6 }, f2: { health: 8 } }, question: null, round: 2 }),
      ],
    });
    playOut({
      cast: [wizard('wood-shape', { mana: 2 }), oneAt('f', 'a', 'bandit', stillOne)],
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
  const dead = (sheet = {}) => oneAt('f', 'a', 'shambling-corpse', { traits: [], conditions: ['stunned'], ...sheet });
  const bless = (who: string, what: string): Line[] => [{ do: 'rule-sacred' }, { answer: who }, { answer: what }];
  it('bane on a weapon is enhanced against the dead, not against the living', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['sword'] }), dead(), oneAt('f2', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        ...bless('p', 'bane-sword'),
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { dice: [1, 3] } },
        nowIs({ tracks: { f: { health: 5 } } }),
        { undo: 1 },
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f2' },
        { answer: 3 },
        nowIs({ tracks: { f2: { health: 5 } } }),
      ],
    });
  });
  it('bane on a suit turns a blow that does not get through back on the dead that struck it', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['heavy-armour'], conditions: ['stunned'] }),
        oneAt('f', 'a', 'shambling-corpse', { traits: [], gear: ['sword'] }),
      ],
      lines: [
        { begin: true },
        { answer: 'foes' },
        ...bless('p', 'bane-heavy-armour'),
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 2 },
        nowIs({ tracks: { p: { health: 8 }, f: { health: 6 } } }),
        { do: 'rule-sacred' },
        { answer: 'p' },
        { answer: 'none' },
        { undo: 2 },
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 3 },
        nowIs({ tracks: { p: { health: 7 }, f: { health: 8 } } }),
      ],
    });
  });
  it('martyrdom halves, protection adds armour, none takes them away', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', stillOne), oneAt('p2', 'a', 'human', stillOne), oneAt('f', 'a', 'bandit')],
      lines: [
        { begin: true },
        { answer: 'foes' },
        ...bless('p', 'martyrdom-p2'),
        ...bless('p', 'protection'),
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 3 },
        nowIs({ tracks: { p: { health: 7 }, p2: { health: 7 } } }),
        ...bless('p', 'none'),
        nowIs({ badges: { p: { martyrdom: false, protection: false } } }),
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
      oneAt('f', 'a', 'bandit', stillOne),
      oneAt('f2', 'a-b', 'bandit', stillOne),
      oneAt('f3', 'b', 'bandit', stillOne),
    ];
    playOut({
      scene: hallOf(8, { a: { features: [{ label: 'The pond', kind: 'water', amount: 0 }] } }),
      cast: [...cast.slice(1), wizard('eldritch-blast', { mana: 2 })].map((each) =>
        each.id === 'p' ? { ...each, place: { kind: 'border', border: 'a-b' } as const } : each,
      ),
      lines: [
        ...invoke('f'),
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 }, f2: { health: 5 }, f3: { health: 8 }, p: { health: 5 } } }),
      ],
    });
    playOut({
      cast,
      lines: [...invoke('f'), { answer: 3 }, nowIs({ tracks: { f: { health: 5 }, f2: { health: 8 } } })],
    });
  });
  it('is enhanced against a heavy suit; cold is not', () => {
    const cast = [
      wizard('eldritch-blast', { mana: 2 }),
      oneAt('f', 'a', 'bandit', { ...stillOne, gear: ['heavy-armour'] }),
    ];
    playOut({ cast, lines: [...invoke('f'), { answer: { dice: [2, 3] } }, nowIs({ tracks: { f: { health: 5 } } })] });
    playOut({ cast, lines: [...invoke('f', 'cold'), { answer: 3 }, nowIs({ tracks: { f: { health: 5 } } })] });
  });
});
