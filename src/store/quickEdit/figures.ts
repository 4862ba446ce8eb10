/**
 * Finds what a word can set on a combatant: the numbers of the sheet by their names on screen, and
 * the states that cards show.
 */

import type { Edit } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import { absentValue, absentWords, freshValue, type PlainField } from '../../engine/forms/field.ts';
import { listOf } from '../../engine/forms/fieldWords.ts';
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import { getPath, withPath } from '../../engine/forms/schema.ts';
import type { Ruleset, Track } from '../../engine/ruleset.ts';
import { runCommand } from '../../engine/running/run.ts';
import { oncePerState } from '../../engine/table/once.ts';
import { countersOf, sheetFields } from '../../engine/table/sheetEdits.ts';
import { capitalized, type Id } from '../../engine/words.ts';

/** A number of a combatant, as a track shows it or as it stands on the sheet. */
export interface Figure {
  label: string;
  value: number;
  /** The least value that can be set: the track's end where the track cannot be passed. */
  min: number;
  max: number;
  track?: Track;
  edit(to: number): Edit;
}

const between = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n));

/** Lists every number of a combatant that can be set, those with a track first. */
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

/** A state that a combatant may be in. */
export interface StateOf {
  label: string;
  /** Whether the combatant is in the state now. */
  is: boolean;
  /** How many times the combatant has the state, where the form counts. */
  times?: number;
  /**
   * Makes the edit that puts the combatant into the state, or out of it. Undefined where the form
   * has no such value.
   */
  edit(times: number): Edit | undefined;
}

/** Lists the states that a field of a sheet can hold. A field of another kind holds none. */
function statesIn(field: PlainField, sheet: unknown, who: Id): StateOf[] {
  const value = getPath(sheet, field.path);
  const set = (to: unknown): Edit => ({ edit: 'sheet', combatant: who, path: field.path, value: to });
  switch (field.kind) {
    case 'switch':
      return [{ label: field.label, is: value === true, edit: (times) => set(times > 0) }];
    case 'choice': {
      const usual = absentWords(field) === undefined ? field.options[0]?.id : absentValue(field);
      return field.options.flatMap(({ id, label }) =>
        id === usual
          ? []
          : [{ label: capitalized(label), is: value === id, edit: (times: number) => set(times > 0 ? id : usual) }],
      );
    }
    case 'choices': {
      if (field.parts !== undefined) return [];
      const has = listOf(value);
      const idOf = (one: unknown) => (typeof one === 'string' ? one : getPath(one, 'id'));
      return field.options.map((option) => ({
        label: capitalized(option.label),
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
            const fresh = times > 0 ? freshValue(field.fresh, field.parts) : absentValue(field);
            return times > 0 && fresh === undefined ? undefined : set(fresh);
          },
        },
      ];
    }
    case 'entries': {
      if (field.keys === 'words') return [];
      const counted = field.parts.find(({ kind }) => kind === 'number');
      const all: Record<string, unknown> = { ...(isPlainRecord(value) ? value : {}) };
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

/** How many of a field's states are tried, to learn whether the card shows them. */
const TRIED = 4;

/**
 * Lists every state that a combatant may be in, from the fields whose states the card shows. A
 * field's first states are tried on a copy of the fight, to learn whether the card shows them.
 */
export const statesOf = oncePerState((ruleset, fight, who: Id): readonly StateOf[] => {
  const sheet = fight.combatants[who]?.sheet;
  const seen = (now: Fight) => JSON.stringify([ruleset.badges(now, who), ruleset.standing(now, who)]);
  const before = seen(fight);
  return sheetFields(ruleset, fight, who).flatMap((field): StateOf[] => {
    // A field that names another combatant is no state by itself.
    if ('options' in field && field.options.some(({ id }) => id in fight.combatants)) return [];
    const states = statesIn(field, sheet, who);
    for (const state of states.slice(0, TRIED)) {
      const edit = state.edit(state.is ? 0 : 1);
      const after = edit && fightAfterEdits(ruleset, fight, [edit]);
      if (!after || seen(after) === before) continue;
      // The word “Light” says nothing alone, “Dead” does: a combatant's standing is shown by that
      // word.
      const plain = field.kind !== 'choice' || capitalized(ruleset.standing(after, who).word) === state.label;
      return plain ? states : states.map((one) => ({ ...one, label: `${one.label} (${field.label})` }));
    }
    return [];
  });
});

/**
 * Gives the fight after some edits, and leaves the given fight alone. Undefined where the edits are
 * refused.
 */
export function fightAfterEdits(ruleset: Ruleset, fight: Fight, edits: readonly Edit[]): Fight | undefined {
  const result = runCommand(ruleset, fight, { type: 'edit', label: 'Tried', edits: [...edits], raw: true }, []);
  return result.fault || result.question ? undefined : result.fight;
}

/**
 * Gives the fight after some edits and everything that follows from them, up to the first question.
 * Undefined where the edits are refused.
 */
export function followed(ruleset: Ruleset, fight: Fight, edits: readonly Edit[]): Fight | undefined {
  const result = runCommand(ruleset, fight, { type: 'edit', label: 'Tried', edits: [...edits] }, []);
  return result.fault ? undefined : result.fight;
}
