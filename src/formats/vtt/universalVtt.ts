/**
 * Universal VTT maps (.dd2vtt, .uvtt, .df2vtt): rooms that walls and portals close round become
 * zones, portals borders.
 */
import { countWords, type Result } from '../../engine/words.ts';
import type { Border, Feature, Point, Zone, ZoneScene } from '../../space/scene.ts';
import { areaOf, lengthOf, type Segment } from '../../space/shapes/polygon.ts';
import { type ImportedMap, type MapFound, notRead, readJson, soundMap } from '../imported.ts';
import { faultOfPicture } from '../pictureHeader.ts';
import { FaceFinder, facesOf, MOST_PIECES, MOST_WALLS, type ProgressListener } from '../walls/wallFaces.ts';
import { tooManyIn, type UniversalVtt, universalVttSchema, VTT } from './vttFile.ts';
import { withVttLook } from './vttLook.ts';
import { squaresOfWalls } from './wallSquares.ts';
import { withWritten } from './written.ts';

/** Most zones and corners that are taken over. */
const MOST_ZONES = 120;
const MOST_CORNERS = 400;

/**
 * Reads a Universal VTT map as a zone map with its picture. Rooms closed by walls and portals
 * become zones, and portals become doors between them; crates and pillars in a room give it cover.
 * A map whose walls close nothing, such as a cave, becomes one zone to be split by hand. Refused
 * with a sentence when the text is no such file, or larger than a map can be.
 */
export function readUniversalVtt(text: string, name: string, told: ProgressListener = () => {}): Result<ImportedMap> {
  const read = readJson(text, universalVttSchema, VTT, tooManyIn);
  if (!read.ok) return read;
  const file = read.value;
  const picture = bytesOf(file.image);
  if (picture === 'broken') return notRead(`The picture in this ${VTT} is damaged; export the map again.`);
  const fault = picture && faultOfPicture(picture);
  if (fault !== undefined) return notRead(`The picture in this ${VTT} cannot be opened. ${fault}`);
  told(0.2);
  const map = drawMap(file, name, (share) => told(0.2 + share * 0.5));
  const found = foundIn(file, map.scene, picture);
  const parts = { ...map, found, ...asSquares(file, map.scene.name, picture ? 'own' : 'none') };
  const { map_origin: origin, pixels_per_grid: square } = file.resolution;
  const at = ({ x, y }: Point): Point => ({ x: (x - origin.x) * square, y: (y - origin.y) * square });
  const scene = withVttLook(map.scene, file, { square, at, picture: picture ? 'own' : 'none' });
  if (picture) return soundMap(withWritten({ ...parts, scene, picture }, file), VTT);
  const { squares } = parts;
  return soundMap(
    {
      ...parts,
      scene,
      remarks: [...map.remarks, NO_PICTURE],
      ...(squares ? { squares: { ...squares, remarks: [...squares.remarks, NO_PICTURE] } } : {}),
    },
    VTT,
  );
}

const NO_PICTURE =
  'There is no picture in this file, so the ground is painted: export it with its picture to have its own.';

/** What the preview tells of the file. */
function foundIn(file: UniversalVtt, { zones }: ZoneScene, picture: Uint8Array | undefined): MapFound {
  const { map_size: size, pixels_per_grid: square } = file.resolution;
  const closed = Object.keys(zones).length;
  return {
    what: 'a Universal VTT map',
    columns: Math.ceil(size.x - 0.05),
    rows: Math.ceil(size.y - 0.05),
    square,
    rooms: closed > 1 || file.line_of_sight.length > 0 ? closed : 0,
    doors: file.portals.length,
    walls: file.line_of_sight.reduce((sum, line) => sum + Math.max(0, line.length - 1), 0),
    lights: file.lights.length,
    objects: file.objects_line_of_sight.length,
    notes: 0,
    picture: picture !== undefined,
  };
}

/** The same map as squares: its own grid, with walls and portals on the edges. */
function asSquares(
  file: UniversalVtt,
  name: string,
  picture: 'own' | 'none',
): Pick<ImportedMap, 'squares' | 'noSquares'> {
  const { map_origin: origin, map_size: size, pixels_per_grid: square } = file.resolution;
  const at = ({ x, y }: Point): Point => ({ x: (x - origin.x) * square, y: (y - origin.y) * square });
  const made = squaresOfWalls({
    name,
    width: size.x * square,
    height: size.y * square,
    square,
    walls: polylines(file.line_of_sight, at),
    doors: file.portals.map(({ bounds: [from, to], closed }) => ({ line: [at(from), at(to)], closed })),
    objects: file.objects_line_of_sight.map((outline) => outline.map(at)),
  });
  if (made === 'large') return {};
  if (made === 'dense')
    return { noSquares: 'The walls of this map are too many and too long to lie on squares; play it on zones.' };
  const { scene: laid, inTheAir, small } = made;
  const remarks = [
    ...(file.portals.length > inTheAir ? [ALIKE] : []),
    ...(inTheAir > 0 ? [`${countWords(inTheAir, 'door')} in the air, with no wall beside it, left out.`] : []),
  ];
  const step = laid.pixels / square;
  const scene = withVttLook(laid, file, {
    square: laid.pixels,
    at: (point) => ({ x: at(point).x * step, y: at(point).y * step }),
    picture,
    small,
  });
  const frame = { x: 0, y: 0, width: size.x * scene.pixels, height: size.y * scene.pixels };
  return { squares: { scene, remarks, at: frame } };
}

