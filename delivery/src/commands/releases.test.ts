import { expect, it, onTestFinished, vi } from 'vitest';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { rollBack } from '../release/rollback';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { run as releases } from './releases';

it('T1: says who made what is live from which commit, and that nobody proved it, after a roll back too', async () => {
  const places = temporaryPlaces();
  vi.stubEnv('DATA_DIR', places.dataDir);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  for (const [source, verified] of [
    ['one', false],
    ['two', true],
  ] as const)
    await activate(places, {
      remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) },
      origins: {
        'mf-billing': { user: 'eva', commit: `${source}-1a2b3c4d5e6f`, dirty: true, fingerprint: source, verified },
      },
    });
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await releases([]);
  expect(said.mock.calls.join('\n')).toMatch(/released by eva from two-1a2b3c4d with changes$/m);
  await rollBack(places, 'mf-billing', { message: 'why' });
  await releases([]);
  expect(said.mock.calls.join('\n')).toMatch(
    /rolled back by \S+ to what was made from one-1a2b3c4d with changes, not verified: why$/m,
  );
});
