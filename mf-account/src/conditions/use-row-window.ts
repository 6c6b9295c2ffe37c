import { type UIEvent, useRef, useState } from 'react';

/** Of a row, in px, where the text has its usual size. */
const LEAST_HEIGHT = 44;
/** Two lines of text with some air, in the root's font sizes: a larger text makes higher rows. */
const HEIGHT_IN_FONT_SIZES = 2.75;
export const VISIBLE_ROWS = 8;
/** The last one is seen by half, so that the list is seen to go on. */
const WHOLE_AND_HALF_ROWS = 7.5;
/** Rows above and below what is seen, so that scrolling shows no gaps; with them 24 rows are in the document at most. */
const SPARE_ROWS = 8;

/** Which rows of a long list are in the document. All rows are equally high, by the browser's text size alone. */
export function useRowWindow(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [rowHeight] = useState(measureRow);
  const listHeight = rowHeight * WHOLE_AND_HALF_ROWS;
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count - VISIBLE_ROWS) - SPARE_ROWS);
  const last = Math.min(count, first + VISIBLE_ROWS + 2 * SPARE_ROWS);

  function scrollTo(position: number): void {
    setTop(position);
    if (element.current) element.current.scrollTop = position;
  }

  /** Scrolls no further than it takes to see the row. */
  function reveal(index: number): void {
    const [start, end] = [index * rowHeight, (index + 1) * rowHeight];
    if (start < top) scrollTo(start);
    else if (end > top + listHeight) scrollTo(end - listHeight);
  }

  return {
    /** px. */
    rowHeight,
    listHeight,
    first,
    last,
    scrollTo,
    reveal,
    listProps: {
      ref: element,
      // A scroller is a stop of Tab in most browsers; this one is moved in from the input.
      tabIndex: -1,
      onScroll: (event: UIEvent<HTMLDivElement>) => setTop(event.currentTarget.scrollTop),
    },
  };
}

function measureRow(): number {
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(LEAST_HEIGHT, HEIGHT_IN_FONT_SIZES * (fontSize || 0));
}