/**
 * The bytes of base64 text, with or without the head of a data address; undefined for text that is
 * not base64.
 */
function bytesOf(image: string): Uint8Array<ArrayBuffer> | undefined | 'broken' {
  const start = image.startsWith('data:') ? image.indexOf(',') + 1 : 0;
  if (image.length === start) return undefined;
  try {
    const letters = atob(image.slice(start));
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return 'broken';
  }
}

const ALIKE = 'Windows and secret doors cannot be told from doors in this kind of file; look at each.';

function drawMap(file: UniversalVtt, name: string, told: ProgressListener): Pick<ImportedMap, 'scene' | 'remarks'> {
  const { map_origin: origin, map_size: size, pixels_per_grid: square } = file.resolution;
  const at = ({ x, y }: Point): Point => ({ x: (x - origin.x) * square, y: (y - origin.y) * square });
  const width = Math.round(size.x * square);
  const height = Math.round(size.y * square);
  const remarks: string[] = [];
  const doors = file.portals.map(({ bounds: [from, to], closed }) => ({ line: [at(from), at(to)] as Segment, closed }));
  const walls = [...polylines(file.line_of_sight, at), ...doors.map(({ line }) => line)];
  const found = facesOf(walls, square * 0.08, square * square * 0.6, told);
  if (found === 'walls')
    remarks.push(
      `This map has ${walls.length} pieces of wall, more than the ${MOST_WALLS} among which rooms are looked for; draw the zones by hand.`,
    );
  if (found === 'pieces')
    remarks.push(
      `The walls of this map cut each other into more than ${MOST_PIECES} pieces, too many to find its rooms; draw the zones by hand.`,
    );
  let faces = typeof found === 'string' ? [] : found;
  const fit = faces.filter((face) => face.length <= MOST_CORNERS).slice(0, MOST_ZONES);
  if (fit.length < faces.length)
    remarks.push(`${faces.length - fit.length} rooms are too small or too crooked and were left out.`);
  faces = fit;
  if (new FaceFinder(faces).nested())
    remarks.push('Some rooms lie inside others; split the outer ones so that zones lie beside each other.');
  if (faces.length === 0) {
    if (typeof found !== 'string')
      remarks.push('Its walls close round no room, so it is one zone; split it into zones by hand.');
    faces = [
      [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ],
    ];
  }
  const finder = new FaceFinder(faces);
  const furnished = new Set(polylines(file.objects_line_of_sight, at).map(([from]) => finder.at(from)));
  const zones = Object.fromEntries(
    faces.map((face, n) => [`room-${n + 1}`, roomOf(face, n, furnished.has(n) ? 'furnished' : 'bare', square)]),
  );
  const borders: Record<string, Border> = {};
  let blind = 0;
  for (const [n, { line, closed }] of doors.entries()) {
    const [one, two] = finder.beside(line, square * 0.25);
    if (one < 0 && two < 0) continue;
    if (one < 0 || two < 0 || one === two) {
      blind++;
      continue;
    }
    const id = `door-${n + 1}`;
    borders[id] = {
      id,
      between: [`room-${one + 1}`, `room-${two + 1}`],
      line: [line[0], line[1]],
      capacity: lengthOf(...line) > square * 1.5 ? 2 : 1,
      door: closed ? 'closed' : 'open',
      features: [],
    };
  }
  if (blind > 0)
    remarks.push(
      `${blind === 1 ? 'One door or window leads' : `${blind} doors and windows lead`} out of the rooms and got no border.`,
    );
  if (Object.keys(borders).length > 0) remarks.push(ALIKE);
  const scene: ZoneScene = {
    kind: 'zones',
    name: name.trim().slice(0, 80) || 'Map',
    width,
    height,
    ground: { kind: 'plain', look: 'stone' },
    zones,
    borders,
  };
  return { scene, remarks };
}

const polylines = (lines: readonly (readonly Point[])[], at: (point: Point) => Point): Segment[] =>
  lines.flatMap((line) => line.slice(1).map((to, n): Segment => [at(line[n] ?? to), at(to)]));

function roomOf(face: Point[], n: number, inside: 'furnished' | 'bare', square: number): Zone {
  const id = `room-${n + 1}`;
  const squares = areaOf(face) / (square * square);
  const features: Feature[] =
    inside === 'furnished' ? [{ id: `${id}.cover`, kind: 'cover', label: 'Things to hide behind' }] : [];
  return {
    id,
    name: `Room ${n + 1}`,
    polygon: face.map(({ x, y }) => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })),
    // The capacity is one for each square, at most 16: larger rooms are better split into several
    // zones.
    capacity: Math.max(1, Math.min(16, Math.floor(squares))),
    features,
  };
}
