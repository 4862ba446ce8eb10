/**
 * Things of the shelf as a file: JSON, or a zip of JSON and pictures. Wrong things are named with
 * their line, and the rest is offered.
 */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { brokenLine, linesOf } from '../../engine/forms/jsonLines.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { countWords, okResult, type Result, refusedResult } from '../../engine/words.ts';
import { kindOfPicture } from '../pictures.ts';
import { canHash, sha256 } from '../picturesHash.ts';
import { MOST_WRONG, type Offered } from './csv.ts';
import { ITEM_VERSION, type Item, isFigure, itemSchema, MOST_ITEMS, readItem } from './item.ts';

const MAIN = 'shelf.json';
const PICTURE_NAME = /^pictures\/([0-9a-f]{64})\.(png|jpg|webp|gif|avif)$/;
const MOST_UNPACKED = 400 * 1024 * 1024;
const MOST_JSON = 64 * 1024 * 1024;
const MOST_PICTURES = 5000;

const fileSchema = z.looseObject({
  affray: z.literal('shelf'),
  version: z.int(),
  items: z.array(z.unknown()).check(z.maxLength(MOST_ITEMS)),
});

/** The things as JSON text that people can read too. */
export const toJson = (items: readonly Item[]): string =>
  `${JSON.stringify({ affray: 'shelf', version: ITEM_VERSION, items }, null, 2)}\n`;

/** The picture that a thing names, by its hash. */
export function pictureOfItem(item: Item): string | undefined {
  if (isFigure(item)) return item.look.picture;
  return item.kind === 'scene' && item.scene.ground.kind === 'picture' ? item.scene.ground.picture : undefined;
}

/** The pictures that things name, by their hashes. */
export const picturesOfItems = (items: readonly Item[]): string[] => [
  ...new Set(items.flatMap((item) => pictureOfItem(item) ?? [])),
];

/**
 * One sentence on the things whose picture was not in the file; undefined where no picture is
 * missing.
 */
export function bareWords(bare: readonly Item[]): string | undefined {
  const [first, ...others] = bare;
  if (!first) return undefined;
  const instead = bare.every(({ kind }) => kind === 'scene')
    ? 'on plain ground'
    : bare.some(({ kind }) => kind === 'scene')
      ? 'on plain ground or with an icon'
      : 'with an icon';
  return others.length === 0
    ? `“${first.name}” comes without its picture, ${instead}: save it with pictures where it was made to have it.`
    : `${bare.length} of them come without their pictures, ${instead}: save them with pictures where they were made to have them.`;
}

/** The schema of a file of one game, as JSON Schema, for editors and other programs. */
export function jsonSchemaOf(game: Ruleset): unknown {
  const items = z.discriminatedUnion(
    'kind',
    itemSchema.def.options.map((one) =>
      'scene' in one.shape
        ? one
        : 'sheet' in one.shape
          ? z.extend(one, { game: z.literal(game.id), sheet: game.sheet })
          : z.extend(one, { game: z.literal(game.id) }),
    ) as never,
  );
  const file = z.object({ affray: z.literal('shelf'), version: z.literal(ITEM_VERSION), items: z.array(items) });
  return {
    title: `Characters, creatures and parties of ${game.name}, and maps`,
    ...z.toJSONSchema(file, { io: 'input', unrepresentable: 'any' }),
  };
}

/** The bytes of a zip of the given things, with their pictures as far as they are here. */
export async function packShelf(
  items: readonly Item[],
  pictures: ReadonlyMap<string, Blob>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Zippable = { [MAIN]: [strToU8(toJson(items)), { level: 6 }] };
  for (const [hash, blob] of pictures) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const kind = kindOfPicture(bytes);
    if (kind) parts[`pictures/${hash}.${kind.extension}`] = [bytes, { level: 0 }];
  }
  return zipSync(parts);
}

const CALLED_PICTURE = /\.(png|jpe?g|webp|gif|avif)$/i;

/**
 * The text of a file of the shelf, and its pictures, each checked against its name. Refused where
 * the file is something else, damaged, or too large; `name` is the file's name.
 */
