/** The one entry for creatures of other makers: data of known kinds, or stat blocks as text. */
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import type { Offered } from '../shelf/csv.ts';
import { MOST_ITEMS } from '../shelf/item.ts';
import { asFreeform } from './asFreeform.ts';
import type { BroughtCreature } from './brought.ts';
import { type Data, groupOf, wordOf } from './fields.ts';
import { creatureOfDatabase, creatureOfInitiative } from './fifthEdition.ts';
import { creatureOfActor, isFoundryActor } from './foundryActor.ts';
import { creaturesOfText } from './statBlock.ts';
import { creaturesOfTable, isForeignTable, isOwnTable } from './table.ts';

/** The kinds of creatures as data: how each is known, its name, and its reader. */
const KINDS: readonly {
  what: string;
  many: string;
  fits(data: Data): boolean;
  read(data: Data): BroughtCreature;
}[] = [
  {
    what: 'a creature of Improved Initiative',
    many: 'creatures of Improved Initiative',
    fits: (data) => typeof data.Name === 'string' && 'HP' in data && 'AC' in data,
    read: creatureOfInitiative,
  },
  { what: 'an actor of Foundry', many: 'actors of Foundry', fits: isFoundryActor, read: creatureOfActor },
  {
    what: 'a creature of the fifth edition',
    many: 'creatures of the fifth edition',
    fits: (data) => typeof data.name === 'string' && 'hit_points' in data && 'armor_class' in data,
    read: creatureOfDatabase,
  },
];

/** Keys under which programs keep their lists of creatures. */
const LISTS = ['results', 'monsters', 'creatures', 'Combatants', 'actors', 'StatBlocks'];
const DEEPEST = 3;

/** The groups of values that may be creatures, wherever programs keep their lists. */
function candidates(data: unknown, depth = 0): Data[] {
  if (Array.isArray(data)) return depth > DEEPEST ? [] : data.flatMap((one) => candidates(one, depth + 1));
  if (!isPlainRecord(data)) return [];
  if (isPlainRecord(data.StatBlock)) return [data.StatBlock];
  if (kindOf(data)) return [data];
  const list = LISTS.map((key) => data[key]).find(Array.isArray);
  if (list) return candidates(list, depth + 1);
  const inner = Object.values(data).filter((one) => isPlainRecord(one) && kindOf(groupOf(one)));
  return inner.length > 0 ? inner.map(groupOf) : depth > 0 ? [data] : [];
}

const kindOf = (data: Data) => KINDS.find(({ fits }) => fits(data));

/** The data of JSON, or of lines of which each is JSON; undefined for other text. */
function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
    } catch {
      return undefined;
    }
  }
}

/** Keys that only creatures have, at the beginning of data. */
const BEGINNING =
  /"hit_points"\s*:|"HP"\s*:\s*\{|"StatBlock"\s*:|"prototypeToken"\s*:|"attributes"\s*:\s*\{\s*"(?:hp|ac)"/;

/** Whether a text that may be cut off begins like creatures of other makers. */
export const beginsLikePeople = (head: string): boolean =>
  /^\s*[{[]/.test(head)
    ? BEGINNING.test(head) && !/"(?:affray|ruleset)"\s*:/.test(head)
    : !/^\s*</.test(head) && creaturesOfText(head).length > 0;

/** What creatures a text holds, as words for it; undefined where it holds none that are known. */
export function peopleIn(text: string): string | undefined {
  const data = dataIn(text);
  if (data === undefined) {
    if (isOwnTable(text)) return undefined;
    if (isForeignTable(text)) return 'a table of creatures';
    const found = /^\s*[{[<]/.test(text) ? [] : creaturesOfText(text);
    return found.length === 0 ? undefined : found.length === 1 ? 'a stat block' : `${found.length} stat blocks`;
  }
  if (isPlainRecord(data) && ('affray' in data || 'ruleset' in data)) return undefined;
  const known = candidates(data).flatMap((one) => kindOf(one) ?? []);
  return known.length > 1 ? `${known.length} ${known[0]?.many}` : known[0]?.what;
}

/** The name of data that is no creature, for its refusal. */
const nameIn = (data: Data): string => (wordOf(data.name) || wordOf(data.Name) || 'This one').slice(0, 60);

/**
 * Reads creatures into Freeform, which `games` must have. Those that do not fit are named with
 * their place, and what was not understood of the others is told. `told` receives the progress.
 */
export function readPeople(
  text: string,
  games: readonly Ruleset[],
  newId: () => string,
  told: (share: number) => void = () => {},
): Result<Offered> {
  const game = games.find(({ id }) => id === 'freeform');
  if (!game) return refusedResult('by hand', 'Creatures of other programs are read into Freeform, which is not here.');
  const data = dataIn(text);
  const written = data === undefined ? (isForeignTable(text) ? creaturesOfTable(text) : creaturesOfText(text)) : [];
  const all: readonly (() => BroughtCreature | string)[] =
    data === undefined
      ? written.map((one) => () => one)
      : candidates(data).map((one) => () => kindOf(one)?.read(one) ?? nameIn(one));
  const offered: Offered = { items: [], wrong: [], kept: [] };
  for (const [n, creatureOf] of all.slice(0, MOST_ITEMS).entries()) {
    told(n / all.length);
    const creature = creatureOf();
    if (typeof creature === 'string') {
      offered.wrong.push({ line: n + 1, text: `“${creature}” is of no kind that can be read.` });
      continue;
    }
    const { item, kept } = asFreeform(creature, game, newId());
    if (item.ok) offered.items.push(item.value);
    else offered.wrong.push({ line: n + 1, text: item.refusal.text });
    if (item.ok) offered.kept?.push(...kept.map((words) => ({ name: item.value.name, words })));
  }
  if (all.length > MOST_ITEMS) offered.more = all.length - MOST_ITEMS;
  return okResult(offered);
}
