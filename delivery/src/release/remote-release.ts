import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Load } from '@careline/remote-kit/build';
import { type Release, type ResolvedManifest, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { Failure } from '../failure';
import { folderOf, type Places } from '../places';
import type { Build } from './build';
import { hashFiles, publishFolder } from './publish';
import { resolveManifest } from './resolve-manifest';
import { keepMaps } from './source-maps';

const packageSchema = v.object({ version: v.string() });

/** The version in a package's package.json. */
export function versionOf(places: Places, name: string): string {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(folderOf(places.root, name), 'package.json'), 'utf8')))
    .version;
}

/** Turns a remote's build into an immutable folder of the site and its entry for the registry; nothing is live yet. */
export function prepareRemote(places: Places, name: string, build: Build): Release {
  const manifest = resolveManifest(name, build.facts);
  const preloads = preloadsOf(name, manifest, build);
  checkComponents(name, build);
  const version = versionOf(places, name);
  const { id, files } = hashFiles(build.files, version, [manifest, preloads, build.record.sharedImports]);
  const folder = `remotes/${name}/${id}`;
  publishFolder(build.files, files, join(places.published, folder));
  keepMaps(places, name, id, build.maps);
  return v.parse(releaseSchema, {
    url: `/${folder}/${build.record.main}`,
    metadata: { version, integrity: files[build.record.main] },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest,
      files,
      preloads,
      sharedImports: build.record.sharedImports,
      builtWith: build.record.builtWith,
      ...(build.record.runsSingly && { runsSingly: true }),
      releasedAt: new Date().toISOString(),
    },
  });
}

/** `1.0.0-1a2b3c4d` of a release's address. */
export function releaseId(release: Pick<Release, 'url'>): string {
  return release.url.split('/').at(-2) ?? release.url;
}

/** Path of a release's folder on the site, or its address on another, with a slash at its end. */
export function releaseFolder({ url }: Pick<Release, 'url'>): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/**
 * The files of each page and widget. Throws a Failure for one whose module the build does not reach from the declaration, or whose component
 * that module does not export: it would be a blank page.
 */
function preloadsOf(name: string, manifest: ResolvedManifest, build: Build) {
  const { modules, declared = {}, entry, texts } = build.record;
  const loadOf = (module: string, what: string): Load => {
    const load = modules[module];
    if (load && declared[module]) return load;
    throw new Failure(
      `${name}/remote.manifest.ts: ${what} loads ${module}, which the build does not reach from there. ` +
        'src/index.ts has to give the declaration to defineRemote.',
    );
  };
  return {
    entry,
    pages: Object.fromEntries(manifest.pages.map(({ path, module }) => [path, loadOf(module, `page ${path}`)])),
    widgets: Object.fromEntries(
      manifest.widgets.map((widget) => [widget.name, loadOf(widget.module, `widget ${widget.name}`)]),
    ),
    texts,
  };
}

const loadsSchema = v.object({
  manifest: v.object({
    pages: v.array(v.object({ path: v.string(), module: v.string(), component: v.string() })),
    widgets: v.array(v.object({ name: v.string(), module: v.string(), component: v.string() })),
  }),
});

/** Refuses a component that its module does not export: its page would be blank. */
function checkComponents(name: string, build: Build): void {
  const { pages, widgets } = v.parse(loadsSchema, build.facts).manifest;
  const loads = [
    ...pages.map((page) => ({ ...page, what: `page ${page.path}` })),
    ...widgets.map((widget) => ({ ...widget, what: `widget ${widget.name}` })),
  ];
  for (const { what, module, component } of loads) {
    const offered = build.record.declared?.[module] ?? [];
    if (offered.includes(component)) continue;
    throw new Failure(
      `${name}/remote.manifest.ts: ${what} shows ${component}, which ${module} does not export; it exports ${offered.join(', ') || 'nothing'}.`,
    );
  }
}
