/**
 * TH-26: terrain effects: painted on the ground, one for each creator; a new one ends the old one.
 */

import { copyOfJson } from '../../../../engine/forms/schema.ts';
import { itemRef, personRef, sentence, sentenceList } from '../../../../engine/log/sentence.ts';
import { countWords, type Id } from '../../../../engine/words.ts';
import { changeScene } from '../../../../space/changeScene.ts';
import type { SquareScene } from '../../../../space/scene.ts';
import { indexOf, type Square, squareKey } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Terrain } from '../../state.ts';
import { tell } from '../table/table.ts';

/**
 * Puts a terrain effect down. The creator's earlier effect disappears, unless one of the two does
 * not count toward the limit.
 */
export function placeTerrain(fight: ThrumFight, terrain: Omit<Terrain, 'id'>): void {
  const { state } = fight;
  const old = state.terrains.filter(
    (other) => other.owner === terrain.owner && (other.ability === terrain.ability || (!other.extra && !terrain.extra)),
  );
  state.terrains = state.terrains.filter((other) => !old.includes(other));
  fight.nextId += 1;
  state.terrains.push({ ...terrain, id: `terrain-${fight.nextId}` });
  paintTerrain(fight);
  const names = sentenceList(old.map(({ name }) => [itemRef(name)]));
  const ended =
    old.length === 0
      ? sentence``
      : sentence`, and ${personRef(terrain.owner)}’s ${names} ${old.length === 1 ? 'ends' : 'end'}`;
  const over = countWords(terrain.squares.length, 'square');
  tell(fight, 'TH-26', sentence`${personRef(terrain.owner)} lays ${itemRef(terrain.name)} over ${over}${ended}.`);
}

/** The terrain effects, by the squares of the map on which they lie. */
function laid({ scene, state }: ThrumFight): Map<string, Terrain[]> {
  const wanted = new Map<string, Terrain[]>();
  for (const terrain of state.terrains)
    for (const square of terrain.squares)
      if (scene.kind === 'squares' && indexOf(scene, square) >= 0)
        wanted.set(squareKey(square), [...(wanted.get(squareKey(square)) ?? []), terrain]);
  return wanted;
}
const groundWords = (effects: readonly Terrain[]): string =>
  [...new Set(effects.map(({ name }) => name))].join(', ').slice(0, 40);

/**
 * Shows terrain effects that were changed by hand. Without any effect the ground is left alone,
 * because the GM may have changed it.
 */
export function repaintTerrain(fight: ThrumFight): void {
  const { scene, state } = fight;
  if (scene.kind !== 'squares') return;
  const wanted = laid(fight);
  const shown = ([key, effects]: [string, Terrain[]]) =>
    key in state.under &&
    scene.cells[key]?.terrain === groundWords(effects) &&
    (scene.cells[key]?.difficult === true || !effects.some(({ difficult }) => difficult));
  if (![...wanted].every(shown) || Object.keys(state.under).some((key) => !wanted.has(key))) paintTerrain(fight);
}

/**
 * Whether the map has a square of this key. The squares kept under effects may be those of a map
 * that was larger.
 */
function isSquare(scene: SquareScene, key: string): boolean {
  const [column = -1, row = -1] = key.split(',').map(Number);
  return indexOf(scene, { column, row }) >= 0;
}

/**
 * Shows the terrain effects on the ground. Where no effect lies any more, the earlier ground comes
 * back.
 */
export function paintTerrain(fight: ThrumFight): void {
  const wanted = laid(fight);
  changeScene(fight, 'squares', (scene) => paintOn(scene, fight.state, wanted));
}

function paintOn(scene: SquareScene, state: ThrumFight['state'], wanted: ReadonlyMap<string, Terrain[]>): void {
  for (const [key, cell] of Object.entries(state.under)) {
    if (!isSquare(scene, key)) {
      delete state.under[key];
      continue;
    }
    if (cell) scene.cells[key] = copyOfJson(cell);
    else delete scene.cells[key];
    if (!wanted.has(key)) delete state.under[key];
  }
  for (const [key, effects] of wanted) {
    const cell = scene.cells[key];
    if (!(key in state.under)) state.under[key] = cell ? copyOfJson(cell) : null;
    const difficult = effects.some((effect) => effect.difficult) || cell?.difficult === true;
    scene.cells[key] = {
      ...cell,
      ...(difficult ? { difficult } : {}),
      terrain: groundWords(effects),
    };
  }
}

/** The terrain effects on a square. */
export const terrainsAt = (fight: ThrumFight, square: Square): Terrain[] =>
  fight.state.terrains.filter(({ squares }) =>
    squares.some((other) => other.column === square.column && other.row === square.row),
  );
export const terrainsOf = (fight: ThrumFight, owner: Id): Terrain[] =>
  fight.state.terrains.filter((terrain) => terrain.owner === owner);
