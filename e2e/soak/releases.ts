import type { Step } from './world';

/** Another release of a remote goes live while both tabs are open; their next entries take it. */
export async function release({ world, random, say }: Step): Promise<void> {
  const remote = random.pick(world.site.remotes);
  say(`another release of ${remote} goes live`);
  for (const tab of world.tabs) tab.hasOldCode = true;
  await world.site.release(remote);
}
