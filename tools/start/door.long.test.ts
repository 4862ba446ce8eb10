/** Attacks the server of `npm start` and `npm run relay` by raw connections. None ends another. */
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { askRaw, requestOf, serverAlone, statusOf } from './door.testing.ts';

/** Addresses that are none, or that mean another thing to each reader. */
const ODD = [
  '//',
  '///',
  '//[',
  '/\\',
  '/\\\\',
  '/%',
  '/%zz',
  '/%00',
  '/..%5c..',
  '*',
  '?',
  '#',
  '/relay//',
  '//relay',
];
const ABSOLUTE = ['http://[', 'http://a:99999/', 'http://', 'ws://127.0.0.1/relay', 'javascript:1', 'a:b', '__proto__'];
const targets = fc.oneof(
  fc.constantFrom(...ODD, ...ABSOLUTE),
  fc.stringMatching(/^\/[!-~]{0,12}$/),
  fc.stringMatching(/^[/\\[\]:@%?#.]{1,8}$/),
  fc.stringMatching(/^[!-~\x80-\xff]{1,12}$/),
);
const requests = fc.record({
  target: targets,
  upgrade: fc.boolean(),
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'CONNECT', 'OPTIONS'),
  thenReset: fc.constantFrom(undefined, 'at once' as const, 'answered' as const),
});

/** Whether the server still serves a page and lets an honest connection in to its relay. */
async function isWell({ port, ended }: Awaited<ReturnType<typeof serverAlone>>): Promise<boolean> {
  const page = await fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.text(),
    () => '',
  );
  const socket = new WebSocket(`ws://127.0.0.1:${port}/relay`, 'mqtt');
  const open = await new Promise<boolean>((resolve) => {
    socket.on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
  socket.terminate();
  return page === 'Affray' && open && !ended();
}

describe('the door of the server', () => {
  it('takes any request line and any upgrade, also one that is broken off, and goes on', async () => {
    const server = await serverAlone();
    const host = `127.0.0.1:${server.port}`;
    const all = fc.sample(requests, { numRuns: 400, seed: 41 });
    const odd = [...ODD, ...ABSOLUTE].map((target) => ({ target, upgrade: true, method: 'GET', thenReset: undefined }));
    const answers = await Promise.all(
      [...odd, ...all].map(({ target, upgrade, method, thenReset }) =>
        askRaw(server.port, requestOf(target, host, upgrade, method), thenReset),
      ),
    );
    expect(answers.map(statusOf).filter((status) => status >= 500)).toEqual([]);
    expect(await isWell(server)).toBe(true);
  });
  it('goes on when a refused upgrade is reset, as by a phone that has lost its wireless', async () => {
    const server = await serverAlone();
    const asks = Array.from({ length: 20 }, () =>
      askRaw(server.port, requestOf('/elsewhere', `127.0.0.1:${server.port}`, true), 'answered'),
    );
    expect(new Set((await Promise.all(asks)).map(statusOf))).toEqual(new Set([403]));
    expect(await isWell(server)).toBe(true);
  });
  it.each([
    [
      'frames that are none',
      () => Buffer.from(fc.sample(fc.uint8Array({ minLength: 64, maxLength: 64 }), { numRuns: 1, seed: 7 })[0]!),
    ],
    ['a frame without a mask', () => Buffer.from([0x82, 1, 0])],
    ['a frame of 2^63 bytes', () => Buffer.from([0x82, 255, 127, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])],
    ['text that is none', () => Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff])],
    ['a close with a code that is none', () => Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0, 1])],
  ])('goes on when %s come on the relay', async (_what, bytes) => {
    const server = await serverAlone();
    const ask = requestOf('/relay', `127.0.0.1:${server.port}`, true) + bytes().toString('latin1');
    expect(statusOf(await askRaw(server.port, ask))).toBe(101);
    expect(await isWell(server)).toBe(true);
  });
  it('goes on when packets come that are no MQTT, whatever they hold', async () => {
    const server = await serverAlone();
    const connectPacket = [0x10, 16, 0, 4, 77, 81, 84, 84, 4, 2, 0, 60, 0, 4, 97, 98, 99, 100];
    const packets = fc.sample(
      fc.record({ bytes: fc.uint8Array({ minLength: 2, maxLength: 80 }), connected: fc.boolean() }),
      { numRuns: 150, seed: 41 },
    );
    await Promise.all(
      packets.map(
        ({ bytes, connected }) =>
          new Promise<void>((resolve) => {
            const socket = new WebSocket(`ws://127.0.0.1:${server.port}/relay`, 'mqtt');
            socket.on('error', () => undefined);
            socket.on('close', () => resolve());
            socket.on('open', () => {
              if (connected) socket.send(Uint8Array.from(connectPacket));
              socket.send(bytes);
              socket.close();
            });
          }),
      ),
    );
    expect(await isWell(server)).toBe(true);
  });
  it('lets no address hold more than its share of connections, and has room again when they end', async () => {
    const server = await serverAlone();
    const held: Socket[] = [];
    onTestFinished(() => {
      for (const socket of held) socket.destroy();
    });
    let ended = 0;
    for (let at = 0; at < 320; at += 1) {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        ended += 1;
      });
      held.push(socket);
    }
    await expect.poll(() => ended, { timeout: 8000 }).toBe(20);
    for (const socket of held) socket.destroy();
    await expect.poll(() => isWell(server), { timeout: 8000 }).toBe(true);
  });
});

describe('the names of the server', () => {
  it('are those of this machine and the given ones; a page that points its own name here gets nothing', async () => {
    const { port } = await serverAlone(['table.example']);
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const known = [
      'localhost',
      '127.0.0.1',
      '127.8.9.10',
      '[::1]',
      'table.example',
      'TABLE.example',
      ...own.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
    ];
    const strange = [
      'rebound.example',
      'table.example.rebound.example',
      '127.0.0.1.rebound.example',
      'localhost.',
      '8.8.8.8',
      '2130706433',
      'a@127.0.0.1',
      '127.0.0.1/',
      '[::1',
      '',
      '__proto__',
    ];
    const answersOf = async (host: string) => {
      const page = await askRaw(port, requestOf('/', host), 'answered');
      const upgrade = await askRaw(port, requestOf('/relay', host, true), 'answered');
      return [statusOf(page), statusOf(upgrade), page.includes('Affray does not answer to this name')];
    };
    for (const name of known)
      for (const host of [name, `${name}:${port}`]) expect(await answersOf(host), host).toEqual([200, 101, false]);
    for (const host of strange) expect(await answersOf(host), host).toEqual([403, 403, true]);
  });
});
