/** Tests the clock of a link against a machine whose own clock is set to another time. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { browserClock } from './post.ts';

it('the clock of a link goes on where the machine’s is set back by ten minutes, or forward by a day', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'] });
  let was = browserClock.now();
  for (const minutes of [-10, 24 * 60, -600]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    const now = browserClock.now();
    expect(now).toBeGreaterThanOrEqual(was);
    expect(now - was).toBeLessThan(60_000);
    was = now;
  }
});
