/** The house rules of Einfelst Wilds as data: every value that no chapter gives, as assumed. `houseRules.ts` gives the reasons. */
import * as z from 'zod';
import { spellSchema } from './spells.ts';
import { ARM_IDS, ARMS, type ArmId, ownWeaponSchema } from './weapons.ts';

/** So many things of each kind a table makes at most. */
export const MOST_OWN = 100;
const small = z.number().int().min(0).max(9);
const armOf = (id: ArmId) =>
  z.object({ damage: small, far: small, hands: z.number().int().min(0).max(2).default(ARMS[id].hands) });
type Arm = z.infer<ReturnType<typeof armOf>>;
const byArm = <T>(make: (id: ArmId) => T) =>
  Object.fromEntries(ARM_IDS.map((id) => [id, make(id)])) as Record<ArmId, T>;
const assumedArms = (): Record<ArmId, Arm> =>
  byArm((id) => ({ damage: ARMS[id].damage, far: ARMS[id].far, hands: ARMS[id].hands }));
const injury = z.string().min(1).max(80);
const injuries = z.tuple([injury, injury, injury]);
/** From this face on a critical injury is the end; 7: never. */
const deadly = z.number().int().min(2).max(7);
const assumedCritical = () => ({
  rolls: 'once' as const,
  deadly: 6,
  physical: ['a scar', 'a limb of no use until healed', 'a limb lost'] as [string, string, string],
  mental: ['a lasting fright', 'a sense numbed until healed', 'a trauma for good'] as [string, string, string],
});

/** What came after the first saved encounters has a default, so that those open as they were. */
export const einfelstHouse = z.object({
  success: z.number().int().min(2).max(6),
  ambush: z.enum(['asked', 'marked']).default('asked'),
  attribute: z.enum(['better', 'first']).default('better'),
  lesserSlots: z.number().int().min(2).max(6),
  moderateSlots: z.number().int().min(1).max(6),
  severeSlots: z.number().int().min(1).max(3),
  lesserCosts: small,
  moderateCosts: small,
  severeCosts: small,
  touches: z.enum(['kind', 'all']).default('kind'),
  damageIs: z.enum(['amount', 'level']).default('amount'),
  soreness: z.enum(['next', 'always']),
  critical: z
    .object({ rolls: z.enum(['once', 'each']).default('once'), deadly, physical: injuries, mental: injuries })
    .default(assumedCritical),
  arms: z.object(byArm(armOf)).default(assumedArms),
  /** What the table has made itself. */
  ownWeapons: z.array(ownWeaponSchema).max(MOST_OWN).default([]),
  ownSpells: z.array(spellSchema).max(MOST_OWN).default([]),
  armour: z.enum(['dice', 'flat']),
  thrown: z.enum(['shoot', 'strike']).default('shoot'),
  thrownLies: z.boolean().default(true),
  reload: z.boolean().default(true),
  unarmedMenu: z.enum(['strike', 'plain']).default('strike'),
  magicExtra: z.enum(['harm', 'nothing']).default('harm'),
  pinLasts: z.enum(['turn', 'zone']).default('turn'),
  holdWith: z.enum(['force', 'endure']),
  breakFree: z.enum(['turn', 'round']).default('turn'),
  fleeThrough: z.enum(['began', 'here']).default('began'),
  failing: z.enum(['chapter', 'every']).default('chapter'),
  lightCover: small,
  heavyCover: small,
  cleared: z.enum(['force', 'never']).default('force'),
  fearCounts: z.enum(['others', 'oneself']).default('others'),
  fallDice: z.number().int().min(1).max(4),
  fallStep: z.number().int().min(5).max(10),
  fallProne: z.boolean().default(false),
  ignition: z.enum(['fire', 'one', 'both']).default('fire'),
  fire: z.array(z.object({ damage: z.number().int().min(1).max(9), needs: z.number().int().min(1).max(9) })).length(4),
  turnsOnCards: z.enum(['each', 'shared']),
  actAgain: z.boolean(),
  ties: z.enum(['characters', 'foes']),
});
export type EinfelstHouse = z.infer<typeof einfelstHouse>;

/** As assumed. */
export const blankHouse = (): EinfelstHouse => ({
  success: 6,
  ambush: 'asked',
  attribute: 'better',
  lesserSlots: 2,
  moderateSlots: 2,
  severeSlots: 1,
  lesserCosts: 1,
  moderateCosts: 2,
  severeCosts: 3,
  touches: 'kind',
  damageIs: 'amount',
  soreness: 'next',
  critical: assumedCritical(),
  arms: assumedArms(),
  ownWeapons: [],
  ownSpells: [],
  armour: 'dice',
  thrown: 'shoot',
  thrownLies: true,
  reload: true,
  unarmedMenu: 'strike',
  magicExtra: 'harm',
  pinLasts: 'turn',
  holdWith: 'force',
  breakFree: 'turn',
  fleeThrough: 'began',
  failing: 'chapter',
  lightCover: 1,
  heavyCover: 2,
  cleared: 'force',
  fearCounts: 'others',
  fallDice: 1,
  fallStep: 5,
  fallProne: false,
  ignition: 'fire',
  fire: [
    { damage: 1, needs: 1 },
    { damage: 2, needs: 2 },
    { damage: 3, needs: 3 },
    { damage: 4, needs: 4 },
  ],
  turnsOnCards: 'each',
  actAgain: false,
  ties: 'characters',
});
