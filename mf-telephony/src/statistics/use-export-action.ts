import { useNotice, usePageAction } from '@careline/shared';

/**
 * Hears “Export calls” of the palette: begins it, or says by a key of the texts why there is nothing to save. Unheard it would wait in the address, and begin by
 * itself once there is something. Undefined where another part of the page hears it, or will.
 */
export function useExportAction(begin: (() => void) | string | undefined): void {
  const tell = useNotice();
  usePageAction('export-calls', typeof begin === 'string' ? () => tell({ title: begin, color: 'info' }) : begin);
}
