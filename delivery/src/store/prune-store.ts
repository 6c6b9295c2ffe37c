import type { Pruned } from '../release/prune';
import type { ReleaseStore } from './release-store';

/**
 * Removes all but the `keep` releases of each name that were live last in a store. What is live there, what was live before it and what `isUsed` says always stay, and so does
 * the history. Not while an older release is promoted once more: it would be taken away under that.
 */
export async function pruneStore(
  store: ReleaseStore,
  names: readonly string[],
  keep: number,
  isUsed: (name: string, id: string) => boolean,
): Promise<Pruned[]> {
  const pruned: Pruned[] = [];
  for (const name of names) {
    const history = await store.history(name);
    const left: string[] = [];
    const removed: string[] = [];
    for (const id of new Set(history.map(({ id }) => id).reverse())) {
      if (!(await store.has(name, id))) continue;
      if (left.length < Math.max(keep, 2) || isUsed(name, id)) left.push(id);
      else removed.push(id);
    }
    for (const id of removed) await store.remove(name, id);
    pruned.push({ name, removed, left });
  }
  return pruned;
}
