/** Where words have room: in boxes that keep clear of other words. */
import type { Box } from './viewMath.ts';

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The first of some boxes that overlaps none of the taken ones; undefined when each of them does.
 */
export const freeBox = (candidates: readonly Box[], taken: readonly Box[]): Box | undefined =>
  candidates.find((box) => !taken.some((other) => overlaps(box, other)));
