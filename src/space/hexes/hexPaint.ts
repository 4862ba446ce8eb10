/** Paints a map of hexes: what single hexes are, and what stands on the sides between them. */
import { withSceneryFacts } from '../painted/sceneryFacts.ts';
import type { Border, Feature, HexScene, Point, Zone } from '../scene.ts';
import { lengthOf, nearestOn } from '../shapes/polygon.ts';
import { hexAt, hexId, hexNeighbours, hexOfId } from './hexGrid.ts';
import { openWay, withHexesPainted } from './hexScene.ts';

/** What a brush makes of a hex. `open` clears it, `gone` takes it off the map. */
export type HexBrush = 'difficult' | 'solid' | 'open' | 'gone';
/** What a brush puts on a side. Null leaves an open way. */
export type SideBrush = 'wall' | 'open' | 'closed' | null;

/** How near to a side the pointer must be, as a share of a hex. */
const NEAR_SIDE = 0.24;

const FEATURES: Readonly<Record<'difficult' | 'solid', Feature>> = {
  difficult: { id: 'difficult', label: 'Hard footing', kind: 'difficult' },
  solid: { id: 'barrier', label: 'Solid', kind: 'barrier' },
};

const isByHand = ({ id }: Feature): boolean => !id.startsWith('scenery.');

/**
 * The map after a brush has passed over hexes, by their ids. The same map where nothing changes.
 */
export function withBrushedHexes(scene: HexScene, ids: readonly string[], brush: HexBrush): HexScene {
  if (brush === 'gone') return withHexesPainted(scene, ids, 'closed');
  const opened = brush === 'open' ? withHexesPainted(scene, ids, 'open') : scene;
  const changed = new Map<string, Zone>();
  for (const id of ids) {
    const zone = opened.zones[id];
    if (!zone) continue;
    const own = zone.features.filter(isByHand);
    if (brush === 'open' && own.length > 0) changed.set(id, { ...zone, features: [] });
    else if (brush !== 'open' && !own.some(({ kind }) => kind === FEATURES[brush].kind))
      changed.set(id, { ...zone, features: [FEATURES[brush], ...zone.features].slice(0, 20) });
  }
  if (opened === scene && changed.size === 0) return scene;
  const next = { ...opened, zones: { ...opened.zones, ...Object.fromEntries(changed) } };
  return brush === 'open' ? withSceneryFacts(next) : next;
}

/** A side between two hexes of the map: both ids, in the order of the way between them. */
export type HexSide = readonly [string, string];

/** The side of the map's hexes under a point; undefined away from all sides, and at the rim. */
export function sideNear({ hexes: grid, zones }: HexScene, point: Point): HexSide | undefined {
  const hex = hexAt(grid, point);
  if (!hex || !zones[hexId(hex)]) return undefined;
  let best: { side: HexSide; far: number } | undefined;
  for (const next of hexNeighbours(grid, hex)) {
    if (!zones[hexId(next)]) continue;
    const first = hex.row < next.row || (hex.row === next.row && hex.column < next.column);
    const way = first ? openWay(grid, hex, next) : openWay(grid, next, hex);
    const far = lengthOf(nearestOn(way.line, point), point);
    if (far <= grid.across * NEAR_SIDE && far < (best?.far ?? Number.POSITIVE_INFINITY))
      best = { side: way.between, far };
  }
  return best?.side;
}

/** The line of a side, in map pixels. */
export function lineOfSide({ hexes: grid }: HexScene, [one, other]: HexSide): Border['line'] | undefined {
  const [a, b] = [hexOfId(one), hexOfId(other)];
  return a && b && openWay(grid, a, b).line;
}

/** The map with walls or doors on some sides, or without. The same map where nothing changes. */
export function withBrushedSides(scene: HexScene, sides: readonly HexSide[], brush: SideBrush): HexScene {
  const borders = { ...scene.borders };
  let changed = false;
  for (const [one, other] of sides) {
    const [a, b] = [hexOfId(one), hexOfId(other)];
    const isBeside = b && a && hexNeighbours(scene.hexes, a).some((next) => hexId(next) === other);
    if (!a || !b || !isBeside || !scene.zones[one] || !scene.zones[other]) continue;
    const way = openWay(scene.hexes, a, b);
    const old = borders[way.id];
    const door = brush === 'wall' ? undefined : (brush ?? 'none');
    if (old?.door === door && !(brush === null && old?.features.some(isByHand))) continue;
    changed = true;
    if (door === undefined) delete borders[way.id];
    else borders[way.id] = { ...(old ?? way), door, features: (old?.features ?? []).filter((one) => !isByHand(one)) };
  }
  return changed ? { ...scene, borders } : scene;
}
