/**
 * Mends encounters while reading them. An entry that does not fit is shortened, marked or left out,
 * so that one bad entry does not make the whole encounter unreadable.
 */

import type * as z from 'zod/mini';
import { MOST_AREAS } from '../../space/areas/area.ts';
import type { Encounter } from '../encounter.ts';
import { encounterRead, readHeader } from '../encounter.ts';
import { refusedBySchema } from '../forms/faultWords.ts';
import { isPlainRecord } from '../forms/plainRecord.ts';
import { copyOfJson as plainCopy } from '../forms/schema.ts';
import { LONGEST_OWN_NOTE, LONGEST_SENTENCE_READ, shortened } from '../limits/limits.ts';
import type { Ruleset } from '../ruleset.ts';
import { countWords, nameList, okResult, type Result } from '../words.ts';

type Issue = z.core.$ZodIssue;
type Data = Record<string, unknown>;
type Path = readonly (string | number)[];

/** The most rounds of reading and mending, because one fault may hide another. */
const MOST_ROUNDS = 6;
/**
 * More faults than this are no slip of a program: the file must come from another program, or be
 * broken.
 */
const MOST_FAULTS = 2000;

/** An encounter as it was read, and a sentence on what had to be mended. */
export interface Mended {
  encounter: Encounter;
  told?: string;
}

/**
 * Reads unknown data as an encounter. A fault in a part that stands by itself (a log line, a note,
 * a drawing, a figure of the account, the history, a value beyond its bounds) is mended and told.
 * Faults in people, map or rules are refused with a sentence.
 */
export function parseMended(raw: unknown, rulesetOf: (id: string) => Ruleset | undefined): Result<Mended> {
  const header = readHeader(raw, rulesetOf);
  if (!header.ok) return header;
  const { data, schema } = header.value;
  const first = schema.safeParse(data);
  if (first.success) return okResult({ encounter: encounterRead(first.data) });
  // Only data that does not fit is copied, because the mending changes it in place.
  const copy = plainCopy(data);
  const mended = new Map<string, Set<string>>();
  let { error } = first;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (error.issues.length > MOST_FAULTS) break;
    // Faults are mended from last to first, so that removing an entry does not shift the places
    // that earlier faults name.
    const gone = new Set<string>();
    for (const issue of error.issues.toReversed()) {
      const what = mendOne(copy, issue, gone);
      if (what === undefined) return refusedBySchema('The encounter cannot be read', first.error);
      mended.set(what, (mended.get(what) ?? new Set()).add(issue.path.slice(0, 4).join('.')));
    }
    const again = schema.safeParse(copy);
    if (again.success) return okResult({ encounter: encounterRead(again.data), told: toldOf(mended) });
    error = again.error;
  }
  return refusedBySchema('The encounter cannot be read', first.error);
}

function toldOf(mended: ReadonlyMap<string, ReadonlySet<string>>): string {
  const parts = [...mended].map(([what, where]) => {
    const [one = what, many] = what.split('|');
    return many === undefined ? one : countWords(where.size, one, many);
  });
  return `Some of this encounter did not fit and was mended or left out: ${nameList(parts)}. Look the fight over before you go on.`;
}

