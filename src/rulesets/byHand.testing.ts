/**
 * Finds whether every value can be set by hand: the paths of a game's schemas, the paths that its
 * fields set, and the paths left open.
 */
import type * as z from 'zod/mini';
import type { Edit } from '../engine/command.ts';
import type { Fight } from '../engine/fight.ts';
import {
  absentValue,
  absentWords,
  type FieldPart,
  freshValue,
  type PlainPart,
  plainField,
} from '../engine/forms/field.ts';
import { getPath, withPath } from '../engine/forms/schema.ts';
import { fieldsOf, type Ruleset, type Track } from '../engine/ruleset.ts';
import { runCommand } from '../engine/running/run.ts';
import type { Id } from '../engine/words.ts';
import { placeSchema } from '../space/scene.ts';

/** The parts of zod's own description of a schema that this walk reads. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  out?: Schema;
}
type Schema = z.ZodMiniType & { _zod: { def: Def } };

const under = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/**
 * The path of every value of a schema. `[]` is any entry of a list, `{}` any entry of a record, and
 * a path that ends with `?` means that the value may be absent. Places count as single values.
 */
export function pathsOf(given: z.ZodMiniType, path = ''): string[] {
  const schema = given as Schema;
  if (schema === (placeSchema as unknown)) return [path];
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, value]) => pathsOf(value, under(path, key)));
    case 'array':
      return def.element ? pathsOf(def.element, `${path}[]`) : [];
    case 'record':
      return def.valueType ? pathsOf(def.valueType, `${path}{}`) : [];
    case 'nullable':
    case 'optional':
      return def.innerType ? [`${path}?`, ...pathsOf(def.innerType, path)] : [];
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return def.innerType ? pathsOf(def.innerType, path) : [];
    case 'pipe':
      return def.out ? pathsOf(def.out, path) : [];
    case 'union': {
      const inner = (def.options ?? []).flatMap((option) => pathsOf(option, path));
      return [...new Set(inner)];
    }
    default:
      return [path];
  }
}

/** The paths that a field sets. */
export function pathsSet(part: FieldPart, base = ''): string[] {
  const written = part.path.replace(/\.\d+(?=\.|$)/g, '[]');
  const path = written === '' ? base : under(base, written);
  const missing = ('none' in part && part.none !== undefined) || ('unset' in part && part.unset !== undefined);
  const inner = (parts: readonly FieldPart[], at: string) => parts.flatMap((one) => pathsSet(one, at));
  const own = (): string[] => {
    switch (part.kind) {
      case 'choices':
        return [`${path}[]`, `${path}[].id`, ...(part.parts === undefined ? [] : [`${path}[].${part.parts}[]`])];
      case 'words':
        return [`${path}[]`];
      case 'rows':
        return [...(part.id === undefined ? [] : [`${path}[].${part.id}`]), ...inner(part.parts, `${path}[]`)];
      case 'entries':
        return inner(part.parts, `${path}{}`);
      case 'group':
        return inner(part.parts, path);
      default:
        return [path];
    }
  };
  return [...own(), ...(missing ? [`${path}?`] : [])];
}

/** Whether a reason names a path, or a path around it. */
const within = (path: string, reason: string): boolean =>
  path === reason || ['.', '[', '{', '?'].some((next) => path.startsWith(`${reason}${next}`));

/**
 * The values that play can change although nobody can set them by hand, and the reasons that excuse
 * no value any more.
 */
export function openByHand(ruleset: Ruleset): { open: string[]; idle: string[] } {
  const sheets = [ruleset.blank().sheet, ...ruleset.creatures.map(({ sheet }) => sheet)];
  const fields = [
    ...(ruleset.fieldsWith?.(ruleset.blank().house) ?? ruleset.fields),
    ...sheets.flatMap((sheet) => ruleset.heldFields?.(sheet) ?? []),
  ];
  const set = new Set([
    ...fields.flatMap((field) => pathsSet(field, 'sheet')),
    ...ruleset.stateFields.flatMap((field) => pathsSet(field, 'state')),
  ]);
  const all = [...new Set([...pathsOf(ruleset.sheet, 'sheet'), ...pathsOf(ruleset.state, 'state')])];
  const unset = all.filter((path) => !set.has(path));
  const reasons = Object.keys(ruleset.notByHand);
  return {
    open: unset.filter((path) => !reasons.some((reason) => within(path, reason))).sort(),
    idle: reasons.filter((reason) => !unset.some((path) => within(path, reason))),
  };
}

