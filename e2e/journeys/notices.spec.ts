import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const notices = (page: Page) => region(page).getByRole('listitem');

/** Each failed sign-in brings one notice: "Attempt 1", "Attempt 2" … */
async function openWith(page: Page, count: number): Promise<void> {
  let attempt = 0;
  await page.route('**/backend/auth/login', (route) => {
    attempt += 1;
    return route.fulfill({ status: 401, json: { message: `Attempt ${attempt}` } });
  });
  await page.clock.install();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('ana@careline.example');
  await page.getByLabel('Password', { exact: true }).fill('x');
  for (let made = 1; made <= count; made += 1) await addNotice(page, made);
}

async function addNotice(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(notices(page).filter({ hasText: `Attempt ${number}` })).toBeVisible();
  // The form leads the focus to its summary; what a test does with the keyboard comes after.
  await expect(page.getByRole('main').locator(':focus')).toContainText(`Attempt ${number}`);
}

async function focusNotices(page: Page): Promise<void> {
  // Radix hears of the focus by an effect, which runs after the notice stands.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await page.keyboard.press('F8');
  await expect(region(page).locator(':focus')).toHaveCount(1);
}

async function drag(page: Page, notice: Locator, distance: number): Promise<void> {
  const box = await notice.boundingBox();
  if (!box) throw new Error('The notice has no place on the page.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

test.beforeEach(({ problems }) => problems.announce(/status of 401/));

test('R88 R129 R240: of seven notices the latest five stand at the bottom right, 16 px apart, with title, text and colour', async ({
  page,
}) => {
  await openWith(page, 7);
  await expect(notices(page)).toHaveCount(5);
  for (const number of [3, 4, 5, 6, 7]) {
    await expect(notices(page).filter({ hasText: `Attempt ${number}` })).toContainText('Login Failed');
  }
  await expect(notices(page).first()).toHaveAttribute('data-color', 'error');
  // Each slides to its place.
  await expect(async () => {
    const boxes = await notices(page).evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()).sort((a, b) => a.top - b.top),
    );
    for (const [index, box] of boxes.entries()) {
      expect((boxes[index + 1]?.top ?? 800) - box.bottom).toBeCloseTo(16, 0);
      expect(1280 - box.right).toBeCloseTo(16, 0);
    }
  }).toPass();
});

test('R132: a swipe of 60 px to the right closes, 40 px or one to the left does not', async ({ page }) => {
  await openWith(page, 1);
  await drag(page, notices(page), 40);
  await expect(notices(page)).toHaveAttribute('data-state', 'open');
  await drag(page, notices(page), -80);
  await expect(notices(page)).toHaveAttribute('data-state', 'open');
  await drag(page, notices(page), 60);
  await expect(notices(page)).toHaveCount(0);
});

test('R130 R131 R133 R134 R135 R240: a notice goes by itself, by Escape, by its close button or by the keyboard, and stays while somebody is at it', async ({
  page,
}) => {
  await openWith(page, 1);
  const none = () => expect(notices(page)).toHaveCount(0);

  await test.step('R131: it closes by itself after 5 s', async () => {
    await page.clock.fastForward(4_000);
    await expect(notices(page)).toHaveAttribute('data-state', 'open');
    await page.clock.fastForward(1_500);
    await none();
  });

  await test.step('R135: the time stands still while the pointer is over the notices, and while they have the focus', async () => {
    await addNotice(page, 2);
    await notices(page).hover();
    await page.clock.fastForward(8_000);
    await expect(notices(page)).toHaveAttribute('data-state', 'open');
    await page.mouse.move(10, 10);
    await page.clock.fastForward(5_500);
    await none();

    await addNotice(page, 3);
    await focusNotices(page);
    await page.clock.fastForward(8_000);
    await expect(notices(page)).toHaveAttribute('data-state', 'open');
    await page.getByLabel('Email').focus();
    await page.clock.fastForward(5_500);
    await none();
  });

  await test.step('R240: F8 leads the keyboard to them', async () => {
    await addNotice(page, 4);
    await focusNotices(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(notices(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await none();
  });

  await test.step('R133: Escape closes the newest', async () => {
    await addNotice(page, 5);
    await addNotice(page, 6);
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toContainText('Attempt 5');
    await page.keyboard.press('Escape');
    await none();
  });

  await test.step('R130 R134: the close button closes one, which leaves 200 ms later; later ones still close by themselves', async () => {
    await addNotice(page, 7);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await notices(page).getByRole('button', { name: 'Close' }).click();
    await expect(notices(page)).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(190);
    await expect(notices(page)).toHaveCount(1);
    await page.clock.runFor(20);
    await none();
    await addNotice(page, 8);
    await page.clock.runFor(5_500);
    await none();
  });
});
