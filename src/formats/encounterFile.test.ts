/** Encounter files: what is saved opens the same, an old file opens, and whatever else is opened is refused with one sentence. */
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Encounter, VERSION } from '../engine/encounter.ts';
import { live } from '../engine/history.ts';
import { play, thereAndBack } from '../engine/play.testing.ts';
import { toy } from '../engine/toy.testing.ts';
import { redo, undo } from '../engine/undo.ts';
import { house } from '../rulesets/murdham/house/house.ts';
import { murdham } from '../rulesets/murdham/index.ts';
import { fight, json, open, opened, PNG, refusal, with_ } from './encounterFile.testing.ts';
import { openEncounterFile, packEncounter, picturesOf } from './encounterFile.ts';
import frozenMurdham from './frozen/murdham-v1.json' with { type: 'json' };
import frozen from './frozen/v1.json' with { type: 'json' };
import frozen2 from './frozen/v2.json' with { type: 'json' };
import frozen3 from './frozen/v3.json' with { type: 'json' };
import { sha256 } from './picturesHash.ts';

describe('a saved file', () => {
  it('opens the same, in the middle of a question, with its history and dice', async () => {
    const saved = fight();
    const { encounter, told } = await opened(await packEncounter(saved, new Map()));
    expect(encounter).toEqual(saved);
    expect(told).toBeUndefined();
    expect(live(toy, encounter).question).toEqual(live(toy, saved).question);
    expect(thereAndBack(toy, encounter).start).toEqual(thereAndBack(toy, saved).start);
  });
  it('brings its pictures along, also those that only its history shows', async () => {
    const hash = await sha256(PNG);
    const saved = play(toy, fight(), [
      { undo: 2 },
      { edit: [{ edit: 'combatant', combatant: 'ash', look: { picture: hash } }], label: 'A face' },
    ]);
    const plain = play(toy, saved, [
      { edit: [{ edit: 'combatant', combatant: 'ash', look: { icon: 'person' } }], label: 'No face' },
    ]);
    expect(picturesOf(saved)).toEqual([hash]);
    expect(picturesOf(plain)).toEqual([hash]);
    const { pictures } = await opened(await packEncounter(plain, new Map([[hash, new Blob([PNG])]])));
    const blob = pictures.get(hash);
    expect(blob?.type).toBe('image/png');
    expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PNG);
  });
  it('may be plain JSON', async () => {
    expect((await opened(json(fight()))).encounter).toEqual(fight());
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...json(fight())]);
    expect((await opened(marked)).encounter).toEqual(fight());
  });
});

describe('a file of version 1', () => {
  it('opens as it was frozen, and now has fog, drawings and notes, none yet: the fight, the open question, the way back', async () => {
    const { encounter, told } = await opened(json(frozen));
    expect(told).toBeUndefined();
    expect(encounter.id).toBe('frozen-1');
    expect(encounter.version).toBe(VERSION);
    expect(encounter.fight).toEqual({ ...frozen.fight, fog: {}, drawings: {}, notes: {} });
    expect(live(toy, encounter).question?.title).toBe('Strike whom?');
    const forth = redo(toy, encounter);
    expect(forth.ok && live(toy, forth.value).question?.title).toBe('lurker strikes at ash');
    expect(encounter.past.map(({ label }) => label)).toEqual(frozen.past.map(({ label }) => label));
    expect(thereAndBack(toy, encounter).start.fight.stage).toBe('setup');
  });
});

describe('a fight of Murdham saved at version 1', () => {
  it('opens with the house rules that it lacks as assumed: its question, its way back, and on to the end of the turn', async () => {
    const result = await openEncounterFile(json(frozenMurdham), () => murdham);
    if (!result.ok) throw new Error(result.refusal.text);
    const { encounter, told } = result.value;
    expect(told).toBeUndefined();
    expect(encounter.fight.house).toEqual({ ...house.start(), ...frozenMurdham.fight.house });
    expect(encounter.fight.combatants).toEqual(frozenMurdham.fight.combatants);
    const question = live(murdham, encounter).question;
    expect(question?.title).toBe('Red Ketil attacks Hilda with War hammer: any reaction?');
    expect(question?.kind === 'choose' && question.options.map(({ id }) => id)).toContain('dodge');
    const { start, end } = thereAndBack(murdham, encounter);
    expect(start.fight.stage).toBe('setup');
    expect(end.fight).toEqual(encounter.fight);
    const on = play(murdham, encounter, [{ answer: 'dodge' }, { answer: 1 }, { do: 'end-turn', by: 'ketil' }]);
    expect(on.fight.log.at(-1)?.round).toBe(1);
  });
});

describe('a file of version 2', () => {
  it('opens as it was frozen: its fog, its drawings, the open question, the way back', async () => {
    const { encounter, told } = await opened(json(frozen2));
    expect(told).toBeUndefined();
    expect(encounter).toEqual({ ...frozen2, version: VERSION, fight: { ...frozen2.fight, notes: {} } });
    expect(encounter.fight.fog).toEqual({ hall: true });
    expect(Object.values(encounter.fight.drawings).map(({ figure }) => figure.kind)).toEqual(['words', 'free', 'box']);
    expect(live(toy, encounter).question?.title).toBe('Strike whom?');
    const { start, end } = thereAndBack(toy, encounter);
    expect(start.fight).toMatchObject({ stage: 'setup', fog: {}, drawings: {} });
    expect(end.fight.drawings).toEqual(encounter.fight.drawings);
  });
});

