import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { subscription } from '../testing/billing-platform';
import { click, findButton, LIST, openSubscriptionPanel } from '../testing/subscription-panel';

it('F297 F424: “Check again” that leaves with what it asked about leaves the focus with what can be done now', async () => {
  const { api } = await openSubscriptionPanel({ [LIST]: [{ ...subscription, status: 'past_due' }] });
  (await findButton('Check again')).focus();
  api.answer(LIST, [subscription]);
  await click('Check again');
  await screen.findByText('Subscription active. You can create forwarding numbers.');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(await findButton('Pause'))).toBe(true);
  expect(screen.getByText('Paid. Nothing is due anymore.').role).toBe('status');
});

it('F297 F424: “Check again” keeps the focus where nothing has changed', async () => {
  const { api } = await openSubscriptionPanel({ [LIST]: [{ ...subscription, status: 'past_due' }] });
  const button = await findButton('Check again');
  button.focus();
  await click('Check again');
  await expect.poll(() => api.callsOf(LIST)).toHaveLength(2);
  await expect.poll(() => button.dataset.busy).toBeUndefined();
  expect(document.activeElement).toBe(button);
  expect(screen.getByText('Payment is still due. We checked just now.').role).toBe('status');
});

it('F454: nothing is called paid that was cancelled meanwhile', async () => {
  const { api } = await openSubscriptionPanel({ [LIST]: [{ ...subscription, status: 'past_due' }] });
  await findButton('Check again');
  api.answer(LIST, [{ ...subscription, status: 'cancelled' }]);
  await click('Check again');
  await findButton('Reactivate for $19.00 today');
  expect(screen.queryByText(/^Paid\./)).toBeNull();
});

it('F454: what “Check again” has said leaves with the next question', async () => {
  const { api } = await openSubscriptionPanel({ [LIST]: [{ ...subscription, status: 'past_due' }] });
  await findButton('Check again');
  api.answer(LIST, [subscription]);
  await click('Check again');
  await screen.findByText('Paid. Nothing is due anymore.');
  await click('Pause');
  await expect.poll(() => screen.queryByText(/^Paid\./)).toBeNull();
});
