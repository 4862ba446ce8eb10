/** Makes both forms of a walled map, zones and squares, with its look and what the preview tells. */
import { countWords, type Result } from '../../engine/words.ts';
import { LONGEST_NOTE, MOST_NOTES } from '../../space/notes.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import type { Frame } from '../../space/squares/gridFit.ts';
import { type ImportedMap, type ImportedNote, type MapFound, soundMap } from '../imported.ts';
import { croppedMap } from './cropped.ts';
import { withWalledLook } from './walledLook.ts';
import type { PictureShape, WalledMap } from './walledMap.ts';
import { piecesOf, zonePixels, zonesOfWalls } from './walledZones.ts';
import type { ProgressListener } from './wallFaces.ts';
import { squaresOfWalls } from './wallSquares.ts';

/** The most squares along a side that a picture of another shape may make of a map. */
const MOST_SQUARES = 200;

/** How far the shape of a picture may be off and still be that of its map. */
const SAME_SHAPE = 0.01;

/**
 * Where a picture lies on its map, in squares: over all of it, or, where its shape is another, at
 * its own pixels a square from the top left corner, so that nothing is stretched.
 */
function pictureFrame({ width, height, square }: WalledMap, shape: PictureShape | undefined): Frame {
  const whole = { x: 0, y: 0, width, height };
  if (!shape || Math.abs((shape.width * height) / (shape.height * width) - 1) <= SAME_SHAPE) return whole;
  return { x: 0, y: 0, width: shape.width / square, height: shape.height / square };
}

/** The map, grown to its picture where that is larger than the file says. */
const grownTo = (map: WalledMap, frame: Frame): WalledMap => ({
  ...map,
  width: Math.max(map.width, Math.min(MOST_SQUARES, frame.width)),
  height: Math.max(map.height, Math.min(MOST_SQUARES, frame.height)),
});

const scaledFrame = ({ x, y, width, height }: Frame, k: number, by: Point): Frame => ({
  x: (x + by.x) * k,
  y: (y + by.y) * k,
  width: Math.max(1, width * k),
  height: Math.max(1, height * k),
});

/** Makes the map; refused where it breaks a limit of our own. `told` receives the progress. */
export function drawnMap(read: WalledMap, told: ProgressListener): Result<ImportedMap> {
  const frame = pictureFrame(read, read.picture?.shape);
  const whole = read.picture ? grownTo(read, frame) : read;
  const map = croppedMap(whole);
  const remarks = [...map.remarks, ...pictureRemarks(map, read, frame), ...brokenWritten(map)];
  const zones = zonesOfWalls(whole, (share) => told(0.2 + share * 0.5));
  const unit = zonePixels(map);
  const onZones = (point: Point): Point => ({ x: point.x * unit, y: point.y * unit });
  const squares = asSquares(map, remarks, frame);
  return soundMap(
    {
      scene: withWalledLook(zones.scene, map, { unit, at: onZones }),
      found: foundIn(map, zones.rooms),
      at: scaledFrame(frame, unit, { x: 0, y: 0 }),
      notes: notesAt(map, onZones),
      remarks: [...zones.remarks, ...remarks],
      takesPicture: true,
      ...(map.hexes ? { hexes: map.hexes } : {}),
      ...(map.picture?.bytes ? { picture: map.picture.bytes } : {}),
      ...(map.picture && map.written && map.written !== 'broken' ? { written: writtenAt(map.written, read) } : {}),
      ...squares,
    },
    map.kind,
  );
}

const NO_PICTURE =
  'There is no picture in this file, so the ground is painted: add its picture to have its own ground.';

function pictureRemarks(map: WalledMap, { width, height, square }: WalledMap, frame: Frame): string[] {
  if (!map.picture) return [NO_PICTURE];
  const { shape } = map.picture;
  if (!shape || (frame.width === width && frame.height === height)) return [];
  const told = [width, height].map((side) => Math.round(side * square)).join(' × ');
  return [
    `The picture is ${shape.width} × ${shape.height} pixels and not ${told}, as the file says: it lies at ${Math.round(square)} pixels a square and is not stretched.`,
  ];
}

const brokenWritten = ({ written }: WalledMap): string[] =>
  written === 'broken'
    ? ['What Affray wrote into this file does not hold together, so it is read as a map of another program.']
    : [];

/** The scene as Affray wrote it, where it holds together, and the place of the file’s picture. */
function writtenAt(scene: Scene, { width, height }: WalledMap): NonNullable<ImportedMap['written']> {
  const square = squareOfScene(scene);
  return { scene, at: { x: 0, y: 0, width: width * square, height: height * square } };
}

const notesAt = ({ notes }: WalledMap, at: (point: Point) => Point): ImportedNote[] =>
  notes.slice(0, MOST_NOTES).map((note) => ({
    name: note.name.trim().slice(0, 60) || 'Note',
    text: note.text.slice(0, LONGEST_NOTE),
    at: at(note.at),
  }));

/** What the preview tells of the map. */
const foundIn = (map: WalledMap, rooms: number): MapFound => ({
  what: `${/^[aeio]/i.test(map.kind) ? 'an' : 'a'} ${map.kind}`,
  columns: Math.ceil(map.width + map.inset.x - 0.05),
  rows: Math.ceil(map.height + map.inset.y - 0.05),
  square: map.square,
  rooms: map.walls.length + map.areas.length > 0 ? rooms : 0,
  doors: map.doors.length,
  walls: map.walls.reduce((sum, line) => sum + Math.max(0, line.length - 1), 0),
  lights: map.lights.length,
  objects: map.objects.length,
  notes: map.notes.length,
  picture: map.picture !== undefined,
});

/** The same map as squares: its own grid, with walls and doors on the edges. */
function asSquares(map: WalledMap, told: readonly string[], frame: Frame): Pick<ImportedMap, 'squares' | 'noSquares'> {
  const { inset } = map;
  const onGrid = ({ x, y }: Point): Point => ({ x: x + inset.x, y: y + inset.y });
  const made = squaresOfWalls({
    name: map.name,
    width: map.width + inset.x,
    height: map.height + inset.y,
    pixels: map.square,
    walls: piecesOf(map.walls).map(([from, to]) => [onGrid(from), onGrid(to)]),
    doors: map.doors.map(({ line: [from, to], state }) => ({ line: [onGrid(from), onGrid(to)], state })),
    objects: map.objects.map((outline) => outline.map(onGrid)),
  });
  if (made === 'large') return {};
  if (made === 'dense')
    return { noSquares: 'The walls of this map are too many and too long to lie on squares; play it on zones.' };
  const { scene: laid, inTheAir, small } = made;
  const remarks = [
    ...(inTheAir > 0 ? [`${countWords(inTheAir, 'door')} in the air, with no wall beside it, left out.`] : []),
    ...told,
  ];
  const k = laid.pixels;
  const at = (point: Point): Point => ({ x: onGrid(point).x * k, y: onGrid(point).y * k });
  const onMap = ({ x, y }: Point): Point => ({ x: x - inset.x, y: y - inset.y });
  const scene = withWalledLook(laid, map, { unit: k, at, small: small.map((outline) => outline.map(onMap)) });
  return { squares: { scene, remarks, at: scaledFrame(frame, k, inset), notes: notesAt(map, at) } };
}
