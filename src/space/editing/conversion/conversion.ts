/**
 * A map of zones made one of squares, and the other way, on the same picture: ground and things
 * stay where they are.
 */

import { hexesOf, hexGridFor } from '../../hexes/hexesOf.ts';
import { faultOfHexes } from '../../hexes/hexScene.ts';
import { scaledGround, scaledParts } from '../../painted/scaledParts.ts';
import { withSceneryFacts } from '../../painted/sceneryFacts.ts';
import type { Border, MapKind, Place, Point, Scene, SquareScene, Zone, ZoneScene } from '../../scene.ts';
import { sceneryKind } from '../../scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../../scenery/scenery.ts';
import { squaresUnderZones, standingThing } from '../../scenes/plans/squaresUnderZones.ts';
import { centroid, contains, innerPoint, lengthOf, middleOf } from '../../shapes/polygon.ts';
import { type Edited, editedResult, faultResult } from '../edited.ts';
import { namesApart, plainNameOf } from './placeNames.ts';
import { outlineOfSquares, regionsOf, type Square, sidesOfSquare, squareKey } from './regions.ts';

/** A square of a map of zones, in map pixels. */
const ON_ZONES = 60;
const MOST_SIDE = 200;
/** How near to a door's line an edge has the door, in map pixels: the next edge is further. */
const AT_DOORS = 25;

/**
 * A map of zones as one of squares. What the zones know by hand of things that are merely drawn,
 * the things mean on squares by themselves. Refused when it would have too many squares.
 */
export function squaresOfZones(scene: ZoneScene): Edited<SquareScene> {
  if (Math.max(scene.width, scene.height) > MOST_SIDE * ON_ZONES)
    return faultResult(`As squares this map would be more than ${MOST_SIDE} across; that is more than a map holds.`);
  const { scenery = [], ...bare } = scene;
  const laid = squaresUnderZones({ ...bare, scenery: [] }, [], AT_DOORS);
  return editedResult(
    withSceneryFacts({
      ...laid,
      ground: scaledGround(scene.ground, 1, scene),
      scenery: scenery.map((item) => standingThing(item)),
    }),
  );
}

/** How many stand in a zone of so many squares. */
const roomFor = (squares: number): number => Math.max(1, Math.min(99, Math.round(squares / 3)));

/** The ways between two regions: the run of edges that are open, or the door in the wall. */
function borderBetween(
  scene: SquareScene,
  id: string,
  [one, two]: [string, string],
  edges: readonly { key: string; from: Point; to: Point }[],
): Border | undefined {
  const passable = edges.filter(({ key }) => scene.walls[key] !== 'wall');
  const open = passable.filter(({ key }) => scene.walls[key] === undefined);
  const way = open.length > 0 ? open : passable.slice(0, 1);
  const points = way.flatMap(({ from, to }) => [from, to]);
  const [first] = points;
  if (!first) return undefined;
  const far = (from: Point) =>
    points.reduce((best, point) => (lengthOf(from, point) > lengthOf(from, best) ? point : best), from);
  const end = far(first);
  const door = open.length > 0 ? 'none' : scene.walls[way[0]!.key] === 'open' ? 'open' : 'closed';
  return {
    ...{ id, between: [one, two], line: [far(end), end], door },
    capacity: door === 'none' ? Math.max(1, Math.min(6, open.length)) : 1,
    features:
      door === 'closed' && scene.doors?.[way[0]!.key]?.secret
        ? [{ id: 'secret', label: 'Secret door', kind: 'barrier', secret: true }]
        : [],
  };
}

/** A wall as looks alone: between zones without a way nobody passes anyhow. */
const lookAlone = (item: SceneryItem): SceneryItem =>
  item.along && !item.means && sceneryKind(item.kind).means.includes('bars') ? { ...item, means: [] } : item;

