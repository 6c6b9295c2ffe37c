import type { Page, Request } from '@playwright/test';

const prefix = '/backend';

/** A call of the API as the browser made it. */
export interface Call {
  /** Such as `GET /api/v1/payment-methods`, without the query. */
  readonly name: string;
  readonly query: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies have the shapes that the tests are about.
  readonly body: any;
}

/** Everything that the page asks of the API from now on; filled as it asks. */
export function recordCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name === undefined) return;
    calls.push({ name, query: new URL(request.url()).search, body: request.postDataJSON() });
  });
  return calls;
}

/**
 * Answers a call in the test's words: JSON, or a number for an error status without a body. The last answer for a call counts. Resolves to the
 * calls that it has answered.
 */
export async function answer(page: Page, call: string, given: unknown): Promise<readonly Request[]> {
  const answered: Request[] = [];
  await page.route(
    (url) => call.endsWith(` ${url.pathname.slice(prefix.length)}`),
    (route) => {
      if (nameOf(route.request()) !== call) return route.fallback();
      answered.push(route.request());
      return typeof given === 'number' ? route.fulfill({ status: given }) : route.fulfill({ json: given });
    },
  );
  return answered;
}

/** Lets the server act and loses its answer, as a broken line does. */
export async function loseAnswer(page: Page, call: string): Promise<void> {
  await page.route(
    (url) => call.endsWith(` ${url.pathname.slice(prefix.length)}`),
    async (route) => {
      if (nameOf(route.request()) !== call) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

function nameOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return pathname.startsWith(`${prefix}/`) ? `${request.method()} ${pathname.slice(prefix.length)}` : undefined;
}
