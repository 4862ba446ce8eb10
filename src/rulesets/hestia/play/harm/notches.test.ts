/** Notches: what of somebody’s armour can be Notched, and what a 1 does to what is thrown. */
import { describe, expect, it } from 'vitest';
import { options, pair } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import { armed } from '../../sheet/weapons.ts';
import { badgesOf, fightOf, fightOn, lastOf, on, sheet, table } from '../../table.testing.ts';

const defense = (at: ReturnType<typeof pair>) =>
  hestia.figures(fightOf(at), 'foe').find(({ id }) => id === 'defense')?.value;
/** Ann’s axe shows its top. */
const top = (foe: Partial<HestiaSheet>, house: Record<string, unknown> = {}) =>
  on(
    pair({}, { grit: { now: 30, max: 30 }, ...foe }, house),
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: 'foe' },
    { answer: { dice: [18] } },
    { answer: { dice: [8] } },
  );
const armour = (at: ReturnType<typeof pair>) => options(at).find(({ id }) => id === 'armour');

describe('what can be Notched', () => {
  const hide = { armour: 'natural' as const, hide: 3 };
  it('HE-14 a hide can be Notched as any armour; by house rule it cannot, and what it lost is whole', () => {
    const at = top(hide);
    expect(armour(at)).toMatchObject({ label: 'A Notch in the hide, for a Notch in it' });
    expect(defense(on(at, { answer: 'armour' }))).toBe('12');
    expect(armour(top(hide, { hideNotches: false }))?.blocked?.rule).toBe('HE-14');
    expect(defense(pair({}, { ...hide, armourNotches: 2 }, { hideNotches: false }))).toBe('13');
  });
  it('HE-14 a shield alone can be Notched until it gives nothing; by house rule it cannot', () => {
    const shield = { shield: 'held' as const };
    const at = on(top(shield), { answer: 'armour' });
    expect([defense(at), lastOf(at, 'HE-14')]).toEqual(['10', 'The shield of Foe takes a Notch: Defense 10.']);
    expect(armour(top({ ...shield, armourNotches: 1 }))?.blocked?.text).toBe('Its shield gives nothing any more.');
    expect(armour(top(shield, { shieldNotches: false }))?.blocked?.rule).toBe('HE-14');
    expect(armour(top({ shield: 'splintered' }))?.blocked?.rule).toBe('HE-14');
  });
  it('HE-14 with both the armour goes first, then the shield, and no lower than bare', () => {
    const worn = (armourNotches: number) => defense(pair({}, { armour: 'light', shield: 'held', armourNotches }));
    expect([worn(0), worn(2), worn(3), worn(9)]).toEqual(['13', '11', '10', '10']);
  });
});

describe('a 1 with what is thrown', () => {
  const knife = { ...armed('javelin'), id: 'axe' };
  const one = (where: 'yard' | 'hall', house: Record<string, unknown> = {}) =>
    on(
      fightOn(
        table(
          [
            { id: 'ann', sheet: sheet({ weapons: [knife] }) },
            { id: 'foe', place: { kind: 'zone', zone: where } },
          ],
          {
            house,
          },
        ),
        { ann: [20] },
      ),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
      { answer: { dice: [1] } },
    );
  it('HE-11 takes a Notch and lies where it fell', () => {
    expect(badgesOf(one('hall'), 'ann')).toEqual(['notch-axe', 'lies-axe']);
    expect(badgesOf(one('yard'), 'ann')).toEqual(['notch-axe']);
  });
  it('HE-11 by house rule it is lost when it was thrown at a distance, and Notched when it was not', () => {
    const lost = one('hall', { thrownOnOne: 'lost' });
    expect([badgesOf(lost, 'ann'), lastOf(lost, 'HE-11')]).toEqual([[], 'Ann misses Foe (2).']);
    expect(fightOf(lost).log.map(({ text }) => text)).toContain('Javelin of Ann is lost.');
    expect(badgesOf(one('yard', { thrownOnOne: 'lost' }), 'ann')).toEqual(['notch-axe']);
  });
});
