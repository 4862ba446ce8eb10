/** Putting a cast together: the edits that add combatants, number copies of one foe, and stand them somewhere free. */
import type { Edit } from '../../engine/command.ts';
import { type Combatant, everyone, type Fight, type Side } from '../../engine/fight.ts';
import { copy } from '../../engine/forms/schema.ts';
import type { Creature, Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { type Place, placeKey, type Scene } from '../../space/scene.ts';
import { placeWords } from '../fight/words.ts';

/** Who shall come. Without a creature it is one made by hand, from the game's blank sheet. */
export interface Wanted {
  creature?: Pick<Creature, 'icon' | 'sheet'>;
  name: string;
  side: Id;
  count: number;
  /** Where they stand, each on the nearest free square; beside the map when left out. */
  at?: Place | undefined;
  /** What they bring besides: a look, a player, whose person of the shelf they are. */
  more?: Partial<Pick<Combatant, 'look' | 'note' | 'player' | 'shelf' | 'hidden'>> | undefined;
}

/** Under which name it is remembered whom a creature came to. */
export const cameKey = (ruleset: Ruleset, creature: Creature): string => `${ruleset.id}/${creature.id}`;

/** Whom each came to the last time, by the name under which that is remembered. */
export type Came = Readonly<Record<string, Side['stance']>>;

/** The side that somebody comes to by themselves: as they did last time (`key`), else a hero to the party and any other to the foes. */
export function sideOfKind(fight: Fight, kind: 'hero' | 'other', key: string | undefined, came: Came): Id {
  const usual: Side['stance'] = kind === 'hero' ? 'party' : 'foe';
  const wanted = (key === undefined ? undefined : came[key]) ?? usual;
  const found = [wanted, usual].flatMap(
    (stance) => fight.sideOrder.find((id) => fight.sides[id]?.stance === stance) ?? [],
  );
  return found[0] ?? fight.sideOrder[0] ?? '';
}

/** The same for a creature of the game. */
export const sideFor = (ruleset: Ruleset, fight: Fight, creature: Creature | undefined, came: Came): Id =>
  sideOfKind(
    fight,
    creature !== undefined && ruleset.heroes.includes(creature.kind) ? 'hero' : 'other',
    creature && cameKey(ruleset, creature),
    came,
  );

/**
 * Where somebody of this one's kind stands already: the last namesake with a place, else the last of the same side; undefined
 * when none has one.
 */
export function besideWhom(fight: Fight, one: Combatant): Combatant | undefined {
  const placed = everyone(fight).filter(({ id, place }) => id !== one.id && place.kind !== 'off');
  return placed.findLast(({ name }) => name === one.name) ?? placed.findLast(({ side }) => side === one.side);
}

/** The letters of a name that may stand in an id. */
const slug = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'someone';

/** An id that nobody in the fight has, nor is in `taken`, made from a name: `bandit`, `bandit-2`. */
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

/** Those of one name who are already there. */
const namesakes = (fight: Fight, name: string) => everyone(fight).filter((one) => one.name === name);

/** The highest number among copies of one name; 0 when there is none. */
const highest = (fight: Fight, name: string) => Math.max(0, ...namesakes(fight, name).map(({ copy: n }) => n ?? 1));

/**
 * The edits that add combatants. A single one keeps its plain name; as soon as there are two of a name they are numbered, the
 * first one too, and nobody's number ever changes after that. They stand where it is said, as far as there is room, otherwise
 * beside the map: nobody is put anywhere that nobody pointed at.
 */
export function editsToAdd(ruleset: Ruleset, fight: Fight, wanted: Wanted): Edit[] {
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
      ...copy(wanted.more ?? {}),
      sheet: copy(wanted.creature?.sheet ?? ruleset.blank().sheet),
    });
  }
  const places = wanted.at ? placesAround(ruleset, fight, added, wanted.at) : [];
  added.forEach((one, at) => {
    edits.push({ edit: 'add', combatant: { ...one, place: places[at] ?? one.place } });
  });
  return edits;
}

/** What a fight would be with these added, as far as numbering and room ask. */
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

