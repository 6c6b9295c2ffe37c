import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from '../platform/platform';

interface RemoteContextValue {
  readonly platform: Platform;
  /** Name of the remote (or `shell`) that owns the root: its text namespace and the owner of its routes. */
  readonly owner: string;
}

const RemoteContext = createContext<RemoteContextValue | undefined>(undefined);

export interface PlatformProviderProps extends RemoteContextValue {
  readonly children: ReactNode;
}

/** Gives one React root its platform. Each root has its own, because no context crosses roots. */
export function PlatformProvider({ platform, owner, children }: PlatformProviderProps) {
  return <RemoteContext value={{ platform, owner }}>{children}</RemoteContext>;
}

/** The platform of this root. Throws where no PlatformProvider stands above. */
export function usePlatform(): Platform {
  return useRemoteContext().platform;
}

/** Name of the remote that owns this root. */
export function useOwner(): string {
  return useRemoteContext().owner;
}

function useRemoteContext(): RemoteContextValue {
  const value = useContext(RemoteContext);
  if (value === undefined) throw new Error('No platform here: render inside defineRemote() or <PlatformProvider>.');
  return value;
}
