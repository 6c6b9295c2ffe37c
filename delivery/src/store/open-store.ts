import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../files';
import type { Places } from '../places';
import type { Blobs } from './blobs';
import { folderBlobs } from './folder-blobs';
import { httpBlobs } from './http-blobs';
import { type ReleaseStore, releaseStore } from './release-store';

const namesSchema = v.record(v.string(), v.string());

/**
 * The store of a name in stores.json, such as `production`, or at an address: `s3://bucket/prefix`, `https://…` (with the token in CARELINE_TOKEN), or a folder.
 */
export async function openStore(places: Places, nameOrAddress: string): Promise<ReleaseStore> {
  const known = v.parse(namesSchema, readJson(join(places.root, 'stores.json')) ?? {});
  const address = known[nameOrAddress] ?? nameOrAddress;
  return releaseStore(address, await blobsAt(places, address));
}

export async function blobsAt(places: Places, address: string): Promise<Blobs> {
  // Only who uses S3 waits for its client.
  if (address.startsWith('s3://')) return (await import('./s3-blobs')).s3Blobs(address);
  if (/^https?:\/\//.test(address)) return httpBlobs(address, process.env.CARELINE_TOKEN);
  return folderBlobs(resolve(places.root, address));
}
