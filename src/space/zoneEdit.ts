/** Editing a zone map: draw, split, join, reshape and describe zones. Each gives a new scene or a sentence why not. */
import { type Edited, edited, faulty, freshId } from './edited.ts';
import { area, crossesItself, innerPoint, lengthOf, nearestOn, type Polygon, sides } from './polygon.ts';
import { cutAway, joinPolygons, overlapArea } from './polygonClip.ts';
import { splitPolygon, TOUCHING } from './polygonEdges.ts';
import type { Border, Feature, Place, Point, Zone, ZoneScene } from './scene.ts';
import { followOutlines, linkToNeighbours, setBorder, wouldLink } from './zoneLinks.ts';

export { type BorderChange, linkZones, setBorder, unlinkZones } from './zoneLinks.ts';

/** How many stand in a new zone. */
export const ZONE_CAPACITY = 8;
/** The smallest zone, in square pixels. */
const LEAST_AREA = 400;
const MOST_POINTS = 400;
/** Zones may lie over each other by this many square pixels: drawn edges are never quite exact. */
const SLIVER = 60;

/** A new zone or a new part of one, with the id it got. */
export interface WithId {
  readonly scene: ZoneScene;
  readonly id: string;
}

const withZone = (scene: ZoneScene, zone: Zone): ZoneScene => ({
  ...scene,
  zones: { ...scene.zones, [zone.id]: zone },
});
const gone = faulty('This zone is not on the map any more.');
const round = (n: number): number => Math.round(n * 100) / 100;
const tidy = (polygon: Polygon): Point[] => {
  const points = polygon.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  return points.filter((point, at) => lengthOf(points.at(at - 1) ?? point, point) > 0.01 || points.length === 1);
};

/** Why an outline cannot be a zone, in one sentence; undefined when it can. */
function faultOfOutline(polygon: Polygon): string | undefined {
  if (polygon.length < 3) return 'A zone needs at least three corners.';
  if (polygon.length > MOST_POINTS) return `A zone has at most ${MOST_POINTS} corners; draw it more simply.`;
  if (polygon.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y)))
    return 'A corner lies nowhere on the map.';
  if (crossesItself(polygon)) return 'The outline crosses itself; draw it so that its sides do not meet.';
  return area(polygon) < LEAST_AREA ? 'This zone is too small to stand in; draw it larger.' : undefined;
}

/**
 * Adds a zone of this outline. Ground that other zones have stays theirs: the new one gets what is left, so an
 * outline drawn a little over its neighbours fits exactly. It is linked to every zone it lies along, with room for
 * two on each border. Refused when nothing is left, when it would lie round another zone, or when its sides cross.
 */
export function drawZone(scene: ZoneScene, outline: Polygon, name?: string): Edited<WithId> {
  const drawn = faultOfOutline(outline);
  if (drawn) return faulty(drawn);
  const left = cutAway(
    outline,
    Object.values(scene.zones).map(({ polygon }) => polygon),
  );
  if (left === 'nothing') return faulty('All of this ground belongs to other zones; split one of them instead.');
  if (left === 'ring') return faulty('This would lie all round another zone; draw it in two parts.');
  const polygon = tidy(left);
  const fault = faultOfOutline(polygon);
  if (fault) return faulty(fault);
  const id = freshId(scene.zones, 'zone');
  const zone: Zone = {
    id,
    name: name ?? `Zone ${id.slice('zone-'.length)}`,
    polygon,
    capacity: ZONE_CAPACITY,
    features: [],
  };
  return edited({ scene: linkToNeighbours(withZone(scene, zone), id), id });
}

/** Takes a zone off the map with its borders. */
export function removeZone(scene: ZoneScene, id: string): Edited<ZoneScene> {
  if (!scene.zones[id]) return gone;
  const keep = <T>(record: Record<string, T>, stays: (item: T) => boolean): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([, item]) => stays(item)));
  return edited({
    ...scene,
    zones: keep(scene.zones, (zone) => zone.id !== id),
    borders: keep(scene.borders, ({ between }) => !between.includes(id)),
  });
}

