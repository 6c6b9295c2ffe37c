import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Exchanged } from './exchanged';
import { renderForTest } from './testing/render';

const place = (shows: string, isFilled = true) => (
  <>
    <input aria-label="elsewhere" />
    <Exchanged shows={shows}>{isFilled ? <a href="/all">{shows}</a> : null}</Exchanged>
  </>
);

it('F233: takes the focus of what goes, and of nothing else', () => {
  const { rerender } = renderForTest(place('list'));
  const link = screen.getByRole('link');
  link.focus();
  rerender(place('list'));
  expect(document.activeElement).toBe(link);
  rerender(place('nothing', false));
  expect(document.activeElement?.matches('div[tabindex="-1"]')).toBe(true);
  screen.getByLabelText('elsewhere').focus();
  rerender(place('list'));
  expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'));
});
