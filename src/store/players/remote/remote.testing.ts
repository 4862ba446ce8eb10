/**
 * A table with screens on other machines, a relay in memory, and a screen at its other end, for
 * tests.
 */
import { expect, onTestFinished } from 'vitest';
import { toyScript } from '../../../engine/toy.testing.ts';
import { createScreenLink as createGuestLink } from '../../../players/link/link.ts';
import { LOBBY, screenChannel } from '../../../players/link/protocol.ts';
import { createGuest, type Guest } from '../../../players/link/remote/guest.ts';
import { TO_SCREEN } from '../../../players/link/remote/intake.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import { handClock, memoryRelay } from '../../../players/link/remote/relay.testing.ts';
import { secretOfFragment, type TableSecret } from '../../../players/link/remote/secret.ts';
import { fakeLockManager, freshBrowser, openWindow, remembered } from '../../table.testing.ts';
import { channelOver } from '../carriers.ts';
import { fakeMask, messagesArrived, testDisplay } from '../joined.testing.ts';
import { createScreenLink } from '../screenLink.ts';
import { createRemote } from './remote.ts';

export type Relay = ReturnType<typeof memoryRelay>;
export const PAGE = 'http://192.168.1.5:4173/';

/** A table whose GM has switched screens on other machines on. */
export async function remoteTable(relay: Relay = memoryRelay()) {
  const clock = handClock();
  const device = remembered();
  const locks = fakeLockManager();
  const { now, table } = await openWindow(freshBrowser());
  const id = (await now().createFromScript(toyScript)) ?? '';
  const opened = () => {
    const { remote, channel, stop } = createRemote({
      device,
      locks,
      clock,
      find: async () => ({ relay: 'ws://192.168.1.5:4173/relay', pages: [PAGE] }),
      openPost: () => relay.openPost,
      last: () => {
        const { view, settings } = link.screen.getState();
        return [
          { on: LOBBY, message: { type: 'open', encounter: id, untouched: 0 } },
          { on: screenChannel(id), message: { type: 'settings', settings } },
          { on: screenChannel(id), message: { type: 'view', n: 0, view, pictures: [] } },
        ];
      },
    });
    const link = createScreenLink({
      table: table.store,
      channel: channelOver(undefined, channel),
      device,
      mask: fakeMask,
    });
    onTestFinished(stop);
    onTestFinished(link.stop);
    return { remote, link, stop };
  };
  const { remote, link, stop } = opened();
  remote.getState().switchOn();
  await expect.poll(() => remote.getState().host?.standing).toBe('up');
  const secret = secretOfFragment(new URL(remote.getState().linkFor(PAGE)).hash);
  if (typeof secret !== 'object') throw new Error('The link has a secret.');
  return { now, table, id, relay, clock, remote, link, stop, secret, again: opened };
}

/** A screen on another machine that has the link. */
export function remoteScreen(
  { relay, clock }: { relay: Relay; clock: ReturnType<typeof handClock> },
  secret: TableSecret,
) {
  const numbers: number[] = [];
  const heard: unknown[] = [];
  let guest: Guest | undefined;
  const lines = createLines((sent) => guest?.say(sent));
  const hear: typeof lines.hear = (sent) => {
    heard.push(sent.message);
    const message = sent.message as { type: string; n: number };
    if (message.type === 'change') numbers.push(message.n);
    lines.hear(sent);
  };
  guest = createGuest(secret, relay.openPost, {
    clock,
    lines: { hear, hearAll: lines.hearAll },
    limits: TO_SCREEN,
    joined: () => link.again(),
  });
  const link = createGuestLink(undefined, { open: lines.open, display: () => testDisplay });
  const { stop } = guest;
  onTestFinished(stop);
  return { link, guest, numbers, heard, shown: link.shown };
}

/**
 * Waits until nothing is carried any more without the clock moving on. Sealing runs on threads of
 * its own, which a busy machine lets wait: work of the same kind, given to each of them, ends after
 * what was given before.
 */
export async function relayQuiet(relay: Relay): Promise<void> {
  const nothing = new Uint8Array(1);
  let still = 0;
  let before = -1;
  while (still < 40) {
    await Promise.all(Array.from({ length: 8 }, () => crypto.subtle.digest('SHA-256', nothing)));
    await messagesArrived();
    still = relay.carried.length === before ? still + 1 : 0;
    before = relay.carried.length;
  }
}
