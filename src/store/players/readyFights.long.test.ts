/**
 * Tests that each game has ready fights on at least four painted maps, that each of them can be
 * played for some rounds, and that the players' window can draw what it receives of it.
 */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { everyone } from '../../engine/fight.ts';
import { liveStateOf } from '../../engine/history.ts';
import { playAtRandom, playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { publicView } from '../../engine/public/publicView.ts';
import { type Ruleset, withBook } from '../../engine/ruleset.ts';
import { LESSON_GAMES } from '../../lesson/lessonParts.ts';
import { publicViewSchema } from '../../players/link/viewSchema.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { mapPaintingOf } from '../../scenery/mapPainting.ts';
import type { Place, Scene } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';

const games = await Promise.all((await loadAllGames()).map(withBook));
const fights = games.flatMap((ruleset) =>
  ruleset.ready.map(({ id, script }) => [`${ruleset.name}: ${id}`, ruleset, script] as const),
);

/** The name of a map in either of its forms. */
const mapOf = (scene: unknown) => String(scene).replace(/-(squares|zones)$/, '');

/** Whether a place is one of the map that the players have, and not a wall. */
function isOn(scene: Scene, place: Place): boolean {
  if (place.kind === 'off') return true;
  if (place.kind === 'zone') return scene.kind === 'zones' && scene.zones[place.zone] !== undefined;
  if (place.kind === 'border') return scene.kind === 'zones' && scene.borders[place.border] !== undefined;
  return scene.kind === 'squares' && place.column < scene.columns && place.row < scene.rows;
}

/** The view that both windows have of a moment; the players' window takes it by its schema. */
function lookOfPlayers(ruleset: Ruleset, encounter: Encounter) {
  const { fight, question } = liveStateOf(ruleset, encounter);
  const sent = JSON.stringify(publicView(ruleset, fight, question, { party: 'exact', others: 'word' }));
  return { fight, view: publicViewSchema.parse(JSON.parse(sent)) };
}

/** The games that Affray brings. A game that somebody has just begun has one fight. */
const brought = games.filter(({ id }) => LESSON_GAMES.some(({ game }) => game === id));
it('has a lesson for six games that it brings', () => expect(brought).toHaveLength(6));
it.each(brought.map((ruleset) => [ruleset.name, ruleset] as const))(
  '%s has fights on four painted maps or more',
  (_, { ready }) => {
    const maps = new Set(ready.map(({ script }) => mapOf(script.scene)));
    expect(maps.size).toBeGreaterThanOrEqual(4);
    for (const { script } of ready) expect(mapPaintingOf(readyScenes[String(script.scene)]!)).toBeDefined();
  },
);

describe.each(fights)('%s', (_, ruleset, script) => {
  it('is played for some rounds, and the players see the same map with those whom they know on it', {
    timeout: 480_000,
  }, () => {
    const begun = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] }), script.lines);
    const before = lookOfPlayers(ruleset, begun);
    expect(before.fight.stage).toBe('running');
    const painted = mapPaintingOf(before.fight.scene)!;
    expect(mapPaintingOf(before.view.scene)).toMatchObject({ layers: painted.layers, things: painted.things });
    // The meaning of things, the names of maps behind stairs and the table's own words stay here.
    for (const thing of before.view.scene.scenery ?? []) expect(thing).not.toHaveProperty('means');
    let looks = 0;
    const { encounter, moves } = playAtRandom(ruleset, begun, 28, 12, (now) => {
      const { fight, view } = lookOfPlayers(ruleset, now);
      looks += 1;
      expect(view.combatants.length).toBeLessThanOrEqual(everyone(fight).length);
      for (const { name, place } of view.combatants) expect([name, isOn(view.scene, place)]).toEqual([name, true]);
    });
    expect([moves > 0, looks > moves]).toEqual([true, true]);
    const after = lookOfPlayers(ruleset, encounter);
    expect(after.view.stage).toBe('over');
    expect(after.view.combatants.length).toBeGreaterThan(0);
    expect(after.view.order.rows.length).toBeGreaterThan(0);
    expect(after.view.last).toBeDefined();
  });
});
