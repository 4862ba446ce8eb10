/**
 * Tests how the card's numbers are remembered: they are stored beside the GM's own keys, and
 * neither overwrites the other.
 */
import { describe, expect, it, vi } from 'vitest';
import { deviceStore, recallValue } from '../../browser/kept.ts';
import type { Offer } from '../../engine/ruleset.ts';
import { useBindings } from '../../keys/bindings.ts';
import { moveKeysOf, offerOnKey } from './moveKeys.ts';

const offerOf = (action: string, more: Partial<Offer> = {}): Offer => ({
  actor: 'theobald',
  action,
  label: action,
  help: '',
  group: 'Moves',
  rule: '',
  ...more,
});
const barred = { blocked: { text: 'Not now.', rule: '' } };

it('moves get number keys without taking over keys that the GM has bound', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  });
  useBindings.getState().bind('next', ['b']);
  expect(moveKeysOf('a-fight', 'theobald', [offerOf('walk')], 'own turn')).toHaveLength(1);
  expect([...values.values()].map((text) => JSON.parse(text))).toContainEqual({ next: ['b'] });
  expect(recallValue(deviceStore, 'affray-keys')).toEqual({ next: ['b'] });
  vi.unstubAllGlobals();
});

describe('the number of a move', () => {
  it('is the attack’s from the start of the turn, although no foe is there yet', () => {
    const alone = [offerOf('attack', barred), offerOf('stow'), offerOf('move', barred)];
    const row = moveKeysOf('nobody-yet', 'theobald', alone, 'own turn');
    expect(offerOnKey(row, alone, 1)?.action).toBe('attack');
    const later = [offerOf('attack'), offerOf('stow'), offerOf('move')];
    expect(moveKeysOf('nobody-yet', 'theobald', later, 'own turn')).toEqual(row);
    expect(offerOnKey(row, later, 1)).toMatchObject({ action: 'attack' });
  });
  it('is also that of an attack which is one form of another action', () => {
    const shot = offerOf('use', { variant: 'shot', attack: true, ...barred });
    const alone = [shot, offerOf('use', { variant: 'rest' }), offerOf('use', { variant: 'song', ...barred })];
    const row = moveKeysOf('forms', 'theobald', alone, 'own turn');
    expect(offerOnKey(row, alone, 1)).toMatchObject({ variant: 'shot' });
    expect(row).toHaveLength(2);
  });
  it('stays with a move that is spent, and no other move slips onto it', () => {
    const row = moveKeysOf('spent', 'theobald', [offerOf('strike'), offerOf('stow')], 'own turn');
    const after = [offerOf('stow'), offerOf('drink'), offerOf('strike', barred)];
    expect(moveKeysOf('spent', 'theobald', after, 'own turn').slice(0, 2)).toEqual(row);
    expect(offerOnKey(row, after, 1)).toMatchObject({ action: 'strike', ...barred });
    // A move that is gone leaves its number empty.
    expect(offerOnKey(moveKeysOf('spent', 'theobald', [offerOf('drink')], 'own turn'), [offerOf('drink')], 1)).toBe(
      undefined,
    );
  });
  it('is the same throughout the turns before the first round, and another than in the rounds', () => {
    const early = [offerOf('place'), offerOf('stance')];
    const row = moveKeysOf('early', 'theobald', early, 'before the first round');
    expect(moveKeysOf('early', 'theobald', early.slice(1), 'before the first round')).toEqual(row);
    expect(moveKeysOf('early', 'theobald', [offerOf('strike')], 'own turn')).toHaveLength(1);
  });
});
