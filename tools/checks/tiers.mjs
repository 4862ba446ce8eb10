// The two tiers of the tests: what each runs, and how many seconds it may take on two quiet cores.
// A test file belongs to the long tier when its name says so: `*.long.test.ts`, `*.long.spec.ts`.
import { join } from 'node:path';
import { standingOf } from '../start/place.mjs';

const check = (name, command, ...args) => ({ name, command, args });
const build = check('build', 'npx', 'vite', 'build', '--logLevel', 'warn');

/** The unit tests, which write what they counted into a file of this name. */
function unitTests(name, out, ...which) {
  const report = join(out, `${name}.json`);
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...which];
  // The workers make much that is short-lived: with more room for it they collect it less often,
  // which saves a tenth of their time.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
  return { ...check(name, 'npx', ...args), env: { NODE_OPTIONS }, report };
}
/** The browser tests, which write what they counted into a file of this name. */
function browserTests(name, out, ...which) {
  const report = join(out, `${name}.json`);
  return {
    ...check(name, 'npx', 'playwright', 'test', '-c', 'e2e', '--project=app', '--output', join(out, name), ...which),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
  };
}

/**
 * Each tier's stages for a project, whose runners write into the folder `out`. The stages of
 * `beside` run one after the other while the unit tests run; the browser tests follow them.
 */
export const tiers = {
  short: {
    budget: 300,
    stages: (_root, out) => ({
      unit: unitTests('unit', out, '--exclude', '**/*.long.test.*'),
      beside: [
        check('lint', 'npx', 'biome', 'check', '--error-on-warnings', '.'),
        check('types', 'npx', 'tsc', '--noEmit'),
        // The rules compile without the types of browsers and of Node.
        check('pure', 'npx', 'tsc', '--noEmit', '-p', 'tsconfig.pure.json'),
        check('layers', 'node', 'tools/checks/layers.mjs'),
        check('paths', 'node', 'tools/checks/docPaths.mjs'),
        check('flows', 'node', 'tools/checks/flows.mjs'),
        check('deadcode', 'npx', 'knip'),
        build,
        check('size', 'npx', 'size-limit'),
      ],
      browser: browserTests('e2e', out, '--grep-invert', String.raw`\.long\.spec\.ts`),
    }),
  },
  long: {
    budget: 600,
    stages: (root, out) => ({
      unit: unitTests('unit-long', out, '.long.test.'),
      beside: standingOf(root) === 'fresh' ? [] : [build],
      browser: browserTests('e2e-long', out, String.raw`\.long\.spec\.ts`),
    }),
  },
};
