/**
 * Readied actions (IN-12): the trigger at its moment, in the middle of a walk too, and the actions
 * that can be readied.
 */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import {
  badgesOf,
  bowOf,
  diceOf,
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  offerOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  spearOf,
  strikeBy,
  trackOf,
  wordOf,
} from '../../table.testing.ts';

const goes = (by: string, to: string, how = 'move') => [{ do: how, by }, { answer: `square:${to}` }];
const placeOf = (at: ReturnType<typeof playOn>, who: string) => fightOf(at).combatants[who]?.place;
/**
 * Ann at 4,2 readies an attack for `trigger`. The foe, placed by `on`, acts next; Bo is an ally far
 * away.
 */
const holding = (trigger: string, foe: { on?: [number, number]; sheet?: object } = {}, arm = 'spear') =>
  playOn(
    fightOn([
      { id: 'ann', on: [4, 2], sheet: { items: [spearOf(), bowOf({ hands: 1 })] } },
      { id: 'foe', on: [0, 2], ...foe },
      { id: 'bo', on: [11, 7] },
    ]),
    { do: 'ready', by: 'ann', with: `attack-${arm}` },
    { answer: trigger },
  );

describe('a trigger', () => {
  it('IN-12 breaks into a walk where the enemy comes within reach, and who falls there lies there', () => {
    const walks = playOn(
      holding('near', { sheet: { endurance: poolOf(2), health: poolOf(8), constitution: 3 } }),
      ...goes('foe', '6,3'),
    );
    expect(questionOf(walks)).toMatchObject({ rule: 'IN-12', seat: { combatant: 'ann' } });
    expect(placeOf(walks, 'foe')).toMatchObject({ column: 3 });
    const felled = playOn(walks, { answer: 'now' }, diceOf(2, 4, 10));
    expect(wordOf(felled, 'foe')).toBe('unconscious');
    expect(placeOf(felled, 'foe')).toMatchObject({ column: 3 });
    expect(lastOf(felled, 'IN-09')).toBe('Foe gets no further.');
    expect(placeOf(felled, 'bo')).toMatchObject({ column: 11, row: 7 });
  });
  it('IN-12 a walk is told as far as it was walked, and the rest after what broke into it', () => {
    const foe = { sheet: { endurance: poolOf(2), health: poolOf(8), constitution: 3 } };
    const told = (at: ReturnType<typeof playOn>) =>
      readLog(fightOf(at)).flatMap(({ text, rule }) => (rule === 'IN-09' ? [text] : []));
    const walks = playOn(holding('near', foe), ...goes('foe', '6,3'));
    expect(told(walks)).toEqual([]);
    const felled = playOn(walks, { answer: 'now' }, diceOf(2, 4, 10));
    expect(told(felled)).toEqual(['Foe moves 3 m.', 'Foe gets no further.']);
    const missed = playOn(walks, { answer: 'now' }, diceOf(1, 1, 10));
    expect(told(missed)).toEqual(['Foe moves 3 m.', 'Foe moves 3 m further.']);
    expect(told(playOn(walks, { answer: 'hold' }))).toEqual(['Foe moves 6 m.']);
    expect(told(playOn(holding('other'), { answer: { text: 'the bell' } }, ...goes('foe', '6,3')))).toEqual([
      'Foe moves 6 m.',
    ]);
  });
  it('IN-12 the walk goes on when the blow misses or is held back', () => {
    const walks = playOn(holding('near'), ...goes('foe', '6,3'));
    const missed = playOn(walks, { answer: 'now' }, diceOf(1, 1, 10));
    expect(placeOf(missed, 'foe')).toMatchObject({ column: 6, row: 3 });
    const held = playOn(walks, { answer: 'hold' });
    expect([placeOf(held, 'foe'), badgesOf(held, 'ann').includes('readied')]).toMatchObject([
      { column: 6, row: 3 },
      true,
    ]);
    expect(questionOf(held)).toBeUndefined();
  });
  it('IN-12 one who was within reach before does not come within reach', () => {
    const beside = playOn(holding('near', { on: [3, 2] }), ...goes('foe', '3,3'));
    expect(questionOf(beside)).toBeUndefined();
    // With a bow everybody is within reach already; for that there is the trigger of a move.
    expect(questionOf(playOn(holding('near', {}, 'bow'), ...goes('foe', '2,2')))).toBeUndefined();
    const shoots = playOn(holding('moves', {}, 'bow'), ...goes('foe', '2,2'));
    expect(questionOf(shoots)).toMatchObject({ rule: 'IN-12' });
    expect(trackOf(playOn(shoots, { answer: 'now' }, diceOf(3, 3, 10)), 'foe', 'endurance')).toBe(1);
  });
  it('IN-12 an ally’s move is none, nor one that is not seen', () => {
    const ally = playOn(holding('moves', {}, 'bow'), endTurn('foe'), ...goes('bo', '10,7'));
    expect(questionOf(ally)).toBeUndefined();
    const unseen = playOn(holding('near', { sheet: { states: ['unseen'] } }), ...goes('foe', '3,2'));
    expect(questionOf(unseen)).toBeUndefined();
    expect(badgesOf(unseen, 'ann')).toContain('readied');
  });
  it('IN-12 an attack that was readied is an attack that others wait for', () => {
    const start = playOn(
      fightOn([
        { id: 'ann', on: [4, 2] },
        { id: 'foe', on: [5, 2], sheet: { endurance: poolOf(40) } },
        { id: 'foe-2', on: [5, 3] },
      ]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'other' },
      { answer: { text: 'the bell' } },
      { do: 'ready', by: 'foe-2', with: 'attack-spear' },
      { answer: 'attacks' },
      { do: 'spring', by: 'ann', with: 'it' },
      { answer: 'foe' },
      diceOf(1, 1, 10),
    );
    expect(questionOf(start)).toMatchObject({ rule: 'IN-12', seat: { combatant: 'foe-2' } });
  });
  it('IN-12 two who fight together both may, each once', () => {
    const start = playOn(
      fightOn([
        { id: 'ann', on: [4, 2] },
        { id: 'foe', on: [0, 2], sheet: { endurance: poolOf(40) } },
        { id: 'bo', on: [4, 3] },
        { id: 'foe-2', on: [11, 7] },
      ]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'near' },
      endTurn('foe-2'),
      { do: 'ready', by: 'bo', with: 'attack-spear' },
      { answer: 'near' },
      ...goes('foe', '3,2'),
      { answer: 'now' },
      diceOf(1, 1, 10),
    );
    expect(questionOf(start)).toMatchObject({ seat: { combatant: 'bo' } });
    const both = playOn(start, { answer: 'now' }, diceOf(1, 1, 10));
    expect([questionOf(both), trackOf(both, 'ann', 'reactions'), trackOf(both, 'bo', 'reactions')]).toEqual([
      undefined,
      0,
      0,
    ]);
  });
});

