import { expect, it, onTestFinished, vi } from 'vitest';
import { findChromium } from '../../bin/find-chromium.mjs';
import { prepareShell } from '../release/prepare-shell';
import { shellBuild, temporaryPlaces } from '../testing/fake-site';
import { proveInBrowser } from './prove';

vi.mock('../../bin/find-chromium.mjs', { spy: true });

it.each([
  [
    'where the configured one is not there',
    () => void vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium'),
    'CHROMIUM_PATH is /nowhere/chromium, and there is no such file: correct it, or unset it. --no-verify releases without a look.',
  ],
  [
    'where none can be had',
    () => void vi.mocked(findChromium).mockReturnValueOnce(undefined),
    'There is no Chromium to look at the release with: install one, or set CHROMIUM_PATH to yours; --no-verify releases without a look.',
  ],
])('T2: without a browser to look with a release is refused, %s', async (_, arrange, words) => {
  arrange();
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const places = temporaryPlaces();
  const state = { shell: prepareShell(places, shellBuild(places)), registry: { microFrontends: {} } };
  await expect(proveInBrowser(places, [], state)).rejects.toThrow(words);
});
