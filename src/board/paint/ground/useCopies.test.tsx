/** Tests what stands for a map until it is painted: its small picture, and never the plan of rules. */
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../../../space/scene.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { makeArrivals } from '../../tree/arrivals.ts';
import { usePaintedGround } from './useCopies.ts';

/** A painter that never answers. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('Worker', SilentWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(new Blob(['small']));
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 400, close() {} }));
});
afterEach(() => void vi.unstubAllGlobals());

const groundOf = (scene: Scene) => {
  const arrivals = makeArrivals();
  return renderHook(() => usePaintedGround(scene, arrivals)).result;
};
const mill = readyScenes.mill!;

it('shows the small picture of a ready map while the map is being painted', async () => {
  const ground = groundOf(mill);
  expect(ground.current).toEqual({ copies: undefined, isComing: true });
  await waitFor(() => expect(ground.current.copies?.[0]?.width).toBe(600));
  expect(ground.current.isComing).toBe(true);
  expect(asked).toEqual([expect.stringMatching(/maps\/mill\..*\.webp$/)]);
});
it('waits for the painting of a map of one’s own, which has no small picture', async () => {
  const own = { ...mill, materials: [{ material: 'grass' }] } as Scene;
  const ground = groundOf(own);
  await waitFor(() => expect(ground.current).toEqual({ copies: undefined, isComing: true }));
  expect(asked).toEqual([]);
});
it('waits for nothing on a map that is drawn flat', () => {
  const { materials: _, scenery: __, setting: ___, ...flat } = mill;
  expect(groundOf(flat as Scene).current).toEqual({ copies: undefined, isComing: false });
});