describe('a trigger in the middle of an attack', () => {
  /**
   * Ann waits beside 4,2 for an enemy to come near. Bo strikes the foe, and beside the foe stands
   * another that can step in.
   */
  const waiting = (more: object = {}, trigger = 'near') =>
    playOn(
      fightOn([
        { id: 'ann', on: [4, 2] },
        { id: 'bo', on: [6, 1], sheet: { items: [spearOf({ effects: [shove] })] } },
        { id: 'foe', on: [5, 1], sheet: { evasion: 1, endurance: poolOf(40) } },
        { id: 'foe-2', on: [7, 3], sheet: { evasion: 1, endurance: poolOf(40), stamina: poolOf(1), ...more } },
      ]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: trigger },
      endTurn('foe'),
    );
  const shove = { name: 'Shove', kind: 'physical' as const, reach: 6, does: 'push' as const, when: 'hit' as const };
  it('IN-12 a readied blow is asked about when an enemy comes by Intercept (IN-34)', () => {
    const hit = playOn(waiting(), ...strikeBy('bo', 'foe', [4, 4, 10]));
    expect(optionsOf(hit)).toMatchObject({ 'intercept:foe-2': 'free' });
    let at = playOn(hit, { answer: 'intercept:foe-2' });
    while (questionOf(at)?.rule !== 'IN-12') {
      const [first = ''] = Object.keys(optionsOf(at));
      at = playOn(at, { answer: Object.keys(optionsOf(at)).includes('none') ? 'none' : first });
    }
    expect(questionOf(at)).toMatchObject({ rule: 'IN-12', seat: { combatant: 'ann' }, about: ['ann', 'foe-2'] });
    const struck = playOn(at, { answer: 'now' }, diceOf(4, 4, 10));
    expect([questionOf(struck), trackOf(struck, 'ann', 'reactions')]).toEqual([undefined, 0]);
  });
  it('IN-12 and when one is shoved within reach, but not for its having moved', () => {
    const far = { on: [8, 2] as [number, number], sheet: { evasion: 1, endurance: poolOf(40) } };
    const field = (trigger: string, foe = far, by: [number, number] = [9, 2]) =>
      playOn(
        fightOn([
          { id: 'ann', on: [6, 2] },
          { id: 'bo', on: by, sheet: { items: [spearOf({ effects: [shove] })] } },
          { id: 'foe', ...foe },
        ]),
        { do: 'ready', by: 'ann', with: 'attack-spear' },
        { answer: trigger },
        endTurn('foe'),
        ...strikeBy('bo', 'foe', [4, 4, 10]),
      );
    expect(placeOf(field('near'), 'foe')).toMatchObject({ column: 7, row: 2 });
    expect(questionOf(field('near'))).toMatchObject({ rule: 'IN-12', about: ['ann', 'foe'] });
    expect(questionOf(field('moves'))).toBeUndefined();
    // A foe who was within reach before has not come within reach now.
    const beside = field('near', { ...far, on: [7, 2] }, [7, 1]);
    expect([placeOf(beside, 'foe'), questionOf(beside)]).toMatchObject([{ column: 7, row: 3 }, undefined]);
  });
});

