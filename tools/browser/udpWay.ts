/**
 * A way between two browsers that are joined by codes (WebRTC) which can be cut: all packets of the
 * connection go through it, and while it is cut they are lost. Chromium's own emulation of a lost
 * network (`packetLoss`, tried in version 156) lets packets of an open connection through.
 */
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import type { BrowserContext } from 'playwright';

/** An address of this machine that browsers send from; they have no connections by loopback. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('This machine has no network but loopback, and browsers join by none.');
  return found.address;
}

const boundSocket = (address: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', reject);
    socket.bind(0, address, () => resolve(socket));
  });

/** In a page: whoever it joins has this address, whatever the other side's code says. */
function joinsBy({ address, port }: { address: string; port: number }): void {
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    override setRemoteDescription(said: RTCSessionDescriptionInit): Promise<void> {
      const sdp = said.sdp?.replace(/(a=candidate:\S+ \d+ udp \d+ )\S+ \d+/gi, `$1${address} ${port}`);
      return super.setRemoteDescription({ ...said, ...(sdp === undefined ? {} : { sdp }) });
    }
  };
}

/** Makes the way. Call it before the pages of the two contexts are opened. */
export async function udpWayBetween(one: BrowserContext, other: BrowserContext) {
  const address = ownAddress();
  const ends = [await boundSocket(address), await boundSocket(address)] as const;
  const from: (RemoteInfo | undefined)[] = [undefined, undefined];
  let open = true;
  let lost = 0;
  for (const at of [0, 1] as const) {
    ends[at].on('message', (bytes, who) => {
      from[at] = who;
      const to = from[1 - at];
      if (!open) lost += 1;
      else if (to) ends[at === 0 ? 1 : 0].send(bytes, to.port, to.address);
    });
    await [one, other][at]?.addInitScript(joinsBy, { address, port: ends[at].address().port });
  }
  return {
    set(wish: boolean) {
      open = wish;
    },
    /** How many packets were lost while the way was cut. */
    lost: () => lost,
    end() {
      for (const end of ends) end.close();
    },
  };
}
