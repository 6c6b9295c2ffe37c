import { ApiError } from '../api/api-error';
import type { ApiClient } from '../api/client';
import type { Notice } from '../changes/say-anew';
import type { DraftStore } from '../platform/drafts';
import type { EventBus } from '../platform/events';
import type { AuthStorage } from './auth-storage';
import type { LeaveWatch } from './leave-watch';
import type { PageCache } from './page-cache';

/** What a session is made from. */
export interface SessionParts {
  readonly api: () => ApiClient;
  readonly cache: Pick<PageCache, 'made' | 'onMade'>;
  readonly storage: AuthStorage;
  readonly events: EventBus;
  /** Shows a notice, by keys of the texts of `shared`; what failed adds its own words. */
  readonly tell: (notice: Notice, error?: ApiError) => void;
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

/** Tells a failure: with its own words where the server or the client has some, else with those of `fallback`, a key. */
export function tellFailure(
  { tell }: Pick<SessionParts, 'tell'>,
  title: string,
  error: unknown,
  fallback: string,
): void {
  if (error instanceof ApiError && error.message !== '') tell({ title, color: 'error' }, error);
  else tell({ title, description: fallback, color: 'error' });
}
