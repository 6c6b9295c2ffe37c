import type { ComponentType } from 'react';
import type { PageDeclaration } from '../manifest/manifest';
import type { Platform } from '../platform/platform';
import type { TextLoaders } from '../platform/texts';
import { RemotePages } from './remote-pages';
import type { Lifecycles, WidgetLifecycles } from './remote-props';
import { createRoots } from './roots';

/** What the remote does with the platform before it mounts anything. */
type OnMount = (platform: Platform) => void;

/** Lifecycles of a remote's pages. */
export function pageLifecycles(
  owner: string,
  texts: TextLoaders,
  pages: readonly PageDeclaration[],
  onMount: OnMount,
): Lifecycles {
  const roots = createRoots(owner, texts, async () => RemotePages);
  return {
    bootstrap: async () => {},
    mount: (props) => {
      onMount(props.platform);
      return roots.mount(props, { pages });
    },
    unmount: ({ domElement }) => roots.unmount(domElement),
  };
}

/** Lifecycles of one widget; `update` gives it new props. */
export function widgetLifecycles<Props extends object>(
  owner: string,
  texts: TextLoaders,
  load: () => Promise<ComponentType<Props>>,
  onMount: OnMount,
): WidgetLifecycles<Props> {
  const roots = createRoots(owner, texts, load);
  return {
    bootstrap: async () => {},
    mount: (props) => {
      onMount(props.platform);
      return roots.mount(props, props.widget);
    },
    update: async ({ domElement, widget }) => roots.update(domElement, widget),
    unmount: ({ domElement }) => roots.unmount(domElement),
  };
}
