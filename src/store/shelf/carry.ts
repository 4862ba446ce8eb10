/**
 * Carries the marks of a finished fight over to the characters of the shelf: shows them, keeps them
 * when the GM agrees, and takes them back when the GM undoes the end.
 */
import type { Lasting } from '../../engine/after/after.ts';
import { type Combatant, everyone, fullName } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Id, nameList } from '../../engine/words.ts';
import {
  afterFight,
  carriedOf,
  type FightEnd,
  heldAgainst,
  outcomeFor,
  type WithAfter,
  wordsOf,
} from '../../formats/shelf/carried.ts';
import type { Character, Item } from '../../formats/shelf/item.ts';
import { endOf, keptOf } from '../../formats/shelf/lasting.ts';
import type { OpenEncounter } from '../types.ts';
import type { ShelfStore } from './types.ts';

/** One combatant who may carry something over. */
export interface CarryRow {
  /** The combatant's id. */
  id: Id;
  name: string;
  /** The character of the shelf; undefined where the combatant is no such character. */
  character?: string;
  /**
   * `open`: the changes can be kept. `kept`: the character has the changes. `none`: nothing
   * differs. `bin` and `gone`: the character was deleted during the fight, and the fight keeps its
   * copy. `other`: the changes do not fit the character.
   */
  state: 'open' | 'kept' | 'none' | 'bin' | 'gone' | 'other';
  /** Why the changes cannot be kept, as a sentence; for the states that need a reason. */
  why?: string;
  /** The changes that the character gets, or has got where they are kept. */
  changes: readonly Lasting[];
  /** Effects that ended with the fight. */
  ended: readonly Lasting[];
  /** The character's state at the next fight, in words; '' means unhurt. */
  words: string;
}

/** What the screen shows of a finished fight. */
export interface Carrying {
  end: FightEnd;
  rows: readonly CarryRow[];
}

/** The game with its rules for the time after a fight; undefined where nothing lasts. */
export const withAfter = (game: Ruleset): WithAfter | undefined => game.after && { game, after: game.after };

/** The combatants of a fight who are characters of the shelf. */
const ofTheShelf = (open: OpenEncounter): Combatant[] =>
  everyone(open.fight).filter(({ shelf }) => shelf !== undefined);

/** Describes the end of the open fight; undefined while the fight is not over. */
function thisEnd({ encounter, ruleset, fight }: OpenEncounter, date: number): FightEnd | undefined {
  const serial = endOf(encounter);
  if (serial === undefined) return undefined;
  const ending = ruleset.order(fight).ending ?? '';
  return { encounter: encounter.id, serial, name: encounter.name, date, ending };
}

const GONE = 'is not on the shelf any more: this fight keeps its copy.';
const isCharacter = (item: Item | undefined): item is Character => item?.kind === 'character';

function rowOf(of: WithAfter, open: OpenEncounter, one: Combatant, end: FightEnd, shelf: ShelfStore): CarryRow {
  const name = fullName(one);
  const nothing = { id: one.id, name, changes: [], ended: [], words: '' };
  const item = shelf.items[one.shelf ?? ''];
  if (shelf.bin.some(({ id }) => id === one.shelf))
    return {
      ...nothing,
      character: one.shelf ?? '',
      state: 'bin',
      why: `${name} lies in the bin of the shelf: this fight keeps its copy.`,
    };
  if (!item) return { ...nothing, state: 'gone', why: `${name} ${GONE}` };
  if (!isCharacter(item) || item.game !== of.game.id)
    return { ...nothing, state: 'other', why: `“${item.name}” on the shelf is no character of ${of.game.name}.` };
  const outcome = outcomeFor(of, open.fight, one.id, item);
  if (!outcome.ok) return { ...nothing, state: 'other', why: outcome.refusal.text };
  const after = afterFight(of, open.fight, one, end, item);
  const kept = carriedOf(item).history.find(
    (event) =>
      event.kind === 'fight' &&
      event.encounter === end.encounter &&
      event.serial === end.serial &&
      event.undone === undefined,
  );
  const { changes, ended } = outcome.value;
  return {
    ...nothing,
    character: item.id,
    state: changes.length > 0 ? 'open' : kept ? 'kept' : 'none',
    // Changes that are already kept are shown in the words of that time.
    changes: changes.length > 0 || !kept ? changes : kept.lines.map((text) => ({ text, rule: 'by hand' })),
    ended,
    words: after.ok ? wordsOf(of, after.value) : '',
  };
}

