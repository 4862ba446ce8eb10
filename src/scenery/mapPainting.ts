/**
 * Describes as plain data for a worker what is painted of a scene. A square is sixty units wide,
 * whatever the map's own pixels are.
 */

import { openOutlines, wallLines } from '../space/painted/floors.ts';
import { squareOfScene } from '../space/painted/squareOfScene.ts';
import type { Scene, SquareScene } from '../space/scene.ts';
import { sceneryKind } from '../space/scenery/kinds/sceneryKinds.ts';
import { isUnseen } from '../space/scenery/kinds/unseen.ts';
import { sizeInSquares, softLine } from '../space/scenery/lines.ts';
import { isPainted, type SceneryItem, type SceneSetting, type Spot } from '../space/scenery/scenery.ts';
import { SQUARE } from './pen/pen.ts';
import { seedOf } from './pen/random.ts';

/**
 * Raise this number when the same data is painted differently: then stored pictures are painted
 * anew.
 */
const VERSION = 3;

export interface PaintedLayer {
  readonly material: string;
  /** The area of the layer; left out where the layer covers the whole map. */
  readonly shape?: readonly Spot[];
  readonly path?: readonly Spot[];
  readonly width: number;
  readonly strength: number;
}

export interface PaintedThing {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly w: number;
  readonly h: number;
  readonly line: readonly Spot[];
  readonly seed: number;
}

export interface MapPainting {
  readonly version: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly light: NonNullable<SceneSetting['light']>;
  readonly weather: NonNullable<SceneSetting['weather']>;
  /** The material under all others; left out where a picture lies there. */
  readonly base?: string;
  readonly layers: readonly PaintedLayer[];
  readonly things: readonly PaintedThing[];
  /** The floors of rooms in solid rock; left out under the open sky. */
  readonly floors?: readonly (readonly Spot[])[];
  /** The walls on the edges of squares. */
  readonly walls: readonly (readonly Spot[])[];
}

const BASES = {
  stone: 'rock',
  grass: 'grass',
  wood: 'planks',
  sand: 'sand',
  water: 'deep water',
  night: 'earth',
} as const;

/** The walls on edges that no thing of the scenery stands for. */
const wallsOf = (scene: SquareScene): Spot[][] => wallLines(scene);

const scaledSpots = (spots: readonly Spot[], k: number): Spot[] =>
  spots.map(([x, y]) => [Math.round(x * k * 10) / 10, Math.round(y * k * 10) / 10]);

/** A thing as it is painted, on a map whose squares are `square` pixels wide. */
export function paintedThingOf(item: SceneryItem, square: number): PaintedThing {
  const k = SQUARE / square;
  const [length, depth] = sizeInSquares(item);
  const line = item.along ?? [];
  const [x, y] = item.at ?? line[0] ?? [0, 0];
  return {
    kind: item.kind,
    x: x * k,
    y: y * k,
    turn: item.turn ?? 0,
    w: length * SQUARE,
    h: depth * SQUARE,
    line: scaledSpots(isStraight(item.kind) ? line : softLine(line), k),
    seed: item.seed ?? seedOf(x * 7, y * 7, item.kind.length),
  };
}

/** Describes what is painted of a scene. Undefined for a scene that is drawn flat. */
export function mapPaintingOf(scene: Scene): MapPainting | undefined {
  if (!isPainted(scene)) return undefined;
  // A picture shows its own lamps and things, so nothing is painted where one of them is told.
  const scenery = (scene.scenery ?? []).filter(({ kind }) => !isUnseen(kind));
  // A picture alone, as players get it under fog, already shows everything.
  if (scene.ground.kind === 'picture' && !scene.materials?.length && scenery.length === 0) return undefined;
  const square = squareOfScene(scene);
  const k = SQUARE / square;
  const inUnits = (spots: readonly Spot[]): Spot[] => scaledSpots(spots, k);
  const { materials = [], setting = {} } = scene;
  const layers = materials.map(({ material, shape, path, width = square, curved, strength = 1 }): PaintedLayer => {
    const bent = (spots: readonly Spot[], soft: boolean, closed: boolean) =>
      inUnits(soft ? softLine(spots, closed) : spots);
    return {
      material,
      ...(shape ? { shape: bent(shape, curved ?? false, true) } : {}),
      ...(path ? { path: bent(path, curved ?? true, false) } : {}),
      width: width * k,
      strength,
    };
  });
  const things = scenery.map((item) => paintedThingOf(item, square));
  const [width, height] =
    scene.kind === 'zones' ? [scene.width, scene.height] : [scene.columns * scene.pixels, scene.rows * scene.pixels];
  return {
    version: VERSION,
    width: width * k,
    height: height * k,
    seed: setting.seed ?? 1,
    light: setting.light ?? 'day',
    weather: setting.weather ?? 'clear',
    ...(scene.ground.kind === 'plain' ? { base: BASES[scene.ground.look] } : {}),
    layers,
    things,
    ...(setting.outside === 'rock' ? { floors: openOutlines(scene).map(inUnits) } : {}),
    walls: scene.kind === 'squares' ? wallsOf(scene).map(inUnits) : [],
  };
}

/** Built lines have corners. Lines that grow or are dug bend softly. */
const STRAIGHT = new Set(['wall', 'wooden wall', 'palisade', 'iron railing', 'prison bars', 'rail', 'washing line']);
const isStraight = (kind: string): boolean => STRAIGHT.has(kind) || sceneryKind(kind).outline !== 'line';

/** A name for a painting: equal data gives an equal name. */
export function paintingKey(painting: MapPainting): string {
  const text = JSON.stringify(painting);
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}-${text.length.toString(36)}`;
}
