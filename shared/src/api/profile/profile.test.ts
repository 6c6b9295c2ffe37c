import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { fetchFresh } from '../fetch-fresh';
import { profileQuery } from '../queries';
import { fetchProfile } from './profile-calls';
import { readProfile } from './profile-reader';

const PROFILE = 'GET /professionals/profile';

describe('reading a profile', () => {
  it.each([
    ['profile', { profile: { id: 'p1', first_name: 'Ana' } }],
    ['Body', { Body: { id: 'p1', first_name: 'Ana' } }],
    ['body', { body: { id: 'p1', first_name: 'Ana' } }],
    ['the object itself', { id: 'p1', first_name: 'Ana' }],
    ['profile within Body', { Body: { profile: { id: 'p1', first_name: 'Ana' } } }],
    ['Pascal spelling', { Profile: { ID: 'p1', FirstName: 'Ana' } }],
  ])('R173: under %s', async (_place, answer) => {
    const { api } = createTestContext({ [PROFILE]: answer });
    await expect(fetchProfile(api)).resolves.toMatchObject({ id: 'p1', first_name: 'Ana', last_name: '' });
  });

  it.each([null, undefined, {}, { profile: null }, { profile: {} }, { message: 'none' }])(
    'a professional without a profile yet: %j',
    async (answer) => {
      const { api } = createTestContext({ [PROFILE]: answer });
      await expect(fetchProfile(api)).resolves.toBeNull();
    },
  );

  it('a profile that is not found is none, not a failure', async () => {
    const { api } = createTestContext({ [PROFILE]: failure(404, 'This account has no profile.') });
    await expect(fetchProfile(api)).resolves.toBeNull();
  });

  it.each([
    [{ personal_address_state: 'NY', personal_address_postal: '10001', personal_address_country: 'US' }],
    [{ state_province: 'NY', postal_code: '10001', country_code: 'US' }],
    [{ personal_address_state: null, stateProvince: 'NY', postalCode: '10001', CountryCode: 'US' }],
  ])('R69: state, postal and country under either name: %j', (address) => {
    expect(readProfile({ id: 'p1', ...address })).toMatchObject({
      personal_address_state: 'NY',
      personal_address_postal: '10001',
      personal_address_country: 'US',
    });
  });

  it('lists keep what they can: phones, personalized conditions, ids from the lists where none are sent', () => {
    const profile = readProfile({
      id: 'p1',
      skills: [{ id: 's1', name: 'Yoga' }, 'Cupping'],
      personalized_conditions: [
        {
          id: 'uc1',
          condition_id: 'c1',
          professional_id: 'p1',
          condition_details: { id: 'c1', name: 'Asthma' },
          active: false,
          personalized_short_description: 'short',
          personalized_long_description: 'long',
          associated_skills: [{ skill_id: 's1' }],
        },
      ],
      phone_numbers: [{ id: 'f1', phone_number: '+12125550100', is_verified: true, is_primary: false }],
    });
    expect(profile).toMatchObject({ skill_ids: ['s1', 'Cupping'], condition_ids: ['c1'], custom_conditions: [] });
    expect(profile?.phone_numbers).toEqual([
      { id: 'f1', phone_number: '+12125550100', is_verified: true, is_primary: false },
    ]);
    expect(profile?.personalized_conditions[0]).toEqual({
      id: 'uc1',
      condition_id: 'c1',
      professional_id: 'p1',
      condition_details: { name: 'Asthma' },
      active: false,
      personalized_short_description: 'short',
      personalized_long_description: 'long',
      associated_skills: [{ skill_id: 's1' }],
    });
  });

  it('F275: rows that join skills and conditions to the profile count by what they join, not by their own ids', () => {
    const profile = readProfile({
      id: 'p1',
      skills: [{ id: 'row-1', skill_id: 's1', name: 'Yoga' }],
      conditions: [{ Id: 'row-2', ConditionId: 'c1', ConditionDetails: { Id: 'c1', Name: 'Asthma' } }],
    });
    expect(profile).toMatchObject({ skill_ids: ['s1'], condition_ids: ['c1'] });
    expect(profile?.conditions).toEqual([{ id: 'c1', name: 'Asthma' }]);
  });

  it('R210: a body-less failure ends in the default text', async () => {
    const { api } = createTestContext({ [PROFILE]: failure(500) });
    expect((await failureOf(fetchProfile(api))).message).toBe('errors.fetchProfile');
  });

  it('R174: the forced-fresh mode asks although the cache is fresh', async () => {
    const context = createTestContext({ [PROFILE]: { id: 'p1' } });
    await context.queries.fetchQuery(profileQuery(context.api));
    await context.queries.fetchQuery(profileQuery(context.api));
    expect(context.server.calls).toHaveLength(1);
    await fetchFresh(context, profileQuery(context.api));
    expect(context.server.calls).toHaveLength(2);
  });
});
