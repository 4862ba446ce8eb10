/** A new encounter from a script: set up, and its lines played. */
import type { Encounter } from '../../engine/encounter.ts';
import type { Script } from '../../engine/script.ts';
import { noScene, playLine, setUp } from '../../engine/scripts/lines.ts';
import { done, type Result, refused } from '../../engine/words.ts';
import { fetched } from '../../storage/fetched.ts';
import type { Surroundings } from '../surroundings.ts';

/**
 * Sets a new encounter up from a script and plays its lines; what it expects is not looked at, and a line that it says is refused may
 * be. Refused with a sentence when a part does not fit. A script without a seed gets one by chance. Rejects when the game or the scene
 * cannot be fetched.
 */
export async function fromScript(outside: Surroundings, script: Script): Promise<Result<Encounter>> {
  const ruleset = await outside.loadGame(script.ruleset);
  if (!ruleset) return refused('by hand', `There is no game “${script.ruleset}” here.`);
  const { scene: named, seed = outside.newSeed() } = script;
  const scene = typeof named === 'string' ? await fetched(() => outside.sceneById(named)) : named;
  if (!scene) return noScene(String(named), outside.sceneIds);
  const made = setUp(ruleset, {}, { ...script, scene, seed });
  if (!made.ok) return made;
  let encounter = made.value;
  for (const line of script.lines) {
    if ('expect' in line || 'note' in line) continue;
    const next = playLine(ruleset, encounter, line);
    if (next.ok) encounter = next.value;
    else if (!('refused' in line))
      return refused(next.refusal.rule, `A line of the script is refused: ${next.refusal.text}`);
  }
  return done(encounter);
}
