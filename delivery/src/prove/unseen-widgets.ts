import { openPages, type ResolvedManifest } from '@careline/shared/manifest';
import { widgetsOn } from '../compose/page-widgets';
import { liveReleases } from '../compose/site-model';
import type { SiteState } from '../compose/site-state';
import { pagesOf } from './visits';

interface Seen {
  readonly state: SiteState;
  /** Those that stand nowhere all the same. */
  readonly unmounted: readonly { readonly remote: string; readonly widget: string }[];
}

/** After all that is placed there. */
const last = 1_000_000;

/**
 * The site with every widget of `names` that no page shows yet on one that takes what remotes place there (decision 26), so that a look mounts it too. Only a widget without
 * required props can stand there: what would be given to another one is known to nobody before a page gives it.
 */
export function withUnseenWidgets(names: readonly string[], { shell, registry }: SiteState): Seen {
  const live = liveReleases(registry);
  const pages = pagesOf({ shell, registry });
  const seen = new Set(pages.flatMap((page) => widgetsOn(page, shell, live)).flatMap(({ widgets }) => widgets));
  const stage = openPages.find((name) => pages.some(({ path }) => shell.pages[path]?.name === name));
  const unmounted: { remote: string; widget: string }[] = [];
  const staged = (remote: string, widgets: ResolvedManifest['widgets']) =>
    widgets.map((widget) => {
      if (!names.includes(remote) || seen.has(widget.name)) return widget;
      if (stage !== undefined && needsNoProps(widget)) return { ...widget, place: { page: stage, order: last } };
      unmounted.push({ remote, widget: widget.name });
      return widget;
    });
  const microFrontends = Object.fromEntries(
    Object.entries(registry.microFrontends).map(([remote, releases]) => [
      remote,
      releases.map(({ extras: { manifest, ...extras }, ...release }) => ({
        ...release,
        extras: { ...extras, manifest: { ...manifest, widgets: staged(remote, manifest.widgets) } },
      })),
    ]),
  );
  return { state: { shell, registry: { ...registry, microFrontends } }, unmounted };
}

/** A release of an older version does not say. */
function needsNoProps({ propTypes }: ResolvedManifest['widgets'][number]): boolean {
  return propTypes !== undefined && Object.values(propTypes).every((type) => type.endsWith('?'));
}