/** A copy of somebody: the same sheet, side and look, the next number, beside them, hidden if they are hidden. */
export function editsToCopy(ruleset: Ruleset, fight: Fight, of: Combatant): Edit[] {
  return editsToAdd(ruleset, fight, { name: of.name, side: of.side, count: 1, at: of.place }).map((edit) =>
    edit.edit === 'add'
      ? {
          edit: 'add',
          combatant: {
            ...(edit.combatant as Combatant),
            look: copy(of.look),
            hidden: of.hidden,
            note: of.note,
            sheet: copy(of.sheet),
          },
        }
      : edit,
  );
}

/** The squares that a token standing at a place covers. */
function covered(place: Place, squares: number): string[] {
  if (place.kind !== 'square') return [];
  const across = Array.from({ length: Math.max(1, Math.ceil(squares)) }, (_, n) => n);
  return across.flatMap((down) => across.map((right) => `${place.column + right},${place.row + down}`));
}

/**
 * Where several combatants stand when they are put at one place together: all of them in a zone or on a way; on squares the
 * first on that square and the others on the nearest free ones that are not blocked. Who finds no square is left out (undefined).
 */
export function placesAround(
  ruleset: Ruleset,
  fight: Fight,
  who: readonly Combatant[],
  at: Place,
): (Place | undefined)[] {
  const { scene } = fight;
  if (scene.kind !== 'squares' || at.kind !== 'square') return who.map(() => at);
  const moving = new Set(who.map(({ id }) => id));
  const taken = new Set(
    everyone(fight)
      .filter(({ id }) => !moving.has(id))
      .flatMap((one) => covered(one.place, ruleset.size(one).squares)),
  );
  const nearest = squaresByNearness(scene, at);
  return who.map((one) => {
    const { squares } = ruleset.size(one);
    const found = nearest.find((place) =>
      covered(place, squares).every((key) => isOpen(scene, key) && !taken.has(key)),
    );
    for (const key of found ? covered(found, squares) : []) taken.add(key);
    return found;
  });
}

function isOpen(scene: Extract<Scene, { kind: 'squares' }>, key: string): boolean {
  const [column = -1, row = -1] = key.split(',').map(Number);
  const inside = column >= 0 && row >= 0 && column < scene.columns && row < scene.rows;
  return inside && scene.cells[key]?.blocked !== true;
}

type Square = Extract<Place, { kind: 'square' }>;

function squaresByNearness(scene: Extract<Scene, { kind: 'squares' }>, from: Square): Square[] {
  const away = ({ column, row }: Square) => {
    const [right, down] = [Math.abs(column - from.column), Math.abs(row - from.row)];
    return Math.max(right, down) * 1000 + right + down;
  };
  return Array.from(
    { length: scene.columns * scene.rows },
    (_, n): Square => ({
      kind: 'square',
      column: n % scene.columns,
      row: Math.floor(n / scene.columns),
    }),
  ).sort((a, b) => away(a) - away(b));
}

/** The edits that stand several combatants at a place; who finds no room goes beside the map. */
export function editsToPlace(ruleset: Ruleset, fight: Fight, ids: readonly Id[], at: Place): Edit[] {
  const who = ids.flatMap((id) => fight.combatants[id] ?? []);
  const places = placesAround(ruleset, fight, who, at);
  return who.map((one, n) => ({ edit: 'combatant', combatant: one.id, place: places[n] ?? { kind: 'off' } }));
}

/** A place in words, as everywhere at the table; who has none waits beside the map. */
export const placeName = (scene: Scene, place: Place): string =>
  place.kind === 'off' ? 'beside the map' : placeWords(scene, place);

/** Every place of a scene of zones that somebody can be put at from a list: its zones, then its ways. Squares are typed instead. */
export function listedPlaces(scene: Scene): { key: string; place: Place; label: string }[] {
  if (scene.kind !== 'zones') return [];
  const places: Place[] = [
    ...Object.keys(scene.zones).map((zone): Place => ({ kind: 'zone', zone })),
    ...Object.keys(scene.borders).map((border): Place => ({ kind: 'border', border })),
  ];
  return places.map((place) => ({ key: placeKey(place), place, label: placeName(scene, place) }));
}
