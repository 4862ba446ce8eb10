/**
 * Fields: values that are set by hand, on a sheet, in a game's state or in the house rules, as data
 * for forms, scripts and checks.
 */
import type { Place, Scene, ZoneScene } from '../../space/scene.ts';
import { zoneName } from '../../space/zones/zoneName.ts';
import { allPlaces, placeName } from '../../space/zones/zones.ts';
import { everyone, type Fight, fullName } from '../fight.ts';
import { copyOfJson, getPath, withPath } from './schema.ts';

const zonesByName = (scene: ZoneScene) => Object.keys(scene.zones).map((id) => ({ id, label: zoneName(scene, id) }));

/**
 * One option of a choice. `group` is its heading in a long list, `detail` says what the option
 * does, and `parts` are what may be chosen within it.
 */
export interface FieldOption {
  id: string;
  label: string;
  group?: string;
  detail?: string;
  parts?: readonly { id: string; label: string }[];
  /**
   * The value that the option puts into a list where its id alone is not enough, such as a thing
   * that the table made and the game's schema does not know.
   */
  value?: unknown;
}
/** Options that a game lists, or all combatants, sides or zones of the fight. */
export type Options = readonly FieldOption[] | 'combatants' | 'sides' | 'zones';

/**
 * The words for a missing value, where a value may be missing. With `none` the data then holds
 * null, with `unset` it has no such key.
 */
interface Absent {
  none?: string;
  unset?: string;
}

/**
 * The kinds of values, with their options as `O` and places as `P`.
 * - `choices` sets a list of ids. Where the list keeps more than ids (`{ id, … }`), the game's
 *   schema completes a bare id. With `parts` it sets a list of `{ id, [parts]: ids }`: each option
 *   may have some of its own parts, such as the upgrades of an ability. `ordered`: people put the
 *   options in order, as turns are.
 * - `words` is a list of short texts.
 * - `rows` is a list of records, each with the same parts. A new record begins as `fresh`, with an
 *   id of its own at `id`; without `fresh` no record can be added by hand. `one` names a single
 *   record: "condition".
 * - `entries` is a record by key. The keys are the options, or words that are typed in. With a
 *   single part of path '' each entry is the value of that part.
 * - `group` is a record that may be absent.
 */
type Kind<O, P> =
  | ({ kind: 'number'; min: number; max: number; step?: number } & Absent)
  | { kind: 'switch' }
  | ({ kind: 'text'; longest: number } & Absent)
  | ({ kind: 'choice'; options: O } & Absent)
  | { kind: 'choices'; options: O; parts?: string; ordered?: true }
  | { kind: 'words'; longest: number; most: number }
  | ({ kind: 'place'; places: P } & Absent)
  | { kind: 'rows'; one: string; most: number; parts: readonly PartOf<O, P>[]; fresh?: unknown; id?: string }
  | { kind: 'entries'; one: string; keys: O | 'words'; parts: readonly PartOf<O, P>[]; fresh: unknown }
  | ({ kind: 'group'; parts: readonly PartOf<O, P>[]; fresh: unknown } & Absent);

/** A value within a field. `path` is dotted, from the record that the value is part of. */
type PartOf<O, P> = { path: string; label: string; help?: string } & Kind<O, P>;
export type FieldPart = PartOf<Options, 'map'>;
/**
 * One field of a form. `path` is dotted, from the whole sheet, state or house rules:
 * `abilities.str`. Fields of one group stand together.
 */
export type Field = FieldPart & { group: string };

/** A part of a field with the options that it has in one fight. */
export type PlainPart = PartOf<readonly FieldOption[], PlacesOf>;
export type PlainField = PlainPart & { group: string };

/** The places of a map that can be chosen: a list of them, or the squares of a grid. */
export type PlacesOf = { list: readonly { place: Place; label: string }[] } | { columns: number; rows: number };

/**
 * The options of a field in a fight: those that the game lists, or all combatants, sides or zones.
 */
export function optionsOf(
  options: Options,
  fight: Pick<Fight, 'combatants' | 'order' | 'sides' | 'sideOrder' | 'scene'>,
) {
  switch (options) {
    case 'combatants':
      return everyone(fight as Fight).map((one) => ({ id: one.id, label: fullName(one) }));
    case 'sides':
      return fight.sideOrder.map((id) => ({ id, label: fight.sides[id]?.name ?? id }));
    case 'zones':
      return fight.scene.kind === 'zones' ? zonesByName(fight.scene) : [];
    default:
      return options;
  }
}

/** The places of a map that can be chosen. */
export const placesOf = (scene: Scene): PlacesOf =>
  scene.kind === 'squares'
    ? { columns: scene.columns, rows: scene.rows }
    : { list: allPlaces(scene).map((place) => ({ place, label: placeName(scene, place) })) };

/** A field with the options that it has in this fight. */
export const plainField = (field: Field, fight: Fight): PlainField => ({
  ...plainPart(field, fight),
  group: field.group,
});

function plainPart(part: FieldPart, fight: Fight): PlainPart {
  const parts = (inner: readonly FieldPart[]) => inner.map((one) => plainPart(one, fight));
  switch (part.kind) {
    case 'choice':
    case 'choices':
      return { ...part, options: optionsOf(part.options, fight) };
    case 'place':
      return { ...part, places: placesOf(fight.scene) };
    case 'rows':
    case 'group':
      return { ...part, parts: parts(part.parts) };
    case 'entries':
      return { ...part, keys: part.keys === 'words' ? 'words' : optionsOf(part.keys, fight), parts: parts(part.parts) };
    default:
      return part;
  }
}

/**
 * The value of a new entry: `fresh`, with the first option for each choice that has none yet.
 * Undefined where a choice has no option.
 */
export function freshValue(fresh: unknown, parts: readonly PlainPart[]): unknown {
  let value = copyOfJson(fresh);
  for (const part of parts) {
    if (getPath(value, part.path) !== undefined) continue;
    const first =
      part.kind === 'place'
        ? 'list' in part.places
          ? part.places.list[0]?.place
          : { kind: 'square', column: 0, row: 0 }
        : part.kind === 'choice' && part.none === undefined && part.unset === undefined
          ? part.options[0]?.id
          : null;
    if (first === null) continue;
    if (first === undefined) return undefined;
    const next = withPath(value, part.path, first);
    if (next.ok) value = next.value;
  }
  return value;
}

/** How the data of a field holds an absent value: as null, or not at all. */
export const absentValue = (part: { kind: string } & Absent): null | undefined =>
  part.none === undefined ? undefined : null;

/** What the screen calls an absent value; undefined where a value must always be there. */
export const absentWords = (part: { kind: string } & Absent): string | undefined => part.none ?? part.unset;
