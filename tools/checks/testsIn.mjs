// Reads the tests in Playwright's report, for scripts that count them.

/** All tests of a suite and of its inner suites. The report itself is the outermost suite. */
export const testsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(testsIn)];
