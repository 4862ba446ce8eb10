/**
 * Changes a character by a fight's end, the undo of that end, a rest, or a fresh start. Pure
 * functions.
 */
import type { After, Kept, Lasting, Rest, Resting } from '../../engine/after/after.ts';
import type { Combatant, Fight } from '../../engine/fight.ts';
import { getPath } from '../../engine/forms/schema.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Id, okResult, type Result, refusedResult } from '../../engine/words.ts';
import { type Carried, type Character, type CharacterEvent, type FightEvent, MOST_EVENTS } from './item.ts';
import { differing, keptOf, withKept } from './lasting.ts';

/** A game with what it says about the time after a fight. */
export interface WithAfter {
  game: Ruleset;
  after: After;
}

/** Which end of which fight is meant, and the words for it. */
export interface FightEnd {
  encounter: string;
  serial: number;
  name: string;
  date: number;
  /** How the fight ended, as one sentence; '' where the game does not say. */
  ending: string;
}

/** How many of the most recent ends can be undone. For older ends too much has happened since. */
const TAKEN_BACK = 5;

export const carriedOf = (character: Character): Carried => character.carried ?? { fresh: [], taken: {}, history: [] };

/** A character with its record; a character without anything carried or a history has no record. */
function withCarried(character: Character, carried: Carried): Character {
  const { carried: _, ...rest } = character;
  const empty = carried.fresh.length === 0 && carried.history.length === 0;
  return empty ? rest : { ...rest, carried };
}

/** The sheet before any fight changed it. Refused where the kept values no longer fit. */
export const freshSheet = ({ game }: Pick<WithAfter, 'game'>, character: Character): Result<unknown> =>
  withKept(game, character.sheet, carriedOf(character).fresh);

/** How a character comes to the next fight, in the game's words; '' if nothing is carried. */
export function wordsOf(of: WithAfter, character: Character): string {
  const fresh = freshSheet(of, character);
  return fresh.ok && carriedOf(character).fresh.length > 0 ? of.after.words(character.sheet, fresh.value) : '';
}

/** The character after a fight or rest has changed its sheet; the first values are remembered. */
function changed(character: Character, sheet: unknown, before: readonly Kept[], carried: Carried): Character {
  const known = new Set(carried.fresh.map(({ path }) => path));
  const all = [...carried.fresh, ...before.filter(({ path }) => !known.has(path))];
  return withCarried({ ...character, sheet }, { ...carried, fresh: differing(sheet, all) });
}

const lineOf = ({ text }: Lasting): string => text.slice(0, 200);
const newest = (events: readonly CharacterEvent[]): CharacterEvent[] =>
  events
    .slice(-MOST_EVENTS)
    .map((event, at, all) =>
      event.kind === 'fight' && all.slice(at + 1).filter(({ kind }) => kind === 'fight').length >= TAKEN_BACK
        ? withoutSheets(event)
        : event,
    );
const withoutSheets = ({ before: _b, after: _a, ...event }: FightEvent): FightEvent => event;

/** The result of a fight's end for one character: the sheet after it, and lines that tell it. */
export interface Outcome {
  sheet: unknown;
  changes: Lasting[];
  ended: Lasting[];
}

/**
 * The changes among lasting values, never empty after a change: some have no words of their own.
 */
function changesBetween({ after }: Pick<WithAfter, 'after'>, before: unknown, sheet: unknown): Lasting[] {
  const told = after.changes(before, sheet);
  return told.length > 0 || differing(sheet, keptOf(after, before)).length === 0
    ? told
    : [{ text: 'How some of it is held, worn or kept', rule: 'by hand' }];
}

/** What somebody of a finished fight carries over. Refused if it does not fit the character. */
export function outcomeFor(of: WithAfter, fight: Fight, who: Id, character: Character): Result<Outcome> {
  const { sheet: settled, ended } = of.after.over(fight, who, character.sheet);
  const put = withKept(of.game, character.sheet, keptOf(of.after, settled));
  if (!put.ok) return put;
  return okResult({ sheet: put.value, changes: changesBetween(of, character.sheet, put.value), ended });
}

/** The word for a combatant who did not stand when the fight was over: “Dead”. */
const fateOf = ({ game }: WithAfter, fight: Fight, who: Id): string => {
  const { at, word } = game.standing(fight, who);
  return at === 'up' || word === '' ? '' : `${word.charAt(0).toUpperCase()}${word.slice(1)}.`;
};

