/**
 * Tests whole random fights of every game. What they leave fits the game, is kept completely, is
 * taken back with the fight's end, and comes again with it.
 */
import { describe, expect, it } from 'vitest';
import { everyone } from '../../engine/fight.ts';
import { dispatch } from '../../engine/history.ts';
import { playAtRandom, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { redo, undo } from '../../engine/undo.ts';
import type { Character } from '../../formats/shelf/item.ts';
import { fromJson, toJson } from '../../formats/shelf/shelfFile.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { openEncounterOf } from '../context.ts';
import { character, shelfWith } from './campaign.testing.ts';
import { carryingOf, holdAgainst, keepCarried } from './carry.ts';

/** The number of fights of each game; `CARRY=40` plays many. */
const FIGHTS = Number(process.env.CARRY ?? 2);
/** The games in which anything lasts beyond a fight. */
const games = (await loadAllGames()).filter(({ after }) => after);

/** Plays a ready fight to its end. Its heroes are characters of a shelf. */
async function played(game: Ruleset, seed: number) {
  const ready = game.ready[seed % game.ready.length];
  if (!ready) throw new Error(`${game.name} has no ready fight.`);
  let encounter = { ...setUpOrThrow(game, readyScenes, ready.script), id: `fight-${seed}` };
  const heroes = everyone(encounter.fight).filter(({ side }) => encounter.fight.sides[side]?.stance === 'party');
  const table = await shelfWith(
    game,
    heroes.map(({ id, name, sheet }) => character(game, `c-${id}`, name, sheet)),
  );
  const linked = dispatch(game, encounter, {
    type: 'edit',
    label: 'Of the shelf',
    edits: heroes.map(({ id }) => ({ edit: 'combatant', combatant: id, shelf: `c-${id}` })),
  });
  if (!linked.ok) throw new Error(linked.refusal.text);
  encounter = linked.value as typeof encounter;
  const end = playAtRandom(game, encounter, seed, 60).encounter;
  const ids = heroes.filter(({ id }) => end.fight.combatants[id]).map(({ id }) => id);
  return { ...table, end, ids };
}

describe.each(games)('$name', (game) => {
  it('leaves values that fit, keeps them completely, takes them back with the end, and brings them again with the same end', async () => {
    for (let seed = 1; seed <= FIGHTS; seed += 1) {
      const { end, ids, now, read } = await played(game, seed);
      const all = () => Promise.all(ids.map((id) => read(`c-${id}`)));
      const before = await all();
      const open = openEncounterOf(game, end);
      const shown = carryingOf(open, now(), 0);
      expect(
        shown?.rows.map(({ state, why }) => why ?? state).filter((one) => one !== 'open' && one !== 'none'),
      ).toEqual([]);
      expect(await keepCarried(open, ids, now(), 1000)).toBe(true);
      const kept = await all();
      for (const [at, one] of kept.entries()) {
        const row = shown?.rows.find(({ character: id }) => id === one.id);
        expect(one.carried?.history).toMatchObject([
          { kind: 'fight', lines: row?.changes.map(({ text }) => text.slice(0, 200)) },
        ]);
        expect(row?.changes.length === 0, `${game.name} ${seed}: ${before[at]?.name}`).toBe(
          JSON.stringify(one.sheet) === JSON.stringify(before[at]?.sheet),
        );
      }
      expect(carryingOf(open, now(), 0)?.rows.every(({ state }) => state === 'kept')).toBe(true);
      const file = fromJson(toJson(kept), [game], () => 'new');
      expect(file.ok && file.value.wrong).toEqual([]);
      expect(file.ok && file.value.items.map((item) => (item as Character).carried)).toEqual(
        kept.map(({ carried }) => carried),
      );
      const back = undo(end);
      if (!back.ok) throw new Error(back.refusal.text);
      if (back.value.fight.stage === 'over') continue;
      expect(await holdAgainst(openEncounterOf(game, back.value), now)).toEqual([]);
      expect((await all()).map(({ sheet, carried }) => [sheet, carried?.fresh])).toEqual(
        before.map(({ sheet }) => [sheet, []]),
      );
      const again = redo(game, back.value);
      if (!again.ok) throw new Error(again.refusal.text);
      await holdAgainst(openEncounterOf(game, again.value), now);
      expect((await all()).map(({ sheet, carried }) => [sheet, carried])).toEqual(
        kept.map(({ sheet, carried }) => [sheet, carried]),
      );
    }
  });
});
