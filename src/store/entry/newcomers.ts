/**
 * Brings the people found for a line into a fight. Each gets a side and a number among namesakes,
 * and all stand near one place.
 */

import { editsToAdd, withAdded } from '../../engine/cast/addCombatants.ts';
import type { Edit } from '../../engine/command.ts';
import { type Combatant, everyone, type Fight } from '../../engine/fight.ts';
import type { Creature, Ruleset } from '../../engine/ruleset.ts';
import { type Id, nameList, okResult, type Result, refusedResult } from '../../engine/words.ts';
import type { Figure } from '../../formats/shelf/item.ts';
import type { Place } from '../../space/scene.ts';
import { type LastSides, sideOfKind } from '../cast/cast.ts';
import type { ShelfEntry } from '../shelf/types.ts';
import type { Candidate, Taken } from './find.ts';

/**
 * The name by which a line can mean the party of the last fight. This party is no item of the
 * shelf.
 */
export const LAST_PARTY = 'last party';

const shelfKey = (id: string): string => `shelf/${id}`;
const gameKey = (ruleset: Ruleset, { id }: Pick<Creature, 'id'>): string => `${ruleset.id}/${id}`;

/**
 * Everybody who can be named in a fight of a game. `last` has the ids of the party of the last
 * fight.
 */
export function candidatesOf(ruleset: Ruleset, entries: readonly ShelfEntry[], last: readonly string[]): Candidate[] {
  const own = entries
    .filter(({ game, kind }) => game === ruleset.id && kind !== 'scene')
    .map(
      ({ id, name, about, kind, members }): Candidate => ({
        id: shelfKey(id),
        name,
        about,
        as: kind === 'character' ? 'person' : kind === 'creature' ? 'mould' : 'party',
        from: 'shelf',
        ...(members ? { members: members.map(shelfKey) } : {}),
      }),
    );
  const stock = ruleset.creatures.map(
    (creature): Candidate => ({
      id: gameKey(ruleset, creature),
      name: creature.name,
      about: creature.kind,
      as: 'mould',
      from: 'game',
    }),
  );
  const there = new Set([...own, ...stock].map(({ id }) => id));
  const members = last.filter((id) => there.has(id));
  const party: Candidate = {
    id: LAST_PARTY,
    name: 'The party',
    about: 'as last time',
    as: 'party',
    from: 'game',
    members,
  };
  return [...(members.length > 0 ? [party] : []), ...own, ...stock];
}

/**
 * Gives the ids by which a line can name this fight's party the next time: characters of the shelf,
 * and heroes of the game.
 */
export function partyOf(ruleset: Ruleset, fight: Fight): string[] {
  const party = everyone(fight).filter(({ side }) => fight.sides[side]?.stance === 'party');
  const ids = party.flatMap(({ shelf, name }) => {
    if (shelf !== undefined) return [shelfKey(shelf)];
    const creature = ruleset.creatures.find((one) => one.name === name && ruleset.heroes.includes(one.kind));
    return creature ? [gameKey(ruleset, creature)] : [];
  });
  return [...new Set(ids)];
}

/** A person with everything that they bring into a fight. */
export interface Newcomer {
  key: string;
  name: string;
  count: number;
  kind: 'hero' | 'other';
  icon: string;
  sheet: unknown;
  more: Partial<Pick<Combatant, 'look' | 'note' | 'player' | 'shelf'>>;
}

/** Tells whether a found candidate is a person who is already in the fight. */
const isHere = (fight: Fight, { candidate: { id, as } }: Taken): boolean =>
  as === 'person' && everyone(fight).some(({ shelf }) => shelf !== undefined && shelfKey(shelf) === id);

/**
 * Makes newcomers of the people found. `figures` has the items of the shelf that were read. Persons
 * who are already in the fight stay as they are. Refuses when nobody is left, or when an item of
 * the shelf could not be read.
 */
