import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscription } from '../testing/billing-platform';
import { click, findButton, LIST, openSubscriptionPanel, prices } from '../testing/subscription-panel';

const inAMonth = 'is charged $19.00 today and then every month, next on Dec\u00a023,\u00a02026.';

/** What the question says before a subscription is reactivated by the button of this name. */
async function questionOf(changes: object, button: string, numbers: readonly object[] = []): Promise<string | null> {
  await openSubscriptionPanel({ [LIST]: [{ ...subscription, ...changes }] }, { config: { prices }, numbers });
  await findButton(button);
  await click(button);
  return (await screen.findByRole('alertdialog')).textContent;
}

// What the reference API charges is held by reference-api/src/subscriptions/owed-money.suite.ts.
describe('reactivating', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  it('F34: asks for the set-up fee too where the subscription was cancelled before anything was paid', async () => {
    const question = await questionOf({ status: 'cancelled', end_date: null }, 'Reactivate for $24.00 today');
    expect(question).toContain(inAMonth);
    expect(question).toContain('$5.00 for the one-time setup, which has not been paid yet');
    cleanup();
    const paid = await questionOf(
      { status: 'cancelled', end_date: '2026-11-20T12:00:00Z' },
      'Reactivate for $19.00 today',
    );
    expect(paid).not.toContain('setup');
  });

  it('F34: names no amount on the button where the price is not the one that the set-up fee belongs to', async () => {
    const changes = { status: 'cancelled', end_date: null, monthly_fee: 25 };
    expect(await questionOf(changes, 'Reactivate')).toContain('is charged $25.00 today');
  });

  it('F28: within the paid time nothing is charged before its end; past it a month is, and the minutes of that time', async () => {
    const within = await questionOf({ status: 'paused', end_date: '2026-12-04T12:00:00Z' }, 'Reactivate');
    expect(within).toContain('nothing is charged today: the time until Dec\u00a04,\u00a02026 is paid for');
    expect(within).not.toContain('minutes');
    cleanup();
    const past = await questionOf({ status: 'paused', end_date: '2026-11-04T12:00:00Z' }, 'Reactivate');
    expect(past).toContain(inAMonth);
    expect(past).toContain('Call minutes until Nov\u00a04,\u00a02026');
  });

  it('F38: numbers that cost something are charged with it, so that the button names no amount', async () => {
    const cancelled = { status: 'cancelled', end_date: '2026-11-20T12:00:00Z' };
    const number = { id: 'number-1', phone_number: '+12025550112' };
    const question = await questionOf(cancelled, 'Reactivate', [{ ...number, was_recycled: false }]);
    expect(question).toContain(inAMonth);
    expect(question).toContain('If you have numbers under this subscription, they are charged with it');
    cleanup();
    const free = await questionOf(cancelled, 'Reactivate for $19.00 today', [{ ...number, was_recycled: true }]);
    expect(free).not.toContain('numbers');
  });
});
