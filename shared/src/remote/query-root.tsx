import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePlatform } from './platform-context';

/** Where queries may be used: around all of a remote, and in the shell around the layouts behind the guards. */
export function QueryRoot({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={usePlatform().queries}>{children}</QueryClientProvider>;
}
