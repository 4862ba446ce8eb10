/** Plain copies: the same as a way through JSON text, from drafts too. */
import fc from 'fast-check';
import { createDraft } from 'immer';
import { describe, expect, it } from 'vitest';
import { copy } from './schema.ts';

describe('a plain copy', () => {
  it('is what a way through JSON text gives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        // A key of that name is dropped: it would change what the copy is.
        fc.pre(!text.includes('__proto__'));
        const plain: unknown = JSON.parse(text);
        expect(JSON.stringify(copy(plain))).toBe(JSON.stringify(plain));
      }),
    );
  });
  it('drops a key that would change what it is', () => {
    expect(copy(JSON.parse('{"__proto__":{"bad":1},"good":2}'))).toEqual({ good: 2 });
  });
  it('leaves out keys without a value, and shares nothing with what it was taken from', () => {
    const from = { kept: { list: [1, 2] }, gone: undefined };
    const made = copy(from);
    expect(Object.keys(made)).toEqual(['kept']);
    made.kept.list.push(3);
    expect(from.kept.list).toEqual([1, 2]);
  });
  it('reads a draft as it stands', () => {
    const draft = createDraft({ places: [{ column: 1 }] });
    draft.places.push({ column: 2 });
    expect(copy(draft)).toEqual({ places: [{ column: 1 }, { column: 2 }] });
  });
});
