/** What of somebody can be set by a word: the numbers of the sheet by the names that screens give them, and the states that show. */
import type { Edit } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import { absent, absentWords, freshValue, type PlainField } from '../../engine/forms/field.ts';
import { listOf } from '../../engine/forms/fieldWords.ts';
import { getPath, withPath } from '../../engine/forms/schema.ts';
import type { Ruleset, Track } from '../../engine/ruleset.ts';
import { run } from '../../engine/running/run.ts';
import { capital, type Id } from '../../engine/words.ts';
import { oncePerState } from '../fight/once.ts';
import { countersOf, sheetFields } from '../fight/sheetEdits.ts';

/** A number of somebody, as a track shows it or as it stands on the sheet. */
export interface Figure {
  label: string;
  value: number;
  /** What it can be set to; the track's own end where it cannot be passed. */
  min: number;
  max: number;
  track?: Track;
  edit(to: number): Edit;
}

const between = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n));

/** Every number of somebody that can be set, those with a track first. */
export const figuresOf = oncePerState((ruleset, fight, who: Id): readonly Figure[] => {
  const counters = countersOf(ruleset, fight, who);
  const tracks = ruleset.tracks(fight, who).flatMap((track): Figure[] => {
    const counter = counters.get(track.id);
    if (!counter) return [];
    const { field, value, sign } = counter;
    const shown = (n: number) => track.value + (n - value) * sign;
    const ends = [shown(field.min), shown(field.max)];
    const most = Math.max(...ends);
    return [
      {
        label: track.label,
        value: track.value,
        min: Math.min(...ends),
        max: track.kind === 'bar' || track.kind === 'boxes' ? Math.min(track.max, most) : most,
        track,
        edit: (to) => ({
          edit: 'sheet',
          combatant: who,
          path: field.path,
          value: between(field.min, value + (to - track.value) * sign, field.max),
        }),
      },
    ];
  });
  const sheet = fight.combatants[who]?.sheet;
  const numbers = sheetFields(ruleset, fight, who).flatMap((field): Figure[] => {
    const value = getPath(sheet, field.path);
    if (field.kind !== 'number' || typeof value !== 'number') return [];
    const { path, label, min, max } = field;
    return [{ label, value, min, max, edit: (to) => ({ edit: 'sheet', combatant: who, path, value: to }) }];
  });
  return [...tracks, ...numbers];
});

/** A state that somebody may be in. */
export interface StateOf {
  label: string;
  /** Whether they are in it now. */
  is: boolean;
  /** How often, where that is counted. */
  times?: number;
  /** The edit that puts them in it, or out of it; undefined where the form has nothing that says so. */
  edit(times: number): Edit | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field of a sheet says of states; none for one that says nothing of the kind. */
function statesIn(field: PlainField, sheet: unknown, who: Id): StateOf[] {
  const value = getPath(sheet, field.path);
  const set = (to: unknown): Edit => ({ edit: 'sheet', combatant: who, path: field.path, value: to });
  switch (field.kind) {
    case 'switch':
      return [{ label: field.label, is: value === true, edit: (times) => set(times > 0) }];
    case 'choice': {
      const usual = absentWords(field) === undefined ? field.options[0]?.id : absent(field);
      return field.options.flatMap(({ id, label }) =>
        id === usual
          ? []
          : [{ label: capital(label), is: value === id, edit: (times: number) => set(times > 0 ? id : usual) }],
      );
    }
    case 'choices': {
      if (field.parts !== undefined) return [];
      const has = listOf(value);
      const idOf = (one: unknown) => (typeof one === 'string' ? one : getPath(one, 'id'));
      return field.options.map((option) => ({
        label: capital(option.label),
        is: has.some((one) => idOf(one) === option.id),
        edit: (times) =>
          set(times > 0 ? [...has, option.value ?? option.id] : has.filter((one) => idOf(one) !== option.id)),
      }));
    }
    case 'group': {
      if (absentWords(field) === undefined) return [];
      const is = value !== undefined && value !== null;
      return [
        {
          label: field.label,
          is,
          edit: (times) => {
            const fresh = times > 0 ? freshValue(field.fresh, field.parts) : absent(field);
            return times > 0 && fresh === undefined ? undefined : set(fresh);
          },
        },
      ];
    }
    case 'entries': {
      if (field.keys === 'words') return [];
      const counted = field.parts.find(({ kind }) => kind === 'number');
      const all: Record<string, unknown> = { ...(isRecord(value) ? value : {}) };
      return field.keys.map(({ id, label }) => {
        const entry = all[id];
        const n = counted && getPath(entry, counted.path);
        return {
          label,
          is: entry !== undefined,
          ...(counted ? { times: typeof n === 'number' ? n : 0 } : {}),
          edit: (times) => {
            const { [id]: _, ...others } = all;
            if (times <= 0) return set(others);
            const fresh = entry ?? freshValue(field.fresh, field.parts);
            const next = counted ? withPath(fresh, counted.path, times) : undefined;
            return set({ ...all, [id]: next?.ok ? next.value : fresh });
          },
        };
      });
    }
    default:
      return [];
  }
}

/** How many of a field's states are tried to learn whether they show. */
const TRIED = 4;

/** Every state that somebody may be in: of the fields whose states show on their card. A field is known by trying its first ones, without doing it. */
export const statesOf = oncePerState((ruleset, fight, who: Id): readonly StateOf[] => {
  const sheet = fight.combatants[who]?.sheet;
  const seen = (now: Fight) => JSON.stringify([ruleset.badges(now, who), ruleset.standing(now, who)]);
  const before = seen(fight);
  return sheetFields(ruleset, fight, who).flatMap((field): StateOf[] => {
    // Toward somebody it is no state by itself.
    if ('options' in field && field.options.some(({ id }) => id in fight.combatants)) return [];
    const states = statesIn(field, sheet, who);
    for (const state of states.slice(0, TRIED)) {
      const edit = state.edit(state.is ? 0 : 1);
      const after = edit && tried(ruleset, fight, [edit]);
      if (!after || seen(after) === before) continue;
      // “Light” says nothing alone, “Dead” does: how somebody stands is told by that word.
      const plain = field.kind !== 'choice' || capital(ruleset.standing(after, who).word) === state.label;
      return plain ? states : states.map((one) => ({ ...one, label: `${one.label} (${field.label})` }));
    }
    return [];
  });
});

/** The fight after some edits, without doing them; undefined where they are refused. */
export function tried(ruleset: Ruleset, fight: Fight, edits: readonly Edit[]): Fight | undefined {
  const ran = run(ruleset, fight, { type: 'edit', label: 'Tried', edits: [...edits] }, []);
  return ran.fault || ran.question ? undefined : ran.fight;
}
