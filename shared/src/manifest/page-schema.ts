import * as v from 'valibot';
import { layoutNames, navigationIcons } from './manifest';

const path = v.pipe(
  v.string(),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'expected an absolute path without prefix, such as /dashboard/billing'),
);
/** Names of other teams' things are checked by their form: the registry may hold one that is newer than this code. */
const pageName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected a name such as payment-methods'));
/** Name of a widget with the version of its props, by its form. */
export const widgetName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*@\d+$/, 'expected a name such as card-form@1'));

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
  actions: v.exactOptional(v.array(v.object({ name: pageName, title }))),
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
