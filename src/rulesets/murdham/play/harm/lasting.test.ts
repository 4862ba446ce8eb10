/**
 * Creatures that split or regenerate, and damage that is halved: rulings on lasting harm (MU-28).
 */
import { describe, expect, it } from 'vitest';
import {
  boldSword,
  foesBegin,
  hitBy,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  stillOne,
  withSword,
} from '../../edges.testing.ts';
import type { MurdhamFight } from '../../fight.ts';
import { murdham } from '../../index.ts';

describe('ruling 47: the horror splits', () => {
  it('on critical damage into two with the health left, STR equal to it; the new one waits for the next round', () => {
    const { fight } = playOut({
      cast: [oneAt('p', 'a', 'human', boldSword), oneAt('f', 'a', 'horror', stillOne), oneAt('f2', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 5),
        nowIs({ tracks: { f: { health: 3 } } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ may: ['f2'] }),
      ],
    });
    const copies = fight.order.filter((id) => fight.combatants[id]?.name === 'F');
    expect(copies).toHaveLength(2);
    expect(copies.map((id) => murdham.tracks(fight as MurdhamFight, id)[0])).toMatchObject([
      { value: 3, max: 3 },
      { value: 3, max: 3 },
    ]);
  });
  it('at 0 there is nothing left to split: banished in the end', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', boldSword), oneAt('f', 'a', 'horror', { ...stillOne, harm: 5 })],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 3),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        nowIs({ standing: { f: 'banished' } }),
      ],
    });
  });
});

describe('ruling 48: regeneration', () => {
  const cast = (sheet: object = {}) => [
    oneAt('p', 'd', 'human', boldSword),
    oneAt('f', 'a', 'troll', { harm: 11, ...sheet }),
  ];
  it('half of what is missing, rounded up, at the start of its turn, once a round', () => {
    playOut({
      cast: cast(),
      lines: [...foesBegin, { do: 'turn', by: 'f' }, nowIs({ tracks: { f: { health: 19 } } })],
    });
  });
  it('at the start of a reaction too, and then not again in the same round', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', boldSword), oneAt('f', 'a', 'troll', { harm: 11 })],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'dodge' },
        nowIs({ tracks: { f: { health: 19 } } }),
      ],
    });
  });
  it('fire since its last turn stops it', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['torch'], skills: ['bravery'] }),
        oneAt('f', 'a', 'troll', { harm: 10 }),
        oneAt('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'torch' },
        { answer: 'f' },
        { answer: 'pass' },
        { answer: 2 },
        { do: 'end-turn', by: 'p' },
        { do: 'turn', by: 'f' },
        nowIs({ tracks: { f: { health: 12 } } }),
      ],
    });
  });
});

describe('MU-28 ruling 24: Martyrdom takes half, rounded up, after armour', () => {
  it('5 is split 2 and 3', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit', {
          conditions: [
            { id: 'martyrdom', until: 'watch', by: 'f2' },
            { id: 'stunned', until: 'round' },
          ],
        }),
        oneAt('f2', 'd', 'priest'),
      ],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 5),
        nowIs({ tracks: { f: { health: 6 }, f2: { health: 5 } } }),
      ],
    });
  });
});
