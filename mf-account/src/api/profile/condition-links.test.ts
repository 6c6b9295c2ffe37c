import { createTestContext } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { conditionLink, DEFAULT_LONG_DESCRIPTION, DEFAULT_SHORT_DESCRIPTION, putLinks } from './condition-links';

const SAVE = 'PUT /professionals/profile';

describe('linking conditions', () => {
  it('R176: plain ids are sent as they are, and skills only where given', async () => {
    const { api, server } = createTestContext({ [SAVE]: {} });
    await putLinks(api, ['c1']);
    expect(server.calls[0]?.body).toEqual({ body: { conditions_to_link: ['c1'] } });
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
});
