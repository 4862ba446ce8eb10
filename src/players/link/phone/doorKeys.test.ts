/** Tests of the keys of the door: the invitation, boxes between two sides, and the words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfText, fragmentOf, newTableSecret, textOfBytes } from '../remote/secret.ts';
import {
  doorKeySchema,
  doorSecretOf,
  doorWordsOf,
  fragmentOfInvitation,
  invitationOfFragment,
  newDoorChance,
  newDoorKeys,
  openDoorBox,
} from './doorKeys.ts';
import { DOOR_WORDS } from './doorWords.ts';

describe('an invitation', () => {
  it('carries the GM’s public key, and leads to one door, of which the key tells nothing to the relay', async () => {
    const { publicKey: gm } = await newDoorKeys();
    expect(invitationOfFragment(fragmentOfInvitation(gm))).toEqual({ gm });
    const secret = await doorSecretOf(gm);
    expect(await doorSecretOf(gm)).toEqual(secret);
    expect([secret.table, secret.key]).not.toContain(gm);
    expect((await doorSecretOf((await newDoorKeys()).publicKey)).table).not.toBe(secret.table);
    expect(invitationOfFragment('')).toBeUndefined();
  });
  it('of an earlier version, or cut off, is refused in one sentence', async () => {
    const whole = fragmentOfInvitation((await newDoorKeys()).publicKey);
    expect(invitationOfFragment(fragmentOf(newTableSecret()))).toEqual({
      fault: expect.stringMatching(/^This invitation is of another version of Affray/),
    });
    for (let length = 3; length < whole.length; length += 1)
      expect(invitationOfFragment(whole.slice(0, length))).toEqual({
        fault: expect.stringMatching(/^This link is not whole/),
      });
  });
  it('is written in one way alone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{43}$/), (text) => {
        const isIt = doorKeySchema.safeParse(text).success;
        expect(isIt).toBe(textOfBytes(bytesOfText(text)) === text);
      }),
    );
  });
});

describe('a box', () => {
  const pair = async () => {
    const [gm, phone] = [await newDoorKeys(), await newDoorKeys()];
    const sides = { gm: gm.publicKey, phone: phone.publicKey };
    return { gm, phone, sides, atGm: await openDoorBox(gm, sides), atPhone: await openDoorBox(phone, sides) };
  };
  it('is opened by the other side alone: not by its sender, not by a third, and not where one bit was altered', async () => {
    const { gm, sides, atGm, atPhone } = await pair();
    const third = await newDoorKeys();
    const strange = [
      await openDoorBox(third, { ...sides, phone: third.publicKey }),
      await openDoorBox(third, { ...sides, gm: third.publicKey }),
      await openDoorBox(gm, { ...sides, phone: third.publicKey }),
    ];
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.nat(), fc.nat(7), async (value, place, bit) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        for (const [from, to] of [[atGm, atPhone] as const, [atPhone, atGm] as const]) {
          const sealed = await from.seal(plain);
          expect(await to.open(sealed)).toEqual(plain);
          for (const other of [from, ...strange]) expect(await other.open(sealed)).toBeUndefined();
          const bytes = bytesOfText(sealed);
          bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ (1 << bit);
          expect(await to.open(textOfBytes(bytes))).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
  });
  it('has no key with a name that is none', async () => {
    const own = await newDoorKeys();
    for (const phone of ['A'.repeat(43), 'AQ'.padEnd(43, 'A')])
      await expect(openDoorBox(own, { gm: own.publicKey, phone })).rejects.toThrow();
  });
});

describe('the two words', () => {
  it('come from both keys, the chance and the ask: another one of these makes others', async () => {
    const [one, two] = [await newDoorKeys(), await newDoorKeys()];
    const sides = { gm: one.publicKey, phone: two.publicKey };
    const [chance, ask] = [newDoorChance(), newDoorChance()];
    const words = await doorWordsOf(sides, chance, ask);
    expect(await doorWordsOf(sides, chance, ask)).toBe(words);
    const others = await Promise.all([
      doorWordsOf({ gm: sides.phone, phone: sides.gm }, chance, ask),
      doorWordsOf(sides, newDoorChance(), ask),
      doorWordsOf(sides, chance, newDoorChance()),
      doorWordsOf({ ...sides, phone: (await newDoorKeys()).publicKey }, chance, ask),
      doorWordsOf({ ...sides, gm: (await newDoorKeys()).publicKey }, chance, ask),
    ]);
    expect(others.filter((other) => other === words).length).toBeLessThan(2);
  });
  it('are of 256 words that differ', () => {
    expect(DOOR_WORDS).toHaveLength(256);
    expect(new Set(DOOR_WORDS).size).toBe(256);
    for (const word of DOOR_WORDS) expect(word).toMatch(/^[a-z]{3,9}$/);
  });
});
