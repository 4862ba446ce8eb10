/** A plain copy equals what writing JSON text and reading it again would give, also for a draft. */
import fc from 'fast-check';
import { createDraft } from 'immer';
import { describe, expect, it } from 'vitest';
import { copyOfJson } from './schema.ts';

describe('a plain copy', () => {
  it('equals the value that a way through JSON text gives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        // A copy drops the key `__proto__`, which would change the copy's prototype.
        fc.pre(!text.includes('__proto__'));
        const plain: unknown = JSON.parse(text);
        expect(JSON.stringify(copyOfJson(plain))).toBe(JSON.stringify(plain));
      }),
    );
  });
  it('drops a key that would change its prototype', () => {
    expect(copyOfJson(JSON.parse('{"__proto__":{"bad":1},"good":2}'))).toEqual({ good: 2 });
  });
  it('leaves out keys without a value, and shares no object with its source', () => {
    const from = { kept: { list: [1, 2] }, gone: undefined };
    const made = copyOfJson(from);
    expect(Object.keys(made)).toEqual(['kept']);
    made.kept.list.push(3);
    expect(from.kept.list).toEqual([1, 2]);
  });
  it('reads a draft as it is at that moment', () => {
    const draft = createDraft({ places: [{ column: 1 }] });
    draft.places.push({ column: 2 });
    expect(copyOfJson(draft)).toEqual({ places: [{ column: 1 }, { column: 2 }] });
  });
});
