import type { Platform } from '@careline/shared';
import { PlatformRoot } from '@careline/shared/host';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { followTranslator } from './follow-translator';
import { Site } from './site';
import { type SiteParts, SiteProvider } from './site-context';

/** Where the site stands in the document; compose writes prerendered markup into it. */
export function siteRoot(document: Document): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  return root;
}

/** Whether the page was opened with the markup of a public page in it; an outline is none. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.childElementCount > 0 && root.querySelector(':scope > [data-outline]') === null;
}

/**
 * Shows the site: hydrates prerendered markup, or renders in the place of the outline, of which the part that is painted stays meanwhile. Returns
 * the root that was rendered.
 */
export function renderSite(
  place: HTMLElement,
  platform: Platform,
  parts: Omit<SiteParts, 'outline'>,
): Root | undefined {
  followTranslator(window);
  const treeOf = (own: SiteParts) => <SiteTree platform={platform} parts={own} />;
  if (isPrerendered(place)) {
    const tree = treeOf({ ...parts, entry: parts.site.getSnapshot() });
    // A transition is rendered in slices: whoever clicks meanwhile need not wait for all of it.
    startTransition(() => void hydrateRoot(place, tree));
    return undefined;
  }
  const root = createRoot(place);
  root.render(treeOf({ ...parts, entry: parts.site.getSnapshot(), outline: paintedOutline(place) }));
  return root;
}

/** The outline that the document's own script has chosen. */
function paintedOutline(root: HTMLElement): HTMLElement | undefined {
  const chosen = root.ownerDocument.documentElement.dataset.painted;
  if (chosen === undefined) return undefined;
  return root.querySelector<HTMLElement>(`:scope > [data-outline="${chosen}"]`) ?? undefined;
}

/** One tree for the browser and for prerendering, or hydration would not match. */
export function SiteTree({ platform, parts }: { readonly platform: Platform; readonly parts: SiteParts }) {
  return (
    <PlatformRoot platform={platform} owner="shell">
      <SiteProvider parts={parts}>
        <Site />
      </SiteProvider>
    </PlatformRoot>
  );
}
