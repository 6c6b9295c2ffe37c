import { join } from 'node:path';
import { parseConfig, type RuntimeConfig } from '@careline/shared/manifest';
import * as v from 'valibot';
import { readJson, writeJson } from '../files';
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
 * The shell's own config.json, then config.json of the data folder, then the environment that the site was last served or composed with; the later
 * wins. Throws an Error that names the first wrong key.
 */
export function siteConfig(places: Places, defaults: unknown): SiteConfig {
  const layers = [defaults, readJson(join(places.dataDir, 'config.json')), readJson(environmentFile(places))];
  const merged = Object.assign({}, ...layers.map((found) => v.parse(layer, found ?? {})));
  const { siteUrl } = v.parse(siteSchema, merged);
  return { runtime: parseConfig(merged), origin: siteUrl === undefined ? '' : new URL(siteUrl).origin };
}

/**
 * Keeps what the environment says (API_BASE_URL, STRIPE_PUBLISHABLE_KEY, SITE_URL): a release in another terminal composes the site anew and must
 * not lose it.
 */
export function keepEnvironment(places: Places, environment: NodeJS.ProcessEnv): void {
  const { API_BASE_URL: apiBaseUrl, STRIPE_PUBLISHABLE_KEY: stripePublishableKey, SITE_URL: siteUrl } = environment;
  const said = Object.entries({ apiBaseUrl, stripePublishableKey, siteUrl }).filter(([, value]) => value);
  writeJson(environmentFile(places), Object.fromEntries(said));
}

const environmentFile = (places: Places) => join(places.dataDir, 'environment.json');
