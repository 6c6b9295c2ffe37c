import { paymentMethodsQuery, subscriptionsQuery } from '@careline/shared/api';
import { failure } from '@careline/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registryOf, renderSiteAt } from '../testing/test-site';

const registry = registryOf('dashboard', { '/dashboard/billing': 'Billing', '/dashboard/statistics': 'Statistics' });
const path = '/dashboard/billing';
const never = () => new Promise<void>(() => {});
const navigation = () => screen.queryByRole('navigation', { name: 'Dashboard' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time pass, and the page show what came of it. */
function pass(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

it('F2: waiting on entry is put into words after 3 s, not before', async () => {
  await renderSiteAt({ path, registry, isEntering: true });
  await pass(2_900);
  expect(screen.queryByText('Still loading…')).toBeNull();
  await pass(100);
  expect(screen.getByText('Still loading…')).toBeDefined();
  expect(navigation()).toBeNull();
});

it('PD62: who was complete on this device has the navigation before the lists have come; nobody else has', async () => {
  await renderSiteAt({ path, registry, isEntering: true, knownComplete: 'user-1' });
  await pass(0);
  expect(navigation()).not.toBeNull();
  await pass(3_000);
  expect(screen.getByText(/^Still loading…/)).toBeDefined();
});

it('F2: a move that takes long says so after 3 s and stops with its end', async () => {
  const { waiting } = await renderSiteAt({ path, registry });
  let end = () => {};
  void waiting.watch(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  await pass(2_900);
  expect(screen.queryByText('Still loading…')).toBeNull();
  await pass(100);
  expect(screen.getByText('Still loading…')).toBeDefined();
  end();
  await pass(0);
  expect(screen.queryByText('Still loading…')).toBeNull();
});

it('F2: a move without an answer says that the page stays, and offers Retry and to leave it at that', async () => {
  const { waiting } = await renderSiteAt({ path, registry });
  const again = vi.fn(never);
  await act(async () => waiting.giveUp(again, false));
  expect(screen.getByRole('alert').textContent).toContain('You are still here, and what you typed is kept.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(again).toHaveBeenCalledOnce();
  await act(async () => waiting.giveUp(again, false));
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  // F101: to the page, not to nothing.
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('PD62: a quiet banner names what is missing, stays while it is asked for again, its Retry asks for all of it, and F101: leaves the focus to the page', async () => {
  const calls = ['GET /api/v1/payment-methods', 'GET /api/v1/phone-subscriptions'] as const;
  const { platform, api } = await renderSiteAt({
    path,
    registry,
    answers: Object.fromEntries(calls.map((call) => [call, failure(501, 'no')])),
  });
  await act(async () => {
    await platform.queries.prefetchQuery(paymentMethodsQuery(platform.api));
    await platform.queries.prefetchQuery(subscriptionsQuery(platform.api));
  });
  await pass(0);
  expect(screen.getByText(/Missing right now: your payment methods and your subscription\./)).toBeDefined();
  let answer = () => {};
  api.answer(
    calls[0],
    () =>
      new Promise((resolve) => {
        answer = () => resolve([]);
      }),
  );
  api.answer(calls[1], []);
  screen.getByRole('button', { name: 'Retry' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(screen.getByText(/Missing right now: your payment methods\./)).toBeDefined();
  answer();
  await pass(0);
  expect(screen.queryByText(/Missing right now/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
