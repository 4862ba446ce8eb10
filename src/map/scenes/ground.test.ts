/** Tests the chosen ground of a fight, and the map that each game makes of that ground. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMapFile } from '../../formats/maps/mapFile.ts';
import { notesSchema } from '../../space/notes.ts';
import { zonesNamed } from '../../space/scenes/scenes.testing.ts';
import { offsetOf } from '../../space/squares/gridFit.ts';
import { type Ground, notesOfGround, otherFormOf, readyFor, readyFormOf, sceneOf, untouched } from './ground.ts';

const of = (part: Partial<Ground>): Ground => ({ ...untouched, ...part });
const from = new File([], 'Crypt.png');
const picture = { name: 'Crypt', from, picture: 'hash', width: 600, height: 400, told: undefined, grid: undefined };

describe('the map for a chosen ground', () => {
  it('is missing until a ground is chosen', () => {
    expect(sceneOf(untouched, ['zones', 'squares'])).toBeUndefined();
    expect(sceneOf(of({ way: 'picture' }), ['zones'])).toBeUndefined();
    expect(sceneOf(of({ way: 'file' }), ['zones'])).toBeUndefined();
  });
  it('follows the game: a ready-made map is fetched as zones or as squares', () => {
    expect(readyFormOf(of({ ready: 'mill' }), ['zones'])).toBe('mill');
    expect(readyFormOf(of({ ready: 'mill' }), ['squares'])).toBe('mill-squares');
    expect(readyFormOf(of({ ready: 'mill', kind: 'squares' }), ['zones', 'squares'])).toBe('mill-squares');
    expect(readyFormOf(of({ ready: 'quarry' }), ['zones', 'squares'])).toBe('quarry-zones');
    expect(readyFormOf(of({ ready: 'mill' }), [])).toBeUndefined();
  });
  it('is missing until it is fetched, and again when another form is wanted', () => {
    const scene = zonesNamed('mill');
    const fetched = of({ ready: 'mill', fetched: { id: 'mill', scene } });
    expect(sceneOf(fetched, ['zones'])).toBe(scene);
    expect(sceneOf(fetched, ['squares'])).toBeUndefined();
    expect(sceneOf(of({ ready: 'mill' }), ['zones'])).toBeUndefined();
  });
  it('is the first in the list while none is named: first come those that were made for its kind', () => {
    expect(readyFormOf(of({ ready: 'usual' }), ['zones'])).toBe('crossroads');
    expect(readyFormOf(of({ ready: 'usual' }), ['squares'])).toBe('quarry');
    expect(
      readyFor('zones')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(
      readyFor('squares')
        .map(({ id }) => id)
        .toSorted(),
    );
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
  it('lies on the grid that was found in the picture, where that is wished', () => {
    const grid = { pixels: 40, x: 10, y: 25, seen: 1, sure: true };
    const ground = of({ way: 'picture', picture: { ...picture, grid }, fits: 'found' });
    const scene = sceneOf(ground, ['squares']);
    expect(scene).toMatchObject({ kind: 'squares', columns: 15, rows: 10, pixels: 40 });
    expect(scene?.kind === 'squares' && offsetOf(scene)).toEqual({ x: 10, y: 25 });
    expect(sceneOf({ ...ground, fits: 'number' }, ['squares'])).toMatchObject({ columns: 24 });
    expect(sceneOf(ground, ['zones'])).toMatchObject({ kind: 'zones', zones: {} });
  });
});

describe('a map file', () => {
  const text = readFileSync(`${import.meta.dirname}/../../formats/samples/crypt_of_keverr.json`, 'utf8');
  const read = readMapFile('crypt.json', text);
  if (!read.ok) throw new Error(read.refusal.text);
  const file = { map: read.value, picture: undefined };
  it('has a form for each kind, and the other one is kept under its own name', () => {
    const ground = of({ way: 'file', file });
    expect(sceneOf(ground, ['zones'])).toMatchObject({ kind: 'zones', name: 'Crypt of Keverr' });
    expect(otherFormOf(ground, ['zones'])).toMatchObject({ kind: 'squares', name: 'Crypt of Keverr (squares)' });
    expect(otherFormOf(ground, ['squares'])).toMatchObject({ kind: 'zones' });
    expect(otherFormOf(of({ way: 'plain', file }), ['zones'])).toBeUndefined();
  });
  it('has its notes as notes of the fight, which players do not read', () => {
    const notes = notesOfGround(of({ way: 'file', file }), 'zones');
    expect(notes).toHaveLength(14);
    expect(notesSchema.safeParse(Object.fromEntries(notes.map((note) => [note.id, note]))).success).toBe(true);
    expect(notes.every(({ seen }) => seen === 'gm')).toBe(true);
    expect(notesOfGround(of({ way: 'plain', file }), 'zones')).toEqual([]);
  });
});

describe('hexes', () => {
  it('are laid over plain ground, over a picture and over a ready-made map, where the game plays on them', () => {
    const kinds = ['squares', 'hexes', 'zones'] as const;
    const plain = of({ way: 'plain', kind: 'hexes', hexes: { columns: 5, rows: 4 }, turn: 'flat' });
    expect(sceneOf(plain, kinds)).toMatchObject({ kind: 'zones', hexes: { columns: 5, rows: 4, turn: 'flat' } });
    expect(sceneOf(plain, ['zones'])).not.toHaveProperty('hexes');
    const laid = sceneOf(of({ way: 'picture', kind: 'hexes', picture, across: 12 }), kinds);
    expect(laid).toMatchObject({ hexes: { columns: 12, turn: 'pointed' }, ground: { kind: 'picture' } });
    expect(readyFormOf(of({ ready: 'mill', kind: 'hexes' }), kinds)).toBe('mill-hexes');
    const kept = { id: 'one', scene: laid! };
    expect(sceneOf(of({ way: 'shelf', kept }), kinds)).toBe(laid);
    expect(sceneOf(of({ way: 'shelf', kept }), ['zones'])).toBeUndefined();
  });
});
