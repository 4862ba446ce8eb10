/**
 * Adding combatants to a fight: the edits that add them, number copies of one foe, and stand them
 * somewhere free.
 */

import { type HexScene, isHexScene, type Place, placeKey } from '../../space/scene.ts';
import {
  DIRECTIONS,
  footprint,
  type Grid,
  gridOf,
  isWallBetween,
  type Square,
  solidAt,
  squareKey,
  squareOf,
  squarePlace,
  stepFrom,
} from '../../space/squares/squares.ts';
import { hexesBetween, isSolidHex } from '../../space/zones/hexWays.ts';
import type { Edit } from '../command.ts';
import { type Combatant, everyone, type Fight } from '../fight.ts';
import { copyOfJson } from '../forms/schema.ts';
import type { Creature, Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/**
 * Combatants who are to be added. Without a creature they are made by hand, from the game's blank
 * sheet.
 */
export interface CombatantToAdd {
  creature?: Pick<Creature, 'icon' | 'sheet'>;
  name: string;
  side: Id;
  count: number;
  /**
   * Where the combatants stand, each on the nearest free square; without a place they wait beside
   * the map.
   */
  at?: Place | undefined;
  /**
   * What the combatants bring with them: a look, a player, the shelf character that they are; for
   * one alone also its id.
   */
  more?: Partial<Omit<Combatant, 'name' | 'copy' | 'known' | 'side' | 'place' | 'sheet'>> | undefined;
}

/** A name reduced to the characters that an id may have. */
const slug = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'someone';

/**
 * Makes an id from a name, `bandit` or `bandit-2`. Nobody in the fight has the id, and it is not in
 * `taken`.
 */
export function freshId(
  fight: Pick<Fight, 'combatants' | 'sides' | 'coming'>,
  name: string,
  taken: ReadonlySet<Id>,
): Id {
  const base = slug(name);
  const awaited = new Set((fight.coming ?? []).flatMap(({ combatants }) => combatants.map(({ id }) => id)));
  const free = (id: Id) =>
    !(id in fight.combatants || id in fight.sides || id === 'table' || taken.has(id) || awaited.has(id));
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (free(id)) return id;
  }
}

/** The combatants in the fight who have this name. */
const namesakes = (fight: Fight, name: string) => everyone(fight).filter((one) => one.name === name);

/** The highest number among combatants of one name; 0 when there is none. */
const highest = (fight: Fight, name: string) => Math.max(0, ...namesakes(fight, name).map(({ copy: n }) => n ?? 1));

/**
 * The edits that add combatants. A single combatant keeps the plain name. When two combatants share
 * a name all of them are numbered, the first one too, and nobody's number changes after that. They
 * stand at the given place as far as there is room, and otherwise beside the map: nobody stands
 * where nobody pointed.
 */
export function editsToAdd(ruleset: Ruleset, fight: Fight, wanted: CombatantToAdd): Edit[] {
  const edits: Edit[] = [];
  const before = highest(fight, wanted.name);
  const numbered = before > 0 || wanted.count > 1;
  const first = before === 1 ? namesakes(fight, wanted.name).find(({ copy: n }) => n === undefined) : undefined;
  if (first) edits.push({ edit: 'combatant', combatant: first.id, copy: 1 });
  const taken = new Set<Id>();
  const added: Combatant[] = [];
  for (let n = 1; n <= wanted.count; n += 1) {
    const id = freshId(fight, wanted.name, taken);
    taken.add(id);
    added.push({
      id,
      name: wanted.name,
      ...(numbered ? { copy: before + n } : {}),
      side: wanted.side,
      hidden: false,
      place: { kind: 'off' },
      look: { icon: wanted.creature?.icon ?? 'person' },
      note: '',
      ...copyOfJson(wanted.more ?? {}),
      sheet: copyOfJson(wanted.creature?.sheet ?? ruleset.blank().sheet),
    });
  }
  const places = wanted.at ? placesAround(ruleset, fight, added, wanted.at) : [];
  added.forEach((one, at) => {
    edits.push({ edit: 'add', combatant: { ...one, place: places[at] ?? one.place } });
  });
  return edits;
}

/**
 * The fight after these edits, as far as the numbers and places of further newcomers depend on it.
 */
