/** One-page dungeons: rooms become zones, door cells become borders halfway between the rooms. */
import type { Result } from '../../engine/words.ts';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import type { Border, Feature, Point, Zone, ZoneScene } from '../../space/scene.ts';
import { boxOf, lengthOf, middleOf } from '../../space/shapes/polygon.ts';
import { joinPolygons } from '../../space/shapes/polygonClip.ts';
import { sharedEdge } from '../../space/shapes/polygonEdges.ts';
import { type ImportedMap, type MapFound, notRead, parseJson, readData, soundMap } from '../imported.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';
import { DUNGEON, type Dungeon, notesOf, onePageDungeonSchema, tooManyRooms } from './dungeonFile.ts';
import { dungeonLook } from './dungeonLook.ts';
import { DUNGEON_CELL, spanOf } from './dungeonPlan.ts';
import { squaresOfDungeon } from './dungeonSquares.ts';

/** The most open borders: rooms that lie on one another make thousands. */
const MOST_OPENINGS = 1500;

type Rect = Dungeon['rects'][number];
type Door = Dungeon['doors'][number];

/**
 * Our meaning of each door type. Unknown types, which the generator may add later, count as plain
 * openings.
 */
interface DoorKind {
  readonly door: Border['door'];
  readonly capacity: number;
  readonly feature?: Omit<Feature, 'id'>;
}
const OPENING: DoorKind = { door: 'none', capacity: 2 };
const DOOR_KINDS: Readonly<Record<number, DoorKind>> = {
  0: OPENING,
  1: { door: 'closed', capacity: 1 },
  2: { door: 'none', capacity: 1 },
  4: { door: 'closed', capacity: 1, feature: { kind: 'obstacle', label: 'Portcullis', detail: 'test:force' } },
  5: { door: 'closed', capacity: 2 },
  6: { door: 'closed', capacity: 1, feature: { kind: 'barrier', label: 'Secret door', secret: true } },
  7: { door: 'closed', capacity: 1 },
  9: { door: 'none', capacity: 2, feature: { kind: 'difficult', label: 'Steps' } },
};

/**
 * Reads a one-page dungeon as a zone map. Every room and passage is a zone, named by its number on
 * the page; every door is a border; columns give cover, water is noted, ways in and out are exits.
 * Secret doors are secret. Refused with a sentence when the text is no such file or has no rooms.
 */
export function readOnePageDungeon(text: string, told: ProgressListener = () => {}): Result<ImportedMap> {
  const parsed = parseJson(text, DUNGEON);
  if (!parsed.ok) return parsed;
  const much = tooManyRooms(parsed.value);
  if (much !== undefined) return notRead(much);
  const read = readData(parsed.value, onePageDungeonSchema, DUNGEON);
  if (!read.ok) return read;
  const dungeon = read.value;
  const doorCells = new Set(dungeon.doors.map(keyOf));
  const rooms = dungeon.rects.filter((rect) => rect.w * rect.h > 1 || !doorCells.has(keyOf(rect)));
  if (rooms.length === 0) return notRead('This one-page dungeon has no rooms; there is nothing to make zones of.');
  told(0.1);
  const map = drawDungeon(dungeon, rooms, told);
  told(0.8);
  const squares = squaresOfDungeon({ ...dungeon, name: map.scene.name });
  return soundMap({ ...map, ...(squares ? { squares } : {}) }, DUNGEON);
}

const keyOf = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