/**
 * The character after the end of a fight: the sheet has what carries over, the history the fight.
 * Keeping the same end again replaces what was written before.
 */
export function afterFight(
  of: WithAfter,
  fight: Fight,
  { id }: Pick<Combatant, 'id'>,
  end: FightEnd,
  character: Character,
): Result<Character> {
  const outcome = outcomeFor(of, fight, id, character);
  if (!outcome.ok) return outcome;
  const carried = carriedOf(character);
  const isThis = (event: CharacterEvent) =>
    event.kind === 'fight' &&
    event.encounter === end.encounter &&
    (event.serial === end.serial || event.undone !== undefined);
  const earlier = carried.history.find(
    (event): event is FightEvent => isThis(event) && event.kind === 'fight' && event.undone === undefined,
  );
  const { sheet, changes } = outcome.value;
  const now = keptOf(of.after, sheet);
  // Where an end is kept twice, undo still goes back to the values before the first time.
  const start = earlier?.before ? withKept(of.game, character.sheet, earlier.before) : okResult(character.sheet);
  const base = start.ok ? start.value : character.sheet;
  const before = differing(sheet, keptOf(of.after, base));
  const event: FightEvent = {
    kind: 'fight',
    encounter: end.encounter,
    serial: end.serial,
    date: end.date,
    name: end.name.slice(0, 120),
    outcome: [end.ending, fateOf(of, fight, id)].filter(Boolean).join(' ').slice(0, 400),
    lines: (earlier ? changesBetween(of, base, sheet) : changes).map(lineOf).slice(0, 60),
    counts: Object.fromEntries(of.after.counts.map((one) => [one.id, Math.max(0, Math.trunc(one.of(base, sheet)))])),
    before,
    after: now.filter(({ path }) => before.some((one) => one.path === path)),
  };
  const history = newest([...carried.history.filter((one) => !isThis(one)), event]);
  return okResult(changed(character, sheet, before, { ...carried, history }));
}

/** The result of taking an end back, or bringing it again. `stays`: why the sheet was left. */
export interface TakenBack {
  character: Character;
  stays?: string;
}

/** Whether a sheet is still as one write left it. */
const stillAs = (sheet: unknown, kept: readonly Kept[] | undefined): kept is readonly Kept[] =>
  kept !== undefined && differing(sheet, kept).length === 0;

/** The present end of an encounter, and what the fight as it is leaves on a character. */
export interface CurrentEnd {
  serial: number;
  leaves(character: Character): readonly Kept[] | undefined;
}

/**
 * Compares a character with the present end of its encounter, if any. A kept end that is gone is
 * taken back from the sheet. A taken-back end that is present again with the same outcome is put on
 * the sheet again. Values that were changed since then stay, and one sentence says so. Undefined
 * where nothing is to be done.
 */
export function heldAgainst(
  of: Pick<WithAfter, 'game'>,
  character: Character,
  encounter: string,
  stands: CurrentEnd | undefined,
): TakenBack | undefined {
  let now = character;
  let stays: string | undefined;
  const mark = (event: FightEvent, to: FightEvent): void => {
    const carried = carriedOf(now);
    now = withCarried(now, { ...carried, history: carried.history.map((one) => (one === event ? to : one)) });
  };
  // The newest first, because a later end lies on top of an earlier one.
  for (const event of carriedOf(character).history.toReversed()) {
    if (event.kind !== 'fight' || event.encounter !== encounter) continue;
    const valid = event.serial === stands?.serial;
    if (valid === (event.undone === undefined)) continue;
    const { undone, ...plain } = event;
    if (valid) {
      const left = stands?.leaves(now);
      const next = event.after && withKept(of.game, now.sheet, event.after);
      // The same end with another outcome, for example after a die was rolled again, waits for the
      // GM as at first.
      if (!left || !next?.ok || differing(next.value, left).length > 0) continue;
      if (undone === 'all' && !stillAs(now.sheet, event.before)) continue;
      mark(event, plain);
      if (undone === 'all') now = changed(now, next.value, event.before ?? [], carriedOf(now));
    } else {
      const put =
        stillAs(now.sheet, event.after) && event.before ? withKept(of.game, now.sheet, event.before) : undefined;
      mark(event, { ...plain, undone: put?.ok ? 'all' : 'stays' });
      if (put?.ok) now = changed(now, put.value, [], carriedOf(now));
      else
        stays = `${character.name} stays as they are, for they have changed since the end of “${event.name}” was kept: set on the shelf what should be otherwise.`;
    }
  }
  return now === character ? undefined : { character: now, ...(stays === undefined ? {} : { stays }) };
}

