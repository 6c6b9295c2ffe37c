import type { Page } from '@playwright/test';
import { changePage } from './change-page';
import { integrityOf } from './integrity';
import { filePath } from './paths';

/** Where a remote can break; `hang-…` never settles instead of throwing. */
export type Fault =
  | 'evaluate'
  | 'load'
  | 'bootstrap'
  | 'mount'
  | 'render'
  /** On one page alone. */
  | `render ${string}`
  | 'effect'
  | 'unmount'
  | 'hang-load'
  | 'hang-bootstrap'
  | 'hang-mount'
  | 'hang-unmount';

/**
 * Puts a remote of the test's own in the place of mf-billing's release: built on the page's own React and `shared`, like every remote, and
 * broken where `fault` says until `heal` is called.
 */
export async function breakBilling(page: Page, fault: Fault): Promise<{ heal: () => Promise<void> }> {
  await changePage(page, {
    // Only what hangs is waited for; other remotes may be slow on a busy machine.
    config: (config) => (fault.startsWith('hang') ? { ...config, remoteTimeoutMs: 3_000 } : config),
    registry: withFixture,
  });
  // A retry asks for what is live by then.
  await page.route(/\/registry\/\w+\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withFixture(await response.json()) });
  });
  // The shell runs no file whose hash the site does not know.
  await page.route(/\/preloads\/\w+\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withFixtureFile(await response.json()) });
  });
  await page.route(
    ({ pathname }) => filePath(pathname) === fixtureUrl,
    (route) => route.fulfill({ contentType: 'text/javascript', body: fixtureSource }),
  );
  await page.addInitScript((name) => {
    if (sessionStorage.getItem('fault') === null) sessionStorage.setItem('fault', name);
  }, fault);
  return { heal: () => page.evaluate(() => sessionStorage.setItem('fault', 'none')) };
}

export const fixtureUrl = '/remotes/mf-billing/fixture/remoteEntry.js';

interface Registry {
  readonly remotes: readonly { readonly name: string; readonly fallbackUrl?: string }[];
}

/** The registry with the fixture in it. */
export function withFixture({ remotes }: Registry): Registry {
  return {
    remotes: remotes.map(({ fallbackUrl: _, ...remote }) =>
      remote.name === 'mf-billing' ? { ...remote, url: fixtureUrl } : remote,
    ),
  };
}

interface Index {
  readonly files: readonly string[];
  readonly integrity: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** The index of files, so that the shell knows the fixture's hash. */
export function withFixtureFile(index: Index): Index {
  const isBilling = (place: number) => index.files[place]?.startsWith('/remotes/mf-billing/');
  const pages = Object.entries(index.pages).map(([path, places]): [string, readonly number[]] => [
    path,
    places.some(isBilling) ? [...places, index.files.length] : places,
  ]);
  return {
    ...index,
    files: [...index.files, fixtureUrl],
    integrity: [...index.integrity, integrityOf(fixtureSource)],
    pages: Object.fromEntries(pages),
  };
}

/** A federated container, by hand: `init` takes the share scope, `get` gives the exposed module. */
export const fixtureSource = `
if (sessionStorage.getItem('fault') === 'evaluate') throw new Error('Broken in evaluate');
let scope;
export function init(given) { scope = given; }
export async function get() {
  await trouble('load');
  const [{ createElement, useEffect }, { defineRemote }] = await Promise.all([take('react'), take('@careline/shared/parts/root-base')]);
  function Page() {
    troubleNow('render');
    troubleNow('render ' + location.pathname);
    useEffect(() => troubleNow('effect'));
    return createElement('h1', null, 'The fixture stands');
  }
  const none = async () => ({ default: {} });
  const texts = { en: none, es: none, ru: none };
  const real = defineRemote({ name: 'mf-billing', pages: [{ path: '*', load: async () => Page }] }, texts);
  const module = {
    ...real,
    bootstrap: async (props) => { await trouble('bootstrap'); await real.bootstrap(props); },
    mount: async (props) => { await trouble('mount'); await real.mount(props); },
    unmount: async (props) => { await real.unmount(props); await trouble('unmount'); },
  };
  return () => module;
}
async function take(name) {
  const [version] = Object.values(scope[name]);
  const factory = version.lib ?? (await version.get());
  return factory();
}
function troubleNow(phase) {
  if (sessionStorage.getItem('fault') === phase) throw new Error('Broken in ' + phase);
}
async function trouble(phase) {
  troubleNow(phase);
  if (sessionStorage.getItem('fault') === 'hang-' + phase) await new Promise(() => {});
}
`;
