/** A heap: a collection that gives its first item by some order, and takes new ones meanwhile. */

export interface Heap<T> {
  push(item: T): void;
  /** Takes out the first item; undefined when the heap is empty. */
  pop(): T | undefined;
}

/** An empty heap. `isBefore` says whether one item comes before another. */
export function heapOf<T>(isBefore: (one: T, other: T) => boolean): Heap<T> {
  // A binary tree in a list: the children of the item at n stand at 2n + 1 and 2n + 2.
  const items: T[] = [];
  const swap = (a: number, b: number) => {
    [items[a], items[b]] = [items[b] as T, items[a] as T];
  };
  const comesFirst = (a: number, b: number) => a < items.length && isBefore(items[a] as T, items[b] as T);
  return {
    push(item) {
      let at = items.push(item) - 1;
      for (let above = (at - 1) >> 1; at > 0 && comesFirst(at, above); above = (at - 1) >> 1) {
        swap(at, above);
        at = above;
      }
    },
    pop() {
      const first = items[0];
      const last = items.pop();
      if (items.length > 0) items[0] = last as T;
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        const child = comesFirst(right, left) ? right : left;
        if (!comesFirst(child, at)) return first;
        swap(child, at);
        at = child;
      }
    },
  };
}
