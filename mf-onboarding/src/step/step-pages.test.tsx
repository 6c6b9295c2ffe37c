import { onboardingSteps } from '@careline/shared/api';
import { RemotePages } from '@careline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import declaration from '../../remote.manifest';
import { createOnboardingPlatform } from '../testing/onboarding-platform';

describe('the routes of onboarding', () => {
  it('are the six steps in the order of the rule', () => {
    expect(declaration.pages.map(({ path }) => path)).toEqual(onboardingSteps.map((step) => `/onboarding/${step}`));
  });

  const addresses = declaration.pages.flatMap((page) =>
    ['', '/es', '/ru'].map((prefix) => ({ ...page, address: prefix + page.path })),
  );
  it.each(addresses)(
    'R7 R12: $address shows its title and the widgets that the manifest names, in the onboarding layout',
    async ({ address, layout, title, widgets = [] }) => {
      const { platform, show } = await createOnboardingPlatform({ path: address });
      const mountWidget = vi.spyOn(platform.widgets, 'mount');
      show(<RemotePages pages={declaration.pages} />);
      const heading = platform.i18n.t(title, { ns: declaration.name });
      expect(heading).not.toBe(title);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
      await waitFor(() =>
        expect(mountWidget.mock.calls.map(([name]) => name)).toEqual(widgets.map(({ name }) => name)),
      );
      expect(layout).toBe('onboarding');
    },
  );
});
