import { useFailureNotice, usePlatform, useQuery } from '@careline/shared';
import type { CatalogueItem } from '@careline/shared/lists';
import { useEffect, useMemo, useRef, useState } from 'react';
import { conditionSearchQuery, conditionsQuery } from '../api/catalogue/catalogue-queries';
import { appendConditions, indexConditions, matchConditions } from './match-conditions';

/** How long typing pauses before the server is asked, in ms. */
const PAUSE_MS = 200;

export interface ConditionOptions {
  readonly options: readonly CatalogueItem[];
  readonly isLoading: boolean;
  /** What failed, where there is nothing to show for it. */
  readonly error: Error | null;
  readonly retry: () => void;
}

interface OnScreen {
  readonly typed: string;
  readonly options: readonly CatalogueItem[];
}

/**
 * Conditions for what was typed: at once those of the loaded catalogue, and after them the server's own matches, which may know more
 * words for a condition; no row moves while the text stays. Nothing typed lists the catalogue and searches nothing
 * (R147, R148).
 */
export function useConditionOptions(query: string): ConditionOptions {
  const { api } = usePlatform();
  const typed = query.trim();
  const settled = useSettled(typed);
  const catalogue = useQuery(conditionsQuery(api));
  const search = useQuery({ ...conditionSearchQuery(api, settled), enabled: settled !== '' });

  const index = useMemo(() => indexConditions(catalogue.data ?? []), [catalogue.data]);
  const local = useMemo(() => matchConditions(index, typed), [index, typed]);
  const found = settled === typed && typed !== '' ? search.data : undefined;
  const onScreen = useRef<OnScreen>({ typed: '', options: [] });
  const options = useMemo(() => {
    if (typed === '') return local;
    // On a slow line the server may answer before the catalogue has come.
    const there = onScreen.current.typed === typed ? onScreen.current.options : [];
    return appendConditions(there, appendConditions(local, found ?? []));
  }, [typed, local, found]);
  useEffect(() => {
    onScreen.current = { typed, options };
  }, [typed, options]);

  useFailureNotice(search, 'failed.search');

  const asked = typed === '' ? catalogue : search;
  return {
    options,
    isLoading: asked.isFetching || settled !== typed,
    error: asked.data === undefined ? asked.error : null,
    retry: () => void asked.refetch(),
  };
}

/** The value once it has not changed for a moment; the empty text at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
