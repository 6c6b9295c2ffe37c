import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { closeOnSignals, logAccess, serverSettings } from '@careline/reference-api/server-settings';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure';
import { readJson, writeJson } from '../files';
import { withLockAlone } from '../lock';
import { type Places, placesFrom } from '../places';
import { portFrom } from '../port-from';
import { usedReleases } from '../release/prune';
import { blobsAt, openStore } from '../store/open-store';
import { pruneStore } from '../store/prune-store';
import { hashOfToken, storeRoutes, type Tokens, tokensSchema } from '../store/store-routes';
import { fullName } from './full-name';
import { hostFrom, listenAt } from './listen-at';
import { refuseArguments } from './refuse-arguments';
import { takeOption } from './take-option';

/** What a token may release that is for no part alone. */
const everything = '*';

/**
 * `pnpm store <folder or s3://…>`: serves a store of releases on PORT (3200), to who has a token. `pnpm store --token "Billing team" mf-billing` makes one for these
 * remotes and says it once; store-tokens.json of the data folder has their hashes. `pnpm store --prune production --keep 10`, with or without names, removes old releases.
 */
export async function run(args: readonly string[]): Promise<void> {
  const places = placesFrom(process.env);
  const token = takeOption(args, '--token');
  if (token.value !== undefined) return makeToken(places, token.value, token.rest);
  const { rest, value: pruned } = takeOption(token.rest, '--prune');
  if (pruned !== undefined) return pruneAndTell(places, pruned, rest);
  const [address, ...others] = rest;
  if (address === undefined || others.length > 0)
    throw new Failure(
      'Name the store to serve: pnpm store /srv/releases, or pnpm store --token "Billing team" mf-billing.',
    );
  const port = portFrom(process.env, { usual: 3200 });
  const app = await createStore(places, address, process.env);
  console.log(`The store is ready on ${await listenAt(app, hostFrom(process.env), port)}`);
  closeOnSignals(app);
}

async function pruneAndTell(places: Places, address: string, args: readonly string[]): Promise<void> {
  const { rest, value: keep = '' } = takeOption(args, '--keep');
  if (!/^[1-9]\d*$/.test(keep))
    throw new Failure(
      'Say how many releases of each part stay: pnpm store --prune production --keep 10. Nothing was done.',
    );
  const store = await openStore(places, address);
  const known = await store.names();
  const names = rest.map(fullName);
  refuseArguments(
    names.filter((name) => !known.includes(name)),
    'pnpm store --prune production --keep 10, with or without names of what is live there,',
  );
  const isUsed = (name: string, id: string) => usedReleases(places, name).has(id);
  for (const { name, removed, left } of await pruneStore(store, names.length > 0 ? names : known, Number(keep), isUsed))
    console.log(`${name.padEnd(16)} ${removed.length} removed, ${left.length} left`);
}

/** The store at `address` as a server, which logs as `environment` says; it does not listen yet. */
export async function createStore(
  places: Places,
  address: string,
  environment: NodeJS.ProcessEnv,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverSettings(environment));
  logAccess(app);
  storeRoutes(app, await blobsAt(places, address), () => readTokens(places));
  return app;
}

async function makeToken(places: Places, who: string, asked: readonly string[]): Promise<void> {
  if (asked.length === 0)
    throw new Failure('Say what the token may release: mf-billing, shell, or "*" for everything.');
  const isPart = (name: string) => /^(?:shell|mf-[a-z0-9][a-z0-9-]*)$/.test(fullName(name));
  // An asterisk without its quotes is the names of all files to a shell.
  refuseArguments(
    asked.filter((name) => name !== everything && !isPart(name)),
    'pnpm store --token "Billing team" mf-billing, with more names, shell or "*",',
  );
  const names = asked.map((name) => (name === everything ? name : fullName(name)));
  const token = randomBytes(32).toString('base64url');
  // Of two that are made at once, the later one would take the other back.
  await withLockAlone(places, () =>
    writeJson(fileOf(places), { ...readTokens(places), [who]: { sha256: hashOfToken(token), names } }),
  );
  console.log(`CARELINE_TOKEN=${token}`);
}

function readTokens(places: Places): Tokens {
  return v.parse(tokensSchema, readJson(fileOf(places)) ?? {});
}

const fileOf = ({ dataDir }: Places) => join(dataDir, 'store-tokens.json');
