/** Tells what a file holds by its content and not by its name: a picture, a map, or neither. */
import { kindOfPicture } from '../pictures.ts';
import { kindOfMapText } from './mapText.ts';

/** How much of a file's beginning and end is read, in bytes. A large picture may lie between. */
const HEAD = 2_000_000;
const TAIL = 200_000;

/**
 * What a file holds. `map` is a map of another program, also one that is broken or cannot be read
 * here, so that its reader says why.
 */
export async function mapContentOf(file: Blob): Promise<'picture' | 'map' | 'other'> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (kindOfPicture(start)) return 'picture';
  // Data as text begins with a bracket; a byte order mark and spaces may stand before it.
  if (!/^[\s\uFEFF]*[{[<]/.test(new TextDecoder().decode(start))) return 'other';
  const head = await file.slice(0, HEAD).text();
  const tail = file.size > HEAD ? await file.slice(Math.max(HEAD, file.size - TAIL)).text() : '';
  return kindOfMapText(head + tail) ? 'map' : 'other';
}
