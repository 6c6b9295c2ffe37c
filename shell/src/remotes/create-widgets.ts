import type { MountedWidget, Platform, WidgetName, WidgetRootProps, Widgets } from '@careline/shared';
import type { SiteRemote } from '@careline/shared/manifest';
import { mountRootParcel } from 'single-spa';
import { createContainedRoot } from './contained-root';
import { createPane } from './pane';
import { reportFailure } from './remote-lifecycles';
import type { LoadRemote } from './remote-loader';

export interface WidgetsParts {
  readonly platform: () => Platform;
  readonly remotes: () => readonly SiteRemote[];
  readonly load: LoadRemote;
}

/** Widgets by name: each is a single-spa root parcel, so that no page's unmount waits for it. */
export function createWidgets({ platform: getPlatform, remotes, load }: WidgetsParts): Widgets {
  async function loadWidget(name: WidgetName, isRetry: boolean) {
    const remote = ownerOf(name, remotes());
    if (!remote) throw new Error(`No remote offers the widget ${name}.`);
    const { widgets, code } = await load(remote, { page: getPlatform().navigation.getSnapshot(), isRetry });
    const widget = widgets[name];
    if (!widget) throw new Error(`${remote.name} announces the widget ${name} and does not export it.`);
    return { ...widget, code };
  }

  async function mount(name: WidgetName, element: HTMLElement, widgetProps: object): Promise<MountedWidget> {
    const platform = getPlatform();
    const owner = ownerOf(name, remotes())?.name ?? name;
    let latest = widgetProps;
    const root = createContainedRoot<WidgetRootProps<object>>({
      name: `${name} of ${owner}`,
      timeoutMs: platform.config.remoteTimeoutMs,
      pane: createPane({ platform, container: element, remote: owner, size: 'widget' }),
      load: (isRetry) => loadWidget(name, isRetry),
      props: (own) => ({ ...own, platform, widget: latest }),
      onFailed: (phase, error) => reportFailure(platform, owner, phase, error),
    });
    const lifecycles = { bootstrap: async () => {}, mount: root.start, unmount: root.unmount };
    const parcel = mountRootParcel({ name: `${name} in ${owner}`, ...lifecycles }, { domElement: element });
    await parcel.mountPromise;
    return {
      update: (props) => {
        latest = props;
        return root.update((before) => ({ ...before, widget: props }));
      },
      unmount: async () => {
        await parcel.unmount();
      },
    };
  }

  return { mount };
}

function ownerOf(name: WidgetName, remotes: readonly SiteRemote[]): SiteRemote | undefined {
  return remotes.find((remote) => remote.widgets?.some((widget) => widget.name === name));
}
