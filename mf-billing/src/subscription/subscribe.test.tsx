import { failure } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profile, subscription } from '../testing/billing-platform';
import { click, findButton, LIST, openSubscriptionPanel, POST } from '../testing/subscription-panel';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('subscribing', () => {
  it('R150 R194: a double click sends one POST with the verified primary phone alone', async () => {
    const { api, platform } = await openSubscriptionPanel({ [POST]: { data: subscription } });
    const changes: unknown[] = [];
    platform.events.on('subscription.changed').subscribe((change) => changes.push(change));
    const subscribe = await findButton('Subscribe');
    fireEvent.click(subscribe);
    fireEvent.click(subscribe);
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST).map((call) => call.body)).toEqual([{ phone_number_id: 'phone-1' }]);
    expect(changes).toEqual([{ id: 'sub-1', status: 'active' }]);
  });

  it('R150 R215 R222: without a phone the rule is said and nothing is sent', async () => {
    const { api } = await openSubscriptionPanel({ 'GET /professionals/profile': { ...profile, phone_numbers: [] } });
    await click('Subscribe');
    expect(await screen.findByText('Provide exactly one phone number identifier')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('sends nothing where another tab has subscribed the phone meanwhile, and shows it', async () => {
    const { api } = await openSubscriptionPanel({ [POST]: subscription });
    const subscribe = await findButton('Subscribe');
    api.answer(LIST, [subscription]);
    fireEvent.click(subscribe);
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('waits for a tab that is subscribing the same phone', async () => {
    let release: () => void = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    const locks = { request: async (_name: string, action: () => Promise<unknown>) => other.then(action) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    const { api } = await openSubscriptionPanel({ [POST]: subscription });
    await click('Subscribe');
    api.answer(LIST, [subscription]);
    await act(async () => release());
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('after a lost answer looks the outcome up and shows it; nothing is sent twice', async () => {
    const { api } = await openSubscriptionPanel({
      [POST]: () => {
        api.answer(LIST, [subscription]);
        return failure(504);
      },
    });
    await click('Subscribe');
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(1);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('after a time-out that changed nothing says that it was looked up', async () => {
    const { api } = await openSubscriptionPanel({ [POST]: () => new Promise(() => {}) });
    const subscribe = await findButton('Subscribe');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(subscribe);
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByText(/took too long to answer.*We checked: nothing was changed/)).toBeTruthy();
    expect(await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.')).toBeTruthy();
  });

  it('R215 R222: says that it failed', async () => {
    await openSubscriptionPanel({ [POST]: failure(400) });
    await click('Subscribe');
    expect(await screen.findByText('Failed to create subscription')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});
