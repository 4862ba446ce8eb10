/** Tests that names come in without signs that nobody sees, and that real names stay as they are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameText, plainName } from './nameText.ts';

const MARKS =
  '\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\u206A\u206F\uFEFF\u00AD\u3164\u115F\u180E';

describe('a name', () => {
  it('loses each mark that turns text round or hides in it, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...MARKS), fc.constantFrom(...'Ann of Ur-7')), { maxLength: 12 }),
        (letters) => {
          const seen = letters.filter((letter) => !MARKS.includes(letter)).join('');
          expect(plainName(letters.join(''))).toBe(seen === '' && letters.length > 0 ? '?' : seen);
        },
      ),
    );
  });
  it('is the same when it is read again, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(plainName(plainName(name))).toBe(plainName(name));
        expect(/[\p{Bidi_Control}\p{Control}]/u.test(plainName(name))).toBe(false);
      }),
    );
  });
  it.each(['Zoë', 'Łucja 2', 'محمد', 'می‌خواهم', 'क्‍ष', '李小龍', '👩‍🚀', '❤️ heart', '🧙🏽‍♂️', 'Nazgûl', '1️⃣'])(
    '%s stays',
    (name) => {
      expect(plainName(name)).toBe(name);
    },
  );
  it('of several lines stands on one, and counts its seen letters', () => {
    expect(plainName('Ann\r\nof\tUr')).toBe('Ann of Ur');
    expect(nameText(1, 3).parse('\u202EAnn')).toBe('Ann');
    expect(nameText(1, 3).safeParse('').success).toBe(false);
  });
});
