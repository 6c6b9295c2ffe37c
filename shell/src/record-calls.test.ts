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
  for (const name of [...guards, ...guardsOfComplete]) expect(queries).toHaveProperty([name]);
});
