import type { ComponentType } from 'react';
import type { TextLoaders } from '../platform/texts';
import { mountRoot, type RootHandle } from './mount-root';
import type { Lifecycles, WidgetLifecycles } from './remote-props';

/** Lifecycles of a remote's pages. Several elements may hold roots of one remote, hence the map. */
export function pageLifecycles(owner: string, texts: TextLoaders, app: () => Promise<ComponentType>): Lifecycles {
  const roots = new Map<HTMLElement, RootHandle>();
  return {
    bootstrap: async () => {},
    mount: async (props) => {
      const [App] = await Promise.all([app(), props.platform.texts.load(owner, texts)]);
      roots.set(props.domElement, await mountRoot(owner, props, <App />));
    },
    unmount: async ({ domElement }) => {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}

/** Lifecycles of one widget; `update` gives it new props. */
export function widgetLifecycles<Props extends object>(
  owner: string,
  texts: TextLoaders,
  load: () => Promise<ComponentType<Props>>,
): WidgetLifecycles<Props> {
  const roots = new Map<HTMLElement, { readonly handle: RootHandle; readonly Widget: ComponentType<Props> }>();
  return {
    bootstrap: async () => {},
    mount: async (props) => {
      const [Widget] = await Promise.all([load(), props.platform.texts.load(owner, texts)]);
      const handle = await mountRoot(owner, props, <Widget {...props.widget} />);
      roots.set(props.domElement, { handle, Widget });
    },
    update: async ({ domElement, widget }) => {
      const mounted = roots.get(domElement);
      if (mounted) mounted.handle.render(<mounted.Widget {...widget} />);
    },
    unmount: async ({ domElement }) => {
      roots.get(domElement)?.handle.unmount();
      roots.delete(domElement);
    },
  };
}
