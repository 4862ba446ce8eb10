/**
 * Tests maps with scenery that somebody damaged or forged. Each is refused with one sentence and
 * changes nothing, or is opened completely. Twenty thousand mutated ones: MUTATED=20000 npx vitest
 * run src/formats/readAgain/sceneryInput
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../engine/command.ts';
import { dispatch } from '../../engine/history.ts';
import { randomDecider, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { mapPaintingOf, paintingKey } from '../../scenery/mapPainting.ts';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import { type Scene, sceneSchema } from '../../space/scene.ts';
import { sceneryKind } from '../../space/scenery/kinds/sceneryKinds.ts';
import { isPainted, type SceneryItem } from '../../space/scenery/scenery.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { jsonBytes, openedFile, openFileBytes, PNG, refusalOfFile } from '../encounterFile.testing.ts';
import { kindOfPicture } from '../pictures.ts';
import { readItem } from '../shelf/item.ts';
import { itemOfScene } from '../shelf/sceneItem.ts';
import { mutateData, pathsIn } from './mutate.testing.ts';

const FILES = Number(process.env.MUTATED ?? 300);

const painted = Object.values(readyScenes).filter(isPainted);
const base = setUpOrThrow(toy, toyScenes, { ...toyScript, lines: [] });

/** An encounter whose map has this scenery, as text that a file may hold. */
function fileWith(scenery: unknown, more: object = {}): Uint8Array {
  const copy = structuredClone(base);
  Object.assign(copy.fight.scene, { scenery, ...more });
  return jsonBytes(copy);
}
const things = (many: number, kind = 'torch'): SceneryItem[] =>
  Array.from({ length: many }, (_, n) => ({ kind, at: [(n * 37) % 900, (n * 91) % 700] }));

/**
 * Checks that a file with such scenery is refused in one sentence, or opens without the parts that
 * do not fit and says so. The shelf refuses it.
 */
async function heldBack(scenery: unknown): Promise<void> {
  const read = await openFileBytes(fileWith(scenery));
  const words = read.ok ? read.value.told : read.refusal.text;
  expect(words).toMatch(/^[A-Z“].*\.$/s);
  if (read.ok) {
    const { scene } = read.value.encounter.fight;
    expect(sceneSchema.safeParse(scene).success).toBe(true);
    expect(scene.scenery).not.toEqual(scenery);
  }
  const item = { ...itemOfScene(base.fight.scene, 'map'), scene: { ...base.fight.scene, scenery } };
  expect(readItem(item).ok).toBe(false);
}
/** Checks that an edit of the fight is refused and leaves the fight as it was. */
function refusedAsEdit(edit: unknown): void {
  const before = JSON.stringify(base);
  const done = dispatch(toy, base, { type: 'edit', label: 'Forged', edits: [edit as Edit] });
  expect(done.ok).toBe(false);
  if (!done.ok) expect(done.refusal.text).toMatch(/\.$/);
  expect(JSON.stringify(base)).toBe(before);
}

