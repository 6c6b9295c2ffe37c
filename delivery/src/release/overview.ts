import type { Places } from '../places';
import { readActivity } from './activity';
import { readRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { readLiveShell } from './shell-release';
import { storedReleases } from './stored-releases';

export interface Overview {
  readonly name: string;
  /** Id of the live release. */
  readonly live: string;
  /** ISO 8601, when it became live for the last time. */
  readonly since: string;
  /** Releases that can be rolled back to. */
  readonly others: readonly string[];
}

/** What is live, the shell first, then the remotes by name. */
export function overview(places: Places): Overview[] {
  const live = new Map<string, string>();
  const shell = readLiveShell(places);
  if (shell) live.set('shell', shell.id);
  for (const [name, entries] of Object.entries(readRegistry(places).microFrontends)) {
    const entry = entries.find((candidate) => candidate.deployment.default);
    if (entry) live.set(name, releaseId(entry));
  }
  const activity = readActivity(places);
  return [...live].map(([name, id]) => ({
    name,
    live: id,
    since: activity.findLast((line) => line.name === name && line.id === id)?.at ?? 'unknown',
    others: storedReleases(places, name).filter((other) => other !== id),
  }));
}
