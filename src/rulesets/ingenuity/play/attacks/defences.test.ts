/**
 * Several defences against one hit, one after another (IN-29 to IN-34), and stepping in for a
 * combatant who is larger or smaller.
 */
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  detailOf,
  diceOf,
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  shieldOf,
  spearOf,
  strikeBy,
  trackOf,
} from '../../table.testing.ts';

type Field = ReturnType<typeof playOn>;
const placeOf = (at: Field, who: string) => fightOf(at).combatants[who]?.place;
/**
 * Ann has waited, with three stamina, a spear and a shield. The foe hits her with 8 + 4 = 12. Bo
 * stands two steps away.
 */
const waited = (ann: object = {}, bo: object = {}, house: Record<string, unknown> = {}, faces = [4, 4, 10]) =>
  playOn(
    fightOn(
      [
        { id: 'ann', sheet: { stamina: poolOf(3), endurance: poolOf(20), items: [spearOf(), shieldOf()], ...ann } },
        { id: 'foe' },
        { id: 'bo', on: [3, 4], sheet: { endurance: poolOf(20), items: [spearOf(), shieldOf()], ...bo } },
      ],
      { house },
    ),
    { do: 'wait', by: 'ann' },
    ...strikeBy('foe', 'ann', faces),
  );
const misses = (at: Field) => playOn(at, { answer: 'dodge' }, diceOf(1, 1, 10));

describe('one hit, several defences', () => {
  it('IN-29 after a dodge that failed a block is still to be had, with the second reaction', () => {
    const again = misses(waited());
    expect(questionOf(again)).toMatchObject({ rule: 'IN-18', seat: { combatant: 'ann' } });
    expect(trackOf(again, 'ann', 'reactions')).toBe(1);
    const at = playOn(again, { answer: 'block:shield' });
    expect([trackOf(at, 'ann', 'item.shield'), trackOf(at, 'ann', 'endurance')]).toEqual([2, 20]);
    expect([trackOf(at, 'ann', 'stamina'), trackOf(at, 'ann', 'reactions'), questionOf(at)]).toEqual([1, 0, undefined]);
  });
  it('IN-16 without a second reaction, or without stamina for it, it is not asked again', () => {
    const once = playOn(
      fightOn([
        { id: 'ann', sheet: { stamina: poolOf(3), endurance: poolOf(20), items: [spearOf(), shieldOf()] } },
        { id: 'foe' },
      ]),
      endTurn('ann'),
      ...strikeBy('foe', 'ann', [4, 4, 10]),
      { answer: 'dodge' },
      diceOf(1, 1, 10),
    );
    expect([questionOf(once), trackOf(once, 'ann', 'endurance')]).toEqual([undefined, 8]);
    const poor = misses(waited({ stamina: poolOf(1) }));
    expect([questionOf(poor), trackOf(poor, 'ann', 'endurance')]).toEqual([undefined, 8]);
  });
  it('IN-34 after a failed dodge an ally may step in, and the new target defends without a reaction', () => {
    const again = misses(waited({ stamina: poolOf(1) }, { stamina: poolOf(2) }));
    expect(questionOf(again)?.seat).toEqual({ kind: 'combatant', combatant: 'bo' });
    const steps = playOn(again, { answer: 'intercept:bo' }, { answer: 'square:1,2' });
    expect(questionOf(steps)).toMatchObject({ rule: 'IN-34' });
    const at = playOn(steps, { answer: 'block:shield' });
    expect([trackOf(at, 'ann', 'endurance'), trackOf(at, 'bo', 'item.shield')]).toEqual([20, 2]);
  });
  it('IN-34 when the free dodge fails as well the reaction that Wait gave is left', () => {
    const start = fightOn([
      { id: 'foe' },
      { id: 'ann', on: [3, 2], sheet: { endurance: poolOf(20) } },
      { id: 'bo', on: [3, 4], sheet: { stamina: poolOf(3), endurance: poolOf(20), items: [spearOf(), shieldOf()] } },
      { id: 'foe-2', on: [11, 7] },
    ]);
    const steps = playOn(
      start,
      { do: 'wait', by: 'bo' },
      ...strikeBy('foe', 'ann', [4, 4, 10]),
      { answer: 'intercept:bo' },
      { answer: 'square:4,2' },
      { answer: 'dodge' },
      diceOf(1, 1, 10),
    );
    expect(questionOf(steps)).toMatchObject({ rule: 'IN-18', about: ['bo', 'foe'] });
    expect(optionsOf(steps)).toMatchObject({ 'block:shield': 'free' });
    // Ann was pushed out of the way of this blow.
    expect(optionsOf(steps)['intercept:ann']).toBe('IN-34');
    const at = playOn(steps, { answer: 'block:shield' });
    expect([trackOf(at, 'bo', 'item.shield'), trackOf(at, 'bo', 'stamina')]).toEqual([2, 0]);
  });
  it('IN-31 a second parry takes another item; both add up, and both items wear after the blow', () => {
    const once = playOn(waited(), { answer: 'parry:spear' });
    expect(optionsOf(once)).toMatchObject({ 'parry:spear': 'IN-31', 'parry:shield': 'free' });
    expect(detailOf(once, 'parry:shield')).toContain('9 damage in place of 10');
    const at = playOn(once, { answer: 'parry:shield' });
    expect(trackOf(at, 'ann', 'endurance')).toBe(11);
    expect([trackOf(at, 'ann', 'item.spear'), trackOf(at, 'ann', 'item.shield')]).toEqual([9, 7]);
    const told = fightOf(at).log.map(({ rule }) => rule);
    expect(told.filter((rule) => rule === 'IN-31')).toHaveLength(2);
    expect(told.indexOf('IN-31')).toBeGreaterThan(told.lastIndexOf('IN-22'));
  });
  it('IN-29 to take it as it is ends the asking, with reactions left', () => {
    const at = playOn(waited(), { answer: 'none' });
    expect([questionOf(at), trackOf(at, 'ann', 'endurance'), trackOf(at, 'ann', 'reactions')]).toEqual([
      undefined,
      8,
      2,
    ]);
    expect(trackOf(at, 'bo', 'endurance')).toBe(20);
  });
  it('IN-33 a dodge that succeeds after a parry avoids it all, and the item is worn all the same', () => {
    const at = playOn(waited(), { answer: 'parry:spear' }, { answer: 'dodge' }, diceOf(6, 4, 10));
    expect([trackOf(at, 'ann', 'endurance'), trackOf(at, 'ann', 'item.spear')]).toEqual([20, 9]);
  });
});

