import { asLoading } from '@careline/shared';
import { sharedTexts } from '@careline/shared/host';
import type { SiteModules } from './modules';
import type { SiteCode } from './remotes/site-code';
import type { SiteRoute } from './routes/route-table';
import type { Target } from './routes/target';
import { publicTexts, shellTexts } from './texts/shell-texts';

export interface StartFiles {
  readonly entry: Target;
  /** The route of the markup in the page, which React cannot take over without its code. */
  readonly prerendered: SiteRoute | undefined;
  readonly code: Pick<SiteCode, 'shell'>;
  readonly modules: Pick<SiteModules, 'load'>;
}

export interface SharedParts {
  readonly first: SiteRoute | undefined;
  readonly entry: Target;
  readonly code: Pick<SiteCode, 'federation'>;
}

/** What is shared comes with the document where the page has something of a remote, and need not wait for the guards. The pane tells of a failure. */
export function askForShared({ first, entry, code }: SharedParts): Promise<void> | undefined {
  if (!first || (first.owner === 'shell' && first.widgets.length === 0)) return undefined;
  const coming = code.federation.page(entry);
  coming.catch(() => {});
  return coming;
}

/** Brings all that a start cannot do without, and leaves no trace in the page. Rejects with NotLoadedError. */
export async function loadStart({ entry, prerendered, code, modules }: StartFiles): Promise<void> {
  const { locale } = entry;
  const loadPage = async (route: SiteRoute) => {
    await code.shell.page(entry);
    await Promise.all([modules.load(route), publicTexts[locale]()]);
  };
  const files = [sharedTexts[locale](), shellTexts[locale](), prerendered && loadPage(prerendered)];
  await asLoading('The start', Promise.all(files));
}

/** Whether a start has begun in this document. */
export function hasBegun({ documentElement }: Document): boolean {
  return 'started' in documentElement.dataset;
}

/**
 * Whether this start is the one that begins: Retry may bring a second copy of this code while the first is on its way. From then on it is a page load
 * (delivery/src/compose/start-again.ts), and the message that it stands in gives way to what was there before.
 */
export function beginOnce(document: Document): boolean {
  if (hasBegun(document)) return false;
  document.documentElement.dataset.started = '';
  document.querySelector('main.careline-fatal')?.remove();
  const root = document.getElementById('root');
  if (root) root.hidden = false;
  return true;
}
