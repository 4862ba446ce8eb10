/** Names for zones that are made of squares: by what stands there, else by what the ground is. */
import type { Point } from '../../scene.ts';
import { isInside, softLine } from '../../scenery/lines.ts';
import type { PaintedParts, Spot } from '../../scenery/scenery.ts';

/** What a place is called after a thing in it; the first that stands there. */
const AFTER_THINGS: readonly (readonly [string, readonly string[]])[] = [
  ['Throne', ['throne']],
  ['Altar', ['altar']],
  ['Bar', ['counter']],
  ['Hearth', ['hearth', 'stove']],
  ['Library', ['bookshelf']],
  ['Bedroom', ['bed']],
  ['Tombs', ['tomb', 'sarcophagus', 'mausoleum']],
  ['Graves', ['grave', 'open grave', 'gravestone']],
  ['Well', ['well', 'fountain']],
  ['Pool', ['pool']],
  ['Market', ['market stall']],
  ['Camp', ['tent', 'pavilion', 'campfire', 'bedroll']],
  ['Cells', ['prison bars', 'cage']],
  ['Stairs', ['stairs', 'spiral stairs', 'ladder']],
  ['Gallows', ['gallows']],
  ['House', ['cottage', 'tiled house']],
  ['Store', ['crate', 'barrel', 'sacks', 'keg']],
  ['Tables', ['table', 'round table']],
  ['Pillars', ['pillar', 'broken pillar']],
  ['Trees', ['oak', 'pine', 'birch', 'willow', 'dead tree']],
  ['Rocks', ['boulder', 'standing stone', 'stalagmite']],
  ['Reeds', ['reeds']],
];

const AFTER_GROUND: Readonly<Record<string, string>> = {
  grass: 'Meadow',
  'dry grass': 'Heath',
  moss: 'Moss',
  'forest floor': 'Wood',
  road: 'Road',
  gravel: 'Gravel',
  cobbles: 'Yard',
  mud: 'Mud',
  sand: 'Sand',
  snow: 'Snow',
  ice: 'Ice',
  'cave floor': 'Cave',
  'shallow water': 'Ford',
  'deep water': 'Water',
  bog: 'Bog',
  field: 'Field',
  planks: 'Room',
  deck: 'Deck',
  flagstones: 'Hall',
  tiles: 'Hall',
  marble: 'Hall',
  bricks: 'Passage',
  carpet: 'Parlour',
  straw: 'Stable',
  lava: 'Lava',
  slate: 'Roof',
  sewage: 'Sewer',
};

/** The uppermost material at a spot. */
function materialAt({ materials = [] }: PaintedParts, spot: Spot): string | undefined {
  return materials.findLast(({ shape, path, curved }) =>
    shape ? isInside(curved ? softLine(shape, true) : shape, spot) : path === undefined,
  )?.material;
}

/** What a place of this outline is called by itself. */
export function plainNameOf(painted: PaintedParts, outline: readonly Point[], middle: Point): string {
  const spots = outline.map(({ x, y }): Spot => [x, y]);
  const inside = new Set((painted.scenery ?? []).flatMap(({ kind, at }) => (at && isInside(spots, at) ? [kind] : [])));
  const thing = AFTER_THINGS.find(([, kinds]) => kinds.some((kind) => inside.has(kind)))?.[0];
  return thing ?? AFTER_GROUND[materialAt(painted, [middle.x, middle.y]) ?? ''] ?? 'Ground';
}

/** Where a point lies on a map: north-west, east, or the middle. */
function compassOf({ x, y }: Point, { width, height }: { width: number; height: number }): string {
  const down = y < height * 0.36 ? 'north' : y > height * 0.64 ? 'south' : '';
  const across = x < width * 0.36 ? 'west' : x > width * 0.64 ? 'east' : '';
  return down && across ? `${down}-${across}` : down || across || 'middle';
}

/** Names that tell places apart: those of one name get where they lie, and numbers if need be. */
export function namesApart(
  places: readonly { name: string; middle: Point }[],
  map: { width: number; height: number },
): string[] {
  const count = (all: readonly string[], one: string) => all.filter((other) => other === one).length;
  const plain = places.map(({ name }) => name);
  const placed = places.map(({ name, middle }) => {
    if (count(plain, name) === 1) return name;
    const where = compassOf(middle, map);
    return where === 'middle'
      ? `Middle ${name.toLowerCase()}`
      : `${where.charAt(0).toUpperCase()}${where.slice(1)} ${name.toLowerCase()}`;
  });
  return placed.map((name, at) =>
    count(placed, name) === 1 ? name : `${name} ${count(placed.slice(0, at), name) + 1}`,
  );
}
