/** Miscasts that change the invoker or bring a demon: 10 to 12 (MU-08). */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../../../engine/history.ts';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';
import { murdham } from '../../index.ts';
import { miscasts } from '../../sheet/miscasts.ts';
import { mutations } from '../../sheet/mutations.ts';
import { overreach, sheetIn, wizardWith } from './miscasts.testing.ts';

describe('MU-08 miscast 10: a mutation', () => {
  it('by a d20: one for each face, and what it brings can be used at once', () => {
    expect(mutations).toHaveLength(20);
    playOut({
      cast: [wizardWith('wood-shape'), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...overreach('wood-shape', 'f', 10),
        { answer: 'die' },
        { answer: 2 },
        nowIs({ log: ['pincer arm'], standing: { f: 'transformed' } }),
        { undo: 1 },
        { do: 'rule-mutation' },
        { answer: 'p' },
        { answer: 'pincer-arm' },
        nowIs({ offers: { p: { 'attack:pincer': true } } }),
      ],
    });
  });
  it('wings fly, a skull face frightens, a second of the same adds nothing', () => {
    const at = playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        ...['wings', 'skull-face', 'wings', 'told'].flatMap((id): Line[] => [
          { do: 'rule-mutation' },
          { answer: 'p' },
          { answer: id },
        ]),
        nowIs({ offers: { p: { 'take-off:take-off': true } } }),
      ],
    });
    expect(sheetIn(at, 'p')).toMatchObject({ mutations: ['wings', 'skull-face'], traits: ['landing', 'frightening'] });
  });
  it('acid skin burns everybody whom its bearer holds at the round’s end; bloodlust answers blood nearby', () => {
    playOut({
      cast: [
        oneAt('f', 'a', 'bandit', { mutations: ['acid-skin'] }),
        oneAt('p', 'a', 'human', { conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        nowIs({ question: { title: 'acid skin' } }),
        { answer: 2 },
        nowIs({ tracks: { p: { health: 6 } } }),
      ],
    });
    playOut({
      cast: [
        oneAt('p', 'a'),
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('f2', 'a', 'bandit', { ...stillOne, mutations: ['bloodlust'] }),
        oneAt('f3', 'c', 'bandit', { ...stillOne, mutations: ['bloodlust'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'club' },
        { answer: 'f' },
        { answer: 2 },
        nowIs({ question: { title: 'WIT save', seat: 'f2' } }),
        { answer: 9 },
        nowIs({ badges: { f2: { frenzied: true }, f3: { frenzied: false } }, question: null }),
      ],
    });
  });
  it('a frog’s tongue fetches light things from the next zone; nobody else reaches them, nor does it heavy ones', () => {
    const fetch = (mutations: string[], item: string, offered: boolean) =>
      playOut({
        cast: [
          oneAt('p', 'b', 'human', { mutations, gear: [] }),
          oneAt('p2', 'a', 'human', { gear: [item] }),
          oneAt('f', 'h', 'bandit'),
        ],
        lines: [
          ...partyBegins,
          { do: 'put-down', by: 'p2', with: item },
          { do: 'end-turn', by: 'p2' },
          { do: 'pass', by: 'foes' },
          nowIs({ offers: { p: { [`pick-up:${item}`]: offered } } }),
        ],
      });
    fetch(['frog-tongue'], 'sword', true);
    fetch([], 'sword', false);
    fetch(['frog-tongue'], 'halberd', false);
  });
  it('acid vomit ruins worn and held gear', () => {
    const at = playOut({
      cast: [
        oneAt('p', 'a', 'human', { natural: ['acid-vomit'] }),
        oneAt('f', 'a', 'bandit', { ...stillOne, gear: ['sword', 'light-armour', 'healing-draught'] }),
      ],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'acid-vomit' }, { answer: 'f' }, { answer: 3 }],
    });
    expect(sheetIn(at, 'f').gear.map(({ damaged }) => damaged)).toEqual([true, true, false]);
  });
});

describe('MU-08 miscast 11: a demon', () => {
  it('the GM says which, where and in what mood; it acts from the next round', () => {
    const at = playOut({
      cast: [wizardWith('wood-shape'), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...overreach('wood-shape', 'f', 11),
        nowIs({ question: { seat: 'gm', has: ['corruptor', 'horror'] } }),
        { answer: 'corruptor' },
        nowIs({ question: { options: ['zone:a', 'border:a-b'] } }),
        { answer: 'border:a-b' },
        nowIs({ question: { options: ['party', 'foes', 'apart'] } }),
        { answer: 'apart' },
        nowIs({ standing: { f: 'transformed' }, question: null }),
      ],
    });
    const { fight } = liveStateOf(murdham, at);
    const [demon] = Object.values(fight.combatants).filter(({ name }) => name === 'Corruptor');
    expect(demon).toMatchObject({ side: 'apart', place: { kind: 'border', border: 'a-b' } });
    expect(fight.sides.apart?.stance).toBe('neutral');
  });
});

describe('MU-08 miscast 12: possession', () => {
  const cast = [
    wizardWith('wood-shape', {}),
    oneAt('p2', 'a'),
    oneAt('f', 'a', 'bandit', stillOne),
    oneAt('f2', 'a', 'bandit'),
  ].map((each) => (each.id === 'p' ? { ...each, player: 'Anna' } : each));
  it('changes side and hand; the chance goes on from the side that gave the turn; undone, all is as before', () => {
    const at = playOut({
      cast,
      lines: [
        ...overreach('wood-shape', 'f', 12),
        nowIs({ question: { seat: 'gm', options: ['foes', 'apart'] } }),
        { answer: 'foes' },
        nowIs({ badges: { p: { possessed: true } } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ may: ['f2'] }),
      ],
    });
    expect(liveStateOf(murdham, at).fight.combatants.p).toMatchObject({ side: 'foes', player: undefined });
  });
  it('ends by the GM’s word: its own side and player again', () => {
    const at = playOut({
      cast,
      lines: [
        ...overreach('wood-shape', 'f', 12),
        { answer: 'foes' },
        { do: 'rule-possession' },
        { answer: 'p' },
        nowIs({ badges: { p: { possessed: false } } }),
      ],
    });
    const { p } = liveStateOf(murdham, at).fight.combatants;
    expect([p?.side, p?.player, sheetIn(at, 'p').own]).toEqual(['party', 'Anna', undefined]);
  });
  it('every face of the die has something that happens or is told', () => {
    expect(new Set(miscasts.map(({ effect }) => effect.kind)).size).toBe(12);
  });
});
