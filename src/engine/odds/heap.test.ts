/** Tests the heap: whatever goes in comes out in order. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heapOf } from './heap.ts';

it('gives its items in order, also those that come between', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer(), { nil: undefined })), (steps) => {
      const heap = heapOf<number>((one, other) => one < other);
      const held: number[] = [];
      for (const step of steps) {
        if (step !== undefined) {
          heap.push(step);
          held.push(step);
          held.sort((a, b) => a - b);
        } else expect(heap.pop()).toBe(held.shift());
      }
      for (const item of held) expect(heap.pop()).toBe(item);
      expect(heap.pop()).toBeUndefined();
    }),
  );
});
