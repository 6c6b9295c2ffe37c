import type { ComponentType } from 'react';
import type { TextLoaders } from '../platform/texts';
import type { Lifecycles, WidgetLifecycles } from './remote-props';
import { createRoots } from './roots';

/** Lifecycles of a remote's pages. */
export function pageLifecycles(owner: string, texts: TextLoaders, app: () => Promise<ComponentType>): Lifecycles {
  const roots = createRoots<object>(owner, texts, app);
  return {
    bootstrap: async () => {},
    mount: (props) => roots.mount(props, {}),
    unmount: ({ domElement }) => roots.unmount(domElement),
  };
}

/** Lifecycles of one widget; `update` gives it new props. */
export function widgetLifecycles<Props extends object>(
  owner: string,
  texts: TextLoaders,
  load: () => Promise<ComponentType<Props>>,
): WidgetLifecycles<Props> {
  const roots = createRoots(owner, texts, load);
  return {
    bootstrap: async () => {},
    mount: (props) => roots.mount(props, props.widget),
    update: async ({ domElement, widget }) => roots.update(domElement, widget),
    unmount: ({ domElement }) => roots.unmount(domElement),
  };
}
