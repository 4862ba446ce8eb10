/**
 * Runs before each file of unit tests: property tests draw the same cases in every run, so that
 * only a change makes a test fail. `SEED` draws others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
