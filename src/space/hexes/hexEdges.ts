/**
 * The edges of hexes as lines in map pixels: around a set of hexes, and the walls between hexes.
 */

import type { Border, HexScene, Point } from '../scene.ts';
import { sidesOfPolygon } from '../shapes/polygon.ts';
import { hexId, hexNeighbours, hexOfId } from './hexGrid.ts';
import { openWay } from './hexScene.ts';

type Side = readonly [Point, Point];

/**
 * The sides that only one of these hexes has: the edge around them. Ids of other maps are left out.
 */
export function edgeAround({ zones }: Pick<HexScene, 'zones'>, ids: Iterable<string>): Side[] {
  const once = new Map<string, Side>();
  for (const id of ids)
    for (const [a, b] of sidesOfPolygon(zones[id]?.polygon ?? [])) {
      // Both hexes at a side run along it in opposite directions.
      const back = `${b.x},${b.y} ${a.x},${a.y}`;
      if (!once.delete(back)) once.set(`${a.x},${a.y} ${b.x},${b.y}`, [a, b]);
    }
  return [...once.values()];
}

export interface HexEdges {
  /** The sides between two hexes without a way, and the ways that something solid bars. */
  readonly walls: readonly Side[];
  readonly doors: readonly Border[];
}

const known = new WeakMap<HexScene, HexEdges>();

/** The walls and doors of a map, worked out once. Walls of the scenery are left to their things. */
export function hexEdges(scene: HexScene): HexEdges {
  const before = known.get(scene);
  if (before) return before;
  const borders = Object.values(scene.borders);
  const linked = new Set(borders.flatMap(({ between: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]));
  const walls = borders.flatMap(({ features, line }): Side[] =>
    features.some(({ kind, id }) => kind === 'barrier' && !id.startsWith('scenery.')) ? [line] : [],
  );
  for (const id of Object.keys(scene.zones)) {
    const hex = hexOfId(id);
    for (const next of hex ? hexNeighbours(scene.hexes, hex) : []) {
      const other = hexId(next);
      if (!hex || id > other || !scene.zones[other] || linked.has(`${id} ${other}`)) continue;
      walls.push(openWay(scene.hexes, hex, next).line);
    }
  }
  const edges = { walls, doors: borders.filter(({ door }) => door !== 'none') };
  known.set(scene, edges);
  return edges;
}
