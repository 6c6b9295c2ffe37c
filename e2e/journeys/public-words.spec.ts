import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const english = 'The right call finds the right professional';
const spanish = 'La llamada adecuada encuentra al profesional adecuado';

interface Index {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** What `/` needs and the login page does not, as the composed site says, and the words of the public pages among it. */
async function filesOfHome(page: Page, locale: 'en' | 'es') {
  const { files, pages }: Index = await (await page.request.get(`/preloads/${locale}.json`)).json();
  const scriptsOf = (path: string) =>
    (pages[path] ?? []).map((place) => files[place] ?? '').filter((file) => file.endsWith('.js'));
  const known = scriptsOf('/auth/login');
  const scripts = scriptsOf('/').filter((file) => !known.includes(file));
  const [words = '', ...more] = scripts.filter((file) => file.includes(`/${locale}-`));
  expect([words === '', more]).toEqual([false, []]);
  return { scripts: scripts.toSorted(), words };
}

/** Every script that the page has asked for. */
function scriptsAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  return asked;
}

test('F1: the words of the public pages come with a move to one of these, beside its other files; where they fail, one Retry brings them', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 404|error page is shown|integrity/i);
  const { scripts, words } = await filesOfHome(page, 'en');
  const asked = scriptsAsked(page);
  // The one reload that R243 gives the page was a moment ago.
  await page.addInitScript(() =>
    sessionStorage.setItem('careline.reload', JSON.stringify({ path: '/', expires: Date.now() + 10_000 })),
  );
  await page.goto('/auth/login');
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(asked.has(words)).toBe(false);

  const fail = (route: Route) => route.fulfill({ status: 404 });
  const held: Route[] = [];
  await page.route(`**${words}`, (route) => void held.push(route));
  // No pointer rests on it: all is asked for by the move.
  await page.getByRole('link', { name: 'Careline' }).first().dispatchEvent('click');
  await expect.poll(() => scripts.filter((file) => !asked.has(file))).toEqual([]);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.route(`**${words}`, fail);
  await Promise.all(held.map(fail));
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await page.unrouteAll();

  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, english)).toBeVisible();
  await expect(page).toHaveTitle('A phone number for your practice · Careline');
  expect(documents).toBe(0);
});

test('another language of a page without them asks for none of the public pages’ words; of one of these, for both files', async ({
  page,
}) => {
  const english = await filesOfHome(page, 'en');
  const { words } = await filesOfHome(page, 'es');
  const asked = scriptsAsked(page);
  const choose = (locale: string) => page.getByRole('combobox', { name: 'Language' }).selectOption(locale);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(asked.has(english.words)).toBe(true);
  await choose('es');
  await expect(heading(page, 'Iniciar sesión')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.has(words)).toBe(false);

  await page.getByRole('link', { name: 'Careline' }).first().click();
  await expect(heading(page, spanish)).toBeVisible();
  expect(asked.has(words)).toBe(true);
});
