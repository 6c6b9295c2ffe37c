import type { Page } from '@playwright/test';
import axeCore, { type ImpactValue, type RunOptions } from 'axe-core';

declare global {
  /** What its source leaves in a page. */
  var axe: typeof axeCore;
}

interface Finding {
  readonly id: string;
  readonly impact: ImpactValue | undefined;
  /** The elements, as they begin. */
  readonly elements: readonly string[];
}

/** Once for each document, because its source takes longer than most of what it does. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeCore.source);
}

/** What axe finds wrong within the first element that fits `place`. No frame of another origin stands on the pages of the tests. */
export async function axeFindings(page: Page, options: RunOptions = {}, place = 'html'): Promise<readonly Finding[]> {
  await bringAxe(page);
  return page.evaluate(
    async ([selector, wanted]) => {
      const { violations } = await globalThis.axe.run(document.querySelector(selector) ?? document, {
        ...wanted,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        elements: nodes.map(({ html }) => html.slice(0, 120)),
      }));
    },
    [place, options] as const,
  );
}
