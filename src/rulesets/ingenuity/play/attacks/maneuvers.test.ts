/**
 * Maneuvers and effects that come with a hit (IN-26, IN-29, IN-30, IN-33); effects from no
 * combatant, for several victims at once (IN-33, IN-35).
 */
import { describe, expect, it } from 'vitest';
import { type Effect, maneuvers } from '../../sheet/effects.ts';
import { ingenuitySheet } from '../../sheet/sheet.ts';
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
  trackOf,
  wordOf,
} from '../../table.testing.ts';

const learnt = (...ids: string[]) => maneuvers.filter(({ id }) => ids.includes(id));
const rides = (does: Effect['does'], more: Partial<Effect> = {}): Effect => ({
  name: 'Venom',
  kind: 'physical',
  reach: 6,
  does,
  when: 'hit',
  ...more,
});
/** Ann strikes with 8 + 4 at a foe with 30 endurance. */
const hit = (effects: Effect[], foe: object = {}, luck = 10) =>
  playOn(
    fightOn([
      { id: 'ann', on: [2, 2], sheet: { items: [spearOf({ effects })] } },
      { id: 'foe', on: [3, 2], sheet: { endurance: poolOf(30), items: [spearOf(), shieldOf()], ...foe } },
      { id: 'foe-2', on: [9, 2] },
    ]),
    ...strikeBy('ann', 'foe', [4, 4, luck]),
  );

describe('effects that ride on a hit', () => {
  it('IN-33 what hits takes hold unless it is warded off, after the damage', () => {
    const at = hit([rides('prone')]);
    expect([trackOf(at, 'foe', 'endurance'), badgesOf(at, 'foe').includes('prone')]).toEqual([18, true]);
    const asks = playOn(hit([rides('prone')], { stamina: poolOf(1) }), { answer: 'none' });
    expect(questionOf(asks)).toMatchObject({ rule: 'IN-33', seat: { combatant: 'foe' } });
    const off = playOn(asks, { answer: 'ward' }, diceOf(3, 3, 10));
    expect([badgesOf(off, 'foe').includes('prone'), trackOf(off, 'foe', 'endurance')]).toEqual([false, 18]);
    expect(badgesOf(off, 'foe-2')).toEqual([]);
  });
  it('IN-33 a mental one is resisted for focus; against nought it is the attack’s result that must be reached', () => {
    const asks = hit([rides('blinded', { kind: 'mental', reach: 0 })], { focus: poolOf(1) });
    expect(questionOf(asks)?.title).toContain('Venom');
    expect(detailOf(asks, 'ward')).toContain('must reach the difficulty of 8');
    const off = playOn(asks, { answer: 'ward' }, diceOf(5, 3, 10));
    expect([badgesOf(off, 'foe').includes('blinded'), trackOf(off, 'foe', 'focus')]).toEqual([false, 0]);
  });
  it('IN-33 each does what it says: pushes away, knocks out of the hands, fells, or is only noted', () => {
    expect(fightOf(hit([rides('push')])).combatants.foe?.place).toMatchObject({ column: 4, row: 2 });
    const drops = hit([rides('drop')]);
    expect(optionsOf(drops)).toEqual({ spear: 'free', shield: 'free' });
    const dropped = playOn(drops, { answer: 'shield' });
    expect(fightOf(dropped).combatants.foe?.sheet.items.find(({ id }) => id === 'shield')).toMatchObject({
      where: 'ground',
      lies: { column: 3, row: 2 },
    });
    expect(wordOf(hit([rides('unconscious')]), 'foe')).toBe('unconscious');
    expect(lastOf(hit([rides('other')]), 'IN-33')).toBe('“Venom” takes hold of Foe.');
  });
  it('IN-24 one of a critical hit rides on nothing less, and none rides on a miss', () => {
    expect(badgesOf(hit([rides('prone', { when: 'critical' })]), 'foe')).not.toContain('prone');
    expect(badgesOf(hit([rides('prone', { when: 'critical' })], {}, 19), 'foe')).toContain('prone');
    expect(badgesOf(hit([rides('prone')], { evasion: 20 }), 'foe')).not.toContain('prone');
  });
  it('IN-29 a blocked hit deals its effects to the item where that is possible, and does nothing otherwise', () => {
    const block = (effects: Effect[]) => playOn(hit(effects, { stamina: poolOf(2) }), { answer: 'block:shield' });
    const prone = block([rides('prone')]);
    expect([badgesOf(prone, 'foe').includes('prone'), questionOf(prone)]).toEqual([false, undefined]);
    expect(lastOf(prone, 'IN-29')).toBe('“Venom” is dealt to Shield and does nothing.');
    const drop = block([rides('drop')]);
    expect(fightOf(drop).combatants.foe?.sheet.items.map(({ where }) => where)).toEqual(['hand', 'ground']);
  });
  it('IN-30 what goes through the item brings its effects along', () => {
    const weak = shieldOf({ durability: { now: 2, max: 8 } });
    const at = playOn(hit([rides('prone')], { stamina: poolOf(1), items: [spearOf(), weak] }), {
      answer: 'block:shield',
    });
    expect([trackOf(at, 'foe', 'endurance'), badgesOf(at, 'foe').includes('prone')]).toEqual([26, true]);
  });
});

