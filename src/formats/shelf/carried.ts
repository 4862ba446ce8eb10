/** How a character changes by the end of a fight, by its being taken back, by a rest, by a fresh start. Pure: from character to character. */
import type { After, Kept, Lasting, Rest, Resting } from '../../engine/after/after.ts';
import type { Combatant, Fight } from '../../engine/fight.ts';
import { getPath } from '../../engine/forms/schema.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { done, type Id, type Result, refused } from '../../engine/words.ts';
import { type Carried, type Character, type CharacterEvent, type FightEvent, MOST_EVENTS } from './item.ts';
import { differing, keptOf, withKept } from './lasting.ts';

/** A game with what it says of the time after a fight. */
export interface WithAfter {
  game: Ruleset;
  after: After;
}

/** Which end of which fight it is, and how it is told. */
export interface End {
  encounter: string;
  serial: number;
  name: string;
  date: number;
  /** How it ended, as one sentence; '' where the game does not say. */
  ending: string;
}

/** Ends further back than so are not taken back from a character: more has come since. */
const TAKEN_BACK = 5;

export const carriedOf = (character: Character): Carried => character.carried ?? { fresh: [], taken: {}, history: [] };

/** A character with what it carries; who carries nothing and has no history keeps no record. */
function withCarried(character: Character, carried: Carried): Character {
  const { carried: _, ...rest } = character;
  const empty = carried.fresh.length === 0 && carried.history.length === 0;
  return empty ? rest : { ...rest, carried };
}

/** The sheet as it was before any fight changed it. Refused where what was kept does not fit any more. */
export const freshSheet = ({ game }: Pick<WithAfter, 'game'>, character: Character): Result<unknown> =>
  withKept(game, character.sheet, carriedOf(character).fresh);

/** How a character comes to the next fight, in the game's words; '' for whoever carries nothing. */
export function wordsOf(of: WithAfter, character: Character): string {
  const fresh = freshSheet(of, character);
  return fresh.ok && carriedOf(character).fresh.length > 0 ? of.after.words(character.sheet, fresh.value) : '';
}

/** A character whose sheet has changed from what it was by a fight or a rest: what of it is not as it was at first is remembered. */
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

/** What a fight's end comes to for one character: the sheet after it, in lines. */
export interface Outcome {
  sheet: unknown;
  changes: Lasting[];
  ended: Lasting[];
}

/** What changed of what lasts, never nothing where something did: a thing that is held otherwise has no words of its own. */
function changesBetween({ after }: Pick<WithAfter, 'after'>, before: unknown, sheet: unknown): Lasting[] {
  const told = after.changes(before, sheet);
  return told.length > 0 || differing(sheet, keptOf(after, before)).length === 0
    ? told
    : [{ text: 'How some of it is held, worn or kept', rule: 'by hand' }];
}

/** Works out what somebody of a fight that is over carries over to their character. Refused where it does not fit the character. */
export function outcomeFor(of: WithAfter, fight: Fight, who: Id, character: Character): Result<Outcome> {
  const { sheet: settled, ended } = of.after.over(fight, who, character.sheet);
  const put = withKept(of.game, character.sheet, keptOf(of.after, settled));
  if (!put.ok) return put;
  return done({ sheet: put.value, changes: changesBetween(of, character.sheet, put.value), ended });
}

/** How somebody stood when it was over, where they did not stand: "Dead". */
const fateOf = ({ game }: WithAfter, fight: Fight, who: Id): string => {
  const { at, word } = game.standing(fight, who);
  return at === 'up' || word === '' ? '' : `${word.charAt(0).toUpperCase()}${word.slice(1)}.`;
};

/**
 * The character after the end of a fight: what carries over is on its sheet, the fight in its history. The same end kept once more
 * replaces what it had written.
 */
