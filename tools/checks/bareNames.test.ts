/** Tests that only one module names what a browser may deny. */
import { describe, expect, it } from 'vitest';
import { bareNamesIn } from './bareNames.mjs';

describe('the names of browser storage', () => {
  it.each([
    ["const device = typeof localStorage === 'undefined' ? undefined : localStorage;", ['localStorage']],
    ['useState(() => rememberedPerInch(sessionStorage, thisDisplay()))', ['sessionStorage']],
    ["globalThis.indexedDB.open('affray'); void caches.keys();", ['indexedDB', 'caches']],
    ['await globalThis.navigator?.storage?.persist?.()', ['navigator.storage']],
    ['await navigator\n  .storage.estimate()', ['navigator.storage']],
  ])('is found where it stands bare: %s', (text, names) => expect(bareNamesIn(text)).toEqual(names));

  it.each([
    '/** Kept in localStorage, or a stand-in. */',
    "const at = 'https://affray'; // caches nothing",
    "const sentence = 'The thief caches the gold.';",
    'const kept = deviceStore.getItem(key);',
    'navigator.locks.request(name);',
  ])('is not found in words, or where something else is named: %s', (text) => expect(bareNamesIn(text)).toEqual([]));
});
