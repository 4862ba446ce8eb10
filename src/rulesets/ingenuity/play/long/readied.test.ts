/** Readied actions (IN-12): the trigger as it happens, in the middle of a walk too, and what can be held back. */
import { describe, expect, it } from 'vitest';
import {
  asked,
  badgesOf,
  bow,
  dice,
  ends,
  fightOf,
  fightOn,
  lastOf,
  offerOf,
  on,
  optionsOf,
  pool,
  spear,
  strike,
  trackOf,
  wordOf,
} from '../../table.testing.ts';

const goes = (by: string, to: string, how = 'move') => [{ do: how, by }, { answer: `square:${to}` }];
const placeOf = (at: ReturnType<typeof on>, who: string) => fightOf(at).combatants[who]?.place;
/** Ann at 4,2 holds back an attack for `trigger`; the foe of `on` is to act, Bo is an ally far off. */
const holding = (trigger: string, foe: { on?: [number, number]; sheet?: object } = {}, arm = 'spear') =>
  on(
    fightOn([
      { id: 'ann', on: [4, 2], sheet: { items: [spear(), bow({ hands: 1 })] } },
      { id: 'foe', on: [0, 2], ...foe },
      { id: 'bo', on: [11, 7] },
    ]),
    { do: 'ready', by: 'ann', with: `attack-${arm}` },
    { answer: trigger },
  );

describe('a trigger', () => {
  it('IN-12 breaks into a walk where the enemy comes within reach, and who falls there lies there', () => {
    const walks = on(
      holding('near', { sheet: { endurance: pool(2), health: pool(8), constitution: 3 } }),
      ...goes('foe', '6,3'),
    );
    expect(asked(walks)).toMatchObject({ rule: 'IN-12', seat: { combatant: 'ann' } });
    expect(placeOf(walks, 'foe')).toMatchObject({ column: 3 });
    const felled = on(walks, { answer: 'now' }, dice(2, 4, 10));
    expect(wordOf(felled, 'foe')).toBe('unconscious');
    expect(placeOf(felled, 'foe')).toMatchObject({ column: 3 });
    expect(lastOf(felled, 'IN-09')).toBe('Foe gets no further.');
    expect(placeOf(felled, 'bo')).toMatchObject({ column: 11, row: 7 });
  });
  it('IN-12 the walk goes on when the blow misses or is held back', () => {
    const walks = on(holding('near'), ...goes('foe', '6,3'));
    const missed = on(walks, { answer: 'now' }, dice(1, 1, 10));
    expect(placeOf(missed, 'foe')).toMatchObject({ column: 6, row: 3 });
    const held = on(walks, { answer: 'hold' });
    expect([placeOf(held, 'foe'), badgesOf(held, 'ann').includes('readied')]).toMatchObject([
      { column: 6, row: 3 },
      true,
    ]);
    expect(asked(held)).toBeUndefined();
  });
  it('IN-12 one who was within reach before does not come within reach', () => {
    const beside = on(holding('near', { on: [3, 2] }), ...goes('foe', '3,3'));
    expect(asked(beside)).toBeUndefined();
    // With a bow everybody is within reach; for that there is the trigger of a move.
    expect(asked(on(holding('near', {}, 'bow'), ...goes('foe', '2,2')))).toBeUndefined();
    const shoots = on(holding('moves', {}, 'bow'), ...goes('foe', '2,2'));
    expect(asked(shoots)).toMatchObject({ rule: 'IN-12' });
    expect(trackOf(on(shoots, { answer: 'now' }, dice(3, 3, 10)), 'foe', 'endurance')).toBe(1);
  });
  it('IN-12 an ally’s move is none, nor one that is not seen', () => {
    const ally = on(holding('moves', {}, 'bow'), ends('foe'), ...goes('bo', '10,7'));
    expect(asked(ally)).toBeUndefined();
    const unseen = on(holding('near', { sheet: { states: ['unseen'] } }), ...goes('foe', '3,2'));
    expect(asked(unseen)).toBeUndefined();
    expect(badgesOf(unseen, 'ann')).toContain('readied');
  });
  it('IN-12 an attack that was readied is an attack that others wait for', () => {
    const start = on(
      fightOn([
        { id: 'ann', on: [4, 2] },
        { id: 'foe', on: [5, 2], sheet: { endurance: pool(40) } },
        { id: 'foe-2', on: [5, 3] },
      ]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'other' },
      { answer: { text: 'the bell' } },
      { do: 'ready', by: 'foe-2', with: 'attack-spear' },
      { answer: 'attacks' },
      { do: 'spring', by: 'ann', with: 'it' },
      { answer: 'foe' },
      dice(1, 1, 10),
    );
    expect(asked(start)).toMatchObject({ rule: 'IN-12', seat: { combatant: 'foe-2' } });
  });
  it('IN-12 two who fight together both may, each once', () => {
    const start = on(
      fightOn([
        { id: 'ann', on: [4, 2] },
        { id: 'foe', on: [0, 2], sheet: { endurance: pool(40) } },
        { id: 'bo', on: [4, 3] },
        { id: 'foe-2', on: [11, 7] },
      ]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'near' },
      ends('foe-2'),
      { do: 'ready', by: 'bo', with: 'attack-spear' },
      { answer: 'near' },
      ...goes('foe', '3,2'),
      { answer: 'now' },
      dice(1, 1, 10),
    );
    expect(asked(start)).toMatchObject({ seat: { combatant: 'bo' } });
    const both = on(start, { answer: 'now' }, dice(1, 1, 10));
    expect([asked(both), trackOf(both, 'ann', 'reactions'), trackOf(both, 'bo', 'reactions')]).toEqual([
      undefined,
      0,
      0,
    ]);
  });
});

