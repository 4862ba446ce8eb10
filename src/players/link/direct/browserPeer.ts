/** The connections that this browser can make to another one. */
import type { CallPeer } from './call.ts';

/** Makes connections of this browser; undefined where it has none. No server is named to them. */
export const browserPeer = (): (() => CallPeer) | undefined =>
  typeof RTCPeerConnection === 'undefined' ? undefined : () => new RTCPeerConnection();
