/** A thing somebody carries, or that lies on the ground. What it is stands in the tables of things under `item`; the rest is this one's own. */
import * as z from 'zod/mini';
import {
  choice,
  chosenFrom,
  declare,
  filled,
  id,
  left,
  optionsOfThings,
  orNone,
  orUnset,
  rows,
  text,
  toggle,
  unshown,
  type Values,
  value,
} from '../../common/declare.ts';
import { powers } from './powers.ts';
import { fillGear } from './shortForms.ts';
import { isItem, itemSpecs } from './things/gear.ts';
import { madeItemSchema } from './things/itemsMade.ts';
import type { ItemCategory, ItemSpec } from './things/itemTypes.ts';
import { poisons } from './things/poisons.ts';

const things = Object.values(itemSpecs);

export const thing = {
  id: id(),
  /** Key of the tables of things, or the id of the thing that the table has made. */
  item: value(z.string().check(z.minLength(1), z.maxLength(60)), 'club', {
    label: 'What',
    kind: 'choice',
    options: optionsOfThings(things),
  }),
  /** Its own name, where it differs from the table's: "the Widow". */
  name: orUnset('None', text('', 60, { label: 'Its own name' })),
  /** In which hand; null is packed or lying at the belt. Two-handed things are held with `both`. */
  held: orNone(
    'Packed',
    choice('main', { main: 'In the main hand', off: 'In the off hand', both: 'In both hands' }, { label: 'Held' }),
  ),
  /** Armour and helmets protect only while worn. */
  worn: toggle(false, { label: 'Worn' }),
  damaged: toggle(false, { label: 'Damaged' }),
  /** Used in this fight: it makes a durability roll afterwards. */
  used: toggle(false, { label: 'Used in this fight' }),
  /** Shot and not reloaded, or drunk and gone. */
  spent: toggle(false, { label: 'Fired, or used up' }),
  /** The poison on it, by the dose's id. */
  coat: orUnset(
    'Nothing',
    value(z.string().check(z.maxLength(40)), undefined, {
      label: 'Coated with',
      kind: 'choice',
      options: [...optionsOfThings(Object.values(poisons)), { id: 'bane', label: 'Bane' }],
    }),
  ),
  /** A scroll's or grimoire's powers. */
  powers: left(
    value(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(4)), undefined, {
      label: 'Written in it',
      kind: 'choices',
      options: optionsOfThings(Object.values(powers)),
    }),
  ),
  /** A thing of the table's own making: a copy of its catalogue's, which goes with it. */
  made: left(unshown(madeItemSchema)),
};
export type GearItem = Values<typeof thing>;
const kept = declare(thing);
export const gearItemSchema = kept.schema.check(
  z.refine(({ item, made }) => isItem(item) || made?.id === item, {
    path: ['item'],
    message: 'must be an item of Murdham',
  }),
);

/** A thing carried, with nothing special about it: plain, whole, unused. Held in a hand, worn, or packed (null). */
export const carried = (id: string, item: string, how: GearItem['held'] | 'worn' = null): GearItem => ({
  ...kept.start(),
  id,
  item,
  held: how === 'worn' ? null : how,
  worn: how === 'worn',
});

/** What can be carried, in the order in which one arms somebody; the finer makes come by their id, `mastercrafted-sword`. */
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
export const gear = chosenFrom(
  options,
  { label: 'Gear', group: 'Gear', help: 'Weapons and shields are readied while hands are free.' },
  filled(fillGear, {
    ...rows(thing, { one: 'thing', most: MOST, id: 'id' }, { label: 'Gear, with hands and wear', group: 'Gear' }),
    schema: z.array(gearItemSchema).check(z.maxLength(MOST)),
  }),
);

const bodily = things.filter(({ category }) => category === 'natural');
const naturalSchema = z.array(z.string().check(z.refine(isItem, 'must be an item of Murdham'))).check(z.maxLength(10));
/** Weapons of the body, by the tables' keys: never put down, never worn out. Bare hands everybody has. */
export const natural = value(naturalSchema, [], {
  label: 'Natural weapons',
  group: 'Gear',
  kind: 'choices',
  options: bodily.filter(({ id }) => id !== 'unarmed').map(dieOf),
});
/** The same of another shape, bare hands too. */
export const naturalOfShape = value(naturalSchema, [], {
  label: 'Natural weapons',
  kind: 'choices',
  options: optionsOfThings(bodily),
});
