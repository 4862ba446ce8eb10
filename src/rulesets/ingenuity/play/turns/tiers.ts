/**
 * Foes of a tier follow the tier (IN-22): each has the tier's figures, plus its own differences
 * from them.
 */
import type { IngenuitySheet } from '../../sheet/sheet.ts';
import { TIER_LINES, tierOf } from '../../sheet/tiers.ts';

const kept = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const SMALL = 20;
const LARGE = 40;

/**
 * Brings the sheet of a foe in line with its tier as it is now. The differences between this foe
 * and its tier stay.
 */
export function followTier(sheet: IngenuitySheet, line: string): void {
  if (sheet.tier === 'none' || sheet.tierLine === line) return;
  const [was, is] = [tierOf(sheet.tierLine || TIER_LINES[sheet.tier]), tierOf(line)];
  const { attributes, skills, proficiencies, deflection } = sheet;
  for (const name of ['strength', 'dexterity'] as const)
    if (attributes[name] === was.attack) attributes[name] = is.attack;
  if (skills.combat === was.combat) skills.combat = is.combat;
  for (const name of ['martial', 'finesse', 'marksmanship'] as const)
    proficiencies[name] = kept(proficiencies[name] + is.bonus - was.bonus, SMALL);
  sheet.evasion = kept(sheet.evasion + is.evasion - was.evasion, LARGE);
  sheet.constitution = kept(sheet.constitution + is.constitution - was.constitution, LARGE);
  for (const kind of ['physical', 'elemental'] as const)
    deflection[kind] = kept(deflection[kind] + is[kind] - was[kind], SMALL);
  for (const name of ['endurance', 'health', 'stamina', 'focus'] as const) {
    const pool = sheet[name];
    pool.max = kept(pool.max + is[name] - was[name], 999);
    pool.now = kept(pool.now + is[name] - was[name], pool.max);
  }
  sheet.tierLine = line;
}
