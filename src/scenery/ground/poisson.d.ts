/** The types of the library that spreads points evenly; it brings none. */
declare module 'fast-2d-poisson-disk-sampling' {
  export default class PoissonDisk {
    constructor(options: { shape: readonly [number, number]; radius: number; tries?: number }, rng?: () => number);
    /** Where it starts from. */
    addRandomPoint(): number[];
    next(): number[] | null;
  }
}
