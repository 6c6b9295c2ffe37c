import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../bin/find-chromium.mjs';
import { freeTestPorts, runTool } from '../../bin/processes.mjs';
import { journeysOf } from '../../bin/test-plan.mjs';
import { Failure } from '../failure';
import { exists } from '../files';
import type { Places } from '../places';

/**
 * Runs the journeys that are named after a remote, with the remote as its sources are and all others as they are released. Does nothing where there
 * are none. Throws a Failure; the words of the tests stand in the terminal by then.
 */
export async function runJourneys({ root, dataDir }: Places, name: string): Promise<void> {
  const journeys = journeysOf(name);
  const folder = join(root, 'e2e/journeys');
  if (!exists(folder) || !readdirSync(folder).some((file) => `journeys/${file}`.startsWith(journeys))) return;
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=chromium', journeys];
  const settings = {
    CHROMIUM_PATH: findChromium(),
    E2E_RELEASED: dataDir,
    E2E_REMOTE: name,
    E2E_PORT: String(await freeTestPorts()),
  };
  const code = await runTool(join(root, 'e2e/node_modules/.bin/playwright'), args, {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  if (code !== 0) throw new Failure(`${name} is not fit to be released: its journeys fail, as said above.`);
}
