/** Writes and reads the file of an encounter: a zip with checksums, or, when read, plain JSON. */

import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Encounter } from '../engine/encounter.ts';
import { isPlainRecord } from '../engine/forms/plainRecord.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { okResult, type Result, refusedResult } from '../engine/words.ts';
import { readEncounter } from './check/encounterFileCheck.ts';
import { checksum } from './checksum.ts';
import { kindOfPicture } from './pictures.ts';
import { canHash, sha256 } from './picturesHash.ts';

/** The most bytes that are read: of the file, and of its unpacked parts. */
const MOST_FILE = 250 * 1024 * 1024;
const MOST_UNPACKED = 400 * 1024 * 1024;
const MOST_JSON = 64 * 1024 * 1024;
const MOST_PICTURES = 400;
/** A fight is some twenty levels deep. Deeper data would open and then could not be stored. */
const DEEPEST = 100;

const MAIN = 'encounter.json';
/** The history lies apart, so its damage spares the fight. Old files have it in the encounter. */
const HISTORY = 'history.json';
/** The checksum of each part's text, by its name. */
const SUMS = 'sums.json';
const TEXTS = [MAIN, HISTORY, SUMS];
const PICTURE_NAME = /^pictures\/([0-9a-f]{64})\.(png|jpg|webp|gif|avif)$/;

/** An encounter from a file, with its pictures by hash. `told`: a small fault was mended. */
export interface OpenedFile {
  encounter: Encounter;
  pictures: ReadonlyMap<string, Blob>;
  told?: string;
}

/** The hashes of all pictures an encounter names, also in its history, for going back. */
export function picturesOf(encounter: Encounter): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'picture' && typeof inner === 'string') found.add(inner);
      else walk(inner);
    }
  };
  walk(encounter.fight);
  const steps = [...encounter.past, ...encounter.future.flatMap((one) => (one.kind === 'step' ? [one.step] : []))];
  for (const { patches, inverse } of steps)
    for (const { path, value } of [...patches, ...inverse])
      walk(path.at(-1) === 'picture' ? { picture: value } : value);
  return [...found];
}

/** Packs an encounter and its pictures into a file. Pictures are stored as they are, packed. */
export async function packEncounter(
  encounter: Encounter,
  pictures: ReadonlyMap<string, Blob>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { past, future } = encounter;
  const texts = {
    [MAIN]: JSON.stringify({ ...encounter, past: [], future: [], beside: [HISTORY, SUMS] }),
    [HISTORY]: JSON.stringify({ past, future }),
  };
  const sums = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, checksum(text)]));
  const parts: Zippable = {};
  for (const [name, text] of [...Object.entries(texts), [SUMS, JSON.stringify(sums)] as const])
    parts[name] = [strToU8(text), { level: 6 }];
  for (const [hash, blob] of pictures) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const kind = kindOfPicture(bytes);
    if (kind) parts[`pictures/${hash}.${kind.extension}`] = [bytes, { level: 0 }];
  }
  return zipSync(parts);
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The content of a file as unchecked JSON with its pictures. `told`: parts left out for damage. */
export interface Unpacked {
  json: unknown;
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  told?: string;
}

const DAMAGED = 'This file is damaged: what is in it is not what was saved. Try another copy of it.';

/** Unpacks a zip or plain JSON. Refuses with a sentence what is too large, too deep or damaged. */
export function unpackFile(bytes: Uint8Array): Result<Unpacked> {
  if (bytes.length > MOST_FILE)
    return refusedResult(
      'by hand',
      'This file is larger than 250 megabytes, which no encounter is. Choose another file.',
    );
  if (!isZip(bytes)) {
    const json = jsonOf(bytes);
    return json.ok ? okResult({ json: json.value, pictures: new Map() }) : json;
  }
  const found = unzipWithin(bytes);
  if (!found.ok) return found;
  const parts = found.value;
  const main = parts.get(MAIN);
  if (main === undefined)
    return refusedResult(
      'by hand',
      'This zip file holds no encounter. Choose a file that Affray saved; it ends in “.affray”.',
    );
  if (main === 'damaged') return refusedResult('by hand', DAMAGED);
  const sums = sumsOf(parts.get(SUMS));
  if (sums?.[MAIN] !== undefined && sums[MAIN] !== checksum(strFromU8(main))) return refusedResult('by hand', DAMAGED);
  const json = jsonOf(main);
  if (!json.ok) return json;
  const beside = isPlainRecord(json.value) && Array.isArray(json.value.beside) ? json.value.beside : [];
  const history = historyOf(parts.get(HISTORY), sums, beside.includes(HISTORY));
  const told = [
    (parts.has(SUMS) || beside.includes(SUMS)) && !sums
      ? 'The checks in the file are damaged: look the fight over before you go on.'
      : [],
    history === 'damaged'
      ? 'The history in the file is damaged and was left out: the fight stands as it was saved, but earlier steps cannot be taken back.'
      : [],
  ].flat();
  return okResult({
    json: typeof history === 'object' ? { ...(json.value as object), ...history } : json.value,
    pictures: picturesIn(parts),
    ...(told.length > 0 ? { told: told.join(' ') } : {}),
  });
}

