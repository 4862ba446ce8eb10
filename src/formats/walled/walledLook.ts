/**
 * The look of a walled map as data: its lights, its hour, and paint where it has no picture.
 */
import { scaledParts } from '../../space/painted/scaledParts.ts';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import { sceneryKind } from '../../space/scenery/kinds/sceneryKinds.ts';
import { isUnseen } from '../../space/scenery/kinds/unseen.ts';
import type { PaintedParts, SceneryItem, SceneSetting, Spot } from '../../space/scenery/scenery.ts';
import type { WalledMap } from './walledMap.ts';

/** The reach of the kinds of light when their size is 1, in squares. */
const UNSEEN = 4;
/** The most objects that are drawn, and that are low cover. */
const MOST_ROCKS = 1000;
/** How dark the map's own light must be to count as night, from 0 to 1. */
const DARK = 0.36;

/** Whether a map’s own light, written as `aarrggbb` or `rrggbb`, is that of night. */
export function isNightColour(colour: string): boolean {
  const found = /^(?:[0-9a-f]{2})?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.replace(/^#/, ''));
  if (!found) return false;
  const [r = 255, g = 255, b = 255] = found.slice(1).map((two) => Number.parseInt(two, 16));
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255 < DARK;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;
const thousandth = (n: number): number => Math.round(n * 1000) / 1000;

/** The measures of one form of the map. */
interface Form {
  /** Map pixels of this scene for each square of the map. */
  readonly unit: number;
  /** Turns a point of the map into map pixels of this scene. */
  at(point: Point): Point;
  /** Outlines of small objects. */
  readonly small?: readonly (readonly Point[])[];
}

/**
 * The scene with the map’s lights. Over a picture they are unseen, because the picture shows its
 * own lamps; without one they are torches on painted ground.
 */
export function withWalledLook<S extends Scene>(scene: S, map: WalledMap, { unit, at, small = [] }: Form): S {
  const own = squareOfScene(scene);
  const pictured = map.picture !== undefined;
  const lights = map.lights
    .filter(({ range }) => range > 0)
    .map(({ at: point, range }): SceneryItem => {
      const { x, y } = at(point);
      const reach = (range * unit) / own;
      return {
        kind: pictured ? 'unseen light' : 'torch',
        at: [tenth(x), tenth(y)],
        size: Math.max(0.1, Math.min(pictured ? 20 : 3, thousandth(reach / UNSEEN))),
      };
    });
  const rocks = pictured || map.paint ? [] : map.objects.slice(0, MOST_ROCKS);
  const painted = pictured ? {} : paintedAt(map.paint, unit, own);
  const scenery = [
    ...(painted.scenery ?? []),
    ...rocks.flatMap((outline) => thingOn(outline, at, own, { kind: 'boulder', means: [] })),
    // Small objects are low cover, where the picture or the painting has them.
    ...small
      .slice(0, MOST_ROCKS)
      .flatMap((outline) => thingOn(outline, at, own, { kind: 'unseen cover', name: 'cover' })),
    ...lights,
  ];
  const outside = scene.kind === 'zones' && Object.keys(scene.zones).length > 1 && !pictured && !map.paint;
  const setting: SceneSetting = {
    light: map.night ? 'night' : 'day',
    ...(outside ? { outside: 'rock' } : {}),
  };
  const { materials = [] } = painted;
  return withSceneryFacts({
    ...scene,
    setting,
    ...(materials.length > 0 ? { materials } : {}),
    ...(scenery.length > 0 ? { scenery } : {}),
  });
}

/** The map’s own paint in the measures of a scene; without any, a floor of stone. */
function paintedAt(paint: PaintedParts | undefined, unit: number, own: number): PaintedParts {
  if (!paint) return { materials: [{ material: 'flagstones' }] };
  const { scenery = [], ...rest } = scaledParts(paint, unit);
  const grown = (length: number): number => Math.max(0.1, thousandth((length * unit) / own));
  return {
    ...rest,
    scenery: scenery.map(({ size = 1, ...item }) => ({
      ...item,
      size: typeof size === 'number' ? Math.min(20, grown(size)) : [grown(size[0]), grown(size[1])],
    })),
  };
}

/** A round thing in the place of an object's outline; nothing where the outline has no size. */
function thingOn(
  outline: readonly Point[],
  at: (point: Point) => Point,
  own: number,
  item: Pick<SceneryItem, 'kind' | 'name' | 'means'>,
): SceneryItem[] {
  const spots = outline.map(at);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(right - left, bottom - top) / own;
  if (!(across >= 0.1) || across > 20) return [];
  const size = Math.round(Math.max(0.3, across / sceneryKind(item.kind).size[0]) * 100) / 100;
  const spot: Spot = [tenth((left + right) / 2), tenth((top + bottom) / 2)];
  // A thing this small counts in the one square that holds its middle.
  return [{ ...item, at: spot, size: Math.min(isUnseen(item.kind) ? 1 : 20, size) }];
}
