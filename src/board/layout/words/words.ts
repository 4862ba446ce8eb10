/**
 * The words of a scene, each with the places where it may stand, the best first. Worked out once
 * for each scene.
 */

import {
  type Cell,
  type Feature,
  type HexScene,
  isHexScene,
  type Point,
  type Scene,
  type SquareScene,
  type ZoneScene,
} from '../../../space/scene.ts';
import { isPainted } from '../../../space/scenery/scenery.ts';
import { centroid, pointOnLine } from '../../../space/shapes/polygon.ts';
import type { Box } from '../viewMath.ts';
import { nameParts, patchesOf } from './patches.ts';
import { wordSpaceFor } from './wordSpace.ts';

/** How a word looks. */
export interface WordLook {
  kind: 'place' | 'feature' | 'height';
  icon?: string;
  danger?: boolean;
  /** True when only the GM knows the word. */
  secret?: boolean;
}

/** Words about a place. */
export interface Word extends WordLook {
  /** The word's own key in the scene, and the key of the place that it belongs to. */
  id: string;
  of: string;
  text: string;
  /**
   * True when several words differ only by a number. Such a word is written only where all of it
   * has room.
   */
  repeated: boolean;
  /** Boxes for words of this size, in map pixels, the best first. */
  room(width: number, height: number): readonly Box[];
}

/** The icon of each kind of feature. */
const FEATURE_ICONS: Readonly<Record<Feature['kind'], string>> = {
  cover: 'checked-shield',
  concealment: 'fog',
  barrier: 'brick-wall',
  opaque: 'sight-disabled',
  hazard: 'hazard-sign',
  obstacle: 'barrel',
  fall: 'falling-blob',
  difficult: 'high-grass',
  climb: 'mountain-climbing',
  water: 'waves',
  exit: 'exit-door',
};

/**
 * Map pixels that stay free along an outline, and how far words may reach beyond it where they have
 * no room inside.
 */
const INSET = 16;
const BEYOND = -26;

/** The words of a scene: names first, then features, each in the scene's own order. */
export interface SceneWords {
  names: readonly Word[];
  features: readonly Word[];
  heights: readonly Word[];
}

const known = new WeakMap<Scene, SceneWords>();

/** The words of a scene, worked out once. */
export function sceneWords(scene: Scene): SceneWords {
  const before = known.get(scene);
  if (before) return before;
  const words = isHexScene(scene) ? hexWords(scene) : scene.kind === 'zones' ? zoneWords(scene) : squareWords(scene);
  known.set(scene, words);
  return words;
}

const featureOf = (of: string, { id, label, kind, secret }: Feature, room: Word['room']): Word => ({
  id: `${of} ${id}`,
  of,
  kind: 'feature',
  text: label,
  icon: FEATURE_ICONS[kind],
  ...(secret ? { secret } : {}),
  repeated: false,
  room,
});

function zoneWords(scene: ZoneScene): SceneWords {
  const zones = Object.values(scene.zones);
  const stems = new Map<string, number>();
  for (const { name } of zones) stems.set(nameParts(name), (stems.get(nameParts(name)) ?? 0) + 1);
  const said = new Set<string>();
  const names: Word[] = [];
  const features: Word[] = [];
  for (const zone of zones) {
    const of = `zone:${zone.id}`;
    const inside = (width: number, height: number) => wordSpaceFor(zone.polygon, width, height, INSET);
    const room = (width: number, height: number) => [
      ...inside(width, height),
      ...wordSpaceFor(zone.polygon, width, height, BEYOND),
    ];
    // The very same name is written only once, because it says nothing more a second time.
    if (zone.name.trim() && !said.has(zone.name))
      names.push({
        id: of,
        of,
        kind: 'place',
        text: zone.name,
        repeated: (stems.get(nameParts(zone.name)) ?? 0) > 2,
        room,
      });
    said.add(zone.name);
    for (const feature of zone.features) features.push(featureOf(of, feature, inside));
  }
  for (const border of Object.values(scene.borders)) {
    const of = `border:${border.id}`;
    for (const feature of border.features)
      features.push(featureOf(of, feature, (width, height) => alongLine(border.line, width, height)));
  }
  return { names, features, heights: [] };
}

