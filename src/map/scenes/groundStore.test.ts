/** Tests a picture that takes long to read: it is named while it is read, and can be stopped. */
import { expect, it, vi } from 'vitest';
import { tableActions } from '../../store/store.ts';
import { makeGround } from './groundStore.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

it('a picture is named while it is read and packed, and nothing comes of it once it was stopped', async () => {
  let kept = (_: { picture: string; width: number; height: number }): void => {};
  const adding = vi
    .spyOn(tableActions, 'addPicture')
    .mockReturnValue(new Promise<{ picture: string; width: number; height: number }>((resolve) => (kept = resolve)));
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
  adding.mockRestore();
});
