import type { Places } from '../places';
import { type Activity, readActivity } from './activity';
import { liveIds } from './live';
import { storedReleases } from './stored-releases';

export interface Overview {
  readonly name: string;
  /** Id of the live release. */
  readonly live: string;
  /** When, by whom and from what it became live for the last time; undefined where nothing was written down. */
  readonly made: Activity | undefined;
  /** Releases that can be rolled back to. */
  readonly others: readonly string[];
}

/** What is live, the shell first, then the remotes by name. */
export function overview(places: Places): Overview[] {
  const activity = readActivity(places);
  return [...liveIds(places)].map(([name, id]) => ({
    name,
    live: id,
    made: activity.findLast((line) => line.name === name && line.id === id),
    others: storedReleases(places, name).filter((other) => other !== id),
  }));
}
