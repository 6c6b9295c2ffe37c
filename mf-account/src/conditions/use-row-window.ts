import { type UIEvent, useRef, useState } from 'react';

/** px. */
export const ROW_HEIGHT = 44;
const VISIBLE_ROWS = 8;
/** Rows above and below what is seen, so that scrolling shows no gaps; with them 24 rows are in the document at most. */
const SPARE_ROWS = 8;
export const LIST_HEIGHT = ROW_HEIGHT * VISIBLE_ROWS;

/** Which rows of a long list are in the document. All rows are equally high, so nothing needs measuring. */
export function useRowWindow(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.min(Math.floor(top / ROW_HEIGHT), count - VISIBLE_ROWS) - SPARE_ROWS);
  const last = Math.min(count, first + VISIBLE_ROWS + 2 * SPARE_ROWS);

  function scrollTo(position: number): void {
    setTop(position);
    if (element.current) element.current.scrollTop = position;
  }

  /** Scrolls no further than it takes to see the row. */
  function reveal(index: number): void {
    const [start, end] = [index * ROW_HEIGHT, (index + 1) * ROW_HEIGHT];
    if (start < top) scrollTo(start);
    else if (end > top + LIST_HEIGHT) scrollTo(end - LIST_HEIGHT);
  }

  return {
    first,
    last,
    scrollTo,
    reveal,
    listProps: {
      ref: element,
      onScroll: (event: UIEvent<HTMLDivElement>) => setTop(event.currentTarget.scrollTop),
    },
  };
}
