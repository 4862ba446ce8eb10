/**
 * Builds whole zone scenes from plans: named points, zones as lists of point names, and ways
 * between zones.
 */
import { freeze } from 'immer';
import { withSceneryFacts } from '../../painted/sceneryFacts.ts';
import type { Border, Feature, Ground, Point, Zone, ZoneScene } from '../../scene.ts';
import type { PaintedParts } from '../../scenery/scenery.ts';
import { contains, lengthOf, middleOf, type Polygon } from '../../shapes/polygon.ts';
import { insetPolygon, joinPolygons } from '../../shapes/polygonClip.ts';
import { gapIn, sharedEdge } from '../../shapes/polygonEdges.ts';

/** A feature without an id; the id comes from the place that the feature is put on. */
type PlannedFeature = Omit<Feature, 'id'>;

export interface PlannedZone {
  readonly name: string;
  /**
   * The names of points in order, separated by spaces. A side between two points with capital names
   * is built, and straight. All other sides are grown: they get slightly crooked, in the same way
   * for both zones that share them.
   */
  readonly outline: string;
  /** The zone's capacity; 8 if left out. */
  readonly capacity?: number;
  readonly features?: readonly PlannedFeature[];
}

/** A way between two zones. Without `width` it takes the whole common edge. */
export interface PlannedWay {
  /** The ids of two zones, with a space between. */
  readonly between: string;
  /** The way has no door if left out. */
  readonly door?: Border['door'];
  /** The border's capacity; if left out, 2, but 1 for a door. */
  readonly capacity?: number;
  /** Width in map pixels. */
  readonly width?: number;
  /** The place of the way's middle along the common edge, from 0 to 1; the middle if left out. */
  readonly at?: number;
  readonly features?: readonly PlannedFeature[];
}

export interface Plan {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  /** How crooked grown edges are, in map pixels. */
  readonly crooked: number;
  /** The thickness of walls between zones, in map pixels; left out, zones lie edge to edge. */
  readonly walls?: number;
  readonly points: Readonly<Record<string, readonly [number, number]>>;
  readonly zones: Readonly<Record<string, PlannedZone>>;
  readonly ways: readonly PlannedWay[];
  /** The painted scenery of the map: ground, things, light. Left out, the map is drawn flat. */
  readonly painted?: PaintedParts;
}

/** Pixels between the bends of a grown edge. */
const BEND = 38;

/** A number from -1 to 1 that is always the same for the same words. */
function chance(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2147483648 - 1;
}

const isBuilt = (name: string): boolean => name === name.toUpperCase();

/**
 * The bends of the edge between two named points, from the first to the second, without those
 * points.
 */
function bends(plan: Plan, from: string, to: string): Point[] {
  if (isBuilt(from) && isBuilt(to)) return [];
  const turned = from > to;
  const [start, end] = turned ? [to, from] : [from, to];
  const a = pointOf(plan, start);
  const b = pointOf(plan, end);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const parts = Math.max(1, Math.round(length / BEND));
  const points = Array.from({ length: parts - 1 }, (_, at) => {
    const share = (at + 1 + 0.2 * chance(`${start} ${end} ${at} along`)) / parts;
    const off = plan.crooked * chance(`${start} ${end} ${at} off`);
    return {
      x: Math.round(a.x + (b.x - a.x) * share - ((b.y - a.y) / length) * off),
      y: Math.round(a.y + (b.y - a.y) * share + ((b.x - a.x) / length) * off),
    };
  });
  return turned ? points.reverse() : points;
}

function pointOf(plan: Plan, name: string): Point {
  const found = plan.points[name];
  if (!found) throw new Error(`The plan of “${plan.name}” has no point “${name}”.`);
  return { x: found[0], y: found[1] };
}

function outlineOf(plan: Plan, outline: string): Point[] {
  const names = outline.split(' ');
  return names.flatMap((name, at) => [
    pointOf(plan, name),
    ...bends(plan, name, names[(at + 1) % names.length] ?? name),
  ]);
}

const withIds = (place: string, features: readonly PlannedFeature[] = []): Feature[] =>
  features.map((feature, at) => ({ id: `${place}.${feature.kind}${at === 0 ? '' : at + 1}`, ...feature }));

function borderOf(plan: Plan, zones: Readonly<Record<string, Zone>>, way: PlannedWay): Border {
  const [one = '', two = ''] = way.between.split(' ');
  const edge = zones[one] && zones[two] ? sharedEdge(zones[one].polygon, zones[two].polygon, 1) : undefined;
  if (!edge) throw new Error(`In the plan of “${plan.name}” the zones “${way.between}” do not touch.`);
  const door = way.door ?? 'none';
  const width = way.width ?? (door === 'none' ? undefined : 64);
  const [from, to] = width === undefined ? edge.line : gapIn(edge, width, way.at);
  const id = `${one}-${two}`;
  const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  return {
    id,
    between: [one, two],
    line: [round(from), round(to)],
    capacity: way.capacity ?? (door === 'none' ? 2 : 1),
    door,
    features: withIds(id, way.features),
  };
}

/**
 * A zone's outline drawn in by half the thickness of the walls, except where it reaches out to its
 * borders.
 */
function walledIn({ id, polygon }: Zone, borders: readonly Border[], walls: number): Point[] {
  let outline = insetPolygon(polygon, walls / 2);
  for (const { line, between } of borders) {
    if (!between.includes(id)) continue;
    const joined = joinPolygons(outline, threshold(polygon, line, walls / 2 + 6));
    if (typeof joined !== 'string') outline = joined;
  }
  return outline.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

/** The strip of ground from a border's line into a zone, to a depth in pixels. */
function threshold(polygon: Polygon, [from, to]: Border['line'], deep: number): Point[] {
  const length = lengthOf(from, to);
  const centre = middleOf(from, to);
  const right = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const side = contains(polygon, { x: centre.x + right.x * deep, y: centre.y + right.y * deep }) ? deep : -deep;
  const off = { x: right.x * side, y: right.y * side };
  return [from, to, { x: to.x + off.x, y: to.y + off.y }, { x: from.x + off.x, y: from.y + off.y }];
}

/**
 * Draws a plan as a scene. The scene is frozen, so a caller who wants to change it takes a copy.
 * Throws for a plan that does not fit together, because plans are part of the program.
 */
export function drawPlan(plan: Plan): ZoneScene {
  const zones: Record<string, Zone> = {};
  for (const [id, { name, outline, capacity = 8, features }] of Object.entries(plan.zones))
    zones[id] = { id, name, polygon: outlineOf(plan, outline), capacity, features: withIds(id, features) };
  const borders: Record<string, Border> = {};
  for (const way of plan.ways) {
    const border = borderOf(plan, zones, way);
    borders[border.id] = border;
  }
  if (plan.walls)
    for (const zone of Object.values(zones)) zone.polygon = walledIn(zone, Object.values(borders), plan.walls);
  const { name, width, height, ground } = plan;
  return freeze(
    withSceneryFacts({ kind: 'zones', name, width, height, ground, zones, borders, ...plan.painted }),
    true,
  );
}