const textOf = (value: unknown, longest: number, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? shortened(value, longest) : otherwise;

/**
 * Mends one fault in place. Gives the words for what was mended, for one such fault and for many;
 * undefined where the fault cannot be mended.
 */
function mendOne(data: Data, issue: Issue, gone: Set<string>): string | undefined {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const [top, part] = path;
  switch (top) {
    case 'past':
      data.past = [];
      return 'earlier steps, which cannot be taken back';
    case 'future':
      data.future = [];
      return 'what had been taken back';
    case 'open':
      delete data.open;
      return 'the open move, which was taken back';
    case 'display':
      data.display = { party: 'coloured', others: 'nothing' };
      return 'what players are told of health';
    case 'folder':
    case 'tags':
      delete data[top];
      return 'where it lies on the start page';
    case 'name':
      data.name = textOf(data.name, 120, 'A fight without a name');
      return 'its name';
    case 'fight':
      return isPlainRecord(data.fight) ? mendFight(data.fight, String(part), path.slice(2), issue, gone) : undefined;
    default:
      return undefined;
  }
}

function mendFight(fight: Data, part: string, path: Path, issue: Issue, gone: Set<string>): string | undefined {
  const [key] = path;
  const holder = fight[part];
  switch (part) {
    case 'log':
      if (!Array.isArray(holder)) fight.log = [];
      else if (typeof key !== 'number') return bounded(fight, ['log'], issue);
      else holder[key] = lineFrom(holder[key], key);
      return 'line of the log|lines of the log';
    case 'facts':
      // Without some of its facts the account would cover only half a fight, so all of them go.
      delete fight.facts;
      return 'what was counted for the account';
    case 'notes':
      if (!isPlainRecord(holder)) fight.notes = {};
      else if (key === undefined) fight.notes = Object.fromEntries(Object.entries(holder).slice(0, 200));
      else if (issue.code === 'invalid_key') delete holder[key];
      else holder[key] = noteFrom(holder[key], String(key));
      return 'note|notes';
    case 'drawings':
      if (!isPlainRecord(holder)) fight.drawings = {};
      else if (key === undefined) fight.drawings = Object.fromEntries(Object.entries(holder).slice(0, 500));
      else delete holder[key];
      return 'drawing|drawings';
    case 'areas':
      if (!isPlainRecord(holder)) delete fight.areas;
      else if (key === undefined) fight.areas = Object.fromEntries(Object.entries(holder).slice(0, MOST_AREAS));
      else delete holder[key];
      return 'area|areas';
    case 'combatants':
      return isPlainRecord(holder) && isPlainRecord(holder[key ?? ''])
        ? mendCombatant(holder[key ?? ''] as Data, path.slice(1), issue, gone)
        : undefined;
    case 'state':
      return mendValue(fight, ['state', ...path], issue, gone);
    case 'house':
      return bounded(fight, ['house', ...path], issue);
    case 'scene':
      return mendScene(fight, path, issue);
    default:
      return undefined;
  }
}

const UNREAD_LINE = '(A line of the log that could not be read.)';

/** The words that can still be read in a sentence's parts. */
function wordsOf(parts: unknown): string {
  if (!Array.isArray(parts)) return '';
  const words = parts.map((part: unknown) => (isPlainRecord(part) ? (part.text ?? part.name) : part));
  return words.filter((word) => typeof word === 'string').join('');
}

/** The entry of a log as far as it can be read; a part that cannot be read is marked. */
function lineFrom(raw: unknown, at: number): Data {
  const line = isPlainRecord(raw) ? raw : {};
  const whole = (value: unknown) => (Number.isInteger(value) ? value : 0);
  return {
    id: Number.isInteger(line.id) ? line.id : at,
    round: whole(line.round),
    rule: textOf(line.rule, 200, 'by hand'),
    // Players may have no right to an unreadable line, so the sentence stays with the GM.
    parts: [{ is: 'written', text: textOf(wordsOf(line.parts), LONGEST_SENTENCE_READ, UNREAD_LINE) }],
    dice: [],
    tone: 'plain',
  };
}

function noteFrom(raw: unknown, id: string): Data {
  const note = isPlainRecord(raw) ? raw : {};
  return { id, name: textOf(note.name, 60, 'A note'), text: textOf(note.text, 4000, ''), seen: 'gm' };
}

function mendCombatant(one: Data, path: Path, issue: Issue, gone: Set<string>): string | undefined {
  const [field] = path;
  switch (field) {
    case 'sheet':
      return mendValue(one, path, issue, gone);
    case 'note':
      one.note = textOf(one.note, LONGEST_OWN_NOTE, '');
      return 'note|notes';
    case 'name':
      if (typeof one.name !== 'string') return undefined;
      one.name = textOf(one.name, 60, 'Somebody');
      return 'name|names';
    case 'look':
      one.look = {};
      return 'picture|pictures';
    case 'copy':
    case 'known':
    case 'player':
    case 'shelf':
      delete one[field];
      return 'value|values';
    default:
      return undefined;
  }
}

/**
 * Mends a fault of the map that changes nothing drawn on it: a square under a wrong key, a value
 * out of bounds.
 */
function mendScene(fight: Data, path: Path, issue: Issue): string | undefined {
  const scene = fight.scene;
  const [part, key] = path;
  const cells = isPlainRecord(scene) ? scene.cells : undefined;
  if (part === 'cells' && issue.code === 'invalid_key' && isPlainRecord(cells) && key !== undefined) {
    delete cells[key];
    return 'square that is not on the map|squares that are not on the map';
  }
  return bounded(fight, ['scene', ...path], issue);
}

/**
 * Mends a value of the game's own. A value out of bounds is put within its bounds; an entry of a
 * list, or one under a wrong key, is left out.
 */
function mendValue(root: Data, path: Path, issue: Issue, gone: Set<string>): string | undefined {
  const within = bounded(root, path, issue);
  if (within !== undefined) return within;
  if (issue.code === 'invalid_key') {
    const holder = at(root, path.slice(0, -1));
    if (!isPlainRecord(holder)) return undefined;
    delete holder[path.at(-1) ?? ''];
    return 'value|values';
  }
  const entry = path.findLastIndex((key) => typeof key === 'number');
  const rows = entry < 0 ? undefined : at(root, path.slice(0, entry));
  if (!Array.isArray(rows)) return undefined;
  // An entry with several faults is removed only once.
  const name = `${path[0] === 'sheet' ? String(root.id) : ''}.${path.slice(0, entry + 1).join('.')}`;
  if (!gone.has(name)) rows.splice(path[entry] as number, 1);
  gone.add(name);
  return 'value|values';
}

const at = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? (held as Data)[key] : undefined),
    root,
  );

/**
 * Puts a number, a text or a list that is too large or too small within its bounds. Undefined for a
 * fault of another kind.
 */
function bounded(root: Data, path: Path, issue: Issue): string | undefined {
  const holder = at(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder !== 'object' || holder === null || key === undefined) return undefined;
  const held = (holder as Data)[key];
  const put = (value: unknown): string => {
    (holder as Data)[key] = value;
    return 'value|values';
  };
  if (issue.code === 'too_small') return typeof held === 'number' ? put(Number(issue.minimum)) : undefined;
  if (issue.code !== 'too_big') return undefined;
  const most = Number(issue.maximum);
  if (typeof held === 'number') return put(most);
  if (typeof held === 'string') return put(shortened(held, most));
  if (Array.isArray(held)) return put(held.slice(-most));
  return undefined;
}
