/** The chosen ground of a fight, and the map that a game makes of that ground. */
import type { FoundGrid } from '../../formats/grid/findGrid.ts';
import type { ImportedMap, MapWish } from '../../formats/imported.ts';
import type { MapCorners } from '../../formats/straight/corners.ts';
import { hexesOf, hexGridFor } from '../../space/hexes/hexesOf.ts';
import { faultOfHexes, plainHexes } from '../../space/hexes/hexScene.ts';
import type { Note } from '../../space/notes.ts';
import { type HexGrid, type MapKind, mapKindOf, type Scene, type SquareScene } from '../../space/scene.ts';
import { type ReadyMapCard, readyMapCards } from '../../space/scenes/readyCards.ts';
import { readySceneId } from '../../space/scenes/readyMaps.ts';
import { type Frame, gridLaid } from '../../space/squares/gridFit.ts';
import type { LOOKS } from './GroundForm.tsx';
import { pictureScene, plainSquares, plainZones } from './plainScenes.ts';

/** A stored picture, with the name of its file. */
export interface GroundPicture {
  name: string;
  /** The file as it was chosen. */
  from: File;
  /** The corners by which the stored picture was laid straight, where it was. */
  corners?: MapCorners | undefined;
  picture: string;
  width: number;
  height: number;
  /** The number of squares in the picture's file name. */
  told: { columns: number; rows: number } | undefined;
  /** The grid that was found in the picture itself, in its pixels. */
  grid: FoundGrid | undefined;
}

/** A map file that has been read, and whose picture is stored. */
export interface GroundFile {
  map: ImportedMap;
  picture: string | undefined;
  /** The size of a picture that was added to a file without one. */
  added?: MapWish['picture'];
}

interface Side {
  columns: number;
  rows: number;
}

/** The user's choices, including those for ways that are not chosen now. */
export interface Ground {
  way: 'ready' | 'plain' | 'picture' | 'file' | 'shelf';
  /** The wished kind of map. A game that does not play on this kind takes its own. */
  kind: MapKind | undefined;
  /**
   * The chosen ready-made map. `usual` is the first in the game's list. Undefined: none is chosen
   * yet.
   */
  ready: string | undefined;
  /** The ready-made map that was fetched last, in the form for one kind of map. */
  fetched: { id: string; scene: Scene } | undefined;
  look: (typeof LOOKS)[number]['id'];
  zones: Side;
  squares: Side;
  hexes: Side;
  /** How hexes lie: corners up, or edges up. */
  turn: HexGrid['turn'];
  picture: GroundPicture | undefined;
  /** The number of squares or hexes across the picture. */
  across: number;
  /** Whether squares lie on the grid found in the picture, or as many across as the number says. */
  fits: 'number' | 'found';
  /** Whether a map file’s other form is kept on the shelf too. */
  both: boolean;
  file: GroundFile | undefined;
  /** A map of the shelf, with its id there. */
  kept: { id: string; scene: Scene } | undefined;
}

/** The number of squares across a picture whose name gives no grid. */
export const USUAL_ACROSS = 24;

export const untouched: Ground = {
  way: 'ready',
  kind: undefined,
  ready: undefined,
  fetched: undefined,
  look: 'stone',
  zones: { columns: 3, rows: 3 },
  squares: { columns: 24, rows: 16 },
  hexes: { columns: 20, rows: 16 },
  turn: 'pointed',
  picture: undefined,
  across: USUAL_ACROSS,
  fits: 'number',
  both: false,
  file: undefined,
  kept: undefined,
};

/** The ready-made maps. Those that were made for this kind come first. */
export const readyFor = (kind: MapKind): ReadyMapCard[] => [
  ...readyMapCards.filter(({ usual }) => usual === kind),
  ...readyMapCards.filter(({ usual }) => usual !== kind),
];

/** The kind of map that a game of these kinds plays this ground on. */
export const kindIn = ({ kind }: Ground, kinds: readonly MapKind[]): MapKind =>
  kind && kinds.includes(kind) ? kind : (kinds[0] ?? 'zones');

/** The chosen ready-made map; undefined when none is chosen. */
export const readyOf = (ground: Ground, kinds: readonly MapKind[]): ReadyMapCard | undefined => {
  if (ground.way !== 'ready' || ground.ready === undefined || kinds.length === 0) return undefined;
  const ready = readyFor(kindIn(ground, kinds));
  return ready.find(({ id }) => id === ground.ready) ?? ready[0];
};

/** The id of the scene that a game of these kinds plays on for the chosen ready-made map. */
export function readyFormOf(ground: Ground, kinds: readonly MapKind[]): string | undefined {
  const map = readyOf(ground, kinds);
  return map && readySceneId(map.id, kindIn(ground, kinds));
}

