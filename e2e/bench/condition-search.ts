import type { Browser } from '@playwright/test';
import { startSignedIn } from '../support/browser';

export interface SearchFigures {
  readonly openMs: number;
  readonly keystrokes: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  /** Most options that stood in the document at once. */
  readonly rows: number;
}

/** Opens the conditions and types a word: from each key's own time stamp to the frame after the list has answered it. */
export async function measureConditionSearch(browser: Browser, url: string, token: string): Promise<SearchFigures> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await startSignedIn(page, token);
    await page.goto(url, { waitUntil: 'commit' });
    const search = page.getByRole('combobox', { name: 'Search conditions' });
    await search.waitFor();
    const options = page.getByRole('listbox', { name: 'Conditions to choose from' }).getByRole('option');
    await search.focus();
    await options.first().waitFor();
    const openMs = await page.evaluate(() => performance.now());
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { keystrokeTimes: times });
      addEventListener('input', ({ timeStamp }) => {
        // The frame that shows the change begins with this callback, and is painted when the next task runs.
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      });
    });
    let rows = 0;
    for (const letter of 'chronic back pain') {
      await search.press(letter === ' ' ? 'Space' : letter);
      rows = Math.max(rows, await options.count());
    }
    const times = await page.evaluate((): number[] => Reflect.get(window, 'keystrokeTimes'));
    const sorted = [...times].sort((a, b) => a - b);
    return {
      openMs,
      keystrokes: sorted.length,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      slowestMs: sorted.at(-1) ?? Number.NaN,
      rows,
    };
  } finally {
    await context.close();
  }
}
