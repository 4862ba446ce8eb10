/** Defence: IN-29 to IN-34. */
import { describe, expect, it } from 'vitest';
import { fistsItem, makeItem } from '../../sheet/items.ts';
import {
  badgesOf,
  bowOf,
  detailOf,
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
  shieldOf,
  spearOf,
  strikeBy,
  tableOf,
  trackOf,
  wordOf,
} from '../../table.testing.ts';
import { heldFields } from '../../view/form.ts';

/** Ann hits the foe with 8 + 4 = 12 piercing damage. */
const hit = (foe: object = {}, ann: object = {}, luck = 10) =>
  playOn(
    fightOn([
      { id: 'ann', sheet: ann },
      { id: 'foe', sheet: { stamina: poolOf(2), items: [spearOf(), shieldOf()], endurance: poolOf(20), ...foe } },
    ]),
    ...strikeBy('ann', 'foe', [4, 4, luck]),
  );

describe('defence', () => {
  it('IN-29 a block is asked after the hit and before damage; the item takes it less its block value', () => {
    const asks = hit({ deflection: { physical: 9, elemental: 0 } });
    expect(questionOf(asks)).toMatchObject({ seat: { combatant: 'foe' }, rule: 'IN-18' });
    expect(trackOf(asks, 'foe', 'endurance')).toBe(20);
    expect(detailOf(asks, 'block:shield')).toContain('takes 6 of 8');
    const at = playOn(asks, { answer: 'block:shield' });
    expect([trackOf(at, 'foe', 'item.shield'), trackOf(at, 'foe', 'endurance'), trackOf(at, 'foe', 'stamina')]).toEqual(
      [2, 20, 1],
    );
    const strong = playOn(hit({ items: [shieldOf({ block: 20 })] }), { answer: 'block:shield' });
    expect(trackOf(strong, 'foe', 'item.shield')).toBe(7);
  });
  it('IN-29 a miss asks nothing, and only what has a block value blocks', () => {
    const miss = playOn(
      fightOn([{ id: 'ann' }, { id: 'foe', sheet: { stamina: poolOf(2), items: [shieldOf()] } }]),
      ...strikeBy('ann', 'foe', [1, 1, 10]),
    );
    expect(questionOf(miss)).toBeUndefined();
    expect(optionsOf(hit())).not.toHaveProperty('block:spear');
  });
  it('IN-30 beyond the item’s durability the excess goes straight to the bearer, not reduced', () => {
    const asks = hit({
      items: [shieldOf({ durability: { now: 2, max: 8 } })],
      deflection: { physical: 9, elemental: 0 },
    });
    expect(detailOf(asks, 'block:shield')).toContain('takes 2 of 2 durability, 4 damage go through');
    const at = playOn(asks, { answer: 'block:shield' });
    expect(trackOf(at, 'foe', 'endurance')).toBe(16);
    expect(badgesOf(at, 'foe')).toContain('broken-shield');
  });
  it('IN-31 a parry adds the item’s value, or 1, to the physical deflection, and costs 1 durability', () => {
    const asks = hit();
    expect(detailOf(asks, 'parry:spear')).toContain('10 damage in place of 12');
    const spearAt = playOn(asks, { answer: 'parry:spear' });
    expect([trackOf(spearAt, 'foe', 'endurance'), trackOf(spearAt, 'foe', 'item.spear')]).toEqual([10, 9]);
    // The item wears down after the blow that it turned.
    const told = fightOf(spearAt).log.map(({ rule }) => rule);
    expect(told.lastIndexOf('IN-31')).toBeGreaterThan(told.lastIndexOf('IN-22'));
    const shieldAt = playOn(asks, { answer: 'parry:shield' });
    expect([trackOf(shieldAt, 'foe', 'endurance'), trackOf(shieldAt, 'foe', 'item.shield')]).toEqual([9, 7]);
  });
  it('IN-31 a parry does not help against damage that is not physical', () => {
    const asks = hit({}, { items: [spearOf({ type: 'fire' })] });
    expect(optionsOf(asks)).toMatchObject({ 'parry:spear': 'IN-31', 'block:shield': 'free' });
  });
  it('IN-32 with nothing listed metal holds 10 and the rest 4; a broken item neither blocks nor parries', () => {
    expect(makeItem('axe', 'Axe').durability.max).toBe(10);
    const at = hit({
      items: [spearOf({ durability: { now: 0, max: 4 } }), shieldOf({ durability: { now: 0, max: 8 } })],
    });
    expect(optionsOf(at)).toMatchObject({ 'block:shield': 'IN-32', 'parry:spear': 'IN-32', 'parry:shield': 'IN-32' });
    // The book forbids only this much; the table may forbid a blow with the broken rest of the
    // spear.
    const gone = playOn(at, { answer: 'none' }, endTurn('ann'));
    expect(offerOf(gone, 'foe', 'attack', 'spear')).toBe('free');
    const strict = playOn(gone, { edit: [{ edit: 'house', path: 'brokenStrikes', value: false }], label: 'House' });
    expect(offerOf(strict, 'foe', 'attack', 'spear')).toBe('IN-32');
  });
  it('IN-32 the durability of each thing is set by hand, and never above that of a new one', () => {
    const at = tableOf([{ id: 'foe', sheet: { items: [spearOf(), shieldOf()] } }]);
    const held = heldFields({ items: [fistsItem(), spearOf(), shieldOf()] });
    const worn = held.filter(({ path }) => path.endsWith('durability.now'));
    expect(worn.map(({ path, label }) => [path, label])).toEqual([
      ['items.1.durability.now', 'Spear: durability'],
      ['items.2.durability.now', 'Shield: durability'],
    ]);
    expect(worn[1]).toMatchObject({ min: 0, max: 8 });
    const edit = { edit: 'sheet', combatant: 'foe', path: 'items.1.durability.now', value: 0 } as const;
    const broken = playOn(at, { edit: [edit], label: 'Shield: durability is set to 0.' });
    expect(badgesOf(broken, 'foe')).toContain('broken-shield');
  });
  it('IN-33 a dodge is a test that must reach the attack’s result; a critical hit cannot be dodged', () => {
    const asks = hit();
    const away = playOn(asks, { answer: 'dodge' }, diceOf(5, 3, 10));
    expect(trackOf(away, 'foe', 'endurance')).toBe(20);
    const late = playOn(asks, { answer: 'dodge' }, diceOf(4, 3, 10));
    expect(trackOf(late, 'foe', 'endurance')).toBe(8);
    const lucky = playOn(asks, { answer: 'dodge' }, diceOf(2, 2, 20));
    expect(trackOf(lucky, 'foe', 'endurance')).toBe(20);
    expect(optionsOf(hit({}, {}, 19)).dodge).toBe('IN-24');
  });
  it('IN-33 Fortify and Resist ward off effects, for stamina and for focus', () => {
    const start = fightOn([{ id: 'ann' }, { id: 'foe', sheet: { stamina: poolOf(1), focus: poolOf(1) } }]);
    const touch = (kind: string) =>
      playOn(
        start,
        { do: 'effect' },
        { answer: 'foe' },
        { answer: kind },
        { answer: 'blinded' },
        { answer: 6 },
        { answer: 'ward' },
      );
    const held = playOn(touch('mental'), diceOf(3, 3, 10));
    expect([trackOf(held, 'foe', 'focus'), badgesOf(held, 'foe').includes('blinded')]).toEqual([0, false]);
    const failed = playOn(touch('physical'), diceOf(3, 2, 10));
    expect([trackOf(failed, 'foe', 'stamina'), badgesOf(failed, 'foe').includes('blinded')]).toEqual([0, true]);
  });
});

