/**
 * Tests of blows: free actions, strikes at backs, costs for weapons of the body, walls, house
 * rules.
 */

import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../../engine/legality.ts';
import { readLog } from '../../../../engine/log/read.ts';
import { type At, inField, optionsIn, pairOf, plainAxe, whyGrey } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import { fistWeapon, weaponOf } from '../../sheet/weapons.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  playOn,
  questionOf,
  standingOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

describe('free actions and strikes', () => {
  it('HE-20 a gambit that would bring nothing is greyed, and which weapon falls is asked only of several', () => {
    const tried = (foe: Partial<HestiaSheet>) =>
      playOn(pairOf({}, foe), { do: 'gambit', by: 'ann', with: 'might' }, { answer: 'foe' });
    const greyedAims = (foe: Partial<HestiaSheet>) =>
      optionsIn(tried(foe)).flatMap(({ id, blocked }) => (blocked ? [`${id} ${blocked.rule}`] : []));
    expect(greyedAims({})).toEqual([]);
    expect(greyedAims({ states: ['prone', 'pinned'], weapons: [fistWeapon()] })).toEqual([
      'shove HE-18',
      'trip HE-20',
      'disarm HE-20',
      'grapple HE-20',
    ]);
    const disarmed = (foe: Partial<HestiaSheet>) =>
      playOn(tried(foe), { answer: 'disarm' }, { answer: '0' }, { answer: { dice: [20] } });
    expect(questionOf(disarmed({}))).toBeUndefined();
    expect(
      optionsIn(disarmed({ weapons: [plainAxe, weaponOf('club', 'Club'), fistWeapon()] })).map(({ id }) => id),
    ).toEqual(['axe', 'club']);
  });
  it('HE-20 a shove goes away from who shoves', () => {
    const at = playOn(
      inField([4, 2], [5, 2]),
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'foe' },
      { answer: 'shove' },
      { answer: '0' },
      { answer: { dice: [20] } },
    );
    expect(optionsIn(at).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['square:6,1', 'square:6,2', 'square:6,3']),
    );
    expect(optionsIn(at).some(({ id }) => id.startsWith('square:4,'))).toBe(false);
  });
  it('HE-25 walking out of a foe’s reach lets it strike once, straight to Flesh; walking within it does not', () => {
    const strikes = { moveStrikes: true };
    const away = playOn(inField([4, 2], [5, 2], strikes), { do: 'move', by: 'ann' }, { answer: 'square:1,2' });
    expect(questionOf(away)).toMatchObject({ rule: 'HE-25', seat: { combatant: 'foe' } });
    const struck = playOn(away, { answer: 'strike' }, { answer: { dice: [10] } }, { answer: { dice: [3] } });
    expect([trackOf(struck, 'ann', 'grit'), trackOf(struck, 'ann', 'flesh')]).toEqual([4, 3]);
    expect(fightOf(struck).combatants.ann?.place).toMatchObject({ column: 1 });
    const within = playOn(inField([4, 2], [5, 2], strikes), { do: 'move', by: 'ann' }, { answer: 'square:4,3' });
    expect(questionOf(within)).toBeUndefined();
    const off = playOn(
      inField([4, 2], [5, 2], { moveStrikes: false }),
      { do: 'move', by: 'ann' },
      { answer: 'square:1,2' },
    );
    expect(questionOf(off)).toBeUndefined();
  });
  it('HE-18 a strike that pins keeps its target where it is, on foot and in retreat', () => {
    const spear = weaponOf('spear', 'Spear', { tag: 'piercing', sides: 6 });
    for (const how of ['move', 'retreat']) {
      const at = fightOn(
        tableOf(
          [
            { id: 'ann', sheet: asSheet({ flesh: { now: 9, max: 9 } }) },
            { id: 'foe', sheet: asSheet({ weapons: [spear], violence: 9 }) },
          ],
          { house: { opportunist: true, moveStrikes: true } },
        ),
        { ann: [20] },
      );
      const gone = playOn(at, { do: how, by: 'ann' }, ...(how === 'move' ? [{ answer: 'zone:hall' }] : []));
      const pinned = playOn(
        gone,
        { answer: 'strike' },
        { answer: { dice: [10] } },
        { answer: { dice: [6] } },
        { answer: 'effect' },
      );
      expect([standingOf(pinned, 'ann'), fightOf(pinned).combatants.ann?.place]).toEqual([
        'standing',
        { kind: 'zone', zone: 'yard' },
      ]);
    }
  });
  it('HE-25 who belongs to neither camp strikes at nobody', () => {
    const at = fightOn(
      tableOf(
        [{ id: 'ann' }, { id: 'foe-far', place: { kind: 'zone', zone: 'hall' } }, { id: 'cat', side: 'others' }],
        {
          sides: [
            { id: 'party', name: 'The party', stance: 'party' },
            { id: 'foes', name: 'The foes', stance: 'foe' },
            { id: 'others', name: 'Others', stance: 'neutral' },
          ],
          house: { opportunist: true },
        },
      ),
      { ann: [20] },
    );
    expect(standingOf(playOn(at, { do: 'retreat', by: 'ann' }), 'ann')).toBe('fled');
  });
});

