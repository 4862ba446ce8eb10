/**
 * The picture of a map under fog, as its bytes reach the players' window: only ground that the
 * players know is clear.
 */
import { createHash } from 'node:crypto';
import type { SquareScene } from '../../src/space/scene.ts';
import { builtRules } from '../helpers/builtRules.ts';
import { greyPng } from '../helpers/greyPng.ts';
import { expect, openFile, tabletop as test, toldView } from '../helpers/table.ts';

// These tests look at painted maps.
test.use({ painted: true });

/** The picture reaches beyond the grid on every side. */
const AT = { x: -100, y: -50, width: 700, height: 500 };
const SCENE = { columns: 10, rows: 8, pixels: 50 };

/** A white picture, so that clear pixels can be told from dark ones. */
function whitePng(width: number, height: number): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, 255)]);
  return greyPng(width, height, Buffer.concat(Array.from({ length: height }, () => row)));
}

/**
 * A fight on that picture, with the party in the corner of the grid, saved with the picture as a
 * file.
 */
async function fightOnPicture(): Promise<Buffer> {
  const { loadGame, packEncounter, playLines, setUpOrThrow } = await builtRules();
  const game = await loadGame('hestia');
  const script = game?.ready[0]?.script;
  if (!game || !script) throw new Error('There is no fight to play.');
  const png = whitePng(AT.width, AT.height);
  const picture = createHash('sha256').update(png).digest('hex');
  const ground: SquareScene['ground'] = { kind: 'picture', picture, at: AT };
  const scene: SquareScene = { kind: 'squares', name: 'The white field', ...SCENE, ground, cells: {}, walls: {} };
  const cast = script.cast.map((one, n) => ({
    ...one,
    place: { kind: 'square' as const, column: one.side === 'party' ? n : 9 - n, row: one.side === 'party' ? 0 : 7 },
  }));
  const start = playLines(game, setUpOrThrow(game, {}, { ...script, scene, cast, lines: [] }), [{ begin: true }]);
  return Buffer.from(await packEncounter(start, new Map([[picture, new Blob([new Uint8Array(png)])]])));
}

/** Records from now on the pictures that are posted to players' windows. */
const keepPictures = () => {
  const pictures: Blob[] = [];
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message: unknown) {
    if (typeof message === 'object' && message !== null)
      for (const part of Object.values(message)) if (part instanceof Blob) pictures.push(part);
    return post.call(this, message);
  };
  Object.assign(globalThis, { pictures });
};

test('a fogged picture is clear only where the players know the ground, on the grid and beyond it', async ({
  gm,
  page,
}) => {
  await page.addInitScript(keepPictures);
  await gm.visit();
  await openFile(page, { name: 'field.affray', mimeType: 'application/zip', buffer: await fightOnPicture() });
  await gm.saved();
  await page.keyboard.press('f');
  await page.getByRole('region', { name: 'Fog', exact: true }).getByRole('button', { name: 'Hide all' }).click();
  await gm.saved();
  const count = () => page.evaluate(() => (globalThis as unknown as { pictures: Blob[] }).pictures.length);
  await gm.openScreen();
  await expect.poll(count).toBeGreaterThan(0);

  const cover = (await toldView(page))?.cover;
  if (cover?.kind !== 'boxes') throw new Error('No fog was told to the players.');
  const known = Array.from({ length: SCENE.columns * SCENE.rows }, (_, n) => ({
    column: n % SCENE.columns,
    row: Math.floor(n / SCENE.columns),
  })).filter(
    ({ column, row }) =>
      !cover.boxes.some(
        (box) =>
          column >= box.column && column < box.column + box.columns && row >= box.row && row < box.row + box.rows,
      ),
  );
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(SCENE.columns * SCENE.rows);
  // The players know ground at the very edge of the grid, and the picture continues beyond it.
  expect(known).toContainEqual({ column: 0, row: 0 });

  const seen = await page.evaluate(
    async ({ at, pixels, squares }) => {
      // Compressing a picture blurs an edge by less than this, in pixels.
      const EDGE = 8;
      const all = { pictures: 0, clearOutside: 0, clearInside: 0, width: 0, height: 0 };
      for (const blob of (globalThis as unknown as { pictures: Blob[] }).pictures) {
        const picture = await createImageBitmap(blob);
        const { width, height } = picture;
        const pen = new OffscreenCanvas(width, height).getContext('2d');
        if (!pen) throw new Error('This browser cannot paint.');
        pen.drawImage(picture, 0, 0);
        const { data } = pen.getImageData(0, 0, width, height);
        Object.assign(all, { pictures: all.pictures + 1, width, height });
        for (let y = 0; y < height; y += 1)
          for (let x = 0; x < width; x += 1) {
            if ((data[(y * width + x) * 4] ?? 0) < 64) continue;
            const [left, top] = [x + at.x, y + at.y];
            const inside = squares.some(
              ({ column, row }) =>
                left >= column * pixels - EDGE &&
                left < (column + 1) * pixels + EDGE &&
                top >= row * pixels - EDGE &&
                top < (row + 1) * pixels + EDGE,
            );
            if (inside) all.clearInside += 1;
            else all.clearOutside += 1;
          }
      }
      return all;
    },
    { at: AT, pixels: SCENE.pixels, squares: known },
  );
  expect(seen).toMatchObject({ width: AT.width, height: AT.height, clearOutside: 0 });
  expect(seen.clearInside).toBeGreaterThanOrEqual(seen.pictures * known.length * SCENE.pixels ** 2 * 0.95);
});
