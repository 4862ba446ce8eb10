/** Tests of the parts of a link over a relay: its secret, its envelopes, its pieces, its place. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cipherOf } from './cipher.ts';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { createIntake, TO_PHONE, TO_SCREEN, TO_TABLE } from './intake.ts';
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
  it('join to the message again, one message after the other; a message that was cut off is thrown away', async () => {
    await fc.assert(
      fc.property(bytes(5000), bytes(5000), fc.integer({ min: 1, max: 900 }), fc.nat(), (one, two, most, cut) => {
        const [first, second] = [cutPieces(one, 1, most), cutPieces(two, 2, most)];
        const joiner = createJoiner(TO_SCREEN);
        const joined = (pieces: Bytes[]) => pieces.flatMap((piece) => joiner.add(piece) ?? []);
        expect(joined(first)).toEqual([one]);
        expect(joined([...first.slice(0, cut % first.length), ...second])).toEqual([two]);
        expect(joined(first)).toEqual([one]);
      }),
    );
  });
  it('of a message without end need no more memory than the longest message, and it is never finished', () => {
    const [first] = cutPieces(new Uint8Array(20_000), 1, 10_000);
    const pieces = Array.from({ length: 1024 }, (_, at) => {
      const piece = (first ?? new Uint8Array()).slice();
      new DataView(piece.buffer).setUint16(4, at);
      new DataView(piece.buffer).setUint16(6, 1024);
      return piece;
    });
    for (const limits of [TO_TABLE, TO_PHONE]) {
      const joiner = createJoiner(limits);
      expect(pieces.filter((piece) => joiner.add(piece))).toEqual([]);
      const [whole] = cutPieces(new Uint8Array(7), 9);
      expect(joiner.add(whole ?? new Uint8Array())).toHaveLength(7);
    }
  });
  it('of which one is missing or comes too early give no message; one that comes twice counts once', () => {
    const pieces = cutPieces(new Uint8Array(40), 1, 10);
    const without = (left: number[]) => {
      const joiner = createJoiner(TO_SCREEN);
      return left.map((at) => joiner.add(pieces[at] ?? new Uint8Array())).filter(Boolean);
    };
    for (const whole of [
      [0, 1, 2, 3],
      [0, 1, 1, 2, 3],
    ])
      expect(without(whole)).toHaveLength(1);
    for (const left of [[0, 1, 3], [1, 2, 3], [0, 2, 1, 3], []]) expect(without(left)).toEqual([]);
    expect(createJoiner(TO_SCREEN).add(new Uint8Array(3))).toBeUndefined();
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
    const read = unpackMessage(await packMessage({ on: 'é', message: { blob: picture, other: page } }), TO_SCREEN) as {
      on: string;
      message: { blob: Blob; other: Blob };
    };
    expect([read.on, read.message.blob.type, read.message.other.type]).toEqual(['é', 'image/webp', '']);
    expect(new Uint8Array(await read.message.blob.arrayBuffer())).toEqual(new Uint8Array([0, 255, 7]));
    expect(await read.message.other.text()).toBe('<b>');
  });
  /** A message whose marks are these, over so many bytes of pictures. */
  const marked = (marks: unknown, behind: number): Bytes => {
    const text = new TextEncoder().encode(JSON.stringify(marks));
    const whole = new Uint8Array(4 + text.length + behind);
    new DataView(whole.buffer).setUint32(0, text.length);
    whole.set(text, 4);
    return whole;
  };
  const mark = (at: number, size: number) => ({ '@picture': at, size, type: 'image/png' });
  const madeOf = (whole: Bytes, limits = TO_SCREEN): { read: unknown; blobs: number } => {
    let blobs = 0;
    class Counted extends Blob {
      constructor(parts: BlobPart[], how: BlobPropertyBag) {
        super(parts, how);
        blobs += 1;
      }
    }
    vi.stubGlobal('Blob', Counted);
    const read = unpackMessage(whole, limits);
    vi.unstubAllGlobals();
    return { read, blobs };
  };
  it('has each byte of its pictures belong to one mark: marks that share bytes make no pictures', () => {
    // 1.1 MB of such marks made 4 GB of pictures.
    const shared = Array.from({ length: 20_000 }, () => mark(0, 200_000));
    const { read, blobs } = madeOf(marked(shared, 200_000));
    expect(read).toBeUndefined();
    expect(blobs).toBeLessThan(2);
    for (const marks of [
      [mark(0, 5), mark(4, 6)],
      [mark(0, 5)],
      [mark(5, 5), mark(0, 5)],
      [mark(0, 11)],
      [mark(-1, 11)],
    ])
      expect(madeOf(marked(marks, 10)).read).toBeUndefined();
    expect(madeOf(marked([mark(0, 4), mark(4, 6)], 10)).blobs).toBe(2);
    expect(
      madeOf(
        marked(
          Array.from({ length: 50 }, (_, at) => mark(at, 1)),
          50,
        ),
      ).read,
    ).toBeUndefined();
  });
  it('for a phone or for the GM’s window has no picture, and no long text', async () => {
    const picture = await packMessage({ blob: new Blob(['x'], { type: 'image/png' }) });
    for (const limits of [TO_TABLE, TO_PHONE]) expect(madeOf(picture, limits)).toEqual({ read: undefined, blobs: 0 });
    const long = await packMessage('x'.repeat(20_000));
    expect([unpackMessage(long, TO_TABLE), unpackMessage(long, TO_PHONE)]).toEqual([undefined, 'x'.repeat(20_000)]);
  });
  it('waits to be opened only while little waits, and a large one is dropped before it is opened', async () => {
    const opened: number[] = [];
    let dropped = 0;
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const take = createIntake(
      { ...TO_TABLE, packet: 100, waiting: 1000 },
      async (_topic: 'up', bytes) => {
        await gate;
        opened.push(bytes.length);
      },
      () => {
        dropped += 1;
      },
    );
    take('up', new Uint8Array(101));
    for (let n = 0; n < 50; n += 1) take('up', new Uint8Array(100));
    expect(dropped).toBe(41);
    go();
    await expect.poll(() => opened).toHaveLength(10);
    take('up', new Uint8Array(100));
    await expect.poll(() => opened).toHaveLength(11);
  });
  it('that is none reads as nothing', () => {
    for (const wrong of [[], [0, 0, 0, 9, 1], [0, 0, 0, 1, 120]])
      expect(unpackMessage(new Uint8Array(wrong), TO_SCREEN)).toBeUndefined();
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
