import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
