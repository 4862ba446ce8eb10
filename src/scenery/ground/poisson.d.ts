/** The types of the library that spreads points evenly. The library itself has none. */
declare module 'fast-2d-poisson-disk-sampling' {
  export default class PoissonDisk {
    constructor(options: { shape: readonly [number, number]; radius: number; tries?: number }, rng?: () => number);
    /** Adds the point from which the others spread. */
    addRandomPoint(): number[];
    next(): number[] | null;
  }
}
