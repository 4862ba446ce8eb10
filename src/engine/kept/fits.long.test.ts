/**
 * Tests that reading only the new parts of a game's data gives the same answer as reading all of
 * it, over random changes of the sheets, states and house rules of every game.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { everyone } from '../fight.ts';
import { playAtRandom, randomDecider, setUpOrThrow } from '../play.testing.ts';
import { changedSomewhere } from './changed.testing.ts';
import { fitsSchema, noneRead } from './fits.ts';

const whole = (schema: z.ZodMiniType, value: unknown): boolean =>
  schema.safeParse(value === undefined ? undefined : JSON.parse(JSON.stringify(value))).success;

describe.each(await loadAllGames())('$name', (game) => {
  it('says of changed data what reading all of it says', () => {
    const decide = randomDecider(3);
    const { fight } = playAtRandom(
      game,
      setUpOrThrow(game, readyScenes, { ...game.ready[0]!.script, lines: [] }),
      2,
      12,
    ).encounter;
    const read = noneRead();
    const said = { fit: 0, unfit: 0 };
    const own: [z.ZodMiniType, unknown][] = [
      [game.state, fight.state],
      [game.house, fight.house],
      ...everyone(fight).map(({ sheet }): [z.ZodMiniType, unknown] => [game.sheet, sheet]),
    ];
    for (const [schema, data] of own) {
      expect(fitsSchema(schema, data, read)).toBe(true);
      for (let n = 0; n < 150; n += 1) {
        const changed = changedSomewhere(data, decide);
        const right = whole(schema, changed);
        expect(fitsSchema(schema, changed, read), JSON.stringify(changed)).toBe(right);
        said[right ? 'fit' : 'unfit'] += 1;
      }
    }
    expect(said.fit).toBeGreaterThan(20);
    expect(said.unfit).toBeGreaterThan(20);
  });
});

describe('parts', () => {
  const inner = z.object({ n: z.number() });
  const schema = z.object({ list: z.array(inner), more: z.optional(z.record(z.string(), inner)) });
  it('are read once by each schema, and once more where they are new', () => {
    const known = { n: 1 };
    const read = noneRead();
    expect(fitsSchema(schema, { list: [known] }, read)).toBe(true);
    // A part that was read is not looked at again, which a change in place shows.
    Object.assign(known, { n: 'spoiled' });
    expect(fitsSchema(schema, { list: [known] }, read)).toBe(true);
    expect(fitsSchema(schema, { list: [{ n: 'spoiled' }] }, read)).toBe(false);
    expect(fitsSchema(schema, { list: [], more: { a: { n: 'spoiled' } } }, read)).toBe(false);
    expect(fitsSchema(schema, { list: [known, undefined] }, read)).toBe(false);
  });
});
