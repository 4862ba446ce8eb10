/** Tests of the parts of a link over a relay: its secret, its envelopes, its pieces, its place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cipherOf } from './cipher.ts';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { createJoiner, cutPieces, packMessage, unpackMessage } from './pieces.ts';
import { findRelay } from './relayPlace.ts';
import { type Bytes, bytesOfText, chanceBytes, fragmentOf, newTableSecret, secretOfFragment } from './secret.ts';

const bytes = (most: number) => fc.uint8Array({ maxLength: most }).map((one): Bytes => new Uint8Array(one));

describe('the link of a table', () => {
  it('carries its secret behind the #, each time another', () => {
    const [one, two] = [newTableSecret(), newTableSecret()];
    expect(secretOfFragment(fragmentOf(one))).toEqual(one);
    expect([one.table === two.table, one.key === two.key]).toEqual([false, false]);
    expect(bytesOfText(one.key)).toHaveLength(32);
    expect(secretOfFragment('')).toBeUndefined();
  });
  it('says what is wrong with a link that is cut off, or of another version', () => {
    const whole = fragmentOf(newTableSecret());
    for (let length = 3; length < whole.length; length += 1)
      expect(secretOfFragment(whole.slice(0, length))).toMatch(/^This link is not whole/);
    expect(secretOfFragment(whole.replace('#1', '#2'))).toMatch(/of another version/);
    expect(secretOfFragment('#top')).toMatch(/of another version/);
  });
});

describe('an envelope', () => {
  const sealed = async (text: Bytes, key = chanceBytes(32)) => {
    const session = chanceBytes(8);
    const cipher = await cipherOf(key);
    return { key, cipher, whole: await sealEnvelope(cipher, 'table', { session, number: 7, text }) };
  };
  it('opens to what was sealed, with and without WebCrypto', async () => {
    await fc.assert(
      fc.asyncProperty(bytes(300), async (text) => {
        const { key, whole } = await sealed(text);
        // A page from plain http has no WebCrypto: both kinds of page read each other.
        for (const cipher of [await cipherOf(key), await cipherOf(key, null)])
          expect(await openEnvelope(cipher, whole)).toMatchObject({ role: 'table', number: 7, text });
      }),
      { numRuns: 50 },
    );
  });
  it('does not open when one bit of it was altered, when it was cut off, or with another key', async () => {
    await fc.assert(
      fc.asyncProperty(bytes(60), fc.nat(), fc.nat(7), async (text, place, bit) => {
        const { cipher, whole } = await sealed(text);
        const altered = whole.slice();
        const at = place % altered.length;
        altered[at] = (altered[at] ?? 0) ^ (1 << bit);
        expect(await openEnvelope(cipher, altered)).toBeUndefined();
        expect(await openEnvelope(cipher, whole.slice(0, at))).toBeUndefined();
        expect(await openEnvelope(await cipherOf(chanceBytes(32)), whole)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
  it('shows nothing of its text', async () => {
    const { whole } = await sealed(new TextEncoder().encode('SECRET of the mill'));
    expect(new TextDecoder('latin1').decode(whole)).not.toMatch(/SECRET|mill/);
  });
});

describe('pieces', () => {
  it('join to the message again, in the same order and with other messages between them', async () => {
    await fc.assert(
      fc.property(bytes(5000), bytes(5000), fc.integer({ min: 1, max: 900 }), (one, two, most) => {
        const [first, second] = [cutPieces(one, 1, most), cutPieces(two, 2, most)];
        const joiner = createJoiner();
        const joined: Bytes[] = [];
        for (let at = 0; at < Math.max(first.length, second.length); at += 1)
          for (const piece of [first[at], second[at]]) {
            const whole = piece && joiner.add(piece);
            if (whole) joined.push(whole);
          }
        expect(joined).toHaveLength(2);
        expect(joined).toEqual(expect.arrayContaining([one, two]));
      }),
    );
  });
  it('of which one is missing or comes too early give no message; one that comes twice counts once', () => {
    const pieces = cutPieces(new Uint8Array(40), 1, 10);
    const without = (left: number[]) => {
      const joiner = createJoiner();
      return left.map((at) => joiner.add(pieces[at] ?? new Uint8Array())).filter(Boolean);
    };
    for (const whole of [
      [0, 1, 2, 3],
      [0, 1, 1, 2, 3],
    ])
      expect(without(whole)).toHaveLength(1);
    for (const left of [[0, 1, 3], [1, 2, 3], [0, 2, 1, 3], []]) expect(without(left)).toEqual([]);
    expect(createJoiner().add(new Uint8Array(3))).toBeUndefined();
  });
  it('of a message that is far too large are none', () => {
    expect(cutPieces(new Uint8Array(1024 * 10), 1, 10)).toHaveLength(1024);
    expect(cutPieces(new Uint8Array(1024 * 10 + 1), 1, 10)).toEqual([]);
  });
});

describe('a message', () => {
  it('keeps its pictures byte by byte, and nothing else than pictures', async () => {
    const picture = new Blob([new Uint8Array([0, 255, 7])], { type: 'image/webp' });
    const page = new Blob(['<b>'], { type: 'text/html' });
    const read = unpackMessage(await packMessage({ on: 'é', message: { blob: picture, other: page } })) as {
      on: string;
      message: { blob: Blob; other: Blob };
    };
    expect([read.on, read.message.blob.type, read.message.other.type]).toEqual(['é', 'image/webp', '']);
    expect(new Uint8Array(await read.message.blob.arrayBuffer())).toEqual(new Uint8Array([0, 255, 7]));
    expect(await read.message.other.text()).toBe('<b>');
  });
  it('that is none reads as nothing', () => {
    for (const wrong of [[], [0, 0, 0, 9, 1], [0, 0, 0, 1, 120]])
      expect(unpackMessage(new Uint8Array(wrong))).toBeUndefined();
  });
});

describe('the relay of a page', () => {
  const served = (answer: unknown, ok = true) =>
    (async () => ({ ok, json: async () => answer })) as unknown as typeof fetch;
  it('is the path or the address that its server names', async () => {
    const page = 'http://127.0.0.1:4173/index.html?x#y';
    expect(await findRelay(page, served({ relay: 'relay', pages: ['http://192.168.1.5:4173/'] }))).toEqual({
      relay: 'ws://127.0.0.1:4173/relay',
      pages: ['http://192.168.1.5:4173/'],
    });
    expect(await findRelay('https://a.example/b/', served({ relay: 'wss://mqtt.example/mqtt' }))).toEqual({
      relay: 'wss://mqtt.example/mqtt',
      pages: ['https://a.example/b/'],
    });
  });
  it('is none where the server names none, or answers something else', async () => {
    for (const answer of [{}, [], 'x', { relay: 5 }, { relay: 'relay', pages: ['no address'] }])
      expect(await findRelay('http://a.example/', served(answer))).toBeUndefined();
    expect(await findRelay('http://a.example/', served({ relay: 'relay' }, false))).toBeUndefined();
  });
});