/**
 * Values that a form may give for a part, at both ends of its range. `now` is the current value,
 * which lists keep.
 */
function valuesOf(part: PlainPart, now: unknown): unknown[] {
  const none = absentWords(part) === undefined ? [] : [absentValue(part)];
  const rows: readonly unknown[] = Array.isArray(now) ? now : [];
  switch (part.kind) {
    case 'number':
      return [part.min, part.max, ...none];
    case 'switch':
      return [true, false];
    case 'text':
      return ['x'.repeat(part.longest), ...none];
    case 'choice':
      return [...part.options.map(({ id }) => id), ...none];
    case 'choices': {
      const { parts } = part;
      return [
        [],
        ...part.options.map(({ id, parts: own = [], value = id }) => [
          parts === undefined ? value : { id, [parts]: own.map((one) => one.id) },
        ]),
      ];
    }
    case 'words':
      return [[], ['x'.repeat(part.longest)]];
    case 'place':
      return [
        ...('list' in part.places
          ? part.places.list.map(({ place }) => place)
          : [{ kind: 'square', column: 0, row: 0 }]),
        ...none,
      ];
    case 'group': {
      const fresh = freshValue(part.fresh, part.parts);
      return [...none, ...(fresh === undefined ? [] : recordsOf(part.parts, fresh))];
    }
    case 'rows': {
      const fresh = part.fresh === undefined ? undefined : freshValue(part.fresh, part.parts);
      const id = part.id === undefined ? undefined : 'one';
      const made =
        fresh === undefined || id === undefined || part.id === undefined ? fresh : withValue(fresh, part.id, id);
      return [
        ...(made === undefined ? [] : [[], ...recordsOf(part.parts, made).map((row) => [row])]),
        ...(rows[0] === undefined ? [] : recordsOf(part.parts, rows[0]).map((row) => [row, ...rows.slice(1)])),
      ];
    }
    case 'entries': {
      const fresh = freshValue(part.fresh, part.parts);
      const key = part.keys === 'words' ? 'something' : part.keys[0]?.id;
      return [
        {},
        ...(fresh === undefined || key === undefined
          ? []
          : recordsOf(part.parts, fresh).map((one) => ({ [key]: one }))),
      ];
    }
  }
}

function withValue(record: unknown, path: string, value: unknown): unknown {
  const next = withPath(record, path, value);
  return next.ok ? next.value : record;
}

/** Both ends of a long list and some entries between: a value may be any of hundreds of items. */
const spread = <T>(list: readonly T[], most: number): T[] => {
  const each = Math.ceil(list.length / most);
  return list.filter((_, at) => at % each === 0 || at === list.length - 1);
};

/** The values of a field. A choice among many gives only some of its options. */
export const valuesByHand = (part: PlainPart, now: unknown): unknown[] =>
  part.kind === 'choice' || part.kind === 'choices' ? spread(valuesOf(part, now), 24) : valuesOf(part, now);

/** A record as it is, and the record with each of its parts at each value. */
const recordsOf = (parts: readonly PlainPart[], record: unknown): unknown[] => [
  record,
  ...parts.flatMap((part) =>
    spread(valuesOf(part, getPath(record, part.path)), 8).map((value) => withValue(record, part.path, value)),
  ),
];

/**
 * Edits by hand at both ends of every field of a game in a fight: the fields of the state, and
 * those of the first few sheets. A value that one sheet has been given at a path is not given to
 * the next sheet once more.
 */
