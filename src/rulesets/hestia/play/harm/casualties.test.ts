/**
 * Casualties: who counts, whose leader counts, the very first one of a fight, and how combatants
 * are incapacitated in play.
 */
import { describe, expect, it } from 'vitest';
import { type At, optionsIn, pairOf, plainAxe, whyGrey } from '../../edges.testing.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  standingOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const soft: Partial<HestiaSheet> = { grit: { now: 0, max: 0 }, flesh: { now: 3, max: 3 } };
const gang = (foes: Partial<HestiaSheet>[], house: Record<string, unknown> = {}) =>
  fightOn(
    tableOf(
      [
        { id: 'ann', sheet: asSheet({ violence: 20, weapons: [plainAxe] }) },
        ...foes.map((each, n) => ({ id: `foe-${n + 1}`, sheet: asSheet({ ...soft, morale: 0, ...each }) })),
      ],
      { house },
    ),
    { ann: [20] },
  );
const blow = (at: At, who: string) =>
  playOn(
    at,
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: who },
    { answer: { dice: [10] } },
    { answer: { dice: [5] } },
  );
const nextRound = (at: At) =>
  playOn(at, { do: 'end-turn', by: 'ann' }, { do: 'end-block' }, { answer: { dice: { ann: [20] } } });
const plain = [{}, {}, {}, {}];
const brave = { morale: 20 };

describe('half of them', () => {
  /**
   * One of four falls. One roll tests the other three, and the only one who is not brave gives up.
   */
  const oneGivesUp = (house: Record<string, unknown> = {}) =>
    playOn(blow(gang([brave, {}, brave, brave], house), 'foe-1'), { answer: { dice: [10] } }, { answer: 'surrender' });
  it('HE-22 the surrendered are not half of the killed or incapacitated: nobody is tested at once', () => {
    const at = oneGivesUp();
    expect(standingOf(at, 'foe-2')).toBe('surrendered');
    expect(questionOf(nextRound(at))).toBeUndefined();
    expect(questionOf(blow(nextRound(at), 'foe-3'))?.title).toContain('the loss of half of them');
  });
  it('HE-22 by house rule those who fled or gave up count as well', () => {
    const left = playOn(oneGivesUp({ halfCounts: 'left' }), { do: 'end-turn', by: 'ann' });
    expect(questionOf(left)?.title).toContain('the loss of half of them');
  });
  it('HE-22 the fled are none either, and by house rule are', () => {
    const ran = (house: Record<string, unknown>) =>
      playOn(
        blow(gang([brave, {}, brave, brave], house), 'foe-1'),
        { answer: { dice: [10] } },
        { answer: 'flee' },
        { do: 'end-turn', by: 'ann' },
        { do: 'retreat', by: 'foe-2' },
      );
    expect([questionOf(ran({})), questionOf(ran({ halfCounts: 'left' }))?.title]).toEqual([
      undefined,
      'The foes: morale after the loss of half of them',
    ]);
  });
  it('HE-22 the incapacitated count like the killed', () => {
    const at = playOn(gang(plain), { do: 'out-of-action' }, { answer: 'foe-1' });
    expect(questionOf(at)?.title).toContain('the first casualty of the fight');
    const held = playOn(at, { answer: { dice: [20] } }, { do: 'out-of-action' }, { answer: 'foe-2' });
    expect(questionOf(held)?.title).toContain('the loss of half of them');
  });
  it('HE-22 who lay there before the fight began is nobody’s casualty, and no part of a side', () => {
    const at = gang([{ gone: 'dead' }, {}, {}, {}, {}]);
    expect(questionOf(playOn(at, { do: 'end-turn', by: 'ann' }))).toBeUndefined();
    // Two of the four who stood are half of them; two of five would be less.
    const first = playOn(blow(at, 'foe-2'), { answer: { dice: [20] } });
    expect(questionOf(blow(nextRound(first), 'foe-3'))?.title).toContain('the loss of half of them');
  });
});

