/** What splits, regenerates and takes half: rulings on harm that goes on (MU-28). */
import { describe, expect, it } from 'vitest';
import { bold, foesBegin, hit, one, partyBegins, play, state, still, sword } from '../../edges.testing.ts';
import type { MurdhamFight } from '../../fight.ts';
import { murdham } from '../../index.ts';

describe('ruling 47: the horror splits', () => {
  it('on critical damage into two with the health left, STR equal to it; the new one waits for the next round', () => {
    const { fight } = play({
      cast: [one('p', 'a', 'human', bold), one('f', 'a', 'horror', still), one('f2', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        ...hit('p', 'f', 'sword', 5),
        state({ tracks: { f: { health: 3 } } }),
        { do: 'end-turn', by: 'p' },
        state({ may: ['f2'] }),
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
    play({
      cast: [one('p', 'a', 'human', bold), one('f', 'a', 'horror', { ...still, harm: 5 })],
      lines: [
        ...partyBegins,
        ...hit('p', 'f', 'sword', 3),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        state({ standing: { f: 'banished' } }),
      ],
    });
  });
});

describe('ruling 48: regeneration', () => {
  const cast = (sheet: object = {}) => [one('p', 'd', 'human', bold), one('f', 'a', 'troll', { harm: 11, ...sheet })];
  it('half of what is missing, rounded up, at the start of its turn, once a round', () => {
    play({
      cast: cast(),
      lines: [...foesBegin, { do: 'turn', by: 'f' }, state({ tracks: { f: { health: 19 } } })],
    });
  });
  it('at the start of a reaction too, and then not again in the same round', () => {
    play({
      cast: [one('p', 'a', 'human', bold), one('f', 'a', 'troll', { harm: 11 })],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'dodge' },
        state({ tracks: { f: { health: 19 } } }),
      ],
    });
  });
  it('fire since its last turn stops it', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['torch'], skills: ['bravery'] }),
        one('f', 'a', 'troll', { harm: 10 }),
        one('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'torch' },
        { answer: 'f' },
        { answer: 'pass' },
        { answer: 2 },
        { do: 'end-turn', by: 'p' },
        { do: 'turn', by: 'f' },
        state({ tracks: { f: { health: 12 } } }),
      ],
    });
  });
});

describe('MU-28 ruling 24: Martyrdom takes half, rounded up, after armour', () => {
  it('5 is split 2 and 3', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('f', 'a', 'bandit', {
          conditions: [
            { id: 'martyrdom', until: 'watch', by: 'f2' },
            { id: 'stunned', until: 'round' },
          ],
        }),
        one('f2', 'd', 'priest'),
      ],
      lines: [...partyBegins, ...hit('p', 'f', 'sword', 5), state({ tracks: { f: { health: 6 }, f2: { health: 5 } } })],
    });
  });
});