export function editsByHand(ruleset: Ruleset, fight: Fight): { of: string; edit: Edit }[] {
  const made = (parts: readonly FieldPart[], data: unknown, edit: (path: string, value: unknown) => Edit) =>
    parts
      .map((part) => plainField({ group: '', ...part }, fight))
      .flatMap((part) =>
        valuesByHand(part, getPath(data, part.path)).map((value) => ({ of: part.label, edit: edit(part.path, value) })),
      );
  const given = new Set<string>();
  const isNew = ({ edit }: { edit: Edit }): boolean => {
    const what = edit.edit === 'sheet' ? JSON.stringify([edit.path, edit.value ?? 'nothing']) : '';
    return given.size < given.add(what).size;
  };
  const sheets = fight.order.slice(0, 3).flatMap((id) => {
    const sheet = fight.combatants[id]?.sheet;
    const fields = [...fieldsOf(ruleset, fight), ...(ruleset.heldFields?.(sheet) ?? [])];
    return made(fields, sheet, (path, value) => ({ edit: 'sheet', combatant: id, path, value })).filter(isNew);
  });
  return [...made(ruleset.stateFields, fight.state, (path, value) => ({ edit: 'state', path, value })), ...sheets];
}

/**
 * Why an edit by hand does not fit its value's schema, in words. Empty where only other data rules
 * the edit out.
 */
export function handEditFault(ruleset: Ruleset, fight: Fight, edit: Edit): string {
  if (edit.edit !== 'sheet' && edit.edit !== 'state') return '';
  const [schema, data]: [z.ZodMiniType, unknown] =
    edit.edit === 'sheet' ? [ruleset.sheet, fight.combatants[edit.combatant]?.sheet] : [ruleset.state, fight.state];
  const next = withPath(data, edit.path, edit.value);
  if (!next.ok) return next.fault;
  const parsed = schema.safeParse(next.value);
  const wrong = parsed.success ? undefined : parsed.error.issues.find(({ code }) => code !== 'custom');
  return wrong ? `${wrong.path.join('.')}: ${wrong.message}` : '';
}

/** The path of the sheet's number that moves a track, and the direction. */
const moverOf = ({ raisedBy, loweredBy }: Track): string | undefined =>
  raisedBy === undefined ? loweredBy && `loweredBy: '${loweredBy}'` : `raisedBy: '${raisedBy}'`;

/**
 * The tracks that do not name the number that moves them, or that name a wrong one, each as a
 * sentence. The check tries every number of every sheet, a point up and a point down.
 */
export function trackFaults(ruleset: Ruleset, fight: Fight): string[] {
  const faults = new Set<string>();
  for (const who of fight.order) {
    const sheet = fight.combatants[who]?.sheet;
    const before = ruleset.tracks(fight, who);
    const movers = new Map<Id, Set<string>>();
    for (const field of [...fieldsOf(ruleset, fight), ...(ruleset.heldFields?.(sheet) ?? [])]) {
      const value = getPath(sheet, field.path);
      if (field.kind !== 'number' || typeof value !== 'number') continue;
      for (const step of [1, -1]) {
        if (value + step < field.min || value + step > field.max) continue;
        const edit: Edit = { edit: 'sheet', combatant: who, path: field.path, value: value + step };
        const done = runCommand(ruleset, fight, { type: 'edit', label: 'Tried', edits: [edit], raw: true }, []);
        if (done.fault || done.question) continue;
        const after = ruleset.tracks(done.fight, who);
        for (const { id, value: was, max } of before) {
          const now = after.find((one) => one.id === id && one.max === max);
          const moved = now ? (now.value - was) * step : 0;
          if (Math.abs(moved) !== 1) continue;
          const named = `${moved === 1 ? 'raisedBy' : 'loweredBy'}: '${field.path}'`;
          movers.set(id, (movers.get(id) ?? new Set()).add(named));
        }
      }
    }
    for (const track of before) {
      const named = moverOf(track);
      const found = [...(movers.get(track.id) ?? [])];
      if (named === undefined ? found.length > 0 : !found.includes(named))
        faults.add(
          `The track “${track.id}” of ${who} says ${named ?? 'of no number that it moves it'}; ${found.length > 0 ? `what moves it is ${found.join(' or ')}` : 'no number of the sheet moves it by a point'}.`,
        );
    }
  }
  return [...faults];
}
