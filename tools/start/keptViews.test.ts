/** Tests which tables' views a relay keeps, and for how long. */
import { describe, expect, it } from 'vitest';
import { createKeptViews } from './keptViews.mjs';

const LIMITS = { tables: 5, tablesOfOneAddress: 3, quiet: 10, kept: 100 };

function keptViews() {
  let time = 0;
  const forgotten: string[] = [];
  const views = createKeptViews(
    LIMITS,
    (table) => void forgotten.push(table),
    () => time,
  );
  views.end();
  const at = (now: number): void => {
    time = now;
  };
  return { views, forgotten, at };
}

describe('kept views', () => {
  it('of one address are no more than its share, and none in use makes room', () => {
    const { views, forgotten, at } = keptViews();
    expect(['a', 'b', 'c', 'd'].map((table) => views.keep(table, 'stranger'))).toEqual([true, true, true, false]);
    expect(['x', 'y', 'z'].map((table) => views.keep(table, 'gm'))).toEqual([true, true, false]);
    expect(views.keep('a', 'stranger')).toBe(true);
    at(9);
    expect([views.keep('z', 'gm'), forgotten]).toEqual([false, []]);
  });
  it('make room by the one that was quiet for the longest', () => {
    const { views, forgotten, at } = keptViews();
    for (const table of ['a', 'b', 'c']) views.keep(table, 'one');
    at(5);
    views.heard('a');
    at(10);
    expect([views.keep('d', 'one'), forgotten]).toEqual([true, ['b']]);
    expect([views.keep('x', 'two'), views.keep('y', 'two'), views.keep('z', 'two')]).toEqual([true, true, true]);
    expect(forgotten).toEqual(['b', 'c']);
  });
  it('end some hours after the last message of their table', () => {
    const { views, forgotten, at } = keptViews();
    views.keep('a', 'one');
    views.keep('b', 'one');
    at(50);
    views.heard('a');
    views.heard('of nobody');
    at(100);
    views.forgetOld();
    expect(forgotten).toEqual(['b']);
    at(150);
    views.forgetOld();
    expect(forgotten).toEqual(['b', 'a']);
  });
});
