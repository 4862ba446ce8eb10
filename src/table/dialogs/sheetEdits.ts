/** Rulings on a sheet as commands: each says in words what it sets, for the log and for undo. */
import type { Command } from '../../engine/command.ts';
import type { Field, Track } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

const valueWords = (field: Field, value: unknown): string => {
  if (field.kind === 'switch') return value === true ? 'yes' : 'no';
  if (field.kind === 'choice') return field.options.find(({ id }) => id === value)?.label ?? String(value);
  if (field.kind === 'choices' && Array.isArray(value))
    return (
      value
        .map((one) => field.options.find(({ id }) => id === (typeof one === 'string' ? one : one?.id))?.label)
        .filter((label) => label !== undefined)
        .join(', ') || 'none'
    );
  return String(value).slice(0, 80);
};

/** Sets one field of a sheet by hand. */
export const sheetCommand = (who: Id, name: string, field: Field, value: unknown): Command => ({
  type: 'edit',
  label: `${name}: ${field.label} is set to ${valueWords(field, value)}.`.slice(0, 200),
  edits: [{ edit: 'sheet', combatant: who, path: field.path, value }],
});

/** The field in which a track is counted: the track's own path, or the number field of the same name. */
export function fieldOfTrack(track: Track, fields: readonly Field[]): Extract<Field, { kind: 'number' }> | undefined {
  const numbers = fields.filter((field) => field.kind === 'number');
  const named = (path: string) => path.split('.').at(-1)?.toLowerCase();
  return (
    numbers.find(({ path }) => path === track.path) ??
    numbers.find(({ path }) => path === track.id || named(path) === track.id.toLowerCase()) ??
    numbers.find(({ label }) => label.toLowerCase() === track.label.toLowerCase())
  );
}

/** The fields of a form by their groups, in the game's order. */
export function fieldGroups(fields: readonly Field[]): { group: string; fields: Field[] }[] {
  const names = [...new Set(fields.map(({ group }) => group))];
  return names.map((group) => ({ group, fields: fields.filter((field) => field.group === group) }));
}