export function newcomersOf(
  ruleset: Ruleset,
  fight: Fight,
  taken: readonly Taken[],
  figures: readonly Figure[],
): Result<Newcomer[]> {
  const coming = taken.filter((one) => !isHere(fight, one));
  if (coming.length === 0)
    return refusedResult(
      'by hand',
      `${nameList(taken.map(({ candidate }) => candidate.name))} ${taken.length === 1 ? 'is' : 'are'} in this fight already.`,
    );
  const found: Newcomer[] = [];
  for (const { candidate, count } of coming) {
    const { id, name } = candidate;
    const whose = candidate.from === 'new' ? candidate.like : id;
    const creature = ruleset.creatures.find((one) => gameKey(ruleset, one) === whose);
    const figure = figures.find((one) => shelfKey(one.id) === whose);
    if (candidate.from === 'new') {
      const of = creature ?? figure;
      const icon = creature?.icon ?? figure?.look.icon ?? 'person';
      if (whose !== undefined && !of)
        return refusedResult('by hand', `${candidate.about} could not be read from the shelf: look at it there.`);
      const kind = kindOfNew(ruleset, candidate);
      found.push({ key: id, name, count, kind, icon, sheet: of?.sheet ?? ruleset.blank().sheet, more: {} });
      continue;
    }
    if (candidate.from === 'game' && creature)
      found.push({
        key: id,
        name,
        count,
        kind: ruleset.heroes.includes(creature.kind) ? 'hero' : 'other',
        icon: creature.icon,
        sheet: creature.sheet,
        more: {},
      });
    else if (figure) found.push({ ...figureNewcomer(figure), name, count });
    else return refusedResult('by hand', `${name} could not be read from the shelf: look at it there.`);
  }
  return okResult(found);
}

/** Makes a newcomer of a figure of the shelf, with everything the figure has. */
export const figureNewcomer = (figure: Figure): Newcomer => ({
  key: shelfKey(figure.id),
  name: figure.name,
  count: 1,
  kind: figure.kind === 'character' ? 'hero' : 'other',
  icon: figure.look.icon ?? 'person',
  sheet: figure.sheet,
  more: {
    look: figure.look,
    note: figure.note,
    ...(figure.kind === 'character' ? { shelf: figure.id } : {}),
    ...(figure.kind === 'character' && figure.player ? { player: figure.player } : {}),
  },
});

/** The ids of the items that must be read from the shelf for these people. */
export const shelfIdsOf = (taken: readonly Taken[]): string[] =>
  taken.flatMap(({ candidate: { id, from, like = '' } }) => {
    const whose = from === 'new' ? like : id;
    return whose.startsWith('shelf/') ? [whose.slice('shelf/'.length)] : [];
  });

/**
 * The kind of somebody new: that of whom they are like, so that “Fang as wolf” comes to the wolf's
 * side. Somebody without figures is a hero.
 */
const kindOfNew = (ruleset: Ruleset, { like }: Candidate): Newcomer['kind'] =>
  like === undefined ? 'hero' : isHero(ruleset, like) ? 'hero' : 'other';

/** Whether an id means a hero of the game. */
const isHero = (ruleset: Ruleset, id: string): boolean =>
  ruleset.creatures.some((one) => gameKey(ruleset, one) === id && ruleset.heroes.includes(one.kind));

/**
 * The side to which a found candidate comes. `side` is given where all of them shall go to one
 * side.
 */
export function sideOfTaken(ruleset: Ruleset, fight: Fight, { candidate }: Taken, lastSides: LastSides, side?: Id): Id {
  const { id, as, from } = candidate;
  const kind =
    from === 'new' ? kindOfNew(ruleset, candidate) : as === 'person' || isHero(ruleset, id) ? 'hero' : 'other';
  return side ?? sideOfKind(fight, kind, id, lastSides);
}

/**
 * Makes the edits that bring the people in. Each comes to a side, near `at` as far as there is
 * room, else beside the map.
 */
export function editsForNewcomers(
  ruleset: Ruleset,
  fight: Fight,
  newcomers: readonly Newcomer[],
  how: { lastSides: LastSides; side?: Id | undefined; at?: Place | undefined; hidden?: true },
): Edit[] {
  const edits: Edit[] = [];
  let now = fight;
  for (const { key, name, count, kind, icon, sheet, more } of newcomers) {
    const next = editsToAdd(ruleset, now, {
      creature: { icon, sheet },
      name,
      count,
      side: how.side ?? sideOfKind(fight, kind, key, how.lastSides),
      at: how.at,
      more: { ...more, ...(how.hidden ? { hidden: true } : {}) },
    });
    edits.push(...next);
    now = withAdded(now, next);
  }
  return edits;
}

/** The ids of the combatants whom these edits add. */
export const addedBy = (edits: readonly Edit[]): Id[] =>
  edits.flatMap((edit) => (edit.edit === 'add' ? [(edit.combatant as Combatant).id] : []));
