import { profileQuery } from '@careline/shared/api';
import { readProfile } from '@careline/shared/lists';
import { createTestContext, failure, failureOf } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { profileBody } from './profile-body';
import { updateProfile } from './profile-calls';

const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const SAVE = 'PUT /professionals/profile';

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
    expect((await failureOf(updateProfile(context, profileBody(null, {})))).key).toBe(
      'mf-account:errors.noProfileData',
    );
  });

  it('R210: a body-less failure ends in the default text', async () => {
    const context = createTestContext({ [SAVE]: failure(500) });
    const { message } = await failureOf(updateProfile(context, profileBody(null, {})));
    expect(message).toBe('mf-account:errors.updateProfile');
  });
});
