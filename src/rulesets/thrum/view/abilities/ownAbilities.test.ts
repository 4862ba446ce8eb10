/**
 * TH-43: abilities made by the form, used in a fight: on a sheet, with their questions, their
 * trigger, their upgrades.
 */
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../../engine/ruleset.ts';
import { type Driver, playOut, thrumGame } from '../../driver.testing.ts';
import { abilityCatalogue as catalogue } from './catalogue.ts';

/** Saves what the user made in the form, as the dialog does. */
const make = (d: Driver, data: Record<string, unknown>): Driver => {
  const { data: whole, faults } = catalogue.finish({ ...(catalogue.blank() as object), ...data }, []);
  expect(faults).toEqual([]);
  return d.edit({ edit: 'house', path: 'abilities', value: [...d.fight.house.abilities, whole] });
};
const learn = (d: Driver, who: string, ...list: [string, string?][]): Driver =>
  d.edit({
    edit: 'sheet',
    combatant: who,
    path: 'abilities',
    value: list.map(([id, ups = '']) => ({ id, upgrades: [...ups] })),
  });
const fight = () =>
  playOut({ ash: { at: [2, 2] }, bo: { at: [4, 2], side: 'foes' }, cy: { at: [8, 8], side: 'foes' } });

describe('an ability of our own', () => {
  test('TH-43: made by the form and put on a sheet it is offered, and asks its own questions', () => {
    const d = make(fight(), {
      name: 'Frost Lash',
      art: 'elementalism',
      range: 2,
      success: [
        {
          do: 'choose',
          title: 'How cold?',
          n: 1,
          options: [
            { id: '', label: 'Cold', effects: [{ do: 'deal', load: 'fatigue', n: { base: 2, a: 1 } }] },
            { id: '', label: 'Biting', effects: [{ do: 'apply', condition: 'slowed', n: 2 }] },
          ],
        },
      ],
      upgrades: { a: 'One more' },
    });
    learn(d, 'ash', ['frost-lash', 'a']).begin('ash');
    expect(d.offered('ash', 'use')['frost-lash']).toBe(true);
    d.do('use', 'frost-lash').say('bo', 'resilience').contest('hit');
    expect(d.question?.title).toBe('How cold?');
    expect(d.say('cold').sheet('bo').load.fatigue).toBe(3);
    expect(d.sheet('cy').load.fatigue).toBe(0);
  });
  test('TH-43: out of its range nobody is offered, with the reason', () => {
    const d = learn(make(fight(), { name: 'Frost Lash', range: 1 }), 'ash', ['frost-lash']).begin('ash');
    expect(d.refusal('use', 'frost-lash')).toMatch(/^TH-10/);
  });
  test('TH-43: a stance of our own answers its trigger', () => {
    const d = make(fight(), {
      name: 'Cold Welcome',
      type: 'stance',
      range: 0,
      triggers: [
        {
          on: 'leaves',
          within: 2,
          effects: [{ do: 'apply', condition: 'slowed', n: 1 }],
          ends: true,
        },
      ],
    });
    learn(d, 'ash', ['cold-welcome']).begin('ash', 'bo');
    d.do('stance', 'cold-welcome').until('bo').do('move').say('6,2').settle();
    expect(d.sheet('bo').conditions.slowed?.n).toBe(1);
    expect(d.sheet('ash').stance).toBeNull();
  });
  test('TH-43: a passive of our own that raises a tolerance counts while it is on the sheet and in the list', () => {
    const d = make(fight(), { name: 'Thick Skin', type: 'passive', stats: [{ stat: 'fatigue', n: 2 }] });
    learn(d, 'ash', ['thick-skin']);
    expect(d.sheet('ash').tolerance).toEqual({ fatigue: 5, stress: 2 });
    d.edit({ edit: 'house', path: 'abilities', value: [] });
    expect(d.sheet('ash').tolerance).toEqual({ fatigue: 3, stress: 2 });
    expect(d.sheet('bo').tolerance).toEqual({ fatigue: 3, stress: 2 });
  });
  test('TH-43: one that was taken away is no longer offered, and is there again when it comes back', () => {
    const d = make(fight(), { name: 'Frost Lash', range: 3 });
    const list = d.fight.house.abilities;
    learn(d, 'ash', ['frost-lash']).begin('ash');
    d.edit({ edit: 'house', path: 'abilities', value: [] });
    expect(Object.keys(d.offered('ash', 'use'))).not.toContain('frost-lash');
    d.edit({ edit: 'house', path: 'abilities', value: list });
    expect(d.offered('ash', 'use')['frost-lash']).toBe(true);
  });
  test('TH-43: the form of a sheet lists it before those that come built in, with its upgrades', () => {
    const d = make(fight(), { name: 'Frost Lash', upgrades: { a: 'Further', b: 'Colder' } });
    const field = fieldsOf(thrumGame, d.fight).find(({ path }) => path === 'abilities');
    const options = field?.kind === 'choices' && typeof field.options === 'object' ? field.options : [];
    expect(options[0]).toMatchObject({ id: 'frost-lash', group: 'Our own' });
    expect(options[0]?.parts).toEqual([
      { id: 'a', label: 'a: Further' },
      { id: 'b', label: 'b: Colder' },
    ]);
    expect(options.some(({ id }) => id === 'sockem')).toBe(true);
    // Everybody has the basic abilities, so no sheet lists them.
    expect(options.some(({ id }) => id === 'brace')).toBe(false);
  });
});
