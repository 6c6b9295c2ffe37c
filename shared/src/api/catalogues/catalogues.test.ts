import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { conditionSearchQuery } from '../queries';
import { fetchConditions, fetchSkills } from './catalogue-calls';
import { searchConditions } from './condition-search';

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
      'GET /conditions/search': failure(500),
    });
    expect((await failureOf(fetchSkills(api))).message).toBe('errors.fetchSkills');
    expect((await failureOf(fetchConditions(api))).message).toBe('errors.fetchConditions');
    expect((await failureOf(searchConditions(api, { query: 'flu' }))).message).toBe('errors.searchConditions');
  });
});

describe('condition search', () => {
  it.each([{ Body: { conditions: items } }, { conditions: items }, items])(
    'R147 R181 R184: sends limit 50 and the trimmed text, and reads %j',
    async (answer) => {
      const { api, server } = createTestContext({ 'GET /conditions/search': answer });
      await expect(searchConditions(api, { query: '  flu ' })).resolves.toEqual(items);
      expect(server.calls[0]?.query).toEqual({ limit: '50', q: 'flu' });
    },
  );

  it.each(['', '   '])('R148 R183: %j lists instead of searching', async (query) => {
    const { api, server } = createTestContext({ 'GET /conditions': items });
    await expect(searchConditions(api, { query, limit: 20 })).resolves.toEqual(items);
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.query).toEqual({ limit: '20' });
  });

  it('R182: a failed search falls back to the list’s own filter', async () => {
    const { api, server } = createTestContext({
      'GET /conditions/search': failure(404),
      'GET /conditions': { conditions: items },
    });
    await expect(searchConditions(api, { query: 'flu' })).resolves.toEqual(items);
    expect(server.calls.map((call) => [call.path, call.query])).toEqual([
      ['/conditions/search', { limit: '50', q: 'flu' }],
      ['/conditions', { limit: '50', search: 'flu' }],
    ]);
  });

  it('a search that was given up does not fall back', async () => {
    const { api, queries, server } = createTestContext({ 'GET /conditions/search': () => new Promise(() => {}) });
    const options = conditionSearchQuery(api, 'flu');
    const searching = queries.fetchQuery(options).catch(() => 'given up');
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    await queries.cancelQueries({ queryKey: options.queryKey });
    await expect(searching).resolves.toBe('given up');
    expect(server.calls).toHaveLength(1);
  });
});
