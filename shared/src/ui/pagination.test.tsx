import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Pagination } from './pagination';
import { renderForTest } from './testing/render';

const at = (page: number) => (
  <Pagination
    from={page * 50 + 1}
    to={page * 50 + 50}
    hasNext={page < 1}
    hrefFor={(step) => `/calls?page=${page + step}`}
  />
);

it('F50: who has turned to the last page keeps the focus on "Next", which leads nowhere then', () => {
  const { rerender } = renderForTest(at(0));
  const next = screen.getByRole('link', { name: 'Next' });
  next.focus();
  rerender(at(1));
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  const isFollowed = fireEvent.click(next);
  expect(isFollowed).toBe(false);
  const previous = screen.getByRole('link', { name: 'Previous' });
  expect(previous.getAttribute('aria-disabled')).toBeNull();
});

it.each([
  ['a pointer', { detail: 1 }, -900, [[0, -972]]],
  ['the keyboard', { detail: 0 }, -900, []],
  ['a pointer, for another tab', { detail: 1, ctrlKey: true }, -900, []],
  ['a pointer, with the beginning of the list in sight', { detail: 1 }, 80, []],
])('F108: a page that is turned by %s begins in sight, or leaves the reader alone', (_way, click, top, offsets) => {
  renderForTest(<section aria-label="Calls">{at(0)}</section>);
  const list = screen.getByRole('region', { name: 'Calls' });
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 2000));
  fireEvent.click(screen.getByRole('link', { name: 'Next' }), click);
  expect(scrollBy.mock.calls).toEqual(offsets);
  scrollBy.mockRestore();
});
