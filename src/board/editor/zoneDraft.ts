/**
 * The tools that draw zones, as a state machine without a screen. Strokes and keys go in; a draft
 * to show and edits come out.
 */

import type { Corner } from '../../space/editing/zoneEdit.ts';
import type { Place, Point, ZoneScene } from '../../space/scene.ts';
import { edgeDistance, lengthOf, middleOf, nearestOn, sidesOfPolygon } from '../../space/shapes/polygon.ts';
import { snapPoint } from '../../space/shapes/polygonEdges.ts';
import { placeAt } from '../layout/placeAt.ts';
import type { BoardStroke } from '../strokeEvents.ts';

export type ZoneTool = 'select' | 'draw' | 'split';

/** What the GM has asked for. `select` without a place clears the selection. */
export type ZoneEdit =
  | { op: 'select'; place?: Place }
  | { op: 'draw'; outline: readonly Point[] }
  | { op: 'split'; zone: string; from: Point; to: Point }
  | { op: 'moveCorner'; corner: Corner; to: Point }
  | { op: 'addCorner'; zone: string; near: Point }
  | { op: 'removeCorner'; corner: Corner }
  /** Removes a zone, or turns a way through into a wall. */
  | { op: 'remove'; place: Place };

/** What the user has begun and not yet finished as an edit. */
export interface ZoneDraft {
  /** The corners that are down so far: corners of a new zone, or the first end of a cut. */
  points: readonly Point[];
  /** Where the next corner would be put. */
  next?: Point;
  /**
   * Where a press began that may become a drag. The drag spans a rectangle from there to the
   * pointer.
   */
  pressed?: { from: Point; dragged: boolean };
  /** The corner that the pointer holds, and where the corner would come to lie. */
  held?: { corner: Corner; to: Point; moved: boolean };
  /** The corner that is picked for deleting. */
  picked?: Corner;
}

export const EMPTY_DRAFT: ZoneDraft = { points: [] };

/** What a stroke or key leads to: the next draft, and an edit if there is one. */
export interface ZoneDraftStep {
  draft: ZoneDraft;
  edit?: ZoneEdit;
}

/** Window pixels within which the pointer takes hold of a corner or an edge. */
const GRIP = 12;

const outlines = (scene: ZoneScene) => Object.values(scene.zones).map(({ polygon }) => polygon);

/** Whether the next point would close the outline. */
export const closesOutline = ({ points, next }: ZoneDraft, reach: number): boolean =>
  points.length >= 3 && next !== undefined && lengthOf(points[0]!, next) <= reach;

/** Takes a stroke. `selected` is the zone whose corners the user can move. */
export function takeStroke(
  scene: ZoneScene,
  tool: ZoneTool,
  draft: ZoneDraft,
  stroke: BoardStroke,
  selected?: string,
): ZoneDraftStep {
  if (tool === 'select') return takeSelectStroke(scene, draft, stroke, selected);
  const reach = GRIP * stroke.unit;
  const first = draft.points[0];
  const point =
    tool === 'draw' && first && draft.points.length >= 3 && lengthOf(first, stroke.point) <= reach
      ? first
      : snapPoint(stroke.point, outlines(scene), reach);
  if (stroke.phase === 'cancel') return { draft: stepBack(draft) };
  if (tool === 'draw' && !first && stroke.phase === 'start')
    return { draft: { points: [], next: point, pressed: { from: point, dragged: false } } };
  const { pressed } = draft;
  if (pressed && stroke.phase === 'move')
    return {
      draft: {
        points: [],
        next: point,
        pressed: { ...pressed, dragged: pressed.dragged || lengthOf(pressed.from, stroke.point) > 2 * reach },
      },
    };
  if (pressed?.dragged && stroke.phase === 'end')
    return { draft: EMPTY_DRAFT, edit: { op: 'draw', outline: draftRectangle(pressed.from, point) } };
  if (stroke.phase !== 'end') return { draft: { ...draft, next: point } };
  if (tool === 'draw') {
    if (closesOutline({ ...draft, next: point }, reach))
      return { draft: EMPTY_DRAFT, edit: { op: 'draw', outline: draft.points } };
    const last = draft.points.at(-1);
    // A second click on the same spot closes the outline. With too few corners the click is a slip
    // of the hand.
    if (last && lengthOf(last, point) < 2 * stroke.unit)
      return draft.points.length < 3
        ? { draft: { ...draft, next: point } }
        : { draft: EMPTY_DRAFT, edit: { op: 'draw', outline: draft.points } };
    return { draft: { points: [...draft.points, point], next: point } };
  }
  if (!first) return { draft: { points: [point], next: point } };
  const zone = zoneBetween(scene, first, point);
  if (zone === undefined) return { draft: { points: [first], next: point } };
  return { draft: EMPTY_DRAFT, edit: { op: 'split', zone, from: first, to: point } };
}