describe('a file of version 3', () => {
  it('opens as it was frozen: its notes and pins, the open question, the way back to before they were written', async () => {
    const { encounter, told } = await opened(json(frozen3));
    expect(told).toBeUndefined();
    expect(encounter).toEqual(frozen3);
    expect(Object.values(encounter.fight.notes).map(({ name, at, seen }) => [name, at?.x, seen])).toEqual([
      ['What they want', undefined, 'gm'],
      ['The altar', 120, 'players'],
    ]);
    expect(live(toy, encounter).question?.title).toBe('Strike whom?');
    const { start, end } = thereAndBack(toy, encounter);
    expect(start.fight).toMatchObject({ stage: 'setup', notes: {} });
    expect(end.fight.notes).toEqual(encounter.fight.notes);
  });
});

describe('a file that is something else', () => {
  it.each([
    ['nothing', new Uint8Array(0), 'neither an encounter nor JSON'],
    ['words', strToU8('Dear diary'), 'neither an encounter nor JSON'],
    ['other JSON', json({ hello: 1 }), 'has no version and no game'],
    ['a list', json([1, 2]), 'has no version and no game'],
    ['a newer version', json({ ...frozen, version: VERSION + 1 }), 'newer Affray'],
    ['a game that is not there', json({ ...frozen, ruleset: 'whist' }), '“whist”'],
    ['a zip of something else', zipSync({ 'notes.txt': strToU8('x') }), 'holds no encounter'],
    ['a zip that was cut short', zipSync({ 'encounter.json': json(frozen) }).slice(0, 400), 'damaged'],
  ])('%s: is refused with a sentence', async (_what, bytes, sentence) => {
    expect(await refusal(bytes)).toContain(sentence);
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
    ['fog on a place that is not there', (copy) => Object.assign(copy.fight.fog, { moon: true }), 'fog lies on “moon”'],
    [
      'a drawing under a false name',
      (copy) => Object.assign(copy.fight.drawings, { 'drawing-1': frozen2.fight.drawings['drawing-2'] }),
      'calls itself “drawing-2”',
    ],
    [
      'a drawing far off the map',
      (copy) =>
        Object.assign(copy.fight.drawings, {
          'drawing-1': {
            ...frozen2.fight.drawings['drawing-2'],
            id: 'drawing-1',
            figure: { kind: 'words', at: { x: 1e9, y: 0 }, text: 'x' },
          },
        }),
      'drawing “drawing-1”',
    ],
    [
      'a sheet that does not fit',
      (copy) => Object.assign(copy.fight.combatants.ash ?? {}, { sheet: { dice: 'many' } }),
      'combatant “ash”, sheet',
    ],
  ])('with %s: is refused with a sentence', async (_what, change, sentence) => {
    expect(await refusal(json(with_(change)))).toContain(sentence);
  });
  it('with a damaged history: the fight opens without it, and the GM is told', async () => {
    const damaged = with_((copy) => {
      for (const step of copy.past) step.inverse = [{ op: 'remove', path: ['combatants', 'nobody', 'x', 'y'] }];
    });
    const { encounter, told } = await opened(json(damaged));
    expect(told).toContain('history');
    expect(encounter.fight).toEqual(fight().fight);
    expect(undo({ ...encounter, open: undefined }).ok).toBe(false);
  });
  it('with a picture whose bytes are not what its name says: it is left out, and the GM is told', async () => {
    const hash = await sha256(PNG);
    const bytes = zipSync({
      'encounter.json': json(fight()),
      [`pictures/${hash}.png`]: new Uint8Array([...PNG, 9]),
      [`pictures/${'a'.repeat(64)}.png`]: strToU8('<svg onload="alert(1)"/>'),
    });
    const { pictures, told } = await opened(bytes);
    expect(pictures.size).toBe(0);
    expect(told).toContain('2 pictures');
  });
  it('that would unpack to more than fits is refused before it is unpacked', async () => {
    const bytes = zipSync({ 'encounter.json': json(frozen) });
    // The size that a zip states for its first entry, in its central directory: four bytes, 24 after its mark.
    const at = bytes.findIndex(
      (_, n) => bytes[n] === 0x50 && bytes[n + 1] === 0x4b && bytes[n + 2] === 1 && bytes[n + 3] === 2,
    );
    new DataView(bytes.buffer).setUint32(at + 24, 0x7fffffff, true);
    expect(await refusal(bytes)).toContain('unpacks to more');
  });
  it('whatever the bytes: one sentence or a whole encounter, and never a throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(await refusal(bytes)).toMatch(/^[A-Z].*\.$/s);
      }),
    );
    const good = zipSync({ 'encounter.json': json(frozen) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (hits) => {
          const bytes = good.slice();
          for (const [at, value] of hits) bytes[at] = value;
          const result = await open(bytes);
          if (!result.ok) expect(result.refusal.text).toMatch(/^[A-Z].*\.$/s);
        },
      ),
      { numRuns: 60 },
    );
  });
  it('whatever the JSON: one sentence or an encounter that the game can play, and never a throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await refusal(json(value))).toMatch(/^[A-Z].*\.$/s);
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
          const result = await open(json(broken));
          if (!result.ok) expect(result.refusal.text).toMatch(/^[A-Z].*\.$/s);
          else
            for (const id of result.value.encounter.fight.order)
              toy.tracks(live(toy, result.value.encounter).fight, id);
        },
      ),
      { numRuns: 300 },
    );
    expect(JSON.stringify(frozen)).toBe(good);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

type Path = readonly (string | number)[];
/** Every path into plain data, the inner nodes too. */
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
