import { expect, it, onTestFinished, vi } from 'vitest';
import { prepareShell } from '../release/prepare-shell';
import { shellBuild, temporaryPlaces } from '../testing/fake-site';
import { proveInBrowser } from './prove';

it('T2: without a browser to look with a release is refused, by what is wrong and the way without a look', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const places = temporaryPlaces();
  const state = { shell: prepareShell(places, shellBuild(places)), registry: { microFrontends: {} } };
  await expect(proveInBrowser(places, [], state)).rejects.toThrow(
    /CHROMIUM_PATH is \/nowhere\/chromium, and there is no such file.*--no-verify releases without a look/,
  );
});
