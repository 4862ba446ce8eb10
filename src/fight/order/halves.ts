/** Divides a ribbon of groups into a left and a right half. */

/**
 * The number of groups in the left half. The halves are as even as the groups' sizes allow; a
 * single group stands left.
 */
export function halfOf(groups: readonly number[]): number {
  const all = groups.reduce((sum, size) => sum + size, 0);
  let best = { at: Math.min(1, groups.length), off: Number.POSITIVE_INFINITY };
  let left = 0;
  groups.forEach((size, at) => {
    left += size;
    const off = Math.abs(all - 2 * left);
    if (at + 1 < groups.length && off < best.off) best = { at: at + 1, off };
  });
  return best.at;
}