/** The checksums of a file; undefined unless they can be read and cover each of its texts. */
function sumsOf(part: FileBytes | undefined): Record<string, unknown> | undefined {
  if (part === undefined || part === 'damaged') return undefined;
  const read = jsonOf(part);
  if (!read.ok || !isPlainRecord(read.value)) return undefined;
  const sums = read.value;
  return [MAIN, HISTORY].every((name) => typeof sums[name] === 'string') ? sums : undefined;
}

/** The history beside the fight; undefined if the file has none, which `due` says. */
function historyOf(
  part: FileBytes | undefined,
  sums: Record<string, unknown> | undefined,
  due: boolean,
): 'damaged' | { past: unknown; future: unknown } | undefined {
  if (part === undefined) return due || sums?.[HISTORY] !== undefined ? 'damaged' : undefined;
  if (part === 'damaged') return 'damaged';
  if (sums?.[HISTORY] !== undefined && sums[HISTORY] !== checksum(strFromU8(part))) return 'damaged';
  const read = jsonOf(part);
  if (!read.ok || !isPlainRecord(read.value)) return 'damaged';
  const { past, future } = read.value;
  return { past, future };
}

function picturesIn(parts: ReadonlyMap<string, FileBytes>): Unpacked['pictures'] {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, part] of parts) {
    const hash = PICTURE_NAME.exec(name)?.[1];
    // A damaged picture is dropped here, and counted where the bytes of pictures are checked.
    if (hash) pictures.set(hash, part === 'damaged' ? new Uint8Array() : part);
  }
  return pictures;
}

function jsonOf(bytes: Uint8Array): Result<unknown> {
  if (bytes.length > MOST_JSON) return refusedResult('by hand', 'The encounter in this file is too large to be one.');
  const text = strFromU8(bytes).replace(/^\uFEFF/, '');
  if (depthOf(text) > DEEPEST)
    return refusedResult('by hand', `This file is nested more than ${DEEPEST} levels deep, which no encounter is.`);
  try {
    return okResult(JSON.parse(text));
  } catch {
    return refusedResult(
      'by hand',
      'This file is neither an encounter nor JSON, or it was cut short. Choose a file that Affray saved.',
    );
  }
}

/** How deep brackets nest in unread JSON text; counting stops one level past the limit. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (deepest > DEEPEST) return deepest;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}

type FileBytes = Uint8Array<ArrayBuffer> | 'damaged';

/**
 * Unpacks only the parts of an encounter file. Sizes are checked before unpacking, and no part
 * unpacks to more than its stated size. Each part is unpacked alone, so damage costs one part.
 */
function unzipWithin(bytes: Uint8Array): Result<Map<string, FileBytes>> {
  const parts = new Map<string, FileBytes>();
  try {
    const names: string[] = [];
    let total = 0;
    let texts = 0;
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        const text = TEXTS.includes(name);
        if (!text && !PICTURE_NAME.test(name)) return false;
        names.push(name);
        total += originalSize;
        if (text) texts += originalSize;
        if (total > MOST_UNPACKED || texts > MOST_JSON || names.length > MOST_PICTURES + TEXTS.length)
          throw new Overfull();
        return false;
      },
    });
    for (const name of names) {
      try {
        parts.set(name, unzipSync(bytes, { filter: (one) => one.name === name })[name] as Uint8Array<ArrayBuffer>);
      } catch {
        parts.set(name, 'damaged');
      }
    }
    return okResult(parts);
  } catch (error) {
    return error instanceof Overfull
      ? refusedResult('by hand', 'This file unpacks to more than an encounter can be, so it was left alone.')
      : refusedResult('by hand', 'This file is damaged: it cannot be unpacked. Try another copy of it.');
  }
}
class Overfull extends Error {}

/**
 * Reads an encounter file. Everything is checked before anything is returned; refuses with one
 * sentence that says what is wrong. Never throws.
 */
export async function openEncounterFile(
  bytes: Uint8Array,
  rulesetOf: (id: string) => Ruleset | undefined,
): Promise<Result<OpenedFile>> {
  const unpacked = unpackFile(bytes);
  return unpacked.ok ? readUnpacked(unpacked.value, rulesetOf) : unpacked;
}

/** Reads the result of `unpack` as an encounter with its pictures. */
export async function readUnpacked(
  { json, pictures, told: unpacked }: Unpacked,
  rulesetOf: (id: string) => Ruleset | undefined,
): Promise<Result<OpenedFile>> {
  const read = readEncounter(json, rulesetOf, 'from outside');
  if (!read.ok) return read;
  const blobs = new Map<string, Blob>();
  let damaged = 0;
  for (const [hash, data] of pictures) {
    const kind = kindOfPicture(data);
    if (kind && (!canHash() || (await sha256(data)) === hash)) blobs.set(hash, new Blob([data], { type: kind.type }));
    else damaged += 1;
  }
  const told = [
    unpacked,
    read.value.told,
    damaged > 0
      ? `${damaged === 1 ? 'One picture' : `${damaged} pictures`} in the file ${damaged === 1 ? 'was' : 'were'} damaged and left out.`
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  return okResult({
    encounter: read.value.encounter,
    pictures: blobs,
    ...(told.length > 0 ? { told: told.join(' ') } : {}),
  });
}
