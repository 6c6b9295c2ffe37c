import type { Page } from '@playwright/test';

/** Parsed `careline-registry` or `careline-config`: whatever the composed page says. */
// biome-ignore lint/suspicious/noExplicitAny: tests change pages in ways that no type allows.
type DataBlock = any;

export interface PageChanges {
  readonly config?: (config: DataBlock) => DataBlock;
  readonly registry?: (registry: DataBlock) => DataBlock;
  /** Applied to the whole HTML after the data blocks, and to the policy of the header. */
  readonly html?: (html: string) => string;
}

const isDocument = /^https?:\/\/[^/]+\/(?!backend\/|_ipx\/)[^.]*$/;

/**
 * Serves the composed pages with other data in them: what an operator's config.json or another release would say, without a second site.
 * The data blocks are no scripts, so policy and integrity stay as they are.
 */
export async function changePage(page: Page, { config, registry, html = (text) => text }: PageChanges): Promise<void> {
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    let body = await response.text();
    if (config) body = changeBlock(body, 'careline-config', config);
    if (registry) body = changeBlock(body, 'careline-registry', registry);
    const headers = response.headers();
    const policy = html(headers['content-security-policy'] ?? '');
    await route.fulfill({ response, body: html(body), headers: { ...headers, 'content-security-policy': policy } });
  });
}

/** One data block of a page, changed. */
export function changeBlock(html: string, id: string, change: (value: DataBlock) => DataBlock): string {
  const block = new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
  if (!block.test(html)) throw new Error(`The page has no data block ${id}.`);
  return html.replace(block, (_all, open: string, json: string, close: string) => {
    const changed = change(JSON.parse(json));
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
    return open + text.replaceAll('<', '\\u003c') + close;
  });
}
