/**
 * Tests that a screen on another machine has each step within five seconds of the relay being back,
 * in whichever order both sides lose it and reach it again.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryRelay } from '../../../players/link/remote/relay.testing.ts';
import { type Relay, relayQuiet, remoteScreen, remoteTable } from './remote.testing.ts';

/** The clients of the relay in the order in which they were opened. */
const [GM, SCREEN] = [0, 1];
type Both = [number, number];
const BOTH: Both[] = [
  [GM, SCREEN],
  [SCREEN, GM],
];

async function joined(relay: Relay = memoryRelay()) {
  const table = await remoteTable(relay);
  const screen = remoteScreen(table, table.secret);
  await expect.poll(() => screen.shown().view?.stage).toBe('setup');
  await relayQuiet(relay);
  /** Moves the clock on until the screen shows the GM's step; says how long that took. */
  const healed = async (): Promise<number> => {
    for (let gone = 0; gone <= 40_000; gone += 250) {
      await relayQuiet(relay);
      const stage = table.now().open?.fight.stage;
      const { view, away } = screen.shown();
      if (view?.stage === stage && !away) return gone;
      table.clock.go(250);
    }
    return Number.POSITIVE_INFINITY;
  };
  return { ...table, screen, healed };
}

describe('a relay that is killed and started again', () => {
  const orders = BOTH.flatMap((lost) => BOTH.map((back) => ({ lost, back })));
  it.each(orders)(
    'has the step on the screen within five seconds: lost in the order $lost, back in $back',
    async ({ lost, back }) => {
      const { relay, now, clock, healed } = await joined();
      relay.stop(lost);
      await relayQuiet(relay);
      now().dispatch({ type: 'begin' });
      await relayQuiet(relay);
      // What the first one says reaches nobody: the other one is not there yet.
      relay.start([back[0]]);
      await relayQuiet(relay);
      clock.go(1000);
      await relayQuiet(relay);
      relay.start([back[1]]);
      expect(await healed()).toBeLessThanOrEqual(5000);
    },
  );
  it('has it too when the step falls between both of them coming back', async () => {
    for (const back of BOTH) {
      const { relay, now, healed } = await joined();
      relay.stop([SCREEN, GM]);
      await relayQuiet(relay);
      relay.start([back[0]]);
      await relayQuiet(relay);
      now().dispatch({ type: 'begin' });
      await relayQuiet(relay);
      relay.start([back[1]]);
      expect(await healed()).toBeLessThanOrEqual(5000);
    }
  });
});

describe('any message that is lost', () => {
  it('is made good within five seconds, whichever of the next messages it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1, maxLength: 3 }), async (lost) => {
        let at = Number.NEGATIVE_INFINITY;
        const relay = memoryRelay(() => (lost.includes(at++) ? 'drop' : undefined));
        const { now, healed } = await joined(relay);
        at = 0;
        now().dispatch({ type: 'begin' });
        // The step and each repair of it may be lost.
        expect(await healed()).toBeLessThanOrEqual(5000 * (1 + lost.length));
      }),
      { numRuns: 12 },
    );
  });
});
