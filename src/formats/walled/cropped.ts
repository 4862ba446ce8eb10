/**
 * Crops a map to what its picture shows: exporters leave the whole building in the file of a part.
 * What lies wholly beyond the edge goes; what crosses the edge is cut there.
 */
import type { Point } from '../../space/scene.ts';
import type { Segment } from '../../space/shapes/polygon.ts';
import { clipToBox } from '../../space/shapes/polygonClip.ts';
import type { WalledMap } from './walledMap.ts';

/** How far beyond the edge, in squares, a line still counts as lying on it. */
const ON_EDGE = 0.01;

type Size = Pick<WalledMap, 'width' | 'height'>;

/** The part of a line that lies on the map; undefined where none does. */
export function croppedLine([from, to]: Segment, { width, height }: Size): Segment | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [first, last] = [0, 1];
  for (const [step, start, most] of [
    [dx, from.x, width],
    [dy, from.y, height],
  ] as const) {
    if (step === 0) {
      if (start < -ON_EDGE || start > most + ON_EDGE) return undefined;
      continue;
    }
    const [enters, leaves] = [(-ON_EDGE - start) / step, (most + ON_EDGE - start) / step].sort((a, b) => a - b);
    first = Math.max(first, enters ?? 0);
    last = Math.min(last, leaves ?? 1);
  }
  if (first >= last) return undefined;
  const at = (share: number): Point => ({
    x: Math.min(width, Math.max(0, from.x + dx * share)),
    y: Math.min(height, Math.max(0, from.y + dy * share)),
  });
  // A line that is whole on the map stays as it was written.
  const isWhole = first === 0 && last === 1 && [from, to].every((point) => isOn(point, { width, height }));
  return isWhole ? [from, to] : [at(first), at(last)];
}

/** Whether a point lies on the map. */
export const isOn = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The parts of a line of several corners that lie on the map. */
function croppedCorners(line: readonly Point[], size: Size): Point[][] {
  if (line.every((point) => isOn(point, size))) return [[...line]];
  const parts: Point[][] = [];
  for (const [n, to] of line.slice(1).entries()) {
    const part = croppedLine([line[n] ?? to, to], size);
    if (!part) continue;
    const before = parts.at(-1)?.at(-1);
    if (before && before.x === part[0].x && before.y === part[0].y) parts.at(-1)?.push(part[1]);
    else parts.push([...part]);
  }
  return parts;
}

/** The pieces of an outline that lie on the map. */
const croppedOutline = (outline: readonly Point[], size: Size): Point[][] =>
  outline.every((point) => isOn(point, size)) ? [[...outline]] : clipToBox(outline, size.width, size.height);

/** The map without what lies beyond its edges. The rooms of its walls are found before. */
export function croppedMap<M extends WalledMap>(map: M): M {
  return {
    ...map,
    walls: map.walls.flatMap((line) => croppedCorners(line, map)),
    doors: map.doors.flatMap((door) => {
      const line = croppedLine(door.line, map);
      return line ? [{ ...door, line }] : [];
    }),
    objects: map.objects.flatMap((outline) => croppedOutline(outline, map)),
    areas: map.areas.flatMap((area) => croppedOutline(area.outline, map).map((outline) => ({ ...area, outline }))),
    lights: map.lights.filter(({ at }) => isOn(at, map)),
    notes: map.notes.filter(({ at }) => isOn(at, map)),
  };
}
