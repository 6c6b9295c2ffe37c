import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { expect, test } from '../support/test';

const themeChooser = (page: Page) => page.getByRole('combobox', { name: 'Theme' });

/** Red, green and blue of the primary colour, as the screen shows it. */
function primaryColour(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ui-color-primary-500').trim();
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
}

/** The 500s of PL13 in sRGB. */
const primaries = {
  green: [0, 201, 80],
  cyan: [0, 184, 219],
  blue: [43, 127, 255],
  purple: [173, 70, 255],
  default: [251, 44, 54],
} as const;

/** Browsers round differently on the way from one colour space to another. */
async function expectPrimary(page: Page, expected: readonly number[]): Promise<void> {
  const colour = await primaryColour(page);
  for (const [index, value] of expected.entries()) expect(Math.abs((colour[index] ?? -99) - value)).toBeLessThan(4);
}

test('R6 R89 R90: five themes, green at first; the choice changes what is painted and outlives the page', async ({
  page,
}) => {
  // A button that fades has the colour of before at first.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await takenOver(page);
  await expect(themeChooser(page)).toHaveValue('green');
  await expect(themeChooser(page).getByRole('option')).toHaveText([
    ...['Green', 'Cyan', 'Blue', 'Purple', 'Default'],
    ...['✓ Match system', 'Light', 'Dark'],
  ]);
  const button = page.getByRole('banner').getByRole('link', { name: 'Create account' });
  const painted = new Set<string>();
  for (const [theme, colour] of Object.entries(primaries)) {
    await themeChooser(page).selectOption(theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectPrimary(page, colour);
    painted.add(await button.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(painted.size).toBe(5);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('default');
  await page.reload();
  await expect(themeChooser(page)).toHaveValue('default');
  await expectPrimary(page, primaries.default);
});

test('R105 U24: the stored theme stands before any code of the site has run, and so does dark where it was chosen or is the system’s', async ({
  page,
  problems,
}) => {
  problems.announce(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  const surface = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--surface').trim());
  await page.goto('/professionals');
  const light = await surface();
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await surface()).not.toBe(light);
  await page.evaluate(() => localStorage.setItem('appearance', 'light'));
  await page.reload();
  expect(await surface()).toBe(light);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple');
  await expectPrimary(page, primaries.purple);
});

test('F345: who wishes less motion sees what changes at once, and all that is in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const seen = await page.getByRole('main').evaluate((main) => {
    const heading = main.querySelector('h1') ?? main;
    const before = getComputedStyle(heading).visibility;
    main.style.visibility = 'hidden';
    return [before, getComputedStyle(heading).visibility];
  });
  expect(seen).toEqual(['visible', 'hidden']);
});

test('a theme chosen in one tab shows in the others', async ({ page, context }) => {
  await page.goto('/');
  await takenOver(page);
  const other = await context.newPage();
  await other.goto('/auth/login');
  await expect(themeChooser(other)).toHaveValue('green');
  await themeChooser(page).selectOption('blue');
  await expect(themeChooser(other)).toHaveValue('blue');
});

test('R5 R8 R246: the language changes in place, keeps what was typed and its prefix, and is kept for 365 days', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login?from=here');
  await page.getByLabel('Email').fill('ana@careline.example');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(page).toHaveURL('/ru/auth/login?from=here');
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await expect(page.locator('input[name="email"]')).toHaveValue('ana@careline.example');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'ru', path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.getByRole('link', { name: 'Создать аккаунт' }).click();
  await expect(page).toHaveURL('/ru/auth/register');
  for (const link of await page.locator('a[href^="/"]').all()) {
    await expect(link).toHaveAttribute('href', /^\/ru(\/|$)/);
  }
});

test('each page names itself, its address and its twins in the other languages, on entry and after a move', async ({
  page,
  baseURL,
}) => {
  await page.goto('/es/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page).toHaveTitle('Iniciar sesión · Careline');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveTitle('Crear cuenta · Careline');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/es/auth/register`);
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(Object.fromEntries(alternates)).toEqual({
    'x-default': `${baseURL}/auth/register`,
    en: `${baseURL}/auth/register`,
    'en-US': `${baseURL}/auth/register`,
    es: `${baseURL}/es/auth/register`,
    'es-ES': `${baseURL}/es/auth/register`,
    ru: `${baseURL}/ru/auth/register`,
    'ru-RU': `${baseURL}/ru/auth/register`,
  });
});
