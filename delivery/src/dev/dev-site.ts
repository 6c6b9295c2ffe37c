import { type Locale, parseConfig, parseSiteRegistry, type SiteRegistry } from '@careline/shared/manifest';
import type { ProxyOptions } from 'vite';
import type { SiteConfig } from '../compose/site-config';
import { Failure, reasonOf } from '../failure';

/** A deployed site, for who works on some of its remotes: its configuration, its releases of the others, and its API. */
export interface DevSite {
  readonly config: SiteConfig;
  /** What is live there now. */
  readonly registry: (locale: Locale) => Promise<SiteRegistry>;
  /** What the dev server asks it for. */
  readonly proxy: Readonly<Record<string, ProxyOptions>>;
}

/** Throws a Failure for an address behind which no such site answers. */
export async function connectSite(address: string, ask: typeof fetch = fetch): Promise<DevSite> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Failure(`--site takes the address of a deployed site, such as https://staging.example, not ${address}.`);
  const { origin } = new URL(address);

  async function read<T>(path: string, parse: (found: unknown) => T): Promise<T> {
    try {
      const answer = await ask(origin + path);
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return parse(await answer.json());
    } catch (error) {
      throw new Failure(`${origin}${path} cannot be used: ${reasonOf(error)}.`);
    }
  }

  const runtime = await read('/config.json', parseConfig);
  const api = new URL(runtime.apiBaseUrl ?? '/backend', origin);
  // To the site every call comes from the site: what it allows to others, it need not allow to a machine at home.
  const to = (target: string): ProxyOptions => ({ target, changeOrigin: true, headers: { origin: target } });
  return {
    // On the dev server's own origin, whatever the API's is.
    config: { runtime: { ...runtime, apiBaseUrl: '/backend' }, origin: '' },
    registry: (locale) => read(`/registry/${locale}.json`, parseSiteRegistry),
    proxy: {
      '/backend': {
        ...to(api.origin),
        rewrite: (path) => path.replace(/^\/backend/, api.pathname.replace(/\/$/, '')),
      },
      ...Object.fromEntries(['/_ipx', '/remotes', '/builds', '/registry'].map((path) => [path, to(origin)])),
    },
  };
}
