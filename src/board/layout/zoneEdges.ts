/**
 * The edges of a map of zones, sorted for drawing: the rim of the map, the walls between
 * neighbours, and the ways through.
 */

import type { Border, Point, Zone, ZoneScene } from '../../space/scene.ts';
import {
  boxOf,
  edgeDistance,
  lengthOf,
  middleOf,
  nearestOn,
  type Segment,
  sidesOfPolygon,
} from '../../space/shapes/polygon.ts';

export type Line = readonly Point[];

export interface ZoneEdges {
  /** Edges with no zone on the other side. */
  rim: readonly Line[];
  /** Shared edges with no way through. */
  walls: readonly Line[];
  /** The ways through: each border with the edge that it opens. */
  ways: readonly { border: Border; line: Line }[];
}

/** Pixels between two examined points of an edge. Edges no further apart than this count as one. */
const STEP = 6;
const TOUCHING = 6;
/** How far a bent edge may be from its border's straight line and still belong to the border. */
const STRAY = 14;

const known = new WeakMap<ZoneScene, ZoneEdges>();

/** Sorts the edges of a scene; done once for each scene. */
export function zoneEdges(scene: ZoneScene): ZoneEdges {
  const before = known.get(scene);
  if (before) return before;
  const zones = Object.values(scene.zones).map((zone) => ({ zone, box: boxOf(zone.polygon) }));
  const borders = Object.values(scene.borders);
  const rim: Line[] = [];
  const walls: Line[] = [];
  const ways = new Map<string, Line>();
  for (const home of zones) {
    const near = zones
      .filter(({ zone, box }) => zone !== home.zone && boxesTouch(home.box, box))
      .map(({ zone }) => zone);
    for (const run of runs(home.zone, near, borders)) {
      if (run.kind === 'rim') rim.push(run.line);
      else if (run.other > home.zone.id) {
        if (run.kind === 'wall') walls.push(run.line);
        else if (spread(run.line) > spread(ways.get(run.border) ?? [])) ways.set(run.border, run.line);
      }
    }
  }
  const edges = { rim, walls, ways: borders.map((border) => ({ border, line: ways.get(border.id) ?? border.line })) };
  known.set(scene, edges);
  return edges;
}

type Kind = { kind: 'rim' } | { kind: 'wall'; other: string } | { kind: 'way'; other: string; border: string };

/** Cuts one zone's outline into runs of one kind each. */
function runs(zone: Zone, near: readonly Zone[], borders: readonly Border[]): (Kind & { line: Line })[] {
  const found: (Kind & { line: Point[] })[] = [];
  for (const [from, to] of sidesOfPolygon(zone.polygon)) {
    const steps = Math.max(1, Math.round(lengthOf(from, to) / STEP));
    for (let step = 0; step < steps; step++) {
      const a = between(from, to, step / steps);
      const b = between(from, to, (step + 1) / steps);
      const kind = kindAt(middleOf(a, b), zone, near, borders);
      const last = found.at(-1);
      if (last && sameKind(last, kind)) last.line.push(b);
      else found.push({ ...kind, line: [a, b] });
    }
  }
  const first = found[0];
  const last = found.at(-1);
  if (first && last && first !== last && sameKind(first, last)) {
    first.line.unshift(...last.line.slice(0, -1));
    found.pop();
  }
  return found;
}

function kindAt(point: Point, zone: Zone, near: readonly Zone[], borders: readonly Border[]): Kind {
  const other = near.find(({ polygon }) => edgeDistance(polygon, point) <= TOUCHING);
  if (!other) return { kind: 'rim' };
  const way = borders.find(
    ({ between: [a, b], line }) =>
      ((a === zone.id && b === other.id) || (b === zone.id && a === other.id)) &&
      lengthOf(nearestOn(line, point), point) <= STRAY + bend(line, zone),
  );
  return way ? { kind: 'way', other: other.id, border: way.id } : { kind: 'wall', other: other.id };
}

/**
 * How far an edge may bend between the ends of its border: a share of the border's length where the
 * border leaves the outline.
 */
function bend(line: Segment, { polygon }: Zone): number {
  return Math.min(lengthOf(...line) / 3, edgeDistance(polygon, middleOf(...line)));
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const sameKind = (a: Kind, b: Kind): boolean =>
  a.kind === b.kind &&
  (a.kind === 'rim' || b.kind === 'rim' || a.other === b.other) &&
  (a.kind !== 'way' || b.kind !== 'way' || a.border === b.border);
const spread = (line: Line): number =>
  line.slice(1).reduce((sum, point, index) => sum + lengthOf(line[index] ?? point, point), 0);

function boxesTouch(a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>): boolean {
  return (
    a.left <= b.right + TOUCHING &&
    b.left <= a.right + TOUCHING &&
    a.top <= b.bottom + TOUCHING &&
    b.top <= a.bottom + TOUCHING
  );
}
