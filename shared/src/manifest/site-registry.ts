import * as v from 'valibot';
import { accessLevels } from './manifest';
import { groupSchema, pageEntries, widgetEntries } from './page-schema';

/** Where a release is. */
export const releasePlace = {
  /** Address of remoteEntry.js. */
  url: v.string(),
  version: v.string(),
  fallbackUrl: v.optional(v.string()),
};

const siteRoutes = {
  /** A page without `access` is for who is signed in. */
  pages: v.array(v.object({ ...pageEntries(v.string()), access: v.exactOptional(v.picklist(accessLevels)) })),
  widgets: v.exactOptional(v.array(v.object(widgetEntries))),
  /** Sections of the navigation that the remote brings itself. */
  groups: v.exactOptional(v.array(groupSchema(v.string()))),
};

/**
 * What a page carries of the registry: for each remote just enough to route and navigate, in the page's language, because a remote that the page does not use
 * may cost at most 400 bytes (decision 7). Of those that it does use also where their release is; of the others the index of files tells it (decision 53).
 * The whole registry is `/registry.json`.
 */
const siteRemoteSchema = v.object({
  name: v.string(),
  ...v.partial(v.object(releasePlace)).entries,
  ...siteRoutes,
  /** A release that is tried on a share of browsers, in percent; the default release is its fallback. */
  canary: v.exactOptional(
    v.object({ ...releasePlace, ...siteRoutes, share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
});

/** One remote as a page knows it. */
export type SiteRemote = v.InferOutput<typeof siteRemoteSchema>;

const siteRegistrySchema = v.object({
  /** Id of the shell's build that these releases were proved against; the page itself says it elsewhere. */
  buildId: v.optional(v.string()),
  remotes: v.array(siteRemoteSchema),
});

/** The registry as a page carries it. */
export type SiteRegistry = v.InferOutput<typeof siteRegistrySchema>;

/** Parses the page's registry block; throws an Error that names the first wrong key. */
export function parseSiteRegistry(input: unknown): SiteRegistry {
  const result = v.safeParse(siteRegistrySchema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(
    `The page's registry is wrong: ${v.getDotPath(issue) ?? 'the document'}: ${issue.message}. Compose the site again.`,
  );
}
