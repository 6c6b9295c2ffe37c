import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { CACHE_TTL_MS } from './cache-ttl';

/** The one cache of a page (PL7, PD55): the API client alone retries, and loaded data do not vanish. */
export function createQueryClient(): QueryClient {
  return new PageQueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // 'online', the default, pauses without a connection instead of failing.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // An answer of a time to come is of a clock that was wrong: it would be new until that time.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : CACHE_TTL_MS),
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

/** An answer that was on its way as it became stale is of before, and the library would count it as new: it is asked for again once it has come. */
class PageQueryClient extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options: InvalidateOptions = {}): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .map((query) => ({ query, promise: query.promise }));
    const done = super.invalidateQueries(filters, options);
    if (options.cancelRefetch === false) return done;
    for (const { query, promise } of underWay) {
      // What has data is begun anew where it is on screen.
      if (promise === undefined || query.promise !== promise) continue;
      const again = () =>
        super.invalidateQueries({
          queryKey: query.queryKey,
          exact: true,
          refetchType: filters.refetchType ?? 'active',
        });
      void promise.then(again, again);
    }
    return done;
  }
}
