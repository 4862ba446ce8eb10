/**
 * Tests that only one window writes: asking, waiting, handing over, taking by force, and browsers
 * without locks.
 */
import { describe, expect, it } from 'vitest';
import { fakeChannels, fakeLockManager } from '../store/table.testing.ts';
import { type Channel, type Holding, holdLock, type LockTools } from './locks.ts';

/** Two windows of one browser. `parts` says what that browser has. */
function windows(parts: { locks: boolean; channel: boolean }) {
  const locks = parts.locks ? fakeLockManager() : undefined;
  const channel: ((name: string) => Channel) | undefined = parts.channel ? fakeChannels() : undefined;
  const tools: LockTools = { locks, channel, patience: 10 };
  const log: string[] = [];
  const open = async (
    who: string,
    how: 'ask' | 'wait' | 'take',
    lost: () => Promise<void> = async () => {},
    own: Partial<LockTools> = {},
  ): Promise<Holding | undefined> => {
    const holding = await holdLock(
      'one',
      how,
      async () => {
        log.push(`${who} is asked`);
        await lost();
        log.push(`${who} has let go`);
      },
      { ...tools, ...own },
    );
    log.push(`${who} ${holding ? 'holds' : 'waits'}`);
    return holding;
  };
  return { open, log };
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

describe.each([
  ['with locks', { locks: true, channel: true }],
  ['without locks, by word alone', { locks: false, channel: true }],
])('two windows %s', (_name, parts) => {
  it('a second window waits until the first gives the lock up', async () => {
    const { open, log } = windows(parts);
    const first = await open('first', 'ask');
    expect(await open('second', 'ask')).toBeUndefined();
    expect(await open('second', 'wait')).toBeUndefined();
    first?.release();
    await soon();
    expect(await open('second', 'ask')).toBeDefined();
    expect(log).toEqual(['first holds', 'second waits', 'second waits', 'second holds']);
  });
  it('the first window finishes writing before the second gets the lock', async () => {
    const { open, log } = windows(parts);
    await open('first', 'ask', soon);
    // The wait is long enough for the first window's writes, even on a busy machine.
    expect(await open('second', 'take', undefined, { patience: 200 })).toBeDefined();
    expect(log).toEqual(['first holds', 'first is asked', 'first has let go', 'second holds']);
    expect(await open('third', 'ask')).toBeUndefined();
  });
  it('other encounters can be opened', async () => {
    const { open } = windows(parts);
    await open('first', 'ask');
    const tools: LockTools = { locks: fakeLockManager(), channel: fakeChannels(), patience: 1 };
    expect(await holdLock('other', 'ask', async () => {}, tools)).toBeDefined();
  });
});

describe('a window that does not answer', () => {
  it('loses the lock by force, and is told', async () => {
    const { open, log } = windows({ locks: true, channel: false });
    await open('first', 'ask');
    expect(await open('second', 'take')).toBeDefined();
    await soon();
    expect(log).toContain('first is asked');
  });
  it('that reloads itself gets the lock when the old page is gone', async () => {
    const { open } = windows({ locks: true, channel: true });
    const old = await open('old page', 'ask');
    const again = open('new page', 'wait');
    old?.release();
    expect(await again).toBeDefined();
  });
});

describe('a browser with neither locks nor channels', () => {
  it('lets every window in, and the database refuses the one that was replaced', async () => {
    const { open } = windows({ locks: false, channel: false });
    expect(await open('first', 'ask')).toBeDefined();
    expect(await open('second', 'ask')).toBeDefined();
  });
});
