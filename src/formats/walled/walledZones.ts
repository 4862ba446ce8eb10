/** Draws a walled map as zones: rooms that walls and doors close round are zones, doors borders. */
import { DOOR_FEATURES } from '../../space/locks.ts';
import type { Border, Feature, Point, Zone, ZoneScene } from '../../space/scene.ts';
import { areaOf, lengthOf, type Segment } from '../../space/shapes/polygon.ts';
import { clipToBox } from '../../space/shapes/polygonClip.ts';
import { sharedEdge } from '../../space/shapes/polygonEdges.ts';
import { croppedMap } from './cropped.ts';
import type { WalledMap } from './walledMap.ts';
import { FaceFinder, facesOf, MOST_PIECES, MOST_WALLS, type ProgressListener } from './wallFaces.ts';

/** Most zones and corners that are taken over. */
const MOST_ZONES = 120;
const MOST_CORNERS = 400;
/** The least room, and the greatest gap that counts as closed, in squares. */
const LEAST_ROOM = 0.6;
const CLOSED_GAP = 0.08;
/** The longest and shortest side of a map of zones, in map pixels. */
const [LONGEST, SHORTEST] = [20_000, 100];

/** Map pixels for each square of a walled map on zones: those of its picture, where they fit. */
export const zonePixels = ({ width, height, square }: WalledMap): number =>
  Math.max(SHORTEST / Math.min(width, height), Math.min(square, LONGEST / Math.max(width, height)));

/** The pieces of lines, each from corner to corner. */
export const piecesOf = (lines: readonly (readonly Point[])[]): Segment[] =>
  lines.flatMap((line) => line.slice(1).map((to, n): Segment => [line[n] ?? to, to]));

interface Room {
  readonly name: string;
  readonly outline: readonly Point[];
}

/**
 * The scene of a map that may reach beyond its edges: the rooms are found first and cut at the
 * edges then, because a room that the edge cuts is closed beyond it. `told` receives the progress.
 */
export function zonesOfWalls(
  whole: WalledMap,
  told: ProgressListener,
): { scene: ZoneScene; remarks: string[]; rooms: number } {
  const map = croppedMap(whole);
  const unit = zonePixels(map);
  const remarks: string[] = [];
  const found = map.areas.length > 0 ? map.areas : roomsOf(whole, map, remarks, told);
  const fit = found.filter(({ outline }) => outline.length <= MOST_CORNERS).slice(0, MOST_ZONES);
  if (fit.length < found.length)
    remarks.push(`${found.length - fit.length} rooms are too small or too crooked and were left out.`);
  const rooms = fit.length > 0 ? fit : [{ name: 'Room 1', outline: wholeMap(map) }];
  const finder = new FaceFinder(rooms.map(({ outline }) => outline));
  if (finder.nested())
    remarks.push('Some rooms lie inside others; split the outer ones so that zones lie beside each other.');
  const furnished = new Set(map.objects.map(([from]) => (from ? finder.at(from) : -1)));
  const pixel = ({ x, y }: Point): Point => ({ x: hundredth(x * unit), y: hundredth(y * unit) });
  const zones = rooms.map(({ name, outline }, n): Zone => {
    const id = `room-${n + 1}`;
    const cover: Feature[] = [{ id: `${id}.cover`, kind: 'cover', label: 'Things to hide behind' }];
    // One for each square, at most 16: larger rooms are better split into several zones.
    const capacity = Math.max(1, Math.min(16, Math.floor(areaOf(outline))));
    return { id, name, polygon: outline.map(pixel), capacity, features: furnished.has(n) ? cover : [] };
  });
  const borders = [
    ...doorBorders(map, finder, pixel, remarks),
    ...(map.areas.length > 0 ? openBorders(zones, unit) : []),
  ];
  const scene: ZoneScene = {
    kind: 'zones',
    name: map.name,
    width: Math.round(map.width * unit),
    height: Math.round(map.height * unit),
    ground: { kind: 'plain', look: 'stone' },
    zones: Object.fromEntries(zones.map((zone) => [zone.id, zone])),
    borders: Object.fromEntries(borders.map((border) => [border.id, border])),
  };
  return { scene, remarks, rooms: fit.length };
}