describe('weapons', () => {
  const top = (arm: Partial<HestiaSheet>, foe: Partial<HestiaSheet> = {}, house = {}, sides = 8) =>
    playOn(
      pairOf(arm, { grit: { now: 30, max: 30 }, ...foe }, house),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
      { answer: { dice: [15] } },
      { answer: { dice: [sides] } },
    );
  const claw = weaponOf('axe', 'Claw', { kind: 'natural', sides: 8 });
  it('HE-14 claws pay a point of Grit in place of a Notch; who has none is not asked', () => {
    const at = top({ weapons: [claw] });
    expect(optionsIn(at).map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['effect', undefined],
      ['armour', 'HE-14'],
      ['nothing', undefined],
    ]);
    const paid = playOn(at, { answer: 'effect' });
    expect([trackOf(paid, 'ann', 'grit'), badgesOf(paid, 'foe')]).toEqual([8, ['bleeding']]);
    expect(questionOf(top({ weapons: [claw], grit: { now: 0, max: 9 } }))).toBeUndefined();
    expect(trackOf(playOn(top({ weapons: [claw] }, {}, { strain: 0 }), { answer: 'effect' }), 'ann', 'grit')).toBe(9);
  });
  it('HE-15 a weapon that can be used in two ways is offered in both, and deals the tag of its use', () => {
    const sword = { weapons: [{ ...plainAxe, uses: ['piercing' as const] }] };
    const struck = (form: string, foe: Partial<HestiaSheet> = {}) =>
      playOn(
        pairOf(sword, { grit: { now: 30, max: 30 }, ...foe }),
        { do: 'attack', by: 'ann', with: form },
        { answer: 'foe' },
        { answer: { dice: [15] } },
        { answer: { dice: [8] } },
      );
    expect(badgesOf(playOn(struck('axe'), { answer: 'effect' }), 'foe')).toEqual(['bleeding']);
    const thrust = playOn(struck('axe:piercing'), { answer: 'effect' });
    expect([badgesOf(thrust, 'foe'), badgesOf(thrust, 'ann')]).toEqual([['pinned'], ['notch-axe']]);
    const weak = { weak: ['piercing' as const] };
    expect(trackOf(playOn(struck('axe', weak), { answer: 'nothing' }), 'foe', 'grit')).toBe(22);
    expect(trackOf(playOn(struck('axe:piercing', weak), { answer: 'nothing' }), 'foe', 'grit')).toBe(14);
    expect(() => struck('axe:crushing')).toThrow('no form');
  });
  it('HE-14 straining never ends what has no body', () => {
    const wraith = { weapons: [claw], bodiless: true, flesh: { now: 0, max: 0 }, grit: { now: 1, max: 9 } };
    expect(questionOf(top(wraith))).toBeUndefined();
    const missed = playOn(
      pairOf(wraith),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
      { answer: { dice: [1] } },
    );
    expect([trackOf(missed, 'ann', 'grit'), standingOf(missed, 'ann')]).toEqual([1, 'standing']);
  });
  it('HE-14 what it would bring already is greyed, and with nothing to gain nothing is asked', () => {
    const spear = { weapons: [{ ...plainAxe, tag: 'piercing' as const }] };
    const at = top(spear, { armour: 'light', states: ['pinned'] });
    expect(optionsIn(at).map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['effect', 'HE-18'],
      ['armour', undefined],
      ['nothing', undefined],
    ]);
    expect(questionOf(top(spear, { states: ['pinned'] }))).toBeUndefined();
    const tattered = top({}, { armour: 'light', armourNotches: 2 });
    expect(optionsIn(tattered).find(({ id }) => id === 'armour')?.blocked?.rule).toBe('HE-14');
  });
  it('HE-09 armour below the bare skin by house rule is no better for it', () => {
    const at = pairOf({}, { armour: 'light' }, { light: 8 });
    expect(hestia.figures(fightOf(at), 'foe').find(({ id }) => id === 'defense')?.value).toBe('8');
  });
  it('HE-09 nothing is struck through a wall', () => {
    const bow = weaponOf('bow', 'Bow', { kind: 'bow', range: 100, ammunition: 'some' });
    const walled = (kind: 'wall' | 'open') => {
      const place = (column: number) => ({ kind: 'square' as const, column, row: 0 });
      return fightOn(
        tableOf(
          [
            { id: 'ann', place: place(0), sheet: asSheet({ weapons: [bow] }) },
            { id: 'foe', place: place(3) },
          ],
          {
            scene: {
              kind: 'squares',
              name: 'Two rooms',
              columns: 5,
              rows: 1,
              pixels: 50,
              ground: { kind: 'plain', look: 'stone' },
              cells: {},
              walls: { '1,0,e': kind },
            },
          },
        ),
        { ann: [20] },
      );
    };
    expect([whyGrey(walled('wall'), 'ann', 'attack'), whyGrey(walled('open'), 'ann', 'attack')]).toEqual([
      'HE-09',
      undefined,
    ]);
    const aimed = (kind: 'wall' | 'open') => hestia.aim(fightOf(walled(kind)), 'ann', 'foe');
    expect([aimed('wall').way, aimed('open').way]).toEqual(['barred', undefined]);
    expect(aimed('open').text).toBe('15 ft, Defense 10');
  });
  it('HE-09 a thrown weapon lies where it fell; a weapon that strikes in reach stays in hand', () => {
    const knife = weaponOf('axe', 'Knife', { kind: 'thrown', range: 30 });
    const thrown = (zone: string) =>
      playOn(
        fightOn(
          tableOf([
            { id: 'ann', sheet: asSheet({ weapons: [knife] }) },
            { id: 'foe', place: { kind: 'zone', zone } },
          ]),
          {
            ann: [20],
          },
        ),
        { do: 'attack', by: 'ann', with: 'axe' },
        { answer: 'foe' },
        { answer: { dice: [2] } },
      );
    const inHand = (at: At) => offersOf(hestia, fightOf(at), 'ann').some(({ action }) => action === 'drop');
    expect([inHand(thrown('hall')), inHand(thrown('yard'))]).toEqual([false, true]);
  });
  it('HE-06 a monster with three attacks has them in one action, and nothing else with them', () => {
    const hit = { answer: { dice: [2] } };
    let at = playOn(
      pairOf({}, { attacks: 3 }, {}, [1]),
      { do: 'attack', by: 'foe', with: 'axe' },
      { answer: 'ann' },
      hit,
    );
    expect([whyGrey(at, 'foe', 'attack'), whyGrey(at, 'foe', 'gambit')]).toEqual([undefined, 'HE-06']);
    at = playOn(at, { do: 'attack', by: 'foe', with: 'axe' }, { answer: 'ann' }, hit);
    at = playOn(at, { do: 'attack', by: 'foe', with: 'axe' }, { answer: 'ann' }, hit);
    expect(whyGrey(at, 'foe', 'attack')).toBe('HE-06');
  });
  it('HE-10 a 20 on a spell’s Violence test hits whatever the Defense and goes to Flesh; a 1 misses', () => {
    const dart = {
      id: 'dart',
      name: 'Dart',
      about: '',
      test: 'violence' as const,
      range: 60,
      sides: 6,
      dice: 1,
      effect: 'none' as const,
    };
    const cast = (face: number, violence: number) =>
      playOn(
        pairOf({ spells: [dart], violence }, { armour: 'heavy', flesh: { now: 6, max: 6 } }),
        { do: 'cast', by: 'ann', with: 'dart' },
        { answer: 'foe' },
        { answer: { dice: [face] } },
      );
    const hit = playOn(cast(20, -5), { answer: { dice: [2] } });
    expect([trackOf(hit, 'foe', 'grit'), trackOf(hit, 'foe', 'flesh')]).toEqual([9, 4]);
    expect(questionOf(cast(1, 20))).toBeUndefined();
    const toldBy = (at: At) => readLog(fightOf(at)).find(({ text }) => text.includes('casts Dart'))?.rule;
    expect([toldBy(hit), toldBy(cast(19, 5))]).toEqual(['HE-10', 'HE-12']);
  });
});