/** Why a character cannot take a rest now; undefined when it can. */
export function barToRest(character: Character, rest: Rest): string | undefined {
  const taken = carriedOf(character).taken[rest.id] ?? 0;
  if (rest.most && taken >= rest.most.times)
    return `${rest.name}: at most ${rest.most.times === 1 ? 'once' : `${rest.most.times} times`} between longer rests (${rest.rule}).`;
  const verdict = rest.allowed?.(character.sheet) ?? true;
  if (verdict !== true) return `${verdict.text} (${verdict.rule})`;
  if (rest.choices && rest.choices(character.sheet).length === 0)
    return `There is nothing to choose for it (${rest.rule}).`;
  return undefined;
}

/** The character after a rest, and the changes. Refuses a rest that lacks a die or a choice. */
export function afterRest(
  of: WithAfter,
  character: Character,
  id: string,
  how: Omit<Resting, 'fresh'>,
  date: number,
): Result<{ character: Character; changes: Lasting[] }> {
  const rest = of.after.rests.find((one) => one.id === id);
  if (!rest) return refusedResult('by hand', `${of.game.name} has no rest “${id}”.`);
  const bar = barToRest(character, rest);
  if (bar !== undefined) return refusedResult(rest.rule, bar);
  for (const { id: die, label, sides } of rest.dice?.(character.sheet) ?? []) {
    const face = how.faces[die];
    if (face === undefined || !Number.isInteger(face) || face < 1 || face > sides)
      return refusedResult(rest.rule, `${label}: a face from 1 to ${sides} is wanted.`);
  }
  if (rest.choices && !rest.choices(character.sheet).some((one) => one.id === how.choice))
    return refusedResult(rest.rule, `${rest.name}: choose one of what it can be for.`);
  const fresh = freshSheet(of, character);
  if (!fresh.ok) return fresh;
  const rested = rest.take(character.sheet, { ...how, fresh: fresh.value });
  const put = withKept(of.game, character.sheet, keptOf(of.after, rested));
  if (!put.ok) return put;
  const changes = changesBetween(of, character.sheet, put.value);
  const carried = carriedOf(character);
  const taken = Object.fromEntries(
    Object.entries(carried.taken).filter(
      ([other]) => !of.after.rests.find((one) => one.id === other)?.most?.until.includes(id),
    ),
  );
  if (rest.most) taken[id] = (carried.taken[id] ?? 0) + 1;
  const event: CharacterEvent = {
    kind: 'rest',
    rest: id,
    name: rest.name,
    date,
    lines: changes.map(lineOf).slice(0, 60),
  };
  const before = differing(put.value, keptOf(of.after, character.sheet));
  return okResult({
    character: changed(character, put.value, before, {
      ...carried,
      taken,
      history: newest([...carried.history, event]),
    }),
    changes,
  });
}

/**
 * The edits that give a sheet in the set-up its fresh values, or those after the last fight. None
 * where the sheet already has them.
 */
export function freshOrCarried(character: Character, sheet: unknown): { fresh: Kept[]; carried: Kept[] } {
  const { fresh } = carriedOf(character);
  const now = fresh.map(({ path }): Kept => {
    const value = getPath(character.sheet, path);
    return value === undefined ? { path } : { path, value };
  });
  return { fresh: differing(sheet, fresh), carried: differing(sheet, now) };
}

/** Counts each counted thing in the history. Ends that were taken back in full do not count. */
export const countsOf = (
  { after }: Pick<WithAfter, 'after'>,
  character: Character,
): { id: string; words: string }[] => {
  const fights = carriedOf(character).history.filter(
    (event): event is FightEvent => event.kind === 'fight' && event.undone === undefined,
  );
  return after.counts.flatMap(({ id, one, many }) => {
    const n = fights.reduce((sum, { counts }) => sum + (counts[id] ?? 0), 0);
    return n === 0 ? [] : [{ id, words: `${n} ${n === 1 ? one : many}` }];
  });
};
