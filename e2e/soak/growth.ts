import type { CDPSession } from '@playwright/test';
import { inLanguage } from '../support/paths';
import { splitPath } from './pages';
import { localeOf, settled, type Tab, type World } from './world';

/** What a tab holds after its garbage was collected, always on the same public page. */
export interface Sample {
  readonly step: number;
  /** Documents that the tab has loaded so far. */
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly heapMb: number;
}

/** Time limits of single-spa hold what has been unmounted for this long, in ms. */
const HELD_MS = 4_200;

/** Leads a tab inside its document to /professionals and leaves it there without a notice. Resolves to the way to measure it later. */
export async function leaveToMeasure(
  world: World,
  tab: Tab,
  session: CDPSession,
): Promise<() => Promise<Pick<Sample, 'nodes' | 'listeners' | 'heapMb'>>> {
  // A tab behind another one is slow to take a click.
  await tab.page.bringToFront();
  await settled(world, tab);
  const menu = tab.page.locator('header button[aria-haspopup="menu"]');
  if (tab.look.layout !== 'default' && (await menu.count()) > 0) {
    await menu.click();
    // By where it leads: during onboarding the menu has fewer entries.
    await tab.page.locator(`[role="menuitem"][href="${inLanguage('/', localeOf(tab))}"]`).click();
    await settled(world, tab, '/');
  }
  await follow(world, tab, '/');
  await follow(world, tab, '/professionals');
  while (tab.look.notices > 0) {
    await tab.page.keyboard.press('Escape');
    await settled(world, tab);
  }
  const since = performance.now();
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, since + HELD_MS - performance.now()));
    await settled(world, tab);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heapMb: Math.round(value('JSHeapUsedSize') / 1e5) / 10,
    };
  };
}

/** Above this many, nothing is warming up any more: half as much again as the longest documents held (docs/reliability.md). */
const MOST = { nodes: 1_500, listeners: 3_300 } as const;
/** Of so many samples the first third is enough to have met each page, remote, release and language. */
const ENOUGH_SAMPLES = 15;

/**
 * What each document holds: never more than the most, and where it lived long, in its last third no more than in its second. In the first it
 * meets what it keeps once and for all: code, texts, styles. Empty where nothing grows.
 */
export function growthFaults(samples: readonly Sample[]): string[] {
  return byDocument(samples).flatMap((own) =>
    (['nodes', 'listeners'] as const).flatMap((what) => {
      const counts = own.map((sample) => sample[what]);
      const third = Math.floor(counts.length / 3);
      const most = Math.max(...counts);
      if (most > MOST[what]) return [`${most} ${what} are left in a document`];
      if (counts.length < ENOUGH_SAMPLES) return [];
      const [before, after] = [middle(counts.slice(third, -third)), middle(counts.slice(-third))];
      return after > before * 1.05 + 20 ? [`${what} grew from ${before} to ${after} within one document`] : [];
    }),
  );
}

async function follow(world: World, tab: Tab, plain: string): Promise<void> {
  if (splitPath(tab.look.path).plain === plain) return;
  const path = inLanguage(plain, localeOf(tab));
  await tab.page.evaluate((address) => window.soak.press(`a[href="${address}"]`), path);
  await settled(world, tab, plain);
}

/** The samples of each document, in order. */
export function byDocument(samples: readonly Sample[]): Sample[][] {
  const documents = [...new Set(samples.map(({ documents: number }) => number))];
  return documents.map((number) => samples.filter((sample) => sample.documents === number));
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
