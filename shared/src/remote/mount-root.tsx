import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteProps } from './remote-props';
import { RemoteRoot } from './remote-root';

export interface RootHandle {
  readonly render: (children: ReactNode) => void;
  readonly unmount: () => void;
}

/**
 * Mounts `children` as an own React root in `props.domElement`. Resolves after the first commit; rejects when that render throws.
 * Later throws reach `props.onFailure` with phase `render`.
 */
export function mountRoot(owner: string, props: RemoteProps, children: ReactNode): Promise<RootHandle> {
  const root = createRoot(props.domElement, {
    onCaughtError: (error) => console.error(`${owner} failed while rendering.`, error),
  });
  return new Promise((resolve, reject) => {
    let isReady = false;
    const onReady = () => {
      isReady = true;
      resolve(handle);
    };
    const onFailure = (error: Error) => {
      if (isReady) props.onFailure(error, 'render');
      else reject(error);
    };
    const render = (content: ReactNode) =>
      root.render(
        <RemoteRoot platform={props.platform} owner={owner} onReady={onReady} onFailure={onFailure}>
          {content}
        </RemoteRoot>,
      );
    const handle: RootHandle = { render, unmount: () => root.unmount() };
    render(children);
  });
}
