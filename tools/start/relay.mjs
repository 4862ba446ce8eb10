// The relay of `npm run relay`: an MQTT broker on the server's own address. It knows topics and
// sealed bytes, and keeps the last view of each table in memory.
import { Duplex, Transform } from 'node:stream';
import { Aedes } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';

/** What one relay bears. A test may give less. */
export const LIMITS = {
  /** Bytes of one packet. */
  packet: 256 * 1024,
  connections: 1000,
  connectionsOfOneAddress: 200,
  /** Tables whose last view is kept. */
  tables: 500,
  /** What one connection may send in a second, and at once after a pause. More is slowed. */
  packetsPerSecond: 500,
  bytesPerSecond: 4 * 1024 * 1024,
  burstSeconds: 4,
};

const TOPIC = /^affray\/1\/([\w-]{22})\/(up|down|last)$/;
const MOST_SUBSCRIPTIONS = 10;

/**
 * Follows the packets in a stream of MQTT. Gives how many begin in the next bytes. Throws at one
 * that is larger than allowed, before it is stored.
 */
export function packetCounter(most) {
  let left = 0;
  let lengthAt = -1;
  let length = 0;
  return (chunk) => {
    let begun = 0;
    for (let at = 0; at < chunk.length; ) {
      if (left > 0) {
        const skipped = Math.min(left, chunk.length - at);
        left -= skipped;
        at += skipped;
        continue;
      }
      if (lengthAt < 0) {
        begun += 1;
        lengthAt = 0;
        length = 0;
      } else {
        length += (chunk[at] & 127) * 128 ** lengthAt;
        lengthAt = chunk[at] > 127 ? lengthAt + 1 : -1;
        if (length > most || lengthAt > 3) throw new Error('The packet is too large.');
        if (lengthAt < 0) left = length;
      }
      at += 1;
    }
    return begun;
  };
}

/** Lets bytes through as fast as the limits allow. Whoever sends faster waits. */
function meter(limits) {
  const count = packetCounter(limits.packet);
  let seconds = limits.burstSeconds;
  let then = performance.now();
  return new Transform({
    transform(chunk, _encoding, done) {
      let packets = 0;
      try {
        packets = count(chunk);
      } catch (fault) {
        done(fault);
        return;
      }
      const now = performance.now();
      seconds = Math.min(limits.burstSeconds, seconds + (now - then) / 1000);
      then = now;
      seconds -= Math.max(packets / limits.packetsPerSecond, chunk.length / limits.bytesPerSecond);
      if (seconds >= 0) done(null, chunk);
      else setTimeout(() => done(null, chunk), -seconds * 1000);
    },
  });
}

/** What a client may publish and hear: exact topics of tables, and nothing of the broker's own. */
function rightsOf(limits) {
  const kept = new Set();
  return {
    authorizePublish(_client, packet, done) {
      const [, table, topic] = TOPIC.exec(packet.topic) ?? [];
      if (table === undefined || packet.retain !== (topic === 'last')) {
        done(new Error('There is no such topic.'));
        return;
      }
      if (topic === 'last') {
        if (packet.payload.length === 0) kept.delete(table);
        else if (kept.size >= limits.tables && !kept.has(table)) {
          done(new Error('The relay keeps no more tables.'));
          return;
        } else kept.add(table);
      }
      done(null);
    },
    authorizeSubscribe(client, subscription, done) {
      const some = Object.keys(client.subscriptions).length < MOST_SUBSCRIPTIONS;
      done(null, some && TOPIC.test(subscription.topic) ? subscription : null);
    },
  };
}

/** Whether a page of this very server asks. A page of another site may not use the relay. */
function isOwnPage({ headers: { origin, host } }) {
  try {
    return origin === undefined || new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Adds the relay to a server, under `/relay`. Gives the function that ends it. */
export async function addRelay(server, limits = LIMITS) {
  const broker = await Aedes.createBroker({
    ...rightsOf(limits),
    connectTimeout: 10_000,
    drainTimeout: 20_000,
    keepaliveLimit: 120,
    maxClientsIdLength: 40,
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.packet + 1024,
    perMessageDeflate: false,
    handleProtocols: (asked) => (asked.has('mqtt') ? 'mqtt' : false),
  });
  /** How many connections each address has. */
  const from = new Map();
  const upgrade = (request, socket, head) => {
    const address = request.socket.remoteAddress ?? '';
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const full =
      sockets.clients.size >= limits.connections || (from.get(address) ?? 0) >= limits.connectionsOfOneAddress;
    if (pathname !== '/relay' || !isOwnPage(request) || full) {
      socket.end(`HTTP/1.1 ${full ? '503 Service Unavailable' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      from.set(address, (from.get(address) ?? 0) + 1);
      webSocket.on('close', () => {
        const left = (from.get(address) ?? 1) - 1;
        if (left > 0) from.set(address, left);
        else from.delete(address);
      });
      const stream = createWebSocketStream(webSocket);
      const metered = meter(limits);
      metered.on('error', () => webSocket.close(1009));
      const connection = Duplex.from({ writable: stream, readable: stream.pipe(metered) });
      // A connection that breaks ends by itself. The broker then sends its farewell.
      for (const one of [stream, connection]) one.on('error', () => webSocket.terminate());
      broker.handle(connection, request);
    });
  };
  server.on('upgrade', upgrade);
  for (const kind of ['clientError', 'connectionError']) broker.on(kind, (client) => client.close());
  return () => {
    server.off('upgrade', upgrade);
    for (const one of sockets.clients) one.terminate();
    sockets.close();
    return new Promise((resolve) => broker.close(resolve));
  };
}
