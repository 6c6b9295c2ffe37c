import type { Platform, RemotePhase } from '@careline/shared';

/** Where something happened: the declared path of a route, never an address, and the release that serves it. */
export interface Place {
  readonly remote: string;
  readonly release: string;
  readonly route: string;
}

/** The web vitals that are told; times in ms. */
export type VitalName = 'LCP' | 'INP' | 'CLS';

type Report = Place &
  (
    | { readonly kind: 'mounted' }
    | { readonly kind: 'failed'; readonly phase: RemotePhase }
    | { readonly kind: 'vital'; readonly name: VitalName; readonly value: number }
  );

export interface HealthParts {
  readonly page: Window & typeof globalThis;
  readonly events: Platform['events'];
  /** Address that takes the reports. */
  readonly url: string;
  /** Declared path of the route that is shown. */
  readonly route: () => string;
  /** Id of the release of a remote that this tab would take. */
  readonly releaseOf: (remote: string) => string | undefined;
}

export interface Health {
  /** Something stands that no remote tells of. */
  readonly mounted: (place: Place) => void;
  readonly vital: (place: Place, name: VitalName, value: number) => void;
}

/** Reports wait so long for others, in ms. */
const COLLECT_MS = 5_000;
/** A page that fails without an end says so this often at once. */
const MOST = 20;

/**
 * Tells an address how releases do: what mounted, what failed in which phase, how fast pages were. Nothing of it is about a person: no address, no
 * message, no id. Sent as a beacon, which outlives the page and holds up nobody.
 */
export function reportHealth({ page, events, url, route, releaseOf }: HealthParts): Health {
  let waiting: Report[] = [];
  let timer: number | undefined;
  const isOutOfSight = () => page.document.visibilityState === 'hidden';

  function send(): void {
    page.clearTimeout(timer);
    timer = undefined;
    // What happened offline is told once the browser is back.
    if (waiting.length === 0 || !page.navigator.onLine) return;
    // As plain text: another origin would be asked for its permission first, for which a page that closes has no time.
    page.navigator.sendBeacon(url, JSON.stringify({ reports: waiting }));
    waiting = [];
  }

  function add(report: Report): void {
    if (waiting.length >= MOST) return;
    waiting.push(report);
    timer ??= page.setTimeout(send, COLLECT_MS);
  }

  events.on('remote.mounted').subscribe(({ remote, release }) => {
    add({ kind: 'mounted', remote, release, route: route() });
  });
  events.on('remote.failed').subscribe(({ remote, phase, release = releaseOf(remote) }) => {
    if (release !== undefined) add({ kind: 'failed', remote, release, phase, route: route() });
  });
  page.document.addEventListener('visibilitychange', () => {
    if (isOutOfSight()) queueMicrotask(send);
  });
  page.addEventListener('online', send);
  page.addEventListener('pagehide', send);
  return {
    mounted: (place) => add({ kind: 'mounted', ...place }),
    vital: (place, name, value) => {
      add({ kind: 'vital', ...place, name, value });
      // Measured as the page goes out of sight, after the listener above is through: nobody knows whether it comes back.
      if (isOutOfSight()) queueMicrotask(send);
    },
  };
}
