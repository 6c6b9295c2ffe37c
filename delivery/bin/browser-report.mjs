/** Counts what Playwright's JSON report tells, and names what failed or needed a second try; errors outside every test are failures. */
export function readBrowserReport({ suites, stats, errors }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: [...named('unexpected'), ...errors.map(({ message }) => `outside every test: ${message}`)],
    flaky: named('flaky'),
    // Why, once for all tests that have the same reason.
    skipped: [...new Set(tests.flatMap(({ reasons }) => reasons))],
  };
}

function testsOf({ title, file, suites = [], specs = [] }, above) {
  const names = title === file ? [file] : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, annotations = [] }) => ({
        status,
        reasons: annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
        name: [`${file}:${spec.line}`, ...names.slice(1), spec.title].join(' › '),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, names)),
  ];
}
