/** The map as players may know it, built place by place: no secret feature, no hidden door, nothing that lies in fog. */

import type { Border, Feature, Scene, Zone } from '../../space/scene.ts';
import { coverOf } from '../../space/sight/cover.ts';
import type { Id } from '../words.ts';
import { wallsClosed } from './publicDoors.ts';
import { bordersByName, knownEnds, knownSquares, maskedName } from './publicFog.ts';

/** How the words of a map reach the players: what it is called, and the guard for all else that is written on it. */
export interface SceneWords {
  title: string;
  label(text: string): string;
}

const plainly: SceneWords = { title: '', label: (text) => text };
const nothing: ReadonlySet<string> = new Set();

/** The map as the players may know it: `unknown` are the places in fog. A map's own name may give the plot away and stays with the GM. */
export function publicScene(scene: Scene, unknown = nothing, words = plainly): Scene {
  const cover = coverOf(scene, unknown);
  const shown = knownPart(scene, unknown, words);
  return cover && shown.ground.kind === 'picture'
    ? { ...shown, ground: { ...shown.ground, picture: maskedName(shown.ground.picture, shown, cover) } }
    : shown;
}

/** As many as the form of a map allows: a veiled name may be longer than the secret one. */
const MOST_LETTERS = { label: 60, detail: 80 };

/** Features are numbered anew: their own ids may count what was laid in secret. */
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
    };
  const borders = Object.values(scene.borders);
  const zone = (one: Zone): Zone => ({
    id: one.id,
    name: words.label(one.name).slice(0, MOST_LETTERS.label),
    polygon: wallsClosed(one, borders),
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
