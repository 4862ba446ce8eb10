/**
 * House rules: each is read by the rules, and its effect shows at the table. Weapons and tiers:
 * `tables.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { ingenuity } from '../index.ts';
import { kitItems } from '../sheet/armoury.ts';
import { ingenuitySheet } from '../sheet/sheet.ts';
import { offerOf, spearOf } from '../table.testing.ts';
import { houseRuleCases } from './cases.testing.ts';
import { houseRules } from './house.ts';
import { readings } from './readings.testing.ts';
import { begunOn, lyingBo, twoOf, walksTo } from './scenes.testing.ts';

const nested = (path: string, value: unknown): Record<string, unknown> => ({ [path]: value });

describe('house rules', () => {
  it.each([...houseRuleCases, ...readings])(
    '%s is read (IN-01 to IN-46 leave it open)',
    (path, value, seen, assumed, then) => {
      expect(seen()).toEqual(assumed);
      expect(seen(nested(path, value))).toEqual(then);
    },
  );
  it('every house rule is among these, or is a weapon or a tier', () => {
    const covered = new Set([...houseRuleCases, ...readings].map(([path]) => path));
    expect(
      ingenuity.houseRules
        .map(({ path }) => path)
        .filter((path) => !covered.has(path) && !/^(weapons|tiers)\./.test(path)),
    ).toEqual([]);
  });
  it('IN-40 a lethal weapon alone may be asked for, too', () => {
    const strict = begunOn([{ id: 'ann', sheet: { items: [spearOf(), ...kitItems('')] } }, ...lyingBo.slice(1)], {
      killingWith: 'lethal',
    });
    expect(offerOf(strict, 'ann', 'killing-strike', 'spear')).toBe('free');
    expect(offerOf(strict, 'ann', 'killing-strike', 'fists')).toBe('IN-40');
  });
  it('IN-09 with everybody to be walked past, nobody is stopped on', () => {
    const ways = walksTo(begunOn(twoOf, { walkPast: 'everybody' }));
    expect(ways).toHaveProperty(['square:4,2']);
    expect(ways).not.toHaveProperty(['square:3,2']);
  });
  it('an encounter that was saved before a rule was open has it as assumed', () => {
    const { tests, killingWith, speed, walkPast, surprisedReact, interceptPays, parryAgainst, ...old } =
      houseRules.start();
    const { tiers, armour, weapons, shields, excessReduced, brokenStrikes, ...older } = old;
    expect(houseRules.schema.parse(older)).toEqual(houseRules.start());
    expect([tests, killingWith, speed, walkPast, surprisedReact, interceptPays, parryAgainst]).not.toContain(undefined);
    expect([tiers, armour, weapons, shields, excessReduced, brokenStrikes]).not.toContain(undefined);
    const { armour: worn, tier, tierLine, ...sheet } = ingenuitySheet.start();
    expect(ingenuitySheet.schema.parse(sheet)).toMatchObject({ armour: worn, tier, tierLine });
  });
});