export function withAdded(fight: Fight, edits: readonly Edit[]): Fight {
  const combatants = { ...fight.combatants };
  const order = [...fight.order];
  for (const edit of edits) {
    if (edit.edit === 'combatant' && edit.copy !== undefined) {
      const one = combatants[edit.combatant];
      if (one) combatants[edit.combatant] = { ...one, copy: edit.copy };
    }
    if (edit.edit !== 'add') continue;
    const one = edit.combatant as Combatant;
    combatants[one.id] = one;
    order.push(one.id);
  }
  return { ...fight, combatants, order };
}

/**
 * The places of several combatants who are put at one place together. In a zone or on a way all
 * stand there. On squares the first stands on the square, the others on the nearest free squares
 * that one can walk to from there; on hexes on the nearest free ones. A combatant without a free
 * place gets undefined.
 */
export function placesAround(
  ruleset: Ruleset,
  fight: Fight,
  who: readonly Combatant[],
  at: Place,
): (Place | undefined)[] {
  const { scene } = fight;
  if (isHexScene(scene) && at.kind === 'zone') return hexesAround(scene, fight, who, at);
  if (scene.kind !== 'squares' || at.kind !== 'square') return who.map(() => at);
  const moving = new Set(who.map(({ id }) => id));
  const taken = new Set(
    everyone(fight)
      .filter(({ id }) => !moving.has(id))
      .flatMap((one) => coveredBy(one.place, ruleset.size(one).squares)),
  );
  const grid = gridOf(scene);
  return who.map((one) => {
    const { squares } = ruleset.size(one);
    for (const square of squaresOnFoot(grid, at)) {
      if (!hasRoom(grid, square, squares, taken)) continue;
      for (const key of footprint(square, squares).map(squareKey)) taken.add(key);
      return squarePlace(square);
    }
    return undefined;
  });
}

const coveredBy = (place: Place, squares: number): string[] => {
  const square = squareOf(place);
  return square ? footprint(square, squares).map(squareKey) : [];
};

/** The nearest free hexes to a hex, the hex itself first, one for each combatant. */
function hexesAround(scene: HexScene, fight: Fight, who: readonly Combatant[], at: Place): (Place | undefined)[] {
  const taken = new Set(
    everyone(fight)
      .filter(({ id }) => !who.some((one) => one.id === id))
      .map(({ place }) => placeKey(place)),
  );
  const free = Object.keys(scene.zones)
    .filter((id) => !isSolidHex(scene, id))
    .map((zone): Place => ({ kind: 'zone', zone }))
    .filter((place) => !taken.has(placeKey(place)))
    .sort((a, b) => hexesBetween(scene, at, a) - hexesBetween(scene, at, b));
  return who.map((_, n) => free[n]);
}

/** Whether a token has room here: no square is solid or taken, and no wall stands within it. */
function hasRoom(grid: Grid, at: Square, squares: number, taken: ReadonlySet<string>): boolean {
  return footprint(at, squares).every((one) => {
    const [left, above] = [stepFrom(one, { column: -1, row: 0 }), stepFrom(one, { column: 0, row: -1 })];
    const isWalledOff =
      (left.column >= at.column && isWallBetween(grid, left, one)) ||
      (above.row >= at.row && isWallBetween(grid, above, one));
    return !solidAt(grid, one) && !taken.has(squareKey(one)) && !isWalledOff;
  });
}

/** The squares that one can walk to, the nearest on foot first: nobody is put behind a wall. */
function* squaresOnFoot(grid: Grid, from: Square): Generator<Square> {
  const far = ({ column, row }: Square) => Math.abs(column - from.column) + Math.abs(row - from.row);
  const seen = new Set([squareKey(from)]);
  let ring = [from];
  while (ring.length > 0) {
    yield* ring.sort((a, b) => far(a) - far(b) || a.row - b.row || a.column - b.column);
    const next: Square[] = [];
    for (const at of ring)
      for (const to of DIRECTIONS.map((by) => stepFrom(at, by))) {
        if (seen.has(squareKey(to)) || solidAt(grid, to) || isWallBetween(grid, at, to)) continue;
        seen.add(squareKey(to));
        next.push(to);
      }
    ring = next;
  }
}
