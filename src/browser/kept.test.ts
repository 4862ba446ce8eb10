/**
 * Tests for storage that the browser may deny: no call throws where storage is denied, and stored
 * values are found.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToKeep, databaseDenied, deviceStore, recallValue, rememberValue, storageRoom, tabStore } from './kept.ts';

/** Makes the browser throw at the very name of a store. */
const denyByName = (name: string) =>
  vi.stubGlobal(name, undefined) &&
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

/** A store with the browser's interface. */
function stored(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, text) => void values.set(key, text) };
}

afterEach(() => vi.unstubAllGlobals());

describe('the browser’s storage', () => {
  it.each([
    ['localStorage', deviceStore],
    ['sessionStorage', tabStore],
  ] as const)('%s: nothing is found and nothing thrown where it is denied by name', (name, store) => {
    denyByName(name);
    rememberValue(store, 'a', { b: 1 });
    store.setItem('a', 'b');
    expect([recallValue(store, 'a'), store.getItem('a')]).toEqual([undefined, null]);
  });
  it('is denied on writing when it is full or may only be read', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => '{"b":1}', setItem: full });
    rememberValue(deviceStore, 'a', { b: 2 });
    expect(recallValue(deviceStore, 'a')).toEqual({ b: 1 });
  });
  it('returns stored values, from each store separately', () => {
    vi.stubGlobal('localStorage', stored());
    vi.stubGlobal('sessionStorage', stored());
    rememberValue(deviceStore, 'a', { b: 1 });
    expect([recallValue(deviceStore, 'a'), recallValue(tabStore, 'a')]).toEqual([{ b: 1 }, undefined]);
  });
  it('says why the database is denied, or that there is none', () => {
    denyByName('indexedDB');
    expect(databaseDenied()).toMatchObject({ name: 'SecurityError', message: 'Access is denied for this document.' });
    vi.stubGlobal('indexedDB', undefined);
    expect(databaseDenied()).toMatchObject({ name: 'SecurityError' });
    vi.stubGlobal('indexedDB', {});
    expect(databaseDenied()).toBeUndefined();
  });
  it('says nothing of its room and of permission to stay where these are denied', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    vi.stubGlobal('navigator', { storage: { estimate: denied, persist: denied } });
    expect([await storageRoom(), await askToKeep()]).toEqual([{ stays: 'not said' }, false]);
    vi.stubGlobal('navigator', {});
    expect([await storageRoom(), await askToKeep()]).toEqual([{ stays: 'not said' }, false]);
  });
});
