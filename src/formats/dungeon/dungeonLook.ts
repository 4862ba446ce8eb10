/**
 * The look of a one-page dungeon as data: a crypt of flagstones by torchlight, with water, pillars,
 * stairs, and the things that its notes name.
 */
import { openOutlines } from '../../space/painted/floors.ts';
import type { SquareScene } from '../../space/scene.ts';
import type { GroundLayer, PaintedParts, SceneryItem, Spot } from '../../space/scenery/scenery.ts';
import { signedArea } from '../../space/shapes/polygon.ts';
import { DUNGEON_CELL, type DungeonPlan, type DungeonSpot, spanOf, wayOf } from './dungeonPlan.ts';

/** A square of scenery on a map of zones, in map pixels. */
const ZONE_SQUARE = 60;
/** A torch for so many cells of a room, and the most in one room. */
const LIT_CELLS = 14;
const MOST_TORCHES = 6;

/**
 * Things that a note may name, and the kind that is put where the note is. Words for people and
 * their belongings are left out: these move.
 */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bchests?\b/i, 'chest'],
  [/\bcrates?\b/i, 'crate'],
  [/\bbarrels?\b/i, 'barrel'],
  [/\baltars?\b/i, 'altar'],
  [/\bstatues?\b/i, 'statue'],
  [/\bthrones?\b/i, 'throne'],
  [/\b(tombs?|sarcophag(us|i))\b/i, 'tomb'],
  [/\b(coffins?|caskets?)\b/i, 'coffin'],
  [/\burns?\b/i, 'urn'],
  [/\btables?\b/i, 'table'],
  [/\bdesks?\b/i, 'desk'],
  [/\b(bookshel(f|ves)|bookcases?)\b/i, 'bookshelf'],
  [/\b(sacks?|bags?)\b/i, 'sacks'],
  [/\blevers?\b/i, 'lever'],
  [/\bbraziers?\b/i, 'brazier'],
  [/\bcages?\b/i, 'cage'],
  [/\bfountains?\b/i, 'fountain'],
  [/\b(bones|skeletons?|corpses?|bod(y|ies)|remains)\b/i, 'bones'],
];

/** Flat traces that give a room a face of its own and mean nothing to any rule. */
const TRACES = ['debris', 'moss', 'stones', 'puddle', 'papers', 'straw'] as const;

type Rect = DungeonPlan['rects'][number];

/** A number from 0 to 1 that a room always gets again. */
function chanceOf({ x, y, w, h }: Rect, salt: number): number {
  const mixed = Math.imul(
    (x * 73_856_093) ^ (y * 19_349_663) ^ ((w * 31 + h) * 83_492_791) ^ (salt * 2_654_435_761),
    1,
  );
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/**
 * The scenery of the page, in map pixels. `form` says for which kind of map: a square of scenery
 * has another size on zones.
 */
export function dungeonLook(plan: DungeonPlan, form: 'zones' | 'squares'): PaintedParts {
  const { left, top } = spanOf(plan);
  const at = (x: number, y: number): Spot => [(x - left) * DUNGEON_CELL, (y - top) * DUNGEON_CELL];
  const grown = form === 'zones' ? DUNGEON_CELL / ZONE_SQUARE : 1;
  const sized = ({ size = 1, ...item }: SceneryItem): SceneryItem => ({
    ...item,
    size: typeof size === 'number' ? tidy(size * grown) : [tidy(size[0] * grown), tidy(size[1] * grown)],
  });
  const rooms = plan.rects.filter(({ w, h }) => w * h > 1);
  const things = [
    ...rooms.flatMap((room) => roomThings(room, at, isWet(plan, room) ? 'wet' : 'dry')),
    ...plan.columns.map(({ x, y }): SceneryItem => ({ kind: 'pillar', at: at(x, y), size: 0.8, means: [] })),
    ...plan.doors.flatMap((door) => doorThings(door, at, form)),
    ...namedThings(plan, at),
    ...rooms.flatMap((room) => torchesOf(room, plan, at)),
  ];
  return {
    setting: { light: 'torchlight', outside: 'rock', seed: 4 },
    materials: [
      { material: 'flagstones' },
      ...rooms.filter((room) => room.ending).map((room): GroundLayer => floorOfEnd(room, at)),
      // On zones the room itself says that it is under water.
      ...waterOf(plan).map((layer) => (form === 'zones' ? { ...layer, means: [] } : layer)),
    ],
    scenery: things.map(sized),
  };
}

const tidy = (n: number): number => Math.round(n * 1000) / 1000;

/** The floor of the last room, which the page marks. */
function floorOfEnd({ x, y, w, h }: Rect, at: (x: number, y: number) => Spot): GroundLayer {
  return { material: 'tiles', shape: [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)], means: [] };
}

/** Water as soft shapes about its cells; dry islands in it are paved again. */
function waterOf(plan: DungeonPlan): GroundLayer[] {
  if (plan.water.length === 0) return [];
  const { left, top, columns, rows } = spanOf(plan);
  // The page lets water run on under its walls; rock stays rock here.
  const wet = new Set(
    plan.water
      .filter((spot) => isFloorOf(plan, spot))
      .map(({ x, y }) => `${Math.floor(x) - left},${Math.floor(y) - top}`),
  );
  const cells: SquareScene['cells'] = {};
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) if (!wet.has(`${x},${y}`)) cells[`${x},${y}`] = { blocked: true };
  const pixels = DUNGEON_CELL;
  const outlines = openOutlines({
    kind: 'squares',
    name: '',
    columns,
    rows,
    pixels,
    ground: { kind: 'plain', look: 'stone' },
    cells,
    walls: {},
  });
  return outlines.slice(0, 200).map((shape): GroundLayer => {
    const isWater = signedArea(shape.map(([x, y]) => ({ x, y }))) > 0;
    return isWater ? { material: 'shallow water', shape } : { material: 'flagstones', shape, means: [] };
  });
}

