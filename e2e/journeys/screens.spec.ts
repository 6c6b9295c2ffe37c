import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import {
  keepRowOfEachLook,
  moveAtRest,
  movingParts,
  openAtRest,
  shortenedTexts,
  spoiltByLargeText,
  spoiltBySpacing,
  unseenStates,
} from '../support/page-checks';
import {
  authPaths,
  dashboardPaths,
  inLanguage,
  type Locale,
  layoutOf,
  locales,
  onboardingPaths,
  publicPaths,
} from '../support/paths';
import { expect, test, type Visitor } from '../support/test';

interface Titles {
  readonly remotes: readonly { readonly pages: readonly { readonly path: string; readonly title: string }[] }[];
}

type Screens = readonly (readonly [visitor: Visitor, headings: number, paths: readonly string[]])[];

const screens: Screens = [
  ['out', publicPaths.length, publicPaths],
  ['empty', onboardingPaths.length, onboardingPaths],
  ['complete', dashboardPaths.length, dashboardPaths],
];

/** Both pages of /auth offer a signed-in professional the same way on; everywhere else each page has a heading of its own. */
const screensInEnglish: Screens = screens.map(([visitor, headings, paths]) =>
  visitor === 'complete' ? [visitor, headings + 1, [...paths, ...authPaths]] : [visitor, headings, paths],
);

/** The rules of axe to which another language, or the width of its words, can make a difference. */
const rulesOfWords = [
  'area-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
];

/** What axe finds, however light. How a page is built, its contrast and its sizes are the same in every language: once is enough. */
async function findings(page: Page, locale: Locale): Promise<readonly string[]> {
  const wanted =
    locale === 'en' ? { rules: { 'label-content-name-mismatch': { enabled: true } } } : { runOnly: rulesOfWords };
  const found = await axeFindings(page, wanted);
  return found.map(({ id, impact, elements }) => `${id} (${impact}): ${elements.join(' | ')}`);
}

/** Px by which the page is wider than its window. */
async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const desk = { width: 1280, height: 800 };
const smallestPhone = { width: 320, height: 640 };

/**
 * What is measured in each language beside axe and 320 px. English is the one that is loaded, Russian has the longest words; Spanish lies between them, and
 * waits for a run of everything.
 */
const looks: Readonly<Record<Locale, { readonly for: string; readonly tag: readonly string[] }>> = {
  en: { for: 'contrast, less motion, forced colours', tag: [] },
  es: { for: '200 % text, text spacing', tag: ['@whole'] },
  ru: { for: '200 % text, text spacing', tag: [] },
};

// Addresses of their own, titles and layouts: R3 R5 R7 R9-R12 R14-R25 R28. What is measured on each: AX5 AX6.
for (const locale of locales) {
  const { for: measured, tag } = looks[locale];
  for (const [visitor, different, paths] of locale === 'en' ? screensInEnglish : screens) {
    test(`R3 R5 R7 R9-R11 R12 R14-R18 R19-R23 R24 R25 R28 AX5 AX6: as a visitor who is "${visitor}", in ${locale}, each address opens its own page, in which axe, ${measured} and 320 px find nothing`, {
      tag: [...tag],
    }, async ({ page, visitAs, request }) => {
      test.setTimeout(180_000);
      const registry: Titles = await (await request.get(`/registry/${locale}.json`)).json();
      const titles = new Map(registry.remotes.flatMap(({ pages }) => pages.map(({ path, title }) => [path, title])));
      await visitAs(visitor);
      const headings = new Set<string>();
      for (const [place, path] of paths.entries()) {
        // One language by loads, which take no longer; the others by moves inside the tab, on which a page can go wrong in its own way.
        const open = locale === 'en' || place === 0 ? openAtRest : moveAtRest;
        await test.step(path, async () => {
          await open(page, inLanguage(path, locale));
          headings.add(await ownHeading(page, path, titles.get(path), visitor));
          expect(new URL(page.url()).pathname).toBe(inLanguage(path, locale));
          await looksRight(page, path, locale);
        });
      }
      expect(headings.size).toBe(different);
    });
  }
}

/** The page of the address and no other, in its layout and with nothing to complain of; resolves to its heading. */
async function ownHeading(page: Page, path: string, title: string | undefined, visitor: Visitor): Promise<string> {
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layoutOf(path));
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  if (title !== undefined) await expect(page).toHaveTitle(`${title} · Careline`);
  if (title !== undefined && path.startsWith('/dashboard')) await expect(heading).toHaveText(title);
  // The form stands until the session is known.
  if (path.startsWith('/auth') && visitor === 'complete')
    await expect(page.getByRole('main').locator('a[href$="/dashboard"]')).toBeVisible();
  return (await heading.textContent()) ?? '';
}

test('F333 AX5 AX6: the page of an unknown address is in order too', async ({ page, visitAs, problems }) => {
  problems.announce(/status of 404.*\/nope/);
  // The guards lead everybody else away from it.
  await visitAs('complete');
  await openAtRest(page, '/nope');
  await expect(page.locator('[data-view="not-found"]')).toBeVisible();
  await looksRight(page, '/nope', 'en');
});

async function looksRight(page: Page, path: string, locale: Locale): Promise<void> {
  if (locale === 'en') expect.soft(await movingParts(page), `${path}: moves`).toEqual([]);
  await keepRowOfEachLook(page);
  expect.soft(await findings(page, locale), `${path}: axe`).toEqual([]);
  if (locale === 'en') await looksAsWished(page, path);
  else await holdsLongText(page, path);
  await page.setViewportSize(smallestPhone);
  // The layout takes the new width at its next drawing.
  await expect
    .configure({ soft: true })
    .poll(() => overhang(page), { message: `${path}: wider than the smallest phone` })
    .toBeLessThanOrEqual(0);
  await page.setViewportSize(desk);
}

/** What is the same in every language: nothing is cut short, and forced colours keep what tells states apart. */
async function looksAsWished(page: Page, path: string): Promise<void> {
  expect.soft(await shortenedTexts(page, 'main'), `${path}: shortened`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unseenStates(page), `${path}: forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** What the length of the words decides. */
async function holdsLongText(page: Page, path: string): Promise<void> {
  expect.soft(await spoiltBySpacing(page), `${path}: text spacing`).toEqual([]);
  expect.soft(await spoiltByLargeText(page), `${path}: 200 % text`).toEqual([]);
}
