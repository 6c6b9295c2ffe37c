import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryNames } from '../platform/query-names';
import { heldBack } from '../testing/held-back';
import { failure } from '../testing/test-api';
import { createTestContext, failureOf } from '../testing/test-context';
import { fetchFresh } from './fetch-fresh';
import { addressesQuery, profileQuery } from './queries';
import { queryCatalogue } from './query-catalogue';
import { queryKeys } from './query-keys';

const ADDRESSES = 'GET /professionals/profile/addresses';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the cache', () => {
  it('R167: an answer serves for 60 s, then the server is asked again', async () => {
    const { api, queries, server } = createTestContext({ [ADDRESSES]: [] });
    await queries.fetchQuery(addressesQuery(api));
    vi.setSystemTime(Date.now() + 59_999);
    await queries.fetchQuery(addressesQuery(api));
    expect(server.calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await queries.fetchQuery(addressesQuery(api));
    expect(server.calls).toHaveLength(2);
  });

  it('F299: an answer that was on its way as it became stale does not count as new when it comes', async () => {
    const { answer, arrive } = heldBack();
    const { api, queries, server } = createTestContext({ [ADDRESSES]: answer });
    const coming = queries.fetchQuery(addressesQuery(api));
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    void queries.invalidateQueries({ queryKey: queryKeys.addresses });
    server.answer(ADDRESSES, [{ id: 'added' }]);
    await arrive([]);
    await coming;
    expect(await queries.fetchQuery(addressesQuery(api))).toMatchObject([{ id: 'added' }]);
    expect(server.calls).toHaveLength(2);
  });

  it('F127: an answer from before the clock was set back is no newer for that', async () => {
    const { api, queries, server } = createTestContext({ [ADDRESSES]: [] });
    await queries.fetchQuery(addressesQuery(api));
    vi.setSystemTime(Date.now() - 86_400_000);
    await queries.fetchQuery(addressesQuery(api));
    expect(server.calls).toHaveLength(2);
    vi.setSystemTime(Date.now() - 86_400_000);
    await fetchFresh({ api, queries }, addressesQuery(api));
    expect(server.calls).toHaveLength(3);
  });

  it('repeats nothing itself: a failing query costs the client’s two requests, a refused one a single one', async () => {
    const { api, queries, server } = createTestContext({
      [ADDRESSES]: failure(503),
      'GET /professionals/profile': failure(403),
    });
    await failureOf(queries.fetchQuery(addressesQuery(api)));
    expect(server.calls).toHaveLength(2);
    await failureOf(queries.fetchQuery(profileQuery(api)));
    expect(server.calls).toHaveLength(3);
  });

  it('fails at once without a connection instead of waiting for one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api, queries } = createTestContext({ [ADDRESSES]: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect((await failureOf(queries.fetchQuery(addressesQuery(api)))).code).toBe('network');
  });

  it('the catalogue names every query that a manifest may name, under keys of their own', () => {
    const { api } = createTestContext();
    const keys = queryNames.map((name) => JSON.stringify(queryCatalogue[name]({ api, userId: 'u1' }).queryKey));
    expect(new Set(keys).size).toBe(queryNames.length);
    expect(keys[0]).toBe('["profile"]');
  });
});
