import * as v from 'valibot';
import { locales } from '../platform/locale';
import { queryNames } from '../platform/query-names';
import { widgetNames } from '../platform/widgets';
import { layoutNames, navigationIcons } from './manifest';

const path = v.pipe(
  v.string(),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'expected an absolute path without prefix, such as /dashboard/billing'),
);
const remoteName = v.pipe(v.string(), v.regex(/^mf-[a-z][a-z0-9-]*$/, 'expected a name such as mf-billing'));
const modulePath = v.pipe(
  v.string(),
  v.regex(/^\.\/src\/.+\.tsx?$/, 'expected a module such as ./src/invoices/invoices-page.tsx'),
);
const texts = v.strictObject(v.entriesFromList(locales, v.pipe(v.string(), v.minLength(1))));

function manifestOf<Title extends v.GenericSchema>(title: Title) {
  return v.object({
    name: remoteName,
    contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'expected a range such as ^1.0.0')),
    routes: v.pipe(
      v.array(
        v.object({
          path,
          layout: v.picklist(layoutNames),
          title,
          module: modulePath,
          data: v.exactOptional(v.array(v.picklist(queryNames))),
          widgets: v.exactOptional(v.array(v.picklist(widgetNames))),
          validator: v.exactOptional(v.string()),
          middleware: v.exactOptional(v.array(v.string())),
        }),
      ),
    ),
    navigation: v.array(
      v.object({
        path,
        title,
        icon: v.picklist(navigationIcons),
        group: v.picklist(['practice', 'account', 'billing']),
        order: v.number(),
      }),
    ),
    widgets: v.array(v.object({ name: v.picklist(widgetNames), module: modulePath })),
  });
}

/** A remote's `remote.manifest.ts`: titles are keys of its texts. */
export const manifestSchema = manifestOf(v.pipe(v.string(), v.minLength(1)));

/** A manifest as it travels in the registry: titles in three languages. */
export const resolvedManifestSchema = manifestOf(texts);