/**
 * What carries over from the open fight. Undefined while the fight is not over, or where nothing
 * lasts in its game.
 */
export function carryingOf(open: OpenEncounter, shelf: ShelfStore, now: number): Carrying | undefined {
  const end = thisEnd(open, now);
  const of = end && withAfter(open.ruleset);
  if (!of) return undefined;
  return { end, rows: ofTheShelf(open).map((one) => rowOf(of, open, one, end, shelf)) };
}

/** The rows of the open fight with changes that could be kept and are not kept yet. */
export async function unkeptOf(open: OpenEncounter, shelf: () => ShelfStore, now: number): Promise<CarryRow[]> {
  await shelf().read(ofTheShelf(open).flatMap(({ shelf: id }) => id ?? []));
  return carryingOf(open, shelf(), now)?.rows.filter(({ state }) => state === 'open') ?? [];
}

/**
 * Keeps what carries over on the characters of these combatants, all or none. False after a
 * refusal, which the user is told.
 */
export async function keepCarried(
  open: OpenEncounter,
  ids: readonly Id[],
  shelf: ShelfStore,
  now: number,
): Promise<boolean> {
  const end = thisEnd(open, now);
  const of = end && withAfter(open.ruleset);
  if (!of) return false;
  const by = new Map(
    ofTheShelf(open).flatMap((one) => (ids.includes(one.id) ? [[one.shelf ?? '', one] as const] : [])),
  );
  const names = nameList([...by.values()].map(fullName));
  return shelf.change([...by.keys()], `Keep on ${names} what “${end.name}” left`, (item) => {
    const one = by.get(item.id);
    const next = one && isCharacter(item) ? afterFight(of, open.fight, one, end, item) : undefined;
    return next?.ok ? next.value : item;
  });
}

/**
 * Makes the characters of the shelf agree with an encounter as it stands. Takes back the changes of
 * an end that was undone, and brings back those of an end that was redone. Gives sentences for
 * characters that stay as they are. Does nothing where all agree.
 */
export async function holdAgainst(
  { encounter, ruleset: game }: Pick<OpenEncounter, 'encounter' | 'ruleset'>,
  shelf: () => ShelfStore,
): Promise<string[]> {
  const ids = [...shelf().entries, ...shelf().bin]
    .filter(({ fights }) => fights?.includes(encounter.id))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const { fight } = encounter;
  const serial = endOf(encounter);
  const of = serial === undefined ? undefined : withAfter(game);
  const leaves = (character: Character) => {
    const one = everyone(fight).find(({ shelf: id }) => id === character.id);
    const outcome = of && one && outcomeFor(of, fight, one.id, character);
    return of && outcome?.ok ? keptOf(of.after, outcome.value.sheet) : undefined;
  };
  const stands = serial === undefined ? undefined : { serial, leaves };
  const held = (item: Item) => (isCharacter(item) ? heldAgainst({ game }, item, encounter.id, stands) : undefined);
  const found = (await shelf().read(ids)).flatMap((item) => {
    const now = held(item);
    return now ? [{ id: item.id, name: item.name, stays: now.stays }] : [];
  });
  if (found.length === 0) return [];
  const way = serial === undefined ? 'Take back from' : 'Bring back to';
  const label = `${way} ${nameList(found.map(({ name }) => name))} what “${encounter.name}” left`;
  const done = await shelf().change(
    found.map(({ id }) => id),
    label,
    (item) => held(item)?.character ?? item,
  );
  return done ? found.flatMap(({ stays }) => stays ?? []) : [];
}

/**
 * Says in one sentence which combatants' characters are not on the shelf any more; undefined where
 * all are.
 */
export function strayCharacters(
  { fight }: Pick<OpenEncounter, 'fight'>,
  { entries, status }: ShelfStore,
): string | undefined {
  if (status === 'loading') return undefined;
  const there = new Set(entries.map(({ id }) => id));
  const names = everyone(fight).flatMap((one) =>
    one.shelf !== undefined && !there.has(one.shelf) ? [fullName(one)] : [],
  );
  if (names.length === 0) return undefined;
  return `${nameList(names)} ${names.length === 1 ? 'is' : 'are'} not on the shelf any more: this fight keeps its ${names.length === 1 ? 'copy' : 'copies'}.`;
}
