import type { Platform } from '@careline/shared';

/** Shows a failed call as the error notice of specification.md §8: its title, and the error's own words below. */
export function announceFailure({ toasts }: Pick<Platform, 'toasts'>, title: string, error: unknown): void {
  toasts.add({ title, color: 'error', ...(error instanceof Error && { description: error.message }) });
}
