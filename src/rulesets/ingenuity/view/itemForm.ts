/** Items, maneuvers and what rides on a hit as parts of a form: every figure of each, to be set by hand (IN-09, IN-22 to IN-33). */
import type { Part } from '../../../engine/forms/field.ts';
import type { FormPart } from '../../../engine/forms/library.ts';
import { armoury } from '../sheet/armoury.ts';
import { DOES, DOES_WORDS, type Effect, type Maneuver, maneuvers } from '../sheet/effects.ts';
import { ATTRIBUTES, DAMAGE, DAMAGE_TYPES, item, PROFICIENCIES, WHERES, type Where } from '../sheet/items.ts';

export const KINDS = {
  natural: 'part of the body',
  melee: 'blows',
  thrown: 'blows and throws',
  projectile: 'shots',
  shield: 'shielding',
  gear: 'something else',
} as const;
const WHERE_WORDS: Record<Where, string> = {
  hand: 'in hand',
  worn: 'worn',
  carried: 'packed',
  ground: 'on the ground',
};
/** Where an item is, as options. */
export const whereOptions = WHERES.map((id) => ({ id, label: WHERE_WORDS[id] }));

/** A part that forms of sheets and forms of libraries have alike. */
type Figure = Extract<FormPart, { kind: 'number' | 'text' | 'choice' | 'choices' | 'switch' }>;
const number = (path: string, label: string, min: number, max: number, help?: string): Figure => ({
  path,
  label,
  kind: 'number',
  min,
  max,
  ...(help ? { help } : {}),
});
const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const worded = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.keys(words) as K[]).map((id) => ({ id, label: words[id] }));
const nameOf = (what: string): Figure => ({ path: 'name', label: `Name of the ${what}`, kind: 'text', longest: 40 });

export const freshEffect: Effect = { name: 'Effect', kind: 'physical', reach: 6, does: 'prone', when: 'hit' };
/** What rides on a hit. */
export const effectParts: readonly Figure[] = [
  nameOf('effect'),
  {
    path: 'kind',
    label: 'Warded off by',
    kind: 'choice',
    options: worded({ physical: 'Fortify', mental: 'Resist' }),
  },
  number('reach', 'Against', 0, 40, '0: against the attack’s result.'),
  { path: 'does', label: 'What it does', kind: 'choice', options: DOES.map((id) => ({ id, label: DOES_WORDS[id] })) },
  { path: 'when', label: 'When', kind: 'choice', options: worded({ hit: 'on a hit', critical: 'on a critical hit' }) },
];
const RIDES = 'Rides on its hit';
const effects: Part = {
  path: 'effects',
  label: RIDES,
  kind: 'rows',
  one: 'effect',
  most: 4,
  fresh: freshEffect,
  parts: effectParts,
};
/** The same in the form of a library, where the shape of a row is named. */
export const effectRows: FormPart = {
  path: 'effects',
  label: RIDES,
  kind: 'rows',
  one: 'effect',
  most: 4,
  shape: 'effect',
};

export const kindPart: Figure = { path: 'kind', label: 'Made for', kind: 'choice', options: worded(KINDS) };
/** What an attack with an item is made of. */
export const attackParts: readonly Figure[] = [
  { path: 'attributes', label: 'Attributes', kind: 'choices', options: named(ATTRIBUTES) },
  { path: 'proficiencies', label: 'Proficiencies', kind: 'choices', options: named(PROFICIENCIES) },
  number('damage', 'Damage', 0, 20),
  number('critical', 'Critical damage', 0, 20),
  number('threshold', 'Critical from luck', 2, 30),
  {
    path: 'type',
    label: 'Type of damage',
    kind: 'choice',
    options: DAMAGE_TYPES.map((id) => ({ id, label: `${id}, ${DAMAGE[id]}`.replace(', typeless', '') })),
  },
  { path: 'nonlethal', label: 'Nonlethal', kind: 'switch' },
  number('reach', 'Metres of a blow', 1, 10),
  number('range', 'Metres of a throw or shot', 0, 300, '0: it is neither thrown nor shot.'),
  number('reload', 'Actions to reload', 0, 9),
];
/** What an item is to its bearer. */
export const bearParts: readonly Figure[] = [
  number('hands', 'Hands it takes', 0, 2),
  number('block', 'Block value', 0, 20, '0: it cannot block.'),
  number('parry', 'Parry value', 0, 20, '0: a parry with it adds 1.'),
];

/** Every figure of an item. */
export const itemParts: readonly Part[] = [
  nameOf('item'),
  { path: 'where', label: 'Where it is', kind: 'choice', options: whereOptions },
  { path: 'loaded', label: 'Loaded', kind: 'switch' },
  number('durability.now', 'Durability', 0, 999),
  number('durability.max', 'Durability, at most', 0, 999, 'Metal 10, anything else 4, where nothing is listed.'),
  kindPart,
  ...attackParts,
  ...bearParts,
  { path: 'light', label: 'Metres that it lights', kind: 'number', min: 0, max: 100, unset: 'none' },
  effects,
  {
    path: 'lies',
    label: 'Where it lies',
    kind: 'group',
    unset: 'nowhere of its own',
    fresh: { column: 0, row: 0 },
    parts: [number('column', 'Column', 0, 199), number('row', 'Row', 0, 199)],
  },
];
/** A new item, to be filled in: worn, so that the hands hold no more than before. */
export const freshItem = item('thing', 'Thing', { where: 'worn' });

/** What a maneuver goes with, costs and adds. */
export const adds: readonly Figure[] = [
  {
    path: 'with',
    label: 'Goes with',
    kind: 'choice',
    options: worded({ melee: 'blows within reach', ranged: 'throws and shots', any: 'any attack' }),
  },
  number('stamina', 'Stamina', 0, 20),
  number('focus', 'Focus', 0, 20),
  number('bonus', 'Added to the test', -10, 10),
  number('damage', 'Added to the damage', -20, 20),
];
/** Every figure of a maneuver. */
export const maneuverParts: readonly Part[] = [nameOf('maneuver'), ...adds, effects];
export const freshManeuver: Maneuver = {
  id: 'maneuver',
  name: 'Maneuver',
  with: 'melee',
  stamina: 1,
  focus: 0,
  bonus: 0,
  damage: 0,
  effects: [],
};

/** The ready-made ones, by name. */
export const armouryOptions = armoury.map(({ id, name }) => ({ id, label: name }));
export const maneuverOptions = maneuvers.map(({ id, name }) => ({ id, label: name }));
