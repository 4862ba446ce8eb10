/**
 * Tests that checking only the new parts of a scene gives the same answer as reading all of it,
 * over random changes of painted maps.
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { type Scene, sceneSchema } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import type { Encounter } from '../encounter.ts';
import { randomDecider, setUpOrThrow } from '../play.testing.ts';
import { changedSomewhere } from './changed.testing.ts';
import { faultOfKept } from './readable.ts';

/** The game’s first ready fight whose map has painted things, as it is set up. */
const painted = (await loadAllGames()).flatMap((game) => {
  const starts = game.ready.map(({ script }) => setUpOrThrow(game, readyScenes, { ...script, lines: [] }));
  const start = starts.find(({ fight }) => fight.scene.scenery?.length);
  return start ? [{ game, start }] : [];
});

const onScene = (encounter: Encounter, scene: Scene): Encounter => ({
  ...encounter,
  fight: { ...encounter.fight, scene },
});

describe.each(painted)('$game.name on a painted map', ({ game, start }) => {
  it('is called readable after a change of the map where reading all of the map says so', () => {
    const decide = randomDecider(5);
    const { scene } = start.fight;
    expect(scene.scenery?.length).toBeGreaterThan(0);
    const said = { fit: 0, unfit: 0 };
    for (let n = 0; n < 60; n += 1) {
      expect(faultOfKept(game, start), 'the map as it was').toBeUndefined();
      const key = decide.of(['scenery', 'materials'] as const);
      const changed = { ...scene, [key]: changedSomewhere(scene[key], decide) } as Scene;
      const right = sceneSchema.safeParse(JSON.parse(JSON.stringify(changed))).success;
      const fault = faultOfKept(game, onScene(start, changed));
      expect(fault === undefined, `${key}: ${fault}`).toBe(right);
      said[right ? 'fit' : 'unfit'] += 1;
    }
    expect(said.fit).toBeGreaterThan(2);
    expect(said.unfit).toBeGreaterThan(20);
  });
});
