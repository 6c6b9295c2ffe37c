import { RemotePages } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import declaration from '../../remote.manifest';
import { TRANSACTIONS } from '../api/testing/bills';
import { createBillingPlatform, profile, subscription } from './billing-platform';

/** The bills of one phone at `address`. */
export async function openBills(address: string, bills: unknown) {
  const test = await createBillingPlatform({
    path: address,
    answers: {
      'GET /api/v1/phone-subscriptions': [subscription],
      'GET /professionals/profile': profile,
      [TRANSACTIONS]: bills,
      [`${TRANSACTIONS}/summary`]: {},
    },
  });
  test.show(<RemotePages pages={declaration.pages} />);
  return test;
}

/** The way on to another page. Not by its role, which takes seconds to look for among so many rows. */
export async function wayTo(words: string): Promise<HTMLElement> {
  return (await screen.findByText(words)).closest('a') ?? document.body;
}
