/** A saved file and the sentences that opening it gives, for tests of formats. */
import { strToU8 } from 'fflate';
import type { Encounter } from '../engine/encounter.ts';
import { playLines, setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { openEncounterFile } from './encounterFile.ts';

const rulesetOf = (id: string) => (id === 'toy' ? toy : undefined);
export const openFileBytes = (bytes: Uint8Array) => openEncounterFile(bytes, rulesetOf);
export const jsonBytes = (value: unknown) => strToU8(JSON.stringify(value));

/** The sentence of a refusal. */
export async function refusalOfFile(bytes: Uint8Array): Promise<string> {
  const result = await openFileBytes(bytes);
  if (result.ok) throw new Error('It was opened.');
  return result.refusal.text;
}
export async function openedFile(bytes: Uint8Array) {
  const result = await openFileBytes(bytes);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
}

export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** A fight in the middle of a reaction, with something undone before. */
export const fightInReaction = (): Encounter =>
  playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [
    { begin: true },
    { do: 'round' },
    { undo: 1 },
    { do: 'strike', by: 'ogre' },
    { answer: 'ash' },
  ]);

export const with_ = (change: (copy: Encounter) => void): Encounter => {
  const copy = structuredClone(fightInReaction());
  change(copy);
  return copy;
};
