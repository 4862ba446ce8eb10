/** Tests the list of files that the service worker keeps for offline. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keptFiles } from './offline.ts';

/** A folder with these files, which is gone when the test has ended. */
function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'affray-offline-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

it('keeps what a page needs without a network, by the sum of what it holds where its name does not tell', () => {
  const kept = keptFiles(
    folderWith([
      'index.html',
      'maps/mill.webp',
      'manifest.webmanifest',
      'assets/index-1a.js',
      'assets/icons-1a/7.json',
      'assets/inter-latin-ext-1a.woff2',
    ]),
  );
  expect(kept.map(({ url }) => url)).toEqual([
    'assets/icons-1a/7.json',
    'assets/index-1a.js',
    'assets/inter-latin-ext-1a.woff2',
    'index.html',
    'manifest.webmanifest',
    'maps/mill.webp',
  ]);
  for (const { url, revision } of kept)
    expect(revision, url).toEqual(url.startsWith('assets/') ? null : expect.stringMatching(/^[\da-f]{32}$/));
  expect(new Set(kept.map(({ revision }) => revision)).size).toBe(4);
});

it('leaves to the network what needs one, what nobody reads, and itself', () => {
  const left = [
    'relay.json',
    'phone.html',
    'phone.webmanifest',
    'sw.js',
    'assets/phone-1a.js',
    'assets/mqtt.esm-1a.js',
    'assets/ed25519-1a.js',
    'assets/sha2-1a.js',
    'assets/index-1a.js.map',
    'assets/inter-greek-1a.woff2',
  ];
  expect(keptFiles(folderWith(left))).toEqual([]);
});
