import { join } from 'node:path';
import { type RuntimeConfig, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { Failure } from '../failure';
import { readJson } from '../files';
import type { Places } from '../places';
import { checkTogether } from '../release/check-together';
import { releaseId } from '../release/remote-release';
import { faultOfRemote, faultOfShell } from '../release/verify-files';
import type { SiteState } from './site-state';

/**
 * Refuses a site that could not be served as it says, before anything of it is written: releases that do not fit together, an origin that the
 * configuration does not allow, a file that is missing or not the one that was released. Throws a Failure that says which. The files of
 * another origin are compared by the browser.
 */
export function checkSite(places: Places, { shell, registry }: SiteState, config: RuntimeConfig): void {
  checkTogether(shell, registry);
  refuse(`shell ${shell.id}`, faultOfShell(places, shell), waysOut('shell'));
  for (const [name, releases] of Object.entries(registry.microFrontends)) {
    for (const release of releases) {
      for (const address of [release.url, release.fallbackUrl]) checkOrigin(name, address, config);
      refuse(`${name} ${releaseId(release)}`, faultOfRemote(places, release), waysOut(name));
      refuse(
        `The fallback of ${name}`,
        faultOfFallback(places, name, release.fallbackUrl),
        'pnpm releases --repair takes that fallback away.',
      );
    }
  }
}

/** Its hashes stand in its own record; a fallback without one is a release that was never made here. */
function faultOfFallback(places: Places, name: string, url: string | undefined): string | undefined {
  if (url === undefined || !url.startsWith('/')) return undefined;
  const record = readJson(join(places.releases, name, `${releaseId({ url })}.json`));
  return record === undefined
    ? `${url} is not among its releases`
    : faultOfRemote(places, v.parse(releaseSchema, record));
}

function checkOrigin(name: string, address: string | undefined, { overrideOrigins }: RuntimeConfig): void {
  if (address === undefined || address.startsWith('/')) return;
  const { origin } = new URL(address);
  if (overrideOrigins.includes(origin)) return;
  throw new Failure(
    `${name} is at ${address}, and config.json allows no remotes from ${origin}: add it to overrideOrigins, or release ${name} here.`,
  );
}

const waysOut = (name: string) => `pnpm release ${name} makes it anew; pnpm rollback ${name} goes back.`;

function refuse(what: string, fault: string | undefined, wayOut: string): void {
  if (fault !== undefined) throw new Failure(`${what}: ${fault}. ${wayOut}`);
}
