/**
 * Light and darkness on a map: the hour, the lights among the scenery, the lights that people
 * carry, and the places that lie in the dark.
 */
import { current, isDraft } from 'immer';
import type { Place, Point, Scene, SquareScene, ZoneScene } from '../scene.ts';
import { sceneryKind } from '../scenery/kinds/sceneryKinds.ts';
import { distanceToLine } from '../scenery/lines.ts';
import type { SceneryItem, Spot } from '../scenery/scenery.ts';
import { contains } from '../shapes/polygon.ts';
import { isBrightName, isDarkName } from '../squares/groundNames.ts';
import { footprint, indexOf, type Square, squareAt, squareKey, squareOf } from '../squares/squares.ts';
import { zoneGraph } from '../zones/zoneGraph.ts';
import { distance, inZone, zonesOf } from '../zones/zones.ts';
import { sightBetween } from './sight.ts';
import { sightGridOf } from './sightGrid.ts';
import { eyePoints } from './sightLines.ts';
import { squaresInSight } from './squareSight.ts';

/** A light that somebody carries: where, on how many squares a side, and how many squares far. */
export interface CarriedLight {
  readonly place: Place;
  readonly squares: number;
  readonly reach: number;
}

/** The reach of a torch or lantern in squares, where nobody says otherwise. */
export const TORCH = 4;
/**
 * Squares of a light's reach that count for one zone further: a torch lights the zones beside it.
 */
const FOR_A_ZONE = 4;
/** A square of a map of zones, in map pixels; things of the scenery are measured in these. */
const ZONE_SQUARE = 60;
/** A thing with light on the wall of a zone, this near to it, stands in the zone. */
const AT_ZONE = ZONE_SQUARE;

/** Whether it is dark on the whole map where no light is: by night, and below the ground. */
export const isDarkHour = ({ setting }: Pick<Scene, 'setting'>): boolean =>
  setting?.light === 'night' || setting?.light === 'torchlight';

/**
 * The lights among the scenery, each with its reach in squares. A burning thing that is mere
 * decoration sheds light too, because the picture shows it lit. Other meanings without light put it
 * out.
 */
export const sceneryLights = ({ scenery = [] }: Pick<Scene, 'scenery'>): { at: Spot; reach: number }[] =>
  scenery.flatMap((item: SceneryItem) => {
    const { glow, means } = sceneryKind(item.kind);
    const { at } = item;
    const told = item.means && item.means.length > 0 ? item.means : means;
    if (!at || !told.includes('light')) return [];
    // A light without a body is as large as its reach; a thing that is drawn large sheds no more.
    const most = item.kind === 'unseen light' ? 20 : 3;
    const size = typeof item.size === 'number' ? Math.max(0.5, Math.min(most, item.size)) : 1;
    return [{ at, reach: (glow ?? TORCH) * size }];
  });

/** The squares that lie in the dark, by their keys. Nothing is dark on a map by day. */
export function darkSquares(given: SquareScene, carried: readonly CarriedLight[]): ReadonlySet<string> {
  const scene = isDraft(given) ? current(given) : given;
  const { columns, rows, pixels, cells } = scene;
  const night = isDarkHour(scene);
  const dark = new Set<string>();
  if (night) for (let at = 0; at < columns * rows; at += 1) dark.add(squareKey(squareAt(scene, at)));
  else for (const [key, { terrain }] of Object.entries(cells)) if (isDarkName(terrain ?? '')) dark.add(key);
  if (dark.size === 0) return dark;
  const lights: { from: Square; size: number; reach: number }[] = sceneryLights(scene).map(({ at: [x, y], reach }) => ({
    from: { column: Math.floor(x / pixels), row: Math.floor(y / pixels) },
    size: 1,
    reach,
  }));
  for (const [key, { terrain, stamped }] of Object.entries(cells)) {
    if (!terrain || !isBrightName(terrain) || stamped?.includes('terrain')) continue;
    const [column = 0, row = 0] = key.split(',').map(Number);
    lights.push({ from: { column, row }, size: 1, reach: TORCH });
  }
  for (const { place, squares, reach } of carried) {
    const from = squareOf(place);
    if (from) lights.push({ from, size: squares, reach });
  }
  const sight = sightGridOf(scene);
  for (const { from, size, reach } of lights) {
    const seen = squaresInSight(sight, from, size);
    const far = Math.ceil(reach);
    for (let row = Math.max(0, from.row - far); row < Math.min(rows, from.row + size + far); row += 1)
      for (
        let column = Math.max(0, from.column - far);
        column < Math.min(columns, from.column + size + far);
        column += 1
      )
        if (seen[indexOf(scene, { column, row })] && isReached({ column, row }, from, size, reach))
          dark.delete(`${column},${row}`);
  }
  return dark;
}

/** Whether a square lies within the reach of a light, from the nearest square of its bearer. */
const isReached = (square: Square, from: Square, size: number, reach: number): boolean =>
  footprint(from, size).some(({ column, row }) => Math.hypot(column - square.column, row - square.row) <= reach);

/** The zones that lie in the dark, by their ids. Nothing is dark on a map by day. */
export function darkZones(given: ZoneScene, carried: readonly CarriedLight[]): ReadonlySet<string> {
  const { scene, zones } = zoneGraph(given);
  if (!isDarkHour(scene)) return new Set();
  const lit = new Set(litByScenery(scene));
  for (const { place, reach } of carried) {
    const far = Math.floor(reach / FOR_A_ZONE);
    for (const own of zonesOf(scene, place))
      for (const { id } of zones)
        if (distance(scene, inZone(own), inZone(id)) <= far && sightBetween(scene, inZone(own), inZone(id)).seen)
          lit.add(id);
  }
  return new Set(zones.flatMap(({ id }) => (lit.has(id) ? [] : [id])));
}

/** The zones that the lights of the scenery reach: their own, and zones in sight within reach. */
function litByScenery(scene: ZoneScene): readonly string[] {
  const graph = zoneGraph(scene);
  const known = graph.memory.get('lit by scenery') as readonly string[] | undefined;
  if (known) return known;
  const lit = sceneryLights(scene).flatMap(({ at, reach }) => {
    const own = zoneAtLight(scene, at);
    if (own === undefined) return [];
    const isNear = ({ x, y }: Point) => Math.hypot(x - at[0], y - at[1]) <= reach * ZONE_SQUARE;
    const others = graph.zones.filter(
      ({ id }) => eyePoints(graph, inZone(id)).some(isNear) && sightBetween(scene, inZone(own), inZone(id)).seen,
    );
    return [own, ...others.map(({ id }) => id)];
  });
  graph.memory.set('lit by scenery', lit);
  return lit;
}

/** The zone in which a light stands: around it, or else the zone on whose wall it hangs. */
function zoneAtLight({ zones }: ZoneScene, at: Spot): string | undefined {
  const point = { x: at[0], y: at[1] };
  const around = Object.values(zones).find(({ polygon }) => contains(polygon, point));
  if (around) return around.id;
  const near = Object.values(zones).map(({ id, polygon }) => {
    const rim = [...polygon, ...polygon.slice(0, 1)].map(({ x, y }): Spot => [x, y]);
    return { id, away: distanceToLine(rim, at) };
  });
  near.sort((one, other) => one.away - other.away);
  return near[0] && near[0].away <= AT_ZONE ? near[0].id : undefined;
}

/** The places of a map that lie in the dark: squares as `column,row`, zones by id. */
export const darkPlaces = (scene: Scene, carried: readonly CarriedLight[]): ReadonlySet<string> =>
  scene.kind === 'squares' ? darkSquares(scene, carried) : darkZones(scene, carried);
