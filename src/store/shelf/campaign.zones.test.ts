/**
 * Tests a campaign of three fights for each game on zones. What carries over is exactly what the
 * chapter says. Undo of a fight's end takes it back.
 */
import { describe, expect, it } from 'vitest';
import type { Line, Script } from '../../engine/script.ts';
import type { Character } from '../../formats/shelf/item.ts';
import { campaign, countedFights, endLine, gameOf, setSheetLine, takeRest } from './campaign.testing.ts';

describe('Murdham', () => {
  const cast: Script['cast'] = [{ id: 'thug', name: 'Thug', side: 'foes', creature: 'bandit' }];
  const hurt = (amount: number): Line[] => [
    { do: 'rule-harm' },
    { answer: 'brenna' },
    { answer: amount },
    { answer: 'direct' },
  ];
  it('MU-28, MU-29, MU-48: health, conditions with their clocks, wear and omens stay; a day and a week restore what they should', async () => {
    const { game } = await gameOf('murdham');
    const play = await campaign(game, {
      abilities: { str: 8, agi: 8, wit: 8 },
      gear: ['sword', 'shield'],
      omens: 2,
      mana: 1,
      kind: 'creature',
    });
    const scene = 'crossroads';
    // Three direct damage of eight is no critical loss. By hand she stands in cover, is confused,
    // and has spent an omen and her mana.
    const first = await play.fight({ scene, cast }, [
      ...hurt(3),
      setSheetLine({ conditions: ['in-cover', 'confused'], omens: 1, mana: 0 }),
      endLine,
    ]);
    expect(await play.shown(first)).toEqual({
      // Confusion lowers STR by 2, and health with it, until a stretch's rest.
      changes: ['Health 8 → 3', 'Omens 2 → 1', 'Mana 1 → 0', 'Confused'],
      words: 'Health 3 of 6, Confused, omens 1 of 2, mana 0 of 1',
      state: 'open',
    });
    await play.keep(first);
    expect((await play.shown(first)).state).toBe('kept');
    const taken = await play.back(first);
    expect([taken.told, (await play.brenna()).carried?.fresh, await play.words()]).toEqual([[], [], '']);
    await play.keep(first);
    expect(await takeRest(play, 'stretch')).toEqual(['Health 3 → 3', 'No longer: Confused'].slice(1));
    // She comes as she is: 3 health lost to damage, and 2 with STR by confusion. A loss of half is
    // critical (MU-29).
    const second = await play.fight({ scene, cast }, [
      { expect: { tracks: { brenna: { health: 3 } } } },
      ...hurt(2),
      endLine,
    ]);
    expect((await play.shown(second)).changes).toEqual(['Health 3 → 1', 'Incapacitated']);
    await play.keep(second);
    expect(await play.words()).toBe('Health 1 of 8, Incapacitated, omens 1 of 2, mana 0 of 1');
    expect(await takeRest(play, 'healer')).toEqual(['Health 1 → 5']);
    expect(await takeRest(play, 'day')).toEqual(['Health 5 → 8', 'Mana 0 → 1', 'No longer: Incapacitated']);
    expect(await play.words()).toBe('omens 1 of 2');
    // A lasting injury, and the sword worn by its use: damaged on a 1 of 4, which the end rolls.
    const third = await play.fight({ scene, cast }, [
      setSheetLine({
        injuries: [{ roll: 2, label: 'STR', amount: 2, permanent: true }],
        'abilities.str': 6,
        harm: 5,
        omens: 0,
        'gear.0.used': true,
      }),
      endLine,
      { answer: { dice: [1] } },
    ]);
    expect((await play.shown(third)).changes).toEqual([
      'Health 8 → 1',
      'STR 8 → 6',
      'Omens 1 → 0',
      'Injury: STR, for good',
      'Sword: damaged',
    ]);
    await play.keep(third);
    expect(countedFights(await play.brenna())).toEqual([
      { injuries: 0, cheated: 0 },
      { injuries: 0, cheated: 0 },
      { injuries: 1, cheated: 1 },
    ]);
    expect(await takeRest(play, 'poor-rest', { choice: 'agi' })).toEqual(['AGI 8 → 7']);
    // The permanent loss stays, with the two points that it took.
    expect(await takeRest(play, 'full')).toEqual(['Health 1 → 6', 'AGI 7 → 8', 'Omens 0 → 2']);
    expect(await play.words()).toBe('STR 6 of 8, Sword damaged');
  });
  it('MU-29: no time passes for the dying, and the dead do not rest', async () => {
    const { game } = await gameOf('murdham');
    const play = await campaign(game, {});
    const fight = await play.fight({ scene: 'crossroads', cast }, [...hurt(7), ...hurt(1), endLine]);
    await play.keep(fight);
    expect(await play.words()).toContain('Dying');
    expect((await takeRest(play, 'day'))[0]).toContain('Is dying');
    await play
      .now()
      .change(
        ['brenna'],
        'Dies',
        (item) => ({ ...item, sheet: { ...((item as Character).sheet as object), conditions: ['dead'] } }) as Character,
      );
    expect(await play.words()).toBe('Dead');
    expect((await takeRest(play, 'healer'))[0]).toContain('dead');
  });
});

