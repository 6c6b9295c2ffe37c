import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, type ResolvedManifest, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import type { Load } from '../build-record';
import { Failure } from '../failure';
import type { Places } from '../places';
import type { Build } from './build';
import { hashFiles, publishFolder } from './publish';
import { resolveManifest } from './resolve-manifest';

const packageSchema = v.object({ version: v.string() });

/** The version in a package's package.json. */
export function versionOf(places: Places, name: string): string {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(places.root, name, 'package.json'), 'utf8'))).version;
}

/** Turns a remote's build into an immutable folder of the site and its entry for the registry; nothing is live yet. */
export function prepareRemote(places: Places, name: string, build: Build): Release {
  const manifest = resolveManifest(name, build.facts);
  const preloads = preloadsOf(name, manifest, build);
  const version = versionOf(places, name);
  const { id, files } = hashFiles(build.files, version, [manifest, preloads, build.record.sharedImports]);
  const folder = `remotes/${name}/${id}`;
  publishFolder(build.files, files, join(places.published, folder));
  return v.parse(releaseSchema, {
    url: `/${folder}/${build.record.main}`,
    metadata: { version, integrity: files[build.record.main] },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest,
      files,
      preloads,
      sharedImports: build.record.sharedImports,
      releasedAt: new Date().toISOString(),
    },
  });
}

/** `1.0.0-1a2b3c4d` of a release's address. */
export function releaseId(release: Pick<Release, 'url'>): string {
  return release.url.split('/').at(-2) ?? release.url;
}

function preloadsOf(name: string, manifest: ResolvedManifest, build: Build) {
  const loadOf = (module: string, what: string): Load => {
    const load = build.record.modules[module];
    if (load) return load;
    throw new Failure(
      `${name}/remote.manifest.ts: ${what} names ${module}, which is not in the build. ` +
        `Correct the path, or import the module from the remote's routes.`,
    );
  };
  return {
    entry: build.record.entry,
    pages: Object.fromEntries(manifest.routes.map(({ path, module }) => [path, loadOf(module, `route ${path}`)])),
    widgets: Object.fromEntries(
      manifest.widgets.map((widget) => [widget.name, loadOf(widget.module, `widget ${widget.name}`)]),
    ),
    texts: build.record.texts,
  };
}
