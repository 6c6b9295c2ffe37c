import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { profileQuery } from '../queries';
import {
  conditionLink,
  DEFAULT_LONG_DESCRIPTION,
  DEFAULT_SHORT_DESCRIPTION,
  linkConditions,
  unlinkConditions,
} from './condition-links';
import { fetchProfile } from './profile-calls';
import { refreshProfile, updateProfile } from './profile-changes';
import { readProfile } from './profile-reader';
import { profileBody } from './profile-update';

const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const PROFILE = 'GET /professionals/profile';
const SAVE = 'PUT /professionals/profile';

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
});

describe('saving a profile', () => {
  it('R175: PUT wraps every field in a body object and reads the profile', async () => {
    const context = createTestContext({ [SAVE]: { profile: { id: 'p1', first_name: 'Eva' } } });
    context.queries.setQueryData(profileQuery(context.api).queryKey, null);
    const saved = await updateProfile(context, profileBody(null, { first_name: 'Eva', email: 'eva@example.org' }));
    expect(saved.first_name).toBe('Eva');
    expect(context.queries.getQueryData(profileQuery(context.api).queryKey)).toEqual(saved);
    expect(context.server.calls[0]?.body).toEqual({
      body: {
        email: 'eva@example.org',
        first_name: 'Eva',
        last_name: '',
        middle_name: '',
        description: '',
        organization_name: '',
        photo_url: '',
        personal_address_street1: '',
        personal_address_street2: '',
        personal_address_city: '',
        personal_address_state: '',
        personal_address_postal: '',
        personal_address_country: '',
        skill_ids: [],
        condition_ids: [],
        custom_conditions: [],
      },
    });
  });

  it('what a form leaves out stays as it was', () => {
    const profile = readProfile({ id: 'p1', last_name: 'Ruiz', skill_ids: [uuid], custom_conditions: ['rare'] });
    expect(profileBody(profile ?? null, { first_name: 'Ana', last_name: '' })).toMatchObject({
      first_name: 'Ana',
      last_name: '',
      skill_ids: [uuid],
      custom_conditions: ['rare'],
    });
  });

  it('R143: a photo_url of 2049 characters becomes the default image, one of 2048 stays', () => {
    const longest = 'x'.repeat(2048);
    expect(profileBody(null, { photo_url: longest }).photo_url).toBe(longest);
    expect(profileBody(null, { photo_url: `${longest}x` }).photo_url).toBe('/images/default-profile.png');
  });

  it('R145: ids that are not UUID-shaped are dropped', () => {
    const ids = [uuid, uuid.toUpperCase(), '1', `${uuid}0`, '', 'Yoga'];
    expect(profileBody(null, { skill_ids: ids, condition_ids: ids })).toMatchObject({
      skill_ids: [uuid, uuid.toUpperCase()],
      condition_ids: [uuid, uuid.toUpperCase()],
    });
  });

  it('R146: custom_conditions defaults to an empty list', () => {
    expect(profileBody(null, {}).custom_conditions).toEqual([]);
  });

  it.each([undefined, {}, { profile: null }])('R210: an update answered %j brought no profile', async (answer) => {
    const context = createTestContext({ [SAVE]: answer });
    expect((await failureOf(updateProfile(context, profileBody(null, {})))).key).toBe('noProfileData');
  });

  it('R210: body-less failures end in the default texts', async () => {
    const context = createTestContext({ [PROFILE]: failure(500), [SAVE]: failure(500) });
    expect((await failureOf(fetchProfile(context.api))).message).toBe('errors.fetchProfile');
    expect((await failureOf(updateProfile(context, profileBody(null, {})))).message).toBe('errors.updateProfile');
  });

  it('R174: the forced-fresh mode asks although the cache is fresh', async () => {
    const context = createTestContext({ [PROFILE]: { id: 'p1' } });
    await context.queries.fetchQuery(profileQuery(context.api));
    await context.queries.fetchQuery(profileQuery(context.api));
    expect(context.server.calls).toHaveLength(1);
    await refreshProfile(context);
    expect(context.server.calls).toHaveLength(2);
  });
});

describe('linking conditions', () => {
  it('R154 R176 R178: links a whole entry with the default descriptions, then fetches the profile again', async () => {
    const context = createTestContext({ [SAVE]: {}, [PROFILE]: { id: 'p1', first_name: 'after' } });
    context.queries.setQueryData(profileQuery(context.api).queryKey, null);
    const profile = await linkConditions(context, [conditionLink({ condition_id: 'c1' })], [uuid]);
    expect(context.server.calls.map((call) => call.method)).toEqual(['PUT', 'GET']);
    expect(context.server.calls[0]?.body).toEqual({
      body: {
        conditions_to_link: [
          {
            condition_id: 'c1',
            personalized_short_description: 'I specialize in treating this condition',
            personalized_long_description:
              'I have experience and expertise in providing care for patients with this condition.',
            active: true,
            associated_skills: [],
          },
        ],
        skill_ids: [uuid],
      },
    });
    expect(profile?.first_name).toBe('after');
    expect(context.queries.getQueryData(profileQuery(context.api).queryKey)).toEqual(profile);
  });

  it('R176: plain ids are sent as they are, and skills only where given', async () => {
    const context = createTestContext({ [SAVE]: {}, [PROFILE]: {} });
    await linkConditions(context, ['c1']);
    expect(context.server.calls[0]?.body).toEqual({ body: { conditions_to_link: ['c1'] } });
  });

  it('adding several in a row ends in the last profile, and none of them fails', async () => {
    const context = createTestContext({ [SAVE]: {}, [PROFILE]: { id: 'p1', first_name: 'before' } });
    await context.queries.fetchQuery(profileQuery(context.api));
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    context.server.answer(PROFILE, () => slow.then(() => ({ id: 'p1', first_name: 'stale' })));
    const first = linkConditions(context, ['c1']);
    await vi.waitFor(() => expect(context.server.callsOf(PROFILE)).toHaveLength(2));
    context.server.answer(PROFILE, { id: 'p1', first_name: 'after both' });
    await linkConditions(context, ['c2']);
    release();
    await first;
    expect(context.queries.getQueryData(profileQuery(context.api).queryKey)?.first_name).toBe('after both');
  });

  it('own words and an inactive mark are kept', () => {
    const own = { condition_id: 'c1', personalized_short_description: 'Mine', active: false };
    expect(conditionLink(own)).toMatchObject({
      personalized_short_description: 'Mine',
      personalized_long_description: DEFAULT_LONG_DESCRIPTION,
      active: false,
    });
    expect(conditionLink({ ...own, personalized_short_description: ' ' }).personalized_short_description).toBe(
      DEFAULT_SHORT_DESCRIPTION,
    );
  });

  it('R177 R178: unlinks by id, then fetches the profile again', async () => {
    const context = createTestContext({ [SAVE]: undefined, [PROFILE]: {} });
    await unlinkConditions(context, ['c1']);
    expect(context.server.calls[0]?.body).toEqual({ body: { conditions_to_unlink: ['c1'] } });
    expect(context.server.callsOf(PROFILE)).toHaveLength(1);
  });
});
