/**
 * What `npm test` runs, in its order. `only` is `unit` (all that needs no browser), `browser`, a remote, or undefined for everything; `present` has the
 * folders of the workspace that this checkout holds, `absent` those that it does not. Throws an Error that says what was expected.
 */
export function planOf({ only, present, absent }) {
  const remotes = present.filter((name) => name.startsWith('mf-'));
  if (only !== undefined && !['unit', 'browser', ...remotes].includes(only))
    throw new Error(`--only=${only} is not understood: unit, browser, ${remotes.join(', ')} were expected.`);
  if (only === 'browser') return [browser(remotes, absent)];
  if (remotes.includes(only)) {
    return [
      { step: 'types', tool: 'tsc', args: ['-b', only] },
      { step: 'lint', tool: 'biome', args: ['check', only] },
      { step: 'unit tests', tool: 'vitest', args: ['run', `${only}/src/`] },
      browser([only], ['the rest']),
    ];
  }
  const steps = [
    { step: 'types', tool: 'tsc', args: ['-b', ...present] },
    { step: 'lint', tool: 'biome', args: ['check', '.'] },
    // What a folder uses that is not here would look unused.
    ...(absent.length === 0 ? unused : []),
    // Without all folders, not those of e2e/unit, which are about all of them together.
    {
      step: 'unit tests',
      tool: 'vitest',
      args: ['run', ...(absent.length === 0 ? [] : present.map((name) => `${name}/src/`))],
    },
  ];
  return only === 'unit' ? steps : [...steps, browser(remotes, absent)];
}

const unused = [
  { step: 'unused', tool: 'knip', args: ['--no-progress'] },
  {
    step: 'unused but for tests',
    tool: 'knip',
    args: ['--no-progress', '--production', '--exclude', 'types'],
  },
];

/** All journeys, or those that are named after the remotes that are here. `pnpm browsers` runs the rest of the walk in other browsers. */
function browser(remotes, absent) {
  const journeys = absent.length === 0 ? [] : remotes.map((name) => journeysOf(name));
  return {
    step: 'browser tests',
    tool: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--grep-invert', '@whole', ...journeys],
  };
}

/** What Playwright takes for the journeys of a remote: `e2e/journeys/billing-invoices.spec.ts` is one of mf-billing. */
export function journeysOf(remote) {
  return `journeys/${remote.slice('mf-'.length)}-`;
}
