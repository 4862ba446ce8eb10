/**
 * Plants a secret on random fights of every game where sight lifts the fog, and looks for it in all
 * that players get. Who sees what is worked out a second time, plainly and slowly.
 */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import { playAtRandom } from '../../engine/play.testing.ts';
import { type PublicView, publicView } from '../../engine/public/publicView.ts';
import { changesOf } from '../../players/link/changes.ts';
import { toScreenSchema } from '../../players/link/protocol.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { fogKeysOf } from '../../space/fogged.ts';
import type { Place, Scene } from '../../space/scene.ts';
import { plantedFight, slowlySeen } from './planted.testing.ts';

/** Fights of each game: SIGHT_FIGHTS=70 npx vitest run src/store/players/sightMessages */
const FIGHTS = Number(process.env.SIGHT_FIGHTS ?? 1);
const STEPS = 24;

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

describe.each(await loadAllGames())('$name', (ruleset) => {
  it('with sight on the fog shows nobody and no place that the party does not see', { timeout: 3_600_000 }, () => {
    let messages = 0;
    let unseen = 0;
    for (let seed = 1; seed <= FIGHTS; seed += 1) {
      const ready = ruleset.ready.map((_, n) => ruleset.ready[(seed + n) % ruleset.ready.length]?.script);
      const start = ready.flatMap((script) => (script && plantedFight(ruleset, script, seed)) || [])[0];
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
