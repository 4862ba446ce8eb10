/** Tests that undo puts every figure back where it was drawn, also within its zone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { layOut } from '../board/layout/layout.ts';
import { createLayoutMemory } from '../board/layout/layoutMemory.ts';
import type { Encounter } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import { playAtRandom, setUpOrThrow } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { derivedOf } from '../engine/table/derived.ts';
import { undo } from '../engine/undo.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { allGames } from '../store/encounters/window.testing.ts';
import { tokensOf } from './boardModel.ts';

const games = await allGames();

/**
 * Stands in for a window that draws one moment after the other. Gives where everybody stands at
 * each.
 */
function watching(ruleset: Ruleset, layOutOnce: typeof layOut) {
  let last: ReturnType<typeof layOut> | undefined;
  return (encounter: Encounter) => {
    const { fight, question } = liveStateOf(ruleset, encounter);
    const tokens = tokensOf(ruleset, fight, derivedOf(ruleset, fight), { question, picked: [], selected: [] });
    last = layOutOnce(fight.scene, tokens, last);
    return [...last.spots];
  };
}

const momentOf = ({ past, open }: Encounter): string => `${past.length}.${open?.given.length ?? -1}`;

describe.each(games)('$name', ({ game }) => {
  const onZones = game.ready.filter(({ script }) => {
    const scene = typeof script.scene === 'string' ? readyScenes[script.scene] : script.scene;
    return scene?.kind === 'zones';
  });
  it.runIf(onZones.length > 0)('draws the same after any steps and as many back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...onZones), (seed, { script }) => {
        const draw = watching(game, createLayoutMemory());
        const start = setUpOrThrow(game, readyScenes, { ...script, seed, lines: [] });
        const drawn = new Map([[momentOf(start), draw(start)]]);
        const { encounter } = playAtRandom(game, start, seed, 4, (now) => drawn.set(momentOf(now), draw(now)));
        for (let back = undo(encounter); back.ok; back = undo(back.value)) {
          const spots = draw(back.value);
          expect(spots).toEqual(drawn.get(momentOf(back.value)) ?? spots);
        }
      }),
      { numRuns: 3 },
    );
  });
});
