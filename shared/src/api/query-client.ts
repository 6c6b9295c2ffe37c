import { QueryClient } from '@tanstack/react-query';
import { CACHE_TTL_MS } from './cache-ttl';

/** The one cache of a page (PL7, PD55): the API client alone retries, and loaded data do not vanish. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
