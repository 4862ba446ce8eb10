/** Files that are as large as a table may bring them: a crowd, a picture, walls. */
import { randomBytes } from 'node:crypto';
import { greyPng } from '../../../e2e/helpers/greyPng.ts';
import { setUpOrThrow } from '../../../src/engine/play.testing.ts';
import { packEncounter } from '../../../src/formats/encounterFile.ts';
import { plainSquares } from '../../../src/map/scenes/plainScenes.ts';
import { loadGame } from '../../../src/rulesets/index.ts';

/** A file as a browser's dialog gives it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A fight of so many on a field, each on a square. */
export async function crowdFile(many: number): Promise<ChosenFile> {
  const game = await loadGame('hestia');
  const script = game?.ready[0]?.script;
  const foe = script?.cast.find(({ side }) => side !== 'party');
  if (!game || !script || !foe) throw new Error('There is no fight to play.');
  const party = script.cast.filter(({ side }) => side === 'party');
  const foes = Array.from({ length: many - party.length }, (_, n) => ({
    ...foe,
    id: `foe-${n + 1}`,
    name: 'Foe',
    copy: n + 1,
  }));
  const scene = plainSquares({ name: 'The field', columns: 60, rows: 40, ground: { kind: 'plain', look: 'stone' } });
  const cast = [...party, ...foes].map((one, n) => ({
    ...one,
    hidden: false,
    place: { kind: 'square' as const, column: (n * 2) % 60, row: Math.floor(n / 30) * 2 },
  }));
  const encounter = setUpOrThrow(game, {}, { ...script, title: 'A crowd', scene, cast, lines: [] });
  return {
    name: 'crowd.affray',
    mimeType: 'application/zip',
    buffer: Buffer.from(await packEncounter(encounter, new Map())),
  };
}

/** A grey picture with so many pixels on each side, uneven as a photo is. */
export function pictureFile(side: number): ChosenFile {
  const pixels = Buffer.alloc((side + 1) * side);
  let line = Buffer.alloc(0);
  for (let row = 0; row < side; row += 1) {
    // Each band of 64 lines has another pattern, and each line is shifted a little.
    if (row % 64 === 0)
      line = Buffer.from(randomBytes(side).map((one, column) => (one & 63) + (row >> 6) * 7 + (column >> 6) * 11));
    const shift = (row * 7) % side;
    line.copy(pixels, row * (side + 1) + 1, shift);
    line.copy(pixels, row * (side + 1) + 1 + side - shift, 0, shift);
  }
  return {
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: greyPng(side, side, pixels),
  };
}

/** A map of another program with so many walls. */
export function wallsFile(many: number): ChosenFile {
  const walls = Array.from({ length: many }, (_, n) => [
    { x: n % 60, y: (n * 7) % 60 },
    { x: (n * 3) % 60, y: n % 59 },
  ]);
  const map = {
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 60, y: 60 }, pixels_per_grid: 70 },
    line_of_sight: walls,
  };
  return { name: 'walls.dd2vtt', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(map)) };
}
