/** Finds rooms from walls: splits lines where they meet, and gives the areas that lines enclose. */

import type { Point } from '../../space/scene.ts';
import {
  areaOf,
  type Box,
  boxOf,
  contains,
  crossing,
  innerPoint,
  lengthOf,
  nearestOn,
  type Segment,
  signedArea,
} from '../../space/shapes/polygon.ts';
import { segmentNet } from './segmentNet.ts';

/** The most lines that are tried. */
export const MOST_WALLS = 20_000;
/**
 * The most pieces that crossing walls may fall into. No drawn map has as many, and this number
 * already takes some three seconds and 250 megabytes. Fifteen hundred walls drawn at random across
 * a map make half a million pieces.
 */
export const MOST_PIECES = 750_000;

/** Receives the progress of a long calculation, from 0 to 1. */
export type ProgressListener = (share: number) => void;

/**
 * The areas that lines enclose, largest first, each as an outline that runs clockwise on the
 * screen. Ends within `tolerance` pixels of each other, or of another line, count as meeting; loose
 * ends are ignored; areas smaller than `least` square pixels are left out. An area inside another
 * is listed beside it, not cut out of it. `walls` or `pieces` says that there are too many of them.
 * The work grows with the lines and with how often they meet.
 */
export function facesOf(
  walls: readonly Segment[],
  tolerance: number,
  least: number,
  told: ProgressListener = () => {},
): Point[][] | 'walls' | 'pieces' {
  if (walls.length > MOST_WALLS) return 'walls';
  const pieces = split(walls, tolerance, (share) => told(share * 0.7));
  if (!pieces) return 'pieces';
  const corners = new Corners(tolerance);
  const neighbours = linked(pieces, corners);
  told(0.85);
  prune(neighbours);
  const faces = traced(neighbours, corners.points)
    .map((face) => ({ face, size: face.length < 3 ? 0 : signedArea(face) }))
    .filter(({ size }) => size > 0 && size >= least)
    .sort((one, two) => two.size - one.size);
  told(1);
  return faces.map(({ face }) => face);
}

/** Finds the areas at points: the boxes first, and an outline only where a point is in its box. */
export class FaceFinder {
  readonly #faces: readonly { face: readonly Point[]; box: Box; size: number }[];
  constructor(faces: readonly (readonly Point[])[]) {
    this.#faces = faces.map((face) => ({ face, box: boxOf(face), size: areaOf(face) }));
  }
  /**
   * The number of the smallest area that holds a point; -1 for none. The list runs from large to
   * small, so the last area found counts.
   */
  at(point: Point): number {
    return this.#faces.findLastIndex(({ face, box }) => isIn(box, point) && contains(face, point));
  }
  /**
   * The areas on either side of a door in their walls: the areas that hold a point just off the
   * door's middle.
   */
  beside([from, to]: Segment, step: number): [number, number] {
    const length = Math.max(1e-9, lengthOf(from, to));
    const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const off = { x: (-(to.y - from.y) / length) * step, y: ((to.x - from.x) / length) * step };
    const side = (way: number) => this.at({ x: centre.x + off.x * way, y: centre.y + off.y * way });
    return [side(1), side(-1)];
  }
  /** Tells whether some area lies wholly inside another. */
  nested(): boolean {
    return this.#faces.some(({ face, box, size }, n) => {
      const outer = this.#faces.slice(0, n).filter((one) => one.size > size && covers(one.box, box));
      if (outer.length === 0) return false;
      const point = innerPoint(face);
      return outer.some((one) => contains(one.face, point));
    });
  }
}

const isIn = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
const covers = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

/**
 * Lines cut wherever another line crosses them or ends on them; undefined when there are too many
 * pieces.
 */
