import { subscriptionStatuses } from '@careline/shared/lists';
import { expect, it } from 'vitest';
import { canCreateForwarding } from './can-create-forwarding';

it('R115: forwarding numbers may be created only when active', () => {
  expect(subscriptionStatuses.filter((status) => canCreateForwarding({ status }))).toEqual(['active']);
  expect(canCreateForwarding(undefined)).toBe(false);
});
