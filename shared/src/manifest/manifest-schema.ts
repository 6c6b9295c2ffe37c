import * as v from 'valibot';
import { locales } from '../platform/locale';
import { accessLevels, layoutNames, navigationGroups, navigationIcons, openPages } from './manifest';

const path = v.pipe(
  v.string(),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'expected an absolute path without prefix, such as /dashboard/billing'),
);
const remoteName = v.pipe(v.string(), v.regex(/^mf-[a-z][a-z0-9-]*$/, 'expected a name such as mf-billing'));
const modulePath = v.pipe(
  v.string("expected load: async () => (await import('./src/…-page')).…Page"),
  v.regex(/^\.\/src\/.+\.tsx?$/, 'expected a module below src, such as ./src/invoices/invoices-page.tsx'),
);
const text = v.pipe(v.string(), v.minLength(1));
const texts = v.strictObject(v.entriesFromList(locales, text));
/** Names of other teams' things are checked by their form: the registry may hold one that is newer than this code. */
const pageName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected a name such as payment-methods'));
const widgetName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*@\d+$/, 'expected a name such as card-form@1'));

const earlyDataSchema = v.union(
  [
    pageName,
    v.object({
      key: v.array(v.string()),
      get: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    }),
  ],
  "expected the name of a shared list, or { key: ['skills'], get: '/skills' }",
);

const navigation = <Title extends v.GenericSchema>(title: Title) =>
  v.object({
    icon: v.picklist(navigationIcons),
    group: pageName,
    order: v.number(),
    title: v.exactOptional(title),
  });

/** Entries of a page that a page declaration, the registry and a page's short registry share. */
export const pageEntries = <Title extends v.GenericSchema>(title: Title) => ({
  path,
  name: v.exactOptional(pageName),
  layout: v.picklist(layoutNames),
  title,
  data: v.exactOptional(v.array(earlyDataSchema)),
  widgets: v.exactOptional(v.array(widgetName)),
  navigation: v.exactOptional(navigation(title)),
  validator: v.exactOptional(v.string()),
  middleware: v.exactOptional(v.array(v.string())),
});

export const widgetEntries = {
  name: widgetName,
  data: v.exactOptional(v.array(earlyDataSchema)),
  place: v.exactOptional(v.object({ page: pageName, order: v.number() })),
};
export const groupSchema = <Title extends v.GenericSchema>(title: Title) =>
  v.object({ id: pageName, title, order: v.number() });

const pageOf = <Title extends v.GenericSchema>(title: Title) =>
  v.object({ ...pageEntries(title), access: v.picklist(accessLevels), module: modulePath });

function manifestOf<Title extends v.GenericSchema>(title: Title) {
  return v.object({
    name: remoteName,
    contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'expected a range such as ^2.0.0')),
    pages: v.array(pageOf(title)),
    widgets: v.array(v.object({ ...widgetEntries, module: modulePath })),
    groups: v.array(groupSchema(title)),
  });
}

/** Whether the widget's name says that it is placed on the page, as the WidgetCatalogue wants it. */
function isFor(page: string, widget: string): boolean {
  return widget.startsWith(`${page}-`);
}

/** What a build reads from `remote.manifest.ts`: titles are keys of the remote's texts, code is named by its module. */
export const manifestSchema = v.pipe(
  manifestOf(text),
  v.check(
    ({ pages, groups }) => {
      const known = new Set<string>([...navigationGroups, ...groups.map(({ id }) => id)]);
      return pages.every((page) => page.navigation === undefined || known.has(page.navigation.group));
    },
    `expected each navigation.group to be one of ${navigationGroups.join(', ')} or a group that the remote declares under groups`,
  ),
  v.check(
    ({ widgets }) =>
      widgets.every(({ name, place }) => !place || openPages.some((page) => page === place.page && isFor(page, name))),
    `expected place.page of a widget to be one of ${openPages.join(', ')}, and its name to begin with it, such as dashboard-calls@1`,
  ),
);
/** A manifest as it travels in the registry: titles in three languages. */
export const resolvedManifestSchema = manifestOf(texts);
/** A declaration as it travels in the registry: titles are texts, and code is named by its module. */
export type ResolvedManifest = v.InferOutput<typeof resolvedManifestSchema>;

/** The shell's own pages as a build reads them from `shell.manifest.ts`, titles and descriptions still keys. */
export const shellPagesSchema = v.array(
  v.object({
    ...pageEntries(text),
    access: v.picklist(accessLevels),
    module: modulePath,
    description: v.exactOptional(text),
  }),
);