describe('the first casualty and leaders', () => {
  it('HE-22 the first casualty stays the first when it comes round: the next is none', () => {
    const at = playOn(
      gang(plain),
      { do: 'out-of-action' },
      { answer: 'ann' },
      { do: 'out-of-action' },
      { answer: 'ann' },
      { do: 'end-block' },
      { answer: { dice: { ann: [20] } } },
    );
    expect(standingOf(at, 'ann')).toBe('standing');
    expect(questionOf(blow(at, 'foe-1'))).toBeUndefined();
  });
  it('HE-22 a casualty set by hand is the first as well', () => {
    const at = playOn(
      gang(plain),
      { edit: [{ edit: 'sheet', combatant: 'ann', path: 'gone', value: 'dead' }], label: 'Ann falls' },
      { do: 'end-block' },
    );
    expect(questionOf(at)).toBeUndefined();
    expect(fightOf(at).state).toMatchObject({ firstFallen: 'party' });
  });
  it('HE-22 the death of each leader shakes its side, one test for each', () => {
    const boss = { leader: true };
    const many = gang([boss, boss, {}, {}, {}, {}, {}]);
    const first = blow(many, 'foe-1');
    expect(questionOf(first)?.title).toContain('the first casualty of the fight and the death of a leader');
    const second = blow(nextRound(playOn(first, { answer: { dice: [20] } })), 'foe-2');
    expect(questionOf(second)?.title).toBe('The foes: morale after the death of a leader');
    const third = blow(nextRound(playOn(second, { answer: { dice: [20] } })), 'foe-3');
    expect(questionOf(third)).toBeUndefined();
  });
  it('HE-22 a leader who is only put out of action has not died', () => {
    const at = playOn(gang([{}, { leader: true }, {}, {}, {}]), { do: 'out-of-action' }, { answer: 'foe-2' });
    expect(questionOf(at)?.title).toBe('The foes: morale after the first casualty of the fight');
  });
});

describe('incapacitated in play', () => {
  const last = (lastFlesh: string) =>
    playOn(
      pairOf({}, { ...soft }, { lastFlesh }),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
      { answer: { dice: [15] } },
      { answer: { dice: [5] } },
    );
  it('HE-13 no Flesh is death, or by house rule out of action, or as the attacker says', () => {
    expect(standingOf(last('dies'), 'foe')).toBe('dead');
    expect(standingOf(last('out'), 'foe')).toBe('out of action');
    const chosen = last('asked');
    expect(questionOf(chosen)?.seat).toEqual({ kind: 'combatant', combatant: 'ann' });
    expect(standingOf(playOn(chosen, { answer: 'spare' }), 'foe')).toBe('out of action');
    expect(standingOf(playOn(chosen, { answer: 'kill' }), 'foe')).toBe('dead');
  });
  it('HE-13 nobody is asked whether a fall kills', () => {
    const at = playOn(pairOf({}, soft, { lastFlesh: 'asked' }), { do: 'fall' }, { answer: 'foe' }, { answer: 90 });
    expect([standingOf(at, 'foe'), questionOf(at)]).toEqual(['dead', undefined]);
  });
  it('HE-12 a spell may put out of action, or into a state, beyond its damage', () => {
    const spell = (effect: 'out' | 'dazed', dice = 0) => ({
      ...{ id: 'sleep', name: 'Sleep', about: '', test: 'none' as const, range: 60, sides: 4, dice },
      effect,
    });
    const cast = (effect: 'out' | 'dazed', dice?: number) =>
      playOn(pairOf({ spells: [spell(effect, dice)] }), { do: 'cast', by: 'ann', with: 'sleep' }, { answer: 'foe' });
    expect(standingOf(cast('out'), 'foe')).toBe('out of action');
    expect(questionOf(cast('out'))?.title).toBeUndefined();
    const hurt = playOn(cast('dazed', 1), { answer: { dice: [3] } });
    expect([badgesOf(hurt, 'foe'), trackOf(hurt, 'foe', 'grit')]).toEqual([['dazed'], 6]);
  });
  it('HE-22 a combatant out of action does nothing until it comes round', () => {
    const out = playOn(pairOf(), { do: 'out-of-action' }, { answer: 'ann' });
    expect(whyGrey(out, 'ann', 'attack')).toBe('HE-13');
    expect(lastOf(out, 'HE-22')).toBe('Ann is out of action.');
    const offered = playOn(out, { do: 'out-of-action' });
    expect(optionsIn(offered).map(({ id, detail }) => [id, detail])).toEqual([
      ['ann', 'comes round'],
      ['foe', 'is put out of action'],
    ]);
    expect(standingOf(playOn(offered, { answer: 'ann' }), 'ann')).toBe('standing');
  });
});

