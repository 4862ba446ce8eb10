/** Rulings on a sheet as commands: each says in words what it sets, for the log and for undo. */
import type { Command } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import { type PlainField, plainField } from '../../engine/forms/field.ts';
import { changeWords } from '../../engine/forms/fieldWords.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { fieldsOf, type Ruleset, type Track } from '../../engine/ruleset.ts';
import { run } from '../../engine/running/run.ts';
import type { Id } from '../../engine/words.ts';

type EditCommand = Extract<Command, { type: 'edit' }>;

/** Sets one field of a sheet by hand. `before` is what it was: of long lists only what changed is told. */
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

/** Every field of one sheet: the game's own, and those of what it holds now. */
export function sheetFields(ruleset: Ruleset, fight: Fight, who: Id): readonly PlainField[] {
  const one = fight.combatants[who];
  const held = one && ruleset.heldFields ? ruleset.heldFields(one.sheet) : [];
  return [...fieldsOf(ruleset, fight), ...held].map((field) => plainField(field, fight));
}

/** The number of a sheet that moves a track, and which way: a lost point more is a point less. */
export interface Counter {
  field: Extract<PlainField, { kind: 'number' }>;
  value: number;
  sign: 1 | -1;
}

/**
 * What moves each track, by its id: found by trying each number of the sheet one up and one down, without doing it. A number that
 * changes a track's end as well is none of its counters. Tracks that no number moves are left out.
 */
export function countersOf(ruleset: Ruleset, fight: Fight, who: Id): Map<string, Counter> {
  const found = new Map<string, Counter>();
  const before = ruleset.tracks(fight, who);
  const sheet = fight.combatants[who]?.sheet;
  for (const field of sheetFields(ruleset, fight, who)) {
    if (field.kind !== 'number') continue;
    const value = getPath(sheet, field.path);
    if (typeof value !== 'number') continue;
    for (const step of [1, -1] as const) {
      if (value + step < field.min || value + step > field.max) continue;
      const ran = run(ruleset, fight, sheetCommand(who, who, field, value + step), []);
      if (ran.fault || ran.question) continue;
      const after = ruleset.tracks(ran.fight, who);
      for (const track of before) {
        const now = after.find(({ id }) => id === track.id);
        const moved = now && now.max === track.max ? (now.value - track.value) * step : 0;
        if ((moved === 1 || moved === -1) && !found.has(track.id)) found.set(track.id, { field, value, sign: moved });
      }
    }
  }
  return found;
}

/** The ruling that sets a track to a value, kept within what its number allows. */
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
