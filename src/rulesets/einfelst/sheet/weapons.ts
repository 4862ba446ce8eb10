/**
 * Weapons: their figures, their places, and the table of weapons. No table was found, so its
 * figures are house rules.
 */
import * as z from 'zod/mini';
import {
  choiceValue,
  chosenFrom,
  declareRecord,
  filledValue,
  idValue,
  memberValue,
  nameValue,
  numberValue,
  orNone,
  rowsValue,
  type Values,
} from '../../common/declare.ts';

/** The figures of a weapon on a sheet. */
const figures = {
  id: idValue(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  name: nameValue('Weapon', 40, { label: 'Name' }),
  skill: choiceValue('strike', { strike: 'Strike', shoot: 'Shoot', force: 'Force' }, { label: 'Used with' }),
  damage: numberValue(1, 0, 9, { label: 'Harm' }),
  /** The reach in zones from the user: from `near` to `far`. */
  near: numberValue(0, 0, 9, { label: 'Nearest zone' }),
  far: numberValue(0, 0, 9, { label: 'Farthest zone' }),
  /** How many hands the weapon takes. */
  hands: numberValue(1, 0, 4, { label: 'Hands' }),
  /**
   * Whether the weapon has its own Harm, reach and hands, or those that the house rules give to its
   * kind.
   */
  figures: choiceValue(
    'own',
    { own: 'are its own, as above', house: 'are its kind’s, by the house rules' },
    { label: 'Harm, reach and hands' },
  ),
  /** `body`: fists, teeth, claws; nobody can be made to drop them. */
  where: choiceValue(
    'hand',
    { hand: 'In hand', belt: 'Put away', dropped: 'On the ground', body: 'Part of the body' },
    { label: 'Where it is' },
  ),
  /** The zone where a dropped or thrown weapon lies; null: not known, or not dropped. */
  lies: orNone('any zone', memberValue('zones', { label: 'On the ground of' })),
  /** Whether the weapon is loaded, for weapons whose loading takes a slow maneuver. */
  loaded: choiceValue(
    'always',
    { always: 'Needs no loading', yes: 'Is loaded', no: 'Has to be loaded' },
    { label: 'Loaded' },
  ),
};
export type Weapon = Values<typeof figures>;
const kept = declareRecord(figures);

/**
 * The figures of a weapon that a table makes. A sheet adds, for each copy, its place and whose
 * figures it uses.
 */
export const ownWeaponSchema = z
  .strictObject({
    ...z.omit(kept.object, { lies: true, figures: true }).shape,
    where: z.enum(['hand', 'belt', 'body']),
    loaded: z.enum(['always', 'yes']),
  })
  .check(
    z.refine(({ near, far }) => near <= far, { path: ['far'], message: 'must not be nearer than where it begins' }),
  );
export type OwnWeapon = z.infer<typeof ownWeaponSchema>;

export const weaponOf = (id: string, name: string, rest: Partial<Weapon> = {}): Weapon => ({
  ...kept.start(),
  id,
  name,
  ...rest,
});
const common = (id: string, name: string, rest: Partial<Weapon> = {}) =>
  weaponOf(id, name, { figures: 'house', ...rest });

/**
 * The table of weapons. Only the reach of slings, bows and longbows is the chapter's; the rest is
 * assumed.
 */
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

export const bareFists = (): Weapon => ({ ...ARMS.fists });

/** The table's weapon, where the sheet gives only its id. */
const stocked = (given: unknown): unknown => {
  const id =
    typeof given === 'object' && given !== null && Object.keys(given).length === 1 ? Object.values(given)[0] : given;
  return typeof id === 'string' && isArmId(id) ? { ...ARMS[id] } : given;
};

/**
 * The weapons of a sheet. The schema fills in a bare id from the table of weapons, because the form
 * adds a weapon by its id.
 */
export const weaponsValue = {
  ...chosenFrom(
    ARM_IDS.map((id) => ({ id, label: ARMS[id].name })),
    { label: 'Weapons', group: 'Weapons' },
    filledValue(
      (given) => (Array.isArray(given) ? given.map(stocked) : given),
      rowsValue(figures, { one: 'weapon', most: 12, id: 'id' }, { label: 'Weapons, each figure', group: 'Weapons' }),
    ),
  ),
  start: [bareFists()],
};

/**
 * A weapon of the table's own on a sheet. The weapon keeps the figures that the table gives to its
 * kind.
 */
export const carriedWeapon = (own: OwnWeapon): Weapon => ({ ...own, lies: null, figures: 'house' });
