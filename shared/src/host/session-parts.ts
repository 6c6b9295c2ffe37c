import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { ApiClient } from '../api/client';
import type { DraftStore } from '../platform/drafts';
import type { EventBus } from '../platform/events';
import type { ToastStore } from '../ui/toast-store';
import type { AuthStorage } from './auth-storage';
import type { LeaveWatch } from './leave-watch';

/** What a session is made from. */
export interface SessionParts {
  readonly api: () => ApiClient;
  readonly queries: QueryClient;
  readonly storage: AuthStorage;
  readonly events: EventBus;
  readonly toasts: Pick<ToastStore, 'add'>;
  readonly drafts: DraftStore;
  /** A text of the `shared` namespace. */
  readonly text: (key: string) => string;
  /** Fetches the profile into the cache; a professional without one is no failure (PD18). */
  readonly fetchProfile: () => Promise<unknown>;
  readonly leave: LeaveWatch;
}

/** The server's own words for what failed, else the fallback. */
export function problemOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