describe('bad scenery', () => {
  it('that is cut off is refused', async () => {
    const whole = fileWith(things(20));
    for (const share of [0.1, 0.5, 0.99]) await refusalOfFile(whole.slice(0, whole.length * share));
  });

  it('that is something else under its name is refused', async () => {
    expect(await refusalOfFile(PNG)).toMatch(/\.$/);
    await heldBack('a forest');
    await heldBack([{ kind: 'Oak!', at: [1, 1] }]);
    await heldBack([{ kind: 'oak' }]);
    await heldBack([
      {
        kind: 'wall',
        at: [1, 1],
        along: [
          [0, 0],
          [1, 1],
        ],
      },
    ]);
  });

  it('that is too large is refused: a path of 100,000 points, ten thousand things', async () => {
    const along = Array.from({ length: 100_000 }, (_, n) => [n % 900, n % 700]);
    await heldBack([{ kind: 'hedge', along }]);
    await heldBack(things(10_000));
    await heldBack(Array.from({ length: 30 }, () => ({ kind: 'hedge', along: along.slice(0, 1900) })));
    refusedAsEdit({ edit: 'scenery', at: 0, item: { kind: 'hedge', along } });
    refusedAsEdit({ edit: 'ground', materials: [{ material: 'mud', path: along, width: 60 }] });
    refusedAsEdit({ edit: 'ground', scenery: things(10_000) });
  });

  it('with numbers that are none is refused', async () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1e300, '12', null]) {
      refusedAsEdit({ edit: 'scenery', at: 0, item: { kind: 'oak', at: [bad, 1] } });
      refusedAsEdit({ edit: 'scenery', at: 0, item: { kind: 'oak', at: [1, 1], size: bad } });
      refusedAsEdit({
        edit: 'ground',
        materials: [
          {
            material: 'mud',
            path: [
              [0, 0],
              [9, bad],
            ],
          },
        ],
      });
    }
    await heldBack([{ kind: 'oak', at: [1e300, 0] }]);
    refusedAsEdit({ edit: 'scenery', at: 99, item: { kind: 'oak', at: [1, 1] } });
  });

  it('with names of the language is refused or leaves nothing of them', async () => {
    await heldBack([{ kind: '__proto__', at: [1, 1] }]);
    const text = new TextDecoder()
      .decode(fileWith([{ kind: 'oak', at: [1, 1] }]))
      .replace('"kind":"oak"', '"kind":"oak","__proto__":{"means":["bars"]},"constructor":{"prototype":{"evil":true}}');
    const { encounter } = await openedFile(new TextEncoder().encode(text));
    expect(encounter.fight.scene.scenery).toEqual([{ kind: 'oak', at: [1, 1] }]);
    expect(({} as { evil?: boolean }).evil).toBeUndefined();
    // The name of an object's property, such as `constructor`, is no kind of scenery.
    expect(sceneryKind('constructor').means).toEqual([]);
  });

  it('nested a hundred thousand deep is refused', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = new TextDecoder().decode(fileWith('HERE')).replace('"HERE"', deep);
    expect(await refusalOfFile(new TextEncoder().encode(text))).toMatch(/\.$/);
  });

  it('on a picture that is an SVG with a script is refused: it is no picture', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(kindOfPicture(new TextEncoder().encode(svg))).toBeUndefined();
  });

  it('of a thousand lights opens, and is data for the painter in no time', async () => {
    const { encounter } = await openedFile(fileWith(things(1000), { setting: { light: 'night' } }));
    const painting = mapPaintingOf(encounter.fight.scene);
    expect(painting?.things).toHaveLength(1000);
  });

  it('of a kind that nobody knows is kept, drawn as a plain mark, and means nothing', async () => {
    const strange: SceneryItem = { kind: 'moon gate', at: [300, 300], name: 'gate' };
    const { encounter } = await openedFile(fileWith([strange]));
    const { scene } = encounter.fight;
    expect(scene.scenery).toEqual([strange]);
    expect(withSceneryFacts(scene)).toEqual(scene);
    expect(mapPaintingOf(scene)?.things[0]).toMatchObject({ kind: 'moon gate', w: 42 });
  });
});

/** A scene as a file holds it, with some parts changed. */
function mutatedScene(seed: number): unknown {
  const decide = randomDecider(seed);
  const raw = structuredClone(decide.of(painted)) as Scene;
  // The parts of the painting are changed far more often than the rest.
  const target =
    decide.int(0, 3) === 0 ? raw : { materials: raw.materials, scenery: raw.scenery, setting: raw.setting };
  for (let n = decide.int(1, 4); n > 0; n -= 1) mutateData(target, pathsIn(target), decide);
  return JSON.parse(JSON.stringify({ ...raw, ...target }));
}

it(`${FILES} mutated maps with scenery: each is refused in words, or is a map that is painted and read again`, {
  timeout: 3_600_000,
}, () => {
  const count = { opened: 0, refused: 0 };
  const broke: string[] = [];
  for (let seed = 1; seed <= FILES; seed += 1) {
    try {
      const raw = mutatedScene(seed);
      const read = sceneSchema.safeParse(raw);
      const edit = { edit: 'scene', scene: raw } as Edit;
      if (!read.success) {
        count.refused += 1;
        if (seed % 10 === 0) refusedAsEdit(edit);
        continue;
      }
      count.opened += 1;
      const scene = withSceneryFacts(read.data);
      expect(sceneSchema.safeParse(JSON.parse(JSON.stringify(scene))).success).toBe(true);
      // The meaning of scenery is computed once: computing it again changes nothing.
      expect(withSceneryFacts(scene)).toEqual(scene);
      const painting = mapPaintingOf(scene);
      if (painting) {
        expect(paintingKey(painting).length).toBeGreaterThan(4);
        for (const { x, y, w, h } of painting.things)
          if (![x, y, w, h].every(Number.isFinite)) throw new Error('A thing is nowhere.');
      }
    } catch (error) {
      broke.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (FILES > 1000)
    console.log(`${FILES} maps with scenery: ${count.opened} opened, ${count.refused} refused, ${broke.length} broke`);
  expect(broke.slice(0, 20).join('\n')).toBe('');
  expect(Math.min(count.opened, count.refused)).toBeGreaterThan(0);
});
