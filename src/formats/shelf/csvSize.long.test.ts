/** Tests tables that are long, wide or empty: each is read by few steps for each of its letters. */
import { beforeAll, describe, expect, it } from 'vitest';
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
    ['6,000 equal lines', () => `${GOBLIN}\n`.repeat(6000)],
    ['5,000 equal lines', () => `${GOBLIN}\n`.repeat(5000)],
    ['6,000 lines that do not fit', () => 'goblin\n'.repeat(6000)],
    ['a million empty lines', () => '\n'.repeat(1_000_000)],
    ['a line of a million cells', () => ','.repeat(1_000_000)],
    ['6,000 quotes that are not closed', () => '"a\n'.repeat(6000)],
  ])('of %s is read in less than a second of the processor', (_what, rows) => {
    const text = rows();
    const from = process.cpuUsage();
    tableOf(text);
    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
  it('with a very wide head is read in less than a second of the processor', () => {
    const from = process.cpuUsage();
    const read = tableOf(`${GOBLIN}\n`.repeat(4000), `${toCsv(game, []).trim()}${','.repeat(100_000)}`);
    const { user, system } = process.cpuUsage(from);
    expect(read.ok && read.value.items.length).toBe(4000);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
  it('is read to its end, however many empty lines are in it', () => {
    const read = tableOf(`${'\n'.repeat(6000)}${GOBLIN}\n`);
    expect(read.ok && read.value.items.map(({ name }) => name)).toEqual(['Goblin']);
  });
});
