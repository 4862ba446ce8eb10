/** The house rules of Ingenuity: the schema of every value that no chapter gives, and what is assumed. The form is `houseForm.ts`. */
import * as z from 'zod';
import { shieldBlocks, weaponLine, weaponLines } from './armoury.ts';
import { maneuverSchema } from './effects.ts';
import { ATTRIBUTES, type Attribute, SKILLS, type Skill } from './items.ts';
import { madeItemSchema } from './made.ts';
import { ARMOUR_LINES, armourLine, TIER_LINES, TIERS, tierLine } from './tiers.ts';

const difficulty = z.number().int().min(0).max(40);
/** Metres of an ordinary person's Move. */
export const SPEED = 6;

const madeOf = (attribute: Attribute, skill: Skill) =>
  z.object({ attribute: z.enum(ATTRIBUTES), skill: z.enum(SKILLS) }).default({ attribute, skill });
/** What the tests are rolled with that the chapter names and does not describe. */
const testsSchema = z.object({
  dodge: madeOf('dexterity', 'agility'),
  resist: madeOf('will', 'resolve'),
  resuscitate: madeOf('wits', 'medicine'),
});

/** Values with a default came later: an encounter saved before has them as assumed. */
export const ingenuityHouse = z.object({
  advantage: z.enum(['again', 'die']),
  mostAdvantage: z.number().int().min(1).max(4),
  luckAdds: z.number().int().min(0).max(10),
  tests: testsSchema.prefault({}),
  resuscitate: difficulty,
  resuscitateHealth: z.number().int().min(0).max(10),
  fallProne: z.boolean(),
  killingWith: z.enum(['any', 'nonlethal', 'lethal']).default('any'),
  proneSteps: z.boolean(),
  speed: z.number().int().min(1).max(30).default(SPEED),
  tiers: z.object({ rabble: tierLine, guard: tierLine, veteran: tierLine, brute: tierLine }).default(TIER_LINES),
  armour: z.object({ leather: armourLine, mail: armourLine, plate: armourLine }).default(ARMOUR_LINES),
  weapons: z.record(z.string(), weaponLine).default(weaponLines),
  shields: z.record(z.string(), z.number().int().min(1).max(20)).default(shieldBlocks),
  walkPast: z.enum(['friends', 'everybody', 'nobody']).default('friends'),
  roughGround: z.boolean(),
  difficultCosts: z.number().int().min(0).max(3),
  solid: z.enum(['blocks', 'open']).default('blocks'),
  light: z.enum(['named', 'dark']).default('named'),
  lightReach: z.number().int().min(0).max(100).default(6),
  darkSees: z.number().int().min(0).max(100).default(1),
  coverFrom: z.enum(['map', 'anywhere']).default('map'),
  attackReveals: z.boolean(),
  unconsciousUnseeing: z.boolean(),
  commandReach: z.number().int().min(1).max(200),
  surprisedReact: z.boolean().default(true),
  intercept: z.enum(['step', 'speed']),
  interceptPays: z.boolean().default(false),
  defendWhen: z.enum(['hit', 'attack']).default('hit'),
  dodgeAgainst: z.enum(['result', 'over', 'set']).default('result'),
  dodgeNumber: difficulty.default(6),
  parryAdds: z.enum(['deflection', 'evasion']).default('deflection'),
  parryAgainst: z.enum(['physical', 'all']).default('physical'),
  deflectionBelow: z.enum(['nothing', 'counts']).default('nothing'),
  excessReduced: z.boolean().default(false),
  brokenStrikes: z.boolean().default(true),
  diagonals: z.enum(['each', 'turn']).default('each'),
  readyHeld: z.enum(['kept', 'lapses']).default('kept'),
  commandEnds: z.enum(['refused', 'taken']).default('refused'),
  surprising: z.enum(['one', 'several']).default('one'),
  atZero: z.enum(['beyond', 'any']).default('beyond'),
  namelessTiers: z.enum(['none', ...TIERS, 'all']).default('none'),
  thrownLeaves: z.boolean(),
  /** What the table has made itself. */
  items: z.array(madeItemSchema).max(100).default([]),
  maneuvers: z.array(maneuverSchema).max(100).default([]),
  packed: z.enum(['brandish', 'interact']).default('brandish'),
});
export type IngenuityHouse = z.infer<typeof ingenuityHouse>;

/** As assumed. */
export const blankHouse = (): IngenuityHouse =>
  ingenuityHouse.parse({
    advantage: 'again',
    mostAdvantage: 2,
    luckAdds: 4,
    resuscitate: 6,
    resuscitateHealth: 1,
    fallProne: true,
    proneSteps: true,
    roughGround: true,
    difficultCosts: 1,
    attackReveals: true,
    unconsciousUnseeing: true,
    commandReach: 20,
    intercept: 'speed',
    thrownLeaves: true,
  });
