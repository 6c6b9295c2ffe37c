import { expect, it } from 'vitest';
import { addressSuite } from '../addresses/address.suite';
import { authSuite } from '../auth/auth.suite';
import { catalogueSuite } from '../catalogue/catalogue.suite';
import { idempotencySuite } from '../idempotency/idempotency.suite';
import { numberSuite } from '../numbers/number.suite';
import { paymentMethodSuite } from '../payment-methods/payment-method.suite';
import { profileSuite } from '../profile/profile.suite';
import { statisticsSuite } from '../statistics/statistics.suite';
import { billLinesSuite } from '../subscriptions/bill-lines.suite';
import { owedMoneySuite } from '../subscriptions/owed-money.suite';
import { reactivationSuite } from '../subscriptions/reactivation.suite';
import { subscriptionSuite } from '../subscriptions/subscription.suite';
import { listOperations } from './operations';
import { ownershipSuite } from './ownership.suite';
import { robustnessSuite } from './robustness.suite';
import type { TestApi } from './test-api';

/** The whole behaviour of the API, on whichever database `api` works with. */
export function everySuite(api: () => TestApi): void {
  for (const suite of [
    authSuite,
    catalogueSuite,
    profileSuite,
    addressSuite,
    paymentMethodSuite,
    subscriptionSuite,
    billLinesSuite,
    owedMoneySuite,
    reactivationSuite,
    numberSuite,
    statisticsSuite,
    idempotencySuite,
    ownershipSuite,
  ]) {
    suite(api);
  }

  it('has seen every call succeed and be refused', async () => {
    const unseen = (await listOperations(api())).flatMap(({ method, path }) => {
      const route = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      const wanted = path === '/health' ? [] : ['2', '4'];
      return wanted.filter((kind) => !api().seen.has(`${route} ${kind}`)).map((kind) => `${route} ${kind}xx`);
    });
    expect(unseen).toEqual([]);
  });

  // After the others, because what it sends would make their successes worthless.
  robustnessSuite(api);
}
