import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { isMade } from './is-made';
import { readRegistry } from './live-registry';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';
import { rollBack } from './rollback';

const origin = { checkout: 'here', fingerprint: 'of one' };

async function released(verified: boolean) {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  const release = (source: string, made: typeof origin) =>
    activate(places, {
      remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) },
      origins: { 'mf-billing': { ...made, verified } },
    });
  await release('one', origin);
  return { places, release };
}

describe('a release of sources that have not changed builds nothing', () => {
  it('where this checkout made what is live from them, and checked it if that is wished', async () => {
    const { places } = await released(false);
    expect(isMade(places, 'mf-billing', origin, false)).toBe(true);
    expect(isMade(places, 'mf-billing', origin, true)).toBe(false);
    expect(isMade(places, 'mf-billing', { ...origin, fingerprint: 'of two' }, false)).toBe(false);
    expect(isMade(places, 'mf-billing', { ...origin, checkout: 'there' }, false)).toBe(false);
    expect(isMade((await released(true)).places, 'mf-billing', origin, true)).toBe(true);
  });

  it('but where it was rolled back, or a file of it is no longer what was released', async () => {
    const { places, release } = await released(true);
    await release('two', { ...origin, fingerprint: 'of two' });
    expect(isMade(places, 'mf-billing', { ...origin, fingerprint: 'of two' }, true)).toBe(true);
    await rollBack(places, 'mf-billing');
    expect(isMade(places, 'mf-billing', origin, true)).toBe(false);
    const whole = await released(true);
    const [live] = readRegistry(whole.places).microFrontends['mf-billing'] ?? [];
    write(join(whole.places.published, live?.url ?? '', '..'), 'remoteEntry.js', 'damaged');
    expect(isMade(whole.places, 'mf-billing', origin, true)).toBe(false);
  });
});
