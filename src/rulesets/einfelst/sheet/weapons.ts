/** Weapons: what each is, where it is, and the table of them. No table was found: its figures are the house's. */
import * as z from 'zod/mini';
import { idSchema } from '../../../space/scene.ts';

export const weaponSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  skill: z.enum(['strike', 'shoot', 'force']),
  damage: z.int().check(z.minimum(0), z.maximum(9)),
  /** Zones from the user: from `near` to `far`. */
  near: z.int().check(z.minimum(0), z.maximum(9)),
  far: z.int().check(z.minimum(0), z.maximum(9)),
  /** How many hands it takes to have it in hand. */
  hands: z._default(z.int().check(z.minimum(0), z.maximum(4)), 1),
  /** `body`: fists, teeth, claws; nobody can be made to drop them. */
  where: z.enum(['hand', 'belt', 'dropped', 'body']),
  /** Of weapons that are loaded as a slow maneuver. */
  loaded: z.enum(['always', 'yes', 'no']),
  /** The zone where a dropped or thrown one lies; null: not known, or not dropped. */
  lies: z._default(z.nullable(idSchema), null),
  /** Whether Harm, reach and hands are its own, or those that the house rules give to its kind. */
  figures: z._default(z.enum(['own', 'house']), 'own'),
});
export type Weapon = z.infer<typeof weaponSchema>;

/** What a table says of a weapon that it makes: where one lies, and whose figures it has, is said of each on a sheet. */
export const ownWeaponSchema = z
  .strictObject({
    ...z.omit(weaponSchema, { lies: true, figures: true }).shape,
    where: z.enum(['hand', 'belt', 'body']),
    loaded: z.enum(['always', 'yes']),
  })
  .check(
    z.refine(({ near, far }) => near <= far, { path: ['far'], message: 'must not be nearer than where it begins' }),
  );
export type OwnWeapon = z.infer<typeof ownWeaponSchema>;

export const weapon = (id: string, name: string, rest: Partial<Weapon> = {}): Weapon => ({
  id,
  name,
  skill: 'strike',
  damage: 1,
  near: 0,
  far: 0,
  hands: 1,
  where: 'hand',
  loaded: 'always',
  lies: null,
  figures: 'own',
  ...rest,
});
const common = (id: string, name: string, rest: Partial<Weapon> = {}) =>
  weapon(id, name, { figures: 'house', ...rest });

/** The table of weapons. Only the reach of slings, bows and longbows is the chapter's; the rest is assumed. */
export const ARMS = {
  fists: common('fists', 'Fists', { skill: 'force', hands: 0, where: 'body' }),
  knife: common('knife', 'Knife', { far: 1 }),
  club: common('club', 'Club or staff'),
  sword: common('sword', 'Sword', { damage: 2 }),
  axe: common('axe', 'Axe', { damage: 2 }),
  greataxe: common('greataxe', 'Great axe', { damage: 3, hands: 2 }),
  spear: common('spear', 'Spear', { damage: 2, far: 1 }),
  sling: common('sling', 'Sling', { skill: 'shoot', far: 1 }),
  bow: common('bow', 'Short bow', { skill: 'shoot', far: 2, hands: 2 }),
  longbow: common('longbow', 'Longbow', { skill: 'shoot', damage: 2, near: 1, far: 3, hands: 2 }),
  crossbow: common('crossbow', 'Crossbow', { skill: 'shoot', damage: 2, far: 2, hands: 2, loaded: 'yes' }),
} as const satisfies Record<string, Weapon>;
export type ArmId = keyof typeof ARMS;
export const ARM_IDS = Object.keys(ARMS) as ArmId[];
export const isArmId = (id: string): id is ArmId => Object.hasOwn(ARMS, id);

export const fists = (): Weapon => ({ ...ARMS.fists });

/** The table's weapon where only its id is given. */
export const stocked = (given: unknown): unknown => {
  const id =
    typeof given === 'object' && given !== null && Object.keys(given).length === 1 ? Object.values(given)[0] : given;
  return typeof id === 'string' && isArmId(id) ? { ...ARMS[id] } : given;
};
