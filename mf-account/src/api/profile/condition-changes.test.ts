import { type Profile, profileQuery } from '@careline/shared/api';
import { createTestPlatform, failure, type TestPlatform } from '@careline/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '../../texts';
import { linkConditions, unlinkConditions } from './condition-changes';
import { conditionLink } from './condition-links';

const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const PROFILE = 'GET /professionals/profile';
const SAVE_PROFILE = 'PUT /professionals/profile';
const linked = { id: 'p1', personalized_conditions: [{ id: 'link-1', ...conditionLink({ condition_id: 'c1' }) }] };
const apply = (profile: Profile) => profile;

function cached({ api, queries }: TestPlatform['platform']): Profile | null | undefined {
  return queries.getQueryData(profileQuery(api).queryKey);
}

describe('linking conditions', () => {
  it('R154 R176 R178: links a whole entry with the default descriptions, then fetches the profile again', async () => {
    const { platform, api } = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [SAVE_PROFILE]: {}, [PROFILE]: { id: 'p1', first_name: 'after' } },
    });
    platform.queries.setQueryData(profileQuery(platform.api).queryKey, null);
    await linkConditions(platform, { links: [conditionLink({ condition_id: 'c1' })], skillIds: [uuid], apply });
    expect(api.calls.map((call) => call.method).slice(-2)).toEqual(['PUT', 'GET']);
    expect(api.callsOf(SAVE_PROFILE)[0]?.body).toEqual({
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
    expect(cached(platform)?.first_name).toBe('after');
  });

  it('adding several in a row ends in the last profile, and none of them fails', async () => {
    const { platform, api } = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [SAVE_PROFILE]: {}, [PROFILE]: { id: 'p1', first_name: 'before' } },
    });
    await platform.queries.fetchQuery(profileQuery(platform.api));
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.answer(PROFILE, () => slow.then(() => ({ id: 'p1', first_name: 'stale' })));
    const first = linkConditions(platform, { links: ['c1'], apply });
    await vi.waitFor(() => expect(api.callsOf(PROFILE)).toHaveLength(2));
    api.answer(PROFILE, { id: 'p1', first_name: 'after both' });
    await linkConditions(platform, { links: ['c2'], apply });
    release();
    await first;
    expect(cached(platform)?.first_name).toBe('after both');
  });

  it('is told once the cache has it, also where the profile cannot be fetched afterwards', async () => {
    const { platform, api } = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [SAVE_PROFILE]: {}, [PROFILE]: { id: 'p1', first_name: 'before' } },
    });
    await platform.queries.fetchQuery(profileQuery(platform.api));
    const told: unknown[] = [];
    platform.events.on('condition.changed').subscribe(() => told.push(cached(platform)?.first_name));
    api.answer(PROFILE, { id: 'p1', first_name: 'fetched' });
    await linkConditions(platform, { links: ['c1'], apply });
    api.answer(PROFILE, failure(400));
    await linkConditions(platform, { links: ['c2'], apply: (profile) => ({ ...profile, first_name: 'applied' }) });
    expect(told).toEqual(['fetched', 'applied']);
  });

  it('R177 R178: unlinks by id, then fetches the profile again', async () => {
    const { platform, api } = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [SAVE_PROFILE]: undefined, [PROFILE]: {} },
    });
    await unlinkConditions(platform, { ids: ['c1'], apply });
    expect(api.callsOf(SAVE_PROFILE)[0]?.body).toEqual({ body: { conditions_to_unlink: ['c1'] } });
    expect(api.callsOf(PROFILE)).toHaveLength(1);
  });
});

describe('a change of a condition whose answer got lost', () => {
  it('F4: counts as done, is sent once and told once where the profile has it', async () => {
    const { platform, api } = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [PROFILE]: linked, [SAVE_PROFILE]: failure(504) },
    });
    const told: unknown[] = [];
    platform.events.on('condition.changed').subscribe((event) => told.push(event));
    await linkConditions(platform, { links: [conditionLink({ condition_id: 'c1' })], apply });
    expect(cached(platform)?.personalized_conditions).toHaveLength(1);
    expect(api.callsOf(SAVE_PROFILE)).toHaveLength(1);
    expect(api.callsOf(PROFILE)).toHaveLength(1);
    expect(told).toMatchObject([{ change: 'linked' }]);
  });

  it.each([
    ['without the condition', { id: 'p1' }],
    ['with the condition as it was before', linked],
  ])('F4: fails, and says that nothing was changed, where the profile comes %s', async (_case, profile) => {
    const { platform } = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [PROFILE]: profile, [SAVE_PROFILE]: failure(504) },
    });
    const told = vi.fn();
    platform.events.on('condition.changed').subscribe(told);
    const link = conditionLink({ condition_id: 'c1', active: false });
    await expect(linkConditions(platform, { links: [link], apply })).rejects.toThrow(
      'Failed to update profile We checked: nothing was changed, so you can try again.',
    );
    expect(told).not.toHaveBeenCalled();
  });

  it('F4: taking away counts as done where the profile no longer has it', async () => {
    const { platform, api } = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [PROFILE]: linked, [SAVE_PROFILE]: failure(504) },
    });
    await expect(unlinkConditions(platform, { ids: ['c1'], apply })).rejects.toThrow('nothing was changed');
    api.answer(PROFILE, { id: 'p1' });
    await expect(unlinkConditions(platform, { ids: ['c1'], apply })).resolves.toBeUndefined();
    expect(cached(platform)?.personalized_conditions).toEqual([]);
  });
});
