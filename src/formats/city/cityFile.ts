/** Watabou’s villages and cities (GeoJSON) as data: shapes, lines and points by what they are. */
import * as z from 'zod/mini';
import type { Point } from '../../space/scene.ts';
import { importedNumber } from '../imported.ts';
import { readEntries } from '../walled/entries.ts';

/** The name of the kind of file, for refusals. */
export const CITY = 'city of Watabou';

const MOST_SHAPES = 4000;
const MOST_POINTS = 2000;

const spot = z.tuple([importedNumber, importedNumber], importedNumber);
const ring = z.array(spot).check(z.maxLength(MOST_POINTS));
const featureSchema = z.object({
  id: z.catch(z.string(), ''),
  type: z.string(),
  name: z.catch(z.optional(z.string()), undefined),
  width: z.catch(z.optional(importedNumber), undefined),
  roadWidth: z.catch(z.optional(importedNumber), undefined),
  riverWidth: z.catch(z.optional(importedNumber), undefined),
  coordinates: z.optional(z.unknown()),
  geometries: z.optional(z.unknown()),
});
type Feature = z.infer<typeof featureSchema>;
export const citySchema = z.object({ features: z.array(z.unknown()).check(z.maxLength(1000)) });

/** One shape, line or list of points of the file. */
export interface CityShape {
  readonly points: readonly Point[];
  readonly name?: string;
  readonly width?: number;
}

/** The city: its shapes by the names that the file gives them, and what could not be read. */
export interface CityPlan {
  readonly shapes: ReadonlyMap<string, readonly CityShape[]>;
  readonly roadWidth: number;
  readonly riverWidth: number;
  readonly left: number;
}

/** The lists of points in a feature; of a polygon the outline alone. */
function ringsOf({ type, coordinates }: Feature): { rings: Point[][]; left: number } {
  const list =
    type === 'Polygon'
      ? Array.isArray(coordinates)
        ? coordinates.slice(0, 1)
        : []
      : type === 'MultiPolygon'
        ? Array.isArray(coordinates)
          ? coordinates.map((rings: unknown) => (Array.isArray(rings) ? rings[0] : undefined))
          : []
        : type === 'MultiLineString'
          ? coordinates
          : [coordinates];
  const { read, left } = readEntries(list, ring, MOST_SHAPES);
  return { rings: read.map((points) => points.map(([x, y]) => ({ x, y }))), left };
}

/** Sorts the features of a file by what they are. */
export function cityPlan(features: readonly unknown[]): CityPlan {
  const shapes = new Map<string, CityShape[]>();
  let left = 0;
  let [roadWidth, riverWidth] = [8, 30];
  const take = (id: string, feature: Feature): void => {
    if (feature.type === 'GeometryCollection') {
      const parts = readEntries(feature.geometries, featureSchema, MOST_SHAPES);
      left += parts.left;
      for (const part of parts.read) if (part.type !== 'GeometryCollection') take(id, part);
      return;
    }
    if (feature.type === 'Feature') {
      roadWidth = Math.max(1, feature.roadWidth ?? roadWidth);
      riverWidth = Math.max(1, feature.riverWidth ?? riverWidth);
      return;
    }
    const found = ringsOf(feature);
    left += found.left;
    const { name, width } = feature;
    const all = shapes.get(id) ?? [];
    for (const points of found.rings)
      all.push({ points, ...(name === undefined ? {} : { name }), ...(width === undefined ? {} : { width }) });
    shapes.set(id, all);
  };
  const read = readEntries(features, featureSchema, MOST_SHAPES);
  for (const feature of read.read) take(feature.id, feature);
  return { shapes, roadWidth, riverWidth, left: left + read.left };
}
