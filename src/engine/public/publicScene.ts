/**
 * The map that players may know, built place by place: no secret feature, no hidden door, nothing
 * that lies in fog.
 */

import { type Border, type Feature, isHiddenDoor, type Scene, type SquareScene, type Zone } from '../../space/scene.ts';
import { type GroundLayer, isPainted, type PaintedParts, type SceneryItem } from '../../space/scenery/scenery.ts';
import { coverOf } from '../../space/sight/cover.ts';
import type { Frame } from '../../space/squares/gridFit.ts';
import type { Id } from '../words.ts';
import { wallsClosed } from './publicDoors.ts';
import { bordersByName, knownEnds, knownSquares, maskedName } from './publicFog.ts';

/**
 * How the words on a map reach the players: the words for the map's name, and the guard for all its
 * other words.
 */
export interface SceneWords {
  title: string;
  label(text: string): string;
}

const plainly: SceneWords = { title: '', label: (text) => text };
const nothing: ReadonlySet<string> = new Set();

/**
 * The map that players may know; `unknown` holds the places in fog. The map's own name may reveal
 * the plot, so it stays with the GM.
 */
export function publicScene(scene: Scene, unknown = nothing, words = plainly): Scene {
  const cover = coverOf(scene, unknown);
  const shown = knownPart(scene, unknown, words);
  // Players get a painted map that lies partly under fog as a picture, which shows only what they
  // know.
  if (cover && (scene.ground.kind === 'picture' || isPainted(scene)))
    return { ...shown, ground: { ...groundPlace(scene), kind: 'picture', picture: maskedName(shown, cover) } };
  return cover ? shown : { ...shown, ...shownScenery(scene, words) };
}

/**
 * The longest words that the map's schema allows: a veiled name may be longer than the secret one.
 */
const MOST_LETTERS = { label: 60, detail: 80 };

/** Features are numbered anew, because their own ids may count secret features. */
const shownFeatures = (features: readonly Feature[], { label: told }: SceneWords): Feature[] =>
  features
    .filter(({ secret }) => !secret)
    .map(({ label, kind, detail, amount }, n) => ({
      id: `feature-${n + 1}`,
      label: told(label).slice(0, MOST_LETTERS.label),
      kind,
      ...(detail === undefined ? {} : { detail: told(detail).slice(0, MOST_LETTERS.detail) }),
      ...(amount === undefined ? {} : { amount }),
    }));

/** The place of a map's picture; a painted picture lies over the whole map. */
const groundPlace = ({ ground, ...scene }: Scene): { at?: Frame } =>
  ground.kind === 'picture' && ground.at && !isPainted(scene) ? { at: ground.at } : {};

/**
 * The scenery as the players' window draws it. The meaning of things for the rules and the notes of
 * who brought them stay with the GM.
 */
function shownScenery(scene: Scene, words: SceneWords): PaintedParts & Pick<SquareScene, 'stampedWalls'> {
  const { materials, scenery } = scene;
  const { label: told } = words;
  const named = ({ name }: SceneryItem) => (name === undefined ? {} : { name: told(name).slice(0, 40) });
  return {
    ...(materials ? { materials: materials.map(({ means: _means, ...layer }): GroundLayer => layer) } : {}),
    ...(scenery
      ? {
          scenery: scenery.map(
            ({ means: _means, name: _name, leads: _leads, ...item }, n): SceneryItem => ({
              ...item,
              ...named(scenery[n] ?? item),
            }),
          ),
        }
      : {}),
    ...(scene.kind === 'squares' ? wallsOfThings(scene) : {}),
  };
}

/**
 * The walls that things already show, so that they are not painted twice. A secret door is in such
 * a wall.
 */
function wallsOfThings({ stampedWalls = [], doors = {} }: SquareScene): Pick<SquareScene, 'stampedWalls'> {
  const all = [...stampedWalls, ...Object.keys(doors).filter((edge) => doors[edge]?.secret)];
  return all.length > 0 ? { stampedWalls: all } : {};
}

function knownPart(scene: Scene, unknown: ReadonlySet<string>, words: SceneWords): Scene {
  if (scene.kind === 'squares')
    return {
      kind: 'squares',
      name: words.title,
      columns: scene.columns,
      rows: scene.rows,
      pixels: scene.pixels,
      ground: scene.ground,
      ...knownSquares(scene, unknown),
      ...(scene.setting ? { setting: scene.setting } : {}),
    };
  const borders = Object.values(scene.borders);
  const hidden = borders.filter(isHiddenDoor);
  const zone = (one: Zone): Zone => ({
    id: one.id,
    name: words.label(one.name).slice(0, MOST_LETTERS.label),
    polygon: wallsClosed(one, hidden),
    capacity: one.capacity,
    features: shownFeatures(one.features, words),
  });
  const names = bordersByName(scene, unknown);
  const border = (one: Border, id: Id): Border => ({
    id,
    between: knownEnds(one, unknown),
    line: one.line,
    capacity: one.capacity,
    door: one.door,
    features: shownFeatures(one.features, words),
  });
  return {
    kind: 'zones',
    name: words.title,
    width: scene.width,
    height: scene.height,
    ground: scene.ground,
    ...(scene.hexes ? { hexes: scene.hexes } : {}),
    ...(scene.setting ? { setting: scene.setting } : {}),
    zones: Object.fromEntries(
      Object.values(scene.zones).flatMap((one) => (unknown.has(one.id) ? [] : [[one.id, zone(one)]])),
    ),
    borders: Object.fromEntries(
      borders.flatMap((one) => {
        const id = names.get(one.id);
        return id === undefined ? [] : [[id, border(one, id)]];
      }),
    ),
  };
}