describe('dodge and parry by other readings', () => {
  const before = { defendWhen: 'attack' };
  const chooses = (house: Record<string, unknown> = before) =>
    playOn(
      fightOn(
        [
          { id: 'ann', sheet: { stamina: poolOf(3), endurance: poolOf(20), items: [spearOf(), shieldOf()] } },
          { id: 'foe', sheet: { items: [spearOf()] } },
        ],
        { house },
      ),
      endTurn('ann'),
      { do: 'attack', by: 'foe', with: 'spear' },
      { answer: 'ann' },
    );
  it('IN-33 chosen before the dice a dodge is rolled on a hit, and the reaction is gone on a miss too', () => {
    expect(questionOf(chooses({}))?.kind).toBe('dice');
    const asks = chooses();
    expect(optionsOf(asks)).toEqual({ dodge: 'free', 'parry:spear': 'free', 'parry:shield': 'free', none: 'free' });
    const missed = playOn(asks, { answer: 'dodge' }, diceOf(1, 1, 10));
    expect([questionOf(missed), trackOf(missed, 'ann', 'reactions')]).toEqual([undefined, 0]);
    const hit = playOn(asks, { answer: 'dodge' }, diceOf(4, 4, 10));
    expect(questionOf(hit)).toMatchObject({ rule: 'IN-33', kind: 'dice' });
    expect(trackOf(playOn(hit, diceOf(6, 2, 10)), 'ann', 'endurance')).toBe(20);
    expect(trackOf(playOn(hit, diceOf(1, 2, 10)), 'ann', 'endurance')).toBe(8);
  });
  it('IN-29 on the hit only the block is asked about then', () => {
    const hit = playOn(chooses(), { answer: 'none' }, diceOf(4, 4, 10));
    expect(optionsOf(hit)).toEqual({ 'block:shield': 'free', none: 'free' });
  });
  it('IN-24 a critical hit is not dodged, chosen before or not', () => {
    const hit = playOn(chooses(), { answer: 'dodge' }, diceOf(1, 1, 19));
    expect([questionOf(hit), trackOf(hit, 'ann', 'endurance')]).toEqual([undefined, 10]);
  });
  it('IN-31 a parry chosen before turns the blow, and wears the item only when there was one', () => {
    const asks = playOn(chooses(), { answer: 'parry:spear' });
    expect(trackOf(playOn(asks, diceOf(4, 4, 10)), 'ann', 'endurance')).toBe(10);
    expect(trackOf(playOn(asks, diceOf(1, 1, 10)), 'ann', 'item.spear')).toBeUndefined();
  });
  it('IN-31 by the house rule a parry adds to evasion, and the blow may miss', () => {
    const at = waited({}, {}, { parryAdds: 'evasion' }, [4, 3, 10]);
    expect(detailOf(at, 'parry:spear')).toContain('evasion 8 against 7');
    const turned = playOn(at, { answer: 'parry:spear' });
    expect([trackOf(turned, 'ann', 'endurance'), trackOf(turned, 'ann', 'item.spear')]).toEqual([20, 9]);
    expect(lastOf(turned, 'IN-22')).toContain('misses Ann with Spear: 7 against 8');
    const strong = playOn(waited({}, {}, { parryAdds: 'evasion' }), { answer: 'parry:spear' }, { answer: 'none' });
    expect(trackOf(strong, 'ann', 'endurance')).toBe(8);
    expect(optionsOf(waited({}, {}, { parryAdds: 'evasion' }, [4, 4, 19]))['parry:spear']).toBe('IN-24');
  });
});

