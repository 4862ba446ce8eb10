/**
 * The channel between two browsers as a post: what a link says goes straight to the one other
 * window, in order, and waits while the channel is full.
 */
import type { OpenPost, PostEars } from '../remote/post.ts';
import type { Bytes } from '../remote/secret.ts';

/** The part of a connection that a post needs. The browser's own has it, and so has a test's. */
export interface DirectPeer {
  readonly connectionState: string;
  addEventListener(kind: 'connectionstatechange', then: () => void): void;
  close(): void;
}
export interface DirectChannel {
  readonly readyState: string;
  readonly bufferedAmount: number;
  addEventListener(kind: 'open' | 'close' | 'bufferedamountlow', then: () => void): void;
  addEventListener(kind: 'message', then: (event: { data: unknown }) => void): void;
  send(bytes: Bytes): void;
  close(): void;
}

/** So many bytes are given to the browser; more wait here. A browser breaks a channel at 16 MB. */
const MOST_GIVEN = 1024 * 1024;
/** So many messages wait until somebody listens. */
const MOST_EARLY = 20;

/**
 * A post over a channel that is or will be open. Its ears hear `up` when the channel opens and when
 * it comes back, and `down` while nothing goes through. `closed` is called once, when it is over.
 */
export function postOver(peer: DirectPeer, channel: DirectChannel, closed: () => void): OpenPost {
  let waiting: Bytes[] = [];
  let ears: { heard: PostEars['heard']; up(): void; down(): void } | undefined;
  let topic: 'up' | 'down' = 'up';
  let is: 'up' | 'down' | 'over' = 'down';
  const early: Bytes[] = [];

  function flush(): void {
    while (channel.readyState === 'open' && channel.bufferedAmount < MOST_GIVEN) {
      const next = waiting.shift();
      if (!next) return;
      channel.send(next);
    }
  }
  function look(): void {
    if (is === 'over') return;
    const { connectionState } = peer;
    const over = channel.readyState === 'closed' || connectionState === 'failed' || connectionState === 'closed';
    const up = channel.readyState === 'open' && connectionState !== 'disconnected';
    const next = over ? 'over' : up ? 'up' : 'down';
    if (next === is) return;
    is = next;
    if (next === 'up') ears?.up();
    else ears?.down();
    if (next !== 'over') return;
    waiting = [];
    closed();
  }
  channel.addEventListener('open', look);
  channel.addEventListener('close', look);
  channel.addEventListener('bufferedamountlow', flush);
  channel.addEventListener('message', ({ data }) => {
    if (!(data instanceof ArrayBuffer)) return;
    if (ears) ears.heard(topic, new Uint8Array(data));
    else if (early.length < MOST_EARLY) early.push(new Uint8Array(data));
  });
  peer.addEventListener('connectionstatechange', look);

  return (how) => {
    ears = how.ears;
    topic = how.hears.includes('up') ? 'up' : 'down';
    if (is === 'up') ears.up();
    for (const bytes of early.splice(0)) ears.heard(topic, bytes);
    return {
      send(to, bytes) {
        // Nothing between the two windows could keep a view.
        if (to === 'last' || channel.readyState !== 'open') return;
        waiting.push(bytes);
        flush();
      },
      // There is no other way to the other window than this channel.
      renew: () => undefined,
      close() {
        if (is === 'over') return;
        is = 'over';
        flush();
        channel.close();
        peer.close();
        closed();
      },
    };
  };
}
