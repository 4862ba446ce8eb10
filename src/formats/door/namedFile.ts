/**
 * Names what came where nothing here reads it, by its content, and says what would do: whoever
 * brings a file learns what it is, and not what it is not.
 */
import { strFromU8 } from 'fflate';

/** How much of a file is looked at, in bytes. */
const HEAD = 100_000;

const bytesAt = (bytes: Uint8Array, at: number, word: string): boolean =>
  [...word].every((letter, n) => bytes[at + n] === letter.charCodeAt(0));

const PICTURE = 'a picture of a kind that browsers do not show: save it as PNG, JPEG or WebP, and open that';
const UNPACK = 'a packed archive: unpack it, and open the file in it';

/** Files that are known by their first bytes. */
const BY_BYTES: readonly (readonly [at: number, word: string, what: string])[] = [
  [0, '%PDF', 'a PDF: save the page with the map as a picture, or copy the text of a stat block and paste it here'],
  [0, 'BM', PICTURE],
  [0, 'II*\0', PICTURE],
  [0, 'MM\0*', PICTURE],
  [0, '8BPS', PICTURE],
  [4, 'ftyphei', PICTURE],
  [4, 'ftypmif1', PICTURE],
  [4, 'ftyp', 'a film: save one picture of it, and open that'],
  [0, '\x1aE\xdf\xa3', 'a film: save one picture of it, and open that'],
  [0, '\x1f\x8b', UNPACK],
  [0, 'Rar!', UNPACK],
  [0, '7z\xbc\xaf', UNPACK],
  [0, 'ID3', 'a sound: it has nothing for a fight in it'],
  [0, 'OggS', 'a sound: it has nothing for a fight in it'],
  [0, 'SQLite format 3', 'a database of another program: export the map or the creatures there, and open that'],
  [0, 'MZ', 'a program: nothing of it is opened here'],
];

/** What lies in a zip, by the names in it. */
const BY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bword\/document\.xml/, 'a document of Word: copy the text of a stat block in it, and paste it here'],
  [/\bxl\/workbook\.xml/, 'a workbook of Excel: save its sheet as CSV, and open that'],
  [
    /mimetypeapplication\/vnd\.oasis/,
    'a document of LibreOffice: save a sheet as CSV, or copy the text of a stat block',
  ],
  [/\.(?:dd2vtt|uvtt|df2vtt|tmx|tmj)\b/, 'a zip with a map in it: unpack it, and open the map'],
  [
    /\bmodule\.xml|\bcampaign\.xml|\bcompendium\.xml/,
    'a module of EncounterPlus: export its map as a picture there, and open that',
  ],
  [/\bcontent\.xml|\bproperties\.xml/, 'a campaign of MapTool: export its map as a picture there, and open that'],
];

/** Texts that are known by their beginning or by their keys. */
const BY_TEXT: readonly (readonly [RegExp, string])[] = [
  [
    /^version https:\/\/git-lfs/,
    'a pointer of Git LFS, not the file itself: download the file itself, with “git lfs pull” or by “Download” on its page',
  ],
  [/^\s*<!doctype html|^\s*<html/i, 'a web page: save the map or the file that it shows, and open that'],
  [/^\s*(?:<\?xml[^>]*>\s*)?<svg/i, PICTURE],
  [/^\s*<tileset|^\s*<template/, 'a part of a map of Tiled: open the map itself (.tmx or .tmj)'],
  [/^\s*</, 'XML of another program: export the map as Universal VTT there, and open that'],
  [/"formatName"\s*:\s*"dexie"/, 'a backup of Owlbear Rodeo: save its map as a picture there, and open that'],
  [/"tilecount"\s*:/, 'a part of a map of Tiled: open the map itself (.tmx or .tmj)'],
  [
    /"manifest"\s*:|"esmodules"\s*:/,
    'the description of a module of Foundry: export a scene or an actor there (Export Data), and open that',
  ],
  [
    /"hit_points"\s*:|"HP"\s*:\s*\{|"prototypeToken"\s*:/,
    'a file of creatures and no map: open it on the start page, and they come onto the shelf',
  ],
  [
    /^[^\n]{1,80}\n+[\s*_]*(?:tiny|small|medium|large|huge|gargantuan)\b|\b(?:AC|Armor Class)\b[^\n]*\n?[^\n]*\b(?:HD|HP|Hit Points)\b/i,
    'a stat block and no map: paste it on the start page, and it comes onto the shelf',
  ],
  [
    /"_stats"\s*:|"ownership"\s*:/,
    'a document of Foundry that is neither a scene nor an actor: export one of these there (Export Data), and open that',
  ],
];

const WHAT_OPENS =
  'what opens here are fights that Affray saved, pictures, maps (Universal VTT, Foundry, Dungeon Alchemist, Dungeondraft, Tiled, Watabou), creatures (Foundry, Improved Initiative, Open5e, stat blocks as text) and tables (CSV)';

/** Whether bytes are text, by having none that text does not have. */
const isText = (bytes: Uint8Array): boolean =>
  !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));

/** Whether Affray wrote a file, however damaged it is now. */
export function isOwnFile(bytes: Uint8Array): boolean {
  if (bytesAt(bytes, 0, 'PK')) return /(?:encounter|everything|history)\.json/.test(namesInZip(bytes));
  return /"(?:ruleset|affray|cast)"\s*:/.test(strFromU8(bytes.subarray(0, HEAD), true));
}

/** The beginning and end of a zip as letters, where the names of its parts stand. */
const namesInZip = (bytes: Uint8Array): string =>
  strFromU8(bytes.subarray(0, HEAD), true) + strFromU8(bytes.subarray(Math.max(HEAD, bytes.length - HEAD)), true);

/**
 * One sentence on what a file is and what would do. `bytes` may be its beginning alone; without a
 * name it is “this”.
 */
export function namedFile(bytes: Uint8Array, name?: string): string {
  const head = bytes.subarray(0, HEAD);
  const called = name === undefined ? 'This is' : `“${name.slice(0, 80)}” is`;
  if (head.length === 0) return `${called} empty: choose another copy of it.`;
  const known = BY_BYTES.find(([at, word]) => bytesAt(head, at, word))?.[2];
  if (known) return `${called} ${known}.`;
  if (bytesAt(head, 0, 'PK')) {
    const names = namesInZip(bytes);
    return `${called} ${BY_NAMES.find(([fits]) => fits.test(names))?.[1] ?? 'a zip that Affray did not save: unpack it, and open the file in it'}.`;
  }
  if (!isText(head)) return `${called} of no kind that is known here: ${WHAT_OPENS}.`;
  const text = strFromU8(head).replace(/^\uFEFF/, '');
  const kind = BY_TEXT.find(([fits]) => fits.test(text))?.[1];
  if (kind) return `${called} ${kind}.`;
  return /^\s*[{[]/.test(text)
    ? `${called} JSON of no kind that is known here, or cut short: ${WHAT_OPENS}.`
    : `${called} text without a stat block that can be read: ${WHAT_OPENS}.`;
}
