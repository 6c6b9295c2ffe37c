import type { ReactNode } from 'react';

/**
 * What the document's HTML paints before any code has come, one kind of it; splash.module.css shows the one that the document's own script has
 * chosen. It is seen and no more: it cannot be used and is not read out, and nothing in it is about anybody.
 */
export function Outline({ kind, children }: { readonly kind: 'layout' | 'sign'; readonly children: ReactNode }) {
  return (
    <div data-outline={kind} hidden inert>
      {children}
    </div>
  );
}
