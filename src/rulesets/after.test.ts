/**
 * Tests what every game says about the time after a fight: it fits the game's book and sheets, and
 * the functions are pure.
 */
import { describe, expect, it } from 'vitest';
import { withBook } from '../engine/ruleset.ts';
import { differing, keptOf, withKept } from '../formats/shelf/lasting.ts';
import { loadAllGames } from './index.ts';

/** The games that say anything about the time after a fight. In all other games nothing lasts. */
const games = (await Promise.all((await loadAllGames()).map(withBook))).filter(({ after }) => after);

/** The same value, frozen: a function that changes it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

describe.each(games)('$name', (game) => {
  it('says it by rules that are written, each rest and each value once', async () => {
    const after = game.after;
    if (!after) throw new Error(`${game.name} says nothing of it.`);
    const rules = new Set(game.rules.map(({ id }) => id));
    const said = [...after.stays, ...after.rests].map(({ rule }) => rule);
    expect(said.filter((rule) => !rules.has(rule))).toEqual([]);
    const once = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length);
    once(after.stays.map(({ path }) => path));
    once(after.rests.map(({ id }) => id));
    once(after.counts.map(({ id }) => id));
    const ids = after.rests.map(({ id }) => id);
    expect(after.rests.flatMap(({ most }) => most?.until ?? []).filter((id) => !ids.includes(id))).toEqual([]);
  });
  it('takes every rest with each of its creatures: the new sheet fits its schema, and the given sheet is unchanged', async () => {
    const after = game.after;
    let taken = 0;
    for (const { name, sheet: raw } of game.creatures) {
      const sheet = frozen(game.sheet.parse(raw));
      expect(after?.changes(sheet, sheet), name).toEqual([]);
      for (const rest of after?.rests ?? []) {
        if (rest.allowed && rest.allowed(sheet) !== true) continue;
        const choices = rest.choices?.(sheet).map(({ id }) => id) ?? [undefined];
        for (const choice of choices) {
          const faces = Object.fromEntries((rest.dice?.(sheet) ?? []).map(({ id, sides }) => [id, sides]));
          const rested = rest.take(sheet, { fresh: sheet, faces, choice });
          const kept = keptOf(after ?? { stays: [] }, rested);
          const put = withKept(game, sheet, kept);
          expect(put.ok && differing(put.value, kept), `${name}: ${rest.name}`).toEqual([]);
          taken += 1;
        }
      }
    }
    if (after?.rests.length)
      expect(taken, 'Some creature of the game takes some rest: a rest for nobody is none.').toBeGreaterThan(0);
  });
});
