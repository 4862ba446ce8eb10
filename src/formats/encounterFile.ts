/** The file of an encounter: a zip with `encounter.json` and its pictures, written and read. Plain JSON is read as well. */
import { strFromU8, strToU8, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Encounter } from '../engine/encounter.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { done, type Result, refused } from '../engine/words.ts';
import { readEncounter } from './encounterFileCheck.ts';
import { kindOfPicture } from './pictures.ts';
import { canHash, sha256 } from './picturesHash.ts';

const EXTENSION = '.affray';

/** What is read at most, in bytes: the file, and what it unpacks to. */
const MOST_FILE = 250 * 1024 * 1024;
const MOST_UNPACKED = 400 * 1024 * 1024;
const MOST_JSON = 120 * 1024 * 1024;
const MOST_PICTURES = 400;

const MAIN = 'encounter.json';
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
  const parts: Zippable = { [MAIN]: [strToU8(JSON.stringify(encounter)), { level: 6 }] };
  for (const [hash, blob] of pictures) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const kind = kindOfPicture(bytes);
    if (kind) parts[`pictures/${hash}.${kind.extension}`] = [bytes, { level: 0 }];
  }
  return zipSync(parts);
}

/** A file's name from an encounter's: letters and digits of any language, the rest as dashes. */
export function fileName(name: string, extension = EXTENSION): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${plain.slice(0, 80) || 'encounter'}${extension}`;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What a file holds, as JSON and the pictures beside it, before anything of it is believed. */
export interface Unpacked {
  json: unknown;
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Unpacks a file, zip or plain JSON. Refused with a sentence when it is too large, damaged, or something else altogether. */
export function unpack(bytes: Uint8Array): Result<Unpacked> {
  if (bytes.length > MOST_FILE)
    return refused('by hand', 'This file is larger than 250 megabytes, which no encounter is. Choose another file.');
  if (!isZip(bytes)) return jsonOf(bytes, new Map());
  const parts = unzipWithin(bytes);
  if (!parts.ok) return parts;
  const main = parts.value[MAIN];
  if (!main)
    return refused(
      'by hand',
      'This zip file holds no encounter. Choose a file that Affray saved; it ends in “.affray”.',
    );
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, data] of Object.entries(parts.value)) {
    const hash = PICTURE_NAME.exec(name)?.[1];
    if (hash) pictures.set(hash, data as Uint8Array<ArrayBuffer>);
  }
  return jsonOf(main, pictures);
}

function jsonOf(bytes: Uint8Array, pictures: Unpacked['pictures']): Result<Unpacked> {
  if (bytes.length > MOST_JSON) return refused('by hand', 'The encounter in this file is too large to be one.');
  try {
    return done({ json: JSON.parse(strFromU8(bytes).replace(/^\uFEFF/, '')), pictures });
  } catch {
    return refused(
      'by hand',
      'This file is neither an encounter nor JSON, or it was cut short. Choose a file that Affray saved.',
    );
  }
}

/** Unpacks only what an encounter file has, and only as much as one may have: sizes are looked at before anything is unpacked. */
function unzipWithin(bytes: Uint8Array): Result<Unzipped> {
  let total = 0;
  let pictures = 0;
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name !== MAIN && !PICTURE_NAME.test(name)) return false;
        total += originalSize;
        if (name !== MAIN) pictures += 1;
        if (total > MOST_UNPACKED || pictures > MOST_PICTURES) throw new Overfull();
        return true;
      },
    });
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
  { json, pictures }: Unpacked,
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
