import type { Page } from '@playwright/test';
import { changePage } from '../support/change-page';
import { integrityOf } from '../support/integrity';
import { filePath } from '../support/paths';

export interface Released {
  readonly origin: string;
  readonly remote: string;
  /** Addresses of files and what stands there instead. */
  readonly contents: ReadonlyMap<string, string>;
  /** Documents of the cell, by their paths. */
  readonly documents: readonly string[];
  /** Folder of the release and the hashes of its files, where the site shall offer it a second time as the release before. */
  readonly fallback?: { readonly folder: string; readonly integrity: Readonly<Record<string, string>> };
  readonly patienceMs: number;
}

/** Lets the page find another site: other files with their own hashes, wherever the site names them, and the patience of the configuration. */
export async function releaseInstead(page: Page, released: Released): Promise<void> {
  const { origin, remote, contents, fallback, patienceMs } = released;
  const renamed = new Map<string, string>();
  for (const [file, content] of contents) {
    renamed.set(integrityOf(await textOf(origin + file)), integrityOf(content));
  }
  const withHashes = (text: string) => replaceAll(text, renamed);
  // The policy knows the inline map of hashes by its own.
  for (const path of contents.size > 0 ? released.documents : []) {
    const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(await textOf(origin + path)) ?? [];
    if (map === undefined) throw new Error(`${path} has no import map.`);
    renamed.set(integrityOf(map), integrityOf(withHashes(map)));
  }
  const before = fallback && `${fallback.folder.replace(/[^/]+\/$/, '')}before/`;
  /** The release before would take the place of what fails. */
  const placeOf = <T extends Place>(name: string, { fallbackUrl: _, ...place }: T) =>
    name === remote && before !== undefined ? { ...place, fallbackUrl: `${before}remoteEntry.js` } : place;
  const withFallback = ({ remotes, ...registry }: Registry) => ({
    ...registry,
    // Of the others the index says it.
    remotes: remotes.map((known) => (known.url === undefined ? known : placeOf(known.name, known))),
  });
  await changePage(page, {
    config: (config) => ({ ...config, remoteTimeoutMs: patienceMs }),
    registry: withFallback,
    html: withHashes,
  });
  await page.route(/\/registry\/\w+\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withFallback(await response.json()) });
  });
  await page.route(/\/preloads\/\w+\.json/, async (route) => {
    const response = await route.fetch();
    const index: Index = JSON.parse(withHashes(await response.text()));
    const releases = Object.entries(index.releases).map(([name, place]) => [name, placeOf(name, place)]);
    await route.fulfill({ response, json: { ...index, releases: Object.fromEntries(releases) } });
  });
  for (const [file, body] of contents) {
    await page.route(
      ({ pathname }) => filePath(pathname) === file,
      (route) => route.fulfill({ contentType: 'text/javascript', body }),
    );
  }
  if (!fallback || before === undefined) return;
  await page.route(
    ({ pathname }) => filePath(pathname).startsWith(before),
    async (route) => {
      const file = filePath(new URL(route.request().url()).pathname).slice(before.length);
      // Not by `route.fetch`, which now and then takes five seconds beside Chromium 150: a release before that is slow is another cell.
      const response = await fetch(origin + fallback.folder + file);
      const contentType = response.headers.get('content-type') ?? '';
      await route.fulfill({ status: response.status, contentType, body: Buffer.from(await response.arrayBuffer()) });
    },
  );
  const integrity = Object.entries(fallback.integrity).map(([file, value]) => [
    before + file.slice(fallback.folder.length),
    value,
  ]);
  await page.route(`**/preloads/fallbacks/${remote}.json`, (route) =>
    route.fulfill({ json: { url: `${before}remoteEntry.js`, integrity: Object.fromEntries(integrity) } }),
  );
}

interface Place {
  readonly url?: string;
  readonly fallbackUrl?: string;
}

interface Registry {
  readonly remotes: readonly (Place & { readonly name: string })[];
}

interface Index {
  readonly releases: Readonly<Record<string, Place>>;
}

function replaceAll(text: string, pairs: ReadonlyMap<string, string>): string {
  return [...pairs].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
