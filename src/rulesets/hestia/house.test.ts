/**
 * The effect of each house rule: the rule is changed, and something at the table changes; also
 * weapons from the armoury.
 */
import { describe, expect, it } from 'vitest';
import { inField, optionsIn, pairOf, rollsIn, whyGrey } from './edges.testing.ts';
import { houseRules } from './house.ts';
import { hestia } from './index.ts';
import { type HestiaSheet, hestiaSheet } from './sheet/sheet.ts';
import { armouryWeapon, weaponOf } from './sheet/weapons.ts';
import { hestiaState } from './state.ts';
import { asSheet, fightOf, fightOn, playOn, questionOf, standingOf, tableOf, trackOf } from './table.testing.ts';

const axe = weaponOf('axe', 'Axe', { sides: 8 });
const defense = (armour: Partial<HestiaSheet>, house: Record<string, unknown> = {}) =>
  hestia.figures(fightOf(pairOf({}, armour, house)), 'foe').find(({ id }) => id === 'defense')?.value;
/** Ann hits the foe, and her damage die shows this face. */
const hit = (at: ReturnType<typeof pairOf>, face: number) =>
  playOn(
    at,
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: 'foe' },
    { answer: { dice: [15] } },
    { answer: { dice: [face] } },
  );
const tough = { grit: { now: 30, max: 30 } };

describe('house rules', () => {
  it('HE-09 every value has its place on the form, with its rule and why it was assumed', () => {
    const { weapons: _weapons, spells: _spells, ...assumed } = houseRules.start();
    expect(houseRules.fields.map(({ path }) => path).sort()).toEqual(Object.keys(assumed).sort());
    for (const { rule, why } of houseRules.fields) {
      expect(rule).toMatch(/^HE-\d\d$/);
      expect(why.length).toBeGreaterThan(20);
    }
  });
  it('HE-09 Defense follows what each armour, a shield and a Notch are worth', () => {
    const wear = (armour: HestiaSheet['armour']) => ({ armour, shield: 'held' as const, armourNotches: 1 });
    expect([defense({}), defense(wear('light')), defense(wear('medium')), defense(wear('heavy'))]).toEqual([
      '10',
      '12',
      '14',
      '16',
    ]);
    const house = { unarmoured: 11, light: 14, medium: 16, heavy: 18, shieldAdds: 3, notchCosts: 2 };
    expect([
      defense({}, house),
      defense(wear('light'), house),
      defense(wear('medium'), house),
      defense(wear('heavy'), house),
    ]).toEqual(['11', '15', '17', '19']);
  });
  it('HE-09 agility counts bare and in light armour, and in no heavier one', () => {
    const nimble = { attributes: { might: 10, agility: 16, discipline: 10, savvy: 10 } };
    expect((['none', 'light', 'medium', 'heavy'] as const).map((armour) => defense({ ...nimble, armour }))).toEqual([
      '12',
      '14',
      '14',
      '16',
    ]);
  });
  it('HE-09 the reach of a blow is a house rule: at 10 ft two squares are near enough', () => {
    expect(whyGrey(inField([1, 1], [3, 1]), 'ann', 'attack')).toBe('HE-09');
    expect(whyGrey(inField([1, 1], [3, 1], { meleeFeet: 10 }), 'ann', 'attack')).toBeUndefined();
  });
  it('HE-14 what a Notch takes from damage, and how many break, are house rules', () => {
    const notched = (notches: number, house = {}, mastercrafted = false) =>
      pairOf({ weapons: [{ ...axe, notches, mastercrafted }] }, tough, house);
    expect(trackOf(hit(notched(2), 5), 'foe', 'grit')).toBe(27);
    expect(trackOf(hit(notched(2, { notchCosts: 0 }), 5), 'foe', 'grit')).toBe(25);
    // The action is spent either way: a whole axe is greyed then, and a broken axe is not offered
    // at all.
    const breaks = (at: ReturnType<typeof pairOf>) =>
      whyGrey(playOn(hit(at, 8), { answer: 'effect' }), 'ann', 'attack') === undefined;
    expect(breaks(notched(1))).toBe(false);
    expect(breaks(notched(1, { breaksAt: 2 }))).toBe(true);
    expect(breaks(notched(4, {}, true))).toBe(true);
    expect(breaks(notched(4, { masterBreaksAt: 6 }, true))).toBe(false);
  });
  it('HE-15 weak and resistant by doubling, or by two more and two less', () => {
    const left = (foe: Partial<HestiaSheet>, weakness: string) =>
      trackOf(hit(pairOf({}, { ...tough, ...foe }, { weakness }), 5), 'foe', 'grit');
    expect([left({ weak: ['slashing'] }, 'double'), left({ weak: ['slashing'] }, 'plus2')]).toEqual([20, 23]);
    expect([left({ resistant: ['slashing'] }, 'double'), left({ resistant: ['slashing'] }, 'plus2')]).toEqual([28, 27]);
  });
  it('HE-13 Stress of a failed save, of lost Grit and of wounds can each be switched', () => {
    const saved = (house: Record<string, unknown>) =>
      trackOf(
        playOn(
          pairOf({ states: ['pinned'] }, {}, house),
          { do: 'end-block' },
          { do: 'end-block' },
          {
            answer: { dice: { 'ann:pinned': [1] } },
          },
        ),
        'ann',
        'stress',
      );
    expect([saved({}), saved({ saveStress: false })]).toEqual([1, 0]);
    const struck = (grit: number, house: Record<string, unknown>) =>
      trackOf(
        playOn(
          pairOf({ grit: { now: grit, max: 9 }, flesh: { now: 9, max: 9 } }, {}, house, [1]),
          { do: 'attack', by: 'foe', with: 'axe' },
          { answer: 'ann' },
          { answer: { dice: [15] } },
          { answer: { dice: [5] } },
        ),
        'ann',
        'stress',
      );
    expect([struck(5, {}), struck(5, { harmStress: true }), struck(0, {}), struck(0, { harmStress: true })]).toEqual([
      0, 1, 0, 1,
    ]);
  });
  it('HE-13 without panic Stress only fills up', () => {
    const full = (house: Record<string, unknown>) =>
      playOn(
        pairOf({ states: ['pinned'], stress: 9 }, {}, house),
        { do: 'end-block' },
        { do: 'end-block' },
        {
          answer: { dice: { 'ann:pinned': [1] } },
        },
      );
    expect(questionOf(full({}))?.title).toContain('panics');
    expect(trackOf(full({ panic: false }), 'ann', 'stress')).toBe(10);
  });
  it('HE-21 morale is one roll that each compares with its own, or a roll for each', () => {
    const scared = (moraleRoll: string) =>
      playOn(
        fightOn(
          tableOf(
            [
              { id: 'ann' },
              { id: 'foe-1', sheet: asSheet({ morale: 6 }) },
              { id: 'foe-2', sheet: asSheet({ morale: 12 }) },
            ],
            {
              house: { moraleRoll },
            },
          ),
          { ann: [20] },
        ),
        { do: 'frightful' },
        { answer: 'foes' },
      );
    expect(rollsIn(scared('group')).map(({ id, aim }) => [id, aim])).toEqual([
      ['group', '20 or more, each with its own: 6 to 12'],
    ]);
    expect(questionOf(playOn(scared('group'), { answer: { dice: [10] } }))?.about).toEqual(['foe-1']);
    expect(rollsIn(scared('each')).map(({ id }) => id)).toEqual(['foe-1', 'foe-2']);
    expect(questionOf(playOn(scared('each'), { answer: { dice: { 'foe-1': [14], 'foe-2': [7] } } }))?.about).toEqual([
      'foe-2',
    ]);
  });
  it('HE-22 morale is asked of enemies, or of all that the GM plays', () => {
    const sides = (moraleOf: string) =>
      optionsIn(
        playOn(
          fightOn(
            tableOf([{ id: 'ann' }, { id: 'hound', sheet: { kind: 'monster' } }, { id: 'foe' }], {
              house: { moraleOf },
            }),
            {
              ann: [20],
              hound: [20],
            },
          ),
          { do: 'frightful' },
        ),
      ).map(({ id }) => id);
    expect([sides('foes'), sides('all')]).toEqual([['foes'], ['party', 'foes']]);
  });
  it('HE-25 how far a turn goes on zones follows from the feet across one', () => {
    const places = (zoneFeet: number) =>
      optionsIn(playOn(pairOf({}, {}, { zoneFeet }), { do: 'move', by: 'ann' })).map(({ id }) => id);
    expect(places(30)).toContain('zone:hall');
    expect(places(60)).not.toContain('zone:hall');
    expect(places(60).some((id) => id.startsWith('border:'))).toBe(true);
  });
  it('HE-25 strikes at who retreats can be switched off', () => {
    const gone = (opportunist: boolean) => playOn(pairOf({}, {}, { opportunist }), { do: 'retreat', by: 'ann' });
    expect(questionOf(gone(true))?.rule).toBe('HE-25');
    expect(standingOf(gone(false), 'ann')).toBe('fled');
  });
});

