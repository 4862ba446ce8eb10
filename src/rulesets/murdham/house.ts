/** The house rules of Murdham as data: every value and reading that no chapter settles, as assumed. `houseRules.ts` gives the reasons. */
import * as z from 'zod';
import { madeItemSchema } from './itemsMade.ts';
import { madePowerSchema } from './powersMade.ts';
import { madeTraitSchema } from './sheet.ts';

/** One of two or three ways; the first is assumed. What came after the first saves has a default, so that those open as they were. */
const way = <const T extends readonly [string, ...string[]]>(...ways: T) =>
  z.enum(ways).default(ways[0] as z.infer<z.ZodEnum<{ [K in T[number]]: K }>>);
const yes = z.boolean().default(true);
const not = z.boolean().default(false);

export const murdhamHouse = z.object({
  fastAndSlow: z.boolean(),
  chaos: z.boolean(),
  chaosSeconds: z.number().int().min(5).max(120),
  sideThatStarts: z.enum(['initiative', 'ask']),
  fullMovement: z.enum(['replaces', 'adds']),
  shootThenMove: z.enum(['allowed', 'forfeits']),
  deathMark: z.enum(['health', 'str']),
  helmetAtOne: z.enum(['two', 'saves']).catch('two'),
  largeArmour: z.enum(['worn-and-natural', 'natural']),
  blastRoll: z.enum(['once', 'each']),
  playersCheckMorale: z.boolean(),
  frightenInSight: z.boolean(),
  wordsReach: z.number().int().min(0).max(64),
  netReach: z.number().int().min(0).max(8),
  encumberedFrom: z.number().int().min(1).max(40),
  askEveryHide: z.boolean(),
  wind: z.number().int().min(0).max(6).default(3),
  fearOf: way('enemies', 'everyone'),
  mapWithoutExit: way('anywhere', 'nowhere'),
  harmedAfterYielding: way('done', 'steady'),
  poxCorruption: z.number().int().min(0).max(12).default(1),
  finalBlowGuarded: yes,
  silentPowers: yes,
  cleaveOnLeaving: yes,
  encumberedSaves: way('str', 'fail'),
  // Movement
  sprintAndFree: way('replaces', 'adds'),
  slowest: way('nothing', 'half'),
  sneakInFree: way('revealed', 'save'),
  sneakSaves: way('once', 'each'),
  tooBig: way('when-empty', 'never'),
  borderPerils: way('outside', 'both'),
  trampleSized: not,
  trampleDodged: not,
  aloftReach: way('fliers', 'all'),
  knockedAloft: way('falls', 'lands'),
  landingAttack: way('same-turn', 'next-round'),
  // Reactions
  leaving: way('nearness', 'place'),
  forcedProvoke: not,
  opportunityShots: not,
  frenziedReact: way('strikes', 'none', 'any'),
  tauntedReact: way('taunter', 'anyone'),
  distractedReact: not,
  guardThenReact: yes,
  hideOn: yes,
  powersGuarded: not,
  counterSaves: yes,
  harmlessOrder: way('together', 'attack-first'),
  meleeBlastDodge: yes,
  strayReact: yes,
  stuntAfterReactions: not,
  blastCounter: way('ask', 'always', 'never'),
  blastTwice: not,
  guardAnyone: not,
  pairReacts: way('own', 'shared'),
  pairPhase: way('rider', 'slower'),
  indirectScale: z.number().int().min(1).max(16).default(1),
  darkNearby: way('conceals', 'seen'),
  // Damage
  armourOrder: way('after-size', 'before-size'),
  hitWhileDown: way('mark', 'kills'),
  constructCritical: way('disabled', 'at-zero'),
  mindlessConfused: not,
  confusionHealth: way('lost', 'returns'),
  stunArmour: yes,
  sneakBrawling: yes,
  grabNeedsDamage: not,
  largerHolds: way('always', 'roll'),
  oneOnExtra: not,
  wornCounts: way('stopped', 'hit'),
  metal: way('heavy', 'any'),
  regenerates: way('turn-or-reaction', 'turn'),
  downRegenerate: yes,
  copiesAct: way('next-round', 'at-once'),
  // Things
  feeding: way('bonus', 'main'),
  throwing: way('main', 'bonus'),
  netSave: not,
  flashSave: not,
  willingDrugs: not,
  weedHealth: way('maximum', 'both'),
  vomitRuins: way('worn-and-held', 'worn'),
  encumberedBy: way('number', 'str'),
  // Nerve
  fearSaves: way('group', 'each'),
  ambushReveals: way('maker', 'all'),
  threatLasts: way('stretch', 'round'),
  tauntSaves: way('target', 'both'),
  brokenAndTaunted: way('morale', 'taunt'),
  moraleCounts: way('all', 'fallen'),
  loneFighter: way('began', 'left'),
  halfBy: way('damage', 'crossing'),
  moraleAt: way('last', 'first'),
  // Vehicles
  vehicleRoom: z.number().int().min(1).max(16).default(4),
  boardingCosts: way('main', 'bonus'),
  boatPace: way('round', 'turn'),
  brokenBoat: way('sinks', 'floats'),
  // What the table has made itself
  items: z.array(madeItemSchema).max(100).default([]),
  traits: z.array(madeTraitSchema).max(100).default([]),
  powers: z.array(madePowerSchema).max(100).default([]),
});
export type MurdhamHouse = z.infer<typeof murdhamHouse>;

/** As assumed. */
export const blankHouse = (): MurdhamHouse =>
  murdhamHouse.parse({
    fastAndSlow: false,
    chaos: false,
    chaosSeconds: 15,
    sideThatStarts: 'initiative',
    fullMovement: 'replaces',
    shootThenMove: 'allowed',
    deathMark: 'health',
    helmetAtOne: 'two',
    largeArmour: 'worn-and-natural',
    blastRoll: 'once',
    playersCheckMorale: true,
    frightenInSight: false,
    wordsReach: 8,
    netReach: 2,
    encumberedFrom: 8,
    askEveryHide: true,
  });
