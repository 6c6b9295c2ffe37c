import type { BrowserContext } from 'playwright-core';
import { faultOf } from './sight';
import type { Visit } from './visits';

/** In ms; long, because a busy machine is no fault of the release. */
const patience = 30_000;

/** Opens one page and waits until it is at rest. Resolves to what is wrong with it, as `faultOf` says it. */
export async function look(context: BrowserContext, origin: string, visit: Visit): Promise<string | undefined> {
  const page = await context.newPage();
  const complaints: string[] = [];
  // Errors of the page, of its policy and of its calls are all written to the console.
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  try {
    await page.goto(origin + visit.path, { waitUntil: 'commit' });
    return await faultOf(
      {
        complaints,
        stands: (selector) =>
          page
            .locator(selector)
            .first()
            .waitFor({ state: 'attached', timeout: patience })
            .then(
              () => true,
              () => false,
            ),
        pathname: () => new URL(page.url()).pathname,
        rests: () => page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined),
        heading: () => page.locator('h1').first().textContent(),
      },
      visit,
    );
  } finally {
    await page.close();
  }
}