/**
 * Cuts a zone in two along the line through two points. The larger part keeps the id, the name and the features; the
 * other is new, with half the room each (rounded up). An open border links the two, and each part keeps the borders it
 * still touches; a border along both parts becomes one for each.
 */
export function splitZone(scene: ZoneScene, id: string, from: Point, to: Point): Edited<WithId> {
  const zone = scene.zones[id];
  if (!zone) return gone;
  const cut = splitPolygon(zone.polygon, from, to);
  if (!cut) return faulty('This line does not cut the zone; draw it from one side right across to another.');
  const [large, small] = area(cut[0]) >= area(cut[1]) ? cut : [cut[1], cut[0]];
  const fault = faultOfOutline(large) ?? faultOfOutline(small);
  if (fault) return faulty(`One part would not do. ${fault}`);
  const newId = freshId(scene.zones, 'zone');
  const capacity = Math.ceil(zone.capacity / 2);
  const part: Zone = { id: newId, name: `${zone.name} (2)`.slice(0, 60), polygon: small, capacity, features: [] };
  const parted = withZone(withZone(scene, { ...zone, polygon: large, capacity }), part);
  // An open border along both parts becomes two; a door, or one along a single part, goes where it is.
  const borders: Record<string, Border> = { ...parted.borders };
  for (const border of Object.values(scene.borders)) {
    if (!border.between.includes(id)) continue;
    const other = border.between[0] === id ? border.between[1] : border.between[0];
    const touches = (polygon: Polygon): boolean => wouldLink(polygon, scene.zones[other]?.polygon ?? []);
    const moved: Border = { ...border, between: [newId, other] };
    if (border.door === 'none' && touches(small) && touches(large)) {
      const twin = freshId(borders, 'border');
      borders[twin] = { ...moved, id: twin };
    } else if (nearer(border, small, large)) borders[border.id] = moved;
  }
  const followed = followOutlines(parted, { ...parted, borders }, [id, newId]);
  return edited({ scene: linkParts(followed, id, newId), id: newId });
}

/** Links the two parts of a cut zone, and nothing else. */
function linkParts(scene: ZoneScene, id: string, newId: string): ZoneScene {
  const only = {
    ...scene,
    zones: Object.fromEntries(Object.entries(scene.zones).filter(([key]) => key === id || key === newId)),
  };
  return { ...scene, borders: linkToNeighbours(only, newId).borders };
}

/** Whether the middle of a border's line is nearer to one polygon than to another. */
function nearer({ line }: Border, one: Polygon, two: Polygon): boolean {
  const centre = { x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2 };
  const gap = (polygon: Polygon): number =>
    Math.min(...sides(polygon).map((side) => lengthOf(nearestOn(side, centre), centre)));
  return gap(one) < gap(two);
}

/**
 * Makes one zone of two that touch. The first keeps its id and name; room and features add up. Borders to a third
 * zone that both had become one. Refused when they do not touch or would close round a hole.
 */
export function joinZones(scene: ZoneScene, keep: string, other: string): Edited<ZoneScene> {
  const one = scene.zones[keep];
  const two = scene.zones[other];
  if (!one || !two) return gone;
  if (keep === other) return faulty('Pick two different zones to join.');
  const joined = joinPolygons(one.polygon, two.polygon);
  if (joined === 'apart') return faulty(`“${one.name}” and “${two.name}” do not touch; only neighbours can be joined.`);
  if (joined === 'ring') return faulty('Together they would close round a hole; join what lies in it first.');
  const fault = faultOfOutline(tidy(joined));
  if (fault) return faulty(fault);
  const zones = { ...scene.zones };
  delete zones[other];
  zones[keep] = {
    ...one,
    polygon: tidy(joined),
    capacity: Math.min(999, one.capacity + two.capacity),
    features: mergeFeatures(one.features, two.features),
  };
  const borders: Record<string, Border> = {};
  for (const border of Object.values(scene.borders)) {
    const between: Border['between'] = [
      border.between[0] === other ? keep : border.between[0],
      border.between[1] === other ? keep : border.between[1],
    ];
    if (between[0] === between[1]) continue;
    const same = Object.values(borders).find(
      (known) => known.door === 'none' && border.door === 'none' && between.every((id) => known.between.includes(id)),
    );
    if (same) borders[same.id] = { ...same, features: mergeFeatures(same.features, border.features) };
    else borders[border.id] = { ...border, between };
  }
  return edited(followOutlines(scene, { ...scene, zones, borders }, [keep]));
}

