import type { Store } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { registerApplication } from 'single-spa';
import { type RemoteHostParts, remoteLifecycles } from './remote-lifecycles';

/**
 * One single-spa application for each remote, active while the admitted page is its own. A remote that the registry brings later is
 * registered then; one whose release changes takes the new one the next time it mounts.
 */
export function registerRemotes(
  registry: Store<SiteRegistry>,
  owner: () => string,
  parts: Omit<RemoteHostParts, 'release'>,
): void {
  const registered = new Set<string>();
  const release = (name: string) => registry.getSnapshot().remotes.find((remote) => remote.name === name);
  const registerNew = () => {
    for (const remote of registry.getSnapshot().remotes) {
      if (registered.has(remote.name)) continue;
      registered.add(remote.name);
      registerApplication({
        name: remote.name,
        app: remoteLifecycles(remote, { ...parts, release }),
        activeWhen: () => owner() === remote.name,
      });
    }
  };
  registerNew();
  registry.subscribe(registerNew);
}
