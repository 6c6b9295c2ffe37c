import type { Page, Request, Route } from '@playwright/test';

export interface Held {
  /** Resolves once a request of the kind has come. */
  readonly arrived: Promise<Request>;
  /** How many have come. */
  readonly count: () => number;
  /** Lets all of them go on to the server, those held and those to come. */
  readonly release: () => Promise<void>;
}

/** Keeps requests waiting until the test lets them go: the way to see a state that otherwise flies by. */
export async function hold(page: Page, url: string | RegExp, method?: string): Promise<Held> {
  const waiting: Route[] = [];
  let isOpen = false;
  let count = 0;
  let announce: (request: Request) => void = () => {};
  const arrived = new Promise<Request>((resolve) => {
    announce = resolve;
  });
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    count += 1;
    announce(route.request());
    if (isOpen) return route.continue();
    waiting.push(route);
  });
  return {
    arrived,
    count: () => count,
    release: async () => {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue().catch(() => {})));
    },
  };
}
