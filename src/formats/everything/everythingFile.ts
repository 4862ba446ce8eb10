/**
 * Everything of a device as one file: a zip with an encounter file for each encounter, the file of
 * the shelf, and, as stored, what could not be read.
 */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { nameText } from '../../space/nameText.ts';
import { ITEM_VERSION } from '../shelf/item.ts';

const LIST = 'everything.json';
/**
 * The names of the shelf's file with pictures, and of the bare list in older files (`shelf.json`).
 */
const SHELF = 'shelf.zip';
const BARE_SHELF = 'shelf.json';
/** The most encounters of a file, more than a table makes in years; a larger one is not opened. */
const MOST_ENCOUNTERS = 2000;
const MOST_BYTES = 1024 * 1024 * 1024;
/** The best ratio of Deflate: a file that claims more has several parts on the same bytes. */
const MOST_TIMES = 1032;
const MOST_PARTS = MOST_ENCOUNTERS + 100;
const MOST_LIST = 4 * 1024 * 1024;

const listSchema = z.object({
  affray: z.literal('everything'),
  version: z.literal(1),
  encounters: z
    .array(z.object({ file: z.string().check(z.maxLength(200)), name: nameText(0, 200) }))
    .check(z.maxLength(MOST_ENCOUNTERS)),
});

/** One encounter of such a file: the bytes of its own encounter file. */
export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The content of such a file. `shelf` is the bytes of a shelf file; undefined if there was no
 * shelf.
 */
export interface Everything {
  encounters: Packed[];
  shelf?: Uint8Array<ArrayBuffer>;
}

/**
 * Packs encounter files and the shelf's file into one. `beside` is stored as JSON under its names,
 * for people who mend what could not be read.
 */
export function packEverything(
  { encounters, shelf }: Everything,
  beside: Readonly<Record<string, unknown>>,
): Uint8Array<ArrayBuffer> {
  const parts: Zippable = {};
  const listed = encounters.map(({ name, bytes }, at) => {
    const file = `encounters/${at + 1}.affray`;
    // The parts are packed already.
    parts[file] = [bytes, { level: 0 }];
    return { file, name };
  });
  if (shelf) parts[SHELF] = [shelf, { level: 0 }];
  parts[LIST] = strToU8(JSON.stringify({ affray: 'everything', version: 1, encounters: listed }));
  for (const [name, value] of Object.entries(beside)) parts[`${name}.json`] = strToU8(JSON.stringify(value));
  return zipSync(parts);
}

/**
 * The content of such a file; undefined for another kind of file. Refused when the file cannot be
 * read, or when its parts together unpack to more than a gigabyte or to more than its own bytes can
 * hold. Each part is unpacked once.
 */
export function unpackEverything(bytes: Uint8Array): Result<Everything> | undefined {
  const sizes = sizesIn(bytes);
  if (!sizes?.has(LIST)) return undefined;
  const list = listIn(bytes);
  if (!list)
    return refusedResult('by hand', 'The list in this file cannot be read: it is damaged, or a newer Affray wrote it.');
  const named = list.encounters.map(({ file }) => file);
  const wanted = new Set([...named, SHELF, BARE_SHELF]);
  const total = [...sizes].reduce((sum, [name, size]) => sum + (wanted.has(name) ? size : 0), 0);
  if (total > Math.min(MOST_BYTES, MOST_TIMES * bytes.length))
    return refusedResult(
      'by hand',
      'This file unpacks to more than everything of a device can be, so it was left alone.',
    );
  if (new Set(named).size < named.length)
    return refusedResult(
      'by hand',
      'The list in this file names one of its parts twice: it is damaged. Try another copy.',
    );
  const parts = partsIn(bytes, wanted);
  const shelf = parts.get(SHELF) ?? wrapped(parts.get(BARE_SHELF));
  return okResult({
    encounters: list.encounters.map(({ file, name }) => ({ name, bytes: parts.get(file) ?? new Uint8Array() })),
    ...(shelf ? { shelf: new Uint8Array(shelf) } : {}),
  });
}

/**
 * The unpacked size of each part of a zip, summed for parts of one name. Undefined for a file that
 * is no zip, or has too many parts.
 */
function sizesIn(bytes: Uint8Array): Map<string, number> | undefined {
  const sizes = new Map<string, number>();
  let count = 0;
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        if (count > MOST_PARTS) throw new RangeError('too many parts');
        sizes.set(name, (sizes.get(name) ?? 0) + originalSize);
        return false;
      },
    });
    return sizes;
  } catch {
    return undefined;
  }
}

function listIn(bytes: Uint8Array): z.infer<typeof listSchema> | undefined {
  try {
    const list = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === LIST && originalSize <= MOST_LIST,
    })[LIST];
    return list && listSchema.safeParse(JSON.parse(strFromU8(list))).data;
  } catch {
    return undefined;
  }
}

/** The wanted parts. A damaged part has no bytes. */
function partsIn(bytes: Uint8Array, wanted: ReadonlySet<string>): Map<string, Uint8Array<ArrayBuffer>> {
  const found = (is: (name: string) => boolean) => Object.entries(unzipSync(bytes, { filter: ({ name }) => is(name) }));
  try {
    return new Map(found((name) => wanted.has(name)));
  } catch {
    // One part is damaged, so each is unpacked alone, to save the others.
    const parts = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const name of wanted)
      try {
        for (const [, part] of found((one) => one === name)) parts.set(name, part);
      } catch {
        parts.set(name, name === SHELF || name === BARE_SHELF ? harmed() : new Uint8Array());
      }
    return parts;
  }
}

/** Replaces a damaged shelf: a zip whose reading reports the damage. */
const harmed = (): Uint8Array<ArrayBuffer> => new Uint8Array([0x50, 0x4b]);

/** The bare list of older files as a file of the shelf; undefined if the list is empty. */
function wrapped(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (!bytes) return undefined;
  try {
    const items: unknown = JSON.parse(strFromU8(bytes));
    return Array.isArray(items) && items.length > 0
      ? strToU8(JSON.stringify({ affray: 'shelf', version: ITEM_VERSION, items }))
      : undefined;
  } catch {
    return harmed();
  }
}
