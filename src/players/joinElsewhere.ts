/**
 * Joins a table over a relay, by the link in the address of this window. Fetched only where the
 * address has such a link.
 */
import type { Line } from './link/line.ts';
import { createGuest, type Guest } from './link/remote/guest.ts';
import { TO_SCREEN } from './link/remote/intake.ts';
import { createLines } from './link/remote/lines.ts';
import { mqttAt } from './link/remote/mqttPost.ts';
import { browserClock } from './link/remote/post.ts';
import { findRelay } from './link/remote/relayPlace.ts';
import { secretOfFragment } from './link/remote/secret.ts';
import type { JoinTable, RemoteStanding } from './remoteWords.ts';

/** How long a server that does not answer is left alone, in milliseconds. */
const RETRY = 5000;

/** Joins, and stays joined through sleep, a reload and a lost network. */
export const joinElsewhere: JoinTable = (page, joined) => {
  const secret = secretOfFragment(page.hash);
  const listeners = new Set<() => void>();
  let guest: Guest | undefined;
  let found: RemoteStanding = typeof secret === 'string' ? { fault: secret } : 'connecting';
  let stopped = false;
  const lines = createLines((sent) => guest?.say(sent));
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  async function join(): Promise<void> {
    if (typeof secret !== 'object' || stopped) return;
    try {
      const place = await findRelay(page.href);
      if (stopped) return;
      if (!place) {
        found = 'none';
        tell();
        return;
      }
      guest = createGuest(secret, mqttAt(place.relay), { clock: browserClock, lines, limits: TO_SCREEN, joined });
      guest.subscribe(tell);
    } catch {
      found = 'lost';
      browserClock.after(RETRY, () => void join());
    }
    tell();
  }
  void join();
  const woke = (): void => {
    if (document.visibilityState === 'visible') guest?.woke();
  };
  document.addEventListener('visibilitychange', woke);
  document.addEventListener('resume', woke);
  return {
    open: (name): Line => lines.open(name),
    standing: () => guest?.state().standing ?? found,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    stop() {
      stopped = true;
      guest?.stop();
    },
  };
};
