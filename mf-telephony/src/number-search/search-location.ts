import type { NumberSearch } from '../api/numbers/number-requests';

/** What the search form holds; the names are the API's. */
export interface SearchValues {
  readonly area_code: string;
  readonly contains: string;
  readonly include_recycled: boolean;
}

/** The address keeps the search, so that reload, back and a shared link show it again; undefined where nothing was searched yet. */
export function readSearch(params: URLSearchParams): SearchValues | undefined {
  if (!['area_code', 'contains', 'include_recycled'].some((name) => params.has(name))) return undefined;
  return {
    area_code: /^\d{3}$/.exec(params.get('area_code') ?? '')?.[0] ?? '',
    contains: (params.get('contains') ?? '').slice(0, 20),
    include_recycled: params.get('include_recycled') === '1',
  };
}

/** The same parameters with this search; those of others stay. */
export function withSearch(params: URLSearchParams, values: SearchValues): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('area_code', values.area_code);
  if (values.contains === '') next.delete('contains');
  else next.set('contains', values.contains);
  if (values.include_recycled) next.set('include_recycled', '1');
  else next.delete('include_recycled');
  return next;
}

export function searchOf(values: SearchValues): NumberSearch {
  return { areaCode: values.area_code, contains: values.contains, includeRecycled: values.include_recycled };
}
