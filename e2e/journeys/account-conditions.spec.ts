import type { Page } from '@playwright/test';
import { answer, recordCalls } from '../support/calls';
import { expect, test } from '../support/test';

const path = '/dashboard/conditions';
const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('combobox', { name: 'Search conditions' });
const options = (page: Page) => main(page).getByRole('listbox').getByRole('option');
const mine = (page: Page) => main(page).getByRole('region', { name: 'Conditions you treat' });
/** Only a condition has a switch; the skills in its form are list items too. */
const rows = (page: Page) =>
  mine(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') });

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = mine(page).getByRole('button', { name }).first();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`40 presses of Tab do not lead to ${name}.`);
}

test('R15 R154 R176 R177: by keyboard alone several conditions are added in a row and one is removed; of 3,000 at most 60 stand in the document', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('conditions');
  const calls = recordCalls(page);
  await page.goto(path);
  await expect(options(page).first()).toBeVisible();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /\d,\d{3} conditions/ }),
  ).toBeVisible();
  expect(Number(await options(page).first().getAttribute('aria-setsize'))).toBeGreaterThan(2_500);
  expect(await options(page).count()).toBeLessThanOrEqual(60);

  for (let presses = 0; presses < 20; presses += 1) {
    if (await search(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  for (const word of ['asthma', 'migraine', 'burnout']) {
    await page.keyboard.type(word);
    await expect(options(page).first()).toHaveAccessibleName(new RegExp(word, 'i'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(mine(page).getByText(new RegExp(word, 'i')).first()).toBeVisible();
    expect(await options(page).count()).toBeLessThanOrEqual(60);
  }
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('PageDown');
  expect(await options(page).count()).toBeLessThanOrEqual(60);

  await tabTo(page, /^Remove .*migraine/i);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(mine(page).getByRole('button', { name: 'Undo' })).toBeFocused();

  await expect.poll(() => calls.filter(({ name }) => name.startsWith('PUT')).length).toBe(4);
  const [first, , , last] = calls.filter(({ name }) => name.startsWith('PUT'));
  expect(first?.body.body.conditions_to_link[0]).toMatchObject({
    personalized_short_description: 'I specialize in treating this condition',
    personalized_long_description:
      'I have experience and expertise in providing care for patients with this condition.',
    active: true,
  });
  expect(last?.body.body.conditions_to_unlink).toHaveLength(1);
});

test('R147 R148 R181 R182 R183: what is typed is searched trimmed, a failed search asks the list, nothing typed searches nothing', async ({
  page,
  visitAs,
  problems,
}) => {
  problems.announce(/status of 500/);
  await visitAs('complete');
  const calls = recordCalls(page);
  await page.goto(path);
  await expect(options(page).first()).toBeVisible();
  const asked = (name: string) => calls.filter((call) => call.name === name).map(({ query }) => query);

  await search(page).fill('  flu ');
  await expect.poll(() => asked('GET /conditions/search')).toEqual(['?limit=50&q=flu']);
  await answer(page, 'GET /conditions/search', 500);
  await search(page).fill('gout');
  await expect.poll(() => asked('GET /conditions')).toContain('?limit=50&search=gout');
  await expect(options(page).first()).toHaveAccessibleName(/gout/i);
  const searches = asked('GET /conditions/search').length;
  await search(page).fill('   ');
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /\d,\d{3} conditions/ }),
  ).toBeVisible();
  expect(asked('GET /conditions/search')).toHaveLength(searches);
  expect(asked('GET /conditions').filter((query) => query.includes('search='))).toEqual(['?limit=50&search=gout']);
});

test('R74 R176: texts, skills and the switch of a condition are changed and stay changed', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await page.goto(path);
  await rows(page).getByRole('button', { name: /^Edit/ }).click();
  const field = (name: string) => mine(page).locator(`[name="${name}"]`);
  await expect(field('personalized_short_description')).toBeFocused();
  await field('personalized_short_description').fill('Back pain, gone');
  await field('personalized_long_description').fill('Three sessions suffice for most people.');
  await mine(page).getByRole('combobox', { name: 'Associated skills' }).fill('a');
  const skill = page.getByRole('listbox', { name: 'Associated skills' }).getByRole('option').first();
  const name = (await skill.textContent()) ?? '';
  await skill.click();
  await page.keyboard.press('Escape');
  await mine(page).getByRole('button', { name: 'Save condition' }).click();
  await expect(rows(page).getByRole('button', { name: /^Edit/ })).toBeFocused();
  await expect(rows(page)).toContainText(`Skills: ${name}`);
  await rows(page).getByRole('switch').click();
  await expect(rows(page)).toContainText('Inactive');
  await expect(mine(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toContainText('Back pain, gone');
  await expect(rows(page)).toContainText('Three sessions suffice for most people.');
  await expect(rows(page)).toContainText(`Skills: ${name}`);
  await expect(rows(page).getByRole('switch')).not.toBeChecked();
});
