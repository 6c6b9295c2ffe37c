import type { CDPSession } from '@playwright/test';
import { inLanguage } from '../support/paths';
import { splitPath } from './pages';
import { localeOf, settled, type Tab, until, type World } from './world';

/** What a tab holds after its garbage was collected, always on the same public page. */
export interface Sample {
  readonly step: number;
  /** Documents that the tab has loaded so far. */
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly heapMb: number;
}

/** Measures one tab, which must stand: leads it inside its document to /professionals, and waits until no notice is left. */
export async function takeSample(
  world: World,
  tab: Tab,
  session: CDPSession,
  step: number,
): Promise<Omit<Sample, 'documents'>> {
  // A tab behind another one is slow to take a click.
  await tab.page.bringToFront();
  await settled(world, tab);
  const menu = tab.page.locator('header button[aria-haspopup="menu"]');
  if (tab.look.layout !== 'default' && (await menu.count()) > 0) {
    await menu.click();
    await tab.page.getByRole('menuitem').first().click();
    await settled(world, tab, '/');
  }
  await follow(world, tab, '/');
  await follow(world, tab, '/professionals');
  await until(world, tab, 'the end of all notices', (seen) => seen.notices === 0);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    step,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heapMb: Math.round(value('JSHeapUsedSize') / 1e5) / 10,
  };
}

/** The middle value of the last third of a document's samples against the one of its first third; empty where nothing grows. */
export function growthFaults(samples: readonly Sample[]): string[] {
  return byDocument(samples).flatMap((own) => {
    const third = Math.floor(own.length / 3);
    if (third < 2) return [];
    return (['nodes', 'listeners'] as const).flatMap((what) => {
      const before = middle(own.slice(0, third).map((sample) => sample[what]));
      const after = middle(own.slice(-third).map((sample) => sample[what]));
      return after > before * 1.1 + 50 ? [`${what} grew from ${before} to ${after} within one document`] : [];
    });
  });
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
