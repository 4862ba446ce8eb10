/**
 * A thing somebody carries, or that lies on the ground. What it is stands in the tables of things
 * under `item`; the rest is this one's own.
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
  /** Key of the tables of things, or the id of the thing that the table has made. */
  item: fieldValue(z.string().check(z.minLength(1), z.maxLength(60)), 'club', {
    label: 'What',
    kind: 'choice',
    options: optionsOfThings(things),
  }),
  /** Its own name, where it differs from the table's: "the Widow". */
  name: orUnset('None', textValue('', 60, { label: 'Its own name' })),
  /** In which hand; null is packed or lying at the belt. Two-handed things are held with `both`. */
  held: orNone(
    'Packed',
    choiceValue('main', { main: 'In the main hand', off: 'In the off hand', both: 'In both hands' }, { label: 'Held' }),
  ),
  /** Armour and helmets protect only while worn. */
  worn: toggleValue(false, { label: 'Worn' }),
  damaged: toggleValue(false, { label: 'Damaged' }),
  /** Used in this fight: it makes a durability roll afterwards. */
  used: toggleValue(false, { label: 'Used in this fight' }),
  /** Shot and not reloaded, or drunk and gone. */
  spent: toggleValue(false, { label: 'Fired, or used up' }),
  /** The poison on it, by the dose's id. */
  coat: orUnset(
    'Nothing',
    fieldValue(z.string().check(z.maxLength(40)), undefined, {
      label: 'Coated with',
      kind: 'choice',
      options: [...optionsOfThings(Object.values(allPoisons)), { id: 'bane', label: 'Bane' }],
    }),
  ),
  /** A scroll's or grimoire's powers. */
  powers: leftOutValue(
    fieldValue(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(4)), undefined, {
      label: 'Written in it',
      kind: 'choices',
      options: optionsOfThings(Object.values(allPowers)),
    }),
  ),
  /** A thing of the table's own making: a copy of its catalogue's, which goes with it. */
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

/**
 * A thing carried, with nothing special about it: plain, whole, unused. Held in a hand, worn, or
 * packed (null).
 */
export const carriedItem = (id: string, item: string, how: GearItem['held'] | 'worn' = null): GearItem => ({
  ...kept.start(),
  id,
  item,
  held: how === 'worn' ? null : how,
  worn: how === 'worn',
});

/**
 * What can be carried, in the order in which one arms somebody; the finer makes come by their id,
 * `mastercrafted-sword`.
 */
const carriable: readonly ItemCategory[] = ['weapon', 'shield', 'armour', 'helmet', 'consumable', 'tool', 'siege'];
const dieOf = ({ id, name, weapon }: ItemSpec) => ({
  id,
  label: weapon?.die === undefined ? name : `${name} (d${weapon.die})`,
});
const options = carriable.flatMap((category) =>
  things.filter((item) => item.category === category && item.quality === 'plain').map(dieOf),
);
const MOST = 60;
/** What somebody carries. A bare item is filled in: readied when a hand is free for it. */
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
 * Weapons of the body, by the tables' keys: never put down, never worn out. Bare hands everybody
 * has.
 */
export const naturalWeapons = fieldValue(naturalSchema, [], {
  label: 'Natural weapons',
  group: 'Gear',
  kind: 'choices',
  options: bodily.filter(({ id }) => id !== 'unarmed').map(dieOf),
});
/** The same of another shape, bare hands too. */
export const naturalOfShape = fieldValue(naturalSchema, [], {
  label: 'Natural weapons',
  kind: 'choices',
  options: optionsOfThings(bodily),
});
