/** Tests reading a map file away from the screen's thread: what is told on the way, stopping it, a worker that fails. */
import { describe, expect, it } from 'vitest';
import { type MapReader, readMapAway } from './mapJob.ts';
import type { MapTold } from './mapTold.ts';

const file = new File(['{}'], 'crypt.json');

/** A worker that does nothing by itself. */
function setUp() {
  const said = { asked: [] as string[], ended: 0 };
  const worker: MapReader = {
    onmessage: null,
    onerror: null,
    postMessage: ({ name }) => void said.asked.push(name),
    terminate: () => {
      said.ended += 1;
    },
  };
  const tell = (data: MapTold) => worker.onmessage?.(new MessageEvent('message', { data }));
  const stop = new AbortController();
  const shares: number[] = [];
  const read = readMapAway(
    file,
    (share) => shares.push(share),
    stop.signal,
    () => worker,
  );
  return { said, worker, tell, stop, shares, read };
}

describe('reading a map file in a worker', () => {
  it('tells how far it is, gives what was read, and ends the worker', async () => {
    const { said, tell, shares, read } = setUp();
    tell({ told: 'share', share: 0.4 });
    tell({ told: 'read', read: { ok: false, refusal: { rule: 'by hand', text: 'No map.' } } });
    expect(await read).toEqual({ ok: false, refusal: { rule: 'by hand', text: 'No map.' } });
    expect([shares, said]).toEqual([[0.4], { asked: ['crypt.json'], ended: 1 }]);
  });
  it('ends at once when it is stopped, and gives nothing', async () => {
    const { said, stop, read } = setUp();
    stop.abort();
    expect(await read).toBeUndefined();
    expect(said.ended).toBe(1);
  });
  it('says so when the worker fails', async () => {
    const { worker, read } = setUp();
    worker.onerror?.(new Event('error') as ErrorEvent);
    expect(await read).toMatchObject({ ok: false, refusal: { text: expect.stringContaining('crypt.json') } });
  });
});
