import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freeTestPorts } from '../../bin/processes.mjs';
import { temporaryPlaces } from '../testing/fake-site';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('F469: one that is ended while its API makes the database leaves nobody behind who has the data folder', async () => {
  const { dataDir } = temporaryPlaces();
  const port = await freeTestPorts();
  const dev = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'delivery/src/cli.ts', 'dev'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), API_PORT: String(port + 10) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void dev.kill());
  const isHeld = () => existsSync(join(dataDir, 'api/process.lock'));
  await vi.waitFor(() => expect(isHeld()).toBe(true), { timeout: 30_000 });
  dev.kill('SIGTERM');
  expect(await once(dev, 'exit')).toEqual([0, null]);
  expect(isHeld()).toBe(false);
}, 60_000);
