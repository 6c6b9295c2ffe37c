import type { HostPlatform } from '@careline/shared/host';

/** Writes down what fails in a remote; whoever counts failures of releases listens here too. */
export function followFailures({ events }: Pick<HostPlatform, 'events'>): void {
  events.on('remote.failed').subscribe(({ remote, phase, error }) => {
    console.error(`${remote} failed (${phase}):`, error);
  });
}