describe('Einfelst Wilds', () => {
  it('EW-23, EW-47: rows of Harm, critical injuries and poison stay; fire and holds end', async () => {
    const { game } = await gameOf('einfelst');
    const play = await campaign(game, { counts: 'rows', kind: 'character', weapons: ['fists', 'sword', 'crossbow'] });
    const base = { scene: 'crossroads', cast: [{ id: 'thug', name: 'Thug', side: 'foes', creature: 'bandit' }] };
    const first = await play.fight(base, [
      setSheetLine({
        'physical.lesser': 2,
        'mental.moderate': 1,
        prone: true,
        fire: { damage: 1, needs: 1, saved: 0 },
        'weapons.1.where': 'dropped',
        'weapons.2.loaded': 'no',
      }),
      endLine,
    ]);
    expect(await play.shown(first)).toEqual({
      changes: ['Physical Harm, Lesser 0 → 2', 'Mental Harm, Moderate 0 → 1'],
      words: 'Physical Harm 2 Lesser, Mental Harm 1 Moderate',
      state: 'open',
    });
    await play.keep(first);
    expect(await takeRest(play, 'care', { choice: 'mental.moderate' })).toEqual([
      'Mental Harm, Lesser 0 → 1',
      'Mental Harm, Moderate 1 → 0',
    ]);
    expect((await takeRest(play, 'care', { choice: 'mental.lesser' }))[0]).toContain('at most once');
    expect(await takeRest(play, 'night')).toEqual(['Physical Harm, Lesser 2 → 1', 'Mental Harm, Lesser 1 → 0']);
    const second = await play.fight(base, [
      { expect: { badges: { brenna: { fire: false, prone: false } } } },
      setSheetLine({ 'physical.moderate': 2, 'physical.severe': 1, injuries: ['a limb lost'], poison: 2 }),
      endLine,
    ]);
    await play.keep(second);
    expect(await play.words()).toBe('Physical Harm 1 Lesser, 2 Moderate, 1 Severe, a limb lost, poison 2');
    expect(countedFights(await play.brenna())).toEqual([
      { harm: 4, injuries: 0 },
      { harm: 7, injuries: 1 },
    ]);
    // A Severe wound cannot come down where the level below it has no room.
    expect((await takeRest(play, 'care', { choice: 'physical.severe' }))[0]).toContain('choose');
    expect(await takeRest(play, 'week')).toEqual([
      'Physical Harm, Lesser 1 → 0',
      'Physical Harm, Moderate 2 → 1',
      'Poison still to work 2 → 0',
    ]);
    const third = await play.fight(base, [setSheetLine({ gone: 'fled' }), endLine]);
    expect((await play.shown(third)).changes).toEqual([]);
    await play.keep(third);
    expect((await play.brenna()).carried?.history.at(-1)).toMatchObject({ kind: 'fight', lines: [] });
    expect(await play.words()).toBe('Physical Harm 1 Moderate, 1 Severe, a limb lost');
  });
});

describe('GLOG of Hestia', () => {
  it('HE-13, HE-14, HE-11: Grit, Flesh, Stress, Notches and ammunition stay; the effects of tags end; sleep and food restore their die', async () => {
    const { game } = await gameOf('hestia');
    const play = await campaign(game, {
      kind: 'character',
      grit: { now: 6, max: 6 },
      flesh: { now: 4, max: 4 },
      weapons: ['fists', 'sword', 'bow'],
      armour: 'light',
      swigs: 2,
    });
    const base = { scene: 'crossroads', cast: [{ id: 'gob', name: 'Gob', side: 'foes', creature: 'goblin' }] };
    const first = await play.fight(base, [
      setSheetLine({
        'grit.now': 0,
        stress: 2,
        states: ['bleeding', 'liquor'],
        'weapons.1.notches': 1,
        'weapons.2.ammunition': 'empty',
        swigs: 1,
      }),
      endLine,
    ]);
    expect(await play.shown(first)).toEqual({
      changes: [
        'Grit 6 → 0',
        'Stress 0 → 2',
        'Swigs of liquor 2 → 1',
        'Sword: Notches 0 → 1',
        'Bow: out of ammunition',
        'Liquor: a bane for an hour',
      ],
      words: 'Grit 0 of 6, Stress 2, Sword Notched 1, Bow without ammunition, liquor',
      state: 'open',
    });
    await play.keep(first);
    // A 6 and the modifier of an ordinary Discipline, 0; and a point of Flesh, which is whole.
    expect((await takeRest(play, 'night', { faces: { grit: 7 } }))[0]).toContain('from 1 to 6');
    expect(await takeRest(play, 'night', { faces: { grit: 4 } })).toEqual(['Grit 0 → 4', 'Sober']);
    const second = await play.fight(base, [
      { expect: { tracks: { brenna: { grit: 4, flesh: 4, stress: 2 } } } },
      setSheetLine({
        'grit.now': 0,
        'flesh.now': 1,
        armourNotches: 1,
        shield: 'splintered',
        'weapons.1.where': 'broken',
      }),
      endLine,
    ]);
    await play.keep(second);
    expect(await play.words()).toBe(
      'Grit 0 of 6, Flesh 1 of 4, Stress 2, armour Notched 1, Sword broken, Bow without ammunition',
    );
    expect(await takeRest(play, 'night', { faces: { grit: 6 } })).toEqual(['Grit 0 → 6', 'Flesh 1 → 2']);
    expect(await takeRest(play, 'span')).toEqual(['Flesh 2 → 3']);
    expect(await takeRest(play, 'town')).toEqual([
      'Stress 2 → 0',
      'Notches in the armour 1 → 0',
      'Bow: has ammunition again',
    ]);
    const third = await play.fight(base, [setSheetLine({ 'flesh.now': 0, gone: 'dead' }), endLine]);
    await play.keep(third);
    expect(await play.words()).toBe('Dead');
    expect((await takeRest(play, 'span'))[0]).toContain('dead');
    const { told } = await play.back(third);
    expect([told, await play.words()]).toEqual([[], 'Flesh 3 of 4, Sword broken']);
  });
});
