import type { Platform } from '@careline/shared';
import { PlatformRoot } from '@careline/shared/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Site } from './site';
import { type SiteParts, SiteProvider } from './site-context';

/** Where the site stands in the document; compose writes prerendered markup into it. */
export function siteRoot(document: Document): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  return root;
}

/** Whether the page was opened with the markup of a public page in it; the static message of a start that failed is none. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.childElementCount > 0 && root.querySelector(':scope > .careline-fatal') === null;
}

/** Shows the site: hydrates prerendered markup, or renders into the empty root. */
export function renderSite(root: HTMLElement, platform: Platform, parts: SiteParts): void {
  const tree = <SiteTree platform={platform} parts={{ ...parts, entry: parts.site.getSnapshot() }} />;
  if (isPrerendered(root)) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
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
