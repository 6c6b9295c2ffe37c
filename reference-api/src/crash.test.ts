import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readText } from './testing/read-json';
import { killServerProcess, type ServerProcess, startServerProcess } from './testing/server-process';

const path = '/professionals/profile/addresses';

describe('the API on PGlite, killed under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'careline-crash-'));
  let running: ServerProcess | undefined;
  afterEach(() => void running?.process.kill('SIGKILL'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('keeps every acknowledged write through ten rounds, starts again by itself, and refuses a second process', async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      running = await startServerProcess({ DATA_DIR: dataDir });
      const request = await signIn(running.url);
      const stored = JSON.stringify(await (await request('GET')).json());
      expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
      if (round === 0)
        await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(/is in use by process \d+/);
      const enough = acknowledged.size + 20 + 7 * round;
      const writers = Array.from({ length: 8 }, () => writeUntilKilled(request, acknowledged));
      await expect.poll(() => acknowledged.size, { interval: 1, timeout: 60_000 }).toBeGreaterThan(enough);
      await killServerProcess(running);
      await Promise.all(writers);
    }
    expect(acknowledged.size).toBeGreaterThan(500);
  }, 300_000);
});

type Send = (method: 'GET' | 'POST', body?: object) => Promise<Response>;

async function signIn(url: string): Promise<Send> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'new@careline.example', password: 'careline-demo' });
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers: json, body });
  const token = readText(await answer.json(), 'access_token');
  const headers = { ...json, authorization: `Bearer ${token}` };
  return (method, sent) => fetch(url + path, { method, headers, ...(sent ? { body: JSON.stringify(sent) } : {}) });
}

/** Writes without a pause; what the server did not answer for is not counted. */
async function writeUntilKilled(request: Send, acknowledged: Set<string>): Promise<void> {
  const address = {
    street1: '1',
    city: 'Here',
    state_province: 'DC',
    postal_code: '1',
    country_code: 'US',
    is_primary: true,
  };
  try {
    for (;;) {
      const answer = await request('POST', address);
      if (answer.status !== 201) return;
      acknowledged.add(readText(await answer.json(), 'address', 'id'));
    }
  } catch {
    // The process is gone, as it should be.
  }
}
