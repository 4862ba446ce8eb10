/**
 * Joins a table without a server, by the code of the GM's window: in the address of this window, or
 * read by it later. Fetched only where the address asks for it.
 */
import { dateNow } from '../browser/date.ts';
import { browserPeer } from './link/direct/browserPeer.ts';
import { answerCall, type Call } from './link/direct/call.ts';
import { DIRECT } from './link/direct/code.ts';
import { createGuest, type Guest } from './link/remote/guest.ts';
import { TO_SCREEN } from './link/remote/intake.ts';
import { createLines } from './link/remote/lines.ts';
import { browserClock } from './link/remote/post.ts';
import type { DirectJoin, JoinTable, RemoteStanding } from './remoteWords.ts';

const NO_CHANNELS = 'This browser cannot speak straight to another one: it has no WebRTC, or it is switched off.';

/** What a link says of a relay, said of the channel between two windows. */
const STANDINGS = { connecting: 'connecting', up: 'connecting', joined: 'joined', lost: 'cut' } as const;

/** Joins, and stays joined while this page and the GM's window stay open. */
export const joinDirect: JoinTable = (page, joined) => {
  const listeners = new Set<() => void>();
  let state: DirectJoin = {};
  let call: Call | undefined;
  let guest: Guest | undefined;
  let over = false;
  /** Counts the codes that were read: the answer to an earlier one is not shown. */
  let offers = 0;
  const lines = createLines((sent) => guest?.say(sent));
  function tell(now: DirectJoin = state): void {
    state = now;
    for (const listener of listeners) listener();
  }

  async function offer(text: string): Promise<void> {
    offers += 1;
    const mine = offers;
    call?.hangUp();
    call = undefined;
    guest?.stop();
    guest = undefined;
    const peer = browserPeer();
    const made = peer
      ? await answerCall(text, {
          peer,
          date: dateNow,
          after: browserClock.after,
          closed() {
            if (mine !== offers) return;
            over = true;
            tell();
          },
        }).catch(() => NO_CHANNELS)
      : NO_CHANNELS;
    if (mine !== offers) {
      if (typeof made === 'object') made.hangUp();
      return;
    }
    if (typeof made === 'string') {
      tell({ fault: made });
      return;
    }
    call = made;
    guest = createGuest(made.secret, made.openPost, { clock: browserClock, lines, limits: TO_SCREEN, joined });
    guest.subscribe(() => tell());
    tell({ answer: made.code });
  }

  if (page.hash.startsWith(`${DIRECT}.`)) {
    void offer(page.hash);
    // A code serves once: whoever loads this page again needs a new one.
    history.replaceState(null, '', DIRECT);
  }
  const woke = (): void => {
    if (document.visibilityState === 'visible') guest?.woke();
  };
  document.addEventListener('visibilitychange', woke);
  document.addEventListener('resume', woke);
  return {
    open: lines.open,
    standing: (): RemoteStanding => (over ? 'over' : STANDINGS[guest?.state().standing ?? 'connecting']),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    stop: () => guest?.stop(),
    direct: { state: () => state, offer: (text) => void offer(text) },
  };
};
