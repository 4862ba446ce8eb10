/** Tests the chosen ground of a fight, and the map that each game makes of that ground. */
import { describe, expect, it } from 'vitest';
import { type Ground, readyFor, sceneOf, untouched } from './ground.ts';

const of = (part: Partial<Ground>): Ground => ({ ...untouched, ...part });
const picture = { name: 'Crypt', picture: 'hash', width: 600, height: 400, told: undefined };

describe('the map for a chosen ground', () => {
  it('is missing until a ground is chosen', () => {
    expect(sceneOf(untouched, ['zones', 'squares'])).toBeUndefined();
    expect(sceneOf(of({ way: 'picture' }), ['zones'])).toBeUndefined();
    expect(sceneOf(of({ way: 'file' }), ['zones'])).toBeUndefined();
  });
  it('follows the game: when the game does not play on a ready-made map, its first map is taken instead', () => {
    const [zones] = readyFor(['zones']);
    const [squares] = readyFor(['squares']);
    const chosen = of({ ready: zones?.[0] });
    expect(sceneOf(chosen, ['zones'])).toBe(zones?.[1]);
    expect(sceneOf(chosen, ['squares'])).toBe(squares?.[1]);
    expect(sceneOf(of({ ready: 'usual' }), ['zones'])).toBe(zones?.[1]);
    expect(sceneOf(chosen, [])).toBeUndefined();
  });
  it('is of the wanted kind where the game plays on it, and else of the game’s own kind', () => {
    const plain = of({ way: 'plain', kind: 'squares', squares: { columns: 7, rows: 5 } });
    expect(sceneOf(plain, ['zones', 'squares'])).toMatchObject({ kind: 'squares', columns: 7, rows: 5 });
    expect(sceneOf(plain, ['zones'])).toMatchObject({ kind: 'zones' });
  });
  it('lies on the picture, with the given number of squares across', () => {
    const ground = of({ way: 'picture', picture, across: 30 });
    expect(sceneOf(ground, ['squares'])).toMatchObject({ kind: 'squares', name: 'Crypt', columns: 30, rows: 20 });
    expect(sceneOf(ground, ['zones'])).toMatchObject({ kind: 'zones', width: 600, height: 400, zones: {} });
    expect(sceneOf(of({ ...ground, picture: { ...picture, height: 99 } }), ['zones'])).toBeUndefined();
  });
});
