import * as v from 'valibot';
import { queryNames } from '../platform/query-names';
import { widgetNames } from '../platform/widgets';
import { layoutNames, navigationIcons } from './manifest';

/**
 * What a page carries of the registry: for each remote just enough to route, navigate and load, in the page's language, with short
 * keys, because a remote that the page does not use may cost at most 400 bytes (DESIGN.md "One page load"). The whole registry
 * is `/registry.json`.
 */
const siteRemoteSchema = v.object({
  name: v.string(),
  /** Address of remoteEntry.js. */
  url: v.string(),
  version: v.string(),
  fallbackUrl: v.optional(v.string()),
  routes: v.array(
    v.object({
      path: v.string(),
      layout: v.picklist(layoutNames),
      title: v.string(),
      data: v.optional(v.array(v.picklist(queryNames))),
      /** Widgets that the page shows: their owners are asked for with the page. */
      widgets: v.optional(v.array(v.picklist(widgetNames))),
      validator: v.optional(v.string()),
      middleware: v.optional(v.array(v.string())),
    }),
  ),
  navigation: v.array(
    v.object({
      path: v.string(),
      title: v.string(),
      icon: v.picklist(navigationIcons),
      group: v.picklist(['practice', 'account', 'billing']),
      order: v.number(),
    }),
  ),
  widgets: v.array(v.picklist(widgetNames)),
});
export type SiteRemote = v.InferOutput<typeof siteRemoteSchema>;

const siteRegistrySchema = v.object({
  /** Id of the shell's build that these releases were proved against; the page itself says it elsewhere. */
  buildId: v.optional(v.string()),
  remotes: v.array(siteRemoteSchema),
});
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