/** Whether water stands in a room: no rug lies there. */
const isWet = ({ water }: DungeonPlan, { x, y, w, h }: Rect): boolean =>
  water.some((spot) => spot.x >= x && spot.x < x + w && spot.y >= y && spot.y < y + h);

/** What lies flat on the floor of a room. */
function roomThings(room: Rect, at: (x: number, y: number) => Spot, floor: 'dry' | 'wet'): SceneryItem[] {
  const { x, y, w, h } = room;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const seed = Math.floor(chanceOf(room, 1) * 1000);
  if (Math.min(w, h) < 2) return [];
  const trace = TRACES[Math.floor(chanceOf(room, 2) * TRACES.length)] ?? 'moss';
  const corner = at(x + 0.6 + chanceOf(room, 3) * (w - 1.2), y + 0.6 + chanceOf(room, 4) * (h - 1.2));
  const traces: SceneryItem[] = [{ kind: trace, at: corner, size: 0.8, seed, means: [] }];
  if (room.ending) return [{ kind: 'magic circle', at: at(cx, cy), size: Math.min(1.2, Math.min(w, h) / 3.4), seed }];
  if (floor === 'dry' && Math.min(w, h) >= 4 && chanceOf(room, 5) < 0.35) {
    const rug: SceneryItem = room.rotunda
      ? { kind: 'round rug', at: at(cx, cy), size: Math.min(w, h) / 4, seed }
      : { kind: 'rug', at: at(cx, cy), turn: h > w ? 90 : 0, size: [Math.max(w, h) * 0.5, Math.min(w, h) * 0.5], seed };
    return [rug, ...traces];
  }
  return traces;
}

/** Stairs and portcullises in the cells of doors. */
function doorThings(
  door: DungeonPlan['doors'][number],
  at: (x: number, y: number) => Spot,
  form: 'zones' | 'squares',
): SceneryItem[] {
  const middle = at(door.x + 0.5, door.y + 0.5);
  const turn = wayOf(door.dir).x === 0 ? 90 : 0;
  // On zones the way itself says that it has steps.
  if (door.type === 9 && form === 'squares')
    return [{ kind: 'stairs', name: 'steps', at: middle, turn, size: [1, 0.96], means: ['hinders'] }];
  if (door.type === 3 || door.type === 8 || door.type === 9)
    return [{ kind: 'stairs', at: middle, turn, size: [1, 0.96], means: [] }];
  if (door.type === 4)
    return [{ kind: 'portcullis', at: middle, turn: turn === 0 ? 90 : 0, size: [1, 0.3], means: [] }];
  return [];
}

/** The things that notes name, each once for a note, beside the note's own point. */
function namedThings(plan: DungeonPlan, at: (x: number, y: number) => Spot): SceneryItem[] {
  return (plan.notes ?? []).slice(0, 100).flatMap(({ text = '', pos }, n) => {
    const kinds = NAMED.filter(([word]) => word.test(text)).map(([, kind]) => kind);
    return kinds.slice(0, 3).flatMap((kind, beside): SceneryItem[] => {
      const spot = { x: Math.floor(pos.x) + beside, y: Math.floor(pos.y) };
      return isFloorOf(plan, spot) ? [{ kind, at: at(spot.x + 0.5, spot.y + 0.5), seed: n * 7 + beside }] : [];
    });
  });
}

const isFloorOf = ({ rects }: DungeonPlan, { x, y }: DungeonSpot): boolean =>
  rects.some((rect) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h);

/** Torches along the walls of a room, none in the opening of a door. */
function torchesOf(room: Rect, { doors, rects }: DungeonPlan, at: (x: number, y: number) => Spot): SceneryItem[] {
  const { x, y, w, h } = room;
  const walls: DungeonSpot[] = [];
  for (let n = 0; n < w; n += 1) walls.push({ x: x + n + 0.5, y: y + 0.12 }, { x: x + n + 0.5, y: y + h - 0.12 });
  for (let n = 0; n < h; n += 1) walls.push({ x: x + 0.12, y: y + n + 0.5 }, { x: x + w - 0.12, y: y + n + 0.5 });
  const taken = [...doors, ...rects.filter((other) => other !== room)];
  const free = room.rotunda
    ? []
    : walls.filter((spot) => {
        const out = {
          x: Math.floor(spot.x + (spot.x - x < 0.2 ? -1 : x + w - spot.x < 0.2 ? 1 : 0)),
          y: Math.floor(spot.y + (spot.y - y < 0.2 ? -1 : y + h - spot.y < 0.2 ? 1 : 0)),
        };
        return !taken.some((one) => {
          const [wide, high] = 'w' in one ? [one.w, one.h] : [1, 1];
          return out.x >= one.x && out.x < one.x + wide && out.y >= one.y && out.y < one.y + high;
        });
      });
  const many = Math.min(MOST_TORCHES, Math.ceil((w * h) / LIT_CELLS));
  if (room.rotunda) return [{ kind: 'brazier', at: at(x + w / 2, y + h / 2), means: ['light'] }];
  return Array.from({ length: Math.min(many, free.length) }, (_, n): SceneryItem => {
    const spot = free[Math.floor(((n + chanceOf(room, 6) * 0.8 + 0.1) / many) * free.length)] ?? free[0];
    return { kind: 'torch', at: at(spot?.x ?? x, spot?.y ?? y) };
  });
}
