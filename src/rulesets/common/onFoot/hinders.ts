/** What hinders on a walk: hard ground and heights on squares, features of zones and borders. */

import { countWords, type RuleId } from '../../../engine/words.ts';
import type { OnFoot } from '../../../space/ruler.ts';
import { type Feature, type SquareScene, samePlace, type ZoneScene } from '../../../space/scene.ts';
import { climbCost, groundUnder } from '../../../space/squares/squarePaths.ts';
import {
  DIFFICULT,
  footprint,
  type Grid,
  gridOf,
  indexOf,
  type Square,
  squareOf,
} from '../../../space/squares/squares.ts';
import { placeName } from '../../../space/zones/zones.ts';
import { type Diagonals, plainCost } from '../squares/counting.ts';
import type { Leg } from './legs.ts';

type Hinder = OnFoot['hinders'][number];

const isDifficult = (grid: Grid, at: Square, size: number): boolean =>
  footprint(at, size).some((square) => ((grid.ground[indexOf(grid, square)] ?? 0) & DIFFICULT) !== 0);

/**
 * What hinders on squares: difficult ground, steps of height that cost, and a way round whatever
 * bars the straight one. `rules` names the rule of each.
 */
export function squareHinders(
  scene: SquareScene,
  size: number,
  legs: readonly Leg[],
  rules: { ground: RuleId; height: RuleId; bars: RuleId; diagonals: Diagonals },
): Hinder[] {
  const grid = gridOf(scene);
  let [hard, climbs, round] = [0, 0, 0];
  for (const { from, path } of legs) {
    const way = [from, ...path];
    const to = path.at(-1);
    if (to) round += plainCost(way, rules.diagonals) - plainCost([from, to], rules.diagonals);
    for (const [n, place] of path.entries()) {
      const [a, b] = [squareOf(way[n] ?? place), squareOf(place)];
      if (!a || !b) continue;
      if (isDifficult(grid, a, size) || isDifficult(grid, b, size)) hard += 1;
      if (climbCost(groundUnder(grid, a, size), groundUnder(grid, b, size)) > 0) climbs += 1;
    }
  }
  return [
    ...(hard > 0 ? [{ text: `difficult ground for ${countWords(hard, 'step')}`, rule: rules.ground }] : []),
    ...(climbs > 0 ? [{ text: countWords(climbs, 'steep step'), rule: rules.height }] : []),
    ...(round > 0
      ? [{ text: `${countWords(round, 'square')} longer, round what bars the straight way`, rule: rules.bars }]
      : []),
  ];
}

/** Features that hinder who passes, in words. */
const WORDS: Partial<Record<Feature['kind'], string>> = {
  obstacle: 'an obstacle',
  difficult: 'hard footing',
  climb: 'a climb',
  water: 'water',
  hazard: 'a hazard',
  fall: 'a drop',
  barrier: 'a barrier',
};

/** What hinders on zones: the features of each zone and border that the way enters or passes. */
export function zoneHinders(scene: ZoneScene, legs: readonly Leg[], ruleOf: (feature: Feature) => RuleId): Hinder[] {
  const found = new Map<string, Hinder>();
  for (const { from, path } of legs)
    for (const place of path) {
      if (samePlace(place, from)) continue;
      const features =
        place.kind === 'zone'
          ? scene.zones[place.zone]?.features
          : place.kind === 'border'
            ? scene.borders[place.border]?.features
            : undefined;
      for (const feature of features ?? []) {
        const word = WORDS[feature.kind];
        if (word === undefined) continue;
        const text = `${feature.label || word} (${placeName(scene, place)})`;
        found.set(text, { text, rule: ruleOf(feature) });
      }
    }
  return [...found.values()];
}
