/**
 * Screens that join without a server: the GM's window makes a code for each of them, takes its
 * answer, and speaks straight to it from then on.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { dateNow } from '../../../browser/date.ts';
import type { Call, CallPeer, offerCall } from '../../../players/link/direct/call.ts';
import type { Line } from '../../../players/link/line.ts';
import { screenChannel } from '../../../players/link/protocol.ts';
import type { Host } from '../../../players/link/remote/host.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import { type Clock, droppedCount } from '../../../players/link/remote/post.ts';

export interface DirectStore {
  /**
   * `making`: this browser looks for its addresses. `shown`: the code waits for the screen's
   * answer. `meeting`: the answer was taken, and the two browsers look for each other.
   */
  step: 'idle' | 'making' | 'shown' | 'meeting';
  /** The code for the next screen. */
  code?: string | undefined;
  /** What went wrong last, as a sentence. */
  fault?: string | undefined;
  screens: number;
  /** Messages that did not open, came twice, or were strange. */
  dropped: number;
  /** Makes a code for one more screen. Nothing is opened before. */
  begin(): void;
  /** Takes the screen's answer, as it was scanned or typed. */
  answer(text: string): Promise<void>;
  /** Throws the code away that waits for an answer. */
  cancel(): void;
  /** Ends the link to each screen. */
  endAll(): void;
}

export interface DirectTools {
  clock: Clock;
  /** Milliseconds since 1970: this browser's own date when left out. */
  date?: () => number;
  /** Makes connections; undefined where this browser has none. */
  peer: (() => CallPeer) | undefined;
}

/** Two browsers of one network find each other in a second. After so long they do not. */
const MEETING = 20_000;
const NO_CHANNELS = 'This browser cannot speak straight to another one: it has no WebRTC, or it is switched off.';
const NOT_MET =
  'The two machines did not find each other. Are both in the same network, and may programs in it speak to each other? Make a new code and try again.';

type OfferCall = Awaited<ReturnType<typeof offerCall>>;

/** Starts it. `channel` is the carrier for the screens' link. */
export function createDirect({ clock, date = dateNow, peer }: DirectTools): {
  direct: StoreApi<DirectStore>;
  channel(name: string): Line;
} {
  const hosts = new Map<Call, Host>();
  const lines = createLines((sent) => {
    for (const host of hosts.values()) host.say(sent);
  });
  let waiting: OfferCall | undefined;
  /** Counts the codes: what comes too late for its code is heeded no more. */
  let codes = 0;

  function count(): void {
    const states = [...hosts.values()].map((host) => host.state());
    const dropped = states.reduce((sum, state) => sum + droppedCount(state.dropped), 0);
    direct.setState({ screens: states.reduce((sum, { screens }) => sum + screens, 0), dropped });
  }
  function drop(call: Call | undefined): void {
    const host = call && hosts.get(call);
    if (!call || !host) return;
    hosts.delete(call);
    host.stop();
    // The screens that are left say hello again when they hear of a goodbye.
    lines.hearAll(screenChannel(''), { type: 'bye' });
    count();
  }
  function throwAway(): void {
    codes += 1;
    const call = waiting;
    waiting = undefined;
    drop(call);
    call?.hangUp();
    direct.setState({ step: 'idle', code: undefined });
  }

  async function begin(): Promise<void> {
    throwAway();
    const mine = codes;
    if (!peer) {
      direct.setState({ fault: NO_CHANNELS });
      return;
    }
    direct.setState({ step: 'making', fault: undefined });
    try {
      // A table without such screens never fetches this part.
      const part = await import('../../../players/link/direct/call.ts');
      const call: OfferCall = await part.offerCall({
        peer,
        date,
        after: clock.after,
        closed: () => drop(call),
      });
      if (mine !== codes) {
        call.hangUp();
        return;
      }
      waiting = call;
      direct.setState({ step: 'shown', code: call.code });
    } catch (fault) {
      if (mine === codes)
        direct.setState({ step: 'idle', fault: fault instanceof Error ? fault.message : NO_CHANNELS });
    }
  }

  async function meet(call: OfferCall): Promise<void> {
    const mine = codes;
    const { createHost } = await import('../../../players/link/remote/host.ts');
    const host: Host = createHost(call.secret, call.openPost, {
      clock,
      lines,
      last: () => [],
      changed() {
        count();
        if (mine !== codes || host.state().screens === 0) return;
        // The screen is there: the next one needs a code of its own.
        codes += 1;
        waiting = undefined;
        direct.setState({ step: 'idle', code: undefined });
      },
    });
    hosts.set(call, host);
    clock.after(MEETING, () => {
      if (mine !== codes) return;
      throwAway();
      direct.setState({ fault: NOT_MET });
    });
  }

  const direct = createStore<DirectStore>()((set, get) => ({
    step: 'idle',
    screens: 0,
    dropped: 0,
    begin: () => void begin(),
    async answer(text) {
      const call = waiting;
      if (!call || get().step !== 'shown') return;
      const fault = await call.answer(text).catch(() => NOT_MET);
      if (waiting !== call) return;
      set({ fault });
      if (fault !== undefined) return;
      set({ step: 'meeting' });
      await meet(call);
    },
    cancel() {
      throwAway();
      set({ fault: undefined });
    },
    endAll() {
      throwAway();
      for (const call of [...hosts.keys()]) drop(call);
    },
  }));
  return { direct, channel: lines.open };
}