function mergeFeatures(one: readonly Feature[], two: readonly Feature[]): Feature[] {
  const merged = [...one];
  for (const feature of two) {
    const taken = Object.fromEntries(merged.map(({ id }) => [id, true]));
    merged.push(taken[feature.id] ? { ...feature, id: freshId(taken, 'feature') } : feature);
  }
  return merged.slice(0, 20);
}

/** A corner of a zone's outline, by its place in the list. */
export interface Corner {
  readonly zone: string;
  readonly at: number;
}

/**
 * Moves a corner. The corners of other zones at the same spot move along, so that zones stay side by side; borders
 * follow. Refused when an outline would cross itself or become too small.
 */
export function moveCorner(scene: ZoneScene, corner: Corner, to: Point): Edited<ZoneScene> {
  const old = scene.zones[corner.zone]?.polygon[corner.at];
  if (!old) return gone;
  return reshape(scene, (zone) =>
    zone.polygon.map((point, at) =>
      (zone.id === corner.zone && at === corner.at) || lengthOf(point, old) < TOUCHING / 2
        ? { x: to.x, y: to.y }
        : point,
    ),
  );
}

/** Adds a corner in the middle of a side, or where a point is nearest to it, to every zone that has this side in common. */
export function addCorner(scene: ZoneScene, zone: string, near: Point): Edited<ZoneScene> {
  const home = scene.zones[zone];
  if (!home) return gone;
  const spot = sides(home.polygon)
    .map((side) => nearestOn(side, near))
    .reduce((best, point) => (lengthOf(point, near) < lengthOf(best, near) ? point : best));
  return reshape(scene, ({ polygon }) =>
    polygon.flatMap((point, at) => {
      const next = polygon[(at + 1) % polygon.length] ?? point;
      const on = lengthOf(nearestOn([point, next], spot), spot) < 0.5;
      const isCorner = Math.min(lengthOf(point, spot), lengthOf(next, spot)) < TOUCHING / 2;
      return on && !isCorner ? [point, { x: round(spot.x), y: round(spot.y) }] : [point];
    }),
  );
}

/** Takes a corner away, also from the other zones that have it. */
export function removeCorner(scene: ZoneScene, corner: Corner): Edited<ZoneScene> {
  const old = scene.zones[corner.zone]?.polygon[corner.at];
  if (!old) return gone;
  return reshape(scene, ({ polygon }) => polygon.filter((point) => lengthOf(point, old) >= TOUCHING / 2));
}

/** Gives zones new outlines, all or none; borders follow. */
function reshape(scene: ZoneScene, outline: (zone: Zone) => Point[]): Edited<ZoneScene> {
  let next = scene;
  const changed: string[] = [];
  for (const zone of Object.values(scene.zones)) {
    const polygon = outline(zone);
    const same = polygon.length === zone.polygon.length && polygon.every((point, at) => point === zone.polygon[at]);
    if (same) continue;
    const fault = faultOfOutline(polygon);
    if (fault) return faulty(`“${zone.name}” cannot have this shape. ${fault}`);
    changed.push(zone.id);
    next = withZone(next, { ...zone, polygon });
  }
  const pair = overlapping(scene, next, changed);
  if (pair) return faulty(`“${pair[0].name}” would lie over “${pair[1].name}”; zones lie beside each other.`);
  return edited(changed.length === 0 ? scene : followOutlines(scene, next, changed));
}

