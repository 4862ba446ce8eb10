/**
 * An item that somebody carries or that lies on the ground. `item` names its entry in the tables of
 * items; the other values are its own.
 */
import * as z from 'zod/mini';
import {
  choiceValue,
  chosenFrom,
  declareRecord,
  fieldValue,
  filledValue,
  idValue,
  leftOutValue,
  optionsOfThings,
  orNone,
  orUnset,
  rowsValue,
  textValue,
  toggleValue,
  unshownValue,
  type Values,
} from '../../common/declare.ts';
import { allPowers } from './powers.ts';
import { fillGear } from './shortForms.ts';
import { isItem, itemSpecs } from './things/gear.ts';
import { madeItemSchema } from './things/itemsMade.ts';
import type { ItemCategory, ItemSpec } from './things/itemTypes.ts';
import { allPoisons } from './things/poisons.ts';

const things = Object.values(itemSpecs);

export const thingShape = {
  id: idValue(),
  /** The key in the tables of items, or the id of an item that the table has made. */
  item: fieldValue(z.string().check(z.minLength(1), z.maxLength(60)), 'club', {
    label: 'What',
    kind: 'choice',
    options: optionsOfThings(things),
  }),
  /** The item's own name, where it differs from the table's: "the Widow". */
  name: orUnset('None', textValue('', 60, { label: 'Its own name' })),
  /**
   * The hand that holds the item. Null means packed or at the belt; two-handed items are held with
   * `both`.
   */
  held: orNone(
    'Packed',
    choiceValue('main', { main: 'In the main hand', off: 'In the off hand', both: 'In both hands' }, { label: 'Held' }),
  ),
  /** Armour and helmets protect only while worn. */
  worn: toggleValue(false, { label: 'Worn' }),
  damaged: toggleValue(false, { label: 'Damaged' }),
  /** The item was used in this fight and makes a durability roll afterwards. */
  used: toggleValue(false, { label: 'Used in this fight' }),
  /** The weapon was fired and is not reloaded, or the drink is gone. */
  spent: toggleValue(false, { label: 'Fired, or used up' }),
  /** The id of the poison on the weapon. */
  coat: orUnset(
    'Nothing',
    fieldValue(z.string().check(z.maxLength(40)), undefined, {
      label: 'Coated with',
      kind: 'choice',
      options: [...optionsOfThings(Object.values(allPoisons)), { id: 'bane', label: 'Bane' }],
    }),
  ),
  /** The powers of a scroll or grimoire. */
  powers: leftOutValue(
    fieldValue(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(4)), undefined, {
      label: 'Written in it',
      kind: 'choices',
      options: optionsOfThings(Object.values(allPowers)),
    }),
  ),
  /** For an item of the table's own: a copy of the catalogue's entry, which goes with the item. */
  made: leftOutValue(unshownValue(madeItemSchema)),
};
export type GearItem = Values<typeof thingShape>;
const kept = declareRecord(thingShape);
export const gearItemSchema = kept.schema.check(
  z.refine(({ item, made }) => isItem(item) || made?.id === item, {
    path: ['item'],
    message: 'must be an item of Murdham',
  }),
);

/** Makes a plain, whole, unused item: held in a hand, worn, or packed (null). */
export const carriedItem = (id: string, item: string, how: GearItem['held'] | 'worn' = null): GearItem => ({
  ...kept.start(),
  id,
  item,
  held: how === 'worn' ? null : how,
  worn: how === 'worn',
});

/**
 * What a fighter can carry, in the order in which people choose arms. The better makes are chosen
 * by their id, `mastercrafted-sword`.
 */
const carriable = {
  weapon: 'Weapons',
  shield: 'Shields',
  armour: 'Armour',
  helmet: 'Helmets',
  consumable: 'Used up',
  tool: 'Tools',
  siege: 'Siege',
} as const satisfies Partial<Record<ItemCategory, string>>;
const dieOf = ({ id, name, weapon }: ItemSpec) => ({
  id,
  label: weapon?.die === undefined ? name : `${name} (d${weapon.die})`,
});
/** The heading of a weapon in the form: first by how it is used, its hands or its distance. */
const groupOf = ({ category, hands, weapon }: ItemSpec, word: string): string =>
  category !== 'weapon'
    ? word
    : weapon?.way === 'ranged'
      ? 'To shoot or throw'
      : hands === 2
        ? 'Two hands'
        : 'One hand';
const options = Object.entries(carriable).flatMap(([category, word]) =>
  things
    .filter((item) => item.category === category && item.quality === 'plain')
    .map((item) => ({ ...dieOf(item), group: groupOf(item, word) })),
);
const MOST = 60;
/**
 * What a fighter carries. A bare item id is filled in, and the item is readied when a hand is free
 * for it.
 */
export const gearValue = chosenFrom(
  options,
  { label: 'Gear', group: 'Gear', help: 'Weapons and shields are readied while hands are free.' },
  filledValue(fillGear, {
    ...rowsValue(
      thingShape,
      { one: 'thing', most: MOST, id: 'id' },
      { label: 'Gear, with hands and wear', group: 'Gear' },
    ),
    schema: z.array(gearItemSchema).check(z.maxLength(MOST)),
  }),
);

const bodily = things.filter(({ category }) => category === 'natural');
const naturalSchema = z.array(z.string().check(z.refine(isItem, 'must be an item of Murdham'))).check(z.maxLength(10));
/**
 * Weapons of the body, by the keys of the item tables. They are never put down and never wear out.
 * Everybody has bare hands.
 */
export const naturalWeapons = fieldValue(naturalSchema, [], {
  label: 'Natural weapons',
  group: 'Gear',
  kind: 'choices',
  options: bodily.filter(({ id }) => id !== 'unarmed').map(dieOf),
});
/** The natural weapons of another shape, with bare hands among the choices. */
export const naturalOfShape = fieldValue(naturalSchema, [], {
  label: 'Natural weapons',
  kind: 'choices',
  options: optionsOfThings(bodily),
});