export function afterFight(
  of: WithAfter,
  fight: Fight,
  { id }: Pick<Combatant, 'id'>,
  end: End,
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
  // Kept twice, it still goes back to what was before the first time.
  const start = earlier?.before ? withKept(of.game, character.sheet, earlier.before) : done(character.sheet);
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
  return done(changed(character, sheet, before, { ...carried, history }));
}

/** What came of taking an end back from a character, or bringing it again. `stays`: why its sheet was left as it is, as a sentence. */
export interface TakenBack {
  character: Character;
  stays?: string;
}

/** Whether a sheet still is as one writing of it left it. */
const stillAs = (sheet: unknown, kept: readonly Kept[] | undefined): kept is readonly Kept[] =>
  kept !== undefined && differing(sheet, kept).length === 0;

/** The end of an encounter that stands now, and what it leaves on a character by the fight as it is. */
export interface Standing {
  serial: number;
  leaves(character: Character): readonly Kept[] | undefined;
}

/**
 * Holds a character against the end of an encounter that stands, if one does: another one that was kept is taken back from the sheet,
 * and what was taken back comes again when the same end does, with the same outcome. What has been changed since stays as it is, and is
 * told once. Undefined where all is as it should be.
 */
export function heldAgainst(
  of: Pick<WithAfter, 'game'>,
  character: Character,
  encounter: string,
  stands: Standing | undefined,
): TakenBack | undefined {
  let now = character;
  let stays: string | undefined;
  const mark = (event: FightEvent, to: FightEvent): void => {
    const carried = carriedOf(now);
    now = withCarried(now, { ...carried, history: carried.history.map((one) => (one === event ? to : one)) });
  };
  // The newest first: what an earlier end left is under what a later one did.
  for (const event of carriedOf(character).history.toReversed()) {
    if (event.kind !== 'fight' || event.encounter !== encounter) continue;
    const valid = event.serial === stands?.serial;
    if (valid === (event.undone === undefined)) continue;
    const { undone, ...plain } = event;
    if (valid) {
      const left = stands?.leaves(now);
      const next = event.after && withKept(of.game, now.sheet, event.after);
      // Another outcome of the same end, a die taken anew: it waits for the GM's word as at first.
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

/** Why a rest cannot be taken by a character now; undefined when it can. */
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

/** The character after a rest, with what it changed. Refused where the rest cannot be taken, or lacks a die or a choice. */
export function afterRest(
  of: WithAfter,
  character: Character,
  id: string,
  how: Omit<Resting, 'fresh'>,
  date: number,
): Result<{ character: Character; changes: Lasting[] }> {
  const rest = of.after.rests.find((one) => one.id === id);
  if (!rest) return refused('by hand', `${of.game.name} has no rest “${id}”.`);
  const bar = barToRest(character, rest);
  if (bar !== undefined) return refused(rest.rule, bar);
  for (const { id: die, label, sides } of rest.dice?.(character.sheet) ?? []) {
    const face = how.faces[die];
    if (face === undefined || !Number.isInteger(face) || face < 1 || face > sides)
      return refused(rest.rule, `${label}: a face from 1 to ${sides} is wanted.`);
  }
  if (rest.choices && !rest.choices(character.sheet).some((one) => one.id === how.choice))
    return refused(rest.rule, `${rest.name}: choose one of what it can be for.`);
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
  return done({
    character: changed(character, put.value, before, {
      ...carried,
      taken,
      history: newest([...carried.history, event]),
    }),
    changes,
  });
}

/** The values that make somebody's sheet in a set-up fresh again, or as they came from their last fight; none where it is so already. */
export function freshOrCarried(character: Character, sheet: unknown): { fresh: Kept[]; carried: Kept[] } {
  const { fresh } = carriedOf(character);
  const now = fresh.map(({ path }): Kept => {
    const value = getPath(character.sheet, path);
    return value === undefined ? { path } : { path, value };
  });
  return { fresh: differing(sheet, fresh), carried: differing(sheet, now) };
}

/** How often each thing that the game counts stands in a history; ends that were taken back with all they did do not count. */
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
