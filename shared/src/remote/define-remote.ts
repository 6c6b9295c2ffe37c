import type { RemoteDeclaration } from '../manifest/manifest';
import type { TextLoaders } from '../platform/texts';
import { hearStale } from './hear-stale';
import { pageLifecycles, widgetLifecycles } from './lifecycles';
import type { Lifecycles, WidgetLifecycles } from './remote-props';

/** What a remote's `src/index.ts` exports to the shell. */
export interface RemoteModule extends Lifecycles {
  /** By name; what each takes, its declaration says and a release has proved. */
  readonly widgets: Readonly<Record<string, WidgetLifecycles<object>>>;
}

/**
 * Turns a remote's declaration into the lifecycles that the shell mounts: routes, boundary, providers, router, texts and cache included.
 * `texts` holds a loader for each language.
 */
export function defineRemote(declaration: RemoteDeclaration, texts: TextLoaders): RemoteModule {
  const { name, pages, widgets = {}, stale = {} } = declaration;
  const onMount = hearStale(stale);
  return {
    ...pageLifecycles(name, texts, pages, onMount),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([widget, { load }]) => [widget, widgetLifecycles(name, texts, load, onMount)]),
    ),
  };
}
