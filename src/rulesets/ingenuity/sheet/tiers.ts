/**
 * Tiers of foes and suits of armour (ASSUMED): their figures as one line each, which the house
 * rules change and everybody's sheet follows.
 */
import * as z from 'zod/mini';
import type { Die } from './dice.ts';

export const TIERS = ['rabble', 'guard', 'veteran', 'brute'] as const;
export type TierName = (typeof TIERS)[number];
export const ARMOURS = ['leather', 'mail', 'plate'] as const;
export type ArmourName = (typeof ARMOURS)[number];

/**
 * Two dice and a bonus to attack, evasion, both deflections, endurance, health, constitution,
 * stamina, focus.
 */
export interface Tier {
  attack: Die;
  combat: Die;
  bonus: number;
  evasion: number;
  physical: number;
  elemental: number;
  endurance: number;
  health: number;
  constitution: number;
  stamina: number;
  focus: number;
}

/** The tiers as the project assumes them. */
export const TIER_LINES: Record<TierName, string> = {
  rabble: 'd4+d4+0, evasion 5, deflection 2/0, endurance 6, health 6, constitution 3, stamina 1, focus 1',
  guard: 'd6+d6+1, evasion 6, deflection 4/1, endurance 10, health 10, constitution 4, stamina 2, focus 2',
  veteran: 'd8+d8+2, evasion 8, deflection 6/3, endurance 14, health 12, constitution 5, stamina 4, focus 4',
  brute: 'd10+d6+1, evasion 5, deflection 8/4, endurance 20, health 16, constitution 7, stamina 4, focus 1',
};
export const ARMOUR_LINES: Record<ArmourName, string> = {
  leather: '3/1, evasion 0',
  mail: '5/2, evasion -1',
  plate: '8/3, evasion -2',
};

const DIE = 'd(4|6|8|10|12)';
const TIER = new RegExp(
  [
    `^${DIE}\\+${DIE}\\+(1?\\d)`,
    'evasion ([1-3]?\\d)',
    'deflection (1?\\d)/(1?\\d)',
    'endurance (\\d{1,3})',
    'health ([1-9]\\d{0,2})',
    'constitution ([1-3]?\\d)',
    'stamina (\\d{1,2})',
    'focus (\\d{1,2})$',
  ].join(', '),
);
const ARMOUR = /^(1?\d)\/(1?\d), evasion (-?\d)$/;

export const tierLine = z.string().check(z.regex(TIER, { error: `write a tier like “${TIER_LINES.guard}”` }));
export const armourLine = z.string().check(z.regex(ARMOUR, { error: `write armour like “${ARMOUR_LINES.mail}”` }));

/** Reads a tier's line, whose form the schema has checked. */
export function tierOf(line: string): Tier {
  const [attack, combat, ...rest] = (TIER.exec(line) ?? []).slice(1).map(Number);
  const [bonus = 0, evasion = 0, physical = 0, elemental = 0, endurance = 0, health = 1, ...more] = rest;
  const [constitution = 0, stamina = 0, focus = 0] = more;
  const dice = { attack: (attack ?? 4) as Die, combat: (combat ?? 4) as Die };
  return { ...dice, bonus, evasion, physical, elemental, endurance, health, constitution, stamina, focus };
}

/** Reads a suit's line: the numbers that the suit adds to the deflections and to evasion. */
export function armourOf(line: string): { physical: number; elemental: number; evasion: number } {
  const [physical = 0, elemental = 0, evasion = 0] = (ARMOUR.exec(line) ?? []).slice(1).map(Number);
  return { physical, elemental, evasion };
}
