/** What lies on the ground in one form, things and materials alike: its shape and its meaning. */
import type { Meaning } from '../scenery/kind.ts';
import { sceneryKind } from '../scenery/kinds/sceneryKinds.ts';
import { distanceToLine, isInside, liesUnder, sizeInSquares, softLine } from '../scenery/lines.ts';
import { meaningOfMaterial } from '../scenery/materials.ts';
import type { GroundLayer, SceneryItem, Spot } from '../scenery/scenery.ts';

/** The meaning of a thing: the meaning that the GM set, or else the meaning of its kind. */
export const meaningOf = ({ kind, means }: SceneryItem): readonly Meaning[] => means ?? sceneryKind(kind).means;

/** A thing or a laid material in one form: its shape on the map and its meaning. */
export interface Laid {
  readonly word: string;
  readonly means: readonly Meaning[];
  readonly height: number;
  /** Whether the GM set the meaning. Such a thing counts however small it is. */
  readonly told: boolean;
  /** In square map pixels. */
  readonly area: number;
  readonly line?: readonly Spot[];
  readonly middle: Spot;
  covers(spot: Spot): boolean;
}

const lengthOf = (line: readonly Spot[]): number =>
  line.reduce((sum, [x, y], n) => (n === 0 ? 0 : sum + Math.hypot(x - line[n - 1]![0], y - line[n - 1]![1])), 0);

export function laidThing(item: SceneryItem, square: number): Laid {
  const { height } = sceneryKind(item.kind);
  const [length, depth] = sizeInSquares(item);
  const common = { word: item.name ?? item.kind, means: meaningOf(item), height, told: item.means !== undefined };
  if (!item.along) {
    const middle = item.at ?? [0, 0];
    return {
      ...common,
      area: length * depth * square * square,
      middle,
      covers: (spot) => liesUnder(item, spot, square),
    };
  }
  const line = item.along;
  const reach = (depth * square) / 2;
  return {
    ...common,
    area: lengthOf(line) * depth * square,
    line,
    middle: line[Math.floor(line.length / 2)] ?? [0, 0],
    covers: (spot) => distanceToLine(line, spot) <= Math.max(reach, square * 0.3),
  };
}

/** A material over the whole map is only its base: it hides those below it and has no meaning. */
function laidMaterial({ material, shape, path, width = 60, curved, means }: GroundLayer): Laid {
  const spots = shape ?? path ?? [];
  const line = (curved ?? path !== undefined) ? softLine(spots, shape !== undefined) : spots;
  return {
    word: material,
    means: spots.length > 0 ? (means ?? meaningOfMaterial(material)) : [],
    height: 0,
    told: means !== undefined,
    area: Number.POSITIVE_INFINITY,
    middle: spots[0] ?? [0, 0],
    covers: shape ? (spot) => isInside(line, spot) : (spot) => !path || distanceToLine(line, spot) <= width / 2,
  };
}

/** A material with at least this strength hides the materials below it. */
const HIDES = 0.6;

/**
 * The laid materials that have a meaning. Only the uppermost at a place counts: planks over deep
 * water are not water.
 */
export function laidMaterials(layers: readonly GroundLayer[]): Laid[] {
  const over: Laid['covers'][] = [];
  const laid: Laid[] = [];
  for (const layer of [...layers].reverse()) {
    const one = laidMaterial(layer);
    const hiding = [...over];
    if (one.means.length > 0)
      laid.unshift({ ...one, covers: (spot) => one.covers(spot) && !hiding.some((covers) => covers(spot)) });
    if ((layer.strength ?? 1) >= HIDES) over.push(one.covers);
  }
  return laid;
}
