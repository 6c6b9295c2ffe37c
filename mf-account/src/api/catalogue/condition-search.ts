import { type ApiClient, ApiError, callAndRead } from '@careline/shared/api';
import type { CatalogueItem } from '@careline/shared/lists';
import { readConditions } from './catalogue-calls';

const CONDITION_SEARCH_LIMIT = 50;

export interface ConditionSearch {
  readonly query: string;
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * GET /conditions/search, or the plain list where nothing was typed; a failed search falls back to the list's own filter
 * (R182). Throws ApiError once both have failed.
 */
export async function searchConditions(api: ApiClient, search: ConditionSearch): Promise<readonly CatalogueItem[]> {
  const text = search.query.trim();
  const limit = search.limit ?? CONDITION_SEARCH_LIMIT;

  function ask(path: string, asked: Readonly<Record<string, string | number>>): Promise<readonly CatalogueItem[]> {
    const { signal } = search;
    return callAndRead(
      api,
      { method: 'GET', path, query: asked, signal, defaultError: 'mf-account:errors.searchConditions' },
      // A search answer has the shapes of a conditions answer, or is a bare array.
      readConditions,
    );
  }

  if (text === '') return ask('/conditions', { limit });
  try {
    return await ask('/conditions/search', { limit, q: text });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'aborted') throw error;
    return ask('/conditions', { limit, search: text });
  }
}
