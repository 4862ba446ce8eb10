/**
 * Tests encounter files: a saved file opens as it was, an old one opens, and everything else is
 * refused.
 */
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Encounter, VERSION } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import { readLog } from '../engine/log/read.ts';
import { playLines, thereAndBack } from '../engine/play.testing.ts';
import { toy } from '../engine/toy.testing.ts';
import { undo } from '../engine/undo.ts';
import {
  fightInReaction,
  jsonBytes,
  openedFile,
  openFileBytes,
  PNG,
  refusalOfFile,
  with_,
} from './encounterFile.testing.ts';
import { packEncounter, picturesOf } from './encounterFile.ts';
import frozen from './frozen/v1.json' with { type: 'json' };
import { sha256 } from './picturesHash.ts';

/** The log in words, for the GM and for players: at the end, and after each step. */
const _wordsOf = (encounter: Encounter) =>
  readLog(encounter.fight).map(({ rule, text, shown, who }) => ({ rule, text, shown, who }));
const _oldWords = (old: { fight: { log: { rule: string; text: string; shown?: string; who: string[] }[] } }) =>
  old.fight.log.map(({ rule, text, shown, who }) => ({ rule, text, shown, who }));

describe('a saved file', () => {
  it('opens as it was, in the middle of a question, with its history and dice', async () => {
    const saved = fightInReaction();
    const { encounter, told } = await openedFile(await packEncounter(saved, new Map()));
    expect(encounter).toEqual(saved);
    expect(told).toBeUndefined();
    expect(liveStateOf(toy, encounter).question).toEqual(liveStateOf(toy, saved).question);
    expect(thereAndBack(toy, encounter).start).toEqual(thereAndBack(toy, saved).start);
  });
  it('contains its pictures, also those that only its history shows', async () => {
    const hash = await sha256(PNG);
    const saved = playLines(toy, fightInReaction(), [
      { undo: 2 },
      { edit: [{ edit: 'combatant', combatant: 'ash', look: { picture: hash } }], label: 'A face' },
    ]);
    const plain = playLines(toy, saved, [
      { edit: [{ edit: 'combatant', combatant: 'ash', look: { icon: 'person' } }], label: 'No face' },
    ]);
    expect(picturesOf(saved)).toEqual([hash]);
    expect(picturesOf(plain)).toEqual([hash]);
    const { pictures } = await openedFile(await packEncounter(plain, new Map([[hash, new Blob([PNG])]])));
    const blob = pictures.get(hash);
    expect(blob?.type).toBe('image/png');
    expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PNG);
  });
  it('may be plain JSON', async () => {
    expect((await openedFile(jsonBytes(fightInReaction()))).encounter).toEqual(fightInReaction());
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...jsonBytes(fightInReaction())]);
    expect((await openedFile(marked)).encounter).toEqual(fightInReaction());
  });
});

