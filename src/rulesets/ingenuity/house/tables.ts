/**
 * House rules for the tables that the chapter refers to and that are lost: tiers of foes, armour,
 * weapons, shields.
 */
import * as z from 'zod/mini';
import type { HouseRule } from '../../../engine/ruleset.ts';
import { capitalized, type RuleId } from '../../../engine/words.ts';
import { fieldsValue, inGroup } from '../../common/declare.ts';
import { armouryShields, armouryWeapons, shieldBlocks, weaponLine, weaponLines } from '../sheet/armoury.ts';
import { ARMOUR_LINES, ARMOURS, armourLine, TIER_LINES, TIERS, tierLine } from '../sheet/tiers.ts';

const line = (path: string, label: string, group: string, rule: RuleId, why: string): HouseRule => ({
  path,
  label,
  group,
  rule,
  why,
  kind: 'text',
  longest: 120,
});
const blocks = inGroup('Weapons');

export const tableRules = {
  tiers: fieldsValue(
    z.object({ rabble: tierLine, guard: tierLine, veteran: tierLine, brute: tierLine }),
    TIER_LINES,
    (path) =>
      TIERS.map((id) =>
        line(
          `${path}.${id}`,
          `${capitalized(id)}: figures`,
          'Tiers of foes',
          'IN-22',
          'No foe’s figures are given. Two attack dice and a bonus first; every foe of the tier in this fight follows.',
        ),
      ),
  ),
  armour: fieldsValue(z.object({ leather: armourLine, mail: armourLine, plate: armourLine }), ARMOUR_LINES, (path) =>
    ARMOURS.map((id) =>
      line(
        `${path}.${id}`,
        `${capitalized(id)}: physical and elemental deflection, evasion`,
        'Armour',
        'IN-23',
        'No armour is given; this is what wearing it adds.',
      ),
    ),
  ),
  weapons: fieldsValue(z.record(z.string(), weaponLine), weaponLines, (path) =>
    armouryWeapons.map(({ id, name }) =>
      line(
        `${path}.${id}`,
        `${name}: damage, critical damage, luck`,
        'Weapons',
        'IN-24',
        'Of all weapons the chapter gives the spear alone: 4, or 8 from luck 19.',
      ),
    ),
  ),
  shields: fieldsValue(z.record(z.string(), z.int().check(z.minimum(1), z.maximum(20))), shieldBlocks, (path) =>
    armouryShields.flatMap(({ id, name }) =>
      blocks
        .number(shieldBlocks[id] ?? 1, 1, 20, `${name}: block value`, 'IN-29', 'No shield’s figures are given.')
        .fields(`${path}.${id}`),
    ),
  ),
};
