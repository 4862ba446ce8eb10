/**
 * Tests `npm start`: a PORT that is no port, a folder that cannot be written, an existing build
 * without Vite.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headers, policyWith, relayOf } from './headers.mjs';
import { ownAddresses, wishesOf } from './place.mjs';

/** A copy of the start scripts, without packages and without a build. */
let root = '';
let started: ChildProcess[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'affray-start-'));
  chmodSync(root, 0o755);
  cpSync(import.meta.dirname, join(root, 'tools', 'start'), { recursive: true });
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'main.ts'), '');
});
afterEach(() => {
  for (const child of started) child.kill();
  started = [];
  chmodSync(root, 0o755);
  rmSync(root, { recursive: true, force: true });
});

const DAY = 86_400;
/** Puts a build there that is this many days newer than the sources. */
function putBuild(daysAfter: number): void {
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'dist', 'index.html'), '<title>Affray</title>');
  writeFileSync(join(root, 'dist', 'assets', 'part-1.js'), 'export {};');
  const made = Date.now() / 1000 + daysAfter * DAY;
  utimesSync(join(root, 'dist', 'index.html'), made, made);
}

/** From now on nobody may write there. */
const closeFolder = () => {
  for (const path of [join(root, 'dist'), root]) if (existsSync(path)) chmodSync(path, 0o555);
};
/** Root could write anywhere, so another user runs the script. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534 } : {};

interface Told {
  out: string;
  faults: string;
  /** Undefined while the script serves. */
  code: number | undefined;
  address: string;
  faultsNow: () => string;
  kill: (signal: NodeJS.Signals) => void;
}

/** Starts the script, and gives its output once it serves or has ended. */
function start(port: string, ...words: string[]): Promise<Told> {
  const child = spawn(process.execPath, [join(root, 'tools', 'start', 'serve.mjs'), ...words], {
    env: { ...process.env, PORT: port },
    ...NOBODY,
  });
  started.push(child);
  const told: Told = {
    out: '',
    faults: '',
    code: undefined,
    address: '',
    faultsNow: () => told.faults,
    kill: (signal) => void child.kill(signal),
  };
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      told.out += String(text);
      told.address = /http:\S+/.exec(told.out)?.[0] ?? '';
      if (told.out.includes('Ctrl+C')) resolve(told);
    });
    child.stderr.on('data', (text) => {
      told.faults += String(text);
    });
    child.on('close', (code) => resolve({ ...told, code: code ?? -1 }));
  });
}

/** A port that is free now. */
const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(String(typeof at === 'object' && at ? at.port : 0)));
    });
  });

