import type { PageCall } from '@careline/shared/host';

declare global {
  interface Window {
    /** Where the document's own script leaves what it has asked the API for; delivery/src/compose/early-script.ts writes it. */
    carelineCalls?: readonly PageCall[] | undefined;
  }
}

/** What the document has asked the API for; it can be taken once. */
export function takePageCalls(page: Window): readonly PageCall[] {
  const calls = page.carelineCalls ?? [];
  page.carelineCalls = undefined;
  return calls;
}
