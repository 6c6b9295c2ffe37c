import type { SiteRemote } from '@careline/shared/manifest';
import { registerApplication } from 'single-spa';
import { type RemoteHostParts, remoteLifecycles } from './remote-lifecycles';

/** One single-spa application for each remote, active while the admitted page is its own. */
export function registerRemotes(remotes: readonly SiteRemote[], owner: () => string, parts: RemoteHostParts): void {
  for (const remote of remotes) {
    registerApplication({
      name: remote.name,
      app: remoteLifecycles(remote, parts),
      activeWhen: () => owner() === remote.name,
    });
  }
}
