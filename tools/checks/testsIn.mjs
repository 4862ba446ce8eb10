// What Playwright's report holds, for those who count it.

/** All tests of a suite and of those in it; the report itself is the outermost suite. */
export const testsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(testsIn)];