describe('a file that is not a whole encounter', () => {
  it.each([
    ['nothing', new Uint8Array(0), 'neither an encounter nor JSON'],
    ['words', strToU8('Dear diary'), 'neither an encounter nor JSON'],
    ['other JSON', jsonBytes({ hello: 1 }), 'has no version and no game'],
    ['a list', jsonBytes([1, 2]), 'has no version and no game'],
    ['a newer version', jsonBytes({ ...frozen, version: VERSION + 1 }), 'newer Affray'],
    ['a game that is not there', jsonBytes({ ...frozen, ruleset: 'whist' }), '“whist”'],
    ['a zip of something else', zipSync({ 'notes.txt': strToU8('x') }), 'holds no encounter'],
    ['a zip that was cut short', zipSync({ 'encounter.json': jsonBytes(frozen) }).slice(0, 400), 'damaged'],
  ])('%s: is refused with a sentence', async (_what, bytes, sentence) => {
    expect(await refusalOfFile(bytes)).toContain(sentence);
  });
  it.each<[string, (copy: Encounter) => void, string]>([
    [
      'a place that is not on the map',
      (copy) => Object.assign(copy.fight.combatants.ash ?? {}, { place: { kind: 'zone', zone: 'moon' } }),
      'not on the map',
    ],
    [
      'a square on a map of zones',
      (copy) => Object.assign(copy.fight.combatants.ash ?? {}, { place: { kind: 'square', column: 1, row: 1 } }),
      'not on the map',
    ],
    [
      'a side that is not there',
      (copy) => Object.assign(copy.fight.combatants.ash ?? {}, { side: 'moon' }),
      'on a side “moon”',
    ],
    ['somebody twice', (copy) => copy.fight.order.push('ash'), 'each of them once'],
    ['somebody left out', (copy) => copy.fight.order.pop(), 'each of them once'],
    ['the language’s own names', (copy) => copy.fight.order.splice(0, 1, 'constructor'), 'by birth'],
    ['a false name', (copy) => Object.assign(copy.fight.combatants.ash ?? {}, { id: 'bo' }), 'calls itself'],
    [
      'a border to nowhere',
      (copy) =>
        copy.fight.scene.kind === 'zones' &&
        Object.assign(copy.fight.scene.borders.gate ?? {}, { between: ['yard', 'moon'] }),
      'leads to a zone “moon”',
    ],
    [
      'a sheet that does not fit',
      (copy) => Object.assign(copy.fight.combatants.ash ?? {}, { sheet: { dice: 'many' } }),
      'combatant “ash”, sheet',
    ],
  ])('with %s: is refused with a sentence', async (_what, change, sentence) => {
    expect(await refusalOfFile(jsonBytes(with_(change)))).toContain(sentence);
  });
  it('with a damaged history opens the fight without it, and the GM is told', async () => {
    const damaged = with_((copy) => {
      for (const step of copy.past) step.inverse = [{ op: 'remove', path: ['combatants', 'nobody', 'x', 'y'] }];
    });
    const { encounter, told } = await openedFile(jsonBytes(damaged));
    expect(told).toContain('history');
    expect(encounter.fight).toEqual(fightInReaction().fight);
    expect(undo({ ...encounter, open: undefined }).ok).toBe(false);
  });
  it('with a picture that its name does not fit opens without the picture, and the GM is told', async () => {
    const hash = await sha256(PNG);
    const bytes = zipSync({
      'encounter.json': jsonBytes(fightInReaction()),
      [`pictures/${hash}.png`]: new Uint8Array([...PNG, 9]),
      [`pictures/${'a'.repeat(64)}.png`]: strToU8('<svg onload="alert(1)"/>'),
    });
    const { pictures, told } = await openedFile(bytes);
    expect(pictures.size).toBe(0);
    expect(told).toContain('2 pictures');
  });
  it('is refused before it is unpacked when it would be too large', async () => {
    const bytes = zipSync({ 'encounter.json': jsonBytes(frozen) });
    // The unpacked size of the zip's first entry: four bytes in the directory, 24 bytes after the
    // entry's signature.
    const at = bytes.findIndex(
      (_, n) => bytes[n] === 0x50 && bytes[n + 1] === 0x4b && bytes[n + 2] === 1 && bytes[n + 3] === 2,
    );
    new DataView(bytes.buffer).setUint32(at + 24, 0x7fffffff, true);
    expect(await refusalOfFile(bytes)).toContain('unpacks to more');
  });
  it('of any bytes gives one sentence or a whole encounter, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(await refusalOfFile(bytes)).toMatch(/^[A-Z].*\.$/s);
      }),
    );
    const good = zipSync({ 'encounter.json': jsonBytes(frozen) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (hits) => {
          const bytes = good.slice();
          for (const [at, value] of hits) bytes[at] = value;
          const result = await openFileBytes(bytes);
          if (!result.ok) expect(result.refusal.text).toMatch(/^[A-Z].*\.$/s);
        },
      ),
      { numRuns: 60 },
    );
  });
  it('of any JSON gives one sentence or an encounter that the game can play, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await refusalOfFile(jsonBytes(value))).toMatch(/^[A-Z].*\.$/s);
      }),
    );
    const good = JSON.stringify(frozen);
    const paths = leaves(frozen);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(paths.length - 1),
        fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'constructor', '')),
        async (at, value) => {
          const broken: unknown = JSON.parse(good);
          put(broken, paths[at] ?? [], value);
          const result = await openFileBytes(jsonBytes(broken));
          if (!result.ok) expect(result.refusal.text).toMatch(/^[A-Z].*\.$/s);
          else
            for (const id of result.value.encounter.fight.order)
              toy.tracks(liveStateOf(toy, result.value.encounter).fight, id);
        },
      ),
      { numRuns: 300 },
    );
    expect(JSON.stringify(frozen)).toBe(good);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

type Path = readonly (string | number)[];
/** Every path into plain data, including inner nodes. */
function leaves(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...at, key]))];
}
function put(root: unknown, path: Path, value: unknown): void {
  let holder = root;
  for (const key of path.slice(0, -1)) holder = (holder as Record<string, unknown>)[key];
  const last = path.at(-1);
  if (last !== undefined) (holder as Record<string, unknown>)[last] = value;
}
