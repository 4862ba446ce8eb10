/**
 * Tests of reading a file away from the screen's thread: the progress on the way, stopping, a
 * worker that fails.
 */
import { describe, expect, it } from 'vitest';
import { type FileReading, readAway } from './fileJob.ts';
import { type FileTold, sharesTold } from './fileTold.ts';

/** A worker that does nothing on its own. */
function setUp(stop = new AbortController()) {
  const said = { asked: [] as string[], ended: 0 };
  const worker: FileReading<string, number> = {
    onmessage: null,
    onerror: null,
    postMessage: (asked) => void said.asked.push(asked),
    terminate: () => {
      said.ended += 1;
    },
  };
  const tell = (data: FileTold<number>) => worker.onmessage?.(new MessageEvent('message', { data }));
  const shares: number[] = [];
  const asking = { name: 'crypt.json', asked: 'the crypt' };
  const read = readAway(
    asking,
    (share) => shares.push(share),
    stop.signal,
    () => worker,
  );
  return { said, worker, tell, stop, shares, read };
}

describe('reading a file in a worker', () => {
  it('reports its progress, gives the result, and ends the worker', async () => {
    const { said, tell, shares, read } = setUp();
    tell({ told: 'share', share: 0.4 });
    tell({ told: 'read', read: { ok: true, value: 7 } });
    expect(await read).toEqual({ ok: true, value: 7 });
    expect([shares, said]).toEqual([[0.4], { asked: ['the crypt'], ended: 1 }]);
  });
  it('gives the sentence of a refused file', async () => {
    const { tell, read } = setUp();
    const refusal = { rule: 'by hand', text: 'No map.' };
    tell({ told: 'read', read: { ok: false, refusal } });
    expect(await read).toEqual({ ok: false, refusal });
  });
  it('ends at once when it is stopped, and gives nothing', async () => {
    const { said, stop, read } = setUp();
    stop.abort();
    expect(await read).toBeUndefined();
    expect(said.ended).toBe(1);
  });
  it('starts no worker when it was stopped before', async () => {
    const stop = new AbortController();
    stop.abort();
    const { said, read } = setUp(stop);
    expect(await read).toBeUndefined();
    expect(said).toEqual({ asked: [], ended: 0 });
  });
  it('says so when the worker fails', async () => {
    const { said, worker, read } = setUp();
    worker.onerror?.(new Event('error') as ErrorEvent);
    expect(await read).toMatchObject({ ok: false, refusal: { text: expect.stringContaining('crypt.json') } });
    expect(said.ended).toBe(1);
  });
});

it('reports only a few of many steps, each further than the last', () => {
  const shares: number[] = [];
  const hear = sharesTold(({ share }) => shares.push(share));
  for (let step = 0; step <= 5000; step += 1) hear(step / 5000);
  expect(shares.length).toBeGreaterThan(50);
  expect(shares.length).toBeLessThanOrEqual(100);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
});
