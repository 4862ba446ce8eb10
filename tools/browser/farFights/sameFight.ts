/** Plays the moves of a saved fight again in Node, and tells where the two differ. */
import { isDeepStrictEqual } from 'node:util';
import { inputsOf } from '../../../src/engine/byHand/inputs.ts';
import type { Encounter } from '../../../src/engine/encounter.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { runCommand } from '../../../src/engine/running/run.ts';
import { stepBack } from '../../../src/engine/undo.ts';
import { openEncounterFile } from '../../../src/formats/encounterFile.ts';

/** The encounter before its first step. */
function beginningOf(encounter: Encounter): Encounter {
  const back = stepBack(encounter);
  return back.ok ? beginningOf(back.value) : encounter;
}

/**
 * Opens the file that the GM's window saved, gives its commands and answers to the engine once
 * more, and gives the faults that it finds: none when the end is the same.
 */
export async function faultsOfSaved(bytes: Uint8Array<ArrayBuffer>, game: Ruleset): Promise<string[]> {
  const opened = await openEncounterFile(bytes, (id) => (id === game.id ? game : undefined));
  if (!opened.ok) return [`the saved fight does not open: ${opened.refusal.text}`];
  const { encounter } = opened.value;
  let { fight } = beginningOf(encounter);
  for (const { command, given, serial, label } of encounter.past) {
    const run = runCommand(game, fight, command, inputsOf(given), serial);
    if (run.fault) return [`“${label}” cannot be played again: ${run.fault.text}`];
    if (run.question) return [`“${label}” asks “${run.question.title}” when it is played again`];
    fight = run.fight;
  }
  return isDeepStrictEqual(JSON.parse(JSON.stringify(fight)), JSON.parse(JSON.stringify(encounter.fight)))
    ? []
    : ['the fight ends otherwise when it is played again'];
}
