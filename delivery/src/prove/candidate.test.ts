import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { liveState } from '../compose/compose';
import { writeJson } from '../files';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { shellBuild, temporaryPlaces } from '../testing/fake-site';
import { serveCandidate } from './candidate';

it('F223: a look tells nobody of what it meets, and asks nobody for anything: all that it calls is its own', async () => {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  writeJson(join(places.dataDir, 'config.json'), {
    apiBaseUrl: 'https://api.example',
    healthUrl: 'https://health.example/careline',
    siteUrl: 'https://careline.example',
    stripePublishableKey: 'pk_live_1',
    supportEmail: 'help@careline.example',
  });
  const { origin, close } = await serveCandidate(places, liveState(places));
  onTestFinished(close);
  const config = await (await fetch(`${origin}/config.json`)).json();
  expect(config).toMatchObject({ apiBaseUrl: '/backend', supportEmail: 'help@careline.example' });
  expect(config).toMatchObject({ healthUrl: '/_reports/health' });
  expect(config).not.toHaveProperty('stripePublishableKey');
});
