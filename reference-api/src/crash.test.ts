import { afterEach, describe, expect, it } from 'vitest';
import { useDataDir } from './testing/new-data-dir';
import { killServerProcess, type ServerProcess, startServerProcess } from './testing/server-process';
import { newSender, Writers } from './testing/writers';

describe('the API on PGlite, killed under load', () => {
  const dataDir = useDataDir();
  let running: ServerProcess | undefined;
  afterEach(() => void running?.process.kill('SIGKILL'));

  it('keeps every acknowledged write through five rounds, starts again by itself, and refuses a second process', async () => {
    const acknowledged = new Set<string>();
    let written = 0;
    for (let round = 0; round < 5; round += 1) {
      running = await startServerProcess({ DATA_DIR: dataDir, WRITE_LIMIT: '1000000' });
      const request = await newSender(running.url, 'writer@careline.example');
      const stored = JSON.stringify(await (await request('GET')).json());
      expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
      if (round === 0)
        await expect(startServerProcess({ DATA_DIR: dataDir, WRITE_LIMIT: '1000000' })).rejects.toThrow(
          /is in use by process \d+/,
        );
      const writers = new Writers(request, 8, acknowledged);
      await expect.poll(() => writers.written, { interval: 1, timeout: 60_000 }).toBeGreaterThan(30 + 10 * round);
      await killServerProcess(running);
      await writers.stop();
      expect(writers.otherAnswers).toEqual(new Set());
      written += writers.written;
    }
    expect(written).toBeGreaterThan(250);
  }, 300_000);
});