function drawDungeon(dungeon: Dungeon, rooms: readonly Rect[], told: ProgressListener): ImportedMap {
  const remarks: string[] = [];
  const { left, top, columns, rows } = spanOf(dungeon);
  const at = (x: number, y: number): Point => ({ x: (x - left) * DUNGEON_CELL, y: (y - top) * DUNGEON_CELL });
  const idAt = (x: number, y: number): string | undefined => {
    const found = rooms.findIndex((rect) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h);
    return found < 0 ? undefined : `room-${found + 1}`;
  };
  const zones: Record<string, Zone> = {};
  for (const [n, rect] of rooms.entries()) {
    const id = `room-${n + 1}`;
    const features = featuresOf(dungeon, rect, id);
    zones[id] = {
      id,
      name: nameOf(dungeon, rect, rooms),
      polygon: outlineOf(rect, at),
      capacity: capacityOf(rect),
      features,
    };
  }
  const borders: Record<string, Border> = {};
  for (const [n, door] of dungeon.doors.entries()) {
    const side = sideOf(door);
    const ends = [-1, 1].map((way) => ({ way, id: idAt(door.x + side.x * way, door.y + side.y * way) }));
    const known = ends.filter((end): end is { way: number; id: string } => end.id !== undefined);
    const [one, two] = known;
    if (one && two && one.id !== two.id) {
      for (const { way, id } of known) extend(zones, id, stub(door, side, way, 0.5, at));
      const id = `door-${n + 1}`;
      borders[id] = doorBorder(id, door, side, [one.id, two.id], at);
    } else if (one) {
      extend(zones, one.id, stub(door, side, one.way, 1, at));
      addExit(zones[one.id], door);
    } else remarks.push(`The door at ${door.x}, ${door.y} leads to no room and was left out.`);
  }
  told(0.6);
  const openings = openSides(zones, borders);
  for (const border of openings.borders) borders[border.id] = border;
  if (openings.more)
    remarks.push(
      `The rooms of this map lie side by side in more than ${MOST_OPENINGS} places; the rest got no border, so draw those by hand.`,
    );
  const name = (dungeon.title?.trim() || 'One-page dungeon').slice(0, 80);
  const scene: ZoneScene = {
    kind: 'zones',
    name,
    width: columns * DUNGEON_CELL,
    height: rows * DUNGEON_CELL,
    ground: { kind: 'plain', look: 'stone' },
    zones,
    borders,
  };
  if (rooms.length > 14)
    remarks.push(`This map has ${rooms.length} rooms and passages; take away those that are not in play.`);
  const painted = withSceneryFacts({ ...scene, ...dungeonLook({ ...dungeon, name }, 'zones') });
  const notes = notesOf(dungeon, at);
  const found: MapFound = {
    what: 'a one-page dungeon',
    columns,
    rows,
    square: DUNGEON_CELL,
    rooms: rooms.length,
    doors: dungeon.doors.length,
    walls: 0,
    lights: 0,
    objects: dungeon.columns.length,
    notes: notes.length,
    picture: false,
  };
  return { scene: painted, remarks, found, notes };
}

/**
 * The axis of a door as a step of one cell; a door without a clear axis counts as leading up and
 * down.
 */
function sideOf({ dir }: Door): Point {
  if (Math.abs(dir.x) > Math.abs(dir.y)) return { x: 1, y: 0 };
  return { x: 0, y: 1 };
}

/**
 * The capacity of a room: one for each cell, at most 16. Larger rooms are better split into several
 * zones.
 */
const capacityOf = ({ w, h }: Rect): number => Math.min(16, w * h);

const inside = (rect: Rect, { x, y }: { x: number; y: number }): boolean =>
  x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h;

/** “Room 3” by its number on the page, or else a hall with a letter. A corridor has no name. */
function nameOf(dungeon: Dungeon, rect: Rect, rooms: readonly Rect[]): string {
  const note = dungeon.notes.find(
    ({ ref, pos }) => ref && inside(rect, { x: Math.floor(pos.x), y: Math.floor(pos.y) }),
  );
  if (note?.ref) return `Room ${note.ref}`.slice(0, 60);
  const thin = (room: Rect): boolean => Math.min(room.w, room.h) === 1;
  if (thin(rect)) return '';
  return `Hall ${letters(rooms.filter((room) => !thin(room)).indexOf(rect))}`;
}

/** A, B … Z, AA, AB …: letters, so that nobody takes them for numbers on the page. */
function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26));
  return n < 26 ? last : `${letters(Math.floor(n / 26) - 1)}${last}`;
}

function featuresOf(dungeon: Dungeon, rect: Rect, id: string): Feature[] {
  const features: Feature[] = [];
  if (dungeon.columns.some((column) => inside(rect, column)))
    features.push({ id: `${id}.cover`, kind: 'cover', label: 'Columns' });
  const wet = dungeon.water.filter((spot) => inside(rect, spot)).length;
  if (wet * 3 >= rect.w * rect.h) features.push({ id: `${id}.water`, kind: 'water', label: 'Water', amount: 0 });
  return features;
}

