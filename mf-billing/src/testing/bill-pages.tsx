import { RemotePages, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import declaration from '../../remote.manifest';
import { TRANSACTIONS } from '../api/testing/bills';
import { createBillingPlatform, profile, subscription } from './billing-platform';

export const INVOICES = '/dashboard/billing/invoices';
export const SUMMARY = `${TRANSACTIONS}/summary`;

export const transaction = {
  id: 'tr-1',
  type: 'subscription_fee',
  status: 'succeeded',
  amount: 19,
  currency: 'USD',
  description: 'First month',
  created_at: '2026-01-05T12:00:00Z',
};

/** The bills of one phone at `address`. */
export async function openBills(
  address: string,
  bills: unknown,
  others: TestPlatformOptions['answers'] = {},
): Promise<TestPlatform> {
  const test = await createBillingPlatform({
    path: address,
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /professionals/profile': profile,
      [TRANSACTIONS]: bills,
      [SUMMARY]: {},
      ...others,
    },
  });
  test.show(<RemotePages pages={declaration.pages} />);
  await screen.findByRole('heading', { level: 1 });
  return test;
}

/** The row of the list in which `text` stands. */
export async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (row === null) throw new Error(`No row holds "${text}".`);
  return row;
}

/** The way on to another page. Not by its role, which takes seconds to look for among so many rows. */
export async function wayTo(words: string): Promise<HTMLElement> {
  return (await screen.findByText(words)).closest('a') ?? document.body;
}
