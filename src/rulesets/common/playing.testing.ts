/**
 * Plays a script in a game's tests: a cast on a map, and lines that do, answer and expect. The
 * fight that comes back has the game's types.
 */
import type { Encounter } from '../../engine/encounter.ts';
import type { Fight } from '../../engine/fight.ts';
import { liveStateOf } from '../../engine/history.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Script } from '../../engine/script.ts';
import { playScript } from '../../engine/scripts/playScript.ts';
import { readyScenes } from '../../space/scenes/index.ts';

/** Plays a script against the real rules. Throws the first line that fails, and the reason. */
export function playScriptOf<Sheet, State, House>(
  game: Ruleset<Sheet, State, House>,
  script: Omit<Script, 'title' | 'ruleset'>,
): { encounter: Encounter; fight: Fight<Sheet, State, House> } {
  const { ok, lines, encounter } = playScript(game, readyScenes, { title: 'A test', ruleset: game.id, ...script });
  const last = lines.at(-1);
  if (!ok || !encounter) throw new Error(`Line ${last?.line ?? 0}, ${last?.text ?? ''}: ${last?.fault ?? ''}`);
  return { encounter, fight: liveStateOf(game, encounter).fight };
}
