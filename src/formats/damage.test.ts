/**
 * Tests of damaged files. Every part has a checksum: a damaged part is named, and the whole parts
 * are opened.
 */
import * as fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import { playLines, setUpOrThrow } from '../engine/play.testing.ts';
import { scriptSchema } from '../engine/script.ts';
import { playScript } from '../engine/scripts/playScript.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { redo } from '../engine/undo.ts';
import { checksum } from './checksum.ts';
import { openEncounterFile, packEncounter, unpackFile } from './encounterFile.ts';

const rulesetOf = (id: string) => (id === 'toy' ? toy : undefined);
const open = (bytes: Uint8Array) => openEncounterFile(bytes, rulesetOf);
const fight = (): Encounter =>
  playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [
    { begin: true },
    { do: 'strike', by: 'ogre' },
    { answer: 'ash' },
    { answer: 'pass' },
    { roll: true },
    { do: 'round' },
    { undo: 1 },
  ]);
/** The parts of a saved file, uncompressed, so that a flipped bit is in the text itself. */
async function partsOf(encounter: Encounter): Promise<Record<string, Uint8Array>> {
  return unzipSync(await packEncounter(encounter, new Map()));
}
const stored = (parts: Record<string, Uint8Array>) => zipSync(parts, { level: 0 });
const flipped = (bytes: Uint8Array, at: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at % copy.length] = (copy[at % copy.length] ?? 0) ^ 1;
  return copy;
};

describe('a file with a flipped bit', () => {
  it('in the fight is refused and called damaged', async () => {
    const parts = await partsOf(fight());
    const main = parts['encounter.json'] as Uint8Array;
    await fc.assert(
      fc.asyncProperty(fc.nat(main.length - 1), async (at) => {
        const result = await open(stored({ ...parts, 'encounter.json': flipped(main, at) }));
        expect(result.ok ? 'opened' : result.refusal.text).toContain('damaged');
      }),
      { numRuns: 300 },
    );
  });
  it('in the history opens the fight without its history, and the GM is told', async () => {
    const saved = fight();
    const parts = await partsOf(saved);
    const history = parts['history.json'] as Uint8Array;
    await fc.assert(
      fc.asyncProperty(fc.nat(history.length - 1), async (at) => {
        const result = await open(stored({ ...parts, 'history.json': flipped(history, at) }));
        if (!result.ok) throw new Error(result.refusal.text);
        expect(result.value.told).toContain('history in the file is damaged');
        expect(result.value.encounter).toEqual({ ...saved, past: [], future: [] });
      }),
      { numRuns: 200 },
    );
  });
  it('anywhere in a packed file is refused, or reported, or gives the same fight', async () => {
    const saved = fight();
    const bytes = await packEncounter(saved, new Map());
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
        const copy = bytes.slice();
        copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const result = await open(copy);
        if (result.ok && result.value.told === undefined) expect(result.value.encounter).toEqual(saved);
        if (!result.ok) expect(result.refusal.text).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 400 },
    );
  });
  it('opens without its history or its checksums, with the parts that are there', async () => {
    const saved = fight();
    const { 'history.json': history, 'sums.json': sums, ...main } = await partsOf(saved);
    const without = await open(stored({ ...main, 'sums.json': sums as Uint8Array }));
    expect(without.ok && without.value.told).toContain('history');
    const plain = await open(stored({ ...main, 'history.json': history as Uint8Array }));
    expect(plain.ok && plain.value).toMatchObject({ told: expect.stringContaining('checks in the file are damaged') });
    expect(plain.ok && plain.value.encounter).toEqual(saved);
    const alone = await open(stored(main));
    expect(alone.ok && alone.value.told).toContain('history in the file is damaged');
  });
});

it('opens without damaged steps for redo, and keeps the steps for undo', async () => {
  const saved = structuredClone(fight());
  const undone = saved.future.at(-1);
  if (undone?.kind !== 'step') throw new Error('Nothing was taken back.');
  undone.step.patches = [{ op: 'replace', path: ['combatants', 'nobody', 'sheet', 'harm'], value: 1 }];
  const result = await open(strToU8(JSON.stringify(saved)));
  if (!result.ok) throw new Error(result.refusal.text);
  expect(result.value.told).toContain('cannot be brought back');
  expect(result.value.encounter.past).toEqual(saved.past);
  expect(redo(toy, result.value.encounter).ok).toBe(false);
  expect(liveStateOf(toy, result.value.encounter).fight).toEqual(saved.fight);
});

it('is refused before it is read when it is nested deeper than any fight', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  for (const bytes of [strToU8(deep), zipSync({ 'encounter.json': strToU8(deep) })]) {
    const result = unpackFile(bytes);
    expect(result.ok ? '' : result.refusal.text).toContain('levels deep');
  }
  expect(unpackFile(strToU8(JSON.stringify({ text: '[[['.repeat(500) }))).ok).toBe(true);
});

it('is refused by its size when it unpacks to more than a fight can be', () => {
  const large = zipSync({ 'encounter.json': [new Uint8Array(65 * 1024 * 1024), { level: 1 }] });
  const result = unpackFile(large);
  expect(result.ok ? '' : result.refusal.text).toContain('more than an encounter can be');
});

it('has a checksum that differs when one character of a text differs', () => {
  const text = strFromU8(strToU8(JSON.stringify(fight())));
  expect(checksum(text)).not.toBe(checksum(text.replace('"', "'")));
});

describe.each(['constructor', 'toString', 'hasOwnProperty'])(
  'the name %s, which every JavaScript object already has',
  (name) => {
    it('is refused with a sentence as the id of a side or a combatant in a script', () => {
      const read = scriptSchema.safeParse({
        ...toyScript,
        cast: [{ id: name, name: 'Ash', side: 'party' }],
      });
      expect(read.success ? '' : read.error.issues[0]?.message).toContain('by birth');
      const side = scriptSchema.safeParse({ ...toyScript, sides: [{ id: name, name: 'x', stance: 'foe' }] });
      expect(side.success).toBe(false);
    });
    it('is the id of no ready-made scene', () => {
      const played = playScript(toy, toyScenes, { ...toyScript, scene: name });
      expect(played.lines[0]?.fault).toContain('There is no ready-made scene');
    });
  },
);
