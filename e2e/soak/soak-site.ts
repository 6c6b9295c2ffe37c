import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, root } from '../support/delivery';
import { addSecondReleases } from './second-releases';
import type { WireFaults } from './wire-faults';

/** The site of a soak, in a process of its own. */
export interface SoakSite {
  readonly origin: string;
  readonly remotes: readonly string[];
  /** From now on these faults and no others. */
  readonly setFaults: (faults: WireFaults) => Promise<void>;
  /** How many requests wait for an answer because of a fault. */
  readonly held: () => Promise<number>;
  /** Puts the other of its two releases live. */
  readonly release: (remote: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts it on the releases that the tests have; they must stand. */
export async function startSoakSite(port: number): Promise<SoakSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'careline-soak-'));
  copyData(dataDir);
  // An open tab shall see each release soon, and a remote that hangs not take the walk's time.
  writeFileSync(join(dataDir, 'config.json'), JSON.stringify({ registryPollMs: 2_000, remoteTimeoutMs: 4_000 }));
  const live = new Map(addSecondReleases(dataDir).map(({ remote, ids }) => [remote, [...ids]]));
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), 'e2e/soak/serve-soak.ts', String(port), dataDir],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (words: Buffer) => words.includes('is ready') && resolve());
    void ended.then(() => reject(new Error('The site of the soak ended before it was ready.')));
  });
  const origin = `http://localhost:${port}`;

  async function control(what: string, body: object): Promise<{ held: number }> {
    const answer = await fetch(`${origin}/-soak/${what}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The soak's site cannot do "${what}": ${await answer.text()}`);
    return answer.json();
  }

  return {
    origin,
    remotes: [...live.keys()],
    setFaults: async (faults) => void (await control('faults', faults)),
    held: async () => (await control('held', {})).held,
    release: async (remote) => {
      const ids = live.get(remote) ?? [];
      await control('release', { remote, id: ids[1] });
      live.set(remote, ids.toReversed());
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
