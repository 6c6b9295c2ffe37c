import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { placesIn } from '../places';
import { activate } from '../release/activate';
import type { Build } from '../release/build';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { type Disk, mortalWrites } from './mortal-disk';

/** What a process of its own makes live together, and before which of its writes it is killed. */
export interface KilledRelease {
  readonly root: string;
  readonly dataDir: string;
  readonly builds: { readonly shell: Build; readonly billing: Build };
  readonly at?: number | undefined;
}

// Says how many writes it made, where nothing kills it.
const { root, dataDir, builds, at }: KilledRelease = JSON.parse(process.argv[2] ?? '');
const disk: Disk = { writes: 0, fault: at === undefined ? undefined : { at, kind: 'kill' } };
Object.assign(fs, mortalWrites(fs, disk));
syncBuiltinESMExports();
const places = placesIn(root, dataDir);
const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', builds.billing) };
await activate(places, { shell: prepareShell(places, builds.shell), remotes });
console.log(disk.writes);
