/** Random numbers that are always the same for the same seed. */

/** Gives the next number, from 0 to 1. */
export type Random = () => number;

/** Makes a random source from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes a seed from two numbers, for things of a map that have no seed. */
export function seedOf(x: number, y: number, salt = 0): number {
  let h = Math.imul(x | 0, 374_761_393) + Math.imul(y | 0, 668_265_263) + Math.imul(salt | 0, 1_442_695_041);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number from 0 to 1 that is always the same for two numbers. */
export const chanceAt = (x: number, y: number, salt = 0): number => seedOf(x, y, salt) / 4_294_967_296;
