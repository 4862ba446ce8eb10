/**
 * The look of a Universal VTT map as data: its lights, its hour, and paint where it has no picture.
 */
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import { sceneryKind } from '../../space/scenery/kinds/sceneryKinds.ts';
import { isUnseen } from '../../space/scenery/kinds/unseen.ts';
import type { GroundLayer, SceneryItem, SceneSetting, Spot } from '../../space/scenery/scenery.ts';
import type { UniversalVtt } from './vttFile.ts';

/** The reach of the kinds of light when their size is 1, in squares. */
const UNSEEN = 4;
/** The most objects that are drawn, and that are low cover. */
const MOST_ROCKS = 1000;
/** How dark the map's own light must be to count as night, from 0 to 1. */
const DARK = 0.36;

/** The brightness of a colour written as `aarrggbb` or `rrggbb`; 1 for anything else. */
function brightness(colour = ''): number {
  const found = /^(?:[0-9a-f]{2})?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.replace(/^#/, ''));
  if (!found) return 1;
  const [r = 255, g = 255, b = 255] = found.slice(1).map((two) => Number.parseInt(two, 16));
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** Whether it is night on a map: its own light is dark. */
export const isNight = ({ environment }: UniversalVtt): boolean => brightness(environment?.ambient_light) < DARK;

const tenth = (n: number): number => Math.round(n * 10) / 10;

/**
 * The scene with the file's lights. Over a picture they are unseen, because the picture shows its
 * own lamps; without one they are torches on painted ground. `square` is a square of the file and
 * `at` turns its points into map pixels of this scene.
 */
export function withVttLook<S extends Scene>(
  scene: S,
  file: UniversalVtt,
  {
    square,
    at,
    picture,
    small = [],
  }: {
    square: number;
    at(point: Point): Point;
    picture: 'own' | 'none';
    /** Outlines of small objects, in squares from the map's corner. */
    small?: readonly (readonly Point[])[];
  },
): S {
  const own = squareOfScene(scene);
  const origin = file.resolution.map_origin;
  const lights = file.lights
    .filter(({ range }) => range > 0)
    .map(({ position, range }): SceneryItem => {
      const { x, y } = at(position);
      const reach = (range * square) / own;
      return {
        kind: picture === 'own' ? 'unseen light' : 'torch',
        at: [tenth(x), tenth(y)],
        size: Math.max(0.1, Math.min(picture === 'own' ? 20 : 3, Math.round((reach / UNSEEN) * 1000) / 1000)),
      };
    });
  const rocks = picture === 'none' ? file.objects_line_of_sight.slice(0, MOST_ROCKS) : [];
  const inFile = ({ x, y }: Point) => at({ x: x + origin.x, y: y + origin.y });
  const scenery = [
    ...rocks.flatMap((outline) => thingOn(outline, at, own, { kind: 'boulder', means: [] })),
    // Small objects are low cover, where the picture or the painting has them.
    ...small.slice(0, MOST_ROCKS).flatMap((outline) =>
      thingOn(outline, inFile, own, {
        kind: 'unseen cover',
        name: 'cover',
      }),
    ),
    ...lights,
  ];
  const outside = scene.kind === 'zones' && Object.keys(scene.zones).length > 1 && picture === 'none';
  const setting: SceneSetting = {
    light: isNight(file) ? 'night' : 'day',
    ...(outside ? { outside: 'rock' } : {}),
  };
  const materials: GroundLayer[] = picture === 'none' ? [{ material: 'flagstones' }] : [];
  return withSceneryFacts({
    ...scene,
    setting,
    ...(materials.length > 0 ? { materials } : {}),
    ...(scenery.length > 0 ? { scenery } : {}),
  });
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
