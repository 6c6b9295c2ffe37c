import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Platform } from '../platform/platform';
import { PictureOrigins } from '../ui/picture-origins';
import { PlatformProvider } from './platform-context';

/** A platform, and what is shown under it. */
export interface PlatformRootProps {
  readonly platform: Platform;
  /** Whose texts `useTexts()` reads below. */
  readonly owner: string;
  readonly children: ReactNode;
}

/** The providers of every React root, the host's and the remotes'. Renders on the server too. */
export function PlatformRoot({ platform, owner, children }: PlatformRootProps) {
  return (
    <PlatformProvider platform={platform} owner={owner}>
      <I18nextProvider i18n={platform.i18n} defaultNS={owner}>
        <PictureOrigins value={platform.config.imageOrigins}>{children}</PictureOrigins>
      </I18nextProvider>
    </PlatformProvider>
  );
}
