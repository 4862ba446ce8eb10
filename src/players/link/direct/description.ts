/**
 * What two browsers must know of each other to speak directly: the few parts of a session
 * description that differ from one to the next, as bytes. Pure functions.
 */
import type { Bytes } from '../remote/secret.ts';

/** A way to reach the other browser: an address of IPv4 or IPv6, or a name of mDNS, and a port. */
export interface Candidate {
  address: string;
  port: number;
}

export interface Description {
  /** Name and password of the connection's own checks, of the 64 letters that ICE allows. */
  ufrag: string;
  pwd: string;
  /** SHA-256 of the certificate: nobody between the two can take the place of one of them. */
  fingerprint: Bytes;
  candidates: Candidate[];
}

/** The letters that ICE allows; each is worth six bits. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const FINGERPRINT = 32;
const MDNS = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/i;
/** The bytes of an address of each kind. The kind is the first byte of a candidate. */
const LENGTHS: Record<number, number> = { 4: 4, 6: 16, 16: 16 };

/**
 * Reads the parts of a session description as browsers write it. Undefined where one of them is
 * missing: the browser then has no way to be reached. `most`: how many candidates are kept.
 */
export function descriptionOf(sdp: string, most: number): Description | undefined {
  const [, ufrag] = /^a=ice-ufrag:(\S+)/m.exec(sdp) ?? [];
  const [, pwd] = /^a=ice-pwd:(\S+)/m.exec(sdp) ?? [];
  const [, hex] = /^a=fingerprint:sha-256 ([\dA-F:]+)/im.exec(sdp) ?? [];
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
    .map(([, address = '', port]) => ({ address, port: Number(port) }))
    .filter(({ address }) => addressBytes(address));
  if (!ufrag || !pwd || !hex || candidates.length === 0) return undefined;
  const fingerprint = Uint8Array.from(hex.split(':'), (pair) => Number.parseInt(pair, 16));
  return { ufrag, pwd, fingerprint, candidates: candidates.slice(0, most) };
}

/** The session description that a browser takes for these parts. */
export function sdpOf({ ufrag, pwd, fingerprint, candidates }: Description, kind: 'offer' | 'answer'): string {
  const hex = [...fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...candidates.map(
      ({ address, port }, at) => `a=candidate:${at + 1} 1 udp ${2_113_937_151 - at} ${address} ${port} typ host`,
    ),
    '',
  ].join('\r\n');
}

/** Letters of ICE as bytes, four letters in three bytes. */
function lettersAsBytes(text: string): number[] {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    held = (held << 6) | LETTERS.indexOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? [...bytes, (held << (8 - bits)) & 255] : bytes;
}

function bytesAsLetters(bytes: Bytes, length: number): string {
  let text = '';
  let [bits, held] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6 && text.length < length) {
      bits -= 6;
      text += LETTERS[(held >> bits) & 63];
      held &= (1 << bits) - 1;
    }
  }
  return text;
}

/** The kind and the bytes of an address; undefined for a kind that is not known. */
function addressBytes(address: string): number[] | undefined {
  const [, name] = MDNS.exec(address) ?? [];
  if (name) return [16, ...(name.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))];
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(address)) return [4, ...address.split('.').map(Number)];
  if (!/^[\da-f:]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return undefined;
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parts = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const zeros = 8 - parts(before).length - parts(after).length;
  const words = [...parts(before), ...Array<string>(after === undefined ? 0 : zeros).fill('0'), ...parts(after)];
  return [6, ...words.map((word) => Number.parseInt(word, 16)).flatMap((word) => [word >> 8, word & 255])];
}

function addressOf(kind: number, bytes: Bytes): string {
  if (kind === 4) return bytes.join('.');
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (kind === 6) return hex.match(/.{4}/g)?.join(':') ?? '';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
}

/** The parts as bytes. */
export function packDescription({ ufrag, pwd, fingerprint, candidates }: Description): Bytes {
  return new Uint8Array([
    ufrag.length,
    pwd.length,
    ...lettersAsBytes(ufrag + pwd),
    ...fingerprint,
    ...candidates.flatMap(({ address, port }) => [...(addressBytes(address) ?? []), port >> 8, port & 255]),
  ]);
}

/** The parts that bytes stand for; undefined where they stand for none. */
export function unpackDescription(bytes: Bytes): Description | undefined {
  const [name = 0, word = 0] = bytes;
  let at = 2 + Math.ceil(((name + word) * 6) / 8);
  const letters = bytesAsLetters(bytes.subarray(2, at), name + word);
  const fingerprint = bytes.slice(at, at + FINGERPRINT);
  at += FINGERPRINT;
  const candidates: Candidate[] = [];
  while (at < bytes.length) {
    const kind = bytes[at] ?? 0;
    const end = at + 1 + (LENGTHS[kind] ?? Number.POSITIVE_INFINITY);
    if (end + 2 > bytes.length) return undefined;
    const port = ((bytes[end] ?? 0) << 8) | (bytes[end + 1] ?? 0);
    candidates.push({ address: addressOf(kind, bytes.slice(at + 1, end)), port });
    at = end + 2;
  }
  const whole = fingerprint.length === FINGERPRINT && letters.length === name + word && name >= 4 && word >= 22;
  return whole ? { ufrag: letters.slice(0, name), pwd: letters.slice(name), fingerprint, candidates } : undefined;
}