function split(walls: readonly Segment[], tolerance: number, told: ProgressListener): Segment[] | undefined {
  const near = segmentNet(walls, tolerance);
  const pieces: Segment[] = [];
  for (const [n, wall] of walls.entries()) {
    if (n % 50 === 0) told(n / walls.length);
    const length = lengthOf(...wall);
    if (length < 1e-6) continue;
    const cuts = [0, 1];
    near(n, (other) => {
      const hit = crossing(wall, other);
      if (hit) cuts.push(hit.first);
      for (const end of other) {
        const at = nearestOn(wall, end);
        if (lengthOf(at, end) <= tolerance) cuts.push(lengthOf(wall[0], at) / length);
      }
    });
    cuts.sort((one, two) => one - two);
    for (let at = 1; at < cuts.length; at++) {
      const [from = 0, to = 0] = [cuts[at - 1], cuts[at]];
      if (to - from >= 1e-9) pieces.push([between(wall, from), between(wall, to)]);
    }
    if (pieces.length > MOST_PIECES) return undefined;
  }
  return pieces;
}

const between = ([a, b]: Segment, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** One number for a cell; a map has far fewer rows than this. */
const cellOf = (column: number, row: number): number => column * 67_108_864 + row;

/** Merges points that lie close together, with the help of a net of squares. */
class Corners {
  readonly points: Point[] = [];
  readonly #net = new Map<number, number[]>();
  readonly #tolerance: number;
  constructor(tolerance: number) {
    this.#tolerance = tolerance;
  }
  /** The number of the corner at a point. */
  at(point: Point): number {
    const column = Math.floor(point.x / this.#tolerance);
    const row = Math.floor(point.y / this.#tolerance);
    for (const dx of [0, -1, 1])
      for (const dy of [0, -1, 1])
        for (const known of this.#net.get(cellOf(column + dx, row + dy)) ?? []) {
          const corner = this.points[known];
          if (corner && lengthOf(corner, point) <= this.#tolerance) return known;
        }
    const key = cellOf(column, row);
    const cell = this.#net.get(key);
    this.points.push(point);
    if (cell) cell.push(this.points.length - 1);
    else this.#net.set(key, [this.points.length - 1]);
    return this.points.length - 1;
  }
}

/** Which corner is linked to which, both ways. */
type Links = Map<number, Set<number>>;

function linked(pieces: readonly Segment[], corners: Corners): Links {
  const links: Links = new Map();
  const link = (from: number, to: number): void => {
    const known = links.get(from);
    if (known) known.add(to);
    else links.set(from, new Set([to]));
  };
  for (const [from, to] of pieces) {
    const one = corners.at(from);
    const two = corners.at(to);
    if (one === two) continue;
    link(one, two);
    link(two, one);
  }
  return links;
}

/** Removes lines that end in the open, until none is left. */
function prune(links: Links): void {
  const loose = [...links.keys()].filter((corner) => links.get(corner)?.size === 1);
  for (let corner = loose.pop(); corner !== undefined; corner = loose.pop()) {
    for (const other of links.get(corner) ?? []) {
      const rest = links.get(other);
      rest?.delete(corner);
      if (rest?.size === 1) loose.push(other);
    }
    links.delete(corner);
  }
}

/** All faces of the net, walked with the face on the right; outer faces run the other way round. */
function traced(links: Links, points: readonly Point[]): Point[][] {
  const order = new Map<number, number[]>();
  for (const [corner, others] of links) {
    const turn = (other: number): number =>
      Math.atan2(
        (points[other]?.y ?? 0) - (points[corner]?.y ?? 0),
        (points[other]?.x ?? 0) - (points[corner]?.x ?? 0),
      );
    order.set(
      corner,
      [...others].sort((one, two) => turn(one) - turn(two)),
    );
  }
  const walked = new Set<number>();
  const step = (from: number, to: number) => from * points.length + to;
  const faces: Point[][] = [];
  for (const [corner, others] of order)
    for (const first of others) {
      const face: Point[] = [];
      let from = corner;
      let to = first;
      while (!walked.has(step(from, to))) {
        walked.add(step(from, to));
        const point = points[from];
        if (point) face.push(point);
        const ways = order.get(to) ?? [];
        // The next way round from the last corner keeps the face on the same side.
        const next = ways[(ways.indexOf(from) + ways.length - 1) % ways.length] ?? from;
        from = to;
        to = next;
      }
      if (face.length > 0) faces.push(face);
    }
  return faces;
}
