import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsPrinted } from './use-is-printed';

function Where() {
  return useIsPrinted() ? 'paper' : 'screen';
}

const tell = (type: string) => act(() => void window.dispatchEvent(new Event(type)));

it('U15: tells paper from screen, also who was away when a print ended', () => {
  const first = render(<Where />);
  tell('beforeprint');
  expect(screen.getByText('paper')).toBeDefined();
  first.unmount();
  tell('afterprint');
  render(<Where />);
  expect(screen.getByText('screen')).toBeDefined();
});
