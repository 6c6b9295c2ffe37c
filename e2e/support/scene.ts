import type { ReferenceClient } from './reference-client';

/** The six steps in their order (R12); a scene is "everything before this step is done". */
const steps = [
  'profile',
  'business-address',
  'conditions',
  'payment-methods',
  'subscription',
  'twilio-numbers',
] as const;
export type Step = (typeof steps)[number] | 'complete';

/** Brings an account so far that `step` is the one to do now. */
export async function bringTo(client: ReferenceClient, step: Step): Promise<void> {
  const until = step === 'complete' ? steps.length : steps.indexOf(step);
  for (const done of steps.slice(0, until)) await complete[done](client);
}

const complete: Readonly<Record<(typeof steps)[number], (client: ReferenceClient) => Promise<void>>> = {
  profile: async (client) => {
    const { body } = await client.call('GET', '/skills?limit=1000');
    await client.call('PUT', '/professionals/profile', {
      body: {
        first_name: 'Vera',
        last_name: 'Lind',
        description: 'Physiotherapist for people who sit too much.',
        personal_address_street1: '12 Harbour Street',
        personal_address_city: 'Portland',
        personal_address_state: 'OR',
        personal_address_postal: '97201',
        personal_address_country: 'US',
        skill_ids: [body.skills[0].id],
      },
    });
  },
  'business-address': async (client) => {
    await client.call('POST', '/professionals/profile/addresses', {
      street1: '12 Harbour Street',
      city: 'Portland',
      state_province: 'OR',
      postal_code: '97201',
      country_code: 'US',
      is_primary: true,
    });
  },
  conditions: async (client) => {
    const { Body } = await client.call('GET', '/conditions?limit=1');
    await client.call('PUT', '/professionals/profile', {
      body: {
        conditions_to_link: [
          {
            condition_id: Body.conditions[0].id,
            personalized_short_description: 'I specialize in treating this condition',
            personalized_long_description: 'I have experience with it.',
            active: true,
            associated_skills: [],
          },
        ],
      },
    });
  },
  'payment-methods': async (client) => {
    await client.call('POST', '/api/v1/payment-methods', {
      type: 'card',
      last_four: '4242',
      brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      stripe_payment_method_id: `pm_${client.account.email}`,
      is_default: true,
    });
  },
  subscription: async (client) => {
    const { profile } = await client.call('GET', '/professionals/profile');
    await client.call('POST', '/api/v1/phone-subscriptions', { phone_number_id: profile.phone_numbers[0].id });
  },
  'twilio-numbers': async (client) => {
    const { profile } = await client.call('GET', '/professionals/profile');
    const found = await client.call('POST', '/api/v1/twilio/phones', { action: 'search', country: 'US', limit: 20 });
    await buyOneOf(client, found.data, profile.phone_numbers[0].phone_number);
  },
};

/** The first that nobody has bought since the search: other tests buy at the same time. */
async function buyOneOf(client: ReferenceClient, found: { phone_number: string }[], target: string): Promise<void> {
  const [first, ...others] = found;
  const body = { phone_number: first?.phone_number, forward_to_number: target };
  await client.call('POST', '/api/v1/twilio/phones', body).catch((error: unknown) => {
    if (others.length === 0) throw error;
    return buyOneOf(client, others, target);
  });
}