describe('intercept', () => {
  const three = (bo: object = {}) =>
    playOn(
      fightOn([
        { id: 'foe', sheet: {} },
        { id: 'ann', on: [3, 2], sheet: { endurance: poolOf(20) } },
        {
          id: 'bo',
          on: [5, 4],
          sheet: { stamina: poolOf(2), endurance: poolOf(20), items: [spearOf(), shieldOf()], ...bo },
        },
      ]),
      { do: 'next-team' },
      ...strikeBy('foe', 'ann', [4, 4, 10]),
    );
  it('IN-34 an ally moves in, displaces, becomes the target and defends for free', () => {
    const asks = three();
    expect(optionsOf(asks)['intercept:bo']).toBe('free');
    const placed = playOn(asks, { answer: 'intercept:bo' });
    expect(questionOf(placed)?.rule).toBe('IN-34');
    const free = playOn(placed, { answer: 'square:4,2' });
    expect(fightOf(free).combatants.bo?.place).toMatchObject({ column: 3, row: 2 });
    expect(fightOf(free).combatants.ann?.place).toMatchObject({ column: 4, row: 2 });
    expect(trackOf(free, 'bo', 'stamina')).toBe(1);
    const blocked = playOn(free, { answer: 'block:shield' });
    // The defence costs no reaction, but it still costs stamina.
    expect(trackOf(blocked, 'bo', 'stamina')).toBe(0);
    expect([trackOf(blocked, 'bo', 'item.shield'), trackOf(blocked, 'ann', 'endurance')]).toEqual([2, 20]);
    expect(trackOf(blocked, 'bo', 'reactions')).toBe(0);
  });
  it('IN-34 the attack must reach the new target’s evasion', () => {
    const at = playOn(three({ evasion: 9 }), { answer: 'intercept:bo' }, { answer: 'square:4,2' });
    expect(questionOf(at)).toBeUndefined();
    expect(lastOf(at, 'IN-22')).toContain('misses Bo');
    expect(trackOf(at, 'bo', 'endurance')).toBe(20);
  });
  it('IN-34 an ally who is too far away cannot step in, and one without stamina cannot', () => {
    expect(questionOf(three({ stamina: poolOf(0) }))).toBeUndefined();
    const far = playOn(
      fightOn(
        [
          { id: 'foe', sheet: {} },
          { id: 'ann', on: [3, 2], sheet: { stamina: poolOf(1) } },
          { id: 'bo', on: [5, 4], sheet: { stamina: poolOf(1), items: [bowOf()] } },
        ],
        { house: { intercept: 'step' } },
      ),
      { do: 'next-team' },
      ...strikeBy('foe', 'ann', [4, 4, 10]),
    );
    expect(optionsOf(far)['intercept:bo']).toBe('IN-34');
  });
  it('IN-34 it is asked of who can answer: the target, else the one ally who can, else the team', () => {
    expect(questionOf(three())?.seat).toEqual({ kind: 'combatant', combatant: 'bo' });
    const both = (ann: object, more: object[] = []) =>
      playOn(
        fightOn([
          { id: 'foe' },
          { id: 'ann', on: [3, 2], sheet: { endurance: poolOf(20), ...ann } },
          { id: 'bo', on: [5, 4], sheet: { stamina: poolOf(1) } },
          ...(more as []),
        ]),
        { do: 'next-team' },
        ...strikeBy('foe', 'ann', [4, 4, 10]),
      );
    expect(questionOf(both({ stamina: poolOf(1) }))?.seat).toEqual({ kind: 'combatant', combatant: 'ann' });
    const cy = { id: 'cy', on: [5, 2], sheet: { stamina: poolOf(1) } };
    expect(questionOf(both({}, [cy]))?.seat).toEqual({ kind: 'side', side: 'party' });
  });
  it('IN-34 against an arrow of the own team that strays, too (IN-25)', () => {
    const stray = playOn(
      fightOn([
        { id: 'ann', on: [0, 2], sheet: { items: [bowOf()] } },
        { id: 'bo', on: [5, 2] },
        { id: 'cy', on: [5, 4], sheet: { stamina: poolOf(1) } },
        { id: 'foe', on: [6, 2], sheet: { stamina: poolOf(1) } },
      ]),
      ...strikeBy('ann', 'foe', [4, 4, 1], 'bow'),
    );
    expect(questionOf(stray)).toMatchObject({ seat: { combatant: 'cy' }, about: ['bo', 'ann'] });
    expect(optionsOf(stray)).toMatchObject({ 'intercept:cy': 'free' });
    expect(optionsOf(stray)).not.toHaveProperty('intercept:foe');
  });
  it('IN-34 a prone ally comes no further than a step, and leaves its cover behind', () => {
    expect(questionOf(three({ states: ['prone'] }))).toBeUndefined();
    const covered = playOn(three({ states: ['cover'] }), { answer: 'intercept:bo' }, { answer: 'square:4,2' });
    expect(badgesOf(covered, 'bo')).not.toContain('cover');
  });
  it('IN-34 the free defence that was not used on the blow will do for Fortify', () => {
    const bo = {
      health: poolOf(10),
      endurance: poolOf(0),
      constitution: 1,
      evasion: 6,
      deflection: { physical: 8, elemental: 0 },
    };
    const hurt = playOn(three(bo), { answer: 'intercept:bo' }, { answer: 'square:4,2' }, { answer: 'none' });
    expect(questionOf(hurt)).toMatchObject({ rule: 'IN-37', options: [{ label: 'Fortify: 1 stamina' }, {}] });
    const holds = playOn(hurt, { answer: 'ward' }, diceOf(3, 2, 10));
    expect([wordOf(holds, 'bo'), trackOf(holds, 'bo', 'stamina')]).toEqual(['standing', 0]);
    // The parry breaks the item, and has used up the reaction and the stamina.
    const parried = playOn(three(bo), { answer: 'intercept:bo' }, { answer: 'square:4,2' }, { answer: 'parry:spear' });
    expect([questionOf(parried), wordOf(parried, 'bo')]).toEqual([undefined, 'unconscious']);
  });
});
