import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Platform } from '../platform/platform';
import { PictureOrigins } from '../ui/picture-origins';
import { TooltipProvider } from '../ui/tooltip';
import { LazyPages } from './lazy-page';
import { PlatformProvider } from './platform-context';
import { RemoteBoundary } from './remote-boundary';
import { RemoteRouter } from './remote-router';

export interface RemoteRootProps {
  readonly platform: Platform;
  readonly owner: string;
  /** Called once the page's own code has rendered, perhaps more than once. */
  readonly onReady: () => void;
  readonly onFailure: (error: Error) => void;
  readonly children: ReactNode;
}

/** Everything that stands around a remote's page or widget in its own React root. */
export function RemoteRoot({ platform, owner, onReady, onFailure, children }: RemoteRootProps) {
  return (
    <RemoteBoundary onFailure={onFailure}>
      <PlatformProvider platform={platform} owner={owner}>
        <I18nextProvider i18n={platform.i18n} defaultNS={owner}>
          <QueryClientProvider client={platform.queries}>
            <PictureOrigins value={platform.config.imageOrigins}>
              <TooltipProvider>
                <RemoteRouter>
                  <LazyPages onReady={onReady}>{children}</LazyPages>
                </RemoteRouter>
              </TooltipProvider>
            </PictureOrigins>
          </QueryClientProvider>
        </I18nextProvider>
      </PlatformProvider>
    </RemoteBoundary>
  );
}
