import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { Failure } from '../failure';
import { exists, readJson } from '../files';
import type { Places } from '../places';
import type { Blobs } from './blobs';
import { folderBlobs } from './folder-blobs';
import { httpBlobs } from './http-blobs';
import { type ReleaseStore, releaseStore } from './release-store';

const namesSchema = v.record(v.string(), v.string());

/**
 * The store of a name in stores.json, such as `production`, or at an address: `s3://bucket/prefix`, `https://…` (with the token in CARELINE_TOKEN), or the path of a folder, which
 * has a slash. Throws a Failure for a name that nobody gave, and for a folder that is not there; one that `mayBeNew` is made by what is written to it.
 */
export async function openStore(
  places: Places,
  nameOrAddress: string,
  { mayBeNew = false } = {},
): Promise<ReleaseStore> {
  const address = addressOf(places, nameOrAddress);
  const folder = resolve(places.root, address);
  if (!mayBeNew && !isElsewhere(address) && !exists(folder))
    throw new Failure(`There is no store in ${folder}: that folder does not exist. Nothing was done.`);
  return releaseStore(address, await blobsAt(places, address));
}

/** Where a store is kept, by its name or address. Throws a Failure for a name that nobody gave. */
export async function blobsAt(places: Places, nameOrAddress: string): Promise<Blobs> {
  const address = addressOf(places, nameOrAddress);
  // Only who uses S3 waits for its client.
  if (address.startsWith('s3://')) return (await import('./s3-blobs')).s3Blobs(address);
  if (isElsewhere(address)) return httpBlobs(address, process.env.CARELINE_TOKEN);
  return folderBlobs(resolve(places.root, address));
}

const isElsewhere = (address: string) => /^(s3|https?):\/\//.test(address);

/** A name with a slip of the pen is no folder: one of that name would be made, or be empty for ever. */
function addressOf(places: Places, nameOrAddress: string): string {
  const known = new Map(Object.entries(v.parse(namesSchema, readJson(join(places.root, 'stores.json')) ?? {})));
  const address = known.get(nameOrAddress) ?? (/[\\/]/.test(nameOrAddress) ? nameOrAddress : undefined);
  if (address !== undefined && (isElsewhere(address) || !/^\w+:\/\//.test(address))) return address;
  throw new Failure(
    `There is no store "${address ?? nameOrAddress}"; stores.json names ${[...known.keys()].join(', ') || 'none'}. An address is s3://…, https://… or the path of a folder, such as ./releases. Nothing was done.`,
  );
}
