/** Everything of a device as one file: a zip with an encounter file for each encounter, and what could not be read as it lies there. */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { done, type Result, refused } from '../engine/words.ts';

const LIST = 'everything.json';
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

/** Packs encounter files into one. `beside` is kept as JSON under these names, for whoever mends what could not be read. */
export function packEverything(
  encounters: readonly Packed[],
  beside: Readonly<Record<string, unknown>>,
): Uint8Array<ArrayBuffer> {
  const parts: Zippable = {};
  const listed = encounters.map(({ name, bytes }, at) => {
    const file = `encounters/${at + 1}.affray`;
    // Packed already.
    parts[file] = [bytes, { level: 0 }];
    return { file, name };
  });
  parts[LIST] = strToU8(JSON.stringify({ affray: 'everything', version: 1, encounters: listed }));
  for (const [name, value] of Object.entries(beside)) parts[`${name}.json`] = strToU8(JSON.stringify(value));
  return zipSync(parts);
}

/** The encounter files in such a file; undefined when it is another kind of file. Refused when it is one and cannot be read. */
export function unpackEverything(bytes: Uint8Array): Result<Packed[]> | undefined {
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
  const packed: Packed[] = [];
  for (const { file, name } of list.encounters) {
    try {
      packed.push({ name, bytes: only((one) => one === file)[file] ?? new Uint8Array() });
    } catch {
      packed.push({ name, bytes: new Uint8Array() });
    }
  }
  return done(packed);
}
