import type { Browser, Locator, Page } from '@playwright/test';
import { startSignedIn } from '../support/browser';
import { filePath, inLanguage } from '../support/paths';
import type { SiteFiles } from './files-of-place';
import { languages, type Place } from './places';
import { releaseInstead } from './released';
import type { Way } from './ways';
import { wordsIn } from './words';

/** Part of the limit; the words for a long wait come after 3 s. */
const blankLimit = 0.35;

/** What a cell of the matrix has shown. */
export interface Outcome {
  /** In ms; undefined where nothing was to be told, or was told. */
  readonly toldAfter: number | undefined;
  /** Promises that were not kept, in words. */
  readonly broken: readonly string[];
}

export interface CellParts {
  readonly browser: Browser;
  readonly origin: string;
  readonly files: SiteFiles;
  readonly token: string | undefined;
  readonly patienceMs: number;
  /** Within this everything that is promised has to happen. */
  readonly limitMs: number;
}

/** Whether the way can happen at the place at all. */
export function isOffered(way: Way, place: Place, files: SiteFiles): boolean {
  return (way.where ?? [place.where]).includes(place.where) && way.files(files.of(place)).length > 0;
}

/** Plays one cell: the remote fails, the user goes elsewhere and comes back, the fault ends, one click on Retry. */
export async function playCell(way: Way, place: Place, parts: CellParts): Promise<Outcome> {
  const context = await parts.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const broken: string[] = [];
  let toldAfter: number | undefined;
  try {
    const { heal } = await breakPlace(page, way, place, parts);
    const cell = describeCell(page, way, place, parts);
    const start = await cell.open();
    if (way.told === 'nothing') await cell.expectStanding();
    else {
      await cell.expectTold();
      toldAfter = Date.now() - start;
    }
    if (place.where === 'widget') await cell.expectPageAround();
    if (!way.isWholePage) {
      await cell.goElsewhere();
      await page.goBack();
    }
    if (way.told === 'nothing') await cell.expectStanding();
    else {
      await cell.expectTold();
      await heal();
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await cell.retry();
      await cell.expectStanding();
      if (documents > 0) broken.push('the page was loaded anew to heal');
    }
    const blank = Number(await page.evaluate(() => sessionStorage.getItem('blank')));
    if (blank > blankLimit * parts.limitMs) broken.push(`blank for ${blank} ms`);
  } catch (error) {
    broken.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return { toldAfter, broken };
}

async function breakPlace(page: Page, way: Way, place: Place, { origin, files, token, patienceMs }: CellParts) {
  if (token !== undefined) await startSignedIn(page, token);
  await page.addInitScript(watchBlank);
  const locale = languages[place.remote] ?? 'en';
  const broken = way.files(files.of(place));
  const contents = new Map<string, string>();
  for (const file of way.released ? broken : []) {
    const source = await (await fetch(origin + file)).text();
    contents.set(file, way.released?.change(source) ?? source);
  }
  await page.addInitScript((name) => {
    if (sessionStorage.getItem('fault') === null) sessionStorage.setItem('fault', name);
  }, way.released?.fault ?? 'none');
  await releaseInstead(page, {
    origin,
    remote: place.remote,
    contents,
    documents: [place.path, ...(place.from ? [place.from.path] : [])].map((path) => inLanguage(path, locale)),
    ...(way.hasFallback && { fallback: files.release(place.remote) }),
    patienceMs,
  });
  const isBroken = ({ pathname }: URL) => broken.includes(filePath(pathname));
  const { answer } = way;
  if (answer) await page.route(isBroken, (route) => answer(route));
  return {
    heal: async () => {
      if (answer) await page.unroute(isBroken);
      await page.evaluate(() => sessionStorage.setItem('fault', 'none'));
    },
  };
}

function describeCell(page: Page, way: Way, place: Place, { origin, limitMs }: CellParts) {
  const seen = (locator: Locator, what: string) => waitFor(locator, what, limitMs);
  const locale = languages[place.remote] ?? 'en';
  const words = wordsIn(locale);
  const pane = page.locator(`[data-remote="${place.remote}"]`);
  const retry = way.isStart
    ? page.getByRole('link', { name: words.startAgain, exact: true })
    : page.getByRole('button', { name: words.retry, exact: true });
  // A page may have other news of its own.
  const view = (way.isWholePage ? page : pane).getByRole('alert').filter({ has: retry });
  const standing = pane.locator(place.where === 'widget' ? 'input, button, h2' : 'h1');
  const link = (path: string) => page.locator(`a[href="${inLanguage(path, locale)}"]`).first();
  const title = page.locator('h1:not([role="alert"] h1)');

  return {
    open: async () => {
      const first = origin + inLanguage(place.from?.path ?? place.path, locale);
      if (!place.from) {
        const start = Date.now();
        await page.goto(first, { waitUntil: 'commit' });
        return start;
      }
      await page.goto(first);
      await seen(title.first(), 'the page from which the move begins');
      // Before, a click is the browser's own page load.
      await page.locator('[role="progressbar"][data-loading]').waitFor({ state: 'attached' });
      const start = Date.now();
      await link(place.from.link).click();
      return start;
    },
    expectTold: async () => {
      await seen(view, 'the message');
      // The site binds short words to the next.
      const text = ((await view.textContent()) ?? '').replaceAll('\u00a0', ' ');
      const expected = way.told === 'nothing' ? '' : words[way.told];
      if (!text.includes(expected.replaceAll('\u00a0', ' '))) throw new Error(`it says “${text}”`);
      if (/https?:|\/remotes\/|\/assets\/|\.js\b|Broken/.test(text)) throw new Error(`no words for people: “${text}”`);
    },
    expectStanding: async () => {
      const own = standing.and(page.locator(':not([role="alert"] *)')).filter({ visible: true });
      await seen(own.first(), 'what the remote shows');
      await view.waitFor({ state: 'detached', timeout: limitMs }).catch(() => {
        throw new Error('the message stands beside it');
      });
    },
    expectPageAround: () => seen(title.first(), 'the page around'),
    goElsewhere: async () => {
      await link(place.elsewhere).click({ timeout: limitMs });
      await page.waitForURL(origin + inLanguage(place.elsewhere, locale), { timeout: limitMs });
      await pane.waitFor({ state: 'detached', timeout: limitMs });
      await seen(title.first(), 'the page elsewhere');
    },
    retry: () => view.locator(retry).click({ timeout: limitMs }),
  };
}

async function waitFor(locator: Locator, what: string, limitMs: number): Promise<void> {
  await locator.waitFor({ timeout: limitMs }).catch(() => {
    throw new Error(`${what} did not come within ${limitMs / 1000} s`);
  });
}

/** In the page: the longest time in which its body showed nothing. */
function watchBlank(): void {
  let since = performance.now();
  setInterval(() => {
    const isFilled = [...document.querySelectorAll('body :is(h1, p, a, svg, img)')].some((part) =>
      part.checkVisibility(),
    );
    const now = performance.now();
    if (isFilled) since = now;
    const longest = Math.max(Number(sessionStorage.getItem('blank')), Math.round(now - since));
    sessionStorage.setItem('blank', String(longest));
  }, 250);
}
