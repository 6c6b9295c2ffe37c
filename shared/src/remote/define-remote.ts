import type { ComponentType } from 'react';
import type { RemoteManifest } from '../manifest/manifest';
import type { TextLoaders } from '../platform/texts';
import type { StepWidgetProps, WidgetName } from '../platform/widgets';
import { pageLifecycles, widgetLifecycles } from './lifecycles';
import type { Lifecycles, WidgetLifecycles } from './remote-props';

/** All widgets of the catalogue take these props today; a widget with others widens this union. */
type WidgetLoader = () => Promise<ComponentType<StepWidgetProps>>;

export interface RemoteDefinition {
  readonly manifest: RemoteManifest;
  readonly texts: TextLoaders;
  /** The remote's routes, in their own chunk. */
  readonly app: () => Promise<ComponentType>;
  /** One loader for every widget that the manifest offers. */
  readonly widgets?: Readonly<Partial<Record<WidgetName, WidgetLoader>>>;
}

/** What a remote's `src/index.ts` exports to the shell. */
export interface RemoteModule extends Lifecycles {
  readonly widgets: Readonly<Record<string, WidgetLifecycles<StepWidgetProps>>>;
}

/** Turns a remote's declaration into the lifecycles that the shell mounts: boundary, providers, router, texts and cache included. */
export function defineRemote({ manifest, texts, app, widgets = {} }: RemoteDefinition): RemoteModule {
  return {
    ...pageLifecycles(manifest.name, texts, app),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([name, load]) => [name, widgetLifecycles(manifest.name, texts, load)]),
    ),
  };
}
