/** The kinds of ground over which light and shade may be laid. */
import { describe, expect, test } from 'vitest';
import { groundSchema, isShaded } from './scene.ts';

describe('light and shade', () => {
  test('lie over a plain ground, and over a picture only when asked for', () => {
    expect(isShaded({ kind: 'plain', look: 'grass' })).toBe(true);
    expect(isShaded({ kind: 'picture', picture: 'a' })).toBe(false);
    expect(isShaded({ kind: 'picture', picture: 'a', shaded: true })).toBe(true);
  });

  test('are kept in a file as asked for, and a picture of an old file has none', () => {
    const old = groundSchema.parse({ kind: 'picture', picture: 'a' });
    expect(isShaded(old)).toBe(false);
    expect(groundSchema.safeParse({ kind: 'picture', picture: 'a', shaded: false }).success).toBe(false);
  });
});