describe('what the players learn', () => {
  const plans = (by: string) =>
    playOn(
      fightOn([
        { id: 'ann', on: [0, 2] },
        { id: 'foe', on: [4, 2] },
      ]),
      ...(by === 'ann' ? [] : [endTurn('ann')]),
      { do: 'ready', by, with: 'attack-spear' },
    );
  const shownOf = (at: ReturnType<typeof playOn>) =>
    readLog(fightOf(at)).flatMap(({ rule, shown }) => (rule === 'IN-12' ? [shown] : []));
  it('IN-12 of a foe only that it readies something, and the questions about it are the GM’s', () => {
    const asks = plans('foe');
    expect(questionOf(asks)?.audience).toBe('gm');
    const held = playOn(asks, { answer: 'near' });
    expect(lastOf(held, 'IN-12')).toContain('attack with Spear');
    expect(shownOf(held)).toEqual(['Foe readies an action.']);
    const springs = playOn(held, ...goes('ann', '3,2'));
    expect(questionOf(springs)?.audience).toBe('gm');
    const lapsed = playOn(held, endTurn('ann'), { do: 'drop-prone', by: 'foe' });
    expect(shownOf(lapsed).at(-1)).toBe('What Foe had readied lapses.');
  });
  it('IN-12 of one of their own all of it', () => {
    expect(questionOf(plans('ann'))?.audience).toBe('all');
    expect(shownOf(playOn(plans('ann'), { answer: 'near' }))[0]).toContain('attack with Spear');
  });
});

describe('what is held back', () => {
  const able = (states: 'prone'[] = []) =>
    fightOn(
      [
        { id: 'ann', sheet: { states, items: [spearOf(), bowOf({ where: 'carried' })] } },
        { id: 'foe', on: [8, 2] },
      ],
      { house: { coverFrom: 'anywhere' } },
    );
  const readies = (form: string, ...more: { answer: string | { text: string } }[]) =>
    playOn(
      able(form === 'stand' ? ['prone'] : []),
      { do: 'ready', by: 'ann', with: form },
      ...more,
      { answer: 'other' },
      {
        answer: { text: 'the bell' },
      },
    );
  const sprung = (form: string, ...more: { answer: string | { text: string } }[]) =>
    playOn(readies(form, ...more), { do: 'spring', by: 'ann', with: 'it' });
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
    const covered = playOn(
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
    const at = playOn(
      fightOn([{ id: 'ann' }, { id: 'foe', sheet: { endurance: poolOf(40) } }]),
      ...strikeBy('ann', 'foe', [1, 1, 10]),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'other' },
      { answer: { text: 'the bell' } },
      { do: 'spring', by: 'ann', with: 'it' },
      { answer: 'foe' },
    );
    expect(questionOf(at)).toMatchObject({ rolls: [{ tally: { total: -2 } }] });
  });
});
