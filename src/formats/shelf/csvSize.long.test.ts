/** Tests tables that are long, wide or empty: the work grows as they do and no faster. */
import { beforeAll, describe, expect, it } from 'vitest';
import { growthOf } from '../../engine/forms/growth.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { loadGame } from '../../rulesets/index.ts';
import { fromCsv, toCsv } from './csv.ts';

let game: Ruleset;
beforeAll(async () => {
  game = (await loadGame('freeform'))!;
});
const tableOf = (rows: string, head = toCsv(game, []).trim()) => fromCsv(`${head}\n${rows}`, game, () => 'x');
const GOBLIN = 'freeform,creature,Goblin';

describe('a large table', () => {
  it.each([
    ['equal lines', 2400, (many: number) => `${GOBLIN}\n`.repeat(many)],
    ['lines that do not fit', 2400, (many: number) => 'goblin\n'.repeat(many)],
    ['empty lines', 40_000, (many: number) => '\n'.repeat(many)],
    ['cells in one line', 500_000, (many: number) => ','.repeat(many)],
    ['quotes that are not closed', 2400, (many: number) => '"a\n'.repeat(many)],
  ])('of twice as many %s takes no more than three times the work', (_what, many, rows) => {
    expect(growthOf(rows, many, tableOf)).toBeLessThan(3);
  });
  it('with a head of twice the width takes no more than three times the work', () => {
    const wide = (many: number) => `${toCsv(game, []).trim()}${','.repeat(many)}`;
    expect(growthOf(wide, 50_000, (head) => tableOf(`${GOBLIN}\n`.repeat(1000), head))).toBeLessThan(3);
  });
  it('with twice as many values in one cell takes no more than three times the work', () => {
    const row = (many: number) => {
      const values = JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, n) => [`value ${n}`, n])));
      return `creature,Goblin,"${values.replaceAll('"', '""')}"`;
    };
    expect(growthOf(row, 3000, (text) => tableOf(text, 'kind,name,more'))).toBeLessThan(3);
  });
  it('is refused at once where it has more lines than are read, and that takes no more work than the most', () => {
    const most = growthOf((many) => '\n'.repeat(many), 1_000_000, tableOf);
    expect(most).toBeLessThan(3);
    expect(tableOf('\n'.repeat(1_000_000))).toMatchObject({ ok: false });
    expect(tableOf(`${GOBLIN}\n`.repeat(6000))).toMatchObject({ ok: false });
  });
  it('is read to its end, however many empty lines are in it', () => {
    const read = tableOf(`${'\n'.repeat(6000)}${GOBLIN}\n`);
    expect(read.ok && read.value.items.map(({ name }) => name)).toEqual(['Goblin']);
  });
});
