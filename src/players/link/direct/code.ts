/**
 * The two codes with which a screen joins without a server: the offer of the GM's window, and the
 * screen's answer. A wrong, cut or old code is told in words.
 */
import { type Bytes, type TableSecret, textOfBytes } from '../remote/secret.ts';
import { type Description, packDescription, unpackDescription } from './description.ts';
import { bytesOfGroups, groupsFor, groupsOfBytes, lettersTyped } from './groups.ts';

/** The form of the code, in the upper half of its first byte; the lower half is its kind. */
const FORM = 1;
const KINDS = ['offer', 'answer'] as const;
export type CodeKind = (typeof KINDS)[number];
/** Before the description: form and kind, length, and the mark of `DirectCode`. */
const HEAD = 4;
const CHECK = 2;
/** After so many minutes the GM's window has most likely made another code. */
const OLD = 120;
/** What stands before an offer in the address of a screen. */
export const DIRECT = '#direct';

export interface DirectCode {
  kind: CodeKind;
  /** An offer: the minute in which it was made. An answer: the check of the offer it answers. */
  mark: number;
  description: Description;
  /** A number that tells this code from others. */
  check: number;
}

/** Two bytes that differ, almost surely, when any of the others does. */
const checkOf = (bytes: Bytes): number => bytes.reduce((sum, byte) => (sum * 31 + byte + 1) % 65_521, 1);

/** The minute of a time, as far as two bytes can tell: 45 days. */
const minuteOf = (now: number): number => Math.floor(now / 60_000) % 65_536;

/** Writes a code in groups with spaces. `mark`: see `DirectCode`. */
export function writeCode(kind: CodeKind, mark: number, description: Description): { text: string; check: number } {
  const parts = packDescription(description);
  const bytes = new Uint8Array(HEAD + parts.length + CHECK);
  const fields = new DataView(bytes.buffer);
  bytes.set([(FORM << 4) | KINDS.indexOf(kind), bytes.length]);
  fields.setUint16(2, mark);
  bytes.set(parts, HEAD);
  const check = checkOf(bytes.subarray(0, -CHECK));
  fields.setUint16(bytes.length - CHECK, check);
  return { text: groupsOfBytes(bytes), check };
}

/** An offer that is made now, in milliseconds since 1970. */
export const writeOffer = (now: number, description: Description): ReturnType<typeof writeCode> =>
  writeCode('offer', minuteOf(now), description);

/** The link that opens a players' window with an offer; without a page, its end alone. */
export const offerLink = (code: string, page = ''): string => `${page}${DIRECT}.${lettersTyped(code)}`;

/** The code in what was scanned, pasted or typed: a link may stand before it. */
function codeIn(text: string): string {
  const at = text.lastIndexOf(`${DIRECT}.`);
  return at < 0 ? text : text.slice(at + DIRECT.length + 1);
}

const OTHER: Record<CodeKind, string> = {
  offer: 'This is a screen’s answer: it belongs into the GM’s window. Here the code of the GM’s window is needed.',
  answer: 'This is the code of a GM’s window: it belongs on the screen. Here the screen’s answer is needed.',
};

/**
 * Reads a code of this kind. A text that is none, is mistyped, cut off, of another version or too
 * old is refused with a sentence that says what to do.
 */
export function readCode(text: string, kind: CodeKind, now: number): DirectCode | string {
  const read = bytesOfGroups(codeIn(text));
  if ('wrong' in read && read.wrong === 1)
    return 'This is no code of Affray, or its first group is mistyped: compare it letter by letter.';
  if ('wrong' in read) return `Group ${read.wrong} is mistyped: you have ${read.group}. Compare it letter by letter.`;
  const { bytes, groups, rest } = read;
  const [head = 0, length = 0] = bytes;
  const found = KINDS[head & 15];
  if (bytes.length < HEAD) return 'This code is cut off: its first group is not whole.';
  if (head >> 4 !== FORM || !found)
    return 'This code is of another version of Affray: load this page again on both machines.';
  if (found !== kind) return OTHER[kind];
  const wanted = groupsFor(length);
  if (groups === wanted - 1 && rest) return `The last group is mistyped or not whole: you have ${rest}.`;
  if (bytes.length < length) return `This code is cut off: ${groups} of its ${wanted} groups are here.`;
  if (groups > wanted || rest) return `There is more than the code here: it has ${wanted} groups.`;
  const fields = new DataView(bytes.buffer);
  const check = fields.getUint16(length - CHECK);
  const description = unpackDescription(bytes.slice(HEAD, length - CHECK));
  if (check !== checkOf(bytes.subarray(0, length - CHECK)) || !description)
    return 'This code does not add up: something in it is mistyped. Compare it group by group.';
  const mark = fields.getUint16(2);
  const age = (minuteOf(now) - mark + 65_536) % 65_536;
  // A clock that is slow makes a code look as if it came from the future; that is no fault.
  if (kind === 'offer' && age > OLD && age < 32_768)
    return `This code is ${Math.floor(age / 60)} hours old: let the GM’s window make a new one. If it is new, the clock of one machine is wrong.`;
  return { kind, mark, description, check };
}

/**
 * The secret of a link that an offer has opened. Whoever has the code has it; the connection itself
 * is sealed again by the browsers.
 */
export const secretOfOffer = ({
  description: { pwd, fingerprint },
  check,
}: Pick<DirectCode, 'description' | 'check'>): TableSecret => ({
  table: textOfBytes(new Uint8Array(16).fill(check & 255)),
  key: textOfBytes(new Uint8Array([...new TextEncoder().encode(pwd.slice(0, 22)), ...fingerprint]).slice(0, 32)),
});
