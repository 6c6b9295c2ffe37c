import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** As the translator of Chrome does: a font in the place of each text, of those that come later too. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    function exchange(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text && walker.currentNode.parentElement?.tagName !== 'FONT')
          texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    }
    const main = document.querySelector('main');
    if (!main) throw new Error('Expected the page’s main part.');
    exchange(main);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.parentNode && node.nodeName !== 'FONT') exchange(node.parentNode);
    }).observe(main, { childList: true, subtree: true });
  });
}

test('F140: a page that the browser translates turns its pages, and tells which it shows', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.goto('/dashboard/billing/invoices');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const range = pages.getByRole('status');
  await expect(range).toHaveText(/^1–50/);
  await translate(page);
  await expect(range.locator('font')).toHaveCount(1);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(range).toHaveText(/^51–/);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(range).toHaveText(/^1–50/);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(50);
});
