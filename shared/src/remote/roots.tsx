import type { ComponentType } from 'react';
import type { TextLoaders } from '../platform/texts';
import { mountRoot, type RootHandle } from './mount-root';
import { asLoading, NotLoadedError } from './not-loaded-error';
import type { RemoteProps } from './remote-props';

/** The roots of one component of a remote, by the element in which each stands: a page may show a widget more than once. */
export interface Roots<Props> {
  /** Resolves when the component stands; rejects when its code, its texts or its first render fail. */
  readonly mount: (host: RemoteProps, props: Props) => Promise<void>;
  readonly update: (element: HTMLElement, props: Props) => void;
  readonly unmount: (element: HTMLElement) => Promise<void>;
}

interface MountedRoot<Props> {
  root?: RootHandle;
  render?: (props: Props) => void;
  leaveTexts?: () => void;
}

export function createRoots<Props extends object>(
  owner: string,
  texts: TextLoaders,
  load: () => Promise<ComponentType<Props>>,
): Roots<Props> {
  const roots = new Map<HTMLElement, MountedRoot<Props>>();

  /** Brings the texts. Where those of another language do not come the root ends, and holds up nobody's switch. Resolves to the way to leave them. */
  async function bringTexts({ platform, code, onFailure }: RemoteProps): Promise<() => void> {
    const { i18n } = platform;
    let leave = await platform.texts.load(owner, texts, code?.texts);
    function stop(): void {
      i18n.off('failedLoading', handleLost);
      leave();
      leave = () => {};
    }
    function handleLost(language: string, namespace: string, cause: unknown): void {
      if (namespace !== owner) return;
      stop();
      onFailure(new NotLoadedError(`${owner} has no texts in ${language}: ${cause}`, { cause }), 'load');
    }
    i18n.on('failedLoading', handleLost);
    return stop;
  }

  return {
    mount: async (host, props) => {
      const mounted: MountedRoot<Props> = {};
      roots.set(host.domElement, mounted);
      const ownTexts = bringTexts(host);
      // Also where the host gives up on the way; one that failed has left already.
      mounted.leaveTexts = () =>
        void ownTexts.then(
          (leave) => leave(),
          () => {},
        );
      const [Component] = await asLoading(`A part of ${owner}`, Promise.all([load(), ownTexts]));
      // The host gave up while the code was on its way.
      if (roots.get(host.domElement) !== mounted) return;
      // Known before it is ready, so that a page that never gets ready can be unmounted too.
      const root = mountRoot(owner, host, <Component {...props} />);
      mounted.root = root;
      mounted.render = (next) => root.render(<Component {...next} />);
      await root.ready;
    },
    update: (element, props) => roots.get(element)?.render?.(props),
    unmount: async (element) => {
      const mounted = roots.get(element);
      roots.delete(element);
      await mounted?.root?.unmount();
      mounted?.leaveTexts?.();
    },
  };
}
