/**
 * Makes rulings on a sheet as commands: each command says in words what it sets, for the log and
 * for undo.
 */
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { type PlainField, plainField } from '../forms/field.ts';
import { changeWords } from '../forms/fieldWords.ts';
import { getPath } from '../forms/schema.ts';
import { fieldsOf, type Ruleset, type Track } from '../ruleset.ts';
import type { Id } from '../words.ts';

type EditCommand = Extract<Command, { type: 'edit' }>;

/**
 * Sets one field of a sheet by hand. `before` is the field's old value: for a long list the words
 * tell only the changes.
 */
export const sheetCommand = (
  who: Id,
  name: string,
  field: PlainField,
  value: unknown,
  before?: unknown,
): EditCommand => ({
  type: 'edit',
  label: `${name}: ${changeWords(field, before, value)}.`.slice(0, 200),
  edits: [{ edit: 'sheet', combatant: who, path: field.path, value }],
});

/** Sets one field of the game's own state by hand. */
export const stateCommand = (field: PlainField, value: unknown, before: unknown): EditCommand => ({
  type: 'edit',
  label: `${changeWords(field, before, value)}.`.slice(0, 200),
  edits: [{ edit: 'state', path: field.path, value }],
});

/**
 * Every field of one sheet: the game's own fields, and those of the things that the combatant holds
 * now.
 */
export function sheetFields(ruleset: Ruleset, fight: Fight, who: Id): readonly PlainField[] {
  const one = fight.combatants[who];
  const held = one && ruleset.heldFields ? ruleset.heldFields(one.sheet) : [];
  return [...fieldsOf(ruleset, fight), ...held].map((field) => plainField(field, fight));
}

/**
 * The number of a sheet that moves a track, and the direction: whether one point more of the number
 * is a point more or a point less of the track.
 */
export interface Counter {
  field: Extract<PlainField, { kind: 'number' }>;
  value: number;
  sign: 1 | -1;
}

/**
 * The number that moves each track, by the track's id. Tracks that name none are left out, and so
 * are all where the combatant is gone, as its sheet may still be open.
 */
export function countersOf(ruleset: Ruleset, fight: Fight, who: Id): Map<string, Counter> {
  const found = new Map<string, Counter>();
  const sheet = fight.combatants[who]?.sheet;
  if (!sheet) return found;
  const fields = sheetFields(ruleset, fight, who);
  for (const { id, raisedBy, loweredBy } of ruleset.tracks(fight, who)) {
    const path = raisedBy ?? loweredBy;
    const field = fields.find((one) => one.path === path);
    const value = path === undefined ? undefined : getPath(sheet, path);
    if (field?.kind === 'number' && typeof value === 'number')
      found.set(id, { field, value, sign: raisedBy === undefined ? -1 : 1 });
  }
  return found;
}

/**
 * The ruling that sets a track to a value, within the bounds of the number that moves the track.
 */
export function trackCommand(who: Id, name: string, track: Track, counter: Counter, to: number): EditCommand {
  const { field, value, sign } = counter;
  const wanted = value + (to - track.value) * sign;
  const next = Math.min(field.max, Math.max(field.min, wanted));
  const reached = track.value + (next - value) * sign;
  return {
    ...sheetCommand(who, name, field, next),
    label: `${name}: ${track.label} is set to ${reached}.`.slice(0, 200),
  };
}

/** The fields of a form by their groups, in the game's order. */
export function fieldGroups(fields: readonly PlainField[]): { group: string; fields: PlainField[] }[] {
  const names = [...new Set(fields.map(({ group }) => group))];
  return names.map((group) => ({ group, fields: fields.filter((field) => field.group === group) }));
}