/** The names that people gave to single hexes. What lies on hexes is drawn, and has no words. */
function hexWords(scene: HexScene): SceneWords {
  const names = Object.values(scene.zones).flatMap(({ id, name, polygon }): Word[] => {
    const { x, y } = centroid(polygon);
    const room: Word['room'] = (width, height) => [{ x: x - width / 2, y: y - height / 2, width, height }];
    const of = `zone:${id}`;
    return name.trim() === '' ? [] : [{ id: of, of, kind: 'place', text: name, repeated: false, room }];
  });
  return { names, features: [], heights: [] };
}

const SHARES = [0.24, 0.76, 0.5, 0.36, 0.64, 0.1, 0.9, 0.17, 0.83, 0.3, 0.7];

/** Map pixels between a border's line and its words: as far as a door or a wall reaches. */
const CLEAR = 13;

/** Words beside a border's line, along it on both sides: never over the door or wall they name. */
function alongLine(line: readonly [Point, Point], width: number, height: number): Box[] {
  const [a, b] = line;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
  const near = (Math.abs(across.x) * width + Math.abs(across.y) * height) / 2 + CLEAR;
  return [near, -near, near + height, -near - height].flatMap((aside) =>
    SHARES.map((share) => {
      const at = pointOnLine(...line, share);
      return { x: at.x + across.x * aside - width / 2, y: at.y + across.y * aside - height / 2, width, height };
    }),
  );
}

/**
 * Scenery shows the ground that it brought to its squares, so no word needs to name that ground.
 */
const isDrawn = (scene: SquareScene, { stamped }: Cell): boolean =>
  isPainted(scene) && stamped?.includes('terrain') === true;

function squareWords(scene: SquareScene): SceneWords {
  const p = scene.pixels;
  const names: Word[] = [];
  const heights: Word[] = [];
  const said = new Set<string>();
  // The largest patch of a kind of ground names the ground. Its other patches look the same.
  for (const { value, squares } of patchesOf(scene, (cell) => (isDrawn(scene, cell) ? undefined : cell.terrain))) {
    if (said.has(value)) continue;
    said.add(value);
    const middle = squares.reduce((sum, { column, row }) => ({ x: sum.x + column, y: sum.y + row }), { x: 0, y: 0 });
    const at = { x: (middle.x / squares.length + 0.5) * p, y: (middle.y / squares.length + 0.5) * p };
    const far = (one: { column: number; row: number }) =>
      Math.hypot((one.column + 0.5) * p - at.x, (one.row + 0.5) * p - at.y);
    const spots = [
      at,
      ...[...squares]
        .sort((a, b) => far(a) - far(b))
        .slice(0, 60)
        .map((one) => ({ x: (one.column + 0.5) * p, y: (one.row + 0.5) * p })),
    ];
    names.push({
      id: `ground ${value}`,
      of: `ground:${value}`,
      kind: 'place',
      text: value,
      repeated: false,
      room: (width, height) => spots.map(({ x, y }) => ({ x: x - width / 2, y: y - height / 2, width, height })),
    });
  }
  for (const { value, squares } of patchesOf(scene, ({ elevation, blocked }) =>
    elevation && !blocked ? String(elevation) : undefined,
  )) {
    const height = Number(value);
    const [first] = squares;
    heights.push({
      id: `height ${first?.column},${first?.row}`,
      of: `square:${first?.column},${first?.row}`,
      kind: 'height',
      text: height > 0 ? `+${height}` : `−${-height}`,
      repeated: true,
      // A height stands in the corner of its square, clear of a figure's face and of the cost of a
      // step.
      room: (width, tall) =>
        tall > p * 0.8
          ? []
          : squares.slice(0, 40).map(({ column, row }) => ({
              x: (column + 1) * p - width - p * 0.06,
              y: (row + 1) * p - tall - p * 0.02,
              width,
              height: tall,
            })),
    });
  }
  return { names, features: [], heights };
}
