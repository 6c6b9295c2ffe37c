import type { Platform, RemotePhase } from '@careline/shared';

interface Failure {
  readonly remote: string;
  readonly phase: RemotePhase;
  readonly error: unknown;
  /** Of the release that failed, where one had come. */
  readonly url?: string | undefined;
}

/** Tells on the bus what failed; the shell writes it down (`follow-failures.ts`). */
export function reportFailure({ events }: Platform, { remote, phase, error, url }: Failure): void {
  events.emit('remote.failed', {
    remote,
    phase,
    error: error instanceof Error ? error : new Error(String(error)),
    ...(url !== undefined && { release: releaseIdOf(url) }),
  });
}

/** Tells on the bus what stands, for who counts (`health/`). */
export function reportMounted({ events }: Platform, remote: string, url: string): void {
  events.emit('remote.mounted', { remote, release: releaseIdOf(url) });
}

/** `1.0.0-1a2b3c4d` of the address of a release's entry. */
export function releaseIdOf(url: string): string {
  return url.split('/').at(-2) ?? url;
}
