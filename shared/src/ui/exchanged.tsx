import { type ReactNode, type RefCallback, useCallback, useRef } from 'react';
import { leadFocus } from './lead-focus';

export interface ExchangedProps {
  /** Names what is shown: under another name another content takes its place. */
  readonly shows: string;
  readonly children: ReactNode;
}

/** A place in which one content gives way to another. Where the one that goes has the focus, the place takes it, so that who works there goes on from it. */
export function Exchanged({ shows, children }: ExchangedProps) {
  const region = useRef<HTMLDivElement>(null);
  // Asked as it goes, while it still is in the page.
  const content: RefCallback<HTMLElement> = useCallback(
    (element: HTMLElement) => () => {
      if (element.contains(document.activeElement)) leadFocus(region.current);
    },
    [],
  );
  return (
    <div ref={region} tabIndex={-1}>
      <div key={shows} ref={content}>
        {children}
      </div>
    </div>
  );
}