describe('stepping in with another size', () => {
  const three = (ann: number, bo: number, on_: [number, number] = [5, 4]) =>
    playOn(
      fightOn([
        { id: 'foe', on: [2, 2], sheet: { size: 4 } },
        { id: 'ann', on: [3, 2], sheet: { endurance: poolOf(20), size: ann } },
        { id: 'bo', on: on_, sheet: { stamina: poolOf(2), endurance: poolOf(20), size: bo, evasion: 2 } },
      ]),
      { do: 'next-team' },
      ...strikeBy('foe', 'ann', [4, 4, 10]),
    );
  const square = (column: number, row: number) => ({ kind: 'square', column, row });
  it('IN-34 somebody larger comes to stand over the whole of the ally’s place, and pushes it beyond', () => {
    const asks = three(4, 5);
    expect(optionsOf(asks)['intercept:bo']).toBe('free');
    const stands = playOn(asks, { answer: 'intercept:bo' });
    // Bo is two squares wide: it stands over 3,2, and not over the foe at 2,2.
    expect(Object.keys(optionsOf(stands)).sort()).toEqual(['square:3,1', 'square:3,2']);
    const pushes = playOn(stands, { answer: 'square:3,2' });
    expect(Object.keys(optionsOf(pushes))).toContain('square:5,2');
    expect(Object.keys(optionsOf(pushes))).not.toContain('square:4,3');
    const at = playOn(pushes, { answer: 'square:5,2' });
    expect([placeOf(at, 'bo'), placeOf(at, 'ann'), placeOf(at, 'foe')]).toEqual([
      square(3, 2),
      square(5, 2),
      square(2, 2),
    ]);
    expect(trackOf(playOn(at, { answer: 'none' }), 'bo', 'endurance')).toBe(9);
  });
  it('IN-34 somebody smaller takes a part of it, and the ally finds room beside', () => {
    const asks = three(5, 4, [6, 2]);
    const stands = playOn(asks, { answer: 'intercept:bo' });
    expect(Object.keys(optionsOf(stands)).sort()).toEqual(['square:3,2', 'square:3,3', 'square:4,2', 'square:4,3']);
    const pushes = playOn(stands, { answer: 'square:3,2' });
    for (const key of ['square:2,2', 'square:3,2']) expect(optionsOf(pushes)).not.toHaveProperty([key]);
    const at = playOn(pushes, { answer: 'square:4,2' });
    expect([placeOf(at, 'bo'), placeOf(at, 'ann')]).toEqual([square(3, 2), square(4, 2)]);
  });
  it('IN-34 where there is no room for the pushed it is greyed, whatever the sizes', () => {
    // Ann is in the corner: around her are the foe, more foes, and the edge of the map.
    const boxed = playOn(
      fightOn([
        { id: 'foe', on: [1, 1], sheet: { size: 4 } },
        { id: 'ann', on: [0, 0], sheet: { endurance: poolOf(20) } },
        { id: 'foe-2', on: [1, 0] },
        { id: 'bo', on: [0, 1], sheet: { stamina: poolOf(1), endurance: poolOf(20) } },
        { id: 'cy', on: [0, 2] },
        { id: 'dee', on: [1, 2], sheet: { stamina: poolOf(1), size: 5 } },
      ]),
      { do: 'next-team' },
      ...strikeBy('foe', 'ann', [4, 4, 10]),
    );
    expect(optionsOf(boxed)).toMatchObject({ 'intercept:bo': 'free', 'intercept:dee': 'IN-34' });
  });
  it('IN-34 cover is left by both', () => {
    const at = playOn(three(4, 4), { answer: 'intercept:bo' }, { answer: 'square:4,2' });
    expect(badgesOf(at, 'bo')).not.toContain('cover');
  });
});