/** Two zones that come to lie over each other by a change, more than they did before it. */
function overlapping(before: ZoneScene, after: ZoneScene, changed: readonly string[]): [Zone, Zone] | undefined {
  const common = (scene: ZoneScene, one: string, two: string): number =>
    overlapArea(scene.zones[one]?.polygon ?? [], scene.zones[two]?.polygon ?? []);
  for (const id of changed)
    for (const other of Object.values(after.zones)) {
      const zone = after.zones[id];
      if (!zone || other === zone || common(after, id, other.id) < SLIVER) continue;
      if (common(after, id, other.id) > common(before, id, other.id) + SLIVER) return [zone, other];
    }
  return undefined;
}

/** A change to what a zone is called and holds: what is left out stays. */
export interface ZoneChange {
  readonly name?: string;
  readonly capacity?: number;
  readonly features?: readonly Feature[];
}

/** Changes a zone. Refused for an empty or too long name and a capacity that is not a whole number from 0 to 999. */
export function setZone(scene: ZoneScene, id: string, change: ZoneChange): Edited<ZoneScene> {
  const zone = scene.zones[id];
  if (!zone) return gone;
  const name = (change.name ?? zone.name).trim();
  const capacity = change.capacity ?? zone.capacity;
  if (name.length === 0) return faulty('A zone needs a name.');
  if (name.length > 60) return faulty('A zone’s name has at most 60 letters; make it shorter.');
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > 999)
    return faulty('A zone holds a whole number of combatants, from 0 to 999.');
  return edited(withZone(scene, { ...zone, name, capacity, features: [...(change.features ?? zone.features)] }));
}

/** Puts a feature on a zone or border; one with the same id is replaced. Refused when there are twenty already. */
export function putFeature(scene: ZoneScene, place: Place, feature: Feature): Edited<ZoneScene> {
  return changeFeatures(scene, place, (features) => {
    const known = features.some(({ id }) => id === feature.id);
    return known ? features.map((old) => (old.id === feature.id ? feature : old)) : [...features, feature];
  });
}

/** Takes a feature off a zone or border. */
export const removeFeature = (scene: ZoneScene, place: Place, feature: string): Edited<ZoneScene> =>
  changeFeatures(scene, place, (features) => features.filter(({ id }) => id !== feature));

function changeFeatures(
  scene: ZoneScene,
  place: Place,
  change: (features: readonly Feature[]) => readonly Feature[],
): Edited<ZoneScene> {
  const holder =
    place.kind === 'zone' ? scene.zones[place.zone] : place.kind === 'border' ? scene.borders[place.border] : undefined;
  if (!holder) return faulty('This place is not on the map any more.');
  const features = change(holder.features);
  if (features.length > 20) return faulty('There are twenty features here already; take one away first.');
  return place.kind === 'zone' ? setZone(scene, holder.id, { features }) : setBorder(scene, holder.id, { features });
}

/** One zone or border as it is to be from now on, or null to take it away. The same shape as the hand edits of a fight. */
export type SceneChange =
  | { edit: 'zone'; id: string; zone: Zone | null }
  | { edit: 'border'; id: string; border: Border | null };

/**
 * What leads from one scene to another, in an order in which each change fits: zones come before their borders, and
 * what is taken away goes last, borders first.
 */
export function changesBetween(before: ZoneScene, after: ZoneScene): SceneChange[] {
  const lost = <T>(old: Record<string, T>, now: Record<string, T>): string[] =>
    Object.keys(old).filter((id) => !Object.hasOwn(now, id));
  return [
    ...Object.values(after.zones)
      .filter((zone) => before.zones[zone.id] !== zone)
      .map((zone) => ({ edit: 'zone', id: zone.id, zone }) as const),
    ...Object.values(after.borders)
      .filter((border) => before.borders[border.id] !== border)
      .map((border) => ({ edit: 'border', id: border.id, border }) as const),
    ...lost(before.borders, after.borders).map((id) => ({ edit: 'border', id, border: null }) as const),
    ...lost(before.zones, after.zones).map((id) => ({ edit: 'zone', id, zone: null }) as const),
  ];
}

/** Where a zone's name is best written: well inside its outline. */
export const labelPoint = (zone: Pick<Zone, 'polygon'>): Point => innerPoint(zone.polygon);
