/**
 * Tests a picture that takes long to read: it is named while it is read, and can be stopped. One
 * that lies askew is laid straight, and goes back to as it was.
 */
import { afterEach, expect, it, vi } from 'vitest';
import { okResult } from '../../engine/words.ts';
import { straightenAway } from '../../formats/away/straightJob.ts';
import { notRead } from '../../formats/imported.ts';
import { readMapFile } from '../../formats/maps/mapFile.ts';
import type { MapCorners } from '../../formats/straight/corners.ts';
import { tableActions } from '../../store/store.ts';
import { isFileRead, makeGround } from './groundStore.ts';

vi.mock('../../formats/away/straightJob.ts');
// A map file is read here, and not by a worker.
vi.mock('../../formats/away/mapJob.ts', () => ({
  readMapAway: async (file: File) => readMapFile(file.name, await file.text()),
}));
afterEach(() => void vi.restoreAllMocks());

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

it('a picture is named while it is read and packed, and nothing comes of it once it was stopped', async () => {
  let kept = (_: { picture: string; width: number; height: number }): void => {};
  vi.spyOn(tableActions, 'addPicture').mockReturnValue(
    new Promise<{ picture: string; width: number; height: number }>((resolve) => (kept = resolve)),
  );
  const store = makeGround('usual');
  const taking = store.getState().take(new File([PNG], 'Yard 20x20.png'));
  await expect.poll(() => store.getState().reading?.name).toBe('Yard 20x20.png');
  store.getState().stop();
  expect(store.getState().reading).toBeUndefined();
  kept({ picture: 'hash', width: 2000, height: 2000 });
  await taking;
  expect(store.getState().ground.picture).toBeUndefined();

  const again = store.getState().take(new File([PNG], 'Yard 20x20.png'));
  await again;
  expect(store.getState().reading).toBeUndefined();
  expect(store.getState().ground.picture).toMatchObject({ picture: 'hash', told: { columns: 20, rows: 20 } });
});

it('a map is not whole until the picture that came with it is laid', async () => {
  let kept = (_: { picture: string; width: number; height: number }): void => {};
  const asked = vi
    .spyOn(tableActions, 'addPicture')
    .mockReturnValue(new Promise<{ picture: string; width: number; height: number }>((resolve) => (kept = resolve)));
  const wall = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
  ];
  const resolution = { map_origin: { x: 0, y: 0 }, map_size: { x: 8, y: 6 }, pixels_per_grid: 50 };
  const map = new File([JSON.stringify({ format: 0.3, resolution, line_of_sight: [wall], portals: [] })], 'Yard.uvtt');
  const store = makeGround('usual');
  const taking = store.getState().takeAll([map, new File([PNG], 'Yard.png')]);
  await expect.poll(() => asked.mock.calls.length, { timeout: 5_000 }).toBe(1);
  expect(isFileRead(store.getState())).toBe(true);
  kept({ picture: 'hash', width: 400, height: 300 });
  await taking;
  expect(isFileRead(store.getState())).toBe(false);
  expect(store.getState().ground.file?.picture).toBe('hash');
});

const CORNERS: MapCorners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.2 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.8 },
];

it('a picture askew is laid straight from its file each time, keeps what was chosen, and goes back', async () => {
  const adding = vi
    .spyOn(tableActions, 'addPicture')
    .mockImplementation(async ({ size }) => ({ picture: `of ${size} bytes`, width: 2000, height: 1500 }));
  const straight = new Blob(['a straight picture']);
  vi.mocked(straightenAway).mockResolvedValue(okResult(straight));
  const store = makeGround('usual');
  const file = new File([PNG], 'Yard.png');
  await store.getState().take(file);
  store.getState().choose({ across: 31 });

  for (const _ of ['once', 'and again']) {
    await store.getState().straighten(CORNERS);
    expect(straightenAway).toHaveBeenLastCalledWith(
      { picture: file, corners: CORNERS },
      expect.anything(),
      expect.anything(),
    );
    expect(adding).toHaveBeenLastCalledWith(straight);
    const { picture, across } = store.getState().ground;
    expect(picture).toMatchObject({ name: 'Yard', picture: 'of 18 bytes', corners: CORNERS });
    expect(across).toBe(31);
  }

  await store.getState().straighten(undefined);
  expect(store.getState().ground).toMatchObject({ across: 31, picture: { picture: 'of 8 bytes', corners: undefined } });
});

it('what cannot be laid straight changes nothing', async () => {
  vi.spyOn(tableActions, 'addPicture').mockResolvedValue({ picture: 'hash', width: 2000, height: 1500 });
  const store = makeGround('usual');
  await store.getState().take(new File([PNG], 'Yard.png'));
  const before = store.getState().ground;
  for (const refused of [notRead('One corner lies between the others.'), undefined]) {
    vi.mocked(straightenAway).mockResolvedValue(refused);
    await store.getState().straighten(CORNERS);
    expect(store.getState().ground).toBe(before);
    expect(store.getState().reading).toBeUndefined();
  }
});
