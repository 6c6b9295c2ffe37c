import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsPrinted } from './use-is-printed';

function Where() {
  return useIsPrinted() ? 'paper' : 'screen';
}

// Without `act`, which draws what a browser would not wait for.
const tell = (type: string) => void window.dispatchEvent(new Event(type));

it('F43 U15: what stands on paper is drawn when the event has been told, and tells paper from screen, also who was away when a print ended', () => {
  const first = render(<Where />);
  tell('beforeprint');
  expect(screen.getByText('paper')).toBeDefined();
  first.unmount();
  tell('afterprint');
  render(<Where />);
  expect(screen.getByText('screen')).toBeDefined();
});
