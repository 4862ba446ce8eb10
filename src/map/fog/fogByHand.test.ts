/** Tests fog by hand: the ruling, its words, and when a ruling would change nothing. */
import { describe, expect, it } from 'vitest';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { fogByHand, fogKeyAt, squaresBetween, veilOf } from './fogByHand.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]).fight;
const dark = { ...start, fog: { hall: true } as const };

describe('the GM’s command for fog', () => {
  it('names the zones, and includes only those that change', () => {
    expect(fogByHand(dark, ['hall', 'yard'], 'hide')).toMatchObject({
      label: 'In fog now: Yard.',
      edits: [{ places: ['yard'], way: 'hide' }],
    });
    expect(fogByHand(dark, ['hall'], 'reveal')).toMatchObject({ label: 'The players know now: Hall.' });
    expect(fogByHand(dark, ['hall'], 'hide')).toBeUndefined();
  });
  it('says “everything” in one word for the whole map', () => {
    expect(fogByHand(dark, 'all', 'hide')).toMatchObject({ edits: [{ places: 'all' }] });
    expect(fogByHand(dark, 'all', 'reveal')).toMatchObject({ label: 'The players know the whole map.' });
    expect(fogByHand(start, 'all', 'reveal')).toBeUndefined();
  });
  it('has a label of limited length, however many zones there are', () => {
    const { scene } = start;
    if (scene.kind !== 'zones' || !scene.zones.yard) throw new Error('The toy map has zones.');
    const ids = Array.from({ length: 40 }, (_, at) => `zone-${at}`);
    const zones = Object.fromEntries(ids.map((id) => [id, { ...scene.zones.yard!, id, name: `A long name ${id}` }]));
    const many = { ...start, scene: { ...scene, zones } };
    const command = fogByHand(many, ids, 'hide');
    expect(command?.type === 'edit' && command.label.length).toBeLessThanOrEqual(200);
  });
  it('covers for the GM exactly what the players do not know, and not where the party stands', () => {
    expect(veilOf(toy, start)).toBeUndefined();
    expect(veilOf(toy, { ...start, fog: { hall: true, yard: true } })?.part.outlines).toHaveLength(1);
  });
  it('has a key for a zone and for a square, and none for a border', () => {
    expect(fogKeyAt({ kind: 'zone', zone: 'hall' })).toBe('hall');
    expect(fogKeyAt({ kind: 'square', column: 3, row: 2 })).toBe('3,2');
    expect(fogKeyAt({ kind: 'border' })).toBeUndefined();
  });
});

describe('a rectangle by numbers', () => {
  it('counts from 1, takes its corners in any order, and ends at the edge of the map', () => {
    const map = { columns: 4, rows: 3 };
    expect(squaresBetween(map, { left: 2, right: 1, top: 3, bottom: 3 })).toEqual(['0,2', '1,2']);
    expect(squaresBetween(map, { left: 4, right: 9, top: 1, bottom: 1 })).toEqual(['3,0']);
    expect(squaresBetween(map, { left: 1, right: 4, top: 1, bottom: 3 })).toHaveLength(12);
  });
});
