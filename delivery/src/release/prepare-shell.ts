import { join } from 'node:path';
import * as v from 'valibot';
import { Failure } from '../failure';
import { exists } from '../files';
import type { Places } from '../places';
import type { Build } from './build';
import { hashFiles, publishFolder } from './publish';
import { versionOf } from './remote-release';
import { resolveShellPages } from './resolve-manifest';
import { parseShellRelease, type ShellRelease } from './shell-release';
import { keepMaps } from './source-maps';

const factsSchema = v.object({
  manifest: v.object({ layouts: v.record(v.string(), v.string()) }),
  contract: v.string(),
  pageNames: v.array(v.string()),
  prerendered: v.unknown(),
  outlines: v.optional(v.unknown()),
  firstStyles: v.optional(v.unknown()),
  calls: v.optional(v.unknown()),
  findsReleases: v.optional(v.unknown()),
  runsSingly: v.optional(v.unknown()),
  template: v.string(),
  rules: v.unknown(),
  config: v.unknown(),
});

/** Turns the shell's build into an immutable folder and the record from which compose writes the pages; nothing is live yet. */
export function prepareShell(places: Places, build: Build): ShellRelease {
  const {
    manifest: { layouts },
    ...facts
  } = v.parse(factsSchema, build.facts);
  const pages = Object.fromEntries(resolveShellPages(build.facts).map(({ path, ...page }) => [path, page]));
  const version = versionOf(places, 'shell');
  const publicSource = join(places.root, 'shell/public');
  const publicFiles = exists(publicSource) ? hashFiles(publicSource, version, null).files : {};
  const { main, entry, modules, texts, shared = {}, offers = {}, builtWith } = build.record;
  const { id, files } = hashFiles(build.files, version, [facts, pages, layouts, publicFiles, build.record]);
  const release = parseShellRelease({
    id,
    version,
    releasedAt: new Date().toISOString(),
    folder: `/shell/${id}/`,
    files,
    main,
    entry,
    modules,
    texts,
    shared,
    offers,
    builtWith,
    pages,
    layouts,
    publicFiles,
    ...facts,
  });
  checkModules(release);
  publishFolder(build.files, files, join(places.published, 'shell', id));
  keepMaps(places, 'shell', id, build.maps);
  publishFolder(publicSource, publicFiles, join(places.releases, 'shell', `${id}.public`));
  return release;
}

function checkModules(release: ShellRelease): void {
  const named = [...Object.values(release.pages).map((page) => page.module), ...Object.values(release.layouts)];
  const unknown = named.find((module) => !release.modules[module]);
  if (unknown)
    throw new Failure(`shell/shell.manifest.ts names ${unknown}, which is not in the build: correct the path.`);
}
