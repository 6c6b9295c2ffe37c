import { failure } from '@careline/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cardiology, createAccountPlatform, PROFILE } from '../testing/account-platform';
import { openConditions, treated } from '../testing/conditions-site';
import { ConditionsPage } from './conditions-page';

describe('the conditions page', () => {
  it('R15 R74: shows each condition with its texts, state and skills', async () => {
    const site = await createAccountPlatform({
      answers: {
        [PROFILE]: {
          profile: { id: 'profile-1', skills: [cardiology], personalized_conditions: [treated] },
        },
        'GET /conditions': [],
      },
    });
    site.show(<ConditionsPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Conditions' })).toBeDefined();
    expect(await screen.findByText('Breathing freely')).toBeDefined();
    expect(screen.getByText('Twenty years with children who have asthma.')).toBeDefined();
    expect(screen.getByText('Cardiology')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Active: Asthma' }).getAttribute('aria-checked')).toBe('true');
  });

  it('F362: what cannot be loaded says so in a card, as what comes stands in one', async () => {
    const site = await createAccountPlatform({ answers: { [PROFILE]: failure(400) } });
    site.show(<ConditionsPage />);
    expect((await screen.findByText('We could not load the conditions you treat')).closest('section')).not.toBeNull();
  });

  it('F321: comes back where its user has signed in anew in another tab', async () => {
    const { platform, api } = await openConditions();
    const { session } = platform;
    const before = await screen.findByRole('switch');
    const asked = api.callsOf('GET /conditions').length;
    act(() => session.forget('other-user'));
    expect(before.isConnected).toBe(false);
    localStorage.setItem('careline.token', 'another');
    await act(() => session.initialise());
    await waitFor(() => expect(api.callsOf('GET /conditions')).toHaveLength(asked + 1));
    expect(await screen.findByRole('switch')).toBeDefined();
  });

  it('R27: asks for its data again on each entry, within the life of the cache', async () => {
    const site = await openConditions();
    const count = (call: string) => site.api.callsOf(call).length;
    const start = Date.now();
    const enter = (after: number) => {
      vi.spyOn(Date, 'now').mockImplementation(() => start + after);
      return site.navigation.navigate('/dashboard/conditions');
    };
    site.view.unmount();
    await enter(5_000);
    const page = site.show(<ConditionsPage />);
    await waitFor(() => expect([count(PROFILE), count('GET /conditions')]).toEqual([2, 2]));
    page.unmount();
    await enter(5_001);
    site.show(<ConditionsPage />);
    await waitFor(() => expect([count(PROFILE), count('GET /conditions')]).toEqual([3, 3]));
  });
});
