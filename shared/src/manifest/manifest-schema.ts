import * as v from 'valibot';
import { locales } from '../platform/locale';
import { propTypes } from '../platform/widgets';
import { accessLevels, navigationGroups, openPages } from './manifest';
import { groupSchema, pageEntries, widgetEntries, widgetName } from './page-schema';
import { remoteNamePattern } from './remote-name';

// Apart from page-schema.ts, because no page carries these: only a release and its checks read them.

const remoteName = v.pipe(v.string(), v.regex(remoteNamePattern, 'expected a name such as mf-billing'));
const modulePath = v.pipe(
  v.string("expected load: async () => (await import('./src/…-page')).…Page"),
  v.regex(/^\.\/src\/.+\.tsx?$/, 'expected a module below src, such as ./src/invoices/invoices-page.tsx'),
);
const text = v.pipe(v.string(), v.minLength(1));
const texts = v.strictObject(v.entriesFromList(locales, text));
const propTypesSchema = v.record(v.string(), v.picklist(propTypes));

const pageOf = <Title extends v.GenericSchema>(title: Title) =>
  v.object({ ...pageEntries(title), access: v.picklist(accessLevels), module: modulePath });

function manifestOf<Title extends v.GenericSchema>(title: Title) {
  return v.object({
    name: remoteName,
    contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'expected a range such as ^2.0.0')),
    pages: v.array(pageOf(title)),
    /** A release that was made before props were declared has neither `propTypes` nor `uses`. */
    widgets: v.array(v.object({ ...widgetEntries, propTypes: v.exactOptional(propTypesSchema), module: modulePath })),
    /** Widgets that its pages show, and what they are given. */
    uses: v.exactOptional(v.array(v.object({ name: widgetName, propTypes: propTypesSchema }))),
    groups: v.array(groupSchema(title)),
  });
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
    ({ widgets }) => widgets.every(({ place }) => !place || openPages.some((page) => page === place.page)),
    `expected place.page of a widget to be one of ${openPages.join(', ')}`,
  ),
  v.check(
    ({ widgets }) =>
      widgets.every(
        ({ place, propTypes: given = {} }) => !place || Object.values(given).every((type) => type.endsWith('?')),
      ),
    'expected a widget with a place to need no props: the page that shows it does not know it',
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