const hundredth = (n: number): number => Math.round(n * 100) / 100;

const wholeMap = ({ width, height }: WalledMap): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** The rooms that walls and doors close round, the largest first, cut at the edges of the map. */
function roomsOf(whole: WalledMap, map: WalledMap, remarks: string[], told: ProgressListener): Room[] {
  const linesOf = ({ walls, doors }: WalledMap): Segment[] =>
    distinct([...piecesOf(walls), ...doors.map(({ line }) => line)]);
  const lines = linesOf(whole);
  let faces = facesOf(lines, CLOSED_GAP, LEAST_ROOM, told);
  // Where the whole building is too much, the part on the map may still be little enough.
  const fewer = typeof faces === 'string' ? linesOf(map) : lines;
  if (fewer.length < lines.length) faces = facesOf(fewer, CLOSED_GAP, LEAST_ROOM, told);
  if (faces === 'walls')
    remarks.push(
      `This map has ${lines.length} pieces of wall, more than the ${MOST_WALLS} among which rooms are looked for; draw the zones by hand.`,
    );
  else if (faces === 'pieces')
    remarks.push(
      `The walls of this map cut each other into more than ${MOST_PIECES} pieces, too many to find its rooms; draw the zones by hand.`,
    );
  else {
    const isInside = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= map.width && y <= map.height;
    const rooms = faces
      .flatMap((face) => (face.every(isInside) ? [face] : clipToBox(face, map.width, map.height)))
      .filter((face) => areaOf(face) >= LEAST_ROOM)
      .sort((one, two) => areaOf(two) - areaOf(one));
    if (rooms.length === 0)
      remarks.push('Its walls close round no room, so it is one zone; split it into zones by hand.');
    return rooms.map((outline, n) => ({ name: `Room ${n + 1}`, outline }));
  }
  return [];
}

/** The lines, each once: as many lines in one place would be tried against each other for minutes. */
const distinct = (lines: readonly Segment[]): Segment[] => [
  ...new Map(lines.map((line) => [line.map(({ x, y }) => `${x},${y}`).join(' '), line])).values(),
];

/** A border for each door between two rooms. */
function doorBorders(
  { doors }: WalledMap,
  finder: FaceFinder,
  pixel: (point: Point) => Point,
  remarks: string[],
): Border[] {
  let blind = 0;
  const borders = doors.flatMap(({ line, state }, n): Border[] => {
    const [one, two] = finder.beside(line, 0.25);
    if (one < 0 && two < 0) return [];
    if (one < 0 || two < 0 || one === two) {
      blind += 1;
      return [];
    }
    return [
      {
        id: `door-${n + 1}`,
        between: [`room-${one + 1}`, `room-${two + 1}`],
        line: [pixel(line[0]), pixel(line[1])],
        capacity: lengthOf(...line) > 1.5 ? 2 : 1,
        door: state === 'open' ? 'open' : 'closed',
        features: state === 'locked' || state === 'secret' ? [DOOR_FEATURES[state]] : [],
      },
    ];
  });
  if (blind > 0)
    remarks.push(
      `${blind === 1 ? 'One door or window leads' : `${blind} doors and windows lead`} out of the rooms and got no border.`,
    );
  return borders;
}

/** An open border wherever two areas that the file itself draws lie side by side. */
function openBorders(zones: readonly Zone[], unit: number): Border[] {
  return zones.flatMap((one, n) =>
    zones.slice(n + 1).flatMap((two): Border[] => {
      const edge = sharedEdge(one.polygon, two.polygon, 0.05 * unit);
      if (!edge || edge.length < unit / 2) return [];
      const id = `${one.id}-${two.id}`;
      const line: Border['line'] = [edge.line[0], edge.line[1]];
      return [{ id, between: [one.id, two.id], line, capacity: 2, door: 'none', features: [] }];
    }),
  );
}
