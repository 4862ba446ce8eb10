// Reads what the two test runners counted: how many tests passed, which failed, and how long each
// file took.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testsIn } from './testsIn.mjs';

/**
 * The first lines of a failed test's message, without colours and without the runner's own stack
 * lines.
 */
const beginning = (said) =>
  stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
const fall = (title, said) => `${title}\n${beginning(said)}`;

/** Vitest: failed tests, and files that failed before their tests. */
function ofUnit({ numPassedTests, testResults }, root) {
  const fell = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [fall(file, message)];
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => fall(`${file} › ${one.fullName}`, one.failureMessages.join('\n')));
  });
  const files = testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);
  return { passed: numPassedTests, fell, files };
}

/** Playwright: failed and flaky tests, and errors outside any test. */
function ofBrowser({ stats, errors, ...json }) {
  const all = testsIn(json);
  const fell = all.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        fall(`${file} › ${title}`, results.flatMap((one) => one.errors.map(({ message }) => message)).join('\n')),
      ),
  );
  const took = new Map();
  for (const { file, tests } of all)
    for (const { duration } of tests.flatMap(({ results }) => results))
      took.set(file, (took.get(file) ?? 0) + duration);
  return {
    passed: stats.expected,
    fell: [...fell, ...errors.map(({ message }) => fall('outside the tests', message))],
    files: [...took].map(([file, ms]) => [`e2e/${file}`, ms]),
  };
}

/**
 * What a runner counted: the number that passed, a text for each that failed, and each file with
 * its milliseconds. A missing report counts nothing.
 */
export function countedIn(report, root) {
  if (!existsSync(report)) return { passed: 0, fell: [], files: [] };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  return 'testResults' in json ? ofUnit(json, root) : ofBrowser(json);
}