describe('what was saved before', () => {
  it('HE-06 sheets, state and house rules of older files are read, with what they lack as assumed', () => {
    const without = (whole: object, ...keys: string[]) =>
      Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key)));
    expect(hestiaSheet.schema.parse(without(hestiaSheet.start(), 'wits', 'attacks'))).toEqual(hestiaSheet.start());
    const added = [
      ...['surpriseOf', 'savesAt', 'bleedAt', 'strain', 'moveStrikes', 'fallFlesh', 'halfCounts', 'hirelingRolls'],
      ...['hideNotches', 'shieldNotches', 'thrownOnOne', 'fleeingAct', 'slowWits', 'lastFlesh', 'weapons', 'spells'],
    ];
    expect(houseRules.schema.parse(without(houseRules.start(), ...added))).toEqual(houseRules.start());
    const acting = { who: 'ann', moved: 10, action: true, sprinted: false };
    expect(hestiaState.schema.parse({ ...hestiaState.start(), pace: 'plain', acting }).acting).toEqual({
      ...acting,
      strikes: 0,
      fading: [],
    });
  });
});

describe('the armoury', () => {
  it('HE-13 a bare id is filled in with its figures', () => {
    const filled = hestiaSheet.schema.parse({
      ...hestiaSheet.start(),
      weapons: ['sword', { id: 'crossbow' }, armouryWeapon('claws')],
    });
    expect(filled.weapons.map(({ name, sides, adds, mastercrafted }) => [name, sides, adds, mastercrafted])).toEqual([
      ['Sword', 6, 'mig', true],
      ['Crossbow', 10, 'agi', false],
      ['Claws', 6, 'none', false],
    ]);
    expect(hestiaSheet.schema.safeParse({ ...hestiaSheet.start(), weapons: ['spoon'] }).success).toBe(false);
  });
  it('HE-11 a quiver is filled again by a ruling', () => {
    const bow = weaponOf('axe', 'Bow', { kind: 'bow', ammunition: 'empty', range: 100 });
    const at = pairOf({ weapons: [bow] });
    expect(whyGrey(at, 'ann', 'attack')).toBe('HE-11');
    const filled = playOn(at, {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'weapons.0.ammunition', value: 'some' }],
      label: 'More arrows',
    });
    expect(whyGrey(filled, 'ann', 'attack')).toBeUndefined();
  });
});