/** A map of squares as one of zones: a zone for each room, and for each part of open ground. */
export function zonesOfSquares(scene: SquareScene): ZoneScene {
  const k = ON_ZONES / scene.pixels;
  const [width, height] = [Math.max(100, scene.columns * ON_ZONES), Math.max(100, scene.rows * ON_ZONES)];
  const { scenery = [] } = scene;
  const painted = scaledParts({ ...scene, scenery: scenery.map(lookAlone) }, k);
  const regions = regionsOf(scene);
  const places = regions.map((squares) => {
    const polygon = outlineOfSquares(squares).map(({ x, y }) => ({ x: x * ON_ZONES, y: y * ON_ZONES }));
    const middle = polygon.length >= 3 ? innerPoint(polygon) : { x: 0, y: 0 };
    return { squares, polygon, middle, name: plainNameOf(painted, polygon, middle) };
  });
  const names = namesApart(places, { width, height });
  const zones: Record<string, Zone> = {};
  const home = new Map<string, string>();
  places.forEach(({ squares, polygon }, n) => {
    const id = `zone-${n + 1}`;
    const hard = squares.filter((square) => {
      const cell = scene.cells[squareKey(square)];
      return cell?.difficult && !cell.stamped?.includes('difficult');
    });
    zones[id] = {
      ...{ id, name: (names[n] ?? '').slice(0, 60), polygon, capacity: roomFor(squares.length) },
      features: hard.length * 2 > squares.length ? [{ id: 'difficult', label: 'Hard footing', kind: 'difficult' }] : [],
    };
    for (const square of squares) home.set(squareKey(square), id);
  });
  const between = new Map<string, { key: string; from: Point; to: Point }[]>();
  for (const [key, id] of home) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    for (const { key: edge, beyond } of sidesOfSquare({ column, row }).filter((_, n) => n % 2 === 0)) {
      const other = home.get(squareKey(beyond));
      if (other === undefined || other === id) continue;
      const east = edge.endsWith('e');
      const to = { x: (column + 1) * ON_ZONES, y: (row + 1) * ON_ZONES };
      const from = east ? { x: to.x, y: row * ON_ZONES } : { x: column * ON_ZONES, y: to.y };
      const pair = [id, other].sort().join(' ');
      between.set(pair, [...(between.get(pair) ?? []), { key: edge, from, to }]);
    }
  }
  const borders: Record<string, Border> = {};
  for (const [pair, edges] of between) {
    const border = borderBetween(
      scene,
      `border-${Object.keys(borders).length + 1}`,
      pair.split(' ') as [string, string],
      edges,
    );
    if (border) borders[border.id] = border;
  }
  return withSceneryFacts({
    ...{ kind: 'zones', name: scene.name, width, height, zones, borders },
    ground: scaledGround(scene.ground, k, { width: scene.columns * scene.pixels, height: scene.rows * scene.pixels }),
    ...painted,
  });
}

/** The same map in another kind; refused where it would be too large. */
export function convertedScene(scene: Scene, to: MapKind): Edited<Scene> {
  if (to === 'hexes') {
    const { columns, rows } = hexGridFor(scene);
    const fault = faultOfHexes(columns, rows);
    return fault === undefined ? editedResult(hexesOf(scene)) : faultResult(fault);
  }
  return scene.kind === 'zones' ? squaresOfZones(scene) : editedResult(zonesOfSquares(scene));
}

/**
 * Where those who stood on a map stand on the converted one: in the zone of their square, or each
 * on a free square of their zone; beside the map where there is none.
 */
export function convertedPlaces(before: Scene, after: Scene, places: readonly Place[]): Place[] {
  const taken = new Set<string>();
  return places.map((place): Place => {
    if (place.kind === 'off') return place;
    if (after.kind === 'zones') {
      const at = pointOfPlace(before, place);
      const zone = at && zoneFor(after, at, taken);
      if (zone !== undefined) taken.add(zone);
      return zone === undefined ? { kind: 'off' } : { kind: 'zone', zone };
    }
    if (before.kind !== 'zones') return { kind: 'off' };
    const id =
      place.kind === 'zone'
        ? place.zone
        : place.kind === 'border'
          ? before.borders[place.border]?.between[0]
          : undefined;
    const zone = id === undefined ? undefined : before.zones[id];
    const free = zone && freeSquareIn(after, zone, taken);
    if (!free) return { kind: 'off' };
    taken.add(squareKey(free));
    return { kind: 'square', ...free };
  });
}

/** The point of the converted map where somebody stood on the old one. */
function pointOfPlace(before: Scene, place: Place): Point | undefined {
  if (place.kind === 'square') return { x: (place.column + 0.5) * ON_ZONES, y: (place.row + 0.5) * ON_ZONES };
  if (before.kind !== 'zones' || place.kind === 'off') return undefined;
  if (place.kind === 'border') return before.borders[place.border] && middleOf(...before.borders[place.border]!.line);
  const zone = before.zones[place.zone];
  return zone && innerPoint(zone.polygon);
}

/** The zone at a point, or of hexes the nearest one that is free. */
function zoneFor({ zones, hexes }: ZoneScene, at: Point, taken: ReadonlySet<string>): string | undefined {
  if (!hexes) return Object.values(zones).find(({ polygon }) => contains(polygon, at))?.id;
  let best: { id: string; far: number } | undefined;
  for (const { id, polygon } of Object.values(zones)) {
    const far = lengthOf(centroid(polygon), at);
    if (!taken.has(id) && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { id, far };
  }
  return best?.id;
}

/** The free square of a zone nearest to its middle. */
function freeSquareIn(
  { columns, rows, pixels: p, cells }: SquareScene,
  { polygon: outline }: Zone,
  taken: ReadonlySet<string>,
): Square | undefined {
  const middle = centroid(outline);
  let best: { square: Square; far: number } | undefined;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = { x: (column + 0.5) * p, y: (row + 0.5) * p };
      const far = lengthOf(at, middle);
      if ((best && best.far <= far) || taken.has(`${column},${row}`) || cells[`${column},${row}`]?.blocked) continue;
      if (contains(outline, at)) best = { square: { column, row }, far };
    }
  return best?.square;
}
