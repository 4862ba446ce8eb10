/** The file of an encounter: a zip with the fight, its history, its pictures and a checksum of each, written and read. Plain JSON is read as well. */
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Encounter } from '../engine/encounter.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { done, type Result, refused } from '../engine/words.ts';
import { checksum } from './checksum.ts';
import { readEncounter } from './encounterFileCheck.ts';
import { kindOfPicture } from './pictures.ts';
import { canHash, sha256 } from './picturesHash.ts';

/** What is read at most, in bytes: the file, and what it unpacks to. */
const MOST_FILE = 250 * 1024 * 1024;
const MOST_UNPACKED = 400 * 1024 * 1024;
const MOST_JSON = 64 * 1024 * 1024;
const MOST_PICTURES = 400;
/** A fight is some twenty levels deep; what is deeper would open and then could not be stored. */
const DEEPEST = 100;

const MAIN = 'encounter.json';
/** Steps taken and taken back. Apart, so that damage in them does not cost the fight; files of before have them in the encounter. */
const HISTORY = 'history.json';
/** The checksum of each part's text, by its name. */
const SUMS = 'sums.json';
const TEXTS = [MAIN, HISTORY, SUMS];
const PICTURE_NAME = /^pictures\/([0-9a-f]{64})\.(png|jpg|webp|gif|avif)$/;

/** An encounter that came out of a file, with its pictures by hash. `told`: something small was wrong and was mended. */
export interface OpenedFile {
  encounter: Encounter;
  pictures: ReadonlyMap<string, Blob>;
  told?: string;
}

/** The hashes of all pictures that an encounter names, also in its history, so that going back shows them. */
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

/** Packs an encounter and its pictures into the bytes of a file. Pictures are stored as they are: they are packed already. */
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

/** What a file holds, as JSON and the pictures beside it, before anything of it is believed. `told`: what of it was damaged and left out. */
export interface Unpacked {
  json: unknown;
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  told?: string;
}

const DAMAGED = 'This file is damaged: what is in it is not what was saved. Try another copy of it.';

/** Unpacks a file, zip or plain JSON. Refused with a sentence when it is too large, too deep, damaged, or something else altogether. */
export function unpack(bytes: Uint8Array): Result<Unpacked> {
  if (bytes.length > MOST_FILE)
    return refused('by hand', 'This file is larger than 250 megabytes, which no encounter is. Choose another file.');
  if (!isZip(bytes)) {
    const json = jsonOf(bytes);
    return json.ok ? done({ json: json.value, pictures: new Map() }) : json;
  }
  const found = unzipWithin(bytes);
  if (!found.ok) return found;
  const parts = found.value;
  const main = parts.get(MAIN);
  if (main === undefined)
    return refused(
      'by hand',
      'This zip file holds no encounter. Choose a file that Affray saved; it ends in “.affray”.',
    );
  if (main === 'damaged') return refused('by hand', DAMAGED);
  const sums = sumsOf(parts.get(SUMS));
  if (sums?.[MAIN] !== undefined && sums[MAIN] !== checksum(strFromU8(main))) return refused('by hand', DAMAGED);
  const json = jsonOf(main);
  if (!json.ok) return json;
  const beside = isRecord(json.value) && Array.isArray(json.value.beside) ? json.value.beside : [];
  const history = historyOf(parts.get(HISTORY), sums, beside.includes(HISTORY));
  const told = [
    (parts.has(SUMS) || beside.includes(SUMS)) && !sums
      ? 'The checks in the file are damaged: look the fight over before you go on.'
      : [],
    history === 'damaged'
      ? 'The history in the file is damaged and was left out: the fight stands as it was saved, but earlier steps cannot be taken back.'
      : [],
  ].flat();
  return done({
    json: typeof history === 'object' ? { ...(json.value as object), ...history } : json.value,
    pictures: picturesIn(parts),
    ...(told.length > 0 ? { told: told.join(' ') } : {}),
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The checksums that a file carries; undefined where it has none that can be read, or not one for each of its texts. */
function sumsOf(part: Part | undefined): Record<string, unknown> | undefined {
  if (part === undefined || part === 'damaged') return undefined;
  const read = jsonOf(part);
  if (!read.ok || !isRecord(read.value)) return undefined;
  const sums = read.value;
  return [MAIN, HISTORY].every((name) => typeof sums[name] === 'string') ? sums : undefined;
}

/** The history beside the fight; undefined where the file was written without one, as `due` says. */
function historyOf(
  part: Part | undefined,
  sums: Record<string, unknown> | undefined,
  due: boolean,
): 'damaged' | { past: unknown; future: unknown } | undefined {
  if (part === undefined) return due || sums?.[HISTORY] !== undefined ? 'damaged' : undefined;
  if (part === 'damaged') return 'damaged';
  if (sums?.[HISTORY] !== undefined && sums[HISTORY] !== checksum(strFromU8(part))) return 'damaged';
  const read = jsonOf(part);
  if (!read.ok || !isRecord(read.value)) return 'damaged';
  const { past, future } = read.value;
  return { past, future };
}

function picturesIn(parts: ReadonlyMap<string, Part>): Unpacked['pictures'] {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, part] of parts) {
    const hash = PICTURE_NAME.exec(name)?.[1];
    // A damaged one is no picture any more; it is counted where their bytes are looked at.
    if (hash) pictures.set(hash, part === 'damaged' ? new Uint8Array() : part);
  }
  return pictures;
}

function jsonOf(bytes: Uint8Array): Result<unknown> {
  if (bytes.length > MOST_JSON) return refused('by hand', 'The encounter in this file is too large to be one.');
  const text = strFromU8(bytes).replace(/^\uFEFF/, '');
  if (depthOf(text) > DEEPEST)
    return refused('by hand', `This file is nested more than ${DEEPEST} levels deep, which no encounter is.`);
  try {
    return done(JSON.parse(text));
  } catch {
    return refused(
      'by hand',
      'This file is neither an encounter nor JSON, or it was cut short. Choose a file that Affray saved.',
    );
  }
}

/** How deep brackets are nested in JSON text, without reading it: no deeper than one past what fits. */
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

type Part = Uint8Array<ArrayBuffer> | 'damaged';

/**
 * Unpacks only what an encounter file has, and only as much as one may have: sizes are looked at before anything is unpacked, and
 * nothing unpacks to more than it says. Each part by itself, so that a damaged one costs only itself.
 */
function unzipWithin(bytes: Uint8Array): Result<Map<string, Part>> {
  const parts = new Map<string, Part>();
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
    return done(parts);
  } catch (error) {
    return error instanceof Overfull
      ? refused('by hand', 'This file unpacks to more than an encounter can be, so it was left alone.')
      : refused('by hand', 'This file is damaged: it cannot be unpacked. Try another copy of it.');
  }
}
class Overfull extends Error {}

/**
 * Reads an encounter file. Everything in it is checked before any of it is given back; refused with one sentence that says
 * what is wrong. Never throws.
 */
export async function openEncounterFile(
  bytes: Uint8Array,
  rulesetOf: (id: string) => Ruleset | undefined,
): Promise<Result<OpenedFile>> {
  const unpacked = unpack(bytes);
  return unpacked.ok ? readUnpacked(unpacked.value, rulesetOf) : unpacked;
}

/** Reads what `unpack` gave as an encounter with its pictures. */
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
  return done({
    encounter: read.value.encounter,
    pictures: blobs,
    ...(told.length > 0 ? { told: told.join(' ') } : {}),
  });
}