describe('whom morale is asked of', () => {
  const soft: Partial<HestiaSheet> = { grit: { now: 0, max: 0 }, flesh: { now: 3, max: 3 } };
  const gang = (n: number) =>
    fightOn(
      tableOf([
        { id: 'ann', sheet: asSheet({ violence: 20, weapons: [plainAxe] }) },
        ...Array.from({ length: n }, (_, k) => ({ id: `foe-${k + 1}`, sheet: asSheet(soft) })),
      ]),
      { ann: [20] },
    );
  const kill = (at: At, who: string) =>
    playOn(
      at,
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: who },
      { answer: { dice: [10] } },
      { answer: { dice: [5] } },
    );
  it('HE-22 a combatant who is put out of action is a casualty, one who flees is not', () => {
    const out = (gone: HestiaSheet['gone']) =>
      playOn(gang(5), { edit: [{ edit: 'sheet', combatant: 'foe-1', path: 'gone', value: gone }], label: 'Out' });
    expect(questionOf(out('stopped'))?.title).toContain('first casualty');
    expect(questionOf(out('fled'))).toBeUndefined();
  });
  it('HE-22 those who join later count among the half', () => {
    const start = gang(2);
    const foe = fightOf(start).combatants['foe-1'];
    if (!foe) throw new Error('There is a foe 1.');
    const joined = playOn(start, {
      edit: ['foe-3', 'foe-4'].map((id) => ({ edit: 'add' as const, combatant: { ...foe, id } })),
      label: 'More of them',
    });
    expect(questionOf(kill(joined, 'foe-1'))?.title).not.toContain('half');
    expect(questionOf(kill(start, 'foe-1'))?.title).toContain('the loss of half of them');
  });
  it('HE-22 an enemy made like a character has a heart too, and ours are never tested', () => {
    const at = fightOn(
      tableOf([
        { id: 'ann', sheet: asSheet({ violence: 20, weapons: [plainAxe] }) },
        { id: 'foe-1', sheet: asSheet({ ...soft, kind: 'character' }) },
        { id: 'foe-2', sheet: asSheet({ ...soft, kind: 'hireling', loyalty: 18, morale: 4 }) },
        { id: 'foe-3', sheet: asSheet({ ...soft, kind: 'character' }) },
      ]),
      { ann: [20] },
    );
    const test = kill(at, 'foe-1');
    expect(questionOf(test)?.about).toEqual(['foe-2', 'foe-3']);
    // 12 and 4 fall short, 12 and 10 are enough: a foe’s hireling tests its morale, not its
    // loyalty.
    expect(questionOf(playOn(test, { answer: { dice: [12] } }))?.about).toEqual(['foe-2']);
  });
  it('HE-23 some may surrender while the others flee', () => {
    const broken = playOn(kill(gang(4), 'foe-1'), { answer: { dice: [2] } }, { answer: 'some' });
    const at = playOn(broken, { answer: ['foe-3'] });
    expect(['foe-2', 'foe-3', 'foe-4', 'ann'].map((id) => standingOf(at, id))).toEqual([
      'standing',
      'surrendered',
      'standing',
      'standing',
    ]);
    expect(badgesOf(at, 'foe-4')).toContain('fleeing');
  });
});
