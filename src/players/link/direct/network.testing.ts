/**
 * Browsers of one network in memory: connections that meet when each has the other's description.
 */
import { chanceBytes } from '../remote/secret.ts';
import type { CallPeer } from './call.ts';
import { type Description, descriptionOf, sdpOf } from './description.ts';

type Listeners = Map<string, ((event: { data: unknown }) => void)[]>;

/** A description as browsers write it, with what no code carries. */
export const browserSdp = (description: Description): string =>
  sdpOf(description, 'offer').replace('s=-\r\n', 's=-\r\na=extmap-allow-mixed\r\na=ice-options:trickle\r\n');

export const someDescription = (): Description => ({
  ufrag: btoa(String.fromCharCode(...chanceBytes(3))),
  pwd: btoa(String.fromCharCode(...chanceBytes(18))),
  fingerprint: chanceBytes(32),
  candidates: [
    { address: '936f1729-7b39-40c4-8981-f7dac50e9131.local', port: 40_037 },
    { address: '192.168.1.20', port: 5000 },
  ],
});

interface End {
  own: Description;
  hears: Description | undefined;
  channelHeard: Listeners;
  peerHeard: Listeners;
  state: { connectionState: string; readyState: string };
}

/** The network: `peer` makes a connection, `cut` and `mend` break all of them and heal them. */
export function memoryNetwork(withAddresses = true) {
  const ends = new Set<End>();
  const fire = (listeners: Listeners, kind: string, data?: unknown): void => {
    for (const then of listeners.get(kind) ?? []) then({ data });
  };
  const listen = (listeners: Listeners) => (kind: string, then: (event: { data: unknown }) => void) =>
    void listeners.set(kind, [...(listeners.get(kind) ?? []), then]);
  const same = (one: Description | undefined, two: Description): boolean =>
    one?.pwd === two.pwd && one.ufrag === two.ufrag && one.fingerprint.join() === two.fingerprint.join();
  const other = (end: End): End | undefined =>
    [...ends].find((one) => one !== end && same(one.hears, end.own) && same(end.hears, one.own));
  function set(end: End, connectionState: string, readyState = end.state.readyState): void {
    const opens = readyState !== end.state.readyState;
    end.state = { connectionState, readyState };
    fire(end.peerHeard, 'connectionstatechange');
    if (opens) fire(end.channelHeard, readyState === 'open' ? 'open' : 'close');
  }
  function close(end: End): void {
    const left = other(end);
    if (!ends.delete(end)) return;
    end.state = { connectionState: 'closed', readyState: 'closed' };
    if (left) set(left, 'connected', 'closed');
  }
  function peer(): CallPeer {
    const end: End = {
      own: someDescription(),
      hears: undefined,
      channelHeard: new Map(),
      peerHeard: new Map(),
      state: { connectionState: 'new', readyState: 'connecting' },
    };
    ends.add(end);
    let described = false;
    return {
      get connectionState() {
        return end.state.connectionState;
      },
      get iceGatheringState() {
        return described ? 'complete' : 'new';
      },
      get localDescription() {
        return { sdp: browserSdp({ ...end.own, candidates: withAddresses ? end.own.candidates : [] }) };
      },
      addEventListener: listen(end.peerHeard),
      async setLocalDescription() {
        described = true;
      },
      async setRemoteDescription({ sdp }) {
        end.hears = descriptionOf(sdp, 9);
        const met = other(end);
        if (met) for (const one of [met, end]) queueMicrotask(() => set(one, 'connected', 'open'));
      },
      close: () => close(end),
      createDataChannel: () => ({
        binaryType: 'blob',
        bufferedAmount: 0,
        bufferedAmountLowThreshold: 0,
        get readyState() {
          return end.state.readyState;
        },
        addEventListener: listen(end.channelHeard),
        send(bytes) {
          const to = other(end);
          if (to?.state.readyState === 'open') fire(to.channelHeard, 'message', bytes.slice().buffer);
        },
        close: () => undefined,
      }),
    };
  }
  return {
    peer,
    /** Nothing goes through for a while, and the browsers notice. */
    shake(state: 'disconnected' | 'connected' | 'failed') {
      for (const end of [...ends]) if (end.state.readyState === 'open') set(end, state);
    },
  };
}
