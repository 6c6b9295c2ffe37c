import { createTestContext, failure, failureOf } from '@careline/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { conditionSearchQuery } from './catalogue-queries';
import { searchConditions } from './condition-search';

const items = [{ id: 'x1', name: 'One' }];

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

  it('R211: where list and search fail without a body, the default text stands', async () => {
    const { api } = createTestContext({ 'GET /conditions': failure(500), 'GET /conditions/search': failure(500) });
    const { message } = await failureOf(searchConditions(api, { query: 'flu' }));
    expect(message).toBe('mf-account:errors.searchConditions');
  });
});
