import { join } from 'node:path';
import { compose, liveState, type Places, remotesIn } from '@careline/delivery/release';
import { createServer } from '@careline/delivery/serve';
import { createSite, releaseForTests } from '../support/site';
import { selfSigned } from './certificate';
import { startFront } from './front';
import { buildMonolith } from './monolith/build-monolith';
import { type Kind, writeSite } from './monolith/write-sites';

/** The product, the ordinary monolith, and the one with an HTML of preloads for each path. */
export const contestants = ['product', 'A', 'B'] as const;
export type Contestant = (typeof contestants)[number];

/** The contestants as they take their turns in a round, which each time another one begins. */
export const inTurn = (round: number): readonly Contestant[] =>
  contestants.map((name, place) => contestants[(place + round) % contestants.length] ?? name);

export interface Sites {
  readonly places: Places;
  readonly origins: Readonly<Record<Contestant, string>>;
  /** The product with a 103 ahead of each page. */
  readonly hinting: string;
  /** The product without TLS, for calls of the bench itself. */
  readonly plain: string;
  /** Switches by which a browser takes the certificate of all three for a good one. */
  readonly switches: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Builds product and monoliths from the working tree, B's files grouped as the product's where `isGrouped`, and serves all three alike: HTTP/2 over TLS, brotli 11, one reference API. */
export async function startSites(port: number, isGrouped: boolean): Promise<Sites> {
  const places = await releaseForTests();
  compose(places, {});
  const { A, B } = await monolithSites(places, isGrouped);
  const api = await createSite(places);
  const servers = {
    product: api,
    A: await createServer({ places: A, withApi: false }),
    B: await createServer({ places: B, withApi: false }),
  };
  const certificate = selfSigned();
  const stops = await Promise.all(
    contestants.map((name, place) =>
      startFront({
        port: port + place,
        certificate,
        site: servers[name],
        api,
        // Their scripts have no hashes, and the browser would refuse them.
        ...(name !== 'product' && { without: 'integrity-policy' }),
      }),
    ),
  );
  const hinting = port + contestants.length + 1;
  stops.push(await startFront({ port: hinting, certificate, site: api, api, isHinting: true }));
  return {
    places,
    hinting: `https://localhost:${hinting}`,
    origins: {
      product: `https://localhost:${port}`,
      A: `https://localhost:${port + 1}`,
      B: `https://localhost:${port + 2}`,
    },
    plain: await api.listen({ port: port + contestants.length, host: 'localhost' }),
    switches: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
  };
}

async function monolithSites(places: Places, isGrouped: boolean): Promise<Record<'A' | 'B', Places>> {
  return { A: await monolithSite(places, 'ordinary', false), B: await monolithSite(places, 'preloading', isGrouped) };
}

async function monolithSite(places: Places, kind: Kind, isGrouped: boolean): Promise<Places> {
  const folder = join(places.root, 'node_modules/.cache/bench', kind);
  const [built, target] = [join(folder, 'built'), join(folder, 'site')];
  const monolith = await buildMonolith({
    root: places.root,
    remotes: remotesIn(places.root),
    site: places.site,
    outDir: built,
    isGrouped,
  });
  return writeSite({ places, state: liveState(places), monolith, built, kind, target });
}