/**
 * The map in a game of these kinds. Undefined while nothing is chosen, read or fetched, and when
 * the ground does not fit the game.
 */
export function sceneOf(ground: Ground, kinds: readonly MapKind[]): Scene | undefined {
  const kind = kindIn(ground, kinds);
  switch (ground.way) {
    case 'ready':
      return ground.fetched?.id === readyFormOf(ground, kinds) ? ground.fetched?.scene : undefined;
    case 'plain': {
      const plain = { name: 'Open ground', ...ground[kind], ground: { kind: 'plain', look: ground.look } as const };
      if (kind === 'hexes') return plainHexes({ ...plain, turn: ground.turn });
      return kind === 'zones' ? plainZones(plain) : plainSquares(plain);
    }
    case 'picture':
      return ground.picture && onOwnPicture(ground, kind);
    case 'file':
      return ground.file && fileScene(ground.file, kind, ground.turn);
    case 'shelf':
      return ground.kept && kinds.includes(mapKindOf(ground.kept.scene)) ? ground.kept.scene : undefined;
  }
}

/** The map on a picture: on the grid that it shows, where that was found and is wished. */
function onOwnPicture({ picture, across, turn, fits }: Ground, kind: MapKind): Scene | undefined {
  const scene = picture && pictureScene(kind, picture, across, turn);
  if (scene?.kind !== 'squares' || fits !== 'found' || !picture?.grid) return scene;
  const { width, height, grid } = picture;
  const whole = { x: 0, y: 0, width, height };
  return gridLaid({ ...scene, ground: { kind: 'picture', picture: picture.picture, at: whole } }, grid, grid.pixels);
}

/** The other form of a map file than the one that is played on: squares for zones, and so on. */
export function otherFormOf(ground: Ground, kinds: readonly MapKind[]): Scene | undefined {
  const kind = kindIn(ground, kinds) === 'zones' ? 'squares' : 'zones';
  if (ground.way !== 'file' || !ground.file) return undefined;
  const scene = fileScene(ground.file, kind, ground.turn);
  return scene && { ...scene, name: `${scene.name} (${kind})`.slice(0, 80) };
}

/** The notes of a map file as notes of a fight of this map, pinned where the file has them. */
export function notesOfGround({ way, file }: Ground, kind: MapKind): Note[] {
  if (way !== 'file') return [];
  const notes = (kind === 'squares' ? file?.map.squares?.notes : undefined) ?? file?.map.notes ?? [];
  return notes.map(
    ({ name, text, at }, n): Note => ({ id: `note-${n + 1}`, name, text, seen: 'gm', ...(at ? { at } : {}) }),
  );
}

/**
 * The map as zones, squares or hexes on its picture. Undefined when it is too large for squares or
 * hexes.
 */
function fileScene({ map, picture }: GroundFile, kind: MapKind, turn: HexGrid['turn']): Scene | undefined {
  const { squares, written } = map;
  // What Affray wrote comes back as it was; where it had a picture, it has that of the file.
  if (written && mapKindOf(written.scene) === kind) {
    const { ground } = written.scene;
    if (ground.kind !== 'picture') return written.scene;
    return picture === undefined ? undefined : { ...written.scene, ground: { ...ground, picture, at: written.at } };
  }
  const lying = (ground: Scene['ground'], at: Frame | undefined): Scene['ground'] =>
    picture === undefined ? ground : { kind: 'picture', picture, ...(at ? { at } : {}) };
  if (kind === 'zones') return { ...map.scene, ground: lying(map.scene.ground, map.at) };
  if (!squares) return undefined;
  const { at, scene } = squares;
  const made: SquareScene = { ...scene, ground: lying(scene.ground, at) };
  if (kind === 'squares') return made;
  const grid = hexGridFor(made, turn);
  return faultOfHexes(grid.columns, grid.rows) === undefined ? hexesOf(made, turn) : undefined;
}

/** The remarks on a map file that is played on this kind. */
export function remarksOf({ map, picture }: GroundFile, kind: MapKind): readonly string[] {
  const told = kind === 'zones' ? map.remarks : (map.squares?.remarks ?? []);
  const grid = kind === 'hexes' && map.squares ? hexGridFor(map.squares.scene) : undefined;
  const fault = grid && faultOfHexes(grid.columns, grid.rows);
  return [
    ...told,
    ...(fault === undefined ? [] : [fault]),
    ...(map.picture && picture === undefined
      ? ['The picture in the file could not be read, so the ground is plain.']
      : []),
    ...(kind !== 'zones' && !map.squares
      ? [map.noSquares ?? `This map is larger than 200 squares a side, so it cannot be played on ${kind}.`]
      : []),
  ];
}