describe('npm start', () => {
  it.each(['abc', '99999', '0', '-1', '80.5', '4173x'])(
    'says in one sentence that PORT=%s is no port',
    async (port) => {
      putBuild(1);
      const { faults, code, out } = await start(port);
      expect(faults).toBe(
        `start: PORT is “${port}”: set it to a whole number from 1 to 65535, or leave it away for 4173.\n`,
      );
      expect([code, out]).toEqual([1, '']);
    },
  );
  it('serves a build that is there without Vite, and nothing that lies beside it', async () => {
    putBuild(1);
    const { address, out, faults } = await start(await freePort());
    expect([out.includes('building'), faults]).toEqual([false, '']);
    const page = await fetch(address);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Affray');
    for (const [name, value] of Object.entries(headers)) expect(page.headers.get(name)).toBe(value);
    const part = await fetch(`${address}assets/part-1.js`);
    expect(part.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const beside of ['..%2fsrc%2fmain.ts', '..%2f..%2fetc%2fpasswd', 'none.js', 'assets', '%zz'])
      expect((await fetch(`${address}${beside}`)).status, beside).toBe(404);
  });
  it('says what broke and goes on, whatever fault no guard before has met', async () => {
    putBuild(1);
    const planted = join(root, 'planted.mjs');
    writeFileSync(planted, 'process.on("SIGUSR2", () => { throw new Error("planted"); });');
    process.env.NODE_OPTIONS = `--import=${pathToFileURL(planted)}`;
    const { address, faultsNow, kill } = await start(await freePort());
    delete process.env.NODE_OPTIONS;
    kill('SIGUSR2');
    await expect.poll(faultsNow).toContain('start: an unforeseen fault, which ended nothing: Error: planted');
    expect((await fetch(address)).status).toBe(200);
  });
  it('takes the next port where the wanted one is taken', async () => {
    putBuild(1);
    const first = await start(await freePort());
    const second = await start(new URL(first.address).port);
    expect(second.address).not.toBe(first.address);
    expect((await fetch(second.address)).status).toBe(200);
  });
  it('serves the build as it is from a folder that cannot be written, and says that its sources are newer', async () => {
    putBuild(-2);
    closeFolder();
    const { address, out, faults } = await start(await freePort());
    expect(out).toMatch(
      /^start: this folder cannot be written, so the build of \S+ is served, though its sources are newer\.$/m,
    );
    expect(faults).toBe('');
    expect((await fetch(address)).status).toBe(200);
  });
  it.each([
    ['--rely', 'start: “--rely” is nothing that can be asked for: there are --relay and --host.\n'],
    ['--host', 'start: --host goes with --relay: Affray is served to other machines for that alone.\n'],
  ])('says in one sentence that %s alone asks for nothing', async (word, sentence) => {
    putBuild(1);
    const { faults, code, out } = await start(await freePort(), word);
    expect([faults, code, out]).toEqual([sentence, 1, '']);
  });
  it('says that the relay needs the packages where there are none', async () => {
    putBuild(1);
    const { faults, code } = await start(await freePort(), '--relay');
    expect([faults, code]).toEqual([
      'start: the relay needs the packages of Affray: run “npm ci” in this folder first.\n',
      1,
    ]);
  });
  it('says in one sentence that nothing can be built in a folder that cannot be written', async () => {
    closeFolder();
    const { faults, code, out } = await start(await freePort());
    expect(faults).toBe(
      'start: this folder cannot be written, so nothing can be built in it: copy Affray to a folder of your own.\n',
    );
    expect([code, out]).toEqual([1, '']);
  });
});

describe('a relay elsewhere', () => {
  it('is the one address more that the policy of a build allows; without one the page talks to its own server alone', () => {
    const of = (relay: string | undefined) => /connect-src ([^;]*)/.exec(policyWith(relayOf(relay)))?.[1];
    expect([undefined, '', ' '].map(of)).toEqual(["'self'", "'self'", "'self'"]);
    expect(of('wss://mqtt.example.org/mqtt')).toBe("'self' wss://mqtt.example.org/mqtt");
  });
  it.each([
    'https://mqtt.example.org',
    'wss://*.example.org',
    "wss://a.example 'unsafe-eval'",
    'wss://a.example/;x',
    'x',
  ])('is refused where it is no such address: %s', (relay) =>
    expect(() => relayOf(relay)).toThrow(`RELAY is “${relay}”: set it to an address like`),
  );
});

describe('the names after --host', () => {
  it('are those by which other machines know this one; without --host there are none', () => {
    expect(wishesOf(['--relay', '--host', 'Table.local', '10.0.0.7'])).toEqual({
      relay: true,
      host: true,
      names: ['table.local', '10.0.0.7'],
    });
    expect(wishesOf(['--relay', '--host', 'a b']).fault).toBe(
      '“a b” is nothing that can be asked for: there are --relay and --host.',
    );
    expect(wishesOf(['--relay', 'table.local']).fault).toContain('“table.local” is nothing');
  });
});

describe('the addresses of this machine', () => {
  it('are those of its networks, those of homes first', () => {
    const one = (address: string, internal = false, family = 'IPv4') => ({ address, internal, family });
    const found = {
      lo: [one('127.0.0.1', true)],
      docker: [one('172.17.0.1')],
      far: [one('85.1.2.3')],
      wifi: [one('fe80::1', false, 'IPv6'), one('192.168.1.5')],
      lan: [one('10.0.0.9')],
    };
    expect(ownAddresses(found)).toEqual(['192.168.1.5', '10.0.0.9', '172.17.0.1', '85.1.2.3']);
  });
});
