import { join } from 'node:path';
import { type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { readJson } from '../files';
import type { Places } from '../places';
import { releaseId } from './remote-release';

/** The release that is taken where this one cannot be loaded; undefined where there is none, and for one on another origin, which has no record here. */
export function fallbackRelease(places: Places, name: string, { fallbackUrl }: Release): Release | undefined {
  if (!fallbackUrl?.startsWith('/')) return undefined;
  const record = readJson(join(places.releases, name, `${releaseId({ url: fallbackUrl })}.json`));
  return record === undefined ? undefined : v.parse(releaseSchema, record);
}
