/** TH-43: passives that raise a tolerance, whenever they are gained and lost. */
import { describe, expect, test } from 'vitest';
import { type Driver, playOut, thrumGame } from '../../driver.testing.ts';

const tolerance = (d: Driver, who = 'ash') => d.sheet(who).tolerance;
const give = (d: Driver, ...list: [string, string?][]) =>
  d.edit({
    edit: 'sheet',
    combatant: 'ash',
    path: 'abilities',
    value: list.map(([id, ups = '']) => ({ id, upgrades: [...ups] })),
  });

describe('a passive that raises a tolerance', () => {
  test('TH-43: Indefatigable counts when it is put on a sheet by hand, and no more when it is taken off', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: { 'attributes.end': 4 } }, bo: { at: [5, 5], side: 'foes' } });
    expect(tolerance(d)).toEqual({ fatigue: 3, stress: 2 });
    expect(tolerance(give(d, ['indefatigable']))).toEqual({ fatigue: 4, stress: 2 });
    // The upgrade adds half of Endurance: 2 of 4.
    expect(tolerance(give(d, ['indefatigable', 'a']))).toEqual({ fatigue: 6, stress: 2 });
    expect(tolerance(d.edit({ edit: 'sheet', combatant: 'ash', path: 'attributes.end', value: 2 }))).toEqual({
      fatigue: 5,
      stress: 2,
    });
    expect(tolerance(give(d, ['composed', 'a']))).toEqual({ fatigue: 3, stress: 4 });
    expect(tolerance(give(d))).toEqual({ fatigue: 3, stress: 2 });
    expect(tolerance(d, 'bo')).toEqual({ fatigue: 3, stress: 2 });
  });
  test('TH-36: what was lost in play stays lost, and no tolerance goes below 0', () => {
    const d = give(playOut({ ash: { at: [2, 2] }, bo: { at: [5, 5], side: 'foes' } }), ['indefatigable']);
    d.edit({ edit: 'sheet', combatant: 'ash', path: 'tolerance.fatigue', value: 2 });
    expect(tolerance(give(d, ['indefatigable'], ['sockem'])).fatigue).toBe(2);
    expect(tolerance(give(d)).fatigue).toBe(1);
    d.edit({ edit: 'sheet', combatant: 'ash', path: 'tolerance.fatigue', value: 0 });
    give(d, ['indefatigable']);
    d.edit({ edit: 'sheet', combatant: 'ash', path: 'tolerance.fatigue', value: 0 });
    expect(tolerance(give(d)).fatigue).toBe(0);
  });
  test('TH-43: a ready-made character with one keeps its tolerances, one of an older encounter too', () => {
    const cass = thrumGame.creatures.find(({ id }) => id === 'cass')?.sheet as Record<string, unknown>;
    const add = (id: string, sheet: unknown) =>
      ({
        edit: 'add',
        combatant: { id, name: id, side: 'party', hidden: false, place: { kind: 'off' }, look: {}, note: '', sheet },
      }) as const;
    const { passive: _passive, ...older } = cass;
    const d = playOut({ ash: { at: [2, 2] } }).edit(add('cass', cass), add('older', older));
    // Focus 3, and Composed: 2 + 3 + 1.
    expect([tolerance(d, 'cass').stress, tolerance(d, 'older').stress]).toEqual([6, 6]);
    d.edit({ edit: 'sheet', combatant: 'older', path: 'abilities', value: [] });
    expect([tolerance(d, 'cass').stress, tolerance(d, 'older').stress]).toEqual([6, 5]);
  });
});
