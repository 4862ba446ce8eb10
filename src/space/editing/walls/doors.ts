/**
 * Doors and windows on the walls of a map. On squares a door stands on the edge of a square, on
 * zones on the border of two zones; the wall has a gap there.
 */
import { DOOR_FEATURES, LOCK } from '../../locks.ts';
import { withSceneryFacts } from '../../painted/sceneryFacts.ts';
import { squareOfScene } from '../../painted/squareOfScene.ts';
import {
  type Border,
  type Feature,
  type HexScene,
  isHexScene,
  type Point,
  type Scene,
  type SquareScene,
  type ZoneScene,
} from '../../scene.ts';
import type { SceneryItem } from '../../scenery/scenery.ts';
import { contains, lengthOf, middleOf } from '../../shapes/polygon.ts';
import { type Edited, editedResult, faultResult } from '../edited.ts';
import { spotOf, turnWithin } from '../things/things.ts';
import { linkZones } from '../zoneEdit.ts';
import { type WallSpot, wallNear, withGap } from './wallLine.ts';

/**
 * The openings that can be put on a wall. A doorway has no door; a secret door looks like wall to
 * players.
 */
export type Opening = 'door' | 'double' | 'locked' | 'secret' | 'doorway' | 'window';

/** The greatest distance of the pointer from a wall, in squares. */
const REACH = 0.8;
const noWall = faultResult('There is no wall here; draw one first, or press nearer to it.');

const wideOf = (opening: Opening, square: number): number => (opening === 'double' ? 2 : 1) * square;

/** The place of an opening on a wall; on squares this is the middle of whole edges. */
export function openingSpot(scene: Scene, point: Point, opening: Opening): WallSpot | undefined {
  const square = squareOfScene(scene);
  const spot = wallNear(scene.scenery ?? [], point, REACH * square);
  if (!spot || scene.kind === 'zones') return spot;
  const upright = Math.abs(Math.sin((spot.turn * Math.PI) / 180)) > 0.99;
  const level = Math.abs(Math.cos((spot.turn * Math.PI) / 180)) > 0.99;
  const whole = (n: number) =>
    opening === 'double' ? Math.round(n / square) * square : (Math.floor(n / square) + 0.5) * square;
  if (upright) return { ...spot, at: { x: spot.at.x, y: whole(spot.at.y) } };
  return level ? { ...spot, at: { x: whole(spot.at.x), y: spot.at.y } } : spot;
}

/** The edges of squares that an opening covers; none where the wall does not run along the grid. */
export function edgesUnder({ pixels: p }: SquareScene, { at, turn }: WallSpot, opening: Opening): string[] {
  const upright = Math.abs(Math.sin((turn * Math.PI) / 180)) > 0.99;
  const level = Math.abs(Math.cos((turn * Math.PI) / 180)) > 0.99;
  const line = (upright ? at.x : at.y) / p;
  if ((!upright && !level) || Math.abs(line - Math.round(line)) > 0.2) return [];
  const first = Math.round(((upright ? at.y : at.x) - wideOf(opening, p) / 2) / p);
  return Array.from({ length: opening === 'double' ? 2 : 1 }, (_, n) =>
    upright ? `${Math.round(line) - 1},${first + n},e` : `${first + n},${Math.round(line) - 1},s`,
  ).filter((key) => /^\d+,\d+,[es]$/.test(key));
}

/**
 * Puts an opening on the nearest wall. Refused where there is no wall, or where nobody could go
 * through.
 */
export function withOpening(scene: Scene, point: Point, opening: Opening): Edited<Scene> {
  const spot = openingSpot(scene, point, opening);
  if (!spot) return noWall;
  const square = squareOfScene(scene);
  const things = scene.scenery ?? [];
  const turn = turnWithin(spot.turn);
  if (opening === 'window') {
    // A window stands on the wall, and the wall still bars the way.
    const window: SceneryItem = { kind: 'window', at: spotOf(spot.at), ...(turn === 0 ? {} : { turn }) };
    return editedResult(withSceneryFacts({ ...scene, scenery: [...things, window] }));
  }
  const scenery = opening === 'secret' ? things : withGap(things, spot, wideOf(opening, square));
  if (scene.kind === 'zones') {
    const opened = isHexScene(scene) ? hexesOpened(scene, spot, opening) : zonesOpened(scene, spot, opening);
    return opened.ok ? editedResult(withSceneryFacts({ ...opened.value, scenery: [...scenery] })) : opened;
  }
  const walls = { ...scene.walls };
  const doors = { ...scene.doors };
  for (const key of edgesUnder(scene, spot, opening)) {
    delete walls[key];
    delete doors[key];
    if (opening === 'doorway') continue;
    walls[key] = 'door';
    if (opening === 'locked' || opening === 'secret') doors[key] = { [opening]: true };
  }
  return editedResult(
    withSceneryFacts({ ...scene, stampedWalls: stillStamped(scene, walls), walls, doors, scenery: [...scenery] }),
  );
}

