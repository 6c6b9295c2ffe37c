import { profileQuery } from '@careline/shared/api';
import { createTestContext } from '@careline/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  conditionLink,
  DEFAULT_LONG_DESCRIPTION,
  DEFAULT_SHORT_DESCRIPTION,
  linkConditions,
  unlinkConditions,
} from './condition-links';

const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const PROFILE = 'GET /professionals/profile';
const SAVE = 'PUT /professionals/profile';

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
