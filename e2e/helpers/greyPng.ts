/** Writes a grey picture as a PNG file, for tests that need a picture of a known size. */
import { crc32, deflateSync } from 'node:zlib';

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The file of a picture. `rows` has a 0 and then a byte for each pixel of every row. */
export function greyPng(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = part('IDAT', deflateSync(rows, { level: 1 }));
  return Buffer.concat([magic, part('IHDR', head), data, part('IEND', Buffer.alloc(0))]);
}
