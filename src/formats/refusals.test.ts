/**
 * Tests that every refusal is in plain words, whatever is wrong with the input. The schema's own
 * words stand beside it.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../engine/command.ts';
import type { Encounter } from '../engine/encounter.ts';
import { answerQuestion, dispatch, liveStateOf } from '../engine/history.ts';
import { playLines, setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import type { Result } from '../engine/words.ts';
import { loadAllGames } from '../rulesets/index.ts';
import { readEncounter } from './check/encounterFileCheck.ts';
import { readOnePageDungeon } from './dungeon/onePageDungeon.ts';
import { readUniversalVtt } from './vtt/universalVtt.ts';

/** Technical words that no sentence for a GM may contain. */
const SCHEMA =
  /\b(expected|received|undefined|null|NaN|boolean|array|object|string|invalid|unrecognized|discriminator|schema|zod|regex|TypeError)\b|properties of|is not a function|\[object|too (small|big):|[<>]=/i;

type Path = readonly (string | number)[];
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      paths(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}
/** Values that a file may have after somebody has edited it. */
const wrong = [undefined, null, '', 'nonsense', -1, 1e9, 0.5, true, [], {}, [[]], { kind: 'dance' }, 'x'.repeat(700)];
function broken(value: unknown, path: Path, how: number): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (how === wrong.length && typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ...value, unheardOf: 1 };
    return wrong[how % wrong.length];
  }
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = broken((value as Record<string | number, unknown>)[key], rest, how);
  if (inner === undefined && !Array.isArray(copy)) delete copy[key];
  else Object.assign(copy, { [key]: inner });
  return copy;
}

/**
 * Breaks a valid value at every kind of place and passes it to a reader. Counts the refusals, each
 * of which must be in plain words.
 */
async function plainlyRefused(
  sound: unknown,
  runs: number,
  door: (raw: unknown) => string[] | Promise<string[]>,
): Promise<number> {
  const all = paths(sound);
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(all.length - 1), fc.nat(wrong.length), async (where, how) => {
      for (const text of await door(broken(sound, all[where] ?? [], how))) {
        refused += 1;
        expect(text).not.toMatch(SCHEMA);
        expect(text.length).toBeLessThan(400);
      }
    }),
    { numRuns: runs },
  );
  return refused;
}
const refusalOf = <T>(result: Result<T>): string[] => (result.ok ? [] : [result.refusal.text]);

const rulesetOf = (id: string) => (id === 'toy' ? toy : undefined);
const fight = (): Encounter =>
  playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [
    { begin: true },
    { do: 'strike', by: 'ogre' },
    { answer: 'ash' },
  ]);

describe('a refusal speaks plainly', () => {
  it('for an encounter from a file or the store', async () => {
    const sound = JSON.parse(JSON.stringify(fight()));
    expect(
      await plainlyRefused(sound, 400, (raw) => refusalOf(readEncounter(raw, rulesetOf, 'from outside'))),
    ).toBeGreaterThan(130);
  });
  it('for commands, edits and answers', async () => {
    const encounter = setUpOrThrow(toy, toyScenes, toyScript);
    const edit: Command = {
      type: 'edit',
      label: 'By hand',
      edits: [{ edit: 'sheet', combatant: 'ash', path: 'harm', value: 2 }],
    };
    expect(await plainlyRefused(edit, 200, (raw) => refusalOf(dispatch(toy, encounter, raw)))).toBeGreaterThan(50);
    const asked = fight();
    const question = liveStateOf(toy, asked).question?.id ?? '';
    expect(
      await plainlyRefused({ kind: 'choose', option: 'pass' }, 100, (raw) =>
        refusalOf(answerQuestion(toy, asked, question, raw)),
      ),
    ).toBeGreaterThan(30);
  });
  it('for maps of other programs', async () => {
    const vtt = {
      format: 0.3,
      resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 8, y: 8 }, pixels_per_grid: 70 },
      line_of_sight: [
        [
          { x: 1, y: 1 },
          { x: 4, y: 1 },
        ],
      ],
      portals: [
        {
          bounds: [
            { x: 1, y: 1 },
            { x: 2, y: 1 },
          ],
          closed: true,
        },
      ],
      image: '',
    };
    expect(
      await plainlyRefused(vtt, 200, (raw) => refusalOf(readUniversalVtt(JSON.stringify(raw) ?? '', 'map'))),
    ).toBeGreaterThan(20);
    const dungeon = {
      rects: [{ x: 0, y: 0, w: 3, h: 3 }],
      doors: [{ x: 1, y: 3, dir: { x: 0, y: 1 }, type: 1 }],
      notes: [],
    };
    expect(
      await plainlyRefused(dungeon, 200, (raw) => refusalOf(readOnePageDungeon(JSON.stringify(raw) ?? ''))),
    ).toBeGreaterThan(20);
  });
  it('for things that tables make themselves, in every game', async () => {
    let refused = 0;
    for (const game of await loadAllGames())
      for (const catalogue of (await game.book()).catalogues)
        refused += await plainlyRefused(catalogue.stock[0]?.data ?? catalogue.blank(), 80, (raw) => {
          const read = catalogue.read(JSON.stringify([raw]) ?? '');
          return read.ok ? [] : read.faults.map(({ text }) => text);
        });
    expect(refused).toBeGreaterThan(100);
  });
  it('and keeps the technical line beside it', () => {
    const { combatants, ...rest } = fight().fight;
    const read = readEncounter({ ...fight(), fight: rest }, rulesetOf, 'from outside');
    expect(Object.keys(combatants)).toContain('ash');
    expect(read).toMatchObject({
      ok: false,
      refusal: {
        text: 'The encounter cannot be read: combatants: a group of values is missing.',
        detail: expect.stringContaining('fight.combatants'),
      },
    });
  });
});
