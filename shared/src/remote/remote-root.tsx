import type { ReactNode } from 'react';
import type { Platform } from '../platform/platform';
import { LazyPages } from './lazy-page';
import { PlatformRoot } from './platform-root';
import { QueryRoot } from './query-root';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteCode } from './remote-props';
import { RemoteRouter } from './remote-router';
import { SessionRoot } from './session-root';

export interface RemoteRootProps {
  readonly platform: Platform;
  readonly owner: string;
  readonly code?: RemoteCode | undefined;
  /** Called once the page's own code has rendered, perhaps more than once. */
  readonly onReady: () => void;
  readonly onFailure: (error: Error) => void;
  readonly children: ReactNode;
}

/** Everything that stands around a remote's page or widget in its own React root. */
export function RemoteRoot({ platform, owner, code, onReady, onFailure, children }: RemoteRootProps) {
  return (
    <RemoteBoundary onFailure={onFailure}>
      <PlatformRoot platform={platform} owner={owner}>
        <QueryRoot>
          <SessionRoot>
            <RemoteRouter>
              <LazyPages onReady={onReady} arrive={async () => code?.page(platform.navigation.getSnapshot())}>
                {children}
              </LazyPages>
            </RemoteRouter>
          </SessionRoot>
        </QueryRoot>
      </PlatformRoot>
    </RemoteBoundary>
  );
}
