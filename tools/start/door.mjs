// The server's door to strangers: who may ask, how many may stand in it and for how long. Nothing
// that comes in here reaches further than its own connection.
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';

/** What the door bears. */
const DOOR = {
  connections: 1500,
  connectionsOfOneAddress: 300,
  /** Milliseconds for the head of a request, for the whole of it, and without a byte either way. */
  head: 10_000,
  request: 20_000,
  silent: 60_000,
};

/** The path that a request names, as it was sent. It may be any text. */
export const pathOf = ({ url = '' }) => url.split(/[?#]/, 1)[0];

/** Whether a connection counts up to `most` of its address. Otherwise it is one too many. */
export function counterOfAddresses(most) {
  const from = new Map();
  return (socket, address = socket.remoteAddress ?? '') => {
    const many = from.get(address) ?? 0;
    if (many >= most) return false;
    from.set(address, many + 1);
    socket.once('close', () => {
      const left = from.get(address) - 1;
      if (left > 0) from.set(address, left);
      else from.delete(address);
    });
    return true;
  };
}

const isLoopback = (name) => name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
const isOwnAddress = (name) =>
  Object.values(networkInterfaces())
    .flat()
    .some(({ address }) => name === address || name === `[${address}]`);

/**
 * Whether a request names this server as it is known: by a loopback address, an address of this
 * machine, or one of the names given. A page of another site may point its own name at this machine
 * (DNS rebinding), and its requests then seem to come from a page of this server.
 */
export function isKnownHost({ headers: { host = '' } }, names = []) {
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/.exec(host.toLowerCase()) ?? [];
  return name !== undefined && (isLoopback(name) || names.includes(name) || isOwnAddress(name));
}

/** Refuses an upgrade in one line, and ends its connection. */
export function refuseUpgrade(socket, status) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/**
 * A server that has `answer` answer those requests that name it as it is known. An answer that
 * fails ends its own connection alone.
 */
export function createDoor(names, answer) {
  const server = createServer(
    { headersTimeout: DOOR.head, requestTimeout: DOOR.request, connectionsCheckingInterval: DOOR.head / 2 },
    (request, response) => {
      if (!isKnownHost(request, names)) {
        response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
        response.end('Affray does not answer to this name: start it with “--relay --host NAME” to allow one.\n');
        return;
      }
      answer(request, response).catch(() => response.destroy());
    },
  );
  server.timeout = DOOR.silent;
  server.maxConnections = DOOR.connections;
  const count = counterOfAddresses(DOOR.connectionsOfOneAddress);
  server.on('connection', (socket) => {
    if (!count(socket)) socket.destroy();
  });
  return server;
}
