import { onboardingSteps } from '@careline/shared/api';
import { createTestPlatform } from '@careline/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import manifest from '../remote.manifest';
import { App } from './app';
import { texts } from './texts';

afterEach(cleanup);

describe('the routes of onboarding', () => {
  it('are the six steps in the order of the rule', () => {
    expect(manifest.routes.map(({ path }) => path)).toEqual(onboardingSteps.map((step) => `/onboarding/${step}`));
  });

  const addresses = manifest.routes.flatMap((route) =>
    ['', '/es', '/ru'].map((prefix) => ({ ...route, address: prefix + route.path })),
  );
  it.each(addresses)(
    'R7 R12: $address shows its title and the widgets that the manifest names, in the onboarding layout',
    async ({ address, layout, title, widgets }) => {
      const { platform, show } = await createTestPlatform({ path: address, owner: manifest.name, texts });
      const mountWidget = vi.spyOn(platform.widgets, 'mount');
      show(<App />);
      const heading = platform.i18n.t(title, { ns: manifest.name });
      expect(heading).not.toBe(title);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
      await waitFor(() => expect(mountWidget.mock.calls.map(([name]) => name)).toEqual(widgets));
      expect(layout).toBe('onboarding');
    },
  );
});
