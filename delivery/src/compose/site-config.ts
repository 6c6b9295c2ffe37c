import { join } from 'node:path';
import { demoMode } from '@careline/reference-api/server-settings';
import { parseConfig, type RuntimeConfig } from '@careline/shared/manifest';
import * as v from 'valibot';
import { readJson } from '../files';
import type { Places } from '../places';
import { readSiteOrigin } from '../site-origin';

const layer = v.record(v.string(), v.unknown());
/** Some of the keys of config.json. */
export type Layer = v.InferOutput<typeof layer>;

export interface SiteConfig {
  /** What `/config.json` says. */
  readonly runtime: RuntimeConfig;
  /** Public origin of the site, for canonical addresses; empty where unknown. */
  readonly origin: string;
}

/**
 * The shell's own config.json, then config.json of the data folder, then what the environment says, where nothing is given the one
 * that is kept; the later wins. Throws an Error that names the first wrong key, a Failure for the address of the site.
 */
export function siteConfig(places: Places, defaults: unknown, environment = keptEnvironment(places)): SiteConfig {
  const layers = [defaults, readJson(join(places.dataDir, 'config.json')), environment];
  const merged = Object.assign({}, ...layers.map((found) => v.parse(layer, found ?? {})));
  const origin = readSiteOrigin(merged.siteUrl, 'siteUrl' in environment ? 'SITE_URL' : 'siteUrl of config.json');
  return { runtime: parseConfig(merged), origin: origin ?? '' };
}

/** Variable → key of config.json. */
const keys = { API_BASE_URL: 'apiBaseUrl', STRIPE_PUBLISHABLE_KEY: 'stripePublishableKey', SITE_URL: 'siteUrl' };

/**
 * What the environment says, under the keys of config.json: API_BASE_URL, STRIPE_PUBLISHABLE_KEY, SITE_URL; and no word of demonstration accounts
 * on the login page where it forbids them.
 */
export function environmentLayer(environment: NodeJS.ProcessEnv): Layer {
  const given = Object.entries(keys).map(([variable, key]) => [key, environment[variable]] as const);
  return {
    ...Object.fromEntries(given.filter(([, value]) => value)),
    ...(demoMode(environment) === 'never' ? { demo: false } : {}),
  };
}

/** The same beside what is kept of the variables that the environment does not name; one that is empty takes back what was kept of it. */
export function changedEnvironment(places: Places, environment: NodeJS.ProcessEnv): Layer {
  const variables = Object.entries({ ...keys, SEED_DEMO: 'demo' });
  const named = variables.flatMap(([variable, key]) => (environment[variable] === undefined ? [] : [key]));
  const kept = Object.entries(keptEnvironment(places)).filter(([key]) => !named.includes(key));
  return { ...Object.fromEntries(kept), ...environmentLayer(environment) };
}

/** What the environment said when the live site was composed: a release in another terminal composes it anew and must not lose that. */
export function keptEnvironment(places: Places): Layer {
  return v.parse(layer, readJson(join(places.live, 'environment.json')) ?? {});
}
