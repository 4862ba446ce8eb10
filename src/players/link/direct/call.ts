/**
 * Opens a channel straight to another browser of the same network. No server of any kind is asked:
 * two codes carry what the browsers must know of each other.
 */
import type { OpenPost } from '../remote/post.ts';
import type { TableSecret } from '../remote/secret.ts';
import { type DirectChannel, type DirectPeer, postOver } from './channelPost.ts';
import { readCode, secretOfOffer, writeCode, writeOffer } from './code.ts';
import { type Description, descriptionOf, sdpOf } from './description.ts';

/** The part of RTCPeerConnection that a call needs. */
export interface CallPeer extends DirectPeer {
  readonly iceGatheringState: string;
  readonly localDescription: { sdp: string } | null;
  createDataChannel(
    name: string,
    how: { negotiated: true; id: number; ordered: true },
  ): DirectChannel & {
    binaryType: string;
    bufferedAmountLowThreshold: number;
  };
  setLocalDescription(): Promise<void>;
  setRemoteDescription(description: { type: 'offer' | 'answer'; sdp: string }): Promise<void>;
  addEventListener(kind: 'connectionstatechange' | 'icegatheringstatechange', then: () => void): void;
}

export interface CallTools {
  /** Makes a connection without any server. */
  peer(): CallPeer;
  /** Milliseconds since 1970: a code says when it was made. */
  date(): number;
  /** Calls back once, after so many milliseconds. */
  after(milliseconds: number, then: () => void): void;
  /** The channel is over, and does not come back. */
  closed(): void;
}

export interface Call {
  /** The code for the other window. */
  code: string;
  secret: TableSecret;
  openPost: OpenPost;
  hangUp(): void;
}

/** The most addresses in a code: an offer is scanned as a rule, an answer is typed more often. */
const MOST = { offer: 3, answer: 1 };
/** A browser without a server finds its addresses at once. One that does not is not waited for. */
const GATHERING = 3000;
/** Where the channel takes more from its buffer, in bytes. */
const LOW = 256 * 1024;

const NO_WAY =
  'This browser finds no way into a network: connect this machine to the same network as the other one, then try again.';

function opened(tools: CallTools) {
  const peer = tools.peer();
  // Both sides name the same channel, so neither has to wait for the other to open it.
  const channel = peer.createDataChannel('affray', { negotiated: true, id: 0, ordered: true });
  channel.binaryType = 'arraybuffer';
  channel.bufferedAmountLowThreshold = LOW;
  return { peer, openPost: postOver(peer, channel, tools.closed) };
}

/** This browser's own description, once it has found its addresses. */
async function ownDescription(peer: CallPeer, tools: CallTools, most: number): Promise<Description | undefined> {
  await peer.setLocalDescription();
  await new Promise<void>((resolve) => {
    const look = () => peer.iceGatheringState === 'complete' && resolve();
    peer.addEventListener('icegatheringstatechange', look);
    tools.after(GATHERING, resolve);
    look();
  });
  return descriptionOf(peer.localDescription?.sdp ?? '', most);
}

/**
 * The GM's end: makes an offer, and takes the screen's answer. Rejects with a sentence where this
 * browser has no network, or has no such channels.
 */
export async function offerCall(
  tools: CallTools,
): Promise<Call & { answer(text: string): Promise<string | undefined> }> {
  const { peer, openPost } = opened(tools);
  const description = await ownDescription(peer, tools, MOST.offer);
  if (!description) {
    peer.close();
    throw new Error(NO_WAY);
  }
  const { text, check } = writeOffer(tools.date(), description);
  return {
    code: text,
    secret: secretOfOffer({ description, check }),
    openPost,
    /** Takes the answer. A sentence where it is none, or none to this offer. */
    async answer(typed) {
      const code = readCode(typed, 'answer', tools.date());
      if (typeof code === 'string') return code;
      if (code.mark !== check)
        return 'This answer belongs to an earlier code: let the screen read the code that stands here now.';
      await peer.setRemoteDescription({ type: 'answer', sdp: sdpOf(code.description, 'answer') });
      return undefined;
    },
    hangUp: () => peer.close(),
  };
}

/**
 * The screen's end: reads an offer and makes the answer to it. A sentence where the offer is none,
 * or where this browser has no network.
 */
export async function answerCall(offered: string, tools: CallTools): Promise<Call | string> {
  const offer = readCode(offered, 'offer', tools.date());
  if (typeof offer === 'string') return offer;
  const { peer, openPost } = opened(tools);
  await peer.setRemoteDescription({ type: 'offer', sdp: sdpOf(offer.description, 'offer') });
  const description = await ownDescription(peer, tools, MOST.answer);
  if (!description) {
    peer.close();
    return NO_WAY;
  }
  const { text } = writeCode('answer', offer.check, description);
  return { code: text, secret: secretOfOffer(offer), openPost, hangUp: () => peer.close() };
}
