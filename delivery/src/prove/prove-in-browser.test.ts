import { expect, it, onTestFinished, vi } from 'vitest';
import { findChromium } from '../../bin/find-chromium.mjs';
import { liveState } from '../compose/compose';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { serveCandidate } from './candidate';
import { proveInBrowser } from './prove-in-browser';

vi.mock('../../bin/find-chromium.mjs', { spy: true });
vi.mock('./candidate');

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

it('T2: what is looked at has the widgets that no page shows on one, and says of which it cannot', async () => {
  vi.mocked(findChromium).mockReturnValue('chromium');
  vi.mocked(serveCandidate).mockRejectedValue(new Error('That will do.'));
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  const places = temporaryPlaces();
  const placed = [
    { name: 'cards@1', propTypes: {} },
    { name: 'bill@1', propTypes: { id: 'string' } },
  ];
  const build = billingBuild(places, { offersWidget: false, placed });
  await activate(places, {
    shell: prepareShell(places, shellBuild(places, { name: 'dashboard' })),
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', build) },
  });
  await expect(proveInBrowser(places, ['mf-billing'], liveState(places))).rejects.toThrow('That will do.');
  expect(said.mock.calls).toEqual([['No page shows bill@1 of mf-billing: it was not mounted.']]);
  const [live] = vi.mocked(serveCandidate).mock.lastCall?.[1].registry.microFrontends['mf-billing'] ?? [];
  expect(live?.extras.manifest.widgets.map(({ name, place }) => [name, place?.page])).toEqual([
    ['cards@1', 'dashboard'],
    ['bill@1', undefined],
  ]);
});