/** A room's outline; a round room is drawn with 28 corners. */
function outlineOf({ x, y, w, h, rotunda }: Rect, at: (x: number, y: number) => Point): Point[] {
  if (!rotunda) return [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)];
  const centre = at(x + w / 2, y + h / 2);
  return Array.from({ length: 28 }, (_, n) => {
    const turn = (n * Math.PI) / 14;
    const round = (value: number): number => Math.round(value * 100) / 100;
    return {
      x: round(centre.x + (Math.cos(turn) * w * DUNGEON_CELL) / 2),
      y: round(centre.y + (Math.sin(turn) * h * DUNGEON_CELL) / 2),
    };
  });
}

/**
 * The part of a door's cell that belongs to the room on one side. It reaches slightly into the
 * room, so that they join.
 */
function stub(door: Door, side: Point, way: number, share: number, at: (x: number, y: number) => Point): Point[] {
  // Along the axis the part runs from the far end of the share to half a cell into the room.
  const near = 1.5;
  const from = way > 0 ? 1 - share : 0.5 - 1;
  const to = way > 0 ? near : share;
  return side.x === 1
    ? [at(door.x + from, door.y), at(door.x + to, door.y), at(door.x + to, door.y + 1), at(door.x + from, door.y + 1)]
    : [at(door.x, door.y + from), at(door.x + 1, door.y + from), at(door.x + 1, door.y + to), at(door.x, door.y + to)];
}

function extend(zones: Record<string, Zone>, id: string, part: readonly Point[]): void {
  const zone = zones[id];
  const joined = zone && joinPolygons(zone.polygon, part);
  if (zone && Array.isArray(joined)) zone.polygon = joined;
}

function addExit(zone: Zone | undefined, { type }: Door): void {
  if (!zone || zone.features.some(({ kind }) => kind === 'exit')) return;
  const label = type === 3 ? 'Stairs up and out' : type === 8 ? 'Stairs down' : 'Way out';
  zone.features.push({ id: `${zone.id}.exit`, kind: 'exit', label });
}

function doorBorder(
  id: string,
  door: Door,
  side: Point,
  between: [string, string],
  at: (x: number, y: number) => Point,
): Border {
  const { door: state, capacity, feature } = DOOR_KINDS[door.type] ?? OPENING;
  const line: Border['line'] =
    side.x === 1
      ? [at(door.x + 0.5, door.y), at(door.x + 0.5, door.y + 1)]
      : [at(door.x, door.y + 0.5), at(door.x + 1, door.y + 0.5)];
  return {
    id,
    between,
    line,
    capacity,
    door: state,
    features: feature ? [{ id: `${id}.${feature.kind}`, ...feature }] : [],
  };
}

/**
 * Adds open borders where rooms lie side by side without a door, because the generator draws no
 * wall there. Rooms are taken from left to right, each compared with those that reach as far.
 * `more` says that there were more borders than a map can hold, and the rest was left out.
 */
function openSides(
  zones: Readonly<Record<string, Zone>>,
  doors: Readonly<Record<string, Border>>,
): { borders: Border[]; more: boolean } {
  const gates = Object.values(doors).map(({ line }) => middleOf(...line));
  const rank = new Map(Object.keys(zones).map((id, n) => [id, n]));
  const all = Object.values(zones)
    .map((zone) => ({ zone, box: boxOf(zone.polygon) }))
    .sort((one, two) => one.box.left - two.box.left);
  const borders: Border[] = [];
  let open: typeof all = [];
  for (const next of all) {
    open = open.filter(({ box }) => box.right + 1 >= next.box.left);
    for (const other of open) {
      if (other.box.bottom + 1 < next.box.top || next.box.bottom + 1 < other.box.top) continue;
      const inOrder = (rank.get(other.zone.id) ?? 0) < (rank.get(next.zone.id) ?? 0);
      const [one, two] = inOrder ? [other.zone, next.zone] : [next.zone, other.zone];
      const edge = sharedEdge(one.polygon, two.polygon, 1);
      if (!edge || edge.length < DUNGEON_CELL * 0.9) continue;
      const centre = middleOf(...edge.line);
      if (gates.some((gate) => lengthOf(gate, centre) < DUNGEON_CELL)) continue;
      if (borders.length >= MOST_OPENINGS) return { borders, more: true };
      const line: Border['line'] = [edge.line[0], edge.line[1]];
      const id = `${one.id}-${two.id}`;
      borders.push({ id, between: [one.id, two.id], line, capacity: 2, door: 'none', features: [] });
    }
    open.push(next);
  }
  return { borders, more: false };
}