describe('what the players learn', () => {
  const plans = (by: string) =>
    on(
      fightOn([
        { id: 'ann', on: [0, 2] },
        { id: 'foe', on: [4, 2] },
      ]),
      ...(by === 'ann' ? [] : [ends('ann')]),
      { do: 'ready', by, with: 'attack-spear' },
    );
  const shownOf = (at: ReturnType<typeof on>) =>
    fightOf(at).log.flatMap(({ rule, shown }) => (rule === 'IN-12' ? [shown] : []));
  it('IN-12 of a foe only that it readies something, and the questions about it are the GM’s', () => {
    const asks = plans('foe');
    expect(asked(asks)?.audience).toBe('gm');
    const held = on(asks, { answer: 'near' });
    expect(lastOf(held, 'IN-12')).toContain('attack with Spear');
    expect(shownOf(held)).toEqual(['Foe readies an action.']);
    const springs = on(held, ...goes('ann', '3,2'));
    expect(asked(springs)?.audience).toBe('gm');
    const lapsed = on(held, ends('ann'), { do: 'drop-prone', by: 'foe' });
    expect(shownOf(lapsed).at(-1)).toBe('What Foe had readied lapses.');
  });
  it('IN-12 of one of their own all of it', () => {
    expect(asked(plans('ann'))?.audience).toBe('all');
    expect(shownOf(on(plans('ann'), { answer: 'near' }))[0]).toContain('attack with Spear');
  });
});

describe('what is held back', () => {
  const able = (states: 'prone'[] = []) =>
    fightOn(
      [
        { id: 'ann', sheet: { states, items: [spear(), bow({ where: 'carried' })] } },
        { id: 'foe', on: [8, 2] },
      ],
      { house: { coverFrom: 'anywhere' } },
    );
  const readies = (form: string, ...more: { answer: string | { text: string } }[]) =>
    on(
      able(form === 'stand' ? ['prone'] : []),
      { do: 'ready', by: 'ann', with: form },
      ...more,
      { answer: 'other' },
      {
        answer: { text: 'the bell' },
      },
    );
  const sprung = (form: string, ...more: { answer: string | { text: string } }[]) =>
    on(readies(form, ...more), { do: 'spring', by: 'ann', with: 'it' });
  it('IN-12 can be any action: standing up, cover, the hands, or what the table says', () => {
    expect(badgesOf(sprung('stand'), 'ann')).not.toContain('prone');
    expect(lastOf(sprung('stand'), 'IN-09')).toBe('Ann stands up.');
    expect(badgesOf(sprung('cover'), 'ann')).toContain('cover');
    expect(optionsOf(sprung('brandish'))).toHaveProperty('bow');
    expect(lastOf(sprung('else', { answer: { text: 'cut the rope' } }), 'IN-12')).toContain('cut the rope');
    for (const form of ['stand', 'cover', 'move']) expect(trackOf(readies(form), 'ann', 'reactions')).toBe(1);
    expect(trackOf(sprung('cover'), 'ann', 'reactions')).toBe(0);
  });
  it('IN-12 cover is not sought twice, and who stands has nothing to get up from', () => {
    const covered = on(
      able(),
      { do: 'cover', by: 'ann' },
      { do: 'ready', by: 'ann', with: 'cover' },
      { answer: 'other' },
      { answer: { text: 'the bell' } },
    );
    expect(offerOf(covered, 'ann', 'spring')).toBe('IN-14');
    expect(offerOf(able(), 'ann', 'ready', 'stand')).toBeUndefined();
  });
  it('IN-12 its attack counts for the penalty of the round like any other (IN-26)', () => {
    const at = on(
      fightOn([{ id: 'ann' }, { id: 'foe', sheet: { endurance: pool(40) } }]),
      ...strike('ann', 'foe', [1, 1, 10]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'other' },
      { answer: { text: 'the bell' } },
      { do: 'spring', by: 'ann', with: 'it' },
      { answer: 'foe' },
    );
    expect(asked(at)).toMatchObject({ rolls: [{ tally: { total: -2 } }] });
  });
});
