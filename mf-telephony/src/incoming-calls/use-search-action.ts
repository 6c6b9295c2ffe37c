import { useNotice, usePageAction } from '@careline/shared';

/** Hears “Search the calls” of the palette, as `useExportAction` hears the export: begins it, or says why there is nothing to search. */
export function useSearchAction(begin: (() => void) | string | undefined): void {
  const tell = useNotice();
  usePageAction('search-calls', typeof begin === 'string' ? () => tell({ title: begin, color: 'info' }) : begin);
}