describe('maneuvers', () => {
  const start = (more: object = {}, foe: object = {}) =>
    fightOn([
      {
        id: 'ann',
        sheet: {
          items: [spearOf(), bowOf({ hands: 1 })],
          maneuvers: learnt('trip', 'power-strike', 'careful-shot'),
          stamina: poolOf(2),
          focus: poolOf(1),
          ...more,
        },
      },
      { id: 'foe', sheet: { endurance: poolOf(30), ...foe } },
      { id: 'foe-2', on: [9, 2] },
    ]);
  it('IN-26 one is an attack with what it costs and adds, and counts for the penalty of the round', () => {
    const aims = playOn(start(), { do: 'maneuver', by: 'ann', with: 'power-strike:spear' }, { answer: 'foe' });
    expect(questionOf(aims)).toMatchObject({ rolls: [{ tally: { total: -1 } }] });
    const at = playOn(aims, diceOf(4, 4, 10));
    // 7 + 4 + 3.
    expect([trackOf(at, 'foe', 'endurance'), trackOf(at, 'ann', 'stamina'), trackOf(at, 'ann', 'actions')]).toEqual([
      16, 1, 2,
    ]);
    const again = playOn(at, { do: 'maneuver', by: 'ann', with: 'trip:spear' }, { answer: 'foe' });
    expect(questionOf(again)).toMatchObject({ rolls: [{ tally: { total: -3 } }] });
    const tripped = playOn(again, diceOf(6, 6, 10));
    expect([badgesOf(tripped, 'foe').includes('prone'), trackOf(tripped, 'foe', 'endurance')]).toEqual([true, 5]);
    expect(offerOf(tripped, 'ann', 'maneuver', 'trip:spear')).toBe('IN-26');
  });
  it('IN-26 maneuvers for blows are not shot, those for shots are not struck; without their cost they are greyed', () => {
    const at = start();
    expect(offerOf(at, 'ann', 'maneuver', 'trip:bow')).toBeUndefined();
    expect(offerOf(at, 'ann', 'maneuver', 'careful-shot:spear')).toBeUndefined();
    expect(offerOf(at, 'ann', 'maneuver', 'careful-shot:bow')).toBe('free');
    expect(offerOf(start({ stamina: poolOf(0) }), 'ann', 'maneuver', 'trip:spear')).toBe('IN-26');
    expect(offerOf(start({ focus: poolOf(0) }), 'ann', 'maneuver', 'careful-shot:bow')).toBe('IN-26');
    expect(offerOf(at, 'foe', 'maneuver')).toBeUndefined();
  });
  it('IN-26 are given by their names, and by hand', () => {
    const sheet = ingenuitySheet.schema.parse({ ...ingenuitySheet.start(), maneuvers: ['trip', { id: 'shove' }] });
    expect(sheet.maneuvers).toEqual(learnt('trip', 'shove'));
    expect(ingenuitySheet.schema.safeParse({ ...ingenuitySheet.start(), maneuvers: ['dance'] }).success).toBe(false);
  });
});

