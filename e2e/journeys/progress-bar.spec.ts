import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.locator('[role="progressbar"][data-loading]');

/** A page at rest under a clock that only the test moves. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveAttribute('data-loading', 'false');
  await page.clock.pauseAt(Date.now() + 120_000);
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ana@careline.example');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('R29 R139 R141: the thin bar at the top appears after 200 ms, jumps to 100 % at the end and hides 300 ms later', async ({
  page,
  problems,
}) => {
  problems.announce(/status of 401/);
  await openAtRest(page, '/auth/login');
  const held = await hold(page, '**/backend/auth/login');
  await signIn(page);
  await held.arrived;
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveAttribute('data-loading', 'false');
  await page.clock.runFor(400);
  await expect(bar(page)).toHaveAttribute('data-loading', 'true');
  expect(Number(await bar(page).getAttribute('aria-valuenow'))).toBeLessThan(100);
  const box = await bar(page).evaluate((element) => {
    const { position, top, height } = getComputedStyle(element);
    return { position, top, height };
  });
  expect(box).toEqual({ position: 'fixed', top: '0px', height: '3px' });

  await held.release();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(290);
  await expect(bar(page)).toHaveAttribute('data-loading', 'true');
  await page.clock.runFor(20);
  await expect(bar(page)).toHaveAttribute('data-loading', 'false');
});

test('R139: a request that is answered within 200 ms shows no bar', async ({ page, problems }) => {
  problems.announce(/status of 401/);
  await openAtRest(page, '/auth/login');
  const held = await hold(page, '**/backend/auth/login');
  await bar(page).evaluate((element) => {
    new MutationObserver(() => {
      if (element.getAttribute('data-loading') === 'true') element.setAttribute('data-was-shown', '');
    }).observe(element, { attributes: true });
  });
  await signIn(page);
  await held.arrived;
  await page.clock.runFor(100);
  await held.release();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(bar(page)).not.toHaveAttribute('data-was-shown');
});

test('F171: what moves while a page waits is opacity and transform, which ask for no drawing of the page', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  const statistics = await hold(page, /twilio.*statistics/);
  await page.goto('/dashboard/statistics');
  await statistics.arrived;
  await expect(page.getByRole('main').locator('[data-skeleton]').first()).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames.flatMap((frame) => Object.keys(frame));
    }),
  );
  const cheap = ['opacity', 'transform', 'composite', 'computedOffset', 'easing', 'offset'];
  expect(moving).toContain('opacity');
  expect(moving.filter((name) => !cheap.includes(name))).toEqual([]);
  await statistics.release();
});
