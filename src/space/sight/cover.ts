/**
 * The cover over the unknown part of a map: as few boxes of squares as possible, or everything but
 * the known zones.
 */

import { fogKeysOf } from '../fogged.ts';
import type { Scene, SquareScene } from '../scene.ts';
import type { Polygon } from '../shapes/polygon.ts';

/** A box of squares from `column`, `row`, with its number of squares across and down. */
export interface SquareBox {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/**
 * The cover on the players' board. On a map of zones it is everything but the zones that players
 * have received, because an outline of a hidden zone would reveal its shape. On squares it is the
 * hidden squares, as boxes.
 */
export type Cover = { kind: 'rest' } | { kind: 'boxes'; boxes: SquareBox[] };

/** The known ground that players only remember: boxes of squares, or zones by their ids. */
export type Dimmed = { kind: 'boxes'; boxes: SquareBox[] } | { kind: 'zones'; zones: string[] };

/** The remembered ground of a map; undefined when there is none. */
export function dimmedOf(scene: Scene, remembered: ReadonlySet<string>): Dimmed | undefined {
  if (remembered.size === 0) return undefined;
  return scene.kind === 'zones'
    ? { kind: 'zones', zones: [...remembered] }
    : { kind: 'boxes', boxes: boxesOf(scene, remembered) };
}

/** Remembered ground as outlines. `scene` is the known part of the map. */
export const dimmedPart = (scene: Scene, dimmed: Dimmed): CoveredPart =>
  dimmed.kind === 'boxes'
    ? coveredPart(scene, dimmed)
    : {
        of: 'these',
        outlines: dimmed.zones.flatMap((id) =>
          scene.kind === 'zones' && scene.zones[id] ? [scene.zones[id].polygon] : [],
        ),
      };

/** The cover of a map; undefined when everything is known. */
export function coverOf(scene: Scene, unknown: ReadonlySet<string>): Cover | undefined {
  if (unknown.size === 0) return undefined;
  return scene.kind === 'zones' ? { kind: 'rest' } : { kind: 'boxes', boxes: boxesOf(scene, unknown) };
}

/**
 * Merges squares into few boxes: runs along each row, and equal runs below each other as one box.
 */
export function boxesOf({ columns, rows }: SquareScene, keys: ReadonlySet<string>): SquareBox[] {
  const done: SquareBox[] = [];
  let open: SquareBox[] = [];
  for (let row = 0; row < rows; row += 1) {
    const runs: SquareBox[] = [];
    for (let column = 0; column < columns; column += 1) {
      if (!keys.has(`${column},${row}`)) continue;
      const last = runs.at(-1);
      if (last && last.column + last.columns === column) last.columns += 1;
      else runs.push({ column, row, columns: 1, rows: 1 });
    }
    const next = runs.map((run) => {
      const above = open.find((one) => one.column === run.column && one.columns === run.columns);
      return above ? { ...above, rows: above.rows + 1 } : run;
    });
    done.push(
      ...open.filter(
        (one) =>
          !next.some(
            ({ column, columns, row: top }) => column === one.column && columns === one.columns && top === one.row,
          ),
      ),
    );
    open = next;
  }
  return [...done, ...open];
}

/** The covered ground in map pixels: the outlines (`these`), or the whole map except these. */
export interface CoveredPart {
  of: 'these' | 'rest';
  outlines: readonly Polygon[];
}

/** A box of squares as an outline in map pixels. */
const outlineOf = ({ column, row, columns, rows }: SquareBox, pixels: number): Polygon => {
  const [left, top] = [column * pixels, row * pixels];
  const [right, bottom] = [left + columns * pixels, top + rows * pixels];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
};

/** A cover as outlines. `scene` is the known part of the map that the players have. */
export function coveredPart(scene: Scene, cover: Cover): CoveredPart {
  if (cover.kind === 'rest')
    return {
      of: 'rest',
      outlines: scene.kind === 'zones' ? Object.values(scene.zones).map(({ polygon }) => polygon) : [],
    };
  return {
    of: 'these',
    outlines: scene.kind === 'squares' ? cover.boxes.map((box) => outlineOf(box, scene.pixels)) : [],
  };
}

/**
 * The ground that a cover leaves clear, as outlines in map pixels: the only parts of a picture that
 * may be shown, since the picture can reach beyond the map. `scene` is the known part of the map
 * that the players have.
 */
export function clearPart(scene: Scene, cover: Cover): readonly Polygon[] {
  if (scene.kind === 'zones') return Object.values(scene.zones).map(({ polygon }) => polygon);
  const clear = new Set(fogKeysOf(scene));
  for (const box of cover.kind === 'boxes' ? cover.boxes : [])
    for (let row = box.row; row < box.row + box.rows; row += 1)
      for (let column = box.column; column < box.column + box.columns; column += 1) clear.delete(`${column},${row}`);
  return boxesOf(scene, clear).map((box) => outlineOf(box, scene.pixels));
}

/**
 * The places under fog as outlines, by their fog keys (zones by id, squares as `column,row`). The
 * GM sees through them.
 */
export function foggedPart(scene: Scene, keys: ReadonlySet<string>): CoveredPart | undefined {
  if (keys.size === 0) return undefined;
  if (scene.kind === 'squares') return coveredPart(scene, { kind: 'boxes', boxes: boxesOf(scene, keys) });
  return {
    of: 'these',
    outlines: Object.values(scene.zones)
      .filter(({ id }) => keys.has(id))
      .map(({ polygon }) => polygon),
  };
}