/** The rectangle between two corners, in clockwise order. */
export const draftRectangle = (a: Point, b: Point): Point[] => {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
};

/** The zone that a cut divides: the one under the middle of the cut. */
function zoneBetween(scene: ZoneScene, from: Point, to: Point): string | undefined {
  if (lengthOf(from, to) < 1) return undefined;
  const under = placeAt({ ...scene, borders: {} }, middleOf(from, to));
  return under?.kind === 'zone' ? under.zone : undefined;
}

function takeSelectStroke(
  scene: ZoneScene,
  draft: ZoneDraft,
  stroke: BoardStroke,
  selected: string | undefined,
): ZoneDraftStep {
  const reach = GRIP * stroke.unit;
  if (stroke.phase === 'cancel') return { draft: EMPTY_DRAFT };
  if (stroke.phase === 'hover') return { draft };
  const zone = selected === undefined ? undefined : scene.zones[selected];
  if (stroke.phase === 'start') {
    const at = zone ? cornerNear(zone.polygon, stroke.point, reach) : undefined;
    if (zone && at !== undefined)
      return { draft: { points: [], held: { corner: { zone: zone.id, at }, to: zone.polygon[at]!, moved: false } } };
    return { draft: EMPTY_DRAFT };
  }
  const { held } = draft;
  if (held) {
    const others = Object.values(scene.zones)
      .filter(({ id }) => id !== held.corner.zone)
      .map(({ polygon }) => polygon);
    const home = scene.zones[held.corner.zone]?.polygon[held.corner.at];
    const moved = held.moved || (home !== undefined && lengthOf(home, stroke.point) > reach / 2);
    const to = moved ? snapPoint(stroke.point, others, reach) : held.to;
    if (stroke.phase === 'move') return { draft: { points: [], held: { ...held, to, moved } } };
    if (!moved) return { draft: { points: [], picked: held.corner } };
    return { draft: EMPTY_DRAFT, edit: { op: 'moveCorner', corner: held.corner, to } };
  }
  if (stroke.phase !== 'end') return { draft };
  if (zone && edgeDistance(zone.polygon, stroke.point) <= reach) {
    const near = nearestSideMiddle(zone.polygon, stroke.point);
    if (lengthOf(near, stroke.point) <= reach)
      return { draft: EMPTY_DRAFT, edit: { op: 'addCorner', zone: zone.id, near } };
  }
  const place = placeAt(scene, stroke.point);
  return { draft: EMPTY_DRAFT, edit: { op: 'select', ...(place ? { place } : {}) } };
}

function cornerNear(polygon: readonly Point[], point: Point, reach: number): number | undefined {
  let best: number | undefined;
  polygon.forEach((corner, at) => {
    const gap = lengthOf(corner, point);
    if (gap <= reach && (best === undefined || gap < lengthOf(polygon[best]!, point))) best = at;
  });
  return best;
}

/** The middle of the side nearest to a point. The user can add a corner there. */
function nearestSideMiddle(polygon: readonly Point[], point: Point): Point {
  const near = sidesOfPolygon(polygon).reduce((best, side) =>
    lengthOf(nearestOn(side, point), point) < lengthOf(nearestOn(best, point), point) ? side : best,
  );
  return middleOf(...near);
}

/**
 * Takes a key: Enter closes the outline, Escape and Backspace step back, Delete removes a picked
 * corner, or else the selection. Undefined when the key means nothing at the moment.
 */
export function takeKey(tool: ZoneTool, draft: ZoneDraft, key: string, selected?: Place): ZoneDraftStep | undefined {
  if (key === 'Enter' && tool === 'draw' && draft.points.length >= 3)
    return { draft: EMPTY_DRAFT, edit: { op: 'draw', outline: draft.points } };
  if ((key === 'Escape' || (key === 'Backspace' && draft.points.length)) && !isEmpty(draft))
    return { draft: stepBack(draft) };
  if ((key === 'Delete' || key === 'Backspace') && draft.picked)
    return { draft: EMPTY_DRAFT, edit: { op: 'removeCorner', corner: draft.picked } };
  if ((key === 'Delete' || key === 'Backspace') && isEmpty(draft) && selected)
    return { draft: EMPTY_DRAFT, edit: { op: 'remove', place: selected } };
  return undefined;
}

const isEmpty = ({ points, held, picked }: ZoneDraft): boolean => !points.length && !held && !picked;

/** Takes the last corner back, or lets go of a corner that is held or picked. */
function stepBack({ points, next }: ZoneDraft): ZoneDraft {
  return points.length > 1 ? { points: points.slice(0, -1), ...(next ? { next } : {}) } : EMPTY_DRAFT;
}
