/** The server in a process of its own, and raw connections to it, for tests that attack it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const fileAt = (name: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/**
 * Serves one page and the relay, without the last guard of `npm start`. `ended` says whether the
 * process is gone.
 */
export async function serverAlone(names: string[] = []): Promise<{ port: number; ended: () => boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'affray-door-'));
  writeFileSync(join(folder, 'index.html'), 'Affray');
  const script = `
    import { serveFiles } from ${fileAt('files.mjs')};
    import { addRelay } from ${fileAt('relay.mjs')};
    const names = ${JSON.stringify(names)};
    const { server, port } = await serveFiles(${JSON.stringify(folder)}, 4600, '127.0.0.1', {}, names);
    await addRelay(server, { names });
    console.log(port);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd: import.meta.dirname,
  });
  onTestFinished(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });
  const port = await new Promise<number>((resolve) => child.stdout.on('data', (told) => resolve(Number(told))));
  return { port, ended: () => child.exitCode !== null };
}

/**
 * Sends these bytes on a connection of its own, and gives all that comes back until the end.
 * `thenReset` breaks the connection off: at once, or at the first byte that comes back.
 */
export const askRaw = (port: number, bytes: string, thenReset?: 'at once' | 'answered'): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => {
      heard += data.toString('latin1');
      if (thenReset === 'answered') socket.resetAndDestroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.on('connect', () => {
      if (thenReset === 'at once') socket.write(bytes, 'latin1', () => socket.resetAndDestroy());
      else if (thenReset === 'answered') socket.write(bytes, 'latin1');
      else socket.end(bytes, 'latin1');
    });
  });

/** The lines of a request, plain or for an upgrade to a WebSocket. */
export function requestOf(target: string, host: string, upgrade = false, method = 'GET'): string {
  const more = upgrade
    ? [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Protocol: mqtt',
      ]
    : ['Connection: close'];
  return [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...more, '', ''].join('\r\n');
}

/** The status of an answer; 0 where none came. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
