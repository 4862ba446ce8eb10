/** Universal VTT maps (.dd2vtt, .uvtt, .df2vtt), of one floor or several, with their pictures. */

import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import { okResult, type Result } from '../../engine/words.ts';
import { type ImportedMap, type MapWish, notRead, parseJson, readData } from '../imported.ts';
import { faultOfPicture, sizeOfPicture } from '../pictureHeader.ts';
import { drawnMap } from '../walled/drawnMap.ts';
import { floorsIn, withFloors } from '../walled/floors.ts';
import type { WalledMap } from '../walled/walledMap.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';
import { universalVttSchema, VTT, walledVtt } from './vttFile.ts';

/** The names under which programs write several floors in one file. */
const FLOORS = ['levels', 'floors', 'maps'];

/**
 * Reads a Universal VTT map with its picture. Rooms closed by walls and portals become zones, and
 * portals become doors between them; crates and pillars in a room give it cover. A map whose walls
 * close nothing, such as a cave, becomes one zone to be split by hand. Refused with a sentence when
 * the text is no such file, or larger than a map can be.
 */
export function readUniversalVtt(
  text: string,
  name: string,
  told: ProgressListener = () => {},
  wish: MapWish = {},
): Result<ImportedMap> {
  const parsed = parseJson(text, VTT);
  if (!parsed.ok) return parsed;
  const list = isPlainRecord(parsed.value)
    ? FLOORS.map((key) => (parsed.value as never)[key]).find(Array.isArray)
    : parsed.value;
  const floors = floorsIn(Array.isArray(list) ? list : [parsed.value], name, wish);
  const read = readData(floors.chosen, universalVttSchema, VTT);
  if (!read.ok) return read;
  const picture = pictureIn(read.value.image, wish);
  if (!picture.ok) return picture;
  told(0.2);
  const map = walledVtt(read.value, floors.name);
  return withFloors(
    drawnMap({ ...map, ...picture.value, remarks: [...map.remarks, ...picture.value.remarks] }, told),
    floors,
  );
}

type Pictured = Pick<WalledMap, 'picture' | 'remarks'>;

/** The picture in the file, or the one that was added to it; refused where it is too large. */
function pictureIn(image: unknown, { picture: added }: MapWish): Result<Pictured> {
  if (added) return okResult({ picture: { shape: added }, remarks: [] });
  const bytes = bytesOf(image);
  if (typeof bytes === 'string') return okResult({ remarks: [bytes] });
  if (!bytes) return okResult({ remarks: [] });
  const fault = faultOfPicture(bytes);
  if (fault !== undefined) return notRead(`The picture in this ${VTT} cannot be opened. ${fault}`);
  const shape = sizeOfPicture(bytes);
  return okResult({ picture: { bytes, ...(shape ? { shape } : {}) }, remarks: [] });
}

const isAddress = (image: string): boolean =>
  /^(?:[a-z]{2,8}:)?\/\//i.test(image) || (image.length < 500 && /\.(?:png|jpe?g|webp|avif|gif)$/i.test(image));

/**
 * The bytes of base64 text, with or without the head of a data address; nothing where there is no
 * picture, and a sentence where there is something else in its place.
 */
function bytesOf(image: unknown): Uint8Array<ArrayBuffer> | string | undefined {
  if (typeof image !== 'string') return undefined;
  if (isAddress(image))
    return `The picture of this file is an address, “${image.slice(0, 80)}”, and nothing is fetched from there.`;
  const start = image.startsWith('data:') ? image.indexOf(',') + 1 : 0;
  if (image.length === start) return undefined;
  try {
    const letters = atob(image.slice(start));
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return 'The picture in this file is damaged and was left out.';
  }
}
