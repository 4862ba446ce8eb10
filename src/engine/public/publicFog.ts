/**
 * What fog leaves to the players: the known part of the map, the cover over the rest, and drawings
 * on known ground.
 */

import { type Drawing, inDrawOrder, pointsAlong } from '../../space/drawing.ts';
import { pinsOf } from '../../space/notes.ts';
import {
  type Border,
  isHiddenDoor,
  type Place,
  type Point,
  type Scene,
  type SquareScene,
  type ZoneScene,
} from '../../space/scene.ts';
import { contains } from '../../space/shapes/polygon.ts';
import type { Cover } from '../../space/sight/cover.ts';
import { squareKey, squaresBeside } from '../../space/squares/squares.ts';
import type { Fight } from '../fight.ts';
import type { Id } from '../words.ts';

/** The ending of the id that players get for an unknown zone behind a border. */
const BEYOND = ':beyond';

/**
 * The borders that players know, each by the id under which players know it. A border into the
 * unknown gets another id, because its own id may be readable words.
 */
export function bordersByName({ borders }: ZoneScene, unknown: ReadonlySet<string>): ReadonlyMap<Id, Id> {
  const names = new Map<Id, Id>();
  let edges = 0;
  for (const border of Object.values(borders)) {
    const hidden = border.between.filter((zone) => unknown.has(zone)).length;
    if (isHiddenDoor(border) || hidden === 2) continue;
    if (hidden === 1) edges += 1;
    names.set(border.id, hidden === 1 ? `:edge-${edges}` : border.id);
  }
  return names;
}

/** The two ends of a border; an unknown end has an id that says nothing. */
export const knownEnds = ({ between: [a, b] }: Border, unknown: ReadonlySet<string>): Border['between'] => [
  unknown.has(a) ? BEYOND : a,
  unknown.has(b) ? BEYOND : b,
];

/** A place under the id by which players know it. */
export function knownPlace(scene: Scene, unknown: ReadonlySet<string>, place: Place): Place {
  if (place.kind !== 'border' || scene.kind !== 'zones' || unknown.size === 0) return place;
  return { kind: 'border', border: bordersByName(scene, unknown).get(place.border) ?? place.border };
}

/** The squares and walls that the players know. A wall is known from either of its sides. */
export function knownSquares(
  { cells, walls: all, doors = {} }: SquareScene,
  unknown: ReadonlySet<string>,
): Pick<SquareScene, 'cells' | 'walls'> {
  const secret = Object.keys(doors).filter((edge) => doors[edge]?.secret && all[edge] === 'door');
  // Players take a secret door for a wall until somebody opens it.
  const walls =
    secret.length > 0 ? { ...all, ...Object.fromEntries(secret.map((edge) => [edge, 'wall' as const])) } : all;
  if (unknown.size === 0) return { cells, walls };
  return {
    cells: Object.fromEntries(Object.entries(cells).filter(([key]) => !unknown.has(key))),
    walls: Object.fromEntries(
      Object.entries(walls).filter(([edge]) => squaresBeside(edge).some((square) => !unknown.has(squareKey(square)))),
    ),
  };
}

/**
 * Whether a point of the map lies on ground that the players know. Without fog every point does.
 */
function isKnownPoint(scene: Scene, unknown: ReadonlySet<string>, point: Point): boolean {
  if (unknown.size === 0) return true;
  if (scene.kind === 'zones')
    return Object.values(scene.zones).some(({ id, polygon }) => !unknown.has(id) && contains(polygon, point));
  return !unknown.has(`${Math.floor(point.x / scene.pixels)},${Math.floor(point.y / scene.pixels)}`);
}

/**
 * The drawings and pin names meant for players, if any part of them lies on known ground. They are
 * numbered anew, because the GM's numbers count what is not shown.
 */
export const publicDrawings = (fight: Fight, unknown: ReadonlySet<string>): Drawing[] =>
  [...inDrawOrder(fight.drawings), ...pinsOf(fight)]
    .filter(
      ({ seen, figure }) =>
        seen === 'players' && pointsAlong(figure).some((point) => isKnownPoint(fight.scene, unknown, point)),
    )
    .map(({ figure, colour, width, seen }, n) => ({ id: `drawing-${n + 1}`, figure, colour, width, seen }));

/**
 * The name of a map's picture under this cover. The name reveals nothing of the picture. The
 * players' window asks for pictures by name; so it receives a masked copy, and a new copy each time
 * the players know more of the map.
 */
export function maskedName(scene: Scene, cover: Cover): string {
  const shown = scene.kind === 'zones' ? Object.values(scene.zones).map(({ polygon }) => polygon) : cover;
  const at = scene.ground.kind === 'picture' ? scene.ground.at : undefined;
  return `covered~${digest(JSON.stringify(at ? [shown, at] : shown))}`;
}

/**
 * A short digest of a text (cyrb53); equal texts give equal digests. It tells texts apart and
 * protects no secret.
 */
function digest(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(36);
}
