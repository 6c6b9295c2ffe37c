import { join } from 'node:path';
import { accessLevels, builtWithSchema, locales } from '@careline/shared/manifest';
import * as v from 'valibot';
import { isPlainPath, readJson } from '../files';
import type { Places } from '../places';
import { readFittingRegistry } from './live-registry';

const files = v.array(v.string());
const hashes = v.record(v.pipe(v.string(), v.check(isPlainPath, 'expected a path below the release')), v.string());
const load = v.object({ js: files, css: files, shared: files, later: v.exactOptional(files) });
const texts = v.object(v.entriesFromList(locales, v.string()));
const publicPage = v.object({ html: v.string(), title: v.string(), description: v.string(), payload: v.unknown() });

/** What the site asks the API for as it is entered: addresses below the API base, with `~user~` for the user's id. */
const callsSchema = v.object({
  /** Wherever a token is stored. */
  session: v.string(),
  /** Name of a query that a declaration may list → its address. */
  queries: v.record(v.string(), v.string()),
  /** The queries of the guards, and those that they make for who was complete on this device. */
  guards: files,
  guardsOfComplete: files,
});

/** A rule for a path or pattern; the shell's redirect lookup reads it (R58, R59). */
const routeRule = v.strictObject({
  redirect: v.optional(v.string()),
  appMiddleware: v.optional(v.union([v.string(), v.array(v.string()), v.record(v.string(), v.boolean())])),
  /** Releases of an older version say it of pages that are prerendered; nobody reads it. */
  prerender: v.optional(v.boolean()),
});
const routeRulesSchema = v.record(v.pipe(v.string(), v.startsWith('/')), routeRule);

const shellReleaseSchema = v.object({
  id: v.string(),
  version: v.string(),
  releasedAt: v.string(),
  /** Path of the release's folder on the site, with a slash at its end. */
  folder: v.string(),
  files: hashes,
  main: v.string(),
  entry: load,
  modules: v.record(v.string(), load),
  texts: v.record(v.string(), files),
  /** Shared module → the files behind it. */
  shared: v.record(v.string(), load),
  /** Entry point of shared → exports that remotes may import. */
  offers: v.record(v.string(), v.array(v.string())),
  /** The shell's index.html. */
  template: v.string(),
  rules: routeRulesSchema,
  /** shell/config.json: what holds where the data folder and the environment say nothing else. */
  config: v.record(v.string(), v.unknown()),
  /** Version of the platform contract that it keeps. */
  contract: v.string(),
  /** React's version, and the types of all that shared offers; releases of an older version do not say. */
  builtWith: v.optional(builtWithSchema),
  /** Names of pages that anybody may link to. */
  pageNames: v.optional(v.array(v.string())),
  /** Path of each page that the shell itself serves → what it says of itself. */
  pages: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      layout: v.string(),
      title: texts,
      access: v.picklist(accessLevels),
      module: v.string(),
    }),
  ),
  /** Layout → its module. */
  layouts: v.record(v.string(), v.string()),
  /** Public path → language → content. */
  prerendered: v.record(v.string(), v.object(v.entriesFromList(locales, publicPage))),
  /** What stands in every other page until the site's code has come; releases of an older version have none. */
  outlines: v.optional(v.object({ sign: v.string(), layouts: v.record(v.string(), texts) })),
  /** The rules that the sign, each layout's outline and each public path need to be painted; releases of an older version do not say. */
  firstStyles: v.optional(
    v.object({ sign: v.string(), layouts: v.record(v.string(), v.string()), pages: v.record(v.string(), v.string()) }),
  ),
  /** What the site asks the API for as it is entered; releases of an older version do not say. */
  calls: v.optional(callsSchema),
  /** It finds the releases that a page does not use in the index of files; those of an older version read all of them from the page. */
  findsReleases: v.optional(v.boolean(), false),
  /** It runs each script by itself where a browser asks for that (decision 56); those of an older version would show nothing there. */
  runsSingly: v.optional(v.boolean(), false),
  /** Public file at the site's root → integrity. */
  publicFiles: hashes,
});

/** One release of the shell: what compose needs to write the site's pages. */
export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>;

export function parseShellRelease(input: unknown): ShellRelease {
  return v.parse(shellReleaseSchema, input);
}

/**
 * The live shell; undefined before the first release, and for a record that an older version of this code wrote. Throws a Failure when the
 * registry is damaged.
 */
export function readLiveShell(places: Places): ShellRelease | undefined {
  const { shell } = readFittingRegistry(places).registry;
  if (shell === undefined) return undefined;
  const result = v.safeParse(shellReleaseSchema, readJson(shellRecord(places, shell)));
  return result.success ? result.output : undefined;
}

/** File with the record of one release of the shell. */
export function shellRecord(places: Places, id: string): string {
  return join(places.releases, 'shell', `${id}.json`);
}