export async function unpackShelf(
  bytes: Uint8Array<ArrayBuffer>,
  name = '',
): Promise<Result<{ text: string; pictures: Map<string, Blob>; damaged: number }>> {
  if (kindOfPicture(bytes))
    return refusedResult(
      'by hand',
      'This is a picture, and no file of the shelf: choose it as the look of somebody here, or as the ground of a new encounter.',
    );
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b)) {
    if (CALLED_PICTURE.test(name))
      return refusedResult('by hand', 'This file is called a picture and is none: choose another copy of it.');
    if (bytes.length > MOST_JSON)
      return refusedResult('by hand', 'This file is larger than 64 megabytes: take it in parts.');
    return okResult({ text: strFromU8(bytes).replace(/^\uFEFF/, ''), pictures: new Map(), damaged: 0 });
  }
  let parts: Record<string, Uint8Array>;
  try {
    let total = 0;
    let count = 0;
    parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name !== MAIN && !PICTURE_NAME.test(name)) return false;
        total += originalSize;
        count += 1;
        if (total > MOST_UNPACKED || count > MOST_PICTURES || (name === MAIN && originalSize > MOST_JSON))
          throw new RangeError('too large');
        return true;
      },
    });
  } catch (error) {
    return error instanceof RangeError
      ? refusedResult('by hand', 'This file unpacks to more than a shelf can be, so it was left alone.')
      : refusedResult('by hand', 'This file is damaged: it cannot be unpacked. Try another copy of it.');
  }
  const main = parts[MAIN];
  if (!main)
    return refusedResult(
      'by hand',
      'This zip file holds nothing of a shelf. Choose one that Affray saved from the shelf.',
    );
  const pictures = new Map<string, Blob>();
  let damaged = 0;
  for (const [name, data] of Object.entries(parts)) {
    const hash = PICTURE_NAME.exec(name)?.[1];
    if (!hash) continue;
    const own = new Uint8Array(data);
    const kind = kindOfPicture(own);
    if (kind && (!canHash() || (await sha256(own)) === hash)) pictures.set(hash, new Blob([own], { type: kind.type }));
    else damaged += 1;
  }
  return okResult({ text: strFromU8(main), pictures, damaged });
}

/** The unread things of a file; refused where the file is something else or newer. Never throws. */
export function rawItemsIn(text: string): Result<unknown[]> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refusedResult('by hand', 'The shelf in this file is no JSON.');
  }
  const file = fileSchema.safeParse(raw);
  if (!file.success) return refusedResult('by hand', 'The shelf in this file cannot be read.');
  return file.data.version > ITEM_VERSION
    ? refusedResult('by hand', 'The shelf in this file was saved by a newer Affray: update and open it again.')
    : okResult(file.data.items);
}

/**
 * Reads the JSON of a file of the shelf; `games` are all games. Each thing gets a fresh id, and
 * parties keep their members. The first fifty things that do not fit are named with their line, and
 * the rest are counted. `told` receives the progress from 0 to 1. Refused as a whole where the text
 * is no such file. Never throws.
 */
export function fromJson(
  text: string,
  games: readonly Ruleset[],
  newId: () => string,
  told: (share: number) => void = () => {},
): Result<Offered> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return refusedResult(
      'by hand',
      `Line ${brokenLine(text, error)}: this is not JSON. Check commas, quotes and brackets there.`,
    );
  }
  const file = fileSchema.safeParse(raw);
  if (!file.success)
    return refusedResult('by hand', 'This file holds nothing of a shelf: choose one that Affray saved from the shelf.');
  if (file.data.version > ITEM_VERSION)
    return refusedResult(
      'by hand',
      `This was saved by a newer Affray (version ${file.data.version}; this one reads up to ${ITEM_VERSION}). Update and open it again.`,
    );
  const offered: Offered = { items: [], wrong: [] };
  const faults = new Map<number, string>();
  const ids = new Map<string, string>();
  /** Names of those whose id somebody before them has, so that no party means them. */
  const doubles: string[] = [];
  for (const [at, one] of file.data.items.entries()) {
    told(at / file.data.items.length);
    const bare = readItem(one);
    const game = bare.ok ? games.find(({ id }) => id === bare.value.game) : undefined;
    const read =
      !bare.ok || bare.value.kind === 'scene'
        ? bare
        : game
          ? readItem(one, game)
          : refusedResult(
              'by hand',
              `“${bare.value.name}” is for “${bare.value.game}”, a game that this Affray does not have.`,
            );
    if (!read.ok) {
      if (faults.size < MOST_WRONG) faults.set(at, read.refusal.text);
      else offered.more = (offered.more ?? 0) + 1;
      continue;
    }
    const id = newId();
    if (ids.has(read.value.id)) doubles.push(read.value.name);
    else ids.set(read.value.id, id);
    offered.items.push({ ...read.value, id });
  }
  const lines = linesOf(
    text,
    [...faults.keys()].map((at) => ['items', at]),
  );
  offered.wrong = [...faults.values()].map((fault, n) => ({ line: lines[n] ?? 1, text: fault }));
  const toldOf = doubles.map(
    (name) => `“${name}” has the id of somebody before, and comes beside them; parties keep the first.`,
  );
  offered.items = offered.items.map((item) => {
    if (item.kind !== 'party') return item;
    const members = item.members.flatMap((id) => ids.get(id) ?? []);
    const gone = item.members.length - members.length;
    if (gone > 0)
      toldOf.push(`“${item.name}” has ${countWords(gone, 'member')} that the file does not have, left out.`);
    return { ...item, members };
  });
  if (toldOf.length > 0) offered.told = toldOf.slice(0, MOST_WRONG);
  return okResult(offered);
}
