import type { BrowserContext, Page } from 'playwright-core';
import type { Visit } from './visits';

/** In ms; long, because a busy machine is no fault of the release. */
const patience = 30_000;

/** Opens one page and waits until it is at rest. Resolves to what is wrong with it: the phase, the address, the message; undefined for nothing. */
export async function look(context: BrowserContext, origin: string, visit: Visit): Promise<string | undefined> {
  const page = await context.newPage();
  const problems: string[] = [];
  // Errors of the page, of its policy and of its calls are all written to the console.
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await page.goto(origin + visit.path, { waitUntil: 'commit' });
    const missing = await whatIsMissing(page, visit);
    const problem = problems.find((text) => failure.test(text)) ?? problems[0] ?? missing;
    return problem === undefined ? undefined : inWords(problem, visit.path);
  } finally {
    await page.close();
  }
}

async function whatIsMissing(page: Page, { path, layout, remotes }: Visit): Promise<string | undefined> {
  const parts: readonly (readonly [string, string])[] = [
    [`[data-layout="${layout}"]`, `the ${layout} layout does not stand`],
    ...remotes.map((remote) => [`[data-remote="${remote}"]`, `nothing of ${remote} stands`] as const),
    ['h1', 'there is no heading'],
    ['[role="progressbar"][data-loading="false"]', 'it does not come to rest'],
  ];
  for (const [selector, fault] of parts) {
    const found = page.locator(selector).first().waitFor({ state: 'attached', timeout: patience });
    const stands = await found.then(
      () => true,
      () => false,
    );
    const { pathname } = new URL(page.url());
    if (pathname !== path) return `it leads to ${pathname}`;
    if (!stands) return fault;
  }
  // Data and effects come after the heading; a page that goes on asking is at rest all the same.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  const heading = await page.locator('h1').first().textContent();
  return !heading?.trim() ? 'its heading is empty' : undefined;
}

/** As the shell writes down what fails in a remote. */
const failure = /^(mf-[\w-]+) failed \((\w+)\):\s*(.*)/;

function inWords(problem: string, path: string): string {
  const [, remote, phase, message] = failure.exec(problem) ?? [];
  return remote === undefined
    ? `${path}: ${problem.split('\n')[0]}`
    : `${remote} fails in ${phase} on ${path}: ${message}`;
}
