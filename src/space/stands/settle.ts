/**
 * Places the figures of one ground: nobody moves if that is possible, then as few as possible, then
 * as it fits.
 */
import { type Ground, isInside, type StandingNet } from './ground.ts';
import { type Circle, GAP, inRows, isFree, type NetPoint, radiusOf } from './nets.ts';
import type { StandingFigure, Stands } from './stand.ts';

/** Sizes that are tried in turn where a place is crowded, as shares of the wanted size. */
const SIZES = [1, 0.85, 0.72, 0.61, 0.52, 0.44, 0.37, 0.31, 0.26, 0.22] as const;
const SMALLEST = 0.22;
/** Figures shrink to this share of their size before anybody has to move for others. */
const BEFORE_MOVING = 0.6;
/** Where several figures would be smaller than this share of their size, some have no room. */
const READABLE = 0.5;

/** The place of a figure in an order of points that tells nothing of other figures. */
const scattered = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** The first free point of a net for a figure; hidden ones start anywhere. */
function freePoint(
  net: StandingNet,
  { id, to }: StandingFigure,
  radius: number,
  taken: readonly Circle[],
  gap: number,
) {
  const { points, room } = net;
  const from = to === 'hidden' ? scattered(id) % Math.max(1, points.length) : 0;
  for (let at = 0; at < points.length; at += 1) {
    const point = points[(from + at) % points.length];
    if (point && point.depth >= radius && isFree({ x: point.x, y: point.y, radius }, taken, gap, room)) return point;
  }
  return undefined;
}

type Circles = Map<string, Circle>;

/** Adds figures on one net; false when one of them finds no room. */
function addOn(
  net: StandingNet,
  figures: readonly StandingFigure[],
  medium: number,
  taken: Circle[],
  placed: Circles,
): boolean {
  for (const one of figures) {
    const radius = radiusOf(one.room, medium);
    const point = freePoint(net, one, radius, taken, medium * GAP);
    if (!point) return false;
    const circle = { x: point.x, y: point.y, radius };
    placed.set(one.id, circle);
    taken.push(circle);
  }
  return true;
}

/** The figures who can stay at one size, in their old spots. */
function staying(ground: Ground, group: Group, medium: number): Circles {
  const kept: Circles = new Map();
  for (const { id, room } of group.figures) {
    const old = group.before[id];
    if (!old || old.at !== ground.key || old.radius === 0) continue;
    const circle = { x: old.x, y: old.y, radius: radiusOf(room, medium) };
    if (isInside(ground, circle) && isFree(circle, [...group.others, ...kept.values()])) kept.set(id, circle);
  }
  return kept;
}

/** The figures of one place, where they stood, and the figures from elsewhere who reach in. */
interface Group {
  figures: readonly StandingFigure[];
  before: Stands;
  others: readonly Circle[];
}

/** The spots of a group, with elbow room. Who finds no room has none. */
export function settleGroup(ground: Ground, group: Group): Circles {
  const { figures, others } = group;
  let best: { placed: Circles; stay: number } | undefined;
  const most = figures.filter(({ id }) => group.before[id]?.at === ground.key && group.before[id]?.radius).length;
  for (const size of SIZES) {
    if (size < BEFORE_MOVING) break;
    const kept = staying(ground, group, ground.medium * size);
    if (best && kept.size <= best.stay) continue;
    const come = figures.filter(({ id }) => !kept.has(id));
    const placed = placeAll(ground.nets, come, ground.medium * size, [...others, ...kept.values()]);
    if (!placed) continue;
    best = { placed: new Map([...kept, ...placed]), stay: kept.size };
    if (kept.size === most) return best.placed;
  }
  if (best) return best.placed;
  const least = figures.length > 1 && figures[0]?.to === 'players' ? READABLE : SMALLEST;
  const large = [...figures].sort((a, b) => b.room - a.room);
  const tight = ground.nets.slice(-2);
  const inOrder = tight.slice(-1).map((net) => () => ({ ...net(), points: inRows(net().points) }));
  for (const size of SIZES) {
    if (size < least) break;
    const placed = placeAll([...tight, ...inOrder], large, ground.medium * size, others);
    if (placed) return placed;
  }
  return crowded(ground, group, ground.medium * least);
}

/** The spots of figures on the first net that has room for all of them. */
function placeAll(
  nets: Ground['nets'],
  figures: readonly StandingFigure[],
  medium: number,
  taken: readonly Circle[],
): Circles | undefined {
  for (const net of nets) {
    const placed: Circles = new Map();
    if (addOn(net(), figures, medium, [...taken], placed)) return placed;
  }
  return undefined;
}

/**
 * Places as many as there is room for, those first who are there already. One of each kind stands,
 * as far as others of a kind can make room, and the first figure always does.
 */
function crowded(ground: Ground, group: Group, medium: number): Circles {
  const placed = staying(ground, group, medium);
  const net = ground.nets.at(-1);
  for (const one of group.figures)
    if (net && !placed.has(one.id)) addOn(net(), [one], medium, [...group.others, ...placed.values()], placed);
  const isShown = ({ kind }: StandingFigure) => group.figures.some((one) => one.kind === kind && placed.has(one.id));
  for (const one of group.figures) {
    const copy = isShown(one) ? undefined : lastCopy(group.figures, placed);
    const spot = copy && placed.get(copy.id);
    const radius = radiusOf(one.room, medium);
    if (!copy || !spot || radius > spot.radius) continue;
    placed.delete(copy.id);
    placed.set(one.id, { ...spot, radius });
  }
  const [first] = group.figures;
  const [freest] = (net?.().points ?? []).toSorted((a, b) => roomAt(b, group.others) - roomAt(a, group.others));
  if (placed.size === 0 && first && freest)
    placed.set(first.id, { x: freest.x, y: freest.y, radius: radiusOf(first.room, medium) });
  return placed;
}

/** How far a point is from the nearest of these figures. */
const roomAt = ({ x, y }: NetPoint, others: readonly Circle[]): number =>
  Math.min(...others.map((one) => Math.hypot(one.x - x, one.y - y) - one.radius));

/** The last to come of the kind of which most stand; undefined where none stands twice. */
function lastCopy(figures: readonly StandingFigure[], placed: Circles): StandingFigure | undefined {
  const standing = figures.filter(({ id }) => placed.has(id));
  const count = (kind: string) => standing.filter((one) => one.kind === kind).length;
  const most = Math.max(0, ...standing.map(({ kind }) => count(kind)));
  return most > 1 ? standing.findLast(({ kind }) => count(kind) === most) : undefined;
}
