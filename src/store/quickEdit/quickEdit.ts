/**
 * Sets a figure for several combatants at once by a word (`-5`, `=3 stress`, `+slowed`). Gives the
 * edits for all of them, and the results in words.
 */
import type { Edit } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset, Track } from '../../engine/ruleset.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { type Id, nameList, okResult, type Result, refusedResult } from '../../engine/words.ts';
import { plainWords } from '../shelf/search.ts';
import { type Figure, fightAfterEdits, figuresOf, followed, type StateOf, statesOf } from './figures.ts';
import { type QuickEditPart, readQuickEdit } from './readQuickEdit.ts';

/** What a line does. */
export interface QuickEdit {
  edits: Edit[];
  /** Set where only the numbers change, and nothing follows from them. */
  raw?: true;
  /** The name of the step, for the log and for undo. */
  label: string;
  /**
   * What becomes of each combatant, in words. The screen shows this text before the step is done.
   */
  results: { id: Id; name: string; text: string }[];
}

/**
 * The edits that one part makes to a combatant; undefined where the combatant has nothing of the
 * name.
 */
type Does = Edit[] | undefined;

/**
 * Rates how well words match a name: the whole name is best, then its start, then the start of a
 * word in it. Undefined is no match.
 */
function rankOf(asked: string, label: string): number | undefined {
  const [words, named] = [parted(asked), parted(label)];
  if (words.join(' ') === named.join(' ')) return 0;
  if (named.join(' ').startsWith(words.join(' '))) return 1;
  return words.every((word) => named.some((other) => other.startsWith(word))) ? 2 : undefined;
}
const parted = (text: string): string[] =>
  plainWords(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Finds the label that some words mean. Refuses where several labels match equally well, and where
 * none matches.
 */
function meantOf(asked: string, labels: readonly string[], possible: () => string): Result<string> {
  const ranked = [...new Set(labels)].flatMap((label) => {
    const rank = rankOf(asked, label);
    return rank === undefined ? [] : [{ label, rank }];
  });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const [one, other, ...more] = ranked.filter(({ rank }) => rank === best).map(({ label }) => label);
  if (one === undefined) return refusedResult('by hand', `Nobody here has “${asked}”. ${possible()}`);
  return other === undefined
    ? okResult(one)
    : refusedResult('by hand', `Which “${asked}”: ${[one, other, ...more].slice(0, 6).join(', ')}?`);
}

const MOST_NAMED = 14;
const some = (labels: readonly string[]): string => {
  const all = [...new Set(labels)];
  return all.length > MOST_NAMED
    ? `${all.slice(0, MOST_NAMED).join(', ')} and ${all.length - MOST_NAMED} more`
    : nameList(all);
};

/** The names of the figures that screens show of these combatants. */
export const trackNames = (ruleset: Ruleset, fight: Fight, ids: readonly Id[]): string[] => [
  ...new Set(ids.flatMap((id) => figuresOf(ruleset, fight, id).flatMap(({ label, track }) => (track ? [label] : [])))),
];
/** The names of the states that these combatants may be in. */
export const stateNames = (ruleset: Ruleset, fight: Fight, ids: readonly Id[]): string[] => [
  ...new Set(ids.flatMap((id) => statesOf(ruleset, fight, id).map(({ label }) => label))),
];

/** The tracks that harm is taken from, each with the harm that one unit of the track stands for. */
function harmedOf(ruleset: Ruleset, fight: Fight, who: Id): { figure: Figure; track: Track; worth: number }[] {
  const figures = figuresOf(ruleset, fight, who);
  const said =
    ruleset.harmed ?? figures.flatMap(({ track }) => (track?.weight === 'vital' ? [{ track: track.id }] : []));
  return said.flatMap(({ track: id, worth = 1 }: { track: Id; worth?: number }) => {
    const figure = figures.find(({ track }) => track?.id === id);
    return figure?.track ? [{ figure, track: figure.track, worth }] : [];
  });
}

/**
 * Does harm, or takes harm back. A bar falls; boxes and loads fill. Harm that one track cannot take
 * goes to the next.
 */
function harm(ruleset: Ruleset, fight: Fight, who: Id, by: number): Does {
  const tracks = harmedOf(ruleset, fight, who);
  if (tracks.length === 0) return undefined;
  let left = Math.abs(by);
  const edits: Edit[] = [];
  for (const { figure, track, worth } of tracks) {
    const falls = track.kind === 'bar';
    const [free, taken] = falls
      ? [figure.value - figure.min, figure.max - figure.value]
      : [figure.max - figure.value, figure.value - figure.min];
    const units = by < 0 ? Math.min(free, Math.ceil(left / worth)) : Math.min(taken, Math.floor(left / worth));
    if (units <= 0) continue;
    left -= units * worth;
    edits.push(figure.edit(figure.value + (falls === by < 0 ? -units : units)));
    if (left <= 0) break;
  }
  return edits;
}

const set = (figure: Figure, to: number): Edit[] => {
  const next = Math.min(figure.max, Math.max(figure.min, to));
  return next === figure.value ? [] : [figure.edit(next)];
};

function state(one: StateOf, comes: boolean, times: number | undefined): Edit[] {
  const has = one.is ? (one.times ?? 1) : 0;
  const counted = one.times !== undefined;
  const next = comes ? (counted ? has + (times ?? 1) : 1) : counted && times !== undefined ? has - times : 0;
  const edit = Math.max(0, next) === has ? undefined : one.edit(next);
  return edit ? [edit] : [];
}

/**
 * Reads a part: its name as the screens write it, and its edits to each combatant. Refuses where no
 * combatant has anything of this name.
 */
function partOf(
  ruleset: Ruleset,
  fight: Fight,
  ids: readonly Id[],
  part: QuickEditPart,
): Result<{ words: string; does(now: Fight, who: Id): Does }> {
  if (part.kind === 'state') {
    const names = stateNames(ruleset, fight, ids);
    const meant = meantOf(part.state, names, () =>
      names.length > 0 ? `States are ${some(names)}.` : 'They have no states that can be set so.',
    );
    if (!meant.ok) return meant;
    const { times } = part;
    const comes = part.way === 'comes';
    const counted = ids.some((id) =>
      statesOf(ruleset, fight, id).some((one) => one.label === meant.value && one.times !== undefined),
    );
    if (times !== undefined && !counted)
      return refusedResult('by hand', `${meant.value} is not counted: say ${comes ? '+' : '-'}${part.state}.`);
    return okResult({
      words: `${comes ? '' : 'no longer '}${meant.value}${times === undefined ? '' : ` ${comes ? '+' : '−'}${times}`}`,
      does: (now, who) => {
        const one = statesOf(ruleset, now, who).find(({ label }) => label === meant.value);
        return one && state(one, comes, times);
      },
    });
  }
  if (part.kind === 'by' && part.name === '') {
    if (ids.every((id) => harmedOf(ruleset, fight, id).length === 0))
      return refusedResult(
        'by hand',
        `Nobody here has anything to take harm from. ${possibleWords(ruleset, fight, ids)}`,
      );
    return okResult({
      words: part.by < 0 ? `${-part.by} harm` : `${part.by} harm less`,
      does: (now, who) => harm(ruleset, now, who, part.by),
    });
  }
  const first = ids.flatMap((id) => harmedOf(ruleset, fight, id)[0]?.figure.label ?? [])[0];
  const labels = ids.flatMap((id) => figuresOf(ruleset, fight, id).map(({ label }) => label));
  const meant =
    part.name !== ''
      ? meantOf(part.name, labels, () => possibleWords(ruleset, fight, ids))
      : first === undefined
        ? refusedResult('by hand', `Nobody here has such a value. ${possibleWords(ruleset, fight, ids)}`)
        : okResult(first);
  if (!meant.ok) return meant;
  const figure = (now: Fight, who: Id) =>
    part.name === ''
      ? harmedOf(ruleset, now, who)[0]?.figure
      : figuresOf(ruleset, now, who).find(({ label }) => label === meant.value);
  const next = (now: number) => (part.kind === 'to' ? part.to : now + part.by);
  return okResult({
    words:
      part.kind === 'to'
        ? `${meant.value} is ${part.to}`
        : `${meant.value} ${next(0) < 0 ? '−' : '+'}${Math.abs(next(0))}`,
    does: (now, who) => {
      const one = figure(now, who);
      return one && set(one, next(one.value));
    },
  });
}

function possibleWords(ruleset: Ruleset, fight: Fight, ids: readonly Id[]): string {
  const names = trackNames(ruleset, fight, ids);
  return names.length > 0 ? `Values are ${some(names)}, and every number of the sheet.` : 'Their sheets have the rest.';
}

/** Says in words how a combatant differs between two states of the fight. */
function changeOf(ruleset: Ruleset, before: Fight, after: Fight, who: Id): string {
  const tracks = ruleset.tracks(after, who).flatMap((track) => {
    const was = ruleset.tracks(before, who).find(({ id }) => id === track.id);
    return was && was.value !== track.value ? [`${track.label} ${was.value} → ${track.value}`] : [];
  });
  const badge = (now: Fight) =>
    ruleset.badges(now, who).map(({ label, count }) => (count === undefined ? label : `${label} ${count}`));
  const [had, has] = [badge(before), badge(after)];
  const [stood, stands] = [ruleset.standing(before, who), ruleset.standing(after, who)];
  const words = [
    ...tracks,
    ...has.filter((one) => !had.includes(one)),
    ...had.filter((one) => !has.includes(one)).map((one) => `no longer ${one}`),
    ...(stood.word === stands.word ? [] : [stands.word]),
  ];
  // A state and a standing may have the same word. That word is said once.
  return words.filter((one, at) => words.findIndex((other) => plainWords(other) === plainWords(one)) === at).join(', ');
}

/**
 * Makes the edits of a line for these combatants, as one step. With `!` at its end only the numbers
 * are set, and nothing follows. Refuses with one sentence where a part cannot be read, no combatant
 * has what it names, or nothing would change. A combatant who lacks what others have stays as they
 * are, and the text says so.
 */
export function quickEditOf(ruleset: Ruleset, fight: Fight, ids: readonly Id[], line: string): Result<QuickEdit> {
  const who = ids.filter((id) => fight.combatants[id]);
  if (who.length === 0) return refusedResult('by hand', 'Choose somebody first, in the order or on the map.');
  const raw = line.trim().endsWith('!');
  const read = readQuickEdit(raw ? line.trim().slice(0, -1) : line);
  if (!read.ok) return read;
  const edits: Edit[] = [];
  const words: string[] = [];
  const without = new Map<Id, number>();
  let now = fight;
  for (const part of read.value) {
    const meant = partOf(ruleset, now, who, part);
    if (!meant.ok) return meant;
    words.push(meant.value.words);
    const next: Edit[] = [];
    for (const id of who) {
      const does = meant.value.does(now, id);
      if (does === undefined) without.set(id, (without.get(id) ?? 0) + 1);
      else next.push(...does);
    }
    if (next.length === 0) continue;
    const after = fightAfterEdits(ruleset, now, next);
    if (!after) return refusedResult('by hand', `“${meant.value.words}” cannot be set so: open the sheet to see why.`);
    edits.push(...next);
    now = after;
  }
  if (edits.length === 0)
    return refusedResult('by hand', `${words.join(', ')}: that is so already, or as far as it goes.`);
  // The text also tells what follows, before the step is done. Answers to questions on the way are
  // not known yet.
  const after = raw ? now : (followed(ruleset, fight, edits) ?? now);
  const results = who.map((id) => ({
    id,
    name: nameOfOne(fight, id),
    text:
      (after.combatants[id] ? changeOf(ruleset, fight, after, id) : 'is gone') ||
      (without.has(id) ? 'has nothing of the kind: stays as it is' : 'stays as it is'),
  }));
  const changed = results.filter(({ id }) => edits.some((edit) => 'combatant' in edit && edit.combatant === id));
  const names =
    changed.length > 5
      ? [...changed.slice(0, 4).map(({ name }) => name), `${changed.length - 4} more`]
      : changed.map(({ name }) => name);
  const label = `${nameList(names)}: ${words.join(', ')}.`.slice(0, 200);
  return okResult({ edits, label, results, ...(raw ? { raw } : {}) });
}
