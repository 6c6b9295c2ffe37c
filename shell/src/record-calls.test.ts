import { onboardingQueries } from '@careline/shared/host';
import { createTestContext } from '@careline/shared/testing';
import { expect, it } from 'vitest';
import { recordCalls } from './record-calls';

it('writes down what the site asks for as it is entered, with a mark for the user', async () => {
  const { session, queries, guards, guardsOfComplete } = await recordCalls();
  expect(session).toBe('/auth/validate');
  expect(queries).toMatchInlineSnapshot(`
    {
      "addresses": "/professionals/profile/addresses",
      "forwarding-numbers": "/api/v1/twilio/phones/~user~",
      "payment-methods": "/api/v1/payment-methods",
      "profile": "/professionals/profile",
      "subscriptions": "/api/v1/phone-subscriptions",
    }
  `);
  expect(guards).toEqual(['profile', 'addresses', 'payment-methods', 'subscriptions']);
  expect(guardsOfComplete).toEqual(['forwarding-numbers']);
});

it('each list that the guards judge by is among the early calls', async () => {
  const { guards, guardsOfComplete } = await recordCalls();
  const judged = onboardingQueries(createTestContext().api, 'u1');
  expect([...guards, ...guardsOfComplete]).toHaveLength(Object.keys(judged).length);
});
