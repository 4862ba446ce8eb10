/** Everything of a device as one file: a zip with an encounter file for each encounter, the file of the shelf, and what could not be read as it lies there. */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { done, type Result, refused } from '../engine/words.ts';
import { ITEM_VERSION } from './shelf/item.ts';

const LIST = 'everything.json';
/** A file of the shelf as it is saved there too, with its pictures; those of before had the bare list, as `shelf.json`. */
const SHELF = 'shelf.zip';
const BARE_SHELF = 'shelf.json';
/** More than a table has in years; a file that says more is not looked into. */
const MOST_ENCOUNTERS = 2000;
const MOST_BYTES = 1024 * 1024 * 1024;

const listSchema = z.object({
  affray: z.literal('everything'),
  version: z.literal(1),
  encounters: z
    .array(z.object({ file: z.string().check(z.maxLength(200)), name: z.string().check(z.maxLength(200)) }))
    .check(z.maxLength(MOST_ENCOUNTERS)),
});

/** One encounter of such a file: the bytes of its own encounter file. */
export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What such a file holds. `shelf` are the bytes of a file of the shelf; none where nothing lay there. */
export interface Everything {
  encounters: Packed[];
  shelf?: Uint8Array<ArrayBuffer>;
}

/** Packs encounter files and that of the shelf into one. `beside` is kept as JSON under these names, for whoever mends what could not be read. */
export function packEverything(
  { encounters, shelf }: Everything,
  beside: Readonly<Record<string, unknown>>,
): Uint8Array<ArrayBuffer> {
  const parts: Zippable = {};
  const listed = encounters.map(({ name, bytes }, at) => {
    const file = `encounters/${at + 1}.affray`;
    // Packed already.
    parts[file] = [bytes, { level: 0 }];
    return { file, name };
  });
  if (shelf) parts[SHELF] = [shelf, { level: 0 }];
  parts[LIST] = strToU8(JSON.stringify({ affray: 'everything', version: 1, encounters: listed }));
  for (const [name, value] of Object.entries(beside)) parts[`${name}.json`] = strToU8(JSON.stringify(value));
  return zipSync(parts);
}

/** What is in such a file; undefined when it is another kind of file. Refused when it is one and cannot be read. */
export function unpackEverything(bytes: Uint8Array): Result<Everything> | undefined {
  const only = (wanted: (name: string) => boolean) => {
    let total = 0;
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted(name)) return false;
        total += originalSize;
        if (total > MOST_BYTES) throw new RangeError('too large');
        return true;
      },
    });
  };
  let list: z.infer<typeof listSchema> | undefined;
  try {
    const found = only((name) => name === LIST)[LIST];
    if (!found) return undefined;
    list = listSchema.safeParse(JSON.parse(strFromU8(found))).data;
  } catch {
    return undefined;
  }
  if (!list)
    return refused('by hand', 'The list in this file cannot be read: it is damaged, or a newer Affray wrote it.');
  const encounters: Packed[] = [];
  for (const { file, name } of list.encounters) {
    try {
      encounters.push({ name, bytes: only((one) => one === file)[file] ?? new Uint8Array() });
    } catch {
      encounters.push({ name, bytes: new Uint8Array() });
    }
  }
  let shelf: Uint8Array | undefined;
  try {
    const found = only((name) => name === SHELF || name === BARE_SHELF);
    shelf = found[SHELF] ?? wrapped(found[BARE_SHELF]);
  } catch {
    // A zip that has come to harm there: read as one, it says so.
    shelf = new Uint8Array([0x50, 0x4b]);
  }
  return done({ encounters, ...(shelf ? { shelf: new Uint8Array(shelf) } : {}) });
}

/** The bare list of before as a file of the shelf; none where it is empty. */
function wrapped(bytes: Uint8Array | undefined): Uint8Array | undefined {
  const items: unknown = bytes && JSON.parse(strFromU8(bytes));
  return Array.isArray(items) && items.length > 0
    ? strToU8(JSON.stringify({ affray: 'shelf', version: ITEM_VERSION, items }))
    : undefined;
}
