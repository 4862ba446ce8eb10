/** House rules for the tables that the chapter refers to and that are lost: tiers of foes, armour, weapons, shields. */
import { numberRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import { shields, weapons } from './armoury.ts';
import { ARMOURS, TIERS } from './tiers.ts';

const line = (path: string, label: string, group: string, rule: string, why: string): HouseRule => ({
  path,
  label,
  group,
  rule,
  why,
  kind: 'text',
  longest: 120,
});
const title = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

export const tables: readonly HouseRule[] = [
  ...TIERS.map((id) =>
    line(
      `tiers.${id}`,
      `${title(id)}: figures`,
      'Tiers of foes',
      'IN-22',
      'No foe’s figures are given. Two attack dice and a bonus first; every foe of the tier in this fight follows.',
    ),
  ),
  ...ARMOURS.map((id) =>
    line(
      `armour.${id}`,
      `${title(id)}: physical and elemental deflection, evasion`,
      'Armour',
      'IN-23',
      'No armour is given; this is what wearing it adds.',
    ),
  ),
  ...weapons.map(({ id, name }) =>
    line(
      `weapons.${id}`,
      `${name}: damage, critical damage, luck`,
      'Weapons',
      'IN-24',
      'Of all weapons the chapter gives the spear alone: 4, or 8 from luck 19.',
    ),
  ),
  ...shields.map(({ id, name }) =>
    numberRule(`shields.${id}`, `${name}: block value`, 'Weapons', 'IN-29', 1, 20, 'No shield’s figures are given.'),
  ),
];
