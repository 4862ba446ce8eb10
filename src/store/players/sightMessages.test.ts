/**
 * Plants a secret on random fights of every game where sight lifts the fog, and looks for it in all
 * that players get. Who sees what is worked out a second time, plainly and slowly.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../engine/command.ts';
import { everyone, type Fight } from '../../engine/fight.ts';
import { liveStateOf } from '../../engine/history.ts';
import { playAtRandom, playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { isTheirs } from '../../engine/public/partySight.ts';
import { type PublicView, publicView } from '../../engine/public/publicView.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Script } from '../../engine/script.ts';
import { changesOf } from '../../players/link/changes.ts';
import { toScreenSchema } from '../../players/link/protocol.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import type { Area } from '../../space/areas/area.ts';
import { fogKeysOf } from '../../space/fogged.ts';
import type { Place, Scene } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { innerPoint } from '../../space/shapes/polygon.ts';
import { sightBetween } from '../../space/sight/sight.ts';
import { slowSight } from '../../space/sight/squareSight.testing.ts';
import { inZone } from '../../space/zones/zones.ts';

/** Fights of each game: SIGHT_FIGHTS=70 npx vitest run src/store/players/sightMessages */
const FIGHTS = Number(process.env.SIGHT_FIGHTS ?? 1);
const STEPS = 24;

/**
 * The places that the party sees, by trying every line. Darkness is left out: it only hides more.
 */
function slowlySeen(ruleset: Ruleset, fight: Fight): Set<string> {
  const { scene } = fight;
  const seen = new Set<string>();
  for (const one of everyone(fight).filter((who) => isTheirs(fight, who))) {
    const { place } = one;
    if (place.kind === 'square' && scene.kind === 'squares')
      for (const key of slowSight(scene, place, ruleset.size(one).squares)) seen.add(key);
    else if (place.kind !== 'off' && scene.kind === 'zones')
      for (const id of Object.keys(scene.zones)) if (sightBetween(scene, place, inZone(id)).seen) seen.add(id);
  }
  return seen;
}

const keysUnder = (scene: Scene, place: Place, squares: number): string[] => {
  if (place.kind === 'zone') return [place.zone];
  if (place.kind === 'border' && scene.kind === 'zones') return scene.borders[place.border]?.between ?? [];
  if (place.kind !== 'square') return [];
  return Array.from({ length: squares * squares }, (_, n) => {
    return `${place.column + (n % squares)},${place.row + Math.floor(n / squares)}`;
  });
};

/** The places of a view that are not covered. */
function shownPlaces({ scene, cover }: PublicView): string[] {
  if (scene.kind === 'zones') return Object.keys(scene.zones);
  const shown = new Set(fogKeysOf(scene));
  for (const box of cover?.kind === 'boxes' ? cover.boxes : [])
    for (let row = box.row; row < box.row + box.rows; row += 1)
      for (let column = box.column; column < box.column + box.columns; column += 1) shown.delete(`${column},${row}`);
  return [...shown];
}

/**
 * Areas about a place that players do not see: one of the GM’s own over the whole map, and one for
 * the players that names who stands there.
 */
function areasAt(scene: Scene, place: Place): Edit[] {
  const { x, y } =
    place.kind === 'square' && scene.kind === 'squares'
      ? { x: (place.column + 0.5) * scene.pixels, y: (place.row + 0.5) * scene.pixels }
      : innerPoint((place.kind === 'zone' && scene.kind === 'zones' && scene.zones[place.zone]?.polygon) || []);
  const area = (id: string, name: string, radius: number, seen: Area['seen']): Edit => ({
    edit: 'area',
    id,
    area: { id, name, shape: { kind: 'circle', at: { x, y }, radius }, colour: 'rose', seen },
  });
  return [area('area-1', 'PLANTED', 20_000, 'gm'), area('area-2', 'CANARY cloud', 60, 'players')];
}

/** A fight in which somebody stands where the party does not see, if the map has such a place. */
function planted(ruleset: Ruleset, script: Script, seed: number) {
  const bare = setUpOrThrow(ruleset, readyScenes, { ...script, seed, lines: [] });
  const { scene } = bare.fight;
  const seen = slowlySeen(ruleset, bare.fight);
  const hidden = fogKeysOf(scene).filter(
    (key) => !seen.has(key) && (scene.kind === 'zones' || scene.cells[key]?.blocked !== true),
  );
  const key = hidden[(seed * 31) % Math.max(1, hidden.length)];
  if (key === undefined) return undefined;
  const [column = 0, row = 0] = key.split(',').map(Number);
  const place: Place = scene.kind === 'zones' ? inZone(key) : { kind: 'square', column, row };
  const { player: _player, ...foe } = script.cast.at(-1) as Script['cast'][number];
  const cast = [...script.cast, { ...foe, id: 'canary', name: 'CANARY', side: 'foes', place }];
  const darkness = seed % 2 === 0 ? ('counts' as const) : ('as by day' as const);
  return playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...script, seed, lines: [], cast }), [
    { edit: [{ edit: 'sight', fog: 'by sight', darkness }, ...areasAt(scene, place)], label: 'Sight' },
  ]);
}

describe.each(await loadAllGames())('$name', (ruleset) => {
  it('with sight on the fog shows nobody and no place that the party does not see', { timeout: 3_600_000 }, () => {
    let messages = 0;
    let unseen = 0;
    for (let seed = 1; seed <= FIGHTS; seed += 1) {
      const ready = ruleset.ready.map((_, n) => ruleset.ready[(seed + n) % ruleset.ready.length]?.script);
      const start = ready.flatMap((script) => (script && planted(ruleset, script, seed)) || [])[0];
      if (!start) continue;
      const ever = new Set<string>();
      let last: PublicView | undefined;
      let met = false;
      playAtRandom(ruleset, start, seed, STEPS, (at) => {
        const { fight, question } = liveStateOf(ruleset, at);
        const view = publicView(ruleset, fight, question, { party: 'exact', others: 'exact' });
        const now = slowlySeen(ruleset, fight);
        for (const key of now) ever.add(key);
        const canary = fight.combatants.canary;
        const here = canary ? keysUnder(fight.scene, canary.place, ruleset.size(canary).squares) : [];
        const isSeen = here.length === 0 || here.some((key) => now.has(key));
        met ||= isSeen;
        const sent = JSON.stringify(view);
        toScreenSchema.parse({ type: 'view', n: 1, view: JSON.parse(sent), pictures: [] });
        messages += 1;
        expect(sent).not.toContain('PLANTED');
        for (const { places } of view.areas ?? [])
          for (const key of places) if (!key.startsWith('border')) expect(ever).toContain(key.replace(/^\w+:/, ''));
        if (!isSeen) {
          unseen += 1;
          expect(sent, `fight ${seed}`).not.toMatch(/canary/i);
          if (!met && last) expect(JSON.stringify(changesOf(last, view))).not.toMatch(/canary/i);
        }
        expect(shownPlaces(view).filter((key) => !ever.has(key))).toEqual([]);
        if (view.scene.kind === 'squares')
          expect(Object.keys(view.scene.cells).filter((key) => !ever.has(key))).toEqual([]);
        last = view;
      });
    }
    console.log(`${ruleset.name}: ${messages} messages, ${unseen} of them while nobody saw the planted one`);
    expect(messages).toBeGreaterThan(5);
    expect(unseen).toBeGreaterThan(0);
  });
});
