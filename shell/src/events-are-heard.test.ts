import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Platform } from '@careline/shared';
import { forwardingNumbersQuery, queryKeys } from '@careline/shared/api';
import { createTestPlatform } from '@careline/shared/testing';
import { expect, it } from 'vitest';
import { followChanges } from './follow-changes';
import { followFailures } from './follow-failures';
import { followSession } from './follow-session';
import { followHealth } from './health/follow-health';
import { shellTexts } from './texts/shell-texts';

type Bus = Platform['events'];

/** Every event of the catalogue: the compiler asks for a name that is missing here. */
const isHeard = (events: Bus): Readonly<Record<Parameters<Bus['isHeard']>[0], boolean>> => ({
  'session.signed-in': events.isHeard('session.signed-in'),
  'session.signed-out': events.isHeard('session.signed-out'),
  'profile.changed': events.isHeard('profile.changed'),
  'condition.changed': events.isHeard('condition.changed'),
  'address.changed': events.isHeard('address.changed'),
  'payment-method.changed': events.isHeard('payment-method.changed'),
  'subscription.changed': events.isHeard('subscription.changed'),
  'number.changed': events.isHeard('number.changed'),
  'number.purchase-failed': events.isHeard('number.purchase-failed'),
  'theme.changed': events.isHeard('theme.changed'),
  'locale.changed': events.isHeard('locale.changed'),
  'remote.mounted': events.isHeard('remote.mounted'),
  'remote.failed': events.isHeard('remote.failed'),
});

const root = join(import.meta.dirname, '../..');
const named = [...readFileSync(join(root, 'tsconfig.json'), 'utf8').matchAll(/"path": "([^"]+)"/g)];
/** Whether all remotes are here: an event may be heard by one alone. */
const isWhole = named.every(([, folder = '']) => existsSync(join(root, folder, 'tsconfig.json')));

/** What the remotes declare that events make stale; each remote's own test proves that it hears them. */
function readStaleTables(): string {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const declarations = remotes.map((name) => readFileSync(join(root, name, 'remote.manifest.ts'), 'utf8'));
  return declarations.map((text) => /\bstale: \{([^}]*)\}/.exec(text)?.[1] ?? '').join();
}

it.skipIf(!isWhole)('every event of the bus has somebody who hears it', async () => {
  const { platform } = await createTestPlatform({ owner: 'shell', texts: shellTexts });
  followSession(platform);
  followChanges(platform, () => true);
  followFailures(platform);
  followHealth({
    page: window,
    platform,
    buildId: '1',
    site: () => ({ location: platform.navigation.getSnapshot(), route: undefined, error: undefined }),
    releaseOf: () => undefined,
  });
  const stale = readStaleTables();
  const unheard = Object.entries(isHeard(platform.events)).filter(([, isIt]) => !isIt);
  expect(unheard.filter(([name]) => !stale.includes(`'${name}':`))).toEqual([]);
});

it('a change leads on from a step of onboarding, and leaves a page of the dashboard standing', async () => {
  const { platform, navigation } = await createTestPlatform({ owner: 'shell', texts: shellTexts });
  let isOnboarding = false;
  followChanges(platform, () => isOnboarding);
  platform.events.emit('number.changed', { id: 'n1', change: 'deleted' });
  expect(navigation.guardRuns()).toBe(0);
  isOnboarding = true;
  platform.events.emit('condition.changed', { change: 'linked' });
  expect(navigation.guardRuns()).toBe(1);
});

it('R57: who has given her last number back is led out of the dashboard', async () => {
  const { platform, navigation } = await createTestPlatform({ owner: 'shell', texts: shellTexts });
  followChanges(platform, () => false);
  const { queryKey } = forwardingNumbersQuery(platform.api, 'user-1');
  platform.queries.setQueryData(queryKey, []);
  platform.events.emit('number.changed', { id: 'n1', change: 'updated' });
  expect(navigation.guardRuns()).toBe(0);
  platform.events.emit('number.changed', { id: 'n1', change: 'deleted' });
  expect(navigation.guardRuns()).toBe(1);
});

it('a purchase that failed may have paused a subscription: all are asked for again', async () => {
  const { platform } = await createTestPlatform({ owner: 'shell', texts: shellTexts });
  followChanges(platform, () => false);
  platform.queries.setQueryData(queryKeys.subscriptions, { subscriptions: [] });
  platform.events.emit('number.purchase-failed', { phoneNumber: '+15035550114' });
  expect(platform.queries.getQueryState(queryKeys.subscriptions)?.isInvalidated).toBe(true);
});