describe('from elsewhere, asked once for all', () => {
  const cast = (foe: object = {}) =>
    fightOn([
      { id: 'ann', sheet: { endurance: poolOf(20), deflection: { physical: 2, elemental: 0 }, stamina: poolOf(1) } },
      { id: 'bo', on: [2, 3], sheet: { endurance: poolOf(20), stamina: poolOf(1) } },
      { id: 'foe', on: [2, 4], sheet: foe },
      { id: 'foe-2', on: [9, 2] },
    ]);
  it('IN-35 a trap harms all whom it touches, each by its own reduction', () => {
    const at = playOn(cast(), { do: 'harm' }, { answer: ['ann', 'bo', 'foe'] }, { answer: 'piercing' }, { answer: 6 });
    expect(['ann', 'bo', 'foe', 'foe-2'].map((who) => trackOf(at, who, 'endurance'))).toEqual([16, 14, 4, 10]);
    expect(questionOf(at)).toBeUndefined();
  });
  it('IN-33 an effect asks once who wards it off, and once for all their dice', () => {
    const asks = playOn(
      cast({ neverReacts: true, stamina: poolOf(3) }),
      { do: 'effect' },
      { answer: ['ann', 'bo', 'foe'] },
      { answer: 'physical' },
      { answer: 'prone' },
      { answer: 6 },
    );
    expect(questionOf(asks)).toMatchObject({ kind: 'pick', rule: 'IN-33' });
    expect(optionsOf(asks)).toEqual({ ann: 'free', bo: 'free' });
    const tries = playOn(asks, { answer: ['ann', 'bo'] });
    expect(questionOf(tries)).toMatchObject({ kind: 'dice', rolls: { length: 2 } });
    const at = playOn(tries, { answer: { dice: { ann: [3, 3, 10], bo: [1, 1, 10] } } });
    expect(['ann', 'bo', 'foe', 'foe-2'].map((who) => badgesOf(at, who).includes('prone'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([trackOf(at, 'ann', 'stamina'), trackOf(at, 'foe', 'stamina')]).toEqual([0, 3]);
    const nobody = playOn(asks, { answer: { picked: [] } });
    expect(badgesOf(nobody, 'ann')).toContain('prone');
  });
});

describe('by the GM’s word', () => {
  it('IN-38 one of no name dies without a luck test', () => {
    const at = playOn(
      fightOn([
        { id: 'ann' },
        { id: 'foe', sheet: { nameless: true, endurance: poolOf(0), health: poolOf(3) } },
        { id: 'foe-2' },
      ]),
      ...strikeBy('ann', 'foe', [4, 4, 1]),
    );
    expect([questionOf(at), wordOf(at, 'foe'), wordOf(at, 'foe-2')]).toEqual([undefined, 'dead', 'standing']);
  });
  it('IN-38 a tier of no name by the house rule spares no one with a player', () => {
    const falls = (player?: string) =>
      playOn(
        fightOn(
          [
            { id: 'ann' },
            {
              id: 'foe',
              ...(player ? { player } : {}),
              sheet: { tier: 'guard', endurance: poolOf(0), health: poolOf(3) },
            },
            { id: 'foe-2' },
          ],
          { house: { namelessTiers: 'all' } },
        ),
        { do: 'harm' },
        { answer: 'foe' },
        { answer: 'unnamed' },
        { answer: 9 },
      );
    expect([wordOf(falls(), 'foe'), questionOf(falls('Dora'))?.rule]).toEqual(['dead', 'IN-38']);
  });
  it('IN-17 one that never reacts is asked about nothing, and falls without being asked', () => {
    const able = { stamina: poolOf(3), items: [spearOf(), shieldOf()], endurance: poolOf(0), constitution: 1 };
    const strikes = (more: object) =>
      playOn(
        fightOn([{ id: 'ann' }, { id: 'foe', sheet: { ...able, ...more } }, { id: 'foe-2', on: [9, 2] }]),
        ...strikeBy('ann', 'foe', [2, 4, 10]),
      );
    expect(questionOf(strikes({}))?.rule).toBe('IN-18');
    const falls = strikes({ neverReacts: true });
    expect([questionOf(falls), wordOf(falls, 'foe')]).toEqual([undefined, 'unconscious']);
    const set = playOn(fightOn([{ id: 'ann' }, { id: 'foe', sheet: able }, { id: 'foe-2', on: [9, 2] }]), {
      edit: [{ edit: 'sheet', combatant: 'foe', path: 'neverReacts', value: true }],
      label: 'Never reacts',
    });
    expect(questionOf(playOn(set, ...strikeBy('ann', 'foe', [2, 4, 10])))).toBeUndefined();
  });
  it('IN-34 nor does it step in for anybody', () => {
    const start = (bo: object) =>
      playOn(
        fightOn([
          { id: 'foe' },
          { id: 'ann', on: [3, 2], sheet: { stamina: poolOf(1) } },
          { id: 'bo', on: [3, 3], sheet: { stamina: poolOf(1), ...bo } },
        ]),
        { do: 'next-team' },
        ...strikeBy('foe', 'ann', [4, 4, 10]),
      );
    expect(optionsOf(start({}))['intercept:bo']).toBe('free');
    expect(optionsOf(start({ neverReacts: true }))['intercept:bo']).toBe('IN-17');
  });
});

describe('a command', () => {
  it('IN-10 by the house rule a commanded Guard is taken, ends no turn, and lasts until the own next one', () => {
    const start = fightOn([{ id: 'ann', sheet: { focus: poolOf(2) } }, { id: 'foe' }, { id: 'bo', on: [2, 3] }], {
      house: { commandEnds: 'taken' },
    });
    const at = playOn(start, { do: 'command', by: 'ann' }, { answer: 'bo' }, { do: 'guard', by: 'bo' });
    expect(badgesOf(at, 'bo')).toContain('guarding');
    expect([trackOf(at, 'ann', 'actions'), offerOf(at, 'ann', 'move')]).toEqual([2, 'free']);
    const later = playOn(at, endTurn('ann'), endTurn('foe'));
    expect(badgesOf(later, 'bo')).toContain('guarding');
    expect(badgesOf(playOn(later, { do: 'drop-prone', by: 'bo' }), 'bo')).not.toContain('guarding');
  });
});
