import { createTestContext, failure, failureOf } from '@careline/shared/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchConditions, fetchSkills } from './catalogue-calls';

const item = { id: 'x1', name: 'One' };
const items = [item];

afterEach(() => {
  vi.useRealTimers();
});

describe('catalogues', () => {
  it.each([{ body: { skills: items } }, { Body: { skills: items } }, { skills: items }])(
    'R179: GET /skills?limit=1000 reads %j',
    async (answer) => {
      const { api, server } = createTestContext({ 'GET /skills': answer });
      await expect(fetchSkills(api)).resolves.toEqual(items);
      expect(server.calls[0]?.query).toEqual({ limit: '1000' });
    },
  );

  it.each([{ body: { conditions: items } }, { Body: { conditions: items } }, { conditions: items }])(
    'R180: GET /conditions?limit=3000 reads %j',
    async (answer) => {
      const { api, server } = createTestContext({ 'GET /conditions': answer });
      await expect(fetchConditions(api)).resolves.toEqual(items);
      expect(server.calls[0]?.query).toEqual({ limit: '3000' });
    },
  );

  it.each([
    ['GET /skills', fetchSkills],
    ['GET /conditions', fetchConditions],
  ])('R179 R180: %s is cancelled after 10 s and not repeated', async (name, fetchAll) => {
    vi.useFakeTimers();
    const { api, server } = createTestContext({ [name]: () => new Promise(() => {}) });
    const settled = vi.fn();
    const failing = failureOf(fetchAll(api));
    void failing.then(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await failing).code).toBe('timeout');
    expect(server.calls).toHaveLength(1);
  });

  it('R211: body-less failures end in the default texts', async () => {
    const { api } = createTestContext({
      'GET /skills': failure(500),
      'GET /conditions': failure(500),
    });
    expect((await failureOf(fetchSkills(api))).message).toBe('mf-account:errors.fetchSkills');
    expect((await failureOf(fetchConditions(api))).message).toBe('mf-account:errors.fetchConditions');
  });
});
