/** Where the label of a lit place stands: in the line of the place's name, over nothing else. */
import type { Place, Point, Scene } from '../../../space/scene.ts';
import { pointOnLine } from '../../../space/shapes/polygon.ts';
import type { Box } from '../viewMath.ts';
import { freeBox } from '../wordSpots.ts';
import { wordSpaceFor } from './wordSpace.ts';

/** The space between a name and the label beside it, as a share of the label's height. */
const BESIDE = 0.25;

/** Where on a border's line its label is tried, as shares of the line. */
const ON_LINE = [0.5, 0.3, 0.7, 0.15, 0.85];

/**
 * The box of a label, in map pixels: right or left of the name, below or above it, anywhere in the
 * place, or at last in the place's middle. `taken` are the boxes of figures and words.
 */
export function markTagBox(
  scene: Scene,
  place: Place,
  { width, height }: { width: number; height: number },
  { name, at, taken }: { name: Box | undefined; at: Point; taken: readonly Box[] },
): Box {
  const zone = scene.kind === 'zones' && place.kind === 'zone' ? scene.zones[place.zone] : undefined;
  const border = scene.kind === 'zones' && place.kind === 'border' ? scene.borders[place.border] : undefined;
  const about = (x: number, y: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
  const gap = height * BESIDE;
  const level = name && name.y + (name.height - height) / 2;
  const rooms: Box[] = [
    ...(name && level !== undefined
      ? [
          { x: name.x + name.width + gap, y: level, width, height },
          { x: name.x - gap - width, y: level, width, height },
          { x: name.x + (name.width - width) / 2, y: name.y + name.height + gap, width, height },
          { x: name.x + (name.width - width) / 2, y: name.y - gap - height, width, height },
        ]
      : []),
    ...(zone ? wordSpaceFor(zone.polygon, width, height, 6) : []),
    ...(border
      ? ON_LINE.map((share) => {
          const point = pointOnLine(...border.line, share);
          return about(point.x, point.y);
        })
      : []),
  ];
  return freeBox(rooms, taken) ?? about(at.x, at.y);
}
