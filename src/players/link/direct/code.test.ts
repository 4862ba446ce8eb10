/**
 * Tests of the codes with which a screen joins without a server: what they carry, and what is
 * refused.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DirectCode, offerLink, readCode, writeCode, writeOffer } from './code.ts';
import { type Description, descriptionOf, packDescription, sdpOf, unpackDescription } from './description.ts';
import { bytesOfGroups, groupsOfBytes } from './groups.ts';
import { browserSdp, someDescription } from './network.testing.ts';

const NOW = Date.UTC(2026, 10, 27, 20, 15);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const iceWord = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength });
const address = fc.oneof(
  fc.ipV4(),
  fc.uuid().map((name) => `${name}.local`),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
    .map((words) => words.map((word) => word.toString(16).padStart(4, '0')).join(':')),
);
const description: fc.Arbitrary<Description> = fc.record({
  ufrag: iceWord(4, 16),
  pwd: iceWord(22, 40),
  fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((one) => new Uint8Array(one)),
  candidates: fc.array(fc.record({ address, port: fc.integer({ min: 1, max: 65_535 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
});
const read = (text: string, kind: 'offer' | 'answer' = 'offer', now = NOW) => readCode(text, kind, now);

describe('a description', () => {
  it('comes back from its bytes, and from the text that browsers write', () => {
    fc.assert(
      fc.property(description, (one) => {
        expect(unpackDescription(packDescription(one))).toEqual(one);
        expect(descriptionOf(browserSdp(one), 3)).toEqual(one);
        expect(descriptionOf(sdpOf(one, 'answer'), 1)?.candidates).toEqual(one.candidates.slice(0, 1));
      }),
    );
  });
  it('keeps a short form of IPv6, and no way that goes through a server or by TCP', () => {
    const one = someDescription();
    const sdp = browserSdp({ ...one, candidates: [{ address: 'fd00::2', port: 7 }] })
      .concat('a=candidate:9 1 tcp 1 192.168.1.9 9 typ host tcptype active\r\n')
      .concat('a=candidate:9 1 udp 1 203.0.113.9 9 typ srflx raddr 0.0.0.0 rport 0\r\n');
    const found = descriptionOf(sdp, 9);
    expect(found?.candidates).toEqual([{ address: 'fd00::2', port: 7 }]);
    expect(found && unpackDescription(packDescription(found))?.candidates[0]?.address).toBe(
      'fd00:0000:0000:0000:0000:0000:0000:0002',
    );
  });
  it('is none without an address, and never throws on any bytes', () => {
    expect(descriptionOf(browserSdp({ ...someDescription(), candidates: [] }), 3)).toBeUndefined();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 160 }), (bytes) => {
        const found = unpackDescription(new Uint8Array(bytes));
        if (found) expect(found.fingerprint).toHaveLength(32);
      }),
    );
  });
});

describe('groups', () => {
  it('come back to the same bytes, in small letters and without spaces too', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 150 }), (bytes) => {
        const text = groupsOfBytes(new Uint8Array(bytes));
        for (const typed of [text, text.toLowerCase(), text.replaceAll(' ', ''), text.replaceAll('0', 'o')])
          expect(bytesOfGroups(typed)).toMatchObject({ bytes: new Uint8Array(bytes), rest: '' });
      }),
    );
  });
  it('tell in which of them a letter is wrong, or two have changed places', () => {
    const bytes = fc.uint8Array({ minLength: 40, maxLength: 100 });
    fc.assert(
      fc.property(bytes, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 31 }), (some, where, letter, by) => {
        const groups = groupsOfBytes(new Uint8Array(some)).split(' ');
        const at = where % (groups.length - 1);
        const group = groups[at] ?? '';
        const known = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
        const place = letter % group.length;
        const other = known[(known.indexOf(group[place] ?? '') + by) % 32] ?? '';
        const wrong = group.slice(0, place) + other + group.slice(place + 1);
        expect(bytesOfGroups(groups.with(at, wrong).join(' '))).toEqual({ wrong: at + 1, group: wrong });
        const next = letter % (group.length - 1);
        const turned = group.slice(0, next) + group[next + 1] + group[next] + group.slice(next + 2);
        if (turned !== group)
          expect(bytesOfGroups(groups.with(at, turned).join(' '))).toEqual({ wrong: at + 1, group: turned });
        if (at + 2 < groups.length)
          expect(
            bytesOfGroups(
              groups
                .with(at, groups[at + 1] ?? '')
                .with(at + 1, group)
                .join(' '),
            ),
          ).toMatchObject({
            wrong: expect.any(Number),
          });
      }),
    );
  });
});

describe('a code', () => {
  const offer = writeOffer(NOW, someDescription()).text;
  it('carries a description in few enough letters for one picture, from a link too', () => {
    fc.assert(
      fc.property(description, fc.constantFrom('offer', 'answer'), (one, kind) => {
        const { text, check } = writeCode(kind, kind === 'offer' ? Math.floor(NOW / 60_000) % 65_536 : 7, one);
        expect(read(text, kind)).toMatchObject({ kind, description: one, check });
      }),
    );
    expect(read(offerLink(offer, 'https://table.example/screen.html'))).toMatchObject({ kind: 'offer' });
    const answer = writeCode('answer', 7, {
      ...someDescription(),
      candidates: someDescription().candidates.slice(0, 1),
    });
    // The letters of a picture of version 6 at its lowest correction: 195.
    expect(answer.text.replaceAll(' ', '').length).toBeLessThanOrEqual(160);
  });
  it('that is cut off anywhere is said to be so, or to have a last group that is not whole', () => {
    const whole = offer.replaceAll(' ', '');
    for (let length = 8; length < whole.length; length += 1)
      expect(read(whole.slice(0, length))).toMatch(/cut off|not whole/);
    expect(read(whole.slice(0, 5))).toMatch(/cut off/);
    expect(read(`${whole}ABCD`)).toMatch(/more than the code/);
  });
  it('that is mistyped, foreign, of the other kind or of another version is told apart', () => {
    const groups = offer.split(' ');
    const wrong = groups.with(4, `${(groups[4] ?? '').slice(0, 7)}${groups[4]?.at(-1) === 'Z' ? 'A' : 'Z'}`);
    expect(read(wrong.join(' '))).toMatch(/^Group 5 is mistyped/);
    expect(read('https://example.org/menu')).toMatch(/no code of Affray/);
    expect(read(offer, 'answer')).toMatch(/belongs on the screen/);
    expect(read(writeCode('answer', 1, someDescription()).text)).toMatch(/belongs into the GM’s window/);
    const later = new Uint8Array([0x20, 100, 0, 0, ...new Uint8Array(96)]);
    expect(read(groupsOfBytes(later))).toMatch(/another version/);
    const hollow = new Uint8Array([0x10, 100, 0, 0, ...new Uint8Array(96)]);
    expect(read(groupsOfBytes(hollow))).toMatch(/does not add up/);
  });
  it('is good for two hours, and then too old; a clock that is slow does no harm', () => {
    const hour = 3_600_000;
    for (const later of [0, 2 * hour, -5 * hour])
      expect(read(offer, 'offer', NOW + later)).toMatchObject({ kind: 'offer' });
    expect(read(offer, 'offer', NOW + 2 * hour + 60_000)).toMatch(/^This code is 2 hours old/);
    expect(read(offer, 'offer', NOW + 20 * 24 * hour)).toMatch(/^This code is 480 hours old/);
  });
  it('that was altered in any way is never read as another one', () => {
    const whole = offer.replaceAll(' ', '');
    const right = read(offer) as DirectCode;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')), {
          minLength: 1,
          maxLength: 3,
        }),
        (changes) => {
          const altered = changes.reduce(
            (text, [at, letter]) => text.slice(0, at) + letter + text.slice(at + 1),
            whole,
          );
          const found = read(altered);
          if (typeof found === 'object') expect(found).toEqual(right);
        },
      ),
      { numRuns: 500 },
    );
  });
});
