/**
 * Turns a message with its pictures into bytes, cuts the bytes into pieces that a relay takes, and
 * joins the pieces again.
 */
import type { MessageLimits } from './intake.ts';
import type { Bytes } from './secret.ts';

/** The most bytes of one piece. A relay refuses large messages. */
const PIECE = 48 * 1024;
/** The most pieces of a message: pictures of up to 48 MB. */
const MOST_PIECES = 1024;
/** The most bytes of a text that has pictures behind it: it only says which picture it is. */
const MOST_BESIDE = 64 * 1024;
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
export function unpackMessage(whole: Bytes | undefined, limits: MessageLimits): unknown {
  try {
    return whole && unpacked(whole, limits);
  } catch {
    return undefined;
  }
}

/** Each byte behind the text belongs to one picture: the marks name them in order, with no gap. */
function unpacked(whole: Bytes, limits: MessageLimits): unknown {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0);
  const behind = whole.subarray(4 + length);
  const most = behind.length > 0 ? Math.min(MOST_BESIDE, limits.text) : limits.text;
  if (length > most) throw new Error('The text is too long.');
  const text = new TextDecoder().decode(whole.subarray(4, 4 + length));
  if (behind.length === 0) return JSON.parse(text);
  let [taken, many] = [0, 0];
  const message: unknown = JSON.parse(text, (_key, value) => {
    if (typeof value !== 'object' || value === null || typeof value[PICTURE] !== 'number') return value;
    const size = Number(value.size);
    many += 1;
    if (many > limits.pictures || value[PICTURE] !== taken || !Number.isInteger(size) || size < 1)
      throw new Error('The pictures do not fit.');
    taken += size;
    const type = String(value.type);
    // A screen draws pictures and nothing else.
    return new Blob([behind.slice(taken - size, taken)], { type: type.startsWith('image/') ? type : '' });
  });
  if (taken !== behind.length) throw new Error('The pictures do not fit.');
  return message;
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

/**
 * Joins the pieces of one message after the other. A message that lacks a piece, or grows too
 * large, is never finished, and the next one takes its place.
 */
export function createJoiner({ whole: most }: Pick<MessageLimits, 'whole'>): {
  add(piece: Bytes): Bytes | undefined;
} {
  let unfinished: { message: number; parts: Bytes[]; length: number } | undefined;
  return {
    add(piece) {
      if (piece.length < HEAD) return undefined;
      const head = new DataView(piece.buffer, piece.byteOffset);
      const [message, at, many] = [head.getUint32(0), head.getUint16(4), head.getUint16(6)];
      const part = piece.subarray(HEAD);
      const had = at === 0 ? { message, parts: [], length: 0 } : unfinished;
      if (had?.message !== message || had.parts.length !== at || many > MOST_PIECES) return undefined;
      had.parts.push(part);
      had.length += part.length;
      unfinished = had.length <= most && had.parts.length < many ? had : undefined;
      if (unfinished || had.length > most) return undefined;
      const whole = new Uint8Array(had.length);
      let end = 0;
      for (const one of had.parts) {
        whole.set(one, end);
        end += one.length;
      }
      return whole;
    },
  };
}