/** The walls of things, without those in which a door was set by hand. */
const stillStamped = ({ stampedWalls = [] }: SquareScene, walls: SquareScene['walls']): string[] =>
  stampedWalls.filter((key) => walls[key] === 'wall');

/** The door features of an opening between zones or hexes. */
const featuresOf = (opening: Opening): Feature[] =>
  opening === 'locked' || opening === 'secret' ? [DOOR_FEATURES[opening]] : [];

/** Puts the wanted kind of door between the two hexes that lie nearest to both sides of a wall. */
function hexesOpened(scene: HexScene, { at }: WallSpot, opening: Opening): Edited<ZoneScene> {
  const far = ({ line }: Border) => lengthOf(middleOf(...line), at);
  const [border] = Object.values(scene.borders).sort((a, b) => far(a) - far(b));
  if (!border || far(border) > scene.hexes.across)
    return faultResult('A door leads from hex to hex: there is none on the other side of this wall.');
  const door = opening === 'doorway' ? 'none' : 'closed';
  const changed: Border = { ...border, door, features: featuresOf(opening) };
  return editedResult({ ...scene, borders: { ...scene.borders, [border.id]: changed } });
}

/** Makes the way between the two zones on both sides of a wall, with the wanted kind of door. */
function zonesOpened(scene: ZoneScene, { at, turn }: WallSpot, opening: Opening): Edited<ZoneScene> {
  const angle = (turn * Math.PI) / 180;
  const sides = [1, -1].map((way) => {
    const found = [16, 30].flatMap((far) => {
      const beside = { x: at.x - Math.sin(angle) * far * way, y: at.y + Math.cos(angle) * far * way };
      return Object.values(scene.zones).filter(({ polygon }) => contains(polygon, beside));
    });
    return found[0]?.id;
  });
  const [one, two] = sides;
  if (one === undefined || two === undefined || one === two)
    return faultResult('A way leads from zone to zone: draw a zone on the other side of this wall first.');
  const isBetween = ({ between }: Border) => between.includes(one) && between.includes(two);
  const there = Object.values(scene.borders).find(isBetween);
  const linked = there ? editedResult(scene) : linkZones(scene, one, two);
  if (!linked.ok) return linked;
  const border = Object.values(linked.value.borders).find(isBetween)!;
  const half = wideOf(opening, 60) / 2;
  const along = { x: Math.cos(angle) * half, y: Math.sin(angle) * half };
  const changed: Border = {
    ...border,
    line: [
      { x: at.x - along.x, y: at.y - along.y },
      { x: at.x + along.x, y: at.y + along.y },
    ],
    door: opening === 'doorway' ? 'none' : 'closed',
    capacity: opening === 'double' ? 2 : 1,
    features: featuresOf(opening),
  };
  return editedResult({ ...linked.value, borders: { ...linked.value.borders, [border.id]: changed } });
}

/** Takes the door or window nearest to a point away; a gap in the wall stays a doorway. */
export function withoutOpening(scene: Scene, point: Point): Edited<Scene> {
  const reach = REACH * squareOfScene(scene);
  const near = (spot: Point) => lengthOf(spot, point) <= reach;
  const things = scene.scenery ?? [];
  const window = things.findIndex(({ kind, at }) => kind === 'window' && at && near({ x: at[0], y: at[1] }));
  if (window >= 0) return editedResult(withSceneryFacts({ ...scene, scenery: things.filter((_, n) => n !== window) }));
  if (scene.kind === 'zones') {
    const border = Object.values(scene.borders).find(
      ({ line: [a, b], door }) => door !== 'none' && near({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }),
    );
    if (!border) return faultResult('There is no door or window here.');
    const open: Border = {
      ...border,
      door: 'none',
      features: border.features.filter(({ id }) => id !== LOCK && id !== 'secret'),
    };
    return editedResult({ ...scene, borders: { ...scene.borders, [border.id]: open } });
  }
  const p = scene.pixels;
  const key = Object.keys(scene.walls).find((edge) => {
    if (scene.walls[edge] === 'wall') return false;
    const [column = 0, row = 0] = edge.split(',', 2).map(Number);
    return near(
      edge.endsWith('e') ? { x: (column + 1) * p, y: (row + 0.5) * p } : { x: (column + 0.5) * p, y: (row + 1) * p },
    );
  });
  if (key === undefined) return faultResult('There is no door or window here.');
  const { [key]: _wall, ...walls } = scene.walls;
  const { [key]: _door, ...doors } = scene.doors ?? {};
  return editedResult(withSceneryFacts({ ...scene, walls, doors }));
}
