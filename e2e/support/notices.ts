import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The notice that has exactly this title. */
export function notice(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /F8/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });
}

/** Sees a notice word for word, and closes it, so that the next one of the same title is another. */
export async function expectNotice(page: Page, title: string, text?: string): Promise<void> {
  const shown = notice(page, title).first();
  await expect(shown.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(shown.getByText(text, { exact: true })).toBeVisible();
  await shown.getByRole('button').click();
  await expect(notice(page, title)).toHaveCount(0);
}
