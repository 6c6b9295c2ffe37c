import type { Places } from '../places';
import { inWords, isLive, liveIds } from '../release/live';
import { releaseAll, remotesIn } from '../release/release-all';

/**
 * The remotes that nobody works on come from their releases: those that are here and have none are released first, with the shell where it has none
 * either, and nothing else: what is worked on may be half done. Says so, because that takes a minute, and says what stays missing.
 */
export async function releaseMissing(places: Places, worked: readonly string[]): Promise<void> {
  const missing = remotesIn(places.root).filter((name) => !worked.includes(name) && !isLive(places, name));
  if (missing.length > 0) {
    console.log(`Releasing what has no release yet: ${missing.join(', ')}…`);
    const names = isLive(places, 'shell') ? missing : ['shell', ...missing];
    for (const change of await releaseAll(places, process.env, { by: 'start', names })) console.log(inWords(change));
  }
  const others = [...liveIds(places).keys()].filter((name) => name !== 'shell' && !worked.includes(name));
  if (others.length === 0 && worked.length === 1)
    console.log(
      `${worked.join(', ')} alone: no other remote is here, and ${places.dataDir} holds no release of one. DATA_DIR names a folder that does.`,
    );
}
