/**
 * Reads a file of the shelf: JSON, a table, or a zip of JSON and pictures. The content decides the
 * kind, and the file is read as far as possible.
 */
import type { Ruleset } from '../../engine/ruleset.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { peopleIn, readPeople } from '../people/people.ts';
import { fromCsv, gameOfCsv, type Offered } from '../shelf/csv.ts';
import { fromJson, unpackShelf } from '../shelf/shelfFile.ts';

/** What a caller gives for reading a file. */
export interface ShelfAsked {
  file: File;
  /**
   * The id of the game for a table that names none; if that game does not exist, the first game.
   */
  usual: string | undefined;
  /** The beginning of all fresh ids in the file: an id that nothing else has. */
  id: string;
}

/** The result of a file, with its pictures by their hashes. */
export interface ShelfRead extends Offered {
  pictures: Map<string, Blob>;
  /** How many picture files are no pictures. */
  damaged: number;
}

/**
 * Reads a file of the shelf; `games` are all games, and `told` receives the progress from 0 to 1.
 * Refused as a whole where the file is something else, or of an unknown game. Never throws.
 */
export async function readShelf(
  { file, usual, id }: ShelfAsked,
  games: readonly Ruleset[],
  told: (share: number) => void = () => {},
): Promise<Result<ShelfRead>> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refusedResult('by hand', 'This file could not be read: choose it again.');
  }
  const unpacked = await unpackShelf(bytes, file.name);
  if (!unpacked.ok) return unpacked;
  const { text, pictures, damaged } = unpacked.value;
  let n = 0;
  const newId = () => `${id}-${++n}`;
  const whole = (read: Result<Offered>): Result<ShelfRead> =>
    read.ok ? okResult({ ...read.value, pictures, damaged }) : read;
  if (peopleIn(text) !== undefined) return whole(readPeople(text, games, newId, told));
  if (/^\s*[{[]/.test(text)) return whole(fromJson(text, games, newId, told));
  const named = gameOfCsv(text);
  const of = (id: string | undefined) => games.find((one) => one.id === id);
  const game = named === undefined ? (of(usual) ?? games[0]) : of(named);
  if (!game)
    return refusedResult(
      'by hand',
      `This table is for “${named ?? 'no game'}”, a game that this Affray does not have.`,
    );
  return whole(fromCsv(text, game, newId, told));
}
