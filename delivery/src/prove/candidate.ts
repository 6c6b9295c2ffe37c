import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { processName } from '@careline/file-lock';
import * as v from 'valibot';
import { composeInto } from '../compose/compose';
import type { SiteState } from '../compose/site-state';
import { readJson, writeJson } from '../files';
import { type Places, placesIn } from '../places';
import { createServer } from '../serve';

/** A site that is not live, served for this machine alone. */
export interface Candidate {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the site that would be live, composed into a folder of its own, with the reference API in memory and its demonstration accounts. No call
 * leaves the machine: the configured API and the card script are left out.
 */
export async function serveCandidate(places: Places, state: SiteState): Promise<Candidate> {
  // By that name the next command removes it if this process dies.
  const folder = join(places.dataDir, `proof.${processName()}.tmp`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(places.published, join(folder, 'published'));
  const own = { ...placesIn(places.root, folder), published: places.published, releases: places.releases };
  const {
    stripePublishableKey: _,
    siteUrl: __,
    ...config
  } = v.parse(v.record(v.string(), v.unknown()), readJson(join(places.dataDir, 'config.json')) ?? {});
  // A busy machine is no fault of the release, and what a look meets is no news of what is live.
  writeJson(join(folder, 'config.json'), {
    ...config,
    apiBaseUrl: '/backend',
    healthUrl: '/_reports/health',
    remoteTimeoutMs: 30_000,
  });
  try {
    composeInto(own, state, { environment: {} });
    const server = await createServer({ places: own, withApi: false });
    const { referenceApi } = await import('@careline/reference-api');
    await server.register(referenceApi, {
      prefix: '/backend',
      demo: 'always',
      passwordCost: { memoryCost: 1024, timeCost: 1 },
    });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    return {
      origin,
      close: async () => {
        await server.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
