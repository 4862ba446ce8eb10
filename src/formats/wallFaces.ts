/** Rooms found from walls: splits lines where they meet and gives the areas they close round. */
import {
  area,
  contains,
  crossing,
  innerPoint,
  lengthOf,
  nearestOn,
  type Segment,
  signedArea,
} from '../space/polygon.ts';
import type { Point } from '../space/scene.ts';

/** Lines above this number are not tried: the work grows with their square. */
export const MOST_WALLS = 6000;

/**
 * The areas that lines close round, largest first, each as an outline that runs clockwise on the screen. Ends that lie
 * within `tolerance` pixels of each other, or of another line, count as meeting; loose ends are ignored; areas smaller than
 * `least` square pixels are left out. An area inside another is given beside it, not cut out of it.
 */
export function facesOf(walls: readonly Segment[], tolerance: number, least: number): Point[][] {
  if (walls.length > MOST_WALLS) return [];
  const corners = new Corners(tolerance);
  const neighbours = linked(split(walls, tolerance), corners);
  prune(neighbours);
  return traced(neighbours, corners.points)
    .filter((face) => face.length >= 3 && signedArea(face) > 0 && area(face) >= least)
    .sort((one, two) => area(two) - area(one));
}

/** The area on either side of a door in its walls: the smallest that holds a point just off its middle. */
export function facesBeside(faces: readonly (readonly Point[])[], [from, to]: Segment, step: number): number[] {
  const length = Math.max(1e-9, lengthOf(from, to));
  const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const off = { x: (-(to.y - from.y) / length) * step, y: ((to.x - from.x) / length) * step };
  return [1, -1].map((side) => {
    const point = { x: centre.x + off.x * side, y: centre.y + off.y * side };
    // The list runs from large to small: the last that holds the point is the innermost.
    return faces.findLastIndex((face) => contains(face, point));
  });
}

/** Whether an area lies wholly inside another. */
export const liesIn = (inner: readonly Point[], outer: readonly Point[]): boolean =>
  area(inner) < area(outer) && contains(outer, innerPoint(inner));

/** Lines cut wherever another crosses or ends on them. */
function split(walls: readonly Segment[], tolerance: number): Segment[] {
  return walls.flatMap((wall) => {
    const length = lengthOf(...wall);
    if (length < 1e-6) return [];
    const cuts = [0, 1];
    for (const other of walls) {
      if (other === wall || apart(wall, other, tolerance)) continue;
      const hit = crossing(wall, other);
      if (hit) cuts.push(hit.first);
      for (const end of other) {
        const near = nearestOn(wall, end);
        if (lengthOf(near, end) <= tolerance) cuts.push(lengthOf(wall[0], near) / length);
      }
    }
    cuts.sort((one, two) => one - two);
    return cuts.slice(1).flatMap((share, at): Segment[] => {
      const before = cuts[at] ?? 0;
      return share - before < 1e-9 ? [] : [[between(wall, before), between(wall, share)]];
    });
  });
}

const between = ([a, b]: Segment, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const apart = ([a, b]: Segment, [c, d]: Segment, tolerance: number): boolean =>
  Math.max(a.x, b.x) + tolerance < Math.min(c.x, d.x) ||
  Math.max(c.x, d.x) + tolerance < Math.min(a.x, b.x) ||
  Math.max(a.y, b.y) + tolerance < Math.min(c.y, d.y) ||
  Math.max(c.y, d.y) + tolerance < Math.min(a.y, b.y);

/** Points that lie close together made one, found by a net of squares. */
class Corners {
  readonly points: Point[] = [];
  readonly #net = new Map<string, number[]>();
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
        for (const known of this.#net.get(`${column + dx},${row + dy}`) ?? []) {
          const corner = this.points[known];
          if (corner && lengthOf(corner, point) <= this.#tolerance) return known;
        }
    const key = `${column},${row}`;
    this.points.push(point);
    this.#net.set(key, [...(this.#net.get(key) ?? []), this.points.length - 1]);
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

/** Takes away lines that end in the open, again and again. */
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

/** All faces of the net, walked with the face on the right hand; the ones outside run the other way round. */
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
  const walked = new Set<string>();
  const faces: Point[][] = [];
  for (const [corner, others] of order)
    for (const first of others) {
      const face: Point[] = [];
      let from = corner;
      let to = first;
      while (!walked.has(`${from}>${to}`)) {
        walked.add(`${from}>${to}`);
        const point = points[from];
        if (point) face.push(point);
        const ways = order.get(to) ?? [];
        // The next way round from where we came keeps the face on the same hand.
        const next = ways[(ways.indexOf(from) + ways.length - 1) % ways.length] ?? from;
        from = to;
        to = next;
      }
      if (face.length > 0) faces.push(face);
    }
  return faces;
}
