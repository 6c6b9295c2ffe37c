import { join } from 'node:path';
import { parseConfig, type RuntimeConfig } from '@careline/shared/manifest';
import * as v from 'valibot';
import { readJson } from '../files';
import type { Places } from '../places';

const siteSchema = v.object({ siteUrl: v.optional(v.pipe(v.string(), v.url())) });
const layer = v.record(v.string(), v.unknown());

export interface SiteConfig {
  /** What `/config.json` says. */
  readonly runtime: RuntimeConfig;
  /** Public origin of the site, for canonical addresses; empty where unknown. */
  readonly origin: string;
}

/**
 * shell/config.json, then config.json of the data folder, then the environment (API_BASE_URL, STRIPE_PUBLISHABLE_KEY, SITE_URL); the
 * later wins. Throws an Error that names the first wrong key.
 */
export function readSiteConfig(places: Places, environment: NodeJS.ProcessEnv): SiteConfig {
  const fromEnvironment = {
    apiBaseUrl: environment.API_BASE_URL,
    stripePublishableKey: environment.STRIPE_PUBLISHABLE_KEY,
    siteUrl: environment.SITE_URL,
  };
  const layers = [
    readLayer(join(places.root, 'shell/config.json')),
    readLayer(join(places.dataDir, 'config.json')),
    Object.fromEntries(Object.entries(fromEnvironment).filter(([, value]) => value !== undefined && value !== '')),
  ];
  const merged = Object.assign({}, ...layers);
  const { siteUrl } = v.parse(siteSchema, merged);
  return { runtime: parseConfig(merged), origin: siteUrl === undefined ? '' : new URL(siteUrl).origin };
}

function readLayer(path: string): Record<string, unknown> {
  return v.parse(layer, readJson(path) ?? {});
}
