/** The house rules of Murdham: every value and reading that no chapter gives, and the optional rules, each to be set per encounter. */
import * as z from 'zod';
import type { HouseRule } from '../../engine/ruleset.ts';

export const murdhamHouse = z.object({
  fastAndSlow: z.boolean(),
  chaos: z.boolean(),
  chaosSeconds: z.number().int().min(5).max(120),
  sideThatStarts: z.enum(['initiative', 'ask']),
  fullMovement: z.enum(['replaces', 'adds']),
  shootThenMove: z.enum(['allowed', 'forfeits']),
  deathMark: z.enum(['health', 'str']),
  helmetAtOne: z.enum(['two', 'one']),
  weaponConsumables: z.enum(['attack', 'bonus']),
  guardBeforeStunt: z.boolean(),
  largeArmour: z.enum(['worn-and-natural', 'natural']),
  boldDying: z.boolean(),
  playersCheckMorale: z.boolean(),
  frightenInSight: z.boolean(),
  wordsReach: z.number().int().min(0).max(64),
  netReach: z.number().int().min(0).max(8),
  encumberedFrom: z.number().int().min(1).max(40),
  askEveryHide: z.boolean(),
});
export type MurdhamHouse = z.infer<typeof murdhamHouse>;

/** As assumed. */
export const blankHouse = (): MurdhamHouse => ({
  fastAndSlow: false,
  chaos: false,
  chaosSeconds: 15,
  sideThatStarts: 'initiative',
  fullMovement: 'replaces',
  shootThenMove: 'allowed',
  deathMark: 'health',
  helmetAtOne: 'two',
  weaponConsumables: 'attack',
  guardBeforeStunt: false,
  largeArmour: 'worn-and-natural',
  boldDying: true,
  playersCheckMorale: true,
  frightenInSight: false,
  wordsReach: 8,
  netReach: 2,
  encumberedFrom: 8,
  askEveryHide: true,
});
