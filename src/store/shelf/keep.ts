/**
 * Keeps combatants of a fight on the shelf: a member of the party as a person, any other combatant
 * as a mould, several of them as a party.
 */
import { momentsOf } from '../../engine/account/moments.ts';
import type { Edit } from '../../engine/command.ts';
import { type Combatant, everyone, type Fight, fullName, isPartySide } from '../../engine/fight.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import { type Id, nameList } from '../../engine/words.ts';
import { type Figure, ITEM_VERSION, type Item, MOST_MEMBERS } from '../../formats/shelf/item.ts';
import { tableActions } from '../store.ts';
import type { OpenEncounter } from '../types.ts';
import { newShelfId, shelfStore } from './shelf.ts';
import type { ShelfEntry } from './types.ts';

/** The fields of a combatant that belong to the person and not to this fight. */
const ofOne = (one: Combatant) => ({ look: copyOfJson(one.look), note: one.note, sheet: copyOfJson(one.sheet) });

function made(open: OpenEncounter, one: Combatant): Figure {
  const { ruleset, fight } = open;
  const common = { version: ITEM_VERSION, id: newShelfId(), game: ruleset.id, folder: '', tags: [], ...ofOne(one) };
  return one.player || isPartySide(fight, one.side)
    ? { ...common, kind: 'character', name: fullName(one).slice(0, 60), player: one.player ?? '' }
    : { ...common, kind: 'creature', name: one.name, group: '' };
}

/** A party to keep: its name, and further members who are already characters of the shelf. */
interface PartyWish {
  name: string;
  others: readonly string[];
}

/**
 * Keeps these combatants on the shelf. A character that is already there gets the combatant's
 * present state. With `party` they are also kept as a party. Copies of one mould are kept once.
 * Gives
 * a sentence that says what was kept; undefined after a refusal, which the user is told.
 */
export async function keepOnShelf(
  open: OpenEncounter,
  ids: readonly Id[],
  party?: PartyWish,
): Promise<string | undefined> {
  const who = ids.flatMap((id) => open.fight.combatants[id] ?? []);
  await shelfStore.getState().refresh();
  const there = new Set(shelfStore.getState().entries.map(({ id }) => id));
  const known = who.filter((one) => one.shelf !== undefined && there.has(one.shelf));
  const items = new Map<Id, Figure>();
  for (const one of who) {
    if (known.includes(one)) continue;
    const item = made(open, one);
    const twin =
      item.kind === 'creature' &&
      [...items.values()].some(({ kind, name }) => kind === 'creature' && name === item.name);
    if (!twin) items.set(one.id, item);
  }
  const now = [...items.values()];
  const members = who.flatMap((one) => (known.includes(one) ? (one.shelf ?? []) : (items.get(one.id)?.id ?? [])));
  const more: Item[] =
    party === undefined
      ? []
      : [
          {
            version: ITEM_VERSION,
            id: newShelfId(),
            kind: 'party',
            game: open.ruleset.id,
            name: party.name.slice(0, 60),
            folder: '',
            tags: [],
            note: '',
            members: [...members, ...party.others].slice(0, MOST_MEMBERS),
          },
        ];
  const names =
    who.length === 0 && party !== undefined
      ? `“${party.name}”`
      : nameList(who.length > 4 ? [...who.slice(0, 3).map(fullName), `${who.length - 3} more`] : who.map(fullName));
  if (!(await shelfStore.getState().add([...now, ...more], `Keep ${names}`))) return undefined;
  for (const one of known) {
    const to = { ...ofOne(one), player: one.player ?? '' };
    const changed = await shelfStore
      .getState()
      .change([one.shelf ?? ''], `Keep ${fullName(one)} as they are`, (item) => ({ ...item, ...to }) as Item);
    if (!changed) return undefined;
  }
  const links = [...items].flatMap(([id, item]): Edit[] =>
    item.kind === 'character' ? [{ edit: 'combatant', combatant: id, shelf: item.id }] : [],
  );
  if (links.length > 0)
    tableActions.dispatch({ type: 'edit', label: `Kept on the shelf: ${names}`.slice(0, 200), edits: links });
  return `${names} ${who.length > 1 ? 'are' : 'is'} on the shelf${party && who.length > 0 ? ', as a party' : ''}.`;
}

/** The members of the party who are no characters of the shelf. */
export const partyOffShelf = (fight: Fight): Combatant[] =>
  everyone(fight).filter((one) => one.shelf === undefined && fight.sides[one.side]?.stance === 'party');

/** The members of the party, and whether the shelf already has a party with all of them. */
export function partyOn(fight: Fight, entries: readonly ShelfEntry[]): { members: Combatant[]; kept: boolean } {
  const members = everyone(fight).filter(({ side }) => fight.sides[side]?.stance === 'party');
  const kept = entries.some(
    (entry) =>
      entry.kind === 'party' &&
      members.every(({ shelf }) => shelf !== undefined && entry.members?.includes(shelf) === true),
  );
  return { members, kept };
}

/**
 * Keeps the members of the party who are on no shelf as they came into the fight, so that the
 * fight's marks can be carried over to them later. A member who joined later is kept as they are
 * now. With a name all members are a party of that name. Otherwise like `keepOnShelf`.
 */
export function keepParty(open: OpenEncounter, name: string | undefined): Promise<string | undefined> {
  const begun = momentsOf(open.encounter).find(({ step }) => step.command.type === 'begin')?.before;
  const combatants = { ...open.fight.combatants, ...begun?.combatants };
  const ids = partyOffShelf(open.fight).map(({ id }) => id);
  const others = partyOn(open.fight, []).members.flatMap(({ shelf }) => shelf ?? []);
  const begunFight = { ...open, fight: { ...open.fight, combatants } };
  return keepOnShelf(begunFight, ids, name === undefined ? undefined : { name, others });
}
