// The relay of `npm run relay`: an MQTT broker on the server's own address. It knows topics and
// sealed bytes, and keeps the last view of each table in memory.
import { Duplex, Transform } from 'node:stream';
import { Aedes } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { counterOfAddresses, isKnownHost, pathOf, refuseUpgrade } from './door.mjs';
import { createKeptViews } from './keptViews.mjs';

/** What one relay bears. A test may give less. */
export const LIMITS = {
  /** Bytes of one packet. */
  packet: 256 * 1024,
  connections: 1000,
  connectionsOfOneAddress: 200,
  /** Tables whose last view is kept, in all and of one address. */
  tables: 500,
  tablesOfOneAddress: 50,
  /** Milliseconds after a table's last message. Only then does its view make room for another's. */
  quiet: 10 * 60_000,
  /** Milliseconds after a table's last message, when its view is forgotten. */
  kept: 6 * 3_600_000,
  /** Bytes that wait for a reader who is slow, of one connection and of all. */
  waiting: 64 * 1024 * 1024,
  waitingInAll: 256 * 1024 * 1024,
  /** What one connection may send in a second, and at once after a pause. More is slowed. */
  packetsPerSecond: 500,
  bytesPerSecond: 4 * 1024 * 1024,
  burstSeconds: 4,
};

const TOPIC = /^affray\/1\/([\w-]{22})\/(up|down|last)$/;
const MOST_SUBSCRIPTIONS = 10;
/** The longest name of a client, and the most bytes of a farewell. The app needs half of either. */
const LONGEST_NAME = 40;
const LARGEST_FAREWELL = 1024;
/** A reader is slow where so many bytes wait for it. */
const SLOW = 1024 * 1024;

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

/** Why a packet is refused, which ends its connection. Undefined for one that is let through. */
const faultOfPublishing = ({ topic, retain, qos }) => {
  const [, , kind] = TOPIC.exec(topic) ?? [];
  if (kind === undefined || retain !== (kind === 'last')) return new Error('There is no such topic.');
  if (qos > 0) return new Error('The relay carries messages of quality 0 alone.');
  return undefined;
};
const faultOfConnecting = ({ clean, clientId, will }) => {
  if (!clean) return new Error('The relay keeps no sessions.');
  if (clientId.length > LONGEST_NAME) return new Error('The name of the client is too long.');
  if (will && (will.retain || will.payload.length > LARGEST_FAREWELL)) return new Error('The relay keeps no farewell.');
  return will && faultOfPublishing(will);
};

/** What a client may publish and hear: exact topics of tables, and nothing of the broker's own. */
function rightsOf(limits, keptViews) {
  return {
    preConnect(_client, packet, done) {
      const fault = faultOfConnecting(packet);
      done(fault ?? null, !fault);
    },
    authorizePublish(client, packet, done) {
      const fault = faultOfPublishing(packet);
      if (!fault) {
        const [, table, kind] = TOPIC.exec(packet.topic);
        if (kind !== 'last') keptViews.heard(table);
        else if (packet.payload.length === 0) keptViews.drop(table);
        // A view that is not kept goes to whoever is there, and its sender stays.
        else packet.retain = keptViews.keep(table, client.req.socket.remoteAddress);
      }
      done(fault ?? null);
    },
    authorizeSubscribe(client, subscription, done) {
      const some = Object.keys(client.subscriptions).length < MOST_SUBSCRIPTIONS;
      done(null, some && subscription.qos === 0 && TOPIC.test(subscription.topic) ? subscription : null);
    },
    /** The broker waits for no reader. One that is too far behind ends, and may come back. */
    authorizeForward(client, packet) {
      const { writableLength } = client.conn;
      if (writableLength < SLOW) return packet;
      const all = Object.values(client.broker.clients).reduce((sum, { conn }) => sum + conn.writableLength, 0);
      if (writableLength < limits.waiting && all < limits.waitingInAll) return packet;
      client.close();
      return null;
    },
  };
}

/** Whether a page of this very server asks. A page of another site may not use the relay. */
function isOwnPage({ headers: { origin, host } }) {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * The end of a connection that the broker has. What comes in is metered. What goes out waits here,
 * so that a slow reader holds nobody else back.
 */
function brokerEnd(webSocket, limits) {
  const stream = createWebSocketStream(webSocket);
  const metered = stream.pipe(meter(limits));
  const end = new Duplex({
    writableHighWaterMark: limits.waiting,
    read: () => void metered.resume(),
    write: (chunk, _encoding, done) => webSocket.send(chunk, () => done()),
    destroy(fault, done) {
      webSocket.terminate();
      done(fault);
    },
  });
  metered.on('data', (chunk) => {
    if (!end.push(chunk)) metered.pause();
  });
  metered.on('end', () => end.push(null));
  // A connection that breaks, or sends too much, ends. The broker then sends its farewell.
  for (const one of [metered, stream]) one.on('error', () => end.destroy());
  end.on('error', () => undefined);
  return end;
}

/**
 * Adds the relay to a server, under `/relay`. `limits` are those that differ from the usual ones,
 * `names` those by which the server is known beside its addresses. Gives the function that ends it.
 */
export async function addRelay(server, { limits: own = {}, names = [] } = {}) {
  const limits = { ...LIMITS, ...own };
  const keptViews = createKeptViews(limits, (table) => {
    const topic = `affray/1/${table}/last`;
    void broker.persistence.storeRetained({ topic, payload: Buffer.alloc(0) });
  });
  const broker = await Aedes.createBroker({
    ...rightsOf(limits, keptViews),
    connectTimeout: 10_000,
    drainTimeout: 20_000,
    keepaliveLimit: 120,
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.packet + 1024,
    perMessageDeflate: false,
    handleProtocols: (asked) => (asked.has('mqtt') ? 'mqtt' : false),
  });
  const count = counterOfAddresses(limits.connectionsOfOneAddress);
  const upgrade = (request, socket, head) => {
    // Whoever asks may be gone while it is answered, in any state of the connection.
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== '/relay' || !isKnownHost(request, names) || !isOwnPage(request))
      refuseUpgrade(socket, '403 Forbidden');
    else if (sockets.clients.size >= limits.connections || !count(socket))
      refuseUpgrade(socket, '503 Service Unavailable');
    else
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        broker.handle(brokerEnd(webSocket, limits), request);
      });
  };
  server.on('upgrade', upgrade);
  for (const kind of ['clientError', 'connectionError']) broker.on(kind, (client) => client.close());
  broker.on('error', (fault) => console.error('relay: a message could not be carried:', fault));
  return () => {
    server.off('upgrade', upgrade);
    keptViews.end();
    for (const one of sockets.clients) one.terminate();
    sockets.close();
    return new Promise((resolve) => broker.close(resolve));
  };
}
