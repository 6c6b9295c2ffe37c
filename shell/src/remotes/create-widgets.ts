import type { MountedWidget, Platform, WidgetName, WidgetRootProps, Widgets } from '@careline/shared';
import type { LeaveWatch } from '@careline/shared/host';
import type { SiteRemote } from '@careline/shared/manifest';
import { type AppProps, mountRootParcel } from 'single-spa';
import type { LoadAnew } from '../navigation/retry-here';
import { createContainedRoot } from './contained-root';
import { createPane } from './pane';
import type { LoadedRemote, RemoteLoader } from './remote-loader';
import { reportFailure, reportMounted } from './report';

export interface WidgetsParts extends RemoteLoader {
  readonly platform: () => Platform;
  readonly leave: LeaveWatch;
  readonly remotes: () => readonly SiteRemote[];
  /** For a Retry that cannot heal in this document. */
  readonly loadAnew: LoadAnew;
}

type MountParcel = AppProps['mountParcel'];

/** Widgets by name: each is a single-spa parcel of one that always stands, so that no page's unmount waits for it. */
export function createWidgets(parts: WidgetsParts): Widgets {
  const { platform: getPlatform, leave, remotes, load, loadInstead } = parts;
  const page = () => getPlatform().navigation.getSnapshot();
  let parcels: Promise<MountParcel> | undefined;

  function ownerNow(name: WidgetName): SiteRemote {
    const remote = ownerOf(name, remotes());
    if (!remote) throw new Error(`No remote offers the widget ${name}.`);
    return remote;
  }

  async function loadWidget(name: WidgetName, isRetry: boolean) {
    const remote = ownerNow(name);
    return widgetOf(name, remote, await load(remote, { page: page(), isRetry }));
  }

  async function loadWidgetInstead(name: WidgetName, broken: string) {
    const remote = ownerNow(name);
    const loaded = await loadInstead(remote, broken, page());
    return loaded && widgetOf(name, remote, loaded);
  }

  async function mount(name: WidgetName, element: HTMLElement, widgetProps: object): Promise<MountedWidget> {
    const platform = getPlatform();
    const owner = ownerOf(name, remotes())?.name ?? name;
    let latest = widgetProps;
    const root = createContainedRoot<WidgetRootProps<object>>({
      name: `${name} of ${owner}`,
      timeoutMs: platform.config.remoteTimeoutMs,
      leave,
      pane: createPane({ platform, container: element, remote: owner, size: 'widget' }),
      load: (isRetry) => loadWidget(name, isRetry),
      loadInstead: (broken) => loadWidgetInstead(name, broken),
      props: (own) => ({ ...own, platform, widget: latest }),
      loadAnew: parts.loadAnew,
      onMounted: (url) => reportMounted(platform, owner, url),
      onFailed: (phase, error, url) => reportFailure(platform, { remote: owner, phase, error, url }),
    });
    let started = Promise.resolve();
    const lifecycles = {
      bootstrap: async () => {},
      // single-spa complains of a mount that takes 3 s; a release may need longer to come, and the pane tells of it.
      mount: async () => {
        started = root.start();
      },
      unmount: root.unmount,
    };
    parcels ??= mountParent();
    const mountParcel = await parcels;
    const parcel = mountParcel({ name: `${name} in ${owner}`, ...lifecycles }, { domElement: element });
    await parcel.mountPromise;
    await started;
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

/** single-spa 6.0.3 never forgets a root parcel, nor the element in which it stood; what another parcel has mounted it does. */
function mountParent(): Promise<MountParcel> {
  return new Promise((resolve) => {
    const lifecycles = {
      bootstrap: async () => {},
      mount: async (props: AppProps) => resolve(props.mountParcel),
      unmount: async () => {},
    };
    mountRootParcel({ name: 'widgets', ...lifecycles }, { domElement: document.createElement('div') });
  });
}

function ownerOf(name: WidgetName, remotes: readonly SiteRemote[]): SiteRemote | undefined {
  return remotes.find((remote) => remote.widgets?.some((widget) => widget.name === name));
}

function widgetOf(name: WidgetName, remote: SiteRemote, { widgets, code, url }: LoadedRemote) {
  const widget = widgets[name];
  if (!widget) throw new Error(`${remote.name} announces the widget ${name} and does not export it.`);
  return { ...widget, code, url };
}
