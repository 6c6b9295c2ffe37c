import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, type Places, placesIn, release, releaseAll, remotesIn } from '@careline/delivery/release';
import { createServer } from '@careline/delivery/serve';
import { referenceApi } from '@careline/reference-api';
import { copyReleases } from './copy-releases';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes the very releases that `npm start` would make; E2E_AS_IS takes those of the last time without a look at the sources. E2E_RELEASED names a
 * data folder whose releases stand beside those of E2E_REMOTE, or of the remotes that this checkout holds.
 */
export async function releaseForTests(): Promise<Places> {
  const { E2E_RELEASED: from, E2E_REMOTE: name } = process.env;
  if (from !== undefined) return releaseBeside(from, name === undefined ? remotesIn(root) : [name]);
  const places = placesIn(root, join(root, 'node_modules/.cache/e2e'));
  if (process.env.E2E_AS_IS === undefined) await releaseAll(places);
  return places;
}

async function releaseBeside(from: string, names: readonly string[]): Promise<Places> {
  const places = placesIn(root, join(root, 'node_modules/.cache/e2e-beside'));
  rmSync(places.dataDir, { recursive: true, force: true });
  copyReleases(from, places.dataDir);
  for (const name of names) await release(places, name);
  return places;
}

/** The composed site and a reference API whose database lives and dies with this process. It does not listen yet. */
export async function createSite(places: Places): Promise<Awaited<ReturnType<typeof createServer>>> {
  compose(places, {});
  const server = await createServer({ places, withApi: false });
  await server.register(referenceApi, {
    prefix: '/backend',
    demo: 'always',
    // Every test signs in from the same address, and none is about the price of a password.
    limits: { signIns: 1_000_000, accountFailures: 1_000_000, writes: 1_000_000 },
    passwordCost: { memoryCost: 1024, timeCost: 1 },
  });
  return server;
}

/** The site that the browser tests meet, its releases kept from run to run while their sources stay. Resolves to the way to stop it. */
export async function serveSite(port: number): Promise<() => Promise<void>> {
  const server = await createSite(await releaseForTests());
  await server.listen({ port, host: 'localhost' });
  return () => server.close();
}
