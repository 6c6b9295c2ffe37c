import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteProps } from './remote-props';
import { RemoteRoot } from './remote-root';

export interface RootHandle {
  /** Resolves after the first commit of the page itself; rejects when that render throws. */
  readonly ready: Promise<void>;
  readonly render: (children: ReactNode) => void;
  readonly unmount: () => Promise<void>;
}

/**
 * Mounts `children` as an own React root in `props.domElement`. What throws after the first commit reaches `props.onFailure` with
 * phase `render`.
 */
export function mountRoot(owner: string, props: RemoteProps, children: ReactNode): RootHandle {
  const root = createRoot(props.domElement, {
    // Several roots share the document: without a prefix of its own each would begin its useId at the same id.
    identifierPrefix: `${owner}-${Math.random().toString(36).slice(2, 8)}-`,
    onCaughtError: (error) => console.error(`${owner} failed while rendering.`, error),
  });
  let render = (_content: ReactNode) => {};
  const ready = new Promise<void>((resolve, reject) => {
    let isReady = false;
    const onReady = () => {
      isReady = true;
      resolve();
    };
    const onFailure = (error: Error) => {
      if (isReady) props.onFailure(error, 'render');
      else reject(error);
    };
    render = (content) =>
      root.render(
        <RemoteRoot platform={props.platform} owner={owner} code={props.code} onReady={onReady} onFailure={onFailure}>
          {content}
        </RemoteRoot>,
      );
  });
  // In slices, so that a slow phone answers meanwhile.
  startTransition(() => render(children));
  return {
    ready,
    render,
    unmount: async () => {
      // The host unmounts from within onFailure, that is while React commits; React refuses to unmount a root at that moment.
      await Promise.resolve();
      root.unmount();
    },
  };
}
