/** Makes a new encounter from a script: sets the fight up and plays the script's lines. */
import type { Encounter } from '../../engine/encounter.ts';
import type { Script } from '../../engine/script.ts';
import { noReadyScene, playLine, setUp } from '../../engine/scripts/lines.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { readySceneIds } from '../../space/scenes/readyMaps.ts';
import type { StoreEnvironment } from '../environment.ts';

/**
 * Makes a new encounter from a script and plays its lines. The script's expectations are ignored. A
 * line that the script expects to be refused may be refused. Refuses with a sentence when a part
 * does not fit. A script without a seed gets a random seed. Rejects when the game or the scene
 * cannot be fetched.
 */
export async function fromScript(environment: StoreEnvironment, script: Script): Promise<Result<Encounter>> {
  const ruleset = await environment.loadGame(script.ruleset);
  if (!ruleset) return refusedResult('by hand', `There is no game “${script.ruleset}” here.`);
  const { scene, seed = environment.newSeed() } = script;
  const named = typeof scene === 'string' ? await environment.scene(scene) : scene;
  if (!named) return noReadyScene(String(scene), readySceneIds);
  const made = setUp(ruleset, {}, { ...script, scene: named, seed });
  if (!made.ok) return made;
  let encounter = made.value;
  for (const line of script.lines) {
    if ('expect' in line || 'note' in line) continue;
    const next = playLine(ruleset, encounter, line);
    if (next.ok) encounter = next.value;
    else if (!('refused' in line))
      return refusedResult(next.refusal.rule, `A line of the script is refused: ${next.refusal.text}`);
  }
  return okResult(encounter);
}
