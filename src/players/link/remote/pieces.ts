/**
 * Turns a message with its pictures into bytes, cuts the bytes into pieces that a relay takes, and
 * joins the pieces again.
 */
import type { Bytes } from './secret.ts';

/** The most bytes of one piece. A relay refuses large messages. */
const PIECE = 48 * 1024;
/** The most pieces of a message: pictures of up to 48 MB. */
const MOST_PIECES = 1024;
/** How many unfinished messages are kept; the oldest goes first. */
const MOST_UNFINISHED = 4;
/** Stands in the text for a picture: where it lies among the bytes behind the text. */
const PICTURE = '@picture';
const HEAD = 8;

/** The message as bytes: the length of its text, its text, and its pictures one after the other. */
export async function packMessage(message: unknown): Promise<Bytes> {
  const pictures: Blob[] = [];
  let at = 0;
  const text = new TextEncoder().encode(
    JSON.stringify(message, (_key, value: unknown) => {
      if (!(value instanceof Blob)) return value;
      pictures.push(value);
      at += value.size;
      return { [PICTURE]: at - value.size, size: value.size, type: value.type };
    }),
  );
  const whole = new Uint8Array(4 + text.length + at);
  new DataView(whole.buffer).setUint32(0, text.length);
  whole.set(text, 4);
  let end = 4 + text.length;
  for (const picture of pictures) {
    whole.set(new Uint8Array(await picture.arrayBuffer()), end);
    end += picture.size;
  }
  return whole;
}

/** The message that such bytes stand for; undefined where they stand for none. */
export function unpackMessage(whole: Bytes | undefined): unknown {
  try {
    return whole && unpacked(whole);
  } catch {
    return undefined;
  }
}

function unpacked(whole: Bytes): unknown {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0);
  const behind = whole.subarray(4 + length);
  return JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length)), (_key, value) => {
    if (typeof value !== 'object' || value === null || typeof value[PICTURE] !== 'number') return value;
    const type = String(value.type);
    const bytes = behind.slice(value[PICTURE], value[PICTURE] + Number(value.size));
    // A screen draws pictures and nothing else.
    return new Blob([bytes], { type: type.startsWith('image/') ? type : '' });
  });
}

/**
 * Cuts bytes into pieces of at most so many bytes, each with the number of its message, its place
 * and the number of places. None where the message is too large.
 */
export function cutPieces(whole: Bytes, message: number, most = PIECE): Bytes[] {
  const many = Math.max(1, Math.ceil(whole.length / most));
  if (many > MOST_PIECES) return [];
  return Array.from({ length: many }, (_, at) => {
    const part = whole.subarray(at * most, (at + 1) * most);
    const piece = new Uint8Array(HEAD + part.length);
    const head = new DataView(piece.buffer);
    head.setUint32(0, message);
    head.setUint16(4, at);
    head.setUint16(6, many);
    piece.set(part, HEAD);
    return piece;
  });
}

/** Joins pieces that come in order. A message that lacks a piece is never finished. */
export function createJoiner(): { add(piece: Bytes): Bytes | undefined } {
  const unfinished = new Map<number, Bytes[]>();
  return {
    add(piece) {
      if (piece.length < HEAD) return undefined;
      const head = new DataView(piece.buffer, piece.byteOffset);
      const [message, at, many] = [head.getUint32(0), head.getUint16(4), head.getUint16(6)];
      const part = piece.subarray(HEAD);
      if (many === 1) return part.slice();
      const had = at === 0 ? [] : unfinished.get(message);
      if (!had || had.length !== at || many > MOST_PIECES) return undefined;
      had.push(part);
      unfinished.set(message, had);
      if (had.length < many) {
        const [oldest] = unfinished.keys();
        if (unfinished.size > MOST_UNFINISHED && oldest !== undefined) unfinished.delete(oldest);
        return undefined;
      }
      unfinished.delete(message);
      const whole = new Uint8Array(had.reduce((sum, { length }) => sum + length, 0));
      let end = 0;
      for (const one of had) {
        whole.set(one, end);
        end += one.length;
      }
      return whole;
    },
  };
}
