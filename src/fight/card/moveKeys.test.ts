/**
 * Tests how the card's numbers are remembered: they are stored beside the GM's own keys, and
 * neither overwrites the other.
 */
import { expect, it, vi } from 'vitest';
import { deviceStore, recallValue } from '../../browser/kept.ts';
import type { Offer } from '../../engine/ruleset.ts';
import { useBindings } from '../../keys/bindings.ts';
import { moveKeysOf } from './moveKeys.ts';

it('moves get number keys without taking over keys that the GM has bound', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  });
  useBindings.getState().bind('next', ['b']);
  const offer: Offer = { actor: 'theobald', action: 'walk', label: 'Walk', help: '', group: 'Moves', rule: '' };
  expect(moveKeysOf('a-fight', 'theobald', [offer], 'own turn')).toHaveLength(1);
  expect([...values.values()].map((text) => JSON.parse(text))).toContainEqual({ next: ['b'] });
  expect(recallValue(deviceStore, 'affray-keys')).toEqual({ next: ['b'] });
  vi.unstubAllGlobals();
});
